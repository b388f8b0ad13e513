"""What it brings to place a district or a power plant, its price included."""

from rathaus.bots.city_tycoon.worth import EURO, Holdings, bonus_worth, outlook
from rathaus.games.city_tycoon.components.box import SALE
from rathaus.games.city_tycoon.rules.extending import plant_of
from rathaus.games.city_tycoon.state import CityTycoonState

LAND = 0.25
BESIDE = 0.6  # of a bonus that a new district could lie next to
NEIGHBOURS = 0.35  # how many of the fitting districts will lie next to a bonus
SECOND = 0.7  # of what a plant adds to a second district


def _with_district(own: Holdings, tile: int, goods: int) -> Holdings:
    return own._replace(districts=[*own.districts, tile], yellow=own.yellow + goods)


def build_gain(state: CityTycoonState, seat: int, tile: int, own: Holdings, future: float) -> float:
    """What it brings to place a district, its price included."""
    kit, euro = state.kit, EURO[state.round]
    gain = kit.points[tile] - euro * kit.cost[tile]
    gain += LAND * kit.land[tile] + _counted(state, seat, tile) + _sold(state, seat, tile)
    if kit.demands[tile]:
        gain += BESIDE * own.bonuses[kit.type[tile]]
    if kit.demands[tile] or kit.goods[tile]:
        gain += outlook(state, _with_district(own, tile, kit.goods[tile])) - future
    return gain + _bonus_gain(state, seat, tile)


def _counted(state: CityTycoonState, seat: int, tile: int) -> float:
    kit, counts = state.kit, state.kit.counts[tile]
    if counts is None:
        return 0.0
    own = zip(state.tiles, state.owners, strict=True)
    return counts[1] * sum(
        owner == seat and kit.counts_as[each] == counts[0] for each, owner in own
    )


def _sold(state: CityTycoonState, seat: int, tile: int) -> float:
    """The best row of points for sale that can be paid."""
    left = state.money[seat] - state.kit.cost[tile]
    rows = state.kit.sells[tile]
    euro = EURO[state.round]
    return max([points - euro * price for price, points in rows if price <= left], default=0.0)


def _bonus_gain(state: CityTycoonState, seat: int, tile: int) -> float:
    """The own districts of the right type, some of which will lie next to the bonus."""
    kit, bonus = state.kit, state.kit.bonus[tile]
    if bonus is None:
        return 0.0
    owned = zip(state.tiles, state.owners, strict=True)
    fitting = [each for each, owner in owned if owner == seat] + list(state.kept[seat])
    count = sum(kit.type[each] == bonus[0] and bool(kit.demands[each]) for each in fitting)
    return NEIGHBOURS * min(count, 3) * bonus_worth(state, bonus)


def plant_gain(
    state: CityTycoonState, seat: int, move: int, own: Holdings, now: dict[int, float]
) -> float:
    """What a plant brings by itself, and what it adds to the districts that wait for energy."""
    kit, plant = state.kit, plant_of(state, move)
    new = _with_plant(state, own, plant)
    future = outlook(state, new)
    left = state.money[seat] - kit.cost[plant]
    sale = EURO[state.round] * SALE
    more = sorted(
        max(sale, build_gain(state, seat, tile, new, future)) - max(sale, build)
        for tile, build in now.items()
        if kit.demands[tile] and kit.cost[tile] <= left
    )
    synergy = sum(more[-1:]) + SECOND * sum(more[-2:-1])
    return future - outlook(state, own) + synergy - EURO[state.round] * kit.cost[plant]


def _with_plant(state: CityTycoonState, own: Holdings, plant: int) -> Holdings:
    kit = state.kit
    cubes = list(own.lasting if kit.refills[plant] else own.one_off)
    cubes[kit.colour[plant]] += kit.cubes[plant]
    return own._replace(lasting=cubes) if kit.refills[plant] else own._replace(one_off=cubes)
