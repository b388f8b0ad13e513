"""What is printed on the boards: square, walls, statues, dangers, and the constants of play."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rathaus.games.hamburg.components.vocabulary import DICE, Colour, DieColour

FACES = 6  # of a die
WINDOWS = len(DICE)  # of the church, by the number of the black die
SQUARE = (0, 1, 2, 3, 5, 7, 9, 12, 15, 18)  # points of each field
VIRTUAL_ADVANCE = 4  # points for an advance from the last field

BOARDS = ("red", "green", "yellow", "blue", "white")
# Each half outward from the tower.
WALLS: dict[str, tuple[tuple[Colour, ...], tuple[Colour, ...]]] = {
    "red": (
        ("brown", "violet", "orange", "grey", "pink"),
        ("grey", "pink", "brown", "violet", "orange"),
    ),
    "green": (
        ("pink", "brown", "violet", "orange", "grey"),
        ("orange", "grey", "pink", "brown", "violet"),
    ),
    "yellow": (
        ("violet", "orange", "grey", "pink", "brown"),
        ("pink", "brown", "violet", "orange", "grey"),
    ),
    "blue": (
        ("orange", "grey", "pink", "brown", "violet"),
        ("brown", "violet", "orange", "grey", "pink"),
    ),
    "white": (
        ("grey", "pink", "brown", "violet", "orange"),
        ("violet", "orange", "grey", "pink", "brown"),
    ),
}
HALF = 5  # segments of a half
WALL_PRICES = dict.fromkeys(BOARDS, ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5)))

# By number of players; solo is 1.
STATUES = {
    1: (9, 7, 5, 2),
    2: (9, 7, 5, 2),
    3: (9, 7, 6, 5, 4, 2),
    4: (9, 8, 7, 6, 5, 4, 3, 2),
    5: (9, 8, 7, 6, 5, 4, 3, 2),
}
MORE_STATUES = {  # with the second expansion
    1: (10, 7, 4, 2),
    2: (10, 7, 4, 2),
    3: (10, 9, 7, 5, 4, 2),
    4: (10, 9, 8, 7, 5, 4, 3, 2),
    5: (10, 9, 8, 7, 6, 5, 4, 3, 2, 2),
}
JETTES = (12, 9, 6)  # Mark at once

DANGERS = ("flood", "fire", "collapse", "robbery", "disease")
MAJORITIES = ("square", "buildings", "wall", "points", "zoo")

START_MONEY = 5
START_WORKERS = 1  # of each colour
START_POINTS = 5
HAND_LIMIT = 5
CYCLES = 8
ROUNDS = 4
TAKE_WORKERS = 3
THIRD_SEGMENT = 3
DISASTER_AT = 3
MAJORITY_POINTS = 4


@dataclass(frozen=True, slots=True)
class Boards:
    """All of it that a box of one's own may print differently."""

    square: tuple[int, ...] = SQUARE
    walls: Mapping[str, tuple[tuple[Colour, ...], ...]] = field(default_factory=lambda: WALLS)
    wall_prices: Mapping[str, tuple[tuple[int, ...], ...]] = field(
        default_factory=lambda: WALL_PRICES
    )
    windows: tuple[DieColour, ...] = DICE  # the colour of each, by the number of the black die
    statues: Mapping[int, tuple[int, ...]] = field(default_factory=lambda: STATUES)
    more_statues: Mapping[int, tuple[int, ...]] = field(default_factory=lambda: MORE_STATUES)
    jettes: tuple[int, ...] = JETTES
    dangers: tuple[str, ...] = DANGERS  # the disaster of each colour
