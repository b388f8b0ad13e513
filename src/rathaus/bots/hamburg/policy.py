"""A quick policy: each decision by a simple rule, without trying anything out."""

from random import Random
from typing import cast

from rathaus.bots.hamburg import abilities
from rathaus.bots.hamburg.quick import action_gain, advance_gain, laid_out, stone_gain, wish
from rathaus.bots.hamburg.worth import actions_left
from rathaus.core.state import State
from rathaus.games.bruges_and_hamburg.moves import ADVANCE, DONE, GAIN, GIVE, LOWER
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.moves import (
    AS,
    DISCARD,
    DRAW,
    FIND,
    LAST_PLAY,
    LOSE,
    LOSE_WALL,
    PLAY,
    SITE,
    USE,
    WALL,
)
from rathaus.games.hamburg.rules import base
from rathaus.games.hamburg.rules.prices import HAND
from rathaus.games.hamburg.state import HamburgState

GAINFUL = 0.1  # a card is used if it brings more than this


def cheap(state: State, seat: int, moves: list[int], rng: Random) -> int:
    """A sensible move for the seat."""
    table = cast("HamburgState", state)
    question = table.stack[-1][0]
    if question == "turn":
        return _turn(table, seat, moves)
    if question == "granted":
        return _part(table, seat, table.stack[-1][2], moves)
    if question == "walk":
        return ADVANCE if advance_gain(table, seat) > 0 else DONE
    if question == "cards":
        return _use(table, seat, moves) or DONE
    if question in ("take_back", "buy_workers"):
        return DONE
    return _follow(table, seat, moves)


# -- a turn -----------------------------------------------------------------------------------


def _turn(state: HamburgState, seat: int, moves: list[int]) -> int:
    """A building that is worth its cost, else the best card for the best action."""
    answer = state.answers[seat]
    if answer:
        return _part(state, seat, answer[0] - PLAY, moves)
    use = _use(state, seat, moves)
    if use:
        return use
    best, choice = -1000.0, DONE
    actions = actions_left(state, seat)
    for move in moves:
        if PLAY < move <= LAST_PLAY:
            card = move - PLAY
            for action in base.moves(state, seat, card, HAND, ()):
                if action >= AS:
                    gain = action_gain(state, seat, card, action - AS, actions)
                    if gain > best:
                        best, choice = gain, move
    return choice


def _use(state: HamburgState, seat: int, moves: list[int]) -> int:
    """The most gainful card to activate; 0: none."""
    best, choice = GAINFUL, 0
    for move in moves:
        if USE < move <= USE + len(state.kit.cards):
            gain = abilities.each_use(state, seat, move - USE)
            if gain > best:
                best, choice = gain, move
    return choice


def _part(state: HamburgState, seat: int, card: int, moves: list[int]) -> int:
    """What a card is used for, or where."""
    first = moves[0]
    if moves[-1] < AS:
        return _follow(state, seat, moves)
    if first >= SITE:
        return first
    best, choice = -1000.0, first
    actions = actions_left(state, seat)
    for move in moves:
        gain = -1000.0
        if AS <= move < WALL:
            gain = action_gain(state, seat, card, move - AS, actions)
        elif WALL <= move < SITE:
            gain = stone_gain(state, seat, move - WALL, actions)
        if gain > best:
            best, choice = gain, move
    return choice


# -- everything else --------------------------------------------------------------------------


def _follow(state: HamburgState, seat: int, moves: list[int]) -> int:
    """The highest danger, the rarest worker to take, the least card to lose, else the first."""
    best, choice = -1000.0, moves[0]
    for move in moves:
        if move != DONE:
            liking = _liking(state, seat, move)
            if liking > best:
                best, choice = liking, move
    return choice


def _liking(state: HamburgState, seat: int, move: int) -> float:
    if GIVE <= move < GIVE + COLOUR_COUNT:
        return state.workers[seat * COLOUR_COUNT + move - GIVE]
    if GAIN <= move < GAIN + COLOUR_COUNT:
        return -state.workers[seat * COLOUR_COUNT + move - GAIN]
    if LOWER <= move < LOWER + COLOUR_COUNT:
        return state.dangers[seat * COLOUR_COUNT + move - LOWER]
    if DRAW <= move < DRAW + COLOUR_COUNT:
        return wish(state, seat, move - DRAW)
    cards = len(state.kit.cards)
    if DISCARD < move <= DISCARD + cards:
        return -laid_out(state, seat, move - DISCARD)
    if FIND < move <= FIND + cards:
        return laid_out(state, seat, move - FIND)
    if LOSE < move <= LOSE + cards:
        return -state.kit.price[move - LOSE]
    if LOSE_WALL <= move <= LOSE_WALL + 1:
        return -state.walls[seat * 2 + move - LOSE_WALL]
    return 0.0
