"""Checks of saved states: the way out, the way back, and everything that must not come back."""

import dataclasses
import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from rathaus.core import fields
from rathaus.core.errors import BadState
from rathaus.core.events import Event
from rathaus.core.game import Game
from rathaus.core.state import State
from tests.conformance.play import seats_of
from tests.conformance.walk import (
    Options,
    generator,
    random_move,
    sampled,
    step_of,
    visited,
)

Data = dict[str, Any]
Damage = tuple[str, Any]  # what was done, and what came of it
TRIED_AGAIN = 0.25  # of the damages that another state of the same game has met


def check_saves(game: Game, players: int, options: Options, seed: int) -> None:
    """At every decision a state can be saved, loaded, and played on as if nothing had happened."""
    rng = generator("play", game, players, options, seed)
    state = game.start(players, options)
    assert_reloads(game, state)
    while state.turn():
        loaded = assert_reloads(game, state)
        told: list[Event] = []
        retold: list[Event] = []
        state.listener, loaded.listener = told.append, retold.append
        seat, move = random_move(state, rng)
        state.play(seat, move)
        loaded.play(seat, move)
        assert loaded == state
        assert retold == told
        state = loaded  # so that a fault of one load shows in all that follows
    assert_reloads(game, state)


def assert_reloads(game: Game, state: State) -> State:
    """The state that comes back; equal in everything, derived fields included."""
    data = state.to_json()
    text = json.dumps(data)
    assert json.loads(text) == data, "a save is plain JSON data"
    loaded = game.from_json(json.loads(text))
    assert loaded == state, step_of(state)
    assert hash(loaded) == hash(state)
    assert loaded.turn() == state.turn()
    assert all(loaded.moves(seat) == state.moves(seat) for seat in seats_of(state))
    assert _derived(loaded) == _derived(state), step_of(state)
    return loaded


def _derived(state: State) -> Data:
    found = [each for each in dataclasses.fields(state) if each.metadata.get("role") == "derived"]
    return {each.name: getattr(state, each.name) for each in found}


# -- damaged saves ----------------------------------------------------------------------------


def check_damaged_saves(game: Game, players: int, options: Options, seed: int) -> None:
    """A save that lacks something, or says something impossible, is refused with a reason."""
    rng = generator("damage", game, players, options, seed)
    tried: set[str] = set()
    for state in sampled("damage", visited(game, players, options, seed), rng, share=0.02):
        data = state.to_json()
        for what, damaged in _damages(state, data):
            if what in tried and rng.random() > TRIED_AGAIN:
                continue
            tried.add(what)
            untouched = repr(damaged)
            reason = _refusal(game, damaged)
            assert reason is not None, f"loaded {step_of(state)}: {what}"
            assert len(reason) > 10, what
            assert repr(damaged) == untouched


def _refusal(game: Game, data: Any) -> str | None:
    """Why the save is not loaded; None: it is."""
    try:
        game.from_json(data)
    except BadState as error:
        return str(error)
    return None


def _damages(state: State, data: Data) -> Iterator[Damage]:
    yield from ((f"{data!r} as a save", data) for data in (None, [], "save", 7, {}))
    yield from _damaged_headers(data)
    yield from _damaged_fields(type(state), data)
    yield from _damaged_seats(state, data)
    yield from _damaged_answers(state, data)
    yield from _damaged_stacks(state, data)


def _damaged_headers(data: Data) -> Iterator[Damage]:
    for key, value in data.items():
        yield f"{key} missing", {k: v for k, v in data.items() if k != key}
        for wrong in (None, [], "something else", [value]):
            yield f"{key} = {wrong!r:.40}", {**data, key: wrong}
    yield "an older version", {**data, "rules_version": data["rules_version"] - 1}
    yield "a newer version", {**data, "rules_version": data["rules_version"] + 1}


def _with(data: Data, **changed: Any) -> Data:
    return {**data, "state": {**data["state"], **changed}}


def _damaged_fields(kind: type, data: Data) -> Iterator[Damage]:
    values = data["state"]
    yield "an unknown field", _with(data, no_such_field=0)
    for name in fields.declared(kind):
        rest = {key: value for key, value in values.items() if key != name}
        yield f"{name} missing", {**data, "state": rest}
        for wrong in _wrong_types(values[name]):
            yield f"{name} = {wrong!r:.60}", _with(data, **{name: wrong})


def _wrong_types(value: Any) -> Iterator[Any]:
    """The value as something else, and a list with one wrong item."""
    yield from (None, {}, 1.5)
    if isinstance(value, list):
        yield from (7, "text", True)
        for wrong in (None, {}, 1.5, True):
            yield [*value, wrong]
            yield from ([wrong, *value[1:]] for _ in value[:1])
    else:
        yield from ([], [value], str(value) if not isinstance(value, str) else 7)
        yield int(value) if isinstance(value, bool) else bool(value)


def _damaged_seats(state: State, data: Data) -> Iterator[Damage]:
    for players in (-1, 0, state.players - 1, state.players + 1, 99):
        other = state.copy()
        other.players = players
        if other.sides != state.sides:  # else the rules play the missing seat: it may be right
            yield f"players = {players}", _with(data, players=players)
    answers = data["state"]["answers"]
    yield "an answer too many", _with(data, answers=[*answers, []])
    yield "an answer too few", _with(data, answers=answers[:-1])


def _damaged_answers(state: State, data: Data) -> Iterator[Damage]:
    """Sealed answers that nobody can have given."""
    size = len(state.game.space)
    for seat, answer in enumerate(data["state"]["answers"]):
        for wrong in (-1, size):
            answers = deepcopy(data["state"]["answers"])
            answers[seat] = [*answer, wrong]
            yield f"seat {seat} answered {answers[seat]}", _with(data, answers=answers)
        if seat in state.turn():
            illegal = next(move for move in range(size) if move not in state.moves(seat))
            answers = deepcopy(data["state"]["answers"])
            answers[seat] = [*answer, illegal]
            yield f"seat {seat} answered {answers[seat]}", _with(data, answers=answers)


def _damaged_stacks(state: State, data: Data) -> Iterator[Damage]:
    """Frames that are no frames, and a stack that was cut short."""
    stack = data["state"]["stack"]
    for wrong in ([], ["no_such_step"], ["no_such_step", 0], [0], [""]):
        yield f"{wrong} on top of the stack", _with(data, stack=[*stack, wrong])
        yield f"{wrong} at the bottom of the stack", _with(data, stack=[wrong, *stack])
    if not stack:
        return
    yield "an unfinished game without frames", _with(data, stack=[])
    name, *ints = stack[-1]
    if ints:
        yield f"a frame {name!r} without its numbers", _with(data, stack=[*stack[:-1], [name]])
