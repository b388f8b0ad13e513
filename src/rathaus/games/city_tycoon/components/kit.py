"""The declarations compiled to flat tables of ints, indexed by tile.

A tile is an int: 0 the start tile, then the districts by number, then the sides of the power
plants in the order of `PLANTS`, then land and water.
"""

from typing import Final

from rathaus.core.fields import Keys
from rathaus.games.city_tycoon.components import DISTRICT_KEYS, DISTRICTS
from rathaus.games.city_tycoon.components.box import ROUNDS, STACK
from rathaus.games.city_tycoon.components.plants import PLANTS
from rathaus.games.city_tycoon.components.vocabulary import (
    COLOURS,
    COUNTED,
    TYPES,
    Asking,
    Bonus,
    Demand,
    District,
    Goods,
    Plant,
    Points,
    PointsPer,
    SellPoints,
    Terrain,
)

START: Final = 0
PLANT_BASE: Final = len(DISTRICTS)  # the number of the last district
LAND: Final = PLANT_BASE + len(PLANTS) + 1
WATER: Final = LAND + 1

DISTRICT_TILES: Final = Keys(DISTRICT_KEYS, first=1)
TILES: Final = Keys(("start", *DISTRICT_KEYS, *(plant.key for plant in PLANTS), "land", "water"))

NO_PLANT: Final = 10**9  # as a cost: the stack is empty

# A demand: red, blue, yellow, money needed; money, points, yellow gained.
FlatDemand = tuple[int, int, int, int, int, int, int]
# A bonus: the type it is for; money, points, yellow gained.
FlatBonus = tuple[int, int, int, int]


def plant_tile(colour: int, number: int, side: int) -> int:
    """The tile of a plant: colour 0 red, 1 blue; number from 1; side 0 is A, 1 is B."""
    return PLANT_BASE + 1 + (colour * STACK + number - 1) * 2 + side


def plant_number(tile: int) -> int:
    """The plant that a side belongs to, from 1: the red ones, then the blue ones."""
    return (tile - PLANT_BASE + 1) // 2


def is_district(tile: int) -> bool:
    return START < tile <= PLANT_BASE


def is_plant(tile: int) -> bool:
    return PLANT_BASE < tile < LAND


def _flat_demand(demand: Demand) -> FlatDemand:
    need, income = demand.need, demand.income
    return (
        *(need.red, need.blue, need.yellow, need.money),
        *(income.money, income.vp, income.yellow),
    )


def _flat_bonus(bonus: Bonus | None) -> FlatBonus | None:
    if bonus is None:
        return None
    return TYPES.index(bonus.type), bonus.gain.money, bonus.gain.vp, bonus.gain.yellow


class Kit:
    """The components a game is played with: declarations and tables, never changed."""

    def __init__(
        self, districts: tuple[District, ...] = DISTRICTS, plants: tuple[Plant, ...] = PLANTS
    ) -> None:
        self.districts = districts
        self.plants = plants
        tiles = WATER + 1
        cost, self.type, self.counts_as = [0] * tiles, [-1] * tiles, [-1] * tiles
        points, goods, land, water = ([0] * tiles for _ in range(4))
        self.sells: list[tuple[tuple[int, int], ...]] = [()] * tiles
        self.asks: list[Asking | None] = [None] * tiles
        self.counts: list[tuple[int, int] | None] = [None] * tiles  # what, points for each
        self.demands: list[tuple[FlatDemand, ...]] = [()] * tiles
        self.bonus: list[FlatBonus | None] = [None] * tiles
        self.cubes, self.colour = [0] * tiles, [-1] * tiles
        self.refills, self.round = [False] * tiles, [0] * tiles
        self.source = [""] * tiles  # the colour of the cubes on a plant
        for district in districts:
            tile = district.number
            cost[tile], self.round[tile] = district.cost, district.round
            self.type[tile] = TYPES.index(district.type)
            if district.type in COUNTED:
                self.counts_as[tile] = COUNTED.index(district.type)
            self.demands[tile] = tuple(map(_flat_demand, district.demands))
            self.bonus[tile] = _flat_bonus(district.bonus)
            for effect in district.effects:
                if isinstance(effect, Asking):
                    self.asks[tile] = effect
                match effect:
                    case Points(vp):
                        points[tile] += vp
                    case Goods(cubes):
                        goods[tile] += cubes
                    case Terrain(dry, wet):
                        land[tile] += dry
                        water[tile] += wet
                    case SellPoints(rows):
                        self.sells[tile] = rows
                    case PointsPer(kind, vp):
                        self.counts[tile] = COUNTED.index(kind), vp
        for tile, plant in enumerate(plants, start=PLANT_BASE + 1):
            cost[tile], self.cubes[tile] = plant.cost, plant.cubes
            self.colour[tile] = self.counts_as[tile] = COLOURS.index(plant.colour)
            self.refills[tile] = plant.refills
            self.source[tile] = plant.colour
        self.cost, self.points, self.goods = cost, points, goods
        self.land, self.water = land, water
        self.asks_more = [  # than the cell it goes on
            self.asks[tile] is not None or land[tile] + water[tile] > 0 for tile in range(tiles)
        ]
        self.stacks = tuple(
            tuple(each.number for each in districts if each.round == number)
            for number in range(ROUNDS + 1)
        )
        self.plant_costs = [  # of both sides of the plant on top: by colour and its number
            [self._costs_on_top(colour, number) for number in range(STACK + 2)]
            for colour in range(len(COLOURS))
        ]

    def _costs_on_top(self, colour: int, number: int) -> tuple[int, int]:
        if not 1 <= number <= STACK:
            return NO_PLANT, NO_PLANT
        plant = plant_tile(colour, number, 0)
        return self.cost[plant], self.cost[plant + 1]
