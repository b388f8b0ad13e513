"""The move space of Bruges. A constant is the number of the first move of its range."""

from typing import Final

from rathaus.core.moves import MoveSpace
from rathaus.games.bruges.components import PERSON_KEYS
from rathaus.games.bruges.components.tracks import SECTIONS
from rathaus.games.bruges.components.vocabulary import ACTIONS, COLOURS
from rathaus.games.bruges_and_hamburg.moves import head

SEATS: Final = 4
MOST_HOUSES: Final = 100  # far more than the cards and actions of a game allow
PERSONS: Final = len(PERSON_KEYS)

_HOUSES: Final = tuple(map(str, range(1, MOST_HOUSES + 1)))

SPACE: Final = MoveSpace(
    {
        **head(COLOURS),
        # a turn
        "use": PERSON_KEYS,  # activate
        "play": PERSON_KEYS,
        "as": ACTIONS,
        "canal": SECTIONS,
        "house": _HOUSES,
        # piles and cards
        "draw": ("1", "2"),
        "discard": PERSON_KEYS,
        "find": PERSON_KEYS,
        "take_back": PERSON_KEYS,
        "ready": PERSON_KEYS,
        # losses
        "lose_canal": SECTIONS,
        "lose_house": _HOUSES,
        "lose": PERSON_KEYS,
        # another player
        "to": tuple(map(str, range(SEATS))),
        # chance
        "card": PERSON_KEYS,
        "top": COLOURS,
        "die": tuple(map(str, range(1, 7))),
        "start": tuple(map(str, range(SEATS))),
    }
)

USE: Final = SPACE.first("use") - 1  # + person
PLAY: Final = SPACE.first("play") - 1  # + person
AS: Final = SPACE.first("as")  # + action
CANAL: Final = SPACE.first("canal")  # + section
HOUSE: Final = SPACE.first("house")  # + place
DRAW: Final = SPACE.first("draw")  # + pile
DISCARD: Final = SPACE.first("discard") - 1  # + person
FIND: Final = SPACE.first("find") - 1  # + person
TAKE_BACK: Final = SPACE.first("take_back") - 1  # + person
READY: Final = SPACE.first("ready") - 1  # + person
LOSE_CANAL: Final = SPACE.first("lose_canal")  # + section
LOSE_HOUSE: Final = SPACE.first("lose_house")  # + place
LOSE: Final = SPACE.first("lose") - 1  # + person
TO: Final = SPACE.first("to")  # + seat
CARD: Final = SPACE.first("card") - 1  # + person
TOP: Final = SPACE.first("top")  # + colour
DIE: Final = SPACE.first("die") - 1  # + number
START: Final = SPACE.first("start")  # + seat
