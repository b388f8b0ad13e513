"""How good each legal move is."""

from typing import cast

from rathaus.bots.bruges_and_hamburg.turns import ratings
from rathaus.bots.hamburg.plan import HamburgTurns, outcome
from rathaus.bots.hamburg.quick import wish
from rathaus.core.state import Answer, State
from rathaus.games.hamburg.moves import DRAW, MAYOR
from rathaus.games.hamburg.state import HamburgState

GOOD_MAYORS = (0, 3, 5, 6, 8)


def rate(state: State, seat: int, moves: list[int]) -> list[float]:
    """How good each legal move is for the seat."""
    table = cast("HamburgState", state)
    question = table.stack[-1][0]
    if question == "piles":
        return [wish(table, seat, move - DRAW) for move in moves]
    if question == "mayor":
        return [float(move - MAYOR in GOOD_MAYORS) for move in moves]
    if question == "turn":
        return ratings(plan(table, seat, moves, 0), table.answers[seat], moves)
    return [outcome(table, seat, move) for move in moves]


def plan(state: State, seat: int, moves: list[int], lines: int) -> dict[Answer, float]:
    """The ways to go on with a turn, when so many lines of further turns are followed up."""
    table = cast("HamburgState", state)
    if table.stack[-1][0] != "turn":
        return {}
    return HamburgTurns(table, seat).ways(table, moves, lines)
