"""Which tile to supply, by which demand, with cubes from where."""

from rathaus.bots.city_tycoon.worth import CUBE, EURO, ONE_OFF, RIVALRY, goods_price, net_gain
from rathaus.games.city_tycoon.components.box import ROUNDS, TOLL
from rathaus.games.city_tycoon.components.kit import FlatDemand
from rathaus.games.city_tycoon.grid import START_SITES
from rathaus.games.city_tycoon.known_routes import Sources
from rathaus.games.city_tycoon.moves import CHEAPEST, DEMAND, FROM, PASS, PAY, SUPPLY
from rathaus.games.city_tycoon.rules.routes import sources
from rathaus.games.city_tycoon.rules.supplying import bonuses
from rathaus.games.city_tycoon.rules.transport import from_move, price
from rathaus.games.city_tycoon.state import CityTycoonState

SCARCE = 0.5  # a cube used now is not there for another district


def rate_supply(state: CityTycoonState, seat: int, moves: list[int]) -> list[float]:
    answer = state.answers[seat]
    if not answer:
        return [0.0 if move == PASS else _tile_to_supply(state, seat, move) for move in moves]
    site = state.tiles.index(answer[0] - SUPPLY)
    if len(answer) == 1:
        demands = state.kit.demands[state.tiles[site]]
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
    for demand in state.kit.demands[move - SUPPLY]:
        if price(state, seat, site, demand) <= state.money[seat]:
            net, wish = _supply_gain(state, seat, site, demand)
            if net > 0:
                best = max(best, 100.0 + wish)
    return best


def _supply_gain(
    state: CityTycoonState, seat: int, site: int, demand: FlatDemand
) -> tuple[float, float]:
    """What a supply brings in the end, and how good it is to do it now."""
    kit, number = state.kit, state.round
    euro, goods = EURO[number + 1], _goods_worth(state, seat, demand)
    net = net_gain(demand, euro, goods)
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
        return goods_price(state, state.yellow[seat])
    if not demand[6]:
        return 0.0
    uses_left = [
        each[5] / each[2]
        for site, owner in enumerate(state.owners)
        if owner == seat and not state.supplied[site]
        for each in state.kit.demands[state.tiles[site]]
        if each[2]
    ]
    return max(uses_left, default=0.0)
