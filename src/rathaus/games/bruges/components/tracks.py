"""What is printed on the board: reputation track, canals, statues, and the constants of play."""

from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.vocabulary import COLOURS, Colour

REPUTATION = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)  # points of each field

GATEHOUSES = ("A", "B", "C", "D")
GATES = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # by number of players, in seat order
SECTIONS = ("left", "right")
# Each section outward from the gatehouse; the costs are 1 to 5.
CANALS: dict[str, tuple[tuple[Colour, ...], tuple[Colour, ...]]] = {
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
SECTION = 5  # spaces of a section
STATUES = (7, 6, 5, 4, 3, 2)  # the top of the stack first

THREATS = ("flood", "plague", "raid", "fire", "intrigue")
MAJORITIES = ("reputation", "persons", "canal")

START_MONEY = 5
START_WORKERS = 1  # of each colour
START_POINTS = 5
HAND_LIMIT = 5
TURNS = 4  # of a player in a round
TAKE_WORKERS = 2
DAMAGE_AT = 3
INTRIGUE = 3  # points lost
THIRD_SPACE = 3  # points of a space 3
MAJORITY_POINTS = 4


def _piles(players: int) -> tuple[int, int, int]:
    """The sizes of the two draw piles and of the extra pile (BRU-2.2 to 2.4)."""
    drawn = len(PERSONS) // len(COLOURS) * players
    return drawn - drawn // 2, drawn // 2, len(PERSONS) - drawn


PILES = {players: _piles(players) for players in GATES}
