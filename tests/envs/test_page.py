"""The examples of docs/doors.md run as they stand."""

from pathlib import Path

import pytest

from tests.test_readme import blocks

PAGE = Path(__file__).parents[2] / "docs" / "doors.md"
EXAMPLES = blocks("python", PAGE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int) -> None:
    exec(compile(EXAMPLES[number], str(PAGE), "exec"), {})


def test_every_library_has_an_example() -> None:
    assert len(EXAMPLES) == 5
