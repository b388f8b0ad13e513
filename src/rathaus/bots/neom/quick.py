"""A quick player of NEOM, for imagined games: it looks at what is printed on a tile."""

from functools import cache
from random import Random
from typing import Final, cast

from rathaus.bots.neom.rating import rate
from rathaus.bots.neom.worth import COIN
from rathaus.core.state import State
from rathaus.games.neom.city import SURROUNDING, adjacent
from rathaus.games.neom.components.kit import (
    OCCUPIED,
    POLLUTING,
    POWER,
    RESIDENTIAL,
    STRIDE,
    Kit,
)
from rathaus.games.neom.moves import BUILD, BUILD_CORNERSTONE, FINE, ON, PICK, SELL
from rathaus.games.neom.rules import payment
from rathaus.games.neom.rules.actions import SALE, tile_of
from rathaus.games.neom.rules.rounds import GENERATIONS
from rathaus.games.neom.scoring import goods_points
from rathaus.games.neom.state import NeomState

SOLD: Final = COIN * SALE
HOME: Final = 2.5  # what a residential tile adds to its neighborhood
VARIABLE: Final = 6.0  # the points of a tile with a question mark
POWERED: Final = 5.0  # the first tile with power
MISSING: Final = 1.2  # the price of a good that has to be bought
CORNERSTONE: Final = 6.0


@cache
def _printed(kit: Kit, generation: int) -> tuple[float, ...]:
    """What a tile of each number brings, by what is printed on it."""
    later = range(generation, GENERATIONS + 1)
    return tuple(
        kit.printed_vp[tile]
        + VARIABLE * kit.is_variable[tile]
        + COIN * (kit.once[tile] + sum(kit.income[each][tile] for each in later) - kit.price[tile])
        + goods_points(kit.produces[tile])
        + HOME * (RESIDENTIAL in kit.traits[tile])
        - 1.0 * (POLLUTING in kit.traits[tile])
        for tile in range(len(kit.tile))
    )


def cheap(state: State, seat: int, moves: list[int], rng: Random) -> int:
    """One of the moves, by a quick and sensible rule."""
    table = cast("NeomState", state)
    step = table.stack[-1][0]
    if step == "choose":
        return _pick(table, seat, moves)
    if step == "act":
        answer = table.answers[seat]
        if not answer:
            return _action(table, seat, moves)
        if len(answer) == 1:
            return _cell(table, seat, tile_of(table, seat, answer[0]), moves, rng)
        return moves[0]
    if step == "disaster":
        return moves[0] if moves[0] == FINE else moves[int(rng.random() * len(moves))]
    ratings = rate(state, seat, moves)
    return moves[ratings.index(max(ratings))]


def _gain(state: NeomState, seat: int, tile: int) -> float:
    """What a tile would bring if it is built now; nothing if it clearly cannot be."""
    kit = state.kit
    left = state.money[seat] - kit.price[tile]
    missing = (kit.needs_goods[tile] & ~state.goods[seat]).bit_count()
    if left < 2 * missing or not payment.meets_types(state, seat, tile):
        return 0.0
    gain = _printed(kit, state.generation)[tile] - MISSING * missing
    if POWER in kit.traits[tile] and not state.traits[seat * STRIDE + POWER]:
        gain += POWERED
    return gain


def _pick(state: NeomState, seat: int, moves: list[int]) -> int:
    best, found = -1.0, moves[0]
    disasters = state.kit.is_disaster
    for move in moves:
        gain = 0.0 if disasters[move - PICK] else _gain(state, seat, move - PICK)
        if gain > best:
            best, found = gain, move
    return found


def _action(state: NeomState, seat: int, moves: list[int]) -> int:
    best, found = SOLD, SELL
    for move in moves:
        if move == SELL:
            continue
        tile = state.chosen[seat] if move == BUILD else move - BUILD_CORNERSTONE
        gain = _gain(state, seat, tile) if move == BUILD else CORNERSTONE
        if gain > best:
            best, found = gain, move
    return found


def _cell(state: NeomState, seat: int, tile: int, moves: list[int], rng: Random) -> int:
    """Homes together and away from dirt, and nothing torn down without need."""
    base = seat * STRIDE
    occupied, homes = state.traits[base + OCCUPIED], state.traits[base + RESIDENTIAL]
    dirty = state.traits[base + POLLUTING]
    traits = state.kit.traits[tile]
    is_home, is_dirty = RESIDENTIAL in traits, POLLUTING in traits
    best, found = -100.0, moves[0]
    for move in moves:
        cell = move - ON
        bit = 1 << cell
        score = rng.random() - 5 * bool(occupied & bit)
        if is_home:
            score += 2 * (adjacent(bit) & homes).bit_count()
            score -= 2 * (SURROUNDING[cell] & dirty).bit_count()
        elif is_dirty:
            score -= 2 * (SURROUNDING[cell] & homes).bit_count()
        if score > best:
            best, found = score, move
    return found
