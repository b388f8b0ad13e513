"""Positions along random games, for tests that look at many of them."""

from collections.abc import Iterator
from random import Random

import rathaus
from rathaus.core.state import State

SETTINGS: list[tuple[str, int, dict[str, object]]] = [
    ("neom", 1, {}),
    ("neom", 2, {}),
    ("neom", 4, {}),
    ("hamburg", 1, {"mayors": True, "ships": True}),
    ("hamburg", 3, {"dangers": True, "exchange": True, "clergy": True}),
    ("bruges", 3, {}),
    ("city_tycoon", 4, {}),
]


def decisions(
    name: str, players: int, options: dict[str, object], seed: int
) -> Iterator[tuple[State, int]]:
    """The position before each decision of a random game, and the seat that decides."""
    state, rng = rathaus.game(name).start(players, options), Random(seed)
    while turn := state.turn():
        seat = turn[int(rng.random() * len(turn))]
        if seat == rathaus.CHANCE:
            state.play(seat, state.sample(rng))
            continue
        yield state, seat
        state.play(seat, rng.choice(state.moves(seat)))
