"""What is printed on the board: reputation track, canals, statues, and the constants of play."""

from typing import Final

from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.vocabulary import COLOURS, Colour

REPUTATION: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)  # points of each field

GATEHOUSES: Final = ("A", "B", "C", "D")
GATES: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # by number of players, in seat order
SECTIONS: Final = ("left", "right")
# Each section outward from the gatehouse; the costs are 1 to 5.
CANALS: Final[dict[str, tuple[tuple[Colour, ...], tuple[Colour, ...]]]] = {
    "A": (
        ("blue", "red", "violet", "yellow", "brown"),
        ("yellow", "violet", "brown", "blue", "red"),
    ),
    "B": (
        ("blue", "yellow", "red", "brown", "violet"),
        ("red", "violet", "brown", "yellow", "blue"),
    ),
    "C": (
        ("violet", "yellow", "blue", "red", "brown"),
        ("brown", "red", "yellow", "blue", "violet"),
    ),
    "D": (
        ("red", "blue", "violet", "brown", "yellow"),
        ("yellow", "brown", "blue", "violet", "red"),
    ),
}
SECTION: Final = 5  # spaces of a section
STATUES: Final = (7, 6, 5, 4, 3, 2)  # the top of the stack first

THREATS: Final = ("flood", "plague", "raid", "fire", "intrigue")
MAJORITIES: Final = ("reputation", "persons", "canal")

START_MONEY: Final = 5
START_WORKERS: Final = 1  # of each colour
START_POINTS: Final = 5
HAND_LIMIT: Final = 5
TURNS: Final = 4  # of a player in a round
TAKE_WORKERS: Final = 2
DAMAGE_AT: Final = 3
INTRIGUE: Final = 3  # points lost
THIRD_SPACE: Final = 3  # points of a space 3
MAJORITY_POINTS: Final = 4


def _piles(players: int) -> tuple[int, int, int]:
    """The sizes of the two draw piles and of the extra pile (BRU-2.2 to 2.4)."""
    drawn = len(PERSONS) // len(COLOURS) * players
    return drawn - drawn // 2, drawn // 2, len(PERSONS) - drawn


PILES: Final = {players: _piles(players) for players in GATES}
