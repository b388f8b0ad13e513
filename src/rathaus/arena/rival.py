"""Catanatron, the engine that the bench measures ours against; an optional extra.

Four of its random players play Settlers. Most of their decisions have one option only, which
our engine would take by itself, so those with a choice are counted apart.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Protocol

SAMPLE_EVERY = 50  # decisions between two sampled positions


class Copyable(Protocol):
    def copy(self) -> object: ...


@dataclass(frozen=True, slots=True)
class Tally:
    """What was decided in one game."""

    decisions: int
    choices: int  # those with more than one option


def is_there() -> bool:
    return find_spec("catanatron") is not None


class Catanatron:
    name = "catanatron"
    players = 4

    def play(self, seed: int) -> Tally:
        with _global_random_kept():
            game, limit = self._start(seed)
            decisions = choices = 0
            while game.winning_color() is None and game.state.num_turns < limit:
                decisions += 1
                choices += len(game.state.playable_actions) > 1
                game.play_tick()
        return Tally(decisions, choices)

    def positions(self, seed: int) -> list[Any]:
        found, ticks = [], 0
        with _global_random_kept():
            game, limit = self._start(seed)
            while game.winning_color() is None and game.state.num_turns < limit:
                if ticks % SAMPLE_EVERY == 0:
                    found.append(game.copy())
                game.play_tick()
                ticks += 1
        return found

    def _start(self, seed: int) -> tuple[Any, int]:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        # It takes a seed of 0 for no seed at all.
        return Game([RandomPlayer(color) for color in Color], seed=seed + 1), TURNS_LIMIT


@contextmanager
def _global_random_kept() -> Iterator[None]:
    """Its dice come from the global generator, which it seeds anew in every game."""
    before = random.getstate()
    try:
        yield
    finally:
        random.setstate(before)
