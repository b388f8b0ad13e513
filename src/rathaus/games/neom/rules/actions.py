"""Step B: build the chosen tile, build a cornerstone, or sell (NEO-6)."""

from typing import Final

from rathaus.core.groups import without
from rathaus.core.steps import SIDE_OR_ALL, Answer, Frame, Question, Step
from rathaus.games.neom.city import (
    cells_of,
    has_legal_cell,
    legal_cells,
    replaceable,
)
from rathaus.games.neom.components.goods import GOODS, goods_mask
from rathaus.games.neom.components.kit import (
    CENTER_BASE,
    IS_CORNERSTONE,
    OCCUPIED,
    STRIDE,
)
from rathaus.games.neom.moves import (
    BANK,
    BUILD,
    BUILD_CORNERSTONE,
    BUY,
    COINS,
    MAKE,
    ON,
    SEATS,
    SELL,
)
from rathaus.games.neom.rules import gains, payment
from rathaus.games.neom.state import NeomState

SALE: Final = 5
EVERYONE: Final = -1  # in a frame: the question goes to all seats
PROCESSED: Final = [
    MAKE + good for good in range(len(GOODS)) if goods_mask("processed") >> good & 1
]


def cells_for(state: NeomState, seat: int, tile: int) -> int:
    """The legal cells of a tile, the limit on cornerstones included (NEO-6.35, 6.36)."""
    base = seat * STRIDE
    legal = legal_cells(state.kit, state.traits, base, tile)
    if state.kit.is_cornerstone[tile]:
        standing = state.traits[base + IS_CORNERSTONE]
        if standing.bit_count() >= state.generation:
            legal &= standing
    return legal


def obstacle(state: NeomState, seat: int, tile: int) -> str:
    """Why a tile cannot be built now, by name (see `reasons`); empty: it can."""
    unmet = payment.obstacle(state, seat, tile)
    return unmet if unmet or _has_cell(state, seat, tile) else "no_cell"


def _has_cell(state: NeomState, seat: int, tile: int) -> bool:
    if state.kit.is_cornerstone[tile]:
        return bool(cells_for(state, seat, tile))
    return has_legal_cell(state.kit, state.traits, seat * STRIDE, tile)


def can_build(state: NeomState, seat: int, tile: int) -> bool:
    return not obstacle(state, seat, tile)


def cell_obstacle(state: NeomState, seat: int, tile: int, cell: int) -> str:
    """Why a tile that can be built cannot go on this cell; empty: it can."""
    traits, base = state.traits, seat * STRIDE
    if legal_cells(state.kit, traits, base, tile) >> cell & 1:
        return "" if cells_for(state, seat, tile) >> cell & 1 else "cornerstone_limit"
    kept = traits[base + OCCUPIED] & ~replaceable(state.kit, traits, base, tile)
    return "other_type" if kept >> cell & 1 else "not_connected"


def actors(state: NeomState, frame: Frame) -> list[int]:
    """Who acts: not the one who chose a disaster (NEO-5.8)."""
    disasters, chosen = state.kit.is_disaster, state.chosen
    if frame[1] != EVERYONE:
        return [] if disasters[chosen[frame[1]]] else [frame[1]]
    return [seat for seat, tile in enumerate(chosen) if not disasters[tile]]


def is_acting(state: NeomState, seat: int) -> bool:
    """The seat has to act in this step, or has decided face down what it does."""
    frame = state.stack[-1] if state.stack else ("",)
    return frame[0] == "act" and seat in actors(state, frame)


def moves(state: NeomState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Which action; then on which cell; then from whom; then what to make."""
    if not answer:
        return _actions(state, seat)
    if answer[0] == SELL:
        return []
    tile = tile_of(state, seat, answer[0])
    if len(answer) == 1:
        return [ON + cell for cell in cells_of(cells_for(state, seat, tile))]
    if not state.kit.asks_more[tile]:
        return []
    offers = payment.next_offers(state, seat, tile, answer[2:])
    if offers:
        return [offer[0] for offer in offers]
    if state.kit.makes_choice[tile] and answer[-1] not in PROCESSED:
        return PROCESSED
    return []


def tile_of(state: NeomState, seat: int, action: int) -> int:
    """The tile an action builds."""
    return state.chosen[seat] if action == BUILD else action - BUILD_CORNERSTONE


def _actions(state: NeomState, seat: int) -> list[int]:
    actions = [
        BUILD_CORNERSTONE + tile for tile in state.unbuilt[seat] if not obstacle(state, seat, tile)
    ]
    if not obstacle(state, seat, state.chosen[seat]):
        actions.append(BUILD)
    actions.append(SELL)
    actions.sort()
    return actions


def resolve(state: NeomState, frame: Frame) -> None:
    """Carry out all answers; no two of them touch the same thing (NEO-15.5).

    All pay before anything is built: goods are on sale as they were at the reveal (NEO-6.16).
    """
    builders = []
    for seat in actors(state, frame):
        if state.answers[seat][0] == SELL:
            _sell(state, seat)
        else:
            _pay(state, seat, state.answers[seat])
            builders.append(seat)
    later: list[Frame] = []
    for seat in builders:
        tile = _build(state, seat, state.answers[seat])
        later += [(step, seat) for step in state.kit.steps_after[tile]]
    state.push_all(later)


def _sell(state: NeomState, seat: int) -> None:
    tile = state.chosen[seat]
    state.box.append(tile)
    state.money[seat] += SALE
    if state.listener:
        state.tell("tile_sold", seat, tile=tile, coins=SALE)


def _build(state: NeomState, seat: int, answer: Answer) -> int:
    """Remove, place, take tokens, gain money (NEO-6.31); the tile that was built."""
    tile, cell = tile_of(state, seat, answer[0]), answer[1] - ON
    if answer[0] != BUILD:
        state.box.append(state.chosen[seat])
        state.unbuilt[seat] = without(state.unbuilt[seat], tile)
        if state.listener:
            state.tell("tile_discarded", seat, tile=state.chosen[seat])
    kit = state.kit
    if kit.makes_choice[tile]:
        state.modular[seat] = answer[-1] - MAKE
    old, gain = lay(state, seat, cell, tile)
    if state.listener:
        state.tell("tile_built", seat, tile=tile, cell=cell, replaced=old, gain=gain)
    return tile


def lay(state: NeomState, seat: int, cell: int, tile: int) -> tuple[int, int]:
    """Put a tile into the city and take what it brings; the tile it replaced and the coins."""
    old = state.put(seat, cell, tile)
    if 0 < old <= CENTER_BASE:
        state.box.append(old)
    gain = gains.coins_for_building(state, seat, cell, tile)
    state.money[seat] += gain
    return old, gain


def _pay(state: NeomState, seat: int, answer: Answer) -> None:
    tile = tile_of(state, seat, answer[0])
    state.money[seat] -= state.kit.price[tile]
    if len(answer) == 2:
        return
    for move, coins, uses in payment.decided_offers(state, seat, tile, answer[2:]):
        state.money[seat] -= coins
        state.routes_used |= uses >> payment.ROUTE_USES
        if BUY <= move < BANK:
            good, seller = (move - BUY) // SEATS, (move - BUY) % SEATS
            state.received[seller] += coins
            if state.listener:
                state.tell("good_bought", seat, good=good, seller=seller, coins=coins)
        elif move == COINS and state.listener:
            state.tell("coins_paid", seat, tile=tile, coins=coins)
        elif BANK <= move < COINS and state.listener:
            good = (move - BANK) % len(GOODS)
            state.tell("good_bought", seat, good=good, seller=-1, coins=coins)


STEPS: dict[str, Step] = {"act": Question(actors, moves, resolve, SIDE_OR_ALL)}
