"""The move space of NEOM. A constant is the number of the first move of its range."""

from rathaus.core.moves import MoveSpace
from rathaus.games.neom.city import CELL_NAMES
from rathaus.games.neom.components import TILE_KEYS, TILES
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.vocabulary import CORNERSTONE, Waive

SEATS = 5
CORNERSTONE_KEYS = tuple(tile.key for tile in TILES if tile.set == CORNERSTONE)
FIRST_CORNERSTONE = next(tile.number for tile in TILES if tile.set == CORNERSTONE)
WAIVER_KEYS = tuple(
    tile.key for tile in TILES if any(isinstance(effect, Waive) for effect in tile.effects)
)

SPACE = MoveSpace(
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

PICK = SPACE.first("pick") - 1  # + tile number
BUILD = SPACE.first("build")
BUILD_CORNERSTONE = SPACE.first("cornerstone") - FIRST_CORNERSTONE  # + tile number
SELL = SPACE.first("sell")
ON = SPACE.first("on")  # + cell
OWN = SPACE.first("own")  # + good
WAIVE = SPACE.first("waive")  # + place among the kit's waivers
BUY = SPACE.first("buy")  # + good * SEATS + seat
BANK = SPACE.first("bank")  # + len(GOODS) * routes used + good
COINS = SPACE.first("coins")
MAKE = SPACE.first("make")  # + good
FINE = SPACE.first("fine")
DEMOLISH = SPACE.first("demolish")
LOSE = SPACE.first("lose")  # + cell
DONE = SPACE.first("done")
DISCARD = SPACE.first("discard") - FIRST_CORNERSTONE  # + tile number
TAKE = SPACE.first("take") - FIRST_CORNERSTONE  # + tile number
BOARD = SPACE.first("board") - 1  # + board number
FIRST = SPACE.first("first")  # + seat
DEAL = SPACE.first("deal") - 1  # + tile number
