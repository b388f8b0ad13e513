"""Positions made by hand, in the words of the views and moves: what `position` knows of Hamburg.

Whatever is not said follows: every card that is not named lies in its pile, a site of a colour
is a card nobody has named, boards are those that are left, statues that somebody has are gone.
"""

from collections.abc import Callable, Mapping

from rathaus.core.position import Places
from rathaus.core.steps import Frame
from rathaus.games.hamburg.components.tracks import ROUNDS
from rathaus.games.hamburg.position.middle import TABLE
from rathaus.games.hamburg.position.rest import finish
from rathaus.games.hamburg.position.sides import SEAT
from rathaus.games.hamburg.state import HamburgState


def _turn(state: HamburgState) -> list[Frame]:
    """One turn of whoever has the crest, and then nothing more."""
    state.phase, state.round = 3, state.round or 1
    return [("turn", state.crest, 0)]


def _round(state: HamburgState) -> list[Frame]:
    """The rest of phase III, and all that follows."""
    state.phase, state.round = 3, state.round or 1
    people = [side for side in state.order() if not state.is_tom(side)]
    rounds = range(state.round + 1, ROUNDS + 1)
    turns: list[Frame] = [("turn", side, 0) for side in people]
    return [*turns, *(("round", number) for number in rounds), ("phase_four",)]


def _rolled(state: HamburgState) -> list[Frame]:
    """Phase II after the dice, and all that follows."""
    state.phase = 2
    return [("rolled",)]


def _over(state: HamburgState) -> list[Frame]:
    state.phase = 4
    return []


MOMENTS: Mapping[str, Callable[[HamburgState], list[Frame]]] = {
    "turn": _turn,
    "round": _round,
    "rolled": _rolled,
    "over": _over,
}

PLACES = Places(TABLE, SEAT, MOMENTS, finish)
