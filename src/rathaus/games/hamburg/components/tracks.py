"""What is printed on the boards: square, walls, statues, dangers, and the constants of play."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from rathaus.games.hamburg.components.vocabulary import DICE, Colour, DieColour

FACES: Final = 6  # of a die
WINDOWS: Final = len(DICE)  # of the church, by the number of the black die
SQUARE: Final = (0, 1, 2, 3, 5, 7, 9, 12, 15, 18)  # points of each field
VIRTUAL_ADVANCE: Final = 4  # points for an advance from the last field

BOARDS: Final = ("red", "green", "yellow", "blue", "white")
# Each half outward from the tower.
WALLS: Final[dict[str, tuple[tuple[Colour, ...], tuple[Colour, ...]]]] = {
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
HALF: Final = 5  # segments of a half
WALL_PRICES: Final = dict.fromkeys(BOARDS, ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5)))

# By number of players; solo is 1.
STATUES: Final = {
    1: (9, 7, 5, 2),
    2: (9, 7, 5, 2),
    3: (9, 7, 6, 5, 4, 2),
    4: (9, 8, 7, 6, 5, 4, 3, 2),
    5: (9, 8, 7, 6, 5, 4, 3, 2),
}
MORE_STATUES: Final = {  # with the second expansion
    1: (10, 7, 4, 2),
    2: (10, 7, 4, 2),
    3: (10, 9, 7, 5, 4, 2),
    4: (10, 9, 8, 7, 5, 4, 3, 2),
    5: (10, 9, 8, 7, 6, 5, 4, 3, 2, 2),
}
JETTES: Final = (12, 9, 6)  # Mark at once

DANGERS: Final = ("flood", "fire", "collapse", "robbery", "disease")
MAJORITIES: Final = ("square", "buildings", "wall", "points", "zoo")

START_MONEY: Final = 5
START_WORKERS: Final = 1  # of each colour
START_POINTS: Final = 5
HAND_LIMIT: Final = 5
CYCLES: Final = 8
ROUNDS: Final = 4
TAKE_WORKERS: Final = 3
THIRD_SEGMENT: Final = 3
DISASTER_AT: Final = 3
MAJORITY_POINTS: Final = 4


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
