"""The reference of the contract says what the docstrings say."""

import re
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from rathaus import builds

pytestmark = pytest.mark.skipif(
    builds.kind() == "compiled",
    reason="compiled classes have no docstrings: RATHAUS_PLAIN=1 makes pytest look",
)

FILE = Path(__file__).parents[1] / "docs" / "write_api.py"
SPEC = spec_from_file_location("write_api", FILE)
assert SPEC is not None
assert SPEC.loader is not None
write_api = module_from_spec(SPEC)
SPEC.loader.exec_module(write_api)


def test_the_page_is_up_to_date() -> None:
    written = (FILE.parent / "api.md").read_text(encoding="utf-8")
    assert written == write_api.page(), "run: make api"


def test_everything_it_tells_is_there_and_has_words() -> None:
    page = write_api.page()
    modules = re.findall(r"^`(rathaus[\w.]*)`$", page, re.MULTILINE)
    assert len(modules) == len(write_api.CHAPTERS)
    for module, (_, _, names) in zip(modules, write_api.CHAPTERS, strict=True):
        for name in names:
            assert getattr(import_module(module), name).__doc__, f"{module}.{name}"


def test_the_contract_is_told_in_full() -> None:
    page = write_api.page()
    for name in ("start", "from_json", "notation", "parse", "prompt", "describe", "story"):
        assert f"- `{name}(" in page, name
    for name in ("turn", "moves", "play", "chances", "sample", "copy", "view", "redeal"):
        assert f"- `{name}(" in page, name
    for name in ("scores", "ranks", "result", "to_json"):
        assert f"- `{name}(" in page, name
