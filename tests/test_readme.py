"""The README's examples run as they stand."""

import re
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, flags=re.DOTALL)


def test_python_example_runs() -> None:
    examples = blocks("python")
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})


def test_linked_files_exist() -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", README)
    assert links
    missing = [link for link in links if not (Path(__file__).parent.parent / link).exists()]
    assert not missing


def test_named_commands_exist() -> None:
    from click.testing import CliRunner

    from rathaus.cli import main

    verbs = set(re.findall(r"rathaus (\w+)", "\n".join(blocks("sh"))))
    assert verbs >= {"play", "simulate", "replay", "games"}
    for verb in verbs:
        assert CliRunner().invoke(main, [verb, "--help"]).exit_code == 0, verb
