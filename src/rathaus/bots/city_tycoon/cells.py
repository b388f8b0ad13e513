"""Where to put a tile: the tolls that a cell costs or saves, and the bonuses next to it."""

from typing import NamedTuple

from rathaus.bots.city_tycoon.worth import EURO, GOODS, RIVALRY, bonus_worth, net_gain
from rathaus.games.city_tycoon.components.box import BLUE, RED, ROUNDS, TOLL
from rathaus.games.city_tycoon.components.kit import FlatDemand, is_plant
from rathaus.games.city_tycoon.grid import SIDES, SOLAR_SITE, START_SITES, TO_NEIGHBOURS, WIND_SITE
from rathaus.games.city_tycoon.moves import DISTRICT, LAND_AT, WATER_AT
from rathaus.games.city_tycoon.state import CityTycoonState

NOWHERE = 12  # tolls: a route that does not exist yet
CLUSTER = 0.12  # for an own tile next to it


class Neighbours(NamedTuple):
    """What lies around a free cell."""

    sites: list[int]  # without water; the start tile once, as 0
    own: int
    foreign: int


def _near(state: CityTycoonState, seat: int, cell: int) -> Neighbours:
    found: list[int] = []
    own = foreign = 0
    water = state.masks[state.players]
    for step in TO_NEIGHBOURS:
        if cell + step in state.sites:
            site = state.sites.index(cell + step)
            site = site if site >= START_SITES else SOLAR_SITE
            if water >> site & 1 or site in found:
                continue
            found.append(site)
            own += state.owners[site] == seat
            foreign += site > 0 and state.owners[site] != seat
    return Neighbours(found, own, foreign)


def rate_cells(
    state: CityTycoonState, seat: int, tile: int, use: int, moves: list[int]
) -> list[float]:
    around = [_near(state, seat, state.cell_of(move)) for move in moves]
    if use != DISTRICT:
        return [_plant_cell(state, seat, near) for near in around]
    kit = state.kit
    if not kit.demands[tile]:
        return [_quiet_cell(state, seat, tile, near) for near in around]
    reach = _reach(state, seat)
    return [_demand_cell(state, seat, tile, near, reach) for near in around]


Reach = list[tuple[int, int, list[int]]]  # colour, cubes, tolls to each site


def _reach(state: CityTycoonState, seat: int) -> Reach:
    """The tolls from every plant to every site, that of the site itself included."""
    found: Reach = []
    kit = state.kit
    for site, tile in enumerate(state.tiles):
        cubes = kit.cubes[tile] if kit.refills[tile] else state.cubes[site]
        if cubes:
            colour = kit.colour[tile] if is_plant(tile) else RED if site == SOLAR_SITE else BLUE
            found.append((colour, cubes, _tolls_from(state, seat, site)))
    return found


def _tolls_from(state: CityTycoonState, seat: int, site: int) -> list[int]:
    node = site if site != WIND_SITE else SOLAR_SITE
    tolls = [NOWHERE] * len(state.sites)
    own, seen = state.masks[seat], state.masks[state.players]
    ring, paid = 1 << node, int(not own >> node & 1)
    while ring and paid < NOWHERE:
        seen |= ring
        beyond = 0
        while ring:  # the own tiles next to it are free to enter
            low = ring & -ring
            ring ^= low
            at = low.bit_length() - 1
            tolls[at] = paid
            near = state.touching[at] & ~seen
            free = near & own
            seen |= free
            ring |= free
            beyond |= near
        ring = beyond & ~seen
        paid += 1
    return tolls


def _demand_cell(
    state: CityTycoonState, seat: int, tile: int, near: Neighbours, reach: Reach
) -> float:
    kit, euro = state.kit, EURO[state.round + 1]
    offers: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    for colour, cubes, tolls in reach:
        least = min([tolls[site] for site in near.sites], default=NOWHERE)
        offers[colour].append((least, cubes))
    best = max(
        net_gain(demand, euro, GOODS[state.round + 1]) - euro * TOLL * _cheapest(offers, demand)
        for demand in kit.demands[tile]
    )
    kind, phases = kit.type[tile], ROUNDS + 1 - state.round
    for site in near.sites:
        bonus = kit.bonus[state.tiles[site]]
        if bonus is not None and bonus[0] == kind:
            best += bonus_worth(state, bonus) / phases
    return best + CLUSTER * near.own - 0.05 * near.foreign


def _cheapest(offers: tuple[list[tuple[int, int]], list[tuple[int, int]]], need: FlatDemand) -> int:
    total = 0
    for colour in (RED, BLUE):
        count = need[colour]
        for tolls, cubes in sorted(offers[colour]) if count else ():
            total += tolls * min(cubes, count)
            count -= min(cubes, count)
            if not count:
                break
        total += NOWHERE * count
    return total


def _quiet_cell(state: CityTycoonState, seat: int, tile: int, near: Neighbours) -> float:
    """A district without demand: next to those its bonus is for; otherwise out of the way."""
    kit, bonus = state.kit, state.kit.bonus[tile]
    total = 0.1 * near.foreign + CLUSTER * near.own
    if bonus is None:
        return total
    for site in near.sites:
        other = state.tiles[site]
        if kit.type[other] == bonus[0] and kit.demands[other]:
            total += 1.0 if state.owners[site] == seat else -RIVALRY
    return total


def _plant_cell(state: CityTycoonState, seat: int, near: Neighbours) -> float:
    """Among the own districts that need energy, and not among those of the others."""
    demands, touching = state.kit.demands, state.touching
    own = state.masks[seat]
    region, fresh = 0, 0
    for site in near.sites:
        fresh |= 1 << site & own
    while fresh:
        region |= fresh
        low = fresh & -fresh
        fresh = (fresh ^ low) | touching[low.bit_length() - 1] & own & ~region
    count = 0
    while region:
        low = region & -region
        region ^= low
        count += bool(demands[state.tiles[low.bit_length() - 1]])
    return count + CLUSTER * near.own - 0.2 * near.foreign + 0.05 * len(near.sites)


def terrain(state: CityTycoonState, seat: int, cell: int, move: int) -> float:
    """Land ties own tiles together, water keeps others away."""
    water = move >= WATER_AT
    side = (move - (WATER_AT if water else LAND_AT)) % len(SIDES)
    near = _near(state, seat, cell + TO_NEIGHBOURS[side])
    start = SOLAR_SITE in near.sites
    if water:
        return near.foreign - near.own - start
    return near.own + near.foreign + 2 * start
