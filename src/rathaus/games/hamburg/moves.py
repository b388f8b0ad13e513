"""The move space of Hamburg. A constant is the number of the first move of its range.

The first ranges are those of `rathaus.games.bruges_and_hamburg.moves`.
"""

from typing import Final

from rathaus.core.moves import MoveSpace
from rathaus.games.bruges_and_hamburg.moves import head
from rathaus.games.hamburg.components import CARD_KEYS
from rathaus.games.hamburg.components.tracks import BOARDS, FACES, MAJORITIES
from rathaus.games.hamburg.components.vocabulary import ACTIONS, COLOURS, DICE
from rathaus.games.hamburg.expansions import clergy, dangers, exchange, mayors

SEATS: Final = len(BOARDS)
MOST_SITES: Final = 80

SPACE: Final = MoveSpace(
    {
        **head(COLOURS),
        # a turn
        "use": CARD_KEYS,  # activate
        "again": CARD_KEYS,  # activate a second time
        "play": CARD_KEYS,
        "as": ACTIONS,
        "wall": ("left", "right"),
        "site": tuple(map(str, range(1, MOST_SITES + 1))),
        # piles and cards
        "draw": COLOURS,
        "discard": CARD_KEYS,
        "find": CARD_KEYS,
        "take_back": CARD_KEYS,
        "under": CARD_KEYS,  # the zoo card a building goes under
        # losses
        "lose_wall": ("left", "right"),
        "lose_site": tuple(map(str, range(1, MOST_SITES + 1))),
        "lose": CARD_KEYS,
        "turn_back": MAJORITIES,
        # the rest
        "statue": ("hummel", "jette"),
        "clergy": ("left", "right"),
        "ship": DICE,
        "to": tuple(map(str, range(SEATS))),
        "mayor": tuple(mayor.key for mayor in mayors.MAYORS),
        # chance
        "card": CARD_KEYS,
        "die": tuple(map(str, range(1, FACES + 1))),
        "token": tuple(token.key for token in dangers.TOKENS),
        "start": tuple(map(str, range(SEATS))),
        "board": BOARDS,
        "mayor_tile": tuple(map(str, range(1, mayors.TILES + 1))),
        "clergy_tile": tuple(side.key for side in clergy.SIDES),
        "exchange_tile": tuple(map(str, range(1, exchange.TILES + 1))),
    }
)

USE: Final = SPACE.first("use") - 1  # + card
AGAIN: Final = SPACE.first("again") - 1  # + card
PLAY: Final = SPACE.first("play") - 1  # + card
LAST_PLAY: Final = PLAY + len(CARD_KEYS)
AS: Final = SPACE.first("as")  # + action
WALL: Final = SPACE.first("wall")  # + half
SITE: Final = SPACE.first("site")  # + place
DRAW: Final = SPACE.first("draw")  # + colour
DISCARD: Final = SPACE.first("discard") - 1  # + card
FIND: Final = SPACE.first("find") - 1  # + card
TAKE_BACK: Final = SPACE.first("take_back") - 1  # + card
UNDER: Final = SPACE.first("under") - 1  # + card
LOSE_WALL: Final = SPACE.first("lose_wall")  # + half
LOSE_SITE: Final = SPACE.first("lose_site")  # + place
LOSE: Final = SPACE.first("lose") - 1  # + card
TURN_BACK: Final = SPACE.first("turn_back")  # + majority
STATUE: Final = SPACE.first("statue")
CLERGY: Final = SPACE.first("clergy")  # left, right
SHIP: Final = SPACE.first("ship")  # + colour
TO: Final = SPACE.first("to")  # + seat
MAYOR: Final = SPACE.first("mayor")  # + side
CARD: Final = SPACE.first("card") - 1  # + card
DIE: Final = SPACE.first("die") - 1  # + number
TOKEN: Final = SPACE.first("token")  # + token
START: Final = SPACE.first("start")  # + seat
BOARD: Final = SPACE.first("board")  # + board
MAYOR_TILE: Final = SPACE.first("mayor_tile") - 1  # + tile
CLERGY_TILE: Final = SPACE.first("clergy_tile")  # + side
EXCHANGE_TILE: Final = SPACE.first("exchange_tile") - 1  # + tile
