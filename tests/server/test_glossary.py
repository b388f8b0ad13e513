"""The page has words for what it is shown."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from rathaus.core.match import Match
from rathaus.games import NAMES, find
from rathaus.server.glossary import pieces_in, words_for
from rathaus.server.protocol import Glossary

LANGUAGES = ("en", "de", "nl")
SAID_ELSEWHERE = {"game", "players", "seat", "seats", "sides", "turn", "answer", "step"}
FOR_MACHINES = {
    "neom": {"beginner", "components", "savings", "final_income"},
    "hamburg": {"components", "had_statue", "mayor_tile", "used_twice"},
    "bruges": {"components", "had_statue", "recolours"},
    "city_tycoon": {"components", "open"},
}


def played(name: str, decisions: int) -> Match:
    game = find(name)
    match = Match(game, game.player_counts[-1], seed="words")
    rng = Random(1)
    for _ in range(decisions):
        if match.is_over:
            break
        seat = match.state.turn()[0]
        match.play(seat, rng.choice(match.state.moves(seat)))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_piece_has_a_name_and_a_text(name: str, lang: str) -> None:
    pieces = words_for(name, lang).pieces
    assert len(pieces) > 100
    assert all(piece.name and any(piece.lines) for piece in pieces.values())


@pytest.mark.parametrize("name", NAMES)
def test_what_is_in_a_hand_is_a_piece(name: str) -> None:
    words = words_for(name, "en")
    match = played(name, 40)
    for seat in range(match.state.players):
        view = match.state.view(seat)
        held = [key for field in words.hand for key in _list(view[field]) if key]
        assert all(key in words.pieces for key in held)


@pytest.mark.parametrize("name", NAMES)
def test_the_score_sheet_has_words_for_its_categories(name: str) -> None:
    match = played(name, 100_000)
    numbers = {key for key, value in match.state.result()[0].items() if type(value) is int}
    for lang in LANGUAGES:
        assert numbers <= set(words_for(name, lang).sheet)


@pytest.mark.parametrize("name", NAMES)
def test_the_clock_and_the_seats_are_fields_of_the_view(name: str) -> None:
    words = words_for(name, "en")
    view = played(name, 40).state.view(0)
    assert words.clock
    assert set(words.clock) | set(words.hand) <= set(view)
    assert set(words.details) <= set(view) | set(_area(view))
    assert {*words.clock, *words.details} <= set(words.fields)


@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_player_would_miss_has_a_label(name: str) -> None:
    view = played(name, 40).state.view(0)
    unlabelled = (set(view) | set(_area(view))) - set(words_for(name, "en").fields)
    assert unlabelled <= SAID_ELSEWHERE | FOR_MACHINES[name]


@pytest.mark.parametrize("name", NAMES)
def test_numbers_in_a_row_say_what_they_count(name: str) -> None:
    area = _area(played(name, 40).state.view(0))
    fields = words_for(name, "en").fields
    pairs = [key for key, value in area.items() if _is_pair(value) and key in fields]
    assert all(f"{key}.{place}" in fields for key in pairs for place in (0, 1))


@pytest.mark.parametrize("name", NAMES)
def test_all_languages_have_words_for_the_same_keys(name: str) -> None:
    english = words_for(name, "en")
    for lang in LANGUAGES[1:]:
        assert _keys(words_for(name, lang)) == _keys(english)


def _area(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """What lies before the first player."""
    areas: list[Mapping[str, Any]] = view.get("seats") or view["sides"]
    return areas[0]


def _is_pair(value: object) -> bool:
    return isinstance(value, list) and [type(each) for each in value] == [int, int]


def _keys(words: Glossary) -> list[set[str]]:
    return [set(words.fields), set(words.names), set(words.pieces), set(words.sheet)]


def _list(value: object) -> list[str]:
    return value if isinstance(value, list) else [str(value)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_log_line_names_the_pieces_it_is_about(name: str, lang: str) -> None:
    """The page makes links of them: each stands in the text, by its name in that language."""
    match, pieces, found = played(name, 10_000), words_for(name, lang).pieces, 0
    assert match.is_over
    for event in match.events:
        line = match.game.story(event, lang).lower()
        for key in pieces_in(name, event):
            assert pieces[key].name.lower() in line
            found += 1
    assert found > 100
