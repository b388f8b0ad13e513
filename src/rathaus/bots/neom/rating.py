"""How good each move of NEOM is: a tile is tried out, and the city judged."""

from typing import cast

from rathaus.bots.neom.weights import HELD
from rathaus.bots.neom.worth import ALL_ROUNDS, COIN, needs, rounds_left, worth
from rathaus.core.state import State
from rathaus.games.neom.city import cells_of
from rathaus.games.neom.moves import (
    BUILD,
    BUILD_CORNERSTONE,
    DEMOLISH,
    DISCARD,
    DONE,
    FINE,
    FIRST_CORNERSTONE,
    LOSE,
    MAKE,
    ON,
    PICK,
    SELL,
    TAKE,
)
from rathaus.games.neom.rules import actions, disasters, payment
from rathaus.games.neom.rules.gains import coins_for_building
from rathaus.games.neom.state import NeomState
from rathaus.games.neom.trial import Trial

# What it is worth to start with a cornerstone, measured in games between easy bots that drafted
# at random: 8 points and what the owners scored above or below the others.
TYPICAL = {
    "resource_agency": 13,
    "modular_factory": 10,
    "university": 10,
    "bus_terminal": 9,
    "chamber_of_commerce": 9,
    "city_hall": 9,
    "environmental_agency": 9,
    "hydroelectric_plant": 9,
    "penthouses": 9,
    "planning_authority": 9,
    "subway": 9,
    "casino": 8,
    "city_council": 8,
    "community_center": 8,
    "efficiency_agency": 8,
    "holding_company": 8,
    "parking_authority": 8,
    "shopping_center": 8,
    "tourist_office": 8,
    "trade_association": 8,
    "trading_house": 8,
    "business_bureau": 7,
    "city_administration": 7,
    "park": 7,
    "travel_agency": 7,
    "finance_department": 6,
    "insurance_company": 6,
    "prison": 5,
    "public_safety_department": 5,
    "substation": 5,
}


def rate(state: State, seat: int, moves: list[int]) -> list[float]:
    """How good each legal move is for the seat; a question we have no opinion on is all one."""
    table = cast("NeomState", state)
    judge = _RATE.get(table.stack[-1][0])
    return judge(table, seat, moves) if judge else [0.0] * len(moves)


def _price(state: NeomState, seat: int, tile: int) -> int:
    terms = payment.open_terms(state, seat, tile)
    return state.kit.price[tile] + payment.cheapest(state, seat, terms, 0, 0)


def _after(trial: Trial, seat: int, tile: int, cell: int, price: int) -> float:
    """The worth of the city with a tile built."""
    new = trial.fresh()
    new.money[seat] -= price
    if new.kit.makes_choice[tile]:
        new.modular[seat] = _best_good(new, seat)
    new.put(seat, cell, tile)
    new.money[seat] += coins_for_building(new, seat, cell, tile)
    return worth(new, seat)


def _best_good(state: NeomState, seat: int) -> int:
    often = needs(state.kit, state.generation, state.mark)
    goods = [move - MAKE for move in actions.PROCESSED]
    return max(goods, key=lambda good: (not state.goods[seat] >> good & 1, often[good]))


def _build(state: NeomState, seat: int, tile: int, trial: Trial) -> float:
    """The worth after the best way to build a tile."""
    price = _price(state, seat, tile)
    cells = cells_of(actions.cells_for(state, seat, tile))
    return max([_after(trial, seat, tile, cell, price) for cell in cells])


def _sell(trial: Trial, seat: int) -> float:
    new = trial.fresh()
    new.money[seat] += actions.SALE
    return worth(new, seat)


def _rate_act(state: NeomState, seat: int, moves: list[int]) -> list[float]:
    answer, trial = state.answers[seat], Trial(state, seat)
    if not answer:
        return [_rate_action(state, seat, move, trial) for move in moves]
    tile = actions.tile_of(state, seat, answer[0])
    if len(answer) == 1:
        price = _price(state, seat, tile)
        return [_after(trial, seat, tile, move - ON, price) for move in moves]
    if moves[0] >= MAKE:
        best = _best_good(state, seat)
        return [float(move - MAKE == best) for move in moves]
    return _rate_offers(state, seat, tile, answer[2:], moves)


def _rate_action(state: NeomState, seat: int, move: int, trial: Trial) -> float:
    if move == SELL:
        return _sell(trial, seat)
    if move == BUILD:
        return _build(state, seat, state.chosen[seat], trial)
    return _build(state, seat, move - BUILD_CORNERSTONE, trial) - _patience(state)


def _patience(state: NeomState) -> float:
    """A cornerstone does not run away: early on, a good generation tile goes first."""
    return HELD[state.players].patience * rounds_left(state) / ALL_ROUNDS


def _rate_offers(
    state: NeomState, seat: int, tile: int, decided: tuple[int, ...], moves: list[int]
) -> list[float]:
    """The cheapest way; a lone player spares the trade routes."""
    terms = payment.open_terms(state, seat, tile)
    _, used = payment.spent(state, seat, tile, decided)
    ratings = {}
    for move, coins, uses in payment.offers_for(state, seat, terms[len(decided)], used):
        rest = payment.cheapest(state, seat, terms, len(decided) + 1, used | uses)
        routes = (uses >> payment.ROUTE_USES).bit_count()
        ratings[move] = -COIN * (coins + rest) - 0.3 * routes
    return [ratings[move] for move in moves]


def _rate_choose(state: NeomState, seat: int, moves: list[int]) -> list[float]:
    """What can be made of each tile, selling and cornerstones included."""
    trial = Trial(state, seat)
    otherwise = _sell(trial, seat)
    for tile in state.unbuilt[seat]:
        if actions.can_build(state, seat, tile):
            otherwise = max(otherwise, _build(state, seat, tile, trial) - _patience(state))
    return [_rate_pick(state, seat, move - PICK, otherwise, trial) for move in moves]


def _rate_pick(state: NeomState, seat: int, tile: int, otherwise: float, trial: Trial) -> float:
    if state.kit.is_disaster[tile]:
        return worth(state, seat) + _harm(state, seat, tile)
    if not actions.can_build(state, seat, tile):
        return otherwise
    return max(otherwise, _build(state, seat, tile, trial))


def _harm(state: NeomState, seat: int, disaster: int) -> float:
    """Choosing a disaster: the own city is spared, the others suffer a little."""
    loss = COIN * min(disasters.fine(state, seat, disaster), 12)
    if state.players == 1:
        return loss
    others = [disasters.fine(state, s, disaster) for s in range(state.players) if s != seat]
    return 0.5 * loss + HELD[state.players].spite * COIN * min(12, sum(others) / len(others))


def _rate_draft(state: NeomState, seat: int, moves: list[int]) -> list[float]:
    tiles = state.kit.tile
    return [float(TYPICAL[tiles[move - PICK].key]) for move in moves]


def _rate_disaster(state: NeomState, seat: int, moves: list[int]) -> list[float]:
    return [_after_loss(state, seat, move) for move in moves]


def _after_loss(state: NeomState, seat: int, move: int) -> float:
    new = state.copy()
    if move == FINE:
        new.money[seat] -= disasters.fine(state, seat, state.disaster)
        return worth(new, seat)
    if move == DEMOLISH:
        frame = state.stack[-1]
        answer: tuple[int, ...] = (DEMOLISH,)
        while cells := disasters.moves(state, frame, seat, answer):
            best = max(cells, key=lambda cell: _after_loss(new, seat, cell))
            new.clear(seat, best - LOSE)
            answer += (best,)
        return worth(new, seat)
    new.clear(seat, move - LOSE)
    return worth(new, seat)


def _rate_exchange(state: NeomState, seat: int, moves: list[int]) -> list[float]:
    """Give away what is worth less than the best that lies in the pile."""
    tiles = state.kit.tile
    pile = [TYPICAL[tiles[tile].key] for tile in state.pile if tile] or [8]
    ratings = []
    for move in moves:
        if move == DONE:
            ratings.append(0.0)
        elif move >= TAKE + FIRST_CORNERSTONE:
            ratings.append(float(TYPICAL[tiles[move - TAKE].key]))
        else:
            ratings.append(float(max(pile) - TYPICAL[tiles[move - DISCARD].key]))
    return ratings


_RATE = {
    "draft": _rate_draft,
    "choose": _rate_choose,
    "act": _rate_act,
    "disaster": _rate_disaster,
    "exchange": _rate_exchange,
}
