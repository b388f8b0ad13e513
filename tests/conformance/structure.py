"""Checks of what a game tells besides words: its catalogue, and what its moves are about."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, get_args

from rathaus.core.catalogue import Catalogue, Layout, Place
from rathaus.core.events import Event
from rathaus.core.game import Game
from rathaus.core.languages import LANGUAGES
from rathaus.core.state import State
from rathaus.core.steps import CHANCE
from tests.conformance.walk import Options, generator, random_game, sampled, step_of, visited

EFFECTS = {"pay", "gain", "lose", "reach", "place"}


def check_catalogue(game: Game) -> None:
    """Every language names the same things, and leaves none of them without a word."""
    first = game.catalogue(LANGUAGES[0])
    for lang in LANGUAGES:
        told = game.catalogue(lang)
        assert keys_of(told) == keys_of(first), lang
        for key, piece in told.pieces.items():
            assert piece.key == key
            assert piece.name.strip(), f"{lang} {key}"
            assert piece.lines == tuple(piece.lines)
        for key, label in [*told.names.items(), *told.sheet.items()]:
            assert label.strip(), f"{lang} {key}"
        for key, field in told.fields.items():
            assert field.label.strip(), f"{lang} {key}"
            assert field.layout in get_args(Layout), f"{key}: {field.layout}"
            assert field.place in get_args(Place), f"{key}: {field.place}"
            assert field.layout != "grid" or field.columns, f"{key}: a grid has columns"
            assert not field.cells or len(field.cells) % field.columns == 0, key


def keys_of(told: Catalogue) -> list[Any]:
    """All that does not depend on the language."""
    fields = {key: (each.layout, each.place, set(each.parts)) for key, each in told.fields.items()}
    parts = (told.pieces, told.names, told.sheet)
    return [*(list(each) for each in parts), fields, told.signs, told.areas]


def check_fields(game: Game, players: int, options: Options, seed: int) -> None:
    """What the catalogue labels is in the view: a field of the table, or of something on it."""
    told = game.catalogue(LANGUAGES[0])
    rng = generator("fields", game, players, options, seed)
    seen: set[str] = set()
    for state in sampled("fields", visited(game, players, options, seed), rng, share=0.05):
        seen.update(paths(state.view(0)))
    known = {key for key in told.fields if key.rpartition(".")[2] in seen}
    assert known, "no field of the view has a label"
    assert told.areas in seen, f"the view has no {told.areas!r}"


def paths(view: Any) -> Iterator[str]:
    """The names of all fields, inside other fields too."""
    if isinstance(view, dict):
        for key, value in view.items():
            yield key
            yield from paths(value)
    elif isinstance(view, list):
        for each in view:
            yield from paths(each)


def check_moves(game: Game, players: int, options: Options, seed: int) -> None:
    """What a move is about exists; what it would do is told in whole numbers."""
    rng = generator("structure", game, players, options, seed)
    told = game.catalogue(LANGUAGES[0])
    heard: list[Event] = []
    states = random_game(game, players, options, seed, heard.append)
    for state in sampled("structure", states, rng, share=0.1):
        for seat in state.turn():
            if seat != CHANCE:
                _assert_structure(state, seat, told)
    for event in heard:
        _assert_line(game, event, told, players)


def _assert_structure(state: State, seat: int, told: Catalogue) -> None:
    game: Any = state.game
    refused = [refusal.move for refusal in game.refused(state, seat, LANGUAGES[0])]
    for move in [*state.moves(seat), *refused]:
        where = f"{game.notation(state, move)} {step_of(state)}"
        for target in game.targets(state, seat, move):
            assert target.kind in ("piece", "place", "seat"), where
            assert target.kind != "piece" or target.key in told.pieces, f"{where}: {target}"
            assert target.kind != "place" or target.field, f"{where}: {target}"
            assert target.kind != "seat" or int(target.key) in range(state.sides), where
            assert target.seat is None or target.seat in range(state.sides), where
    for move in state.moves(seat):
        for effect in game.consequence(state, seat, move):
            where = f"{game.notation(state, move)} {step_of(state)}: {effect}"
            assert effect.kind in EFFECTS, where
            assert type(effect.amount) is int, where
            assert effect.amount >= 0, where
            assert _is_named(effect.what, told), where
        _assert_trails(state, seat, move, told)
        _assert_default(state, seat, move)


def _assert_trails(state: State, seat: int, move: int, told: Catalogue) -> None:
    """A way leads from place to place, each with its price or none of them."""
    game: Any = state.game
    for trail in game.trails(state, seat, move):
        where = f"{game.notation(state, move)} {step_of(state)}: {trail}"
        assert _is_named(trail.what, told), where
        assert trail.amount > 0, where
        assert trail.places, where
        assert all(place.kind == "place" and place.field for place in trail.places), where
        assert len(trail.prices) in (0, len(trail.places)), where


def _assert_default(state: State, seat: int, move: int) -> None:
    """The moves of a default are legal in turn, and the last one completes the answer."""
    game: Any = state.game
    then = game.suggestion(state, seat, move)
    now = state.copy()
    for made, following in pairwise((move, *then)):
        assert not now.completes(seat, made), game.notation(state, move)
        now.play(seat, made)
        assert following in now.moves(seat), game.notation(state, move)
    assert not then or now.completes(seat, then[-1]), game.notation(state, move)


def _is_named(what: str, told: Catalogue) -> bool:
    fields = {key.rpartition(".")[2] for key in told.fields}
    return what in told.pieces or what in told.names or what in fields


def _assert_line(game: Game, event: Event, told: Catalogue, players: int) -> None:
    """Marks stand where the text names something that exists; values are plain data."""
    names = [f"Name {seat}" for seat in range(players)]
    line = game.line(event, LANGUAGES[0], names)
    for mark in line.marks:
        said = line.text[mark.start : mark.end]
        assert said, event
        if mark.kind == "seat":
            assert said == names[int(mark.key)], event
        if mark.kind == "piece":
            assert mark.key in told.pieces, event
    for name, value in game.event_data(event).items():
        assert isinstance(value, (int, str, list)), f"{name} of {event}"
