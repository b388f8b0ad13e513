"""`rathaus components` with the persons and canals of Bruges."""

import pytest

from rathaus.core.game import LANGUAGES
from rathaus.games.bruges import text
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.text import symbols
from tests.cli.driving import check_components, components


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_is_shown_with_its_text_and_the_source_of_its_values(lang: str) -> None:
    person = PERSONS[26]
    lines = components("show", "bruges", "buergermeister", "--lang", lang).stdout.splitlines()
    assert lines[0] == f"027 {text.person_name(person, lang)}"
    assert [line.strip() for line in lines[2:6]] == text.person_lines(person, lang)
    assert "  price = 6 (reconstructed)" in lines
    assert "  trigger = laurel (rulebook)" in lines
    assert lines[-1] == f"  effect = {symbols.effect(person.ability)} (rulebook)"
    assert components("show", "bruges", "27", "--lang", lang).stdout.splitlines() == lines


def test_a_canal_section_is_shown_with_its_colours() -> None:
    lines = components("show", "bruges", "A.left", "--lang", "de").stdout.splitlines()
    assert lines[0] == "canal Torhaus A, linker Kanalabschnitt"
    assert lines[2].strip() == "Blau · Rot · Violett · Gelb · Braun"


def test_the_list_has_every_person_and_every_section() -> None:
    result = components("show", "bruges")
    assert result.exit_code == 0
    assert f"{165 + 8} components" in result.stdout


def test_a_file_says_what_it_changes() -> None:
    result = check_components(
        'game = "bruges"\nname = "mine"\n[price]\nbaron = 9\n[worker]\nbaron = "red"\n'
        '[canal]\n"A.left" = ["red", "blue", "violet", "yellow", "brown"]\n',
    )
    assert result.stdout.splitlines()[1:] == [
        "[price] baron: 3 -> 9",
        "[worker] baron: blue -> red",
        (
            "[canal] A.left: ['blue', 'red', 'violet', 'yellow', 'brown'] -> "
            "['red', 'blue', 'violet', 'yellow', 'brown']"
        ),
    ]
