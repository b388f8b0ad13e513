"""Phase IV: supply own tiles (CTY-8)."""

from collections.abc import Sequence
from typing import Final

from rathaus.core.reasons import Against
from rathaus.core.steps import SIDE, Answer, Frame, Question, Step
from rathaus.games.city_tycoon.components.box import (
    BLUE,
    BONUS,
    CATEGORIES,
    RED,
    ROUNDS,
    SUPPLIED,
    TOLL,
    YELLOW,
)
from rathaus.games.city_tycoon.components.kit import (
    PLANT_BASE,
    FlatDemand,
)
from rathaus.games.city_tycoon.grid import SOLAR_SITE, WIND_SITE
from rathaus.games.city_tycoon.moves import (
    CHEAPEST,
    DEMAND,
    MORE,
    PASS,
    PAY,
    SPACE,
    SUPPLY,
    WAYS,
)
from rathaus.games.city_tycoon.rules.routes import (
    BANK,
    bits,
)
from rathaus.games.city_tycoon.rules.transport import (
    NO_CUBES,
    NO_GOODS,
    Transport,
    budget,
    colour_in,
    demand_in,
    from_move,
    is_clear,
    payees,
    plan,
    price,
    way_in,
)
from rathaus.games.city_tycoon.state import CityTycoonState


def seats(state: CityTycoonState, frame: Frame) -> tuple[int]:
    """The frame names a place in the turn order."""
    return (state.order[frame[1]],)


def moves(state: CityTycoonState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Which tile, or pass; which demand; each cube from where; how to pay."""
    if not answer:
        return _tiles_to_supply(state, seat)
    if answer[0] == PASS:
        return []
    site = state.tiles.index(answer[0] - SUPPLY)
    if len(answer) == 1:
        demands, money = state.kit.demands[state.tiles[site]], state.money[seat]
        return [
            DEMAND + place
            for place, demand in enumerate(demands)
            if price(state, seat, site, demand) <= money
        ]
    demand = demand_in(state, answer)
    cubes = demand[RED] + demand[BLUE]
    if len(answer) - 2 < cubes and answer[-1] != CHEAPEST:
        return _plants(state, seat, site, demand, answer[2:])
    if not cubes or answer[-1] == CHEAPEST or PAY <= answer[-1] < MORE:
        return []
    return _ways_to_pay(state, seat, site, demand, answer)


# -- what is asked ---------------------------------------------------------------------------


def _tiles_to_supply(state: CityTycoonState, seat: int) -> list[int]:
    demands, tiles, supplied = state.kit.demands, state.tiles, state.supplied
    money, found = state.money[seat], []
    for site in bits(state.masks[seat]):
        if not supplied[site]:
            tile = tiles[site]
            for demand in demands[tile]:
                # What a demand costs without its cubes is known before any route is.
                if demand[3] <= money and price(state, seat, site, demand) <= money:
                    found.append(SUPPLY + tile)
                    break
    found.sort()
    found.append(PASS)
    return found


def _plants(
    state: CityTycoonState, seat: int, site: int, demand: FlatDemand, decided: Answer
) -> list[int]:
    transport = Transport(state, seat, site, demand, decided)
    offers = transport.offers(budget(state, seat, demand))
    found = sorted([from_move(state, plant) for _, plant in offers])
    if len(found) > 1 and is_clear(state, seat, site, transport):
        return [CHEAPEST, *found]
    return found


def _ways_to_pay(
    state: CityTycoonState, seat: int, site: int, demand: FlatDemand, answer: Answer
) -> list[int]:
    """A page of ways, the cheapest first, and another page if there are more."""
    *_, found = plan(state, seat, answer)
    left = len(found) - WAYS * answer.count(MORE)
    return [*range(PAY, PAY + min(left, WAYS)), *([MORE] if left > WAYS else [])]


# -- carrying it out --------------------------------------------------------------------------


def resolve(state: CityTycoonState, frame: Frame) -> None:
    """Supply or pass; then it is the turn of the next one who has not passed (CTY-8.1)."""
    seat = state.order[frame[1]]
    answer = state.answers[seat]
    if answer[0] == PASS:
        state.passed[seat] = 1
        if state.listener:
            state.tell("seat_passed", seat)
    else:
        _supply(state, seat, answer)
    for step in range(1, state.players + 1):
        place = (frame[1] + step) % state.players
        if not state.passed[state.order[place]]:
            state.push(("supply", place))
            return
    state.push(("finish",) if state.round == ROUNDS else ("clean_up",))


def _supply(state: CityTycoonState, seat: int, answer: Answer) -> None:
    """Bring the cubes, pay, then take the income (CTY-8.5, 8.16)."""
    site, demand, plants, found = plan(state, seat, answer)
    tolls, vector = way_in(found, answer)
    if state.listener:
        state.tell("tile_supplied", seat, tile=state.tiles[site], demand=answer[1] - DEMAND + 1)
    _bring(state, seat, plants)
    _pay(state, seat, tolls, vector, demand[3])
    if demand[YELLOW]:
        state.yellow[seat] -= demand[YELLOW]
        if state.listener:
            state.tell("goods_used", seat, cubes=demand[YELLOW])
    state.supplied[site] = answer[1] - DEMAND + 1
    _gain(state, seat, "income_taken", state.tiles[site], SUPPLIED, demand[4:])
    _take_bonuses(state, seat, site)


def _bring(state: CityTycoonState, seat: int, plants: list[int]) -> None:
    for plant in plants:
        state.cubes[plant] -= 1
    if state.listener:
        for plant in dict.fromkeys(plants):
            tile = state.tiles[plant]
            colour = state.kit.colour[tile] if tile > PLANT_BASE else (BLUE if plant else RED)
            cubes = plants.count(plant)
            state.tell("cubes_brought", seat, tile=tile, colour=colour, cubes=cubes)


def _pay(state: CityTycoonState, seat: int, tolls: int, vector: int, extra: int) -> None:
    """Every payee is paid at once (CTY-8.15); extra money goes to the Supply (CTY-8.17)."""
    state.money[seat] -= TOLL * tolls + extra
    bank = extra
    for payee, money in payees(vector, state.players) if tolls else ():
        if payee == BANK:
            bank += money
            continue
        state.money[payee] += money
        if state.listener:
            state.tell("toll_paid", seat, payee=payee, money=money)
    if bank and state.listener:
        state.tell("bank_paid", seat, money=bank)


def _gain(
    state: CityTycoonState,
    seat: int,
    event: str,
    tile: int,
    category: int,
    gain: Sequence[int],
) -> None:
    """Money, points and yellow cubes, these as far as there are any (CTY-8.24, 11.3)."""
    money, points, yellow = gain
    state.money[seat] += money
    state.vp[seat * len(CATEGORIES) + category] += points
    if yellow:
        yellow = min(yellow, state.supply[YELLOW])
        state.supply[YELLOW] -= yellow
        state.yellow[seat] += yellow
    if state.listener:
        state.tell(event, seat, tile=tile, money=money, points=points, cubes=yellow)


def bonuses(state: CityTycoonState, site: int) -> list[int]:
    """The adjacent tiles with a bonus for the type of this one (CTY-8.25, 8.26)."""
    kit, near = state.kit, state.touching[site]
    kind, found = kit.type[state.tiles[site]], []
    while near:
        low = near & -near
        near ^= low
        tile = state.tiles[low.bit_length() - 1]
        bonus = kit.bonus[tile]
        if bonus is not None and bonus[0] == kind:
            found.append(tile)
    return found


def _take_bonuses(state: CityTycoonState, seat: int, site: int) -> None:
    for tile in bonuses(state, site):
        bonus = state.kit.bonus[tile]
        assert bonus is not None
        _gain(state, seat, "bonus_taken", tile, BONUS, bonus[1:])


# -- why not ----------------------------------------------------------------------------------


def expected(state: CityTycoonState, seat: int, answer: Answer) -> list[int]:
    """The moves that a person would look for, allowed or not."""
    demands = state.kit.demands
    if not answer:
        own = zip(state.tiles, state.owners, strict=True)
        return sorted([SUPPLY + tile for tile, owner in own if owner == seat and demands[tile]])
    if len(answer) == 1:
        return [DEMAND + place for place in range(len(demands[answer[0] - SUPPLY]))]
    return sorted([from_move(state, plant) for plant in _of_next_colour(state, answer)])


def against(state: CityTycoonState, seat: int, answer: Answer, move: int) -> Against | None:
    """What forbids a move to a seat that has decided so much; None: nothing to be named."""
    kind, place = SPACE.split(move)
    if not answer:
        return _against_tile(state, seat, place + 1) if kind == "supply" else None
    site, demands = state.tiles.index(answer[0] - SUPPLY), state.kit.demands[answer[0] - SUPPLY]
    if len(answer) == 1 and kind == "demand" and place < len(demands):
        return _against_price(state, seat, price(state, seat, site, demands[place]), demands[place])
    if len(answer) > 1 and kind == "from":
        return _against_source(state, seat, site, answer, move)
    return None


def _against_tile(state: CityTycoonState, seat: int, tile: int) -> Against | None:
    site = state.tiles.index(tile) if tile in state.tiles else None
    if site is None or state.owners[site] != seat:
        return Against("not_your_district", "CTY-7.7", {"tile": tile})
    demands = state.kit.demands[tile]
    if not demands:
        return Against("no_demand", "CTY-8.4")
    if state.supplied[site]:
        return Against("supplied_already", "CTY-8.3")
    costs = [price(state, seat, site, demand) for demand in demands]
    if min(costs) <= state.money[seat]:
        return None
    return _against_price(state, seat, costs[0], demands[0])


def _against_price(
    state: CityTycoonState, seat: int, cost: int, demand: FlatDemand
) -> Against | None:
    if cost == NO_GOODS:
        return Against(
            "no_goods", "CTY-8.22", {"needed": demand[YELLOW], "have": state.yellow[seat]}
        )
    if cost >= NO_CUBES:
        return Against("no_cubes", "CTY-8.5")
    money = state.money[seat]
    return (
        Against("transport_too_dear", "CTY-8.16", {"cost": cost, "money": money})
        if cost > money
        else None
    )


def _against_source(
    state: CityTycoonState, seat: int, site: int, answer: Answer, move: int
) -> Against | None:
    plants = [each for each in _of_next_colour(state, answer) if from_move(state, each) == move]
    if not plants:
        return None
    demand = demand_in(state, answer)
    transport = Transport(state, seat, site, demand, answer[2:])
    if not transport.cubes[plants[0]]:
        return Against("plant_empty", "CTY-8.6")
    near = {plant: tolls for tolls, plant in transport.nearest[transport.colour]}
    if plants[0] not in near:
        return Against("no_route", "CTY-8.9")
    transport.take(near[plants[0]], plants[0])
    transport.take_cheapest()
    return _against_price(state, seat, TOLL * transport.tolls + demand[3], demand)


def _of_next_colour(state: CityTycoonState, answer: Answer) -> list[int]:
    """The sites of all plants with the colour of the next cube, the start tile first."""
    colour = colour_in(state, answer)
    if colour is None:
        return []
    colours = state.kit.colour
    found = [site for site, tile in enumerate(state.tiles) if colours[tile] == colour]
    return [SOLAR_SITE if colour == RED else WIND_SITE, *found]


PLACE: Final = SIDE  # in the turn order: there are as many as sides

STEPS: dict[str, Step] = {"supply": Question(seats, moves, resolve, PLACE)}
