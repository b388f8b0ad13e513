"""Saved games that somebody has edited: what the tests of loading share.

A state is saved, one place of it is changed, and the game refuses to load it:

>>> state = start("hamburg", 2)
>>> refuse(edited(state, "money", 1, value=-1), "between")
>>> load(edited(state, "money", 1, value=7)).money
[0, 7]
"""

import json
from collections.abc import Iterable, Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

import rathaus
from rathaus.core.errors import BadState
from rathaus.core.game import Game
from rathaus.core.state import State
from tests.games.scenes import play_at_random, start

__all__ = ["Data", "Path", "edited", "load", "paths", "refuse", "refuse_frame", "refuse_lengths",
           "refuse_values", "refused_or_played", "start"]  # fmt: skip

Data = dict[str, Any]
Path = tuple[Any, ...]


@cache
def _game(name: str) -> Game:
    return rathaus.game(name)


def load(data: Data) -> Any:
    """The state as it is read from a file."""
    return _game(data["game"]).from_json(json.loads(json.dumps(data)))


def edited(state: State, *path: Any, value: Any) -> Data:
    """The state saved, with another value at one place."""
    data = deepcopy(state.to_json())
    _at(data["state"], path[:-1])[path[-1]] = value
    return data


def _at(data: Any, path: Path) -> Any:
    for name in path:
        data = data[name]
    return data


# -- refusals ---------------------------------------------------------------------------------


def refuse(data: Data, match: str | None = None) -> None:
    with pytest.raises(BadState, match=match):
        load(data)


def refuse_values(state: State, path: Path, values: Iterable[Any]) -> None:
    """None of these values can be at this place."""
    for value in values:
        refuse(edited(state, *path, value=value))


def refuse_lengths(state: State, name: str, match: str | None = None) -> None:
    """A field is neither shorter nor longer than it has to be."""
    values = state.to_json()["state"][name]
    refuse(edited(state, name, value=values[:-1]), match)
    refuse(edited(state, name, value=[*values, values[-1]]), match)


def refuse_frame(state: State, frame: list[Any]) -> None:
    """A frame that cannot be on the stack, neither at its top nor at its bottom."""
    stack = state.to_json()["state"]["stack"]
    refuse(edited(state, "stack", value=[*stack, frame]))
    refuse(edited(state, "stack", value=[frame, *stack]))


# -- random damage ----------------------------------------------------------------------------


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The ways to all numbers inside plain data."""
    if isinstance(value, (dict, list)):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for name, item in items:
            yield from paths(item, (*path, name))
    elif isinstance(value, int):
        yield path


def _damage(data: Data, rng: Random) -> Data:
    """One number changed, or one entry of a list missing or doubled."""
    found = deepcopy(data)
    inner = found["state"]
    by_field: dict[str, list[Path]] = {}
    for path in paths(inner):
        by_field.setdefault(path[0], []).append(path)
    usual = ["stack"] if "stack" in by_field else []
    path = rng.choice(by_field[rng.choice([*usual, *by_field])])
    holder, last, old = _at(inner, path[:-1]), path[-1], _at(inner, path)
    if rng.random() < 0.7 or not isinstance(holder, list):
        holder[last] = rng.choice([old + 1, old - 1, 0, 1, 5, old ^ 1, rng.randrange(300), 10**6])
    elif rng.random() < 0.5:
        holder.pop(last)
    else:
        holder.insert(last, old)
    return found


def _play_to_the_end(state: State, rng: Random) -> None:
    for seat in (0, None):
        state.view(seat)
        state.redeal(seat, rng)
    for _ in range(8000):
        if state.turn():
            play_at_random(state, rng)
    assert not state.turn()
    assert len(state.result()) == state.players


def refused_or_played(states: Iterable[State], rng: Random, share: float) -> None:
    """Of a share of the states damaged saves are made: each is refused, or it can be played."""
    outcomes = {"loaded": 0, "refused": 0}
    for data in (state.to_json() for state in states if rng.random() < share):
        for _ in range(8):
            try:
                loaded = load(_damage(data, rng))
            except BadState:
                outcomes["refused"] += 1
            else:
                outcomes["loaded"] += 1
                _play_to_the_end(loaded, rng)
    assert min(outcomes.values()) > 0
