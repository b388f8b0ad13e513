"""How good each legal move is."""

from typing import cast

from rathaus.bots.hamburg import plan
from rathaus.bots.hamburg.quick import wish
from rathaus.bots.hamburg.worth import turns_left, worth
from rathaus.core.state import Answer, State
from rathaus.games.bruges_and_hamburg.moves import DONE
from rathaus.games.hamburg.moves import DRAW, MAYOR, PLAY
from rathaus.games.hamburg.state import HamburgState

FIRST = 1000.0  # buildings worth their cost are used before a card is played
GAINFUL = 0.05
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
        return _turn(table, seat, moves, {})
    return [_outcome(table, seat, move) for move in moves]


def answer(state: State, seat: int, moves: list[int]) -> Answer:
    """The best rated move; with a card also how to go on, which has been planned by then."""
    table = cast("HamburgState", state)
    planned: dict[Answer, float] = {}
    is_turn = table.stack[-1][0] == "turn"
    ratings = _turn(table, seat, moves, planned) if is_turn else rate(table, seat, moves)
    best = max(ratings)
    move = moves[ratings.index(best)]
    started = table.answers[seat]
    for way, value in planned.items():
        if value == best and way[: len(started) + 1] == (*started, move):
            return way
    return (*started, move)


def _turn(
    state: HamburgState, seat: int, moves: list[int], planned: dict[Answer, float]
) -> list[float]:
    """First the buildings that are worth their cost, then the card to play, as is `planned`."""
    ratings = dict.fromkeys(moves, -FIRST)
    started = state.answers[seat]
    uses = [] if started else [move for move in moves if move != DONE and not _is_card(state, move)]
    if uses:
        now = worth(state, seat, turns_left(state, seat)) + GAINFUL
        ratings |= {move: _outcome(state, seat, move) - now for move in uses}
        top = max(uses, key=ratings.__getitem__)
        if ratings[top] > 0:
            return [FIRST if move == top else ratings[move] for move in moves]
    if DONE in ratings:
        ratings[DONE] = FIRST
        return list(ratings.values())
    planned |= plan.plan(state, seat)
    for way, value in planned.items():
        move = way[len(started)]
        ratings[move] = max(ratings[move], value)
    return [rating if move not in uses else -FIRST for move, rating in ratings.items()]


def _is_card(state: HamburgState, move: int) -> bool:
    return PLAY < move <= PLAY + len(state.kit.cards)


def _outcome(state: HamburgState, seat: int, move: int) -> float:
    """Where a move leads by the end of the turn."""
    return _try(_up_to_own_turn(state, seat), seat, move, turns_left(state, seat))


def _try(state: HamburgState, seat: int, move: int, turns: int) -> float:
    """A base action that a card grants is searched in full: few options a decision."""
    new = state.copy()
    new.play(seat, move)
    if state.stack[-1][0] == "granted" and new.answers[seat]:
        return max(_try(new, seat, each, turns) for each in new.moves(seat))
    plan.settle(new, seat)
    return worth(new, seat, turns)


def _up_to_own_turn(state: HamburgState, seat: int) -> HamburgState:
    """What comes after the seat's turn is cut off, so that all moves are judged at its end."""
    new = state.copy()
    for place, frame in enumerate(state.stack):
        if frame[:2] == ("turn", seat):
            new.stack = state.stack[place:]
    return new
