"""How good each legal move is."""

from typing import cast

from rathaus.bots.bruges.plan import BrugesTurns, outcome
from rathaus.bots.bruges.quick import wish
from rathaus.bots.bruges.worth import time_left
from rathaus.bots.bruges_and_hamburg.turns import ratings
from rathaus.core.state import Answer, State
from rathaus.games.bruges.state import BrugesState


def rate(state: State, seat: int, moves: list[int]) -> list[float]:
    """How good each legal move is for the seat."""
    table = cast("BrugesState", state)
    question = table.stack[-1][0]
    if question == "draw":
        return [wish(table, seat, move) for move in moves]
    if question == "turn":
        return ratings(plan(table, seat, moves, 0), table.answers[seat], moves)
    time = time_left(table)
    return [outcome(table, seat, move, time) for move in moves]


def plan(state: State, seat: int, moves: list[int], lines: int) -> dict[Answer, float]:
    """The ways to go on with a turn, when so many lines of further turns are followed up."""
    table = cast("BrugesState", state)
    if table.stack[-1][0] != "turn":
        return {}
    return BrugesTurns(table, seat).ways(table, moves, lines)
