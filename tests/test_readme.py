"""The examples of the README and of the pages about positions and the arena run as they stand."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NOT_ON_THE_MAP = {"__init__.py", "__pycache__", "py.typed", "page", "compiled.json"}
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str, page: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, flags=re.DOTALL)


@pytest.mark.parametrize(
    "page", ["README.md", "docs/positions.md", "docs/arena.md", "docs/opponents.md"]
)
def test_python_example_runs(page: str) -> None:
    examples = blocks("python", (ROOT / page).read_text(encoding="utf-8"))
    assert examples
    for example in examples:
        exec(compile(example, page, "exec"), {})


def test_linked_files_exist() -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", README)
    assert links
    assert not [link for link in links if not (ROOT / link).exists()]


def test_what_the_map_names_exists() -> None:
    text = README.partition("```\nsrc/rathaus/\n")[2].partition("```")[0]
    inside = re.findall(r"^  ([\w.]+)", text, flags=re.MULTILINE)
    named = re.findall(r"^(\w+)/", text, flags=re.MULTILINE)
    there = {path.name for path in (ROOT / "src" / "rathaus").iterdir()}
    assert {name for name in there - NOT_ON_THE_MAP if name not in text} == set()
    assert {"examples", "docs"} <= set(named)
    paths = [*(f"src/rathaus/{each}" for each in inside), *named]
    paths += [f"docs/{page}" for page in re.findall(r"\w+\.md", text)]
    assert not [path for path in paths if not (ROOT / path).exists()]


def test_named_commands_exist() -> None:
    from click.testing import CliRunner

    from rathaus.cli import main

    verbs = set(re.findall(r"rathaus (\w+)", "\n".join(blocks("sh"))))
    assert verbs >= {"play", "simulate", "replay", "games"}
    for verb in verbs:
        assert CliRunner().invoke(main, [verb, "--help"]).exit_code == 0, verb
