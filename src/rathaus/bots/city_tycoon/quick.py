"""A quick player of City Tycoon for imagined games: it counts cubes and reads what is printed."""

from functools import cache
from random import Random
from typing import Final, cast

from rathaus.bots.city_tycoon.supplying import rate_supply
from rathaus.bots.city_tycoon.worth import EURO, GOODS
from rathaus.core.state import State
from rathaus.games.city_tycoon.components.box import BLUE, RED, ROUNDS, SALE
from rathaus.games.city_tycoon.components.kit import Kit, is_plant
from rathaus.games.city_tycoon.moves import AT, BUY, DISTRICT, LAND_AT, PICK, PLAY, SELL
from rathaus.games.city_tycoon.rules.extending import plant_of
from rathaus.games.city_tycoon.state import CityTycoonState

SHARE: Final = 1.0  # cubes of each colour from the start tile
CUBE: Final = 1.3  # what a cube of energy brings in a round, about
SUPPLIED: Final = 0.7  # how often a district is supplied


@cache
def _printed(kit: Kit, number: int) -> tuple[float, ...]:
    """What a district brings from a round on, by what is printed on it."""
    euro, rounds = EURO[number], ROUNDS + 1 - number
    found = []
    for tile in range(len(kit.cost)):
        brings = 0.0
        for _, _, yellow, price, money, points, gained in kit.demands[tile]:
            net = points + euro * (money - price) + GOODS[number] * (gained - yellow)
            brings = max(brings, net)
        bonus = kit.bonus[tile]
        if bonus is not None:
            brings = 0.8 * (bonus[2] + euro * bonus[1] + GOODS[number] * bonus[3])
        counted = 3.0 if kit.counts[tile] else 0.0
        own = kit.points[tile] + counted + GOODS[number] * kit.goods[tile]
        found.append(own - euro * kit.cost[tile] + SUPPLIED * rounds * brings)
    return tuple(found)


def cheap(state: State, seat: int, moves: list[int], rng: Random) -> int:
    """One of the moves, by a quick and sensible rule."""
    table = cast("CityTycoonState", state)
    step, answer = table.stack[-1][0], table.answers[seat]
    if step == "draft":
        gains = _printed(table.kit, table.round)
        return max(moves, key=lambda move: gains[move - PICK])
    if step == "supply":
        ratings = rate_supply(table, seat, moves)
        return moves[ratings.index(max(ratings))]
    if not answer:
        return _tile(table, seat, moves)
    if len(answer) == 1:
        return _use(table, seat, answer[0] - PLAY, moves)
    if len(answer) == 2:
        return _cell(table, seat, moves, rng)
    if BUY <= moves[0] < LAND_AT:
        return moves[-1] if table.round == ROUNDS else moves[0]
    return moves[int(rng.random() * len(moves))]


def _missing(state: CityTycoonState, seat: int) -> tuple[float, float]:
    """The red and blue cubes that the own districts need beyond the own plants."""
    kit = state.kit
    red = blue = -SHARE
    for site, owner in enumerate(state.owners):
        if owner != seat:
            continue
        tile = state.tiles[site]
        if is_plant(tile):
            cubes = kit.cubes[tile] if kit.refills[tile] else state.cubes[site]
            if kit.colour[tile] == RED:
                red -= cubes
            else:
                blue -= cubes
        elif kit.demands[tile]:
            first = kit.demands[tile][0]
            red += first[RED]
            blue += first[BLUE]
    return red, blue


def _tile(state: CityTycoonState, seat: int, moves: list[int]) -> int:
    """The best that can be paid; if energy is short, the worst goes for a plant."""
    gains, cost, money = _printed(state.kit, state.round), state.kit.cost, state.money[seat]
    red, blue = _missing(state, seat)
    if max(red, blue) > 0.5 and len(moves) < 6:
        return min(moves, key=lambda move: gains[move - PLAY])
    best, found = -100.0, moves[0]
    for move in moves:
        tile = move - PLAY
        gain = gains[tile] if cost[tile] <= money else -gains[tile] - 10
        if gain > best:
            best, found = gain, move
    return found


def _use(state: CityTycoonState, seat: int, tile: int, moves: list[int]) -> int:
    kit, euro, missing = state.kit, EURO[state.round], _missing(state, seat)
    best, found = euro * SALE, SELL
    for move in moves:
        if move == SELL:
            continue
        if move == DISTRICT:
            gain = _printed(kit, state.round)[tile]
        else:
            plant = plant_of(state, move)
            rounds = ROUNDS + 1 - state.round if kit.refills[plant] else 1
            used = min(kit.cubes[plant], max(0.0, missing[kit.colour[plant]]) + 1)
            gain = CUBE * used * rounds - euro * kit.cost[plant]
        if gain > best:
            best, found = gain, move
    return found


def _cell(state: CityTycoonState, seat: int, moves: list[int], rng: Random) -> int:
    """Beside an own tile, or else beside the start tile."""
    owners, best, found = state.owners, -1.0, moves[0]
    for move in moves:
        site = (move - AT) // 4
        score = rng.random() + (2 if owners[site] == seat else 1 if site < 4 else 0)
        if score > best:
            best, found = score, move
    return found
