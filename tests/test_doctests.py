"""The examples in docstrings, of the package and of the tests' own helpers, are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOMES = {"rathaus": ROOT / "src", "tests": ROOT}


def _with_examples() -> list[str]:
    """The modules whose source has an example; no other has to be imported."""
    found = []
    for package, home in HOMES.items():
        for path in sorted((home / package).rglob("*.py")):
            lines = path.read_text(encoding="utf-8").splitlines()
            if any(line.lstrip().startswith(">>> ") for line in lines):
                steps = path.relative_to(home).with_suffix("").parts
                found.append(".".join(steps[:-1] if steps[-1] == "__init__" else steps))
    return found


MODULES = _with_examples()


def test_examples_are_found() -> None:
    assert {"rathaus", "rathaus.core.moves", "tests.games.neom.scenes"} <= set(MODULES)


@pytest.mark.one_of_each("name")
@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    result = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.attempted, "an example that is never run"
    assert result.failed == 0
