"""How good each legal move is: the use of a card is searched in full.

Choices inside an effect go on with the first option, and chance is drawn once.
"""

from random import Random
from typing import cast

from rathaus.bots.bruges.quick import wish
from rathaus.bots.bruges.worth import Time, time_left, worth
from rathaus.core.state import State
from rathaus.core.steps import CHANCE, Frame
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg.moves import DONE

SEARCHED = ("turn", "granted", "one_more")  # few options per decision, so all ways can be tried
MAIN = ("turn", "draw", "step_up")  # decisions of their own, not parts of another


def rate(state: State, seat: int, moves: list[int]) -> list[float]:
    """How good each legal move is for the seat."""
    table = cast("BrugesState", state)
    frame = table.stack[-1]
    if frame[0] == "draw":
        return [wish(table, seat, move) for move in moves]
    time = time_left(table)
    return [_outcome(table, seat, frame, move, time) for move in moves]


# -- looking one decision ahead ---------------------------------------------------------------


def _outcome(state: BrugesState, seat: int, frame: Frame, move: int, time: Time) -> float:
    new = state.copy()
    before = new.resolved
    new.play(seat, move)
    if frame[0] in SEARCHED and new.resolved == before and new.turn() == (seat,):
        return max([_outcome(new, seat, frame, each, time) for each in new.moves(seat)])
    _settle(new, seat)
    return worth(new, seat, time)


def _settle(state: BrugesState, seat: int) -> None:
    """Play out what the move set off, up to the next decision of its own."""
    rng: Random | None = None  # a generator takes long to set up, and few moves need one
    while turn := state.turn():
        step = state.stack[-1][0]
        if turn == (CHANCE,):
            if step == "roll":
                return
            rng = rng or Random(7)
            state.play(CHANCE, state.sample(rng))
        elif step in MAIN and not state.answers[turn[0]]:
            return
        else:
            state.play(turn[0], _follow(state.moves(turn[0])))


def _follow(moves: list[int]) -> int:
    """A choice inside an effect: the first that is not to stop."""
    return moves[1] if moves[0] == DONE else moves[0]
