"""A quick policy: each decision by a simple rule, without trying anything out."""

from random import Random
from typing import cast

from rathaus.bots.bruges import abilities
from rathaus.bots.bruges.quick import action_gain, canal_gain, placed, step_gain, wish
from rathaus.bots.bruges.worth import Time, time_left
from rathaus.core.state import State
from rathaus.games.bruges.moves import (
    AS,
    CANAL,
    DISCARD,
    DRAW,
    FIND,
    HOUSE,
    LOSE,
    LOSE_CANAL,
    LOSE_HOUSE,
    PERSONS,
    PLAY,
    USE,
)
from rathaus.games.bruges.rules import actions
from rathaus.games.bruges.state import FIVE, BrugesState
from rathaus.games.bruges_and_hamburg.moves import ADVANCE, DONE, GAIN, GIVE, LOWER

GAINFUL = 0.1  # a person is used if it brings more than this


def cheap(state: State, seat: int, moves: list[int], rng: Random) -> int:
    """A sensible move for the seat."""
    table = cast("BrugesState", state)
    frame = table.stack[-1]
    question = frame[0]
    if question in ("turn", "one_more"):
        return _turn(table, seat, moves)
    if question == "granted":
        return _part(table, seat, frame[2], moves)
    if question == "step_up":
        return ADVANCE if step_gain(table, seat) > 0 else DONE
    if question == "take_back":
        return moves[0]
    return _follow(table, seat, moves)


# -- a turn -----------------------------------------------------------------------------------


def _turn(state: BrugesState, seat: int, moves: list[int]) -> int:
    """A person who is worth the cost, else the best card for the best action."""
    answer = state.answers[seat]
    if answer:
        return _part(state, seat, answer[0] - PLAY, moves)
    best, choice = GAINFUL, -1
    for move in moves:
        if USE < move <= USE + PERSONS:
            gain = abilities.each_use(state, seat, move - USE)
            if gain > best:
                best, choice = gain, move
    return choice if choice >= 0 else _card(state, seat, moves)


def _card(state: BrugesState, seat: int, moves: list[int]) -> int:
    best, choice = -1000.0, moves[0]
    time = time_left(state)
    for move in moves:
        if PLAY < move <= PLAY + PERSONS:
            card = move - PLAY
            for action in actions.moves(state, seat, card, ()):
                if action >= AS:
                    gain = action_gain(state, seat, card, action - AS, time)
                    if gain > best:
                        best, choice = gain, move
    return choice


def _part(state: BrugesState, seat: int, card: int, moves: list[int]) -> int:
    """What a card is used for, or where."""
    if moves[0] >= HOUSE:
        return moves[0]
    best, choice = -1000.0, moves[0]
    time = time_left(state)
    for move in moves:
        gain = _use_of(state, seat, card, move, time)
        if gain > best:
            best, choice = gain, move
    return choice


def _use_of(state: BrugesState, seat: int, card: int, move: int, time: Time) -> float:
    if AS <= move < CANAL:
        return action_gain(state, seat, card, move - AS, time)
    return canal_gain(state, seat, move - CANAL, time) if CANAL <= move < HOUSE else -1000.0


# -- everything else --------------------------------------------------------------------------


def _follow(state: BrugesState, seat: int, moves: list[int]) -> int:
    """The rarest worker to take, the least thing to lose, else the first offer."""
    best, choice = -1000.0, moves[0]
    for move in moves:
        if move != DONE:
            liking = _liking(state, seat, move)
            if liking > best:
                best, choice = liking, move
    return choice


def _liking(state: BrugesState, seat: int, move: int) -> float:
    if GIVE <= move < GIVE + FIVE:
        return state.workers[seat * FIVE + move - GIVE]
    if GAIN <= move < GAIN + FIVE:
        return -state.workers[seat * FIVE + move - GAIN]
    if LOWER <= move < LOWER + FIVE:
        return state.threats[seat * FIVE + move - LOWER]
    if DRAW <= move < DRAW + 2:
        return wish(state, seat, move)
    if DISCARD < move <= DISCARD + PERSONS:
        return -placed(state, seat, move - DISCARD, time_left(state))
    if FIND < move <= FIND + PERSONS:
        return placed(state, seat, move - FIND, time_left(state))
    if LOSE < move <= LOSE + PERSONS:
        return -state.kit.price[move - LOSE]
    if LOSE_HOUSE <= move <= LOSE:
        return 0.0 if state.houses[seat][3 * (move - LOSE_HOUSE) + 1] else 1.0
    return 0.5 if LOSE_CANAL <= move < LOSE_HOUSE else 0.0
