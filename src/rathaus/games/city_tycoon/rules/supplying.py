"""Phase IV: supply own tiles (CTY-8)."""

from collections.abc import Sequence

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
    START,
    FlatDemand,
    is_plant,
    plant_number,
)
from rathaus.games.city_tycoon.known_routes import Sources, Way
from rathaus.games.city_tycoon.moves import (
    CHEAPEST,
    DEMAND,
    FROM,
    MORE,
    PASS,
    PAY,
    SUPPLY,
    WAYS,
)
from rathaus.games.city_tycoon.rules.routes import (
    BANK,
    bits,
    cheapest,
    is_direct,
    payments,
    sources,
    tolls_to,
    ways,
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
        demands = state.kit.demands[state.tiles[site]]
        return [
            DEMAND + place
            for place, demand in enumerate(demands)
            if is_payable(state, seat, site, demand)
        ]
    demand = demand_in(state, answer)
    cubes = demand[RED] + demand[BLUE]
    if len(answer) - 2 < cubes and answer[-1] != CHEAPEST:
        return _plants(state, seat, site, demand, answer[2:])
    if not cubes or answer[-1] == CHEAPEST or PAY <= answer[-1] < MORE:
        return []
    return _ways_to_pay(state, seat, site, demand, answer)


def demand_in(state: CityTycoonState, answer: Answer) -> FlatDemand:
    """The demand that an answer has chosen."""
    return state.kit.demands[answer[0] - SUPPLY][answer[1] - DEMAND]


def colour_in(state: CityTycoonState, answer: Answer) -> int | None:
    """Of the cube that an answer has to find next, the red ones first; None: it has them all."""
    demand, found = demand_in(state, answer), len(answer) - 2
    if found >= demand[RED] + demand[BLUE]:
        return None
    return RED if found < demand[RED] else BLUE


# -- what can be supplied ---------------------------------------------------------------------


def _tiles_to_supply(state: CityTycoonState, seat: int) -> list[int]:
    demands, tiles, supplied = state.kit.demands, state.tiles, state.supplied
    found = []
    for site in bits(state.masks[seat]):
        if not supplied[site]:
            tile = tiles[site]
            for demand in demands[tile]:
                if is_payable(state, seat, site, demand):
                    found.append(SUPPLY + tile)
                    break
    found.sort()
    found.append(PASS)
    return found


def is_payable(state: CityTycoonState, seat: int, site: int, demand: FlatDemand) -> bool:
    """Are there cubes, routes and money enough (CTY-8.5, 8.16)?"""
    left = state.money[seat] - demand[3]
    if left < 0 or demand[YELLOW] > state.yellow[seat]:
        return False
    if not demand[RED] and not demand[BLUE]:
        return True
    return TOLL * least_tolls(state, seat, site, demand) <= left


def least_tolls(state: CityTycoonState, seat: int, site: int, demand: FlatDemand) -> int:
    """The tolls of the cheapest transport; `UNREACHABLE` where cubes or routes are missing."""
    reds, blues = sources(state, seat, site)
    tolls = cheapest(reds, state.cubes, demand[RED])
    return tolls + cheapest(blues, state.cubes, demand[BLUE])


def budget(state: CityTycoonState, seat: int, demand: FlatDemand) -> int:
    """How many tolls the player can pay besides the money that the demand asks for."""
    return (state.money[seat] - demand[3]) // TOLL


# -- where each cube comes from ---------------------------------------------------------------


def from_move(state: CityTycoonState, site: int) -> int:
    """The move that takes a cube from the plant on a site."""
    tile = state.tiles[site]
    return FROM if tile == START else FROM + plant_number(tile)


def plant_behind(state: CityTycoonState, move: int) -> int | None:
    """The site of the plant that such a move takes a cube from; None: it is not in the city."""
    for site, tile in enumerate(state.tiles):
        if is_plant(tile) and FROM + plant_number(tile) == move:
            return site
    return None


class Transport:
    """A supply in the making: the cubes that have a source, and what is left for the others."""

    def __init__(
        self,
        state: CityTycoonState,
        seat: int,
        site: int,
        demand: FlatDemand,
        decided: Sequence[int],
    ) -> None:
        self.nearest = sources(state, seat, site)
        self.cubes = state.cubes[:]
        self.plants: list[int] = []  # the sites of the cubes so far
        self.need = [demand[RED], demand[BLUE]]
        self.tolls = 0
        for move in decided:
            for tolls, plant in self.nearest[self.colour]:
                if from_move(state, plant) == move:
                    self.take(tolls, plant)
                    break

    @property
    def colour(self) -> int:
        """Of the next cube: the red ones come first."""
        return RED if self.need[RED] else BLUE

    def take(self, tolls: int, plant: int) -> None:
        self.need[self.colour] -= 1
        self.plants.append(plant)
        self.cubes[plant] -= 1
        self.tolls += tolls

    def offers(self, limit: int) -> Sources:
        """The plants that the next cube may come from, the rest of the transport payable."""
        colour, nearest = self.colour, self.nearest[self.colour]
        need, left = self.need[colour], limit - self.tolls
        if colour == RED:
            left -= cheapest(self.nearest[BLUE], self.cubes, self.need[BLUE])
        if cheapest(nearest, self.cubes, need) > left:
            return ()
        left -= cheapest(nearest, self.cubes, need - 1)
        # A plant among the nearest changes nothing; another one replaces the last of these.
        found = tuple(each for each in nearest if self.cubes[each[1]] and each[0] <= left)
        if sum(self.cubes[plant] for _, plant in found) == need:
            return found[:1]  # all of these cubes are needed: nothing to decide
        return found

    def take_cheapest(self) -> bool:
        """Give all other cubes the nearest plants. False: there is more than one way to do so."""
        clear = True
        for colour in (RED, BLUE):
            while need := self.need[colour]:
                tolls = next(t for t, plant in self.nearest[colour] if self.cubes[plant])
                equal = [p for t, p in self.nearest[colour] if t == tolls and self.cubes[p]]
                if len(equal) > 1 and sum(self.cubes[plant] for plant in equal) > need:
                    clear = False
                self.take(tolls, equal[0])
        return clear


def _plants(
    state: CityTycoonState, seat: int, site: int, demand: FlatDemand, decided: Answer
) -> list[int]:
    transport = Transport(state, seat, site, demand, decided)
    offers = transport.offers(budget(state, seat, demand))
    found = sorted([from_move(state, plant) for _, plant in offers])
    if len(found) > 1 and _is_clear(state, seat, site, transport):
        return [CHEAPEST, *found]
    return found


def _is_clear(state: CityTycoonState, seat: int, site: int, transport: Transport) -> bool:
    """Is there just one cheapest way to complete a transport (CTY-8.21)?"""
    if not transport.take_cheapest():
        return False
    near = {plant: tolls for nearest in transport.nearest for tolls, plant in nearest}
    return all(
        is_direct(state, seat, plant, near[plant])
        or len(ways(state, seat, site, plant, near[plant])[1][0]) == 1
        for plant in set(transport.plants)
    )


# -- how to pay -------------------------------------------------------------------------------


def plan(
    state: CityTycoonState, seat: int, answer: Answer
) -> tuple[int, FlatDemand, list[int], list[Way]]:
    """The site, the demand, the plants of a complete allocation, and the ways to pay for it."""
    site = state.tiles.index(answer[0] - SUPPLY)
    demand = demand_in(state, answer)
    count = demand[RED] + demand[BLUE]
    decided = [move for move in answer[2 : 2 + count] if move >= FROM]
    transport = Transport(state, seat, site, demand, decided)
    limit = budget(state, seat, demand)
    if len(decided) < count:
        transport.take_cheapest()
        limit = transport.tolls
    if not count:
        return site, demand, [], [(0, 0)]
    shown = WAYS * (1 + answer.count(MORE))
    found = payments(state, seat, site, transport.plants, limit, shown)
    return site, demand, transport.plants, found


def way_in(found: list[Way], answer: Answer) -> Way:
    """The way that a complete answer has chosen: the first unless it names one."""
    if PAY <= answer[-1] < MORE:
        return found[WAYS * answer.count(MORE) + answer[-1] - PAY]
    return found[0]


def payees(vector: int, players: int) -> list[tuple[int, int]]:
    """Who receives how much money for transport; last the Supply, as `BANK`."""
    found = []
    for payee in (*range(players), BANK):
        tolls = tolls_to(vector, payee)
        if tolls:
            found.append((payee, TOLL * tolls))
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


PLACE = SIDE  # in the turn order: there are as many as sides

STEPS: dict[str, Step] = {"supply": Question(seats, moves, resolve, PLACE)}
