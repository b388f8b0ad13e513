"""`rathaus components` with the persons and canals of Bruges."""

import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rathaus.cli import main
from rathaus.core.game import LANGUAGES
from rathaus.games.bruges import text
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.overrides import TABLES


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["components", *arguments])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_is_shown_with_its_text_and_the_source_of_its_values(lang: str) -> None:
    person = PERSONS[26]
    lines = run("show", "bruges", "buergermeister", "--lang", lang).stdout.splitlines()
    assert lines[0] == f"027 {text.person_name(person, lang)}"
    assert [line.strip() for line in lines[2:6]] == text.person_lines(person, lang)
    assert "  price = 6 (reconstructed)" in lines
    assert "  trigger = laurel (rulebook)" in lines
    assert lines[-1] == f"  effect = {text.ability_symbols(person.ability)} (rulebook)"
    assert run("show", "bruges", "27", "--lang", lang).stdout.splitlines() == lines


def test_a_canal_section_is_shown_with_its_colours() -> None:
    lines = run("show", "bruges", "A.left", "--lang", "de").stdout.splitlines()
    assert lines[0] == "canal Torhaus A, linker Kanalabschnitt"
    assert lines[2].strip() == "Blau · Rot · Violett · Gelb · Braun"


def test_the_list_has_every_person_and_every_section() -> None:
    result = run("show", "bruges")
    assert result.exit_code == 0
    assert f"{165 + 8} components" in result.stdout


def test_the_template_offers_all_that_may_be_replaced_and_changes_nothing(tmp_path: Path) -> None:
    template = run("template", "bruges").stdout
    data = tomllib.loads(template)
    assert {name: set(data[name]) for name in TABLES} == {
        name: set(table.open) for name, table in TABLES.items()
    }
    file = tmp_path / "mine.toml"
    file.write_text(template, encoding="utf-8")
    result = run("check", str(file))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines()[1:] == ["nothing is changed"]


def test_a_file_says_what_it_changes(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'game = "bruges"\nname = "mine"\n[price]\nbaron = 9\n[worker]\nbaron = "red"\n'
        '[canal]\n"A.left" = ["red", "blue", "violet", "yellow", "brown"]\n',
        encoding="utf-8",
    )
    result = run("check", str(file))
    assert result.stdout.splitlines()[1:] == [
        "[price] baron: 3 -> 9",
        "[worker] baron: blue -> red",
        (
            "[canal] A.left: ['blue', 'red', 'violet', 'yellow', 'brown'] -> "
            "['red', 'blue', 'violet', 'yellow', 'brown']"
        ),
    ]
