"""What a city of NEOM can be expected to score in the end.

That is the score it has now plus what may still come of it: income, goods that save purchases,
homes that can grow together, cornerstones that count what is still to be built. A coin is half a
point.
"""

from functools import cache
from typing import Final, cast

from rathaus.bots.neom.weights import HELD
from rathaus.core.state import State
from rathaus.games.neom import scoring
from rathaus.games.neom.city import (
    CELLS,
    cells_of,
    connected,
    flood,
    leads_to,
    links,
    pollution,
)
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import (
    INDUSTRIAL,
    OCCUPIED,
    POWER,
    RESIDENTIAL,
    STRIDE,
    Kit,
)
from rathaus.games.neom.components.vocabulary import (
    CoinsOnBuild,
    CoinsOnChoose,
    CoinsOnConnect,
    ExchangeCornerstones,
    HalveFine,
    Waive,
)
from rathaus.games.neom.rules import payment
from rathaus.games.neom.rules.income import income
from rathaus.games.neom.rules.rounds import GENERATIONS, ROUNDS
from rathaus.games.neom.state import NeomState

COIN: Final = 0.5
ALL_ROUNDS: Final = GENERATIONS * ROUNDS


# What a city will gain that `worth` does not see, and what it is a promise of, if the whole game is
# to come: the final scores of 450 games between bots of several strengths, set against positions.
ANY_CITY: Final = 4.0
TO_COME: Final = 57.0
TILE: Final = 3.3
FACTORY: Final = 4.0
OPEN_ROOM: Final = 4.0
CORNERSTONE: Final = 4.0  # not built yet


def value(state: State, seat: int) -> float:
    """The points that the seat can expect at the end.

    Early on a city is the better the more it can build on; its worth tells little then.
    """
    table = cast("NeomState", state)
    if not table.stack:
        return float(scoring.total(table, seat))
    base, left = seat * STRIDE, rounds_left(table)
    promise = (
        TO_COME
        + TILE * table.traits[base + OCCUPIED].bit_count()
        + FACTORY * table.traits[base + INDUSTRIAL].bit_count()
        + OPEN_ROOM * _room(table, base, left)
        + CORNERSTONE * len(table.unbuilt[seat])
    )
    return worth(table, seat) + ANY_CITY + promise * left / ALL_ROUNDS


def terms(state: State, seat: int) -> dict[str, float]:
    """The value, part by part: for whoever wants to know where it comes from."""
    table = cast("NeomState", state)
    return _parts(table, seat) if table.stack else _settled(table, seat)


def _settled(state: NeomState, seat: int) -> dict[str, float]:
    lines = scoring.sheet(state, seat)
    homes = lines["neighborhoods"] + lines["ghost_town"]
    same = ("printed", "variable", "goods", "money", "pollution", "power")
    return {"homes": homes, **{name: lines[name] for name in same}}


def _parts(state: NeomState, seat: int) -> dict[str, float]:
    base, left, weights = seat * STRIDE, rounds_left(state), HELD[state.players]
    ahead = left / ALL_ROUNDS
    room, traits = _room(state, base, left), state.traits
    tiles, factories = traits[base + OCCUPIED], traits[base + INDUSTRIAL]
    return {
        "printed": scoring.printed(state, seat),
        "variable": _tiles(state, seat, left),
        "homes": _homes(state, seat, left),
        "goods": scoring.goods_points(state.goods[seat]) + _usefulness(state, seat),
        "money": _money(state, seat, left),
        "pollution": -pollution(traits, base) * (1.0 + weights.pollution_later * ahead),
        "room": room + OPEN_ROOM * room * ahead,
        "power": 0.0 if traits[base + POWER] else -weights.no_power,
        "growth": (TILE * tiles.bit_count() + FACTORY * factories.bit_count()) * ahead,
        "cornerstones": CORNERSTONE * len(state.unbuilt[seat]) * ahead,
        "time": ANY_CITY + TO_COME * ahead,
    }


def rounds_left(state: NeomState) -> int:
    return (GENERATIONS - state.generation) * ROUNDS + ROUNDS - state.round


def worth(state: NeomState, seat: int) -> float:
    """The final score to be expected of a seat."""
    left = rounds_left(state)
    base = seat * STRIDE
    weights = HELD[state.players]
    return (
        scoring.printed(state, seat)
        + _tiles(state, seat, left)
        + _homes(state, seat, left)
        + scoring.goods_points(state.goods[seat])
        + _usefulness(state, seat)
        + _money(state, seat, left)
        - pollution(state.traits, base) * (1.0 + weights.pollution_later * left / ALL_ROUNDS)
        + _room(state, base, left)
        - (0.0 if state.traits[base + POWER] else weights.no_power)
    )


def _money(state: NeomState, seat: int, left: int) -> float:
    """Coins now and income to come; the first coins are worth more while they can be used."""
    weights = HELD[state.players]
    money = state.money[seat] + state.received[seat]
    now = coming = income(state, seat, state.generation)
    for generation in range(state.generation + 1, GENERATIONS + 1):
        coming += income(state, seat, generation)
    handy = min(money, 8) * weights.handy * min(1.0, left / 7)
    early = weights.early_income * (GENERATIONS - state.generation) * now
    return COIN * (money + coming) + handy + early


def _tiles(state: NeomState, seat: int, left: int) -> float:
    """Tiles with variable points, and tiles whose effect works while playing."""
    kit, ahead, weights = state.kit, left / ALL_ROUNDS, HELD[state.players]
    value = float(sum(scoring.variable(state, seat).values()))
    for tile in state.city[seat * CELLS : seat * CELLS + CELLS]:
        if not tile or not (kit.effects[tile] or kit.is_cornerstone[tile]):
            continue
        if kit.is_variable[tile]:
            value += weights.variable * ahead
        for effect in kit.effects[tile]:
            value += _ONGOING.get(type(effect), 0.0) * weights.ongoing * left
        if kit.income_per[tile] >= 0:
            value += COIN * weights.income_per * left * (GENERATIONS - state.generation + 1)
    return value


_ONGOING: dict[type, float] = {  # points per round to come
    Waive: 0.25,
    CoinsOnChoose: 0.5,
    CoinsOnBuild: 0.1,
    CoinsOnConnect: 0.5,
    HalveFine: 0.15,
    ExchangeCornerstones: 0.05,
}


def _homes(state: NeomState, seat: int, left: int) -> float:
    """Neighborhoods as they are, and the growth of the one that can still grow best."""
    base, weights = seat * STRIDE, HELD[state.players]
    members = state.traits[base + RESIDENTIAL]
    across, down = links(state.traits, base)
    across &= members & members >> 1
    down &= members & members >> 5
    empty = ~state.traits[base + OCCUPIED]
    points, growth, rest = 0.0, 0.0, members
    while rest:
        region = flood(rest & -rest, across, down)
        rest &= ~region
        size = region.bit_count()
        points += scoring.neighborhood_points(size)
        open_cells = (leads_to(state.traits, base, region) & empty).bit_count()
        more = min(open_cells * weights.cells_to_grow, left * weights.growth_a_round)
        growth = max(growth, _smooth(size + more) - _smooth(size) - more)
    homes = members.bit_count()
    missing = max(0, 2 - homes)
    ghost = (0, -4, -10)[missing] * (1 - weights.ghost_hope * left / ALL_ROUNDS)
    return points + weights.growth * growth + ghost


def _smooth(size: float) -> float:
    return size * (size + 1) / 2 if size < 8 else 36 + 4 * (size - 8)


def _room(state: NeomState, base: int, left: int) -> float:
    """Open ends of the road network: somewhere has to be left to build."""
    reach = connected(state.traits, base)
    open_ends = (leads_to(state.traits, base, reach) & ~state.traits[base + OCCUPIED]).bit_count()
    return HELD[state.players].open_end * min(open_ends, 6) * min(1.0, left / 7)


@cache
def needs(kit: Kit, generation: int, mark: int) -> tuple[float, ...]:
    """How often each good is needed by a tile of this generation or a later one."""
    tiles = [t for g in range(max(1, generation), GENERATIONS + 1) for t in kit.stack(g, mark)]
    return tuple(
        sum(1 / len(term.goods) for t in tiles for term in kit.terms[t] if good in term.goods)
        / len(tiles)
        for good in range(len(GOODS))
    )


def _usefulness(state: NeomState, seat: int) -> float:
    """What the own goods will save in purchases."""
    often = needs(state.kit, state.generation, state.mark)
    left, saved, weights = rounds_left(state), 0.0, HELD[state.players]
    for good in cells_of(state.goods[seat]):
        saved += (
            min(weights.goods_most, weights.goods_used * left * often[good])
            * COIN
            * payment.PRICE[good]
        )
    return saved
