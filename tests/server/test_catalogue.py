"""The page is told what it shows: pieces, fields and names of every game, in every language."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from rathaus.core.game import Game
from rathaus.core.languages import LANGUAGES
from rathaus.core.match import Match
from rathaus.games import NAMES
from rathaus.registry import find
from rathaus.server.protocol.coding import encode
from rathaus.server.protocol.library import CatalogueShown
from rathaus.server.structure import catalogue_shown
from tests.template_game import HighCard

GAMES = [*map(find, NAMES), HighCard()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def played(game: Game, decisions: int) -> Match:
    match = Match(game, game.player_counts[-1], seed="words")
    rng = Random(1)
    for _ in range(decisions):
        if match.is_over:
            break
        seat = match.state.turn()[0]
        match.play(seat, rng.choice(match.state.moves(seat)))
    return match


def shown(game: Game, lang: str = "en") -> CatalogueShown:
    """As it arrives in the browser."""
    return msgspec.json.decode(
        encode(catalogue_shown(game.catalogue(lang), lang)), type=CatalogueShown
    )


def placed(words: CatalogueShown, place: str) -> set[str]:
    return {key for key, field in words.fields.items() if field.place == place}


@every_language
@every_game
def test_every_piece_has_a_name(game: Game, lang: str) -> None:
    pieces = shown(game, lang).pieces
    assert len(pieces) > 20
    assert all(piece.name and piece.key == key for key, piece in pieces.items())


@every_language
@pytest.mark.parametrize("name", NAMES)
def test_most_pieces_of_the_house_say_what_they_do(name: str, lang: str) -> None:
    pieces = shown(find(name), lang).pieces.values()
    assert sum(any(piece.lines) for piece in pieces) > 100


@every_game
def test_what_is_in_a_hand_is_a_piece(game: Game) -> None:
    words, match = shown(game), played(game, 40)
    assert placed(words, "hand")
    for seat in range(match.state.players):
        view = match.state.view(seat)
        held = [key for field in placed(words, "hand") for key in _list(view[field]) if key]
        assert all(key in words.pieces for key in held)


@every_game
def test_the_score_sheet_has_words_for_its_categories(game: Game) -> None:
    match = played(game, 100_000)
    numbers = {key for key, value in match.state.result()[0].items() if type(value) is int}
    for lang in LANGUAGES:
        assert numbers <= set(shown(game, lang).sheet)


@every_game
def test_clock_and_hand_are_fields_of_the_view(game: Game) -> None:
    words, view = shown(game), played(game, 40).state.view(0)
    assert placed(words, "clock") | placed(words, "hand") <= set(view)
    assert isinstance(view[words.areas], list)


@every_game
def test_a_field_looks_as_its_layout_says(game: Game) -> None:
    words = shown(game)
    for view in (played(game, 40).state.view(0), played(game, 100_000).state.view(0)):
        for key, value in _fields(view, words.areas):
            field = words.fields.get(key)
            if field and value:
                assert _fits(field.layout, value, field.columns), (key, field.layout, value)


def _fits(layout: str, value: Any, columns: int) -> bool:
    match layout:
        case "grid":
            return isinstance(value, list) and columns > 0 and len(value) % columns == 0
        case "map":
            return all({"x", "y", "cell"} <= set(each) for each in value)
        case "row":
            return isinstance(value, (list, str))
        case "counts":
            return isinstance(value, dict)
    return True


@every_game
def test_numbers_in_a_row_say_what_they_count(game: Game) -> None:
    words = shown(game)
    for key, value in _fields(played(game, 40).state.view(0), words.areas):
        if key in words.fields and _is_pair(value) and words.fields[key].holds != "seat":
            assert {"0", "1"} <= set(words.fields[key].parts), key


@every_game
def test_all_languages_have_words_for_the_same_keys(game: Game) -> None:
    english = shown(game)
    for lang in LANGUAGES[1:]:
        assert _keys(shown(game, lang)) == _keys(english)


@every_game
def test_every_colour_has_a_sign(game: Game) -> None:
    words = shown(game)
    colours = {piece.colour for piece in words.pieces.values() if piece.colour}
    assert colours <= set(words.signs)


@every_language
@every_game
def test_a_log_line_marks_the_pieces_and_players_it_names(game: Game, lang: str) -> None:
    """The page makes links of them: each stands in the text, by its name in that language."""
    match, words, found = played(game, 100_000), shown(game, lang), set()
    names = [f"P{seat}" for seat in range(match.state.players)]
    for event in match.events:
        text, marks = game.line(event, lang, names)
        for mark in marks:
            found.add(mark.kind)
            said = text[mark.start : mark.end]
            assert said
            if mark.kind == "piece":
                assert mark.key in words.pieces
            elif mark.kind == "seat":
                assert said == names[int(mark.key)]
    assert found >= {"piece", "seat"}


def _fields(view: Mapping[str, Any], areas: str) -> Iterator[tuple[str, Any]]:
    """What is on the table and before the first player."""
    yield from ((key, value) for key, value in view.items() if key != areas)
    yield from view[areas][0].items()


def _is_pair(value: object) -> bool:
    return isinstance(value, list) and [type(each) for each in value] == [int, int]


def _keys(words: CatalogueShown) -> list[set[str]]:
    parts = {f"{key}.{part}" for key, field in words.fields.items() for part in field.parts}
    return [set(words.fields), parts, set(words.names), set(words.pieces), set(words.sheet)]


def _list(value: object) -> list[str]:
    return value if isinstance(value, list) else [str(value)]
