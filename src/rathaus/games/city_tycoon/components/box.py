"""The rest of the box: cubes, terrain, money, and the numbers printed in the rulebook."""

from typing import Final

from rathaus.games.city_tycoon.components.plants import PLANTS

SEATS: Final = 5  # players at most
ROUNDS: Final = 4
HAND: Final = 6  # tiles dealt to each player in a round
START_MONEY: Final = 20
MORE_MONEY: Final = 2  # of the first in turn order, and for each one after (CTY-3.3)
SALE: Final = 5
TOLL: Final = 2  # for a cube from a foreign plant, and for each step onto a foreign tile
MONEY_PER_POINT: Final = 10

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
CUBES: Final = (30, 25, 25)  # red, blue, yellow
TERRAIN: Final = 36
STACK: Final = max(plant.number for plant in PLANTS)  # plants of a colour
MOST_DEMANDS: Final = 4  # of one tile

# What points come from, in the order of the score sheet.
CATEGORIES: Final = ("built", "bought", "counted", "supplied", "bonus", "money")
BUILT, BOUGHT, COUNTED, SUPPLIED, BONUS, MONEY = range(len(CATEGORIES))

# The cells that are covered with water before the game, by number of players (CTY-3.9).
CLOSED: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    2: ((0, -1), (1, -1), (-1, 0), (-1, 1)),
    3: ((0, -1), (1, -1)),
    4: (),
    5: (),
}
