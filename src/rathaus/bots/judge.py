"""What a judge of a game is: the module or folder here that is named after the game.

`easy` needs `rate` alone. A search needs the rest: it plays some rounds on in imagination and
judges where that leads.
"""

from importlib import import_module
from random import Random
from typing import Protocol, cast

from rathaus.core.game import Game
from rathaus.core.state import State

JUDGED = ("neom", "hamburg", "bruges", "city_tycoon")


class Rater(Protocol):
    """The least a judge has."""

    def rate(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """How good each move is for the seat, in points; only the differences count."""


class Judge(Rater, Protocol):
    """A judge that a search can use. All functions read a state and leave it as it is.

    One whose turns are better seen together may also have `plan(state, seat, moves, lines)`: the
    ways to answer, complete, each with what it leads to when so many lines of play are followed up
    over the seat's own next turns. Nothing for a question that it has no plan for.
    """

    def value(self, state: State, seat: int) -> float:
        """The points that the seat can expect at the end, on one scale from start to end.

        Asked when a round has just begun or the game is over; then it is the score itself.
        """

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """The same, part by part, to tell the reasons: `reasons` has the words for each."""

    def cheap(self, state: State, seat: int, moves: list[int], rng: Random) -> int:
        """One of the moves, by a quick and sensible rule: at most about 60 microseconds."""

    def stops(self, players: int, careful: bool) -> tuple[int, ...]:
        """After how many rounds a search judges, the present one included, in rising order.

        A careful search, whose rivals play by ratings, may look farther.
        """

    def rollouts(self, players: int) -> int:
        """How often a search can do so in a tenth of a second, compiled."""


def is_judged(game: Game) -> bool:
    return game.name in JUDGED


def judge_of(game: Game) -> Judge:
    """The judge of a game; some can only rate so far (see `can_search`)."""
    return cast("Judge", import_module(f"rathaus.bots.{game.name}"))


def can_search(game: Game) -> bool:
    """Is there a judge that has all a search needs?"""
    return is_judged(game) and all(
        hasattr(judge_of(game), name) for name in ("value", "cheap", "stops", "rollouts")
    )
