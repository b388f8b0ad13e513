"""Why a move is not allowed: the rule behind a greyed-out choice.

A reason is its name and the numbers its sentence needs; the sentences are in `text`.
"""

from rathaus.games.city_tycoon.components.box import BLUE, RED, TOLL, YELLOW
from rathaus.games.city_tycoon.components.kit import FlatDemand, is_plant
from rathaus.games.city_tycoon.grid import SIDES, SOLAR_SITE, TO_NEIGHBOURS, WIND_SITE
from rathaus.games.city_tycoon.moves import (
    BUY,
    DEMAND,
    DISTRICT,
    FROM,
    LAND_AT,
    PLANT,
    PLAY,
    SPACE,
    SUPPLY,
    WATER_AT,
)
from rathaus.games.city_tycoon.rules import extending, supplying
from rathaus.games.city_tycoon.rules.routes import UNREACHABLE, sources
from rathaus.games.city_tycoon.state import CityTycoonState

Reason = tuple[str, dict[str, int]]

CLAUSES = {
    "not_yours": "CTY-7.1",
    "too_dear": "CTY-7.5",
    "stack_empty": "CTY-7.9",
    "not_open": "CTY-7.4",
    "row_too_dear": "CTY-7.17",
    "side_taken": "CTY-7.12",
    "no_symbol": "CTY-7.12",
    "not_your_district": "CTY-7.7",
    "no_demand": "CTY-8.4",
    "supplied_already": "CTY-8.3",
    "no_goods": "CTY-8.22",
    "no_cubes": "CTY-8.5",
    "transport_too_dear": "CTY-8.16",
    "plant_empty": "CTY-8.6",
    "no_route": "CTY-8.9",
}


def expected(state: CityTycoonState, seat: int) -> list[int]:
    """The moves a person would look for now, allowed or not."""
    if seat not in state.turn():
        return []
    step, answer = state.stack[-1][0], state.answers[seat]
    if step == "extend" and len(answer) == 1:
        return [DISTRICT, *range(PLANT, PLANT + 4)]
    if step == "extend" and len(answer) == 3:
        rows = state.kit.sells[answer[0] - PLAY]
        return [BUY + row for row in range(1, len(rows) + 1)]
    if step == "supply":
        return _expected_supply(state, seat)
    return []


def _expected_supply(state: CityTycoonState, seat: int) -> list[int]:
    answer, demands = state.answers[seat], state.kit.demands
    if not answer:
        own = zip(state.tiles, state.owners, strict=True)
        return sorted(SUPPLY + tile for tile, owner in own if owner == seat and demands[tile])
    tile = answer[0] - SUPPLY
    if len(answer) == 1:
        return [DEMAND + place for place in range(len(demands[tile]))]
    demand = demands[tile][answer[1] - DEMAND]
    if len(answer) - 2 < demand[RED] + demand[BLUE]:
        return sorted(supplying.from_move(state, plant) for plant in _plants(state, seat))
    return []


def why_not(state: CityTycoonState, seat: int, move: int) -> Reason | None:
    """The reason against a move in the open question, where there is one to name."""
    if seat not in state.turn() or seat < 0:
        return None
    kind, place = SPACE.split(move)
    step, answer = state.stack[-1][0], state.answers[seat]
    if step == "extend":
        return _not_extended(state, seat, kind, move)
    if step != "supply":
        return None
    if not answer and kind == "supply":
        return _not_supplied(state, seat, place + 1)
    if len(answer) == 1 and kind == "demand":
        site = state.tiles.index(answer[0] - SUPPLY)
        demands = state.kit.demands[answer[0] - SUPPLY]
        return _not_met(state, seat, site, demands[place]) if place < len(demands) else None
    if len(answer) > 1 and kind == "from":
        return _not_from(state, seat, move)
    return None


# -- extending --------------------------------------------------------------------------------


def _not_extended(state: CityTycoonState, seat: int, kind: str, move: int) -> Reason | None:
    answer, kit, money = state.answers[seat], state.kit, state.money[seat]
    if not answer:
        return ("not_yours", {"tile": move - PLAY}) if kind == "play" else None
    tile = answer[0] - PLAY
    if len(answer) == 1 and kind == "district":
        return "too_dear", {"cost": kit.cost[tile], "money": money}
    if len(answer) == 1 and PLANT <= move < PLANT + 4:
        plant = extending.plant_of(state, move)
        return (
            ("too_dear", {"cost": kit.cost[plant], "money": money})
            if plant
            else (
                "stack_empty",
                {},
            )
        )
    if len(answer) == 2 and kind == "at":
        return "not_open", {}
    if len(answer) == 3 and kind == "buy" and 0 < move - BUY <= len(kit.sells[tile]):
        cost = kit.sells[tile][move - BUY - 1][0]
        return "row_too_dear", {"cost": cost, "money": money - kit.cost[tile]}
    if len(answer) > 2 and kind in ("land", "water"):
        return _not_laid(state, seat, move)
    return None


def _not_laid(state: CityTycoonState, seat: int, move: int) -> Reason | None:
    answer = state.answers[seat]
    side = (move - LAND_AT) % len(SIDES)
    laid = {(other - LAND_AT) % len(SIDES) for other in answer[3:] if other >= LAND_AT}
    if side in laid or state.cell_of(answer[2]) + TO_NEIGHBOURS[side] in state.sites:
        return "side_taken", {}
    is_water = move >= WATER_AT
    printed = (state.kit.water if is_water else state.kit.land)[answer[0] - PLAY]
    used = sum(other >= LAND_AT and (other >= WATER_AT) == is_water for other in answer[3:])
    return ("no_symbol", {}) if used >= printed else None


# -- supplying --------------------------------------------------------------------------------


def _not_supplied(state: CityTycoonState, seat: int, tile: int) -> Reason | None:
    if tile not in state.tiles or state.owners[state.tiles.index(tile)] != seat:
        return "not_your_district", {"tile": tile}
    demands, site = state.kit.demands[tile], state.tiles.index(tile)
    if not demands:
        return "no_demand", {}
    if state.supplied[site]:
        return "supplied_already", {}
    return _not_met(state, seat, site, demands[0])


def _not_met(state: CityTycoonState, seat: int, site: int, demand: FlatDemand) -> Reason | None:
    if demand[YELLOW] > state.yellow[seat]:
        return "no_goods", {"needed": demand[YELLOW], "have": state.yellow[seat]}
    tolls = supplying.least_tolls(state, seat, site, demand)
    if tolls >= UNREACHABLE:
        return "no_cubes", {}
    cost = TOLL * tolls + demand[3]
    money = state.money[seat]
    return ("transport_too_dear", {"cost": cost, "money": money}) if cost > money else None


def _plants(state: CityTycoonState, seat: int) -> list[int]:
    """The sites of all plants with the colour of the next cube."""
    answer = state.answers[seat]
    demand = state.kit.demands[answer[0] - SUPPLY][answer[1] - DEMAND]
    colour = RED if len(answer) - 2 < demand[RED] else BLUE
    colours = state.kit.colour
    found = [site for site, tile in enumerate(state.tiles) if colours[tile] == colour]
    return [SOLAR_SITE if colour == RED else WIND_SITE, *found]


def _not_from(state: CityTycoonState, seat: int, move: int) -> Reason | None:
    answer = state.answers[seat]
    demand = state.kit.demands[answer[0] - SUPPLY][answer[1] - DEMAND]
    if len(answer) - 2 >= demand[RED] + demand[BLUE]:
        return None
    matching = [s for s in _plants(state, seat) if supplying.from_move(state, s) == move]
    if not matching:
        return None
    plant, site = matching[0], state.tiles.index(answer[0] - SUPPLY)
    taken = [each for each in answer[2:] if each == move]
    if state.cubes[plant] - _used(state, plant, taken, demand, answer) <= 0:
        return "plant_empty", {}
    colour = RED if len(answer) - 2 < demand[RED] else BLUE
    near = {at: tolls for tolls, at in sources(state, seat, site)[colour]}
    if plant not in near:
        return "no_route", {}
    transport = supplying.Transport(state, seat, site, demand, answer[2:])
    transport.take(near[plant], plant)
    transport.take_cheapest()
    cost, money = TOLL * transport.tolls + demand[3], state.money[seat]
    return ("transport_too_dear", {"cost": cost, "money": money}) if cost > money else None


def _used(
    state: CityTycoonState,
    plant: int,
    taken: list[int],
    demand: FlatDemand,
    answer: tuple[int, ...],
) -> int:
    """The cubes already taken from a plant; the start tile holds both colours."""
    if not is_plant(state.tiles[plant]):
        reds = answer[2 : 2 + demand[RED]].count(FROM)
        return reds if plant == SOLAR_SITE else len(taken) - reds
    return len(taken)
