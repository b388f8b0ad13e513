"""The rest of the box: cubes, terrain, money, and the numbers printed in the rulebook."""

from rathaus.games.city_tycoon.components.plants import PLANTS

SEATS = 5  # players at most
ROUNDS = 4
HAND = 6  # tiles dealt to each player in a round
START_MONEY, MORE_MONEY = 20, 2  # of the first in turn order, and for each one after (CTY-3.3)
SALE = 5
TOLL = 2  # for a cube from a foreign plant, and for each step onto a foreign tile
MONEY_PER_POINT = 10

RED, BLUE, YELLOW = range(3)
CUBES = (30, 25, 25)  # red, blue, yellow
TERRAIN = 36
STACK = max(plant.number for plant in PLANTS)  # plants of a colour
MOST_DEMANDS = 4  # of one tile

# What points come from, in the order of the score sheet.
CATEGORIES = ("built", "bought", "counted", "supplied", "bonus", "money")
BUILT, BOUGHT, COUNTED, SUPPLIED, BONUS, MONEY = range(len(CATEGORIES))

# The cells that are covered with water before the game, by number of players (CTY-3.9).
CLOSED: dict[int, tuple[tuple[int, int], ...]] = {
    2: ((0, -1), (1, -1), (-1, 0), (-1, 1)),
    3: ((0, -1), (1, -1)),
    4: (),
    5: (),
}
