"""What a supply costs: where its cubes come from, which ways they take, who is paid (CTY-8.6)."""

from collections.abc import Sequence
from typing import Final

from rathaus.core.steps import Answer
from rathaus.games.city_tycoon.components.box import BLUE, RED, TOLL, YELLOW
from rathaus.games.city_tycoon.components.kit import START, FlatDemand, is_plant, plant_number
from rathaus.games.city_tycoon.known_routes import Sources, Way
from rathaus.games.city_tycoon.moves import DEMAND, FROM, MORE, PAY, SUPPLY, WAYS
from rathaus.games.city_tycoon.rules.routes import (
    BANK,
    UNREACHABLE,
    cheapest,
    is_direct,
    payments,
    sources,
    tolls_to,
    ways,
)
from rathaus.games.city_tycoon.state import CityTycoonState

NO_CUBES: Final = TOLL * UNREACHABLE  # as a price: from here on cubes or routes are missing
NO_GOODS: Final = 10**9  # as a price: yellow cubes are missing


def demand_in(state: CityTycoonState, answer: Answer) -> FlatDemand:
    """The demand that an answer has chosen."""
    return state.kit.demands[answer[0] - SUPPLY][answer[1] - DEMAND]


def colour_in(state: CityTycoonState, answer: Answer) -> int | None:
    """Of the cube that an answer has to find next, the red ones first; None: it has them all."""
    demand, found = demand_in(state, answer), len(answer) - 2
    if found >= demand[RED] + demand[BLUE]:
        return None
    return RED if found < demand[RED] else BLUE


# -- the least price --------------------------------------------------------------------------


def price(state: CityTycoonState, seat: int, site: int, demand: FlatDemand) -> int:
    """The least money that a demand costs (CTY-8.5, 8.16), or why it cannot be met."""
    if demand[YELLOW] > state.yellow[seat]:
        return NO_GOODS
    if not demand[RED] and not demand[BLUE]:
        return demand[3]
    return TOLL * least_tolls(state, seat, site, demand) + demand[3]


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


def is_clear(state: CityTycoonState, seat: int, site: int, transport: Transport) -> bool:
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


def tolls_in(vector: int) -> int:
    """How many tolls a vector pays to all together."""
    return sum(tolls_to(vector, payee) for payee in range(BANK + 1))


def payees(vector: int, players: int) -> list[tuple[int, int]]:
    """Who receives how much money for transport; last the Supply, as `BANK`."""
    found = []
    for payee in (*range(players), BANK):
        tolls = tolls_to(vector, payee)
        if tolls:
            found.append((payee, TOLL * tolls))
    return found
