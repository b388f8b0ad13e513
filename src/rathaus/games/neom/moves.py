"""The move space of NEOM. A constant is the number of the first move of its range."""

from typing import Final

from rathaus.core.moves import MoveSpace
from rathaus.games.neom.city import CELL_NAMES
from rathaus.games.neom.components import TILE_KEYS, TILES
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.vocabulary import CORNERSTONE, Waive

SEATS: Final = 5
CORNERSTONE_KEYS: Final = tuple(tile.key for tile in TILES if tile.set == CORNERSTONE)
FIRST_CORNERSTONE: Final = next(tile.number for tile in TILES if tile.set == CORNERSTONE)
WAIVER_KEYS: Final = tuple(
    tile.key for tile in TILES if any(isinstance(effect, Waive) for effect in tile.effects)
)

SPACE: Final = MoveSpace(
    {
        # choosing
        "pick": TILE_KEYS,
        # acting
        "build": ("",),
        "cornerstone": CORNERSTONE_KEYS,
        "sell": ("",),
        "on": CELL_NAMES,
        # meeting a requirement
        "own": GOODS,
        "waive": WAIVER_KEYS,
        "buy": tuple(f"{good}:{seat}" for good in GOODS for seat in range(SEATS)),
        "bank": GOODS,
        "bank_left": GOODS,  # a lone player uses up the left trade route
        "bank_right": GOODS,
        "bank_both": GOODS,
        "coins": ("",),
        "make": GOODS,
        # disasters
        "fine": ("",),
        "demolish": ("",),
        "lose": CELL_NAMES,
        # the Building Department
        "done": ("",),
        "discard": CORNERSTONE_KEYS,
        "take": CORNERSTONE_KEYS,
        # chance
        "board": tuple(board.key.removeprefix("board_") for board in BOARDS),
        "first": tuple(map(str, range(SEATS))),
        "deal": TILE_KEYS,
    }
)

PICK: Final = SPACE.first("pick") - 1  # + tile number
BUILD: Final = SPACE.first("build")
BUILD_CORNERSTONE: Final = SPACE.first("cornerstone") - FIRST_CORNERSTONE  # + tile number
SELL: Final = SPACE.first("sell")
ON: Final = SPACE.first("on")  # + cell
OWN: Final = SPACE.first("own")  # + good
WAIVE: Final = SPACE.first("waive")  # + place among the kit's waivers
BUY: Final = SPACE.first("buy")  # + good * SEATS + seat
BANK: Final = SPACE.first("bank")  # + len(GOODS) * routes used + good
COINS: Final = SPACE.first("coins")
MAKE: Final = SPACE.first("make")  # + good
FINE: Final = SPACE.first("fine")
DEMOLISH: Final = SPACE.first("demolish")
LOSE: Final = SPACE.first("lose")  # + cell
DONE: Final = SPACE.first("done")
DISCARD: Final = SPACE.first("discard") - FIRST_CORNERSTONE  # + tile number
TAKE: Final = SPACE.first("take") - FIRST_CORNERSTONE  # + tile number
BOARD: Final = SPACE.first("board") - 1  # + board number
FIRST: Final = SPACE.first("first")  # + seat
DEAL: Final = SPACE.first("deal") - 1  # + tile number
