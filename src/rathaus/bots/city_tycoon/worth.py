"""What a seat has, and what its districts will bring in the supply phases to come."""

from typing import NamedTuple, cast

from rathaus.core.state import State
from rathaus.games.city_tycoon.components.box import BLUE, MONEY_PER_POINT, RED, ROUNDS, TOLL
from rathaus.games.city_tycoon.components.kit import FlatBonus, FlatDemand, is_plant
from rathaus.games.city_tycoon.components.vocabulary import TYPES
from rathaus.games.city_tycoon.grid import TO_NEIGHBOURS
from rathaus.games.city_tycoon.scoring import points
from rathaus.games.city_tycoon.state import CityTycoonState

# By round, from 1; the last one is after the game.
EURO = (0.0, 0.25, 0.22, 0.24, 0.17, 1 / MONEY_PER_POINT)  # while the city is extended
CUBE = (0.0, 0.5, 0.5, 0.7, 1.5, 0.0)  # energy that districts still to come could use
GOODS = (0.0, 1.5, 1.5, 1.5, 1.5, 0.0)  # a yellow cube that may find a use

GLUT = 0.3  # what each yellow cube takes from the worth of the next
LATER = 0.95  # of what a later round brings
OUTLET = 2  # cubes for which later districts can be expected to have a use
SHARE = 1.0  # cubes of each colour from the start tile
FOREIGN = 0.5  # of the cubes of others, divided by all players
DETOUR = 1.2  # tolls for a cube that is not from an own plant
ONE_OFF = 0.6  # of a cube that could be kept for the next round
TIE = 0.01  # of a euro that is left over
RIVALRY = 0.3  # how much of what others receive is a loss


class Holdings(NamedTuple):
    """What decides the supply phases of a seat. Energy: red and blue cubes."""

    districts: list[int]
    lasting: list[float]  # own cubes a round
    one_off: list[float]
    shared: list[float]  # of the start tile and the others, a round
    yellow: int
    bonuses: list[float]  # the best that a new district of each type could lie next to


def value(state: State, seat: int) -> float:
    """The points that the seat can expect at the end; then a euro decides a tie."""
    table = cast("CityTycoonState", state)
    if table.over:
        return points(table, seat) + TIE * table.money[seat]
    own = holdings_of(table, seat)
    return points(table, seat) + EURO[table.round] * table.money[seat] + outlook(table, own)


def terms(state: State, seat: int) -> dict[str, float]:
    """The value, part by part."""
    table = cast("CityTycoonState", state)
    found = {"scored": float(points(table, seat))}
    if table.over:
        return found | {"money": TIE * table.money[seat]}
    supplies, energy, goods = _outlooks(table, holdings_of(table, seat))
    money = EURO[table.round] * table.money[seat]
    return found | {"money": money, "supplies": supplies, "energy": energy, "goods": goods}


def holdings_of(state: CityTycoonState, seat: int) -> Holdings:
    kit, players = state.kit, state.players
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
        bonus = state.kit.bonus[tile]
        if bonus is not None and any(cell + step in state.open_cells for step in TO_NEIGHBOURS):
            found[bonus[0]] = max(found[bonus[0]], bonus_worth(state, bonus))
    return found


def outlook(state: CityTycoonState, own: Holdings) -> float:
    """What the supply phases from this round on will bring."""
    supplies, energy, goods = _outlooks(state, own)
    return supplies + energy + goods


def _outlooks(state: CityTycoonState, own: Holdings) -> tuple[float, float, float]:
    """The same: by districts supplied, by energy that others could use, by goods left over."""
    one_off, yellow, total, share, spare = own.one_off, own.yellow, 0.0, 1.0, 0.0
    for number in range(state.round, ROUNDS + 1):
        energy = [own.lasting[RED] + one_off[RED], own.lasting[BLUE] + one_off[BLUE]]
        brings, left, yellow = _income(state, own, energy, yellow, number)
        # One-off cubes are the last to be used.
        one_off = [min(one_off[RED], left[RED]), min(one_off[BLUE], left[BLUE])]
        if number > state.round:
            lasting = _useful(left[RED] - one_off[RED]) + _useful(left[BLUE] - one_off[BLUE])
            spare += share * CUBE[number] * lasting
        total += share * brings
        share *= LATER
    if state.round < ROUNDS:
        kept = _useful(one_off[RED]) + _useful(one_off[BLUE])
        spare += ONE_OFF * CUBE[state.round + 1] * kept
    return total, spare, _stock_worth(state, yellow)


def _useful(cubes: float) -> float:
    """Later districts can be expected to have a use for some cubes, hardly for many."""
    return cubes if cubes <= OUTLET else OUTLET + 0.3 * (cubes - OUTLET)


def goods_price(state: CityTycoonState, yellow: int) -> float:
    """One more yellow cube to keep: the more there are, the less it is worth."""
    return GOODS[state.round + 1] * max(0.15, 1 - GLUT * yellow)


def _stock_worth(state: CityTycoonState, yellow: int) -> float:
    return sum(goods_price(state, kept) for kept in range(yellow))


def _income(
    state: CityTycoonState, own: Holdings, energy: list[float], yellow: int, number: int
) -> tuple[float, list[float], int]:
    """The best supplies of a round first; the own cubes left over, and the goods."""
    demands, euro = state.kit.demands, EURO[number + 1]
    cube = CUBE[number] if number > state.round else 0.0
    goods = goods_price(state, yellow) if number < ROUNDS else 0.0
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


def net_gain(demand: FlatDemand, euro: float, goods: float) -> float:
    """What a demand brings, energy and tolls left out."""
    _, _, yellow, price, money, points, gained = demand
    return points + euro * (money - price) + goods * (gained - yellow)


def bonus_worth(state: CityTycoonState, bonus: FlatBonus) -> float:
    """A bonus for one neighbour in all supply phases to come."""
    rounds = range(state.round, ROUNDS + 1)
    _, money, points, yellow = bonus
    return sum(points + EURO[r + 1] * money + GOODS[r + 1] * yellow for r in rounds)
