"""The judgement of a City Tycoon position.

The worth of a seat is what it has, and what its districts will bring in the supply phases to come
with the energy in reach. A use of a tile is rated by how it changes that, a cell by the tolls it
costs or saves and by the bonuses next to it. All values are in points.
"""

from collections.abc import Callable
from typing import NamedTuple, cast

from rathaus.core.state import State
from rathaus.games.city_tycoon.components.box import (
    BLUE,
    MONEY_PER_POINT,
    RED,
    ROUNDS,
    SALE,
    TOLL,
)
from rathaus.games.city_tycoon.components.kit import FlatBonus, FlatDemand, is_plant
from rathaus.games.city_tycoon.components.vocabulary import TYPES
from rathaus.games.city_tycoon.grid import SIDES, SOLAR_SITE, START_SITES, STEPS, WIND_SITE
from rathaus.games.city_tycoon.moves import (
    BUY,
    CHEAPEST,
    DEMAND,
    DISTRICT,
    FROM,
    LAND_AT,
    PASS,
    PAY,
    PICK,
    PLAY,
    SELL,
    SUPPLY,
    WATER_AT,
)
from rathaus.games.city_tycoon.rules.extending import plant_of, uses
from rathaus.games.city_tycoon.rules.routes import Sources, sources
from rathaus.games.city_tycoon.rules.supplying import bonuses, from_move, is_payable
from rathaus.games.city_tycoon.state import CityTycoonState

# By round, from 1; the last one is after the game.
EURO = (0.0, 0.25, 0.22, 0.24, 0.17, 1 / MONEY_PER_POINT)  # while the city is extended
CUBE = (0.0, 0.5, 0.5, 0.7, 1.5, 0.0)  # energy that districts still to come could use
GOODS = (0.0, 1.5, 1.5, 1.5, 1.5, 0.0)  # a yellow cube that may find a use

GLUT = 0.3  # what each yellow cube takes from the worth of the next
LATER = 0.95  # of what a later round brings
OUTLET = 2  # cubes for which later districts can be expected to have a use
HOPE = 1.0  # cubes of each colour that plants still to be built will bring
SHARE = 1.0  # cubes of each colour from the start tile
FOREIGN = 0.5  # of the cubes of others, divided by all players
DETOUR = 1.2  # tolls for a cube that is not from an own plant
RIVALRY = 0.3  # how much of what others receive is a loss
LAND = 0.25
BESIDE = 0.6  # of a bonus that a new district could lie next to
NEIGHBOURS = 0.35  # how many of the fitting districts will lie next to a bonus
SECOND = 0.7  # of what a plant adds to a second district
KEEP = 1.0  # of a district that is given up for something else
ONE_OFF = 0.6  # of a cube that could be kept for the next round
NOWHERE = 12  # tolls: a route that does not exist yet
CLUSTER = 0.12  # for an own tile next to it
SCARCE = 0.5  # a cube used now is not there for another district


class Holdings(NamedTuple):
    """What decides the supply phases of a seat. Energy: red and blue cubes."""

    districts: list[int]
    lasting: list[float]  # own cubes a round
    one_off: list[float]
    shared: list[float]  # of the start tile and the others, a round
    yellow: int
    bonuses: list[float]  # the best that a new district of each type could lie next to


def rate(state: State, seat: int, moves: list[int]) -> list[float]:
    """How good each legal move is for the seat."""
    table = cast("CityTycoonState", state)
    return _RATE[table.stack[-1][0]](table, seat, moves)


# -- the worth of a position ------------------------------------------------------------------


def _holdings(state: CityTycoonState, seat: int) -> Holdings:
    kit, players = state.game.kit, state.players
    districts = list[int]()
    lasting, one_off, foreign = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    for site, owner in enumerate(state.owners):
        tile = state.tiles[site]
        if is_plant(tile):
            kinds = foreign if owner != seat else lasting if kit.refills[tile] else one_off
            cubes = kit.cubes[tile] if kit.refills[tile] else state.cubes[site]
            kinds[kit.colour[tile]] += cubes
        elif owner == seat and kit.demands[tile]:
            districts.append(tile)
    shared = [SHARE + FOREIGN * cubes / players for cubes in foreign]
    bonuses = _open_bonuses(state)
    return Holdings(districts, lasting, one_off, shared, state.yellow[seat], bonuses)


def _open_bonuses(state: CityTycoonState) -> list[float]:
    """By type: the best bonus that has a free cell beside it, whoever owns the tile."""
    found = [0.0] * len(TYPES)
    for tile, cell in zip(state.tiles, state.sites, strict=True):
        bonus = state.game.kit.bonus[tile]
        if bonus is not None and any(cell + step in state.open_cells for step in STEPS):
            found[bonus[0]] = max(found[bonus[0]], _bonus_worth(state, bonus))
    return found


def _future(state: CityTycoonState, own: Holdings) -> float:
    """What the supply phases from this round on will bring."""
    one_off, yellow, total, share = own.one_off, own.yellow, 0.0, 1.0
    for number in range(state.round, ROUNDS + 1):
        energy = [own.lasting[RED] + one_off[RED], own.lasting[BLUE] + one_off[BLUE]]
        brings, left, yellow = _income(state, own, energy, yellow, number)
        # One-off cubes are the last to be used.
        one_off = [min(one_off[RED], left[RED]), min(one_off[BLUE], left[BLUE])]
        if number > state.round:
            brings += CUBE[number] * _useful(left[RED] - one_off[RED])
            brings += CUBE[number] * _useful(left[BLUE] - one_off[BLUE])
        total += share * brings
        share *= LATER
    if state.round < ROUNDS:
        kept = _useful(one_off[RED]) + _useful(one_off[BLUE])
        total += ONE_OFF * CUBE[state.round + 1] * kept
    return total + _stock_worth(state, yellow)


def _useful(cubes: float) -> float:
    """Later districts can be expected to have a use for some cubes, hardly for many."""
    return cubes if cubes <= OUTLET else OUTLET + 0.3 * (cubes - OUTLET)


def _goods_price(state: CityTycoonState, yellow: int) -> float:
    """One more yellow cube to keep: the more there are, the less it is worth."""
    return GOODS[state.round + 1] * max(0.15, 1 - GLUT * yellow)


def _stock_worth(state: CityTycoonState, yellow: int) -> float:
    return sum(_goods_price(state, kept) for kept in range(yellow))


def _income(
    state: CityTycoonState, own: Holdings, energy: list[float], yellow: int, number: int
) -> tuple[float, list[float], int]:
    """The best supplies of a round first; the own cubes left over, and the goods."""
    demands, euro = state.game.kit.demands, EURO[number + 1]
    cube = CUBE[number] if number > state.round else 0.0
    goods = _goods_price(state, yellow) if number < ROUNDS else 0.0
    options = []
    for tile in own.districts:
        for demand in demands[tile]:
            cubes = demand[RED] + demand[BLUE]
            brings = demand[5] + euro * (demand[4] - demand[3])
            net = brings + goods * (demand[6] - demand[2]) - cube * cubes
            if net > 0:
                options.append((net / (cubes + 0.5), net, brings, tile, demand))
    options.sort(reverse=True)
    (red, blue), (more_red, more_blue), total, done = energy, own.shared, 0.0, set()
    for _, net, brings, tile, demand in options:
        if tile in done or demand[2] > yellow:
            continue
        short_red, short_blue = max(0, demand[0] - red), max(0, demand[1] - blue)
        tolls = euro * TOLL * DETOUR * (short_red + short_blue)
        if short_red > more_red or short_blue > more_blue or tolls >= net:
            continue
        done.add(tile)
        red, blue = red - demand[0] + short_red, blue - demand[1] + short_blue
        more_red, more_blue = more_red - short_red, more_blue - short_blue
        yellow += demand[6] - demand[2]
        total += brings - tolls
    return total, [red, blue], yellow


def _net(demand: FlatDemand, euro: float, goods: float) -> float:
    """What a demand brings, energy and tolls left out."""
    _, _, yellow, price, money, points, gained = demand
    return points + euro * (money - price) + goods * (gained - yellow)


# -- what can be done with a tile -------------------------------------------------------------


def _with_district(own: Holdings, tile: int, goods: int) -> Holdings:
    return own._replace(districts=[*own.districts, tile], yellow=own.yellow + goods)


def _build_gain(
    state: CityTycoonState, seat: int, tile: int, own: Holdings, future: float
) -> float:
    """What it brings to place a district, its price included."""
    kit, euro = state.game.kit, EURO[state.round]
    gain = kit.points[tile] - euro * kit.cost[tile]
    gain += LAND * kit.land[tile] + _counted(state, seat, tile) + _sold(state, seat, tile)
    if kit.demands[tile]:
        gain += BESIDE * own.bonuses[kit.type[tile]]
    if kit.demands[tile] or kit.goods[tile]:
        gain += _future(state, _with_district(own, tile, kit.goods[tile])) - future
    return gain + _bonus_gain(state, seat, tile)


def _counted(state: CityTycoonState, seat: int, tile: int) -> float:
    kit, counts = state.game.kit, state.game.kit.counts[tile]
    if counts is None:
        return 0.0
    own = zip(state.tiles, state.owners, strict=True)
    return counts[1] * sum(
        owner == seat and kit.counts_as[each] == counts[0] for each, owner in own
    )


def _sold(state: CityTycoonState, seat: int, tile: int) -> float:
    """The best row of points for sale that can be paid."""
    left = state.money[seat] - state.game.kit.cost[tile]
    rows = state.game.kit.sells[tile]
    euro = EURO[state.round]
    return max([points - euro * price for price, points in rows if price <= left], default=0.0)


def _bonus_gain(state: CityTycoonState, seat: int, tile: int) -> float:
    """The own districts of the right type, some of which will lie next to the bonus."""
    kit, bonus = state.game.kit, state.game.kit.bonus[tile]
    if bonus is None:
        return 0.0
    owned = zip(state.tiles, state.owners, strict=True)
    fitting = [each for each, owner in owned if owner == seat] + list(state.kept[seat])
    count = sum(kit.type[each] == bonus[0] and bool(kit.demands[each]) for each in fitting)
    return NEIGHBOURS * min(count, 3) * _bonus_worth(state, bonus)


def _bonus_worth(state: CityTycoonState, bonus: FlatBonus) -> float:
    """A bonus for one neighbour in all supply phases to come."""
    rounds = range(state.round, ROUNDS + 1)
    _, money, points, yellow = bonus
    return sum(points + EURO[r + 1] * money + GOODS[r + 1] * yellow for r in rounds)


def _plant_gain(
    state: CityTycoonState, seat: int, move: int, own: Holdings, now: dict[int, float]
) -> float:
    """What a plant brings by itself, and what it adds to the districts that wait for energy."""
    kit, plant = state.game.kit, plant_of(state, move)
    new = _with_plant(state, own, plant)
    future = _future(state, new)
    left = state.money[seat] - kit.cost[plant]
    sale = EURO[state.round] * SALE
    more = sorted(
        max(sale, _build_gain(state, seat, tile, new, future)) - max(sale, build)
        for tile, build in now.items()
        if kit.demands[tile] and kit.cost[tile] <= left
    )
    synergy = sum(more[-1:]) + SECOND * sum(more[-2:-1])
    return future - _future(state, own) + synergy - EURO[state.round] * kit.cost[plant]


def _with_plant(state: CityTycoonState, own: Holdings, plant: int) -> Holdings:
    kit = state.game.kit
    cubes = list(own.lasting if kit.refills[plant] else own.one_off)
    cubes[kit.colour[plant]] += kit.cubes[plant]
    return own._replace(lasting=cubes) if kit.refills[plant] else own._replace(one_off=cubes)


# -- choosing tiles ---------------------------------------------------------------------------


def _rate_picks(state: CityTycoonState, seat: int, moves: list[int]) -> list[float]:
    """Tiles already chosen count as built, so that the set fits together."""
    own = _holdings(state, seat)
    chosen = [tile for tile in state.kept[seat] if state.game.kit.demands[tile]]
    own = own._replace(
        districts=own.districts + chosen, lasting=[cubes + HOPE for cubes in own.lasting]
    )
    future = _future(state, own)
    return [_build_gain(state, seat, move - PICK, own, future) for move in moves]


# -- extending the city -----------------------------------------------------------------------


def _rate_extension(state: CityTycoonState, seat: int, moves: list[int]) -> list[float]:
    answer = state.answers[seat]
    if not answer:
        return _rate_tiles(state, seat, moves)
    if len(answer) == 1:
        return _rate_uses(state, seat, answer[0] - PLAY, moves)
    if len(answer) == 2:
        return _rate_cells(state, seat, answer[0] - PLAY, answer[1], moves)
    if moves[0] >= BUY and moves[0] < LAND_AT:
        rows = state.game.kit.sells[answer[0] - PLAY]
        return [_row(state, rows, move - BUY) for move in moves]
    cell = state.cell_of(answer[2])
    return [_terrain(state, seat, cell, move) for move in moves]


def _row(state: CityTycoonState, rows: tuple[tuple[int, int], ...], row: int) -> float:
    price, points = rows[row - 1] if row else (0, 0)
    return points - EURO[state.round] * price


def _rate_tiles(state: CityTycoonState, seat: int, moves: list[int]) -> list[float]:
    """A tile is as good as its best use; what it could have been is lost otherwise."""
    own = _holdings(state, seat)
    builds = _build_gains(state, seat, own)
    cost, money = state.game.kit.cost, state.money[seat]
    others = _other_gains(state, seat, own, builds)
    best = max(others.values())
    found = []
    for move in moves:
        build = builds[move - PLAY]
        instead = best - KEEP * max(0.0, build - others[SELL])
        found.append(max(build, instead) if cost[move - PLAY] <= money else instead)
    return found


def _build_gains(state: CityTycoonState, seat: int, own: Holdings) -> dict[int, float]:
    future = _future(state, own)
    return {tile: _build_gain(state, seat, tile, own, future) for tile in state.kept[seat]}


def _other_gains(
    state: CityTycoonState, seat: int, own: Holdings, builds: dict[int, float]
) -> dict[int, float]:
    """The uses that any tile has."""
    found = {SELL: EURO[state.round] * SALE}
    for move in uses(state, seat, state.kept[seat][0]):
        if move not in (DISTRICT, SELL):
            found[move] = _plant_gain(state, seat, move, own, builds)
    return found


def _rate_uses(state: CityTycoonState, seat: int, tile: int, moves: list[int]) -> list[float]:
    own = _holdings(state, seat)
    builds = _build_gains(state, seat, own)
    others = _other_gains(state, seat, own, builds)
    lost = KEEP * max(0.0, builds[tile] - others[SELL])
    return [builds[tile] if move == DISTRICT else others[move] - lost for move in moves]


# -- where to put it --------------------------------------------------------------------------


class Neighbours(NamedTuple):
    """What lies around a free cell."""

    sites: list[int]  # without water; the start tile once, as 0
    own: int
    foreign: int


def _near(state: CityTycoonState, seat: int, cell: int) -> Neighbours:
    found: list[int] = []
    own = foreign = 0
    water = state.masks[state.players]
    for step in STEPS:
        if cell + step in state.sites:
            site = state.sites.index(cell + step)
            site = site if site >= START_SITES else SOLAR_SITE
            if water >> site & 1 or site in found:
                continue
            found.append(site)
            own += state.owners[site] == seat
            foreign += site > 0 and state.owners[site] != seat
    return Neighbours(found, own, foreign)


def _rate_cells(
    state: CityTycoonState, seat: int, tile: int, use: int, moves: list[int]
) -> list[float]:
    around = [_near(state, seat, state.cell_of(move)) for move in moves]
    if use != DISTRICT:
        return [_plant_cell(state, seat, near) for near in around]
    kit = state.game.kit
    if not kit.demands[tile]:
        return [_quiet_cell(state, seat, tile, near) for near in around]
    reach = _reach(state, seat)
    return [_demand_cell(state, seat, tile, near, reach) for near in around]


Reach = list[tuple[int, int, list[int]]]  # colour, cubes, tolls to each site


def _reach(state: CityTycoonState, seat: int) -> Reach:
    """The tolls from every plant to every site, that of the site itself included."""
    found: Reach = []
    kit = state.game.kit
    for site, tile in enumerate(state.tiles):
        refill = state.players if site in (SOLAR_SITE, WIND_SITE) else kit.cubes[tile]
        cubes = state.cubes[site]
        if kit.refills[tile]:
            cubes = refill
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
    kit, euro = state.game.kit, EURO[state.round + 1]
    offers: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    for colour, cubes, tolls in reach:
        least = min([tolls[site] for site in near.sites], default=NOWHERE)
        offers[colour].append((least, cubes))
    best = max(
        _net(demand, euro, GOODS[state.round + 1]) - euro * TOLL * _cheapest(offers, demand)
        for demand in kit.demands[tile]
    )
    kind, phases = kit.type[tile], ROUNDS + 1 - state.round
    for site in near.sites:
        bonus = kit.bonus[state.tiles[site]]
        if bonus is not None and bonus[0] == kind:
            best += _bonus_worth(state, bonus) / phases
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
    kit, bonus = state.game.kit, state.game.kit.bonus[tile]
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
    demands, touching = state.game.kit.demands, state.touching
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


def _terrain(state: CityTycoonState, seat: int, cell: int, move: int) -> float:
    """Land ties own tiles together, water keeps others away."""
    water = move >= WATER_AT
    side = (move - (WATER_AT if water else LAND_AT)) % len(SIDES)
    near = _near(state, seat, cell + STEPS[side])
    start = SOLAR_SITE in near.sites
    if water:
        return near.foreign - near.own - start
    return near.own + near.foreign + 2 * start


# -- supplying --------------------------------------------------------------------------------


def _rate_supply(state: CityTycoonState, seat: int, moves: list[int]) -> list[float]:
    answer = state.answers[seat]
    if not answer:
        return [0.0 if move == PASS else _tile_to_supply(state, seat, move) for move in moves]
    site = state.tiles.index(answer[0] - SUPPLY)
    if len(answer) == 1:
        demands = state.game.kit.demands[state.tiles[site]]
        return [_supply_gain(state, seat, site, demands[move - DEMAND])[1] for move in moves]
    if moves[0] >= PAY:
        return [float(PAY - move) for move in moves]  # the best one comes first
    nearest = sources(state, seat, site)
    return [_source(state, seat, nearest, move) for move in moves]


def _source(
    state: CityTycoonState, seat: int, nearest: tuple[Sources, Sources], move: int
) -> float:
    if move == CHEAPEST:
        return 1.0
    tolls = min(
        tolls for side in nearest for tolls, plant in side if from_move(state, plant) == move
    )
    return 0.5 * (move == FROM) - tolls


def _tile_to_supply(state: CityTycoonState, seat: int, move: int) -> float:
    """Only what brings more than it costs; first what others could take the cubes from."""
    site = state.tiles.index(move - SUPPLY)
    best = -1.0
    for demand in state.game.kit.demands[move - SUPPLY]:
        if is_payable(state, seat, site, demand):
            net, wish = _supply_gain(state, seat, site, demand)
            if net > 0:
                best = max(best, 100.0 + wish)
    return best


def _supply_gain(
    state: CityTycoonState, seat: int, site: int, demand: FlatDemand
) -> tuple[float, float]:
    """What a supply brings in the end, and how good it is to do it now."""
    kit, number = state.game.kit, state.round
    euro, goods = EURO[number + 1], _goods_worth(state, seat, demand)
    net = _net(demand, euro, goods)
    for tile in bonuses(state, site):
        bonus = kit.bonus[tile]
        assert bonus is not None
        net += bonus[2] + euro * bonus[1] + goods * bonus[3]
    cubes = 0
    for colour, offers in enumerate(sources(state, seat, site)):
        count = demand[colour]
        cubes += count
        for tolls, plant in offers:
            if not count:
                break
            taken = min(count, state.cubes[plant])
            count -= taken
            net -= taken * tolls * TOLL * euro * (1 + RIVALRY * (plant >= START_SITES))
            tile, kept = state.tiles[plant], state.owners[plant] == seat
            if kept and not kit.refills[tile]:
                net -= taken * ONE_OFF * CUBE[number + 1]
    return net, net - SCARCE * CUBE[number] * cubes - 1.5 * (not cubes)


def _goods_worth(state: CityTycoonState, seat: int, demand: FlatDemand) -> float:
    """A yellow cube later, or in the last round in the best other use."""
    if state.round < ROUNDS:
        return _goods_price(state, state.yellow[seat])
    if not demand[6]:
        return 0.0
    uses_left = [
        each[5] / each[2]
        for site, owner in enumerate(state.owners)
        if owner == seat and not state.supplied[site]
        for each in state.game.kit.demands[state.tiles[site]]
        if each[2]
    ]
    return max(uses_left, default=0.0)


_RATE: dict[str, Callable[[CityTycoonState, int, list[int]], list[float]]] = {
    "draft": _rate_picks,
    "extend": _rate_extension,
    "supply": _rate_supply,
}
