"""What a decision brings at a glance: nothing is tried out."""

from rathaus.bots.hamburg.abilities import LEVEL, MARK
from rathaus.bots.hamburg.weights import HELD
from rathaus.bots.hamburg.worth import SITES, SPENT, STONES, WORKERS, card_gain
from rathaus.games.bruges_and_hamburg import plots
from rathaus.games.hamburg.components.tracks import (
    HALF,
    ROUNDS,
    TAKE_WORKERS,
    THIRD_SEGMENT,
    VIRTUAL_ADVANCE,
)
from rathaus.games.hamburg.moves import DRAW
from rathaus.games.hamburg.rules.base import BUILD, BUILD_WALL, LOWER, MONEY, TAKE
from rathaus.games.hamburg.rules.prices import HAND, advance_price, segment_colour, wall_price
from rathaus.games.hamburg.state import HamburgState

# What one more may bring for its majority, times how close that is: two behind, one behind,
# a tie, one ahead, more.
ZOO, BUILDING, STONE, FIELD = 3.0, 3.0, 3.0, 3.0
CLOSE = (0.1, 0.3, 1.0, 0.4, 0.1)
AHEAD = 0.5  # a field on the square brings the next ones nearer
KEPT = 0.5  # of what a card would bring face up; lost if it is used for something else


def wish(state: HamburgState, seat: int, colour: int) -> float:
    """How welcome a card of a colour is."""
    kit_colour = state.kit.colour
    same = state.answers[seat].count(DRAW + colour)
    for card in state.hands[seat]:
        if kit_colour[card] == colour:
            same += 1
    is_next = segment_colour(state, seat, 0) == colour or segment_colour(state, seat, 1) == colour
    weights = HELD[state.players]
    return (
        weights.clergymen * state.clergymen[colour]
        + weights.segment * is_next
        + weights.level * state.dangers[seat * 5 + colour]
        + weights.crew * min(3, state.workers[seat * 5 + colour])
        - weights.same * same
    )


def laid_out(state: HamburgState, seat: int, card: int) -> float:
    """What it brings to lay a card out face up, less its price."""
    gain = card_gain(state, seat, card)
    if state.kit.is_zoo[card]:
        return gain + ZOO * _is_close(state, seat, 4)
    if state.kit.is_building[card]:
        return gain + BUILDING * _is_close(state, seat, 1)
    return gain


def _is_close(state: HamburgState, seat: int, majority: int) -> float:
    """Would one more take a majority that the seat has not had yet, or hold on to it?"""
    if state.markers[seat] >> majority & 1:
        return 0.0
    mine, most = _standing(state, seat, majority), 0
    for other in state.others(seat):
        most = max(most, _standing(state, other, majority))
    return CLOSE[max(0, min(4, mine - most + 2))]


def _standing(state: HamburgState, side: int, majority: int) -> int:
    if majority == 0:
        return state.square[side]
    if majority == 1:
        return plots.count(state.sites[side])
    if majority == 2:
        return state.walls[side * 2] + state.walls[side * 2 + 1]
    return len(state.zoo[side]) // 2


def action_gain(state: HamburgState, seat: int, card: int, action: int, actions: int) -> float:
    """What a base action with a card brings, with so many of them still to come in the game."""
    if action == BUILD:
        return _built(state, seat, card, actions)
    colour = state.kit.colour[card]
    kept = KEPT * max(0.0, card_gain(state, seat, card))
    if action == LOWER:
        return LEVEL - kept
    if action == BUILD_WALL:
        return _stone(state, seat, colour, actions) - kept
    if action == MONEY:
        useful = SPENT * actions - state.money[seat]
        return MARK * max(0.0, min(state.dice[colour], useful)) - kept
    workers = state.workers[seat * 5 + colour]
    late = min(1.0, actions / 6)
    if action == TAKE:
        return late * (_crew(workers + TAKE_WORKERS) - _crew(workers)) - kept
    free = min(3, state.sites[seat][1::3].count(0))
    site = (SITES[min(free + 1, 3)] - SITES[free]) * min(1.0, actions / ROUNDS)
    return site - late * (_crew(workers) - _crew(workers - 1)) - kept


def _crew(workers: int) -> float:
    return WORKERS[max(0, min(workers, 5))]


def _built(state: HamburgState, seat: int, card: int, actions: int) -> float:
    gain = laid_out(state, seat, card)
    if not state.kit.is_building[card]:
        return gain
    free = min(3, state.sites[seat][1::3].count(0))
    return gain - (SITES[free] - SITES[max(0, free - 1)]) * min(1.0, actions / ROUNDS)


def _stone(state: HamburgState, seat: int, colour: int, actions: int) -> float:
    best = -10.0
    for half in (0, 1):
        if segment_colour(state, seat, half) == colour:
            best = max(best, stone_gain(state, seat, half, actions))
    return best


def stone_gain(state: HamburgState, seat: int, half: int, actions: int) -> float:
    """What the next stone of a half brings, less its price."""
    built = state.walls[seat * 2 + half]
    gain = (STONES[built + 1] - STONES[built]) * min(1.0, actions / ROUNDS)
    gain += STONE * _is_close(state, seat, 2)
    if built == 2:
        gain += THIRD_SEGMENT
    elif built == HALF - 1 and state.hummels and not state.halves[seat] >> half & 1:
        gain += state.hummels[0]
    return gain - MARK * wall_price(state, seat, half, HAND)


def advance_gain(state: HamburgState, seat: int) -> float:
    """What a field on the square brings, less its price."""
    square, field = state.kit.square, state.square[seat]
    is_last = field == len(square) - 1
    points = VIRTUAL_ADVANCE if is_last else square[field + 1] - square[field]
    gain = points + AHEAD + FIELD * _is_close(state, seat, 0)
    return gain - MARK * (advance_price(state, seat) or 0)
