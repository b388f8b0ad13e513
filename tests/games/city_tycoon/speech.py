"""What City Tycoon speaks with, for the tests of all words."""

from rathaus.games.city_tycoon import text
from rathaus.games.city_tycoon.components import DISTRICTS
from rathaus.games.city_tycoon.components.box import CATEGORIES
from rathaus.games.city_tycoon.components.plants import PLANTS
from rathaus.games.city_tycoon.text.symbols import SYMBOLS
from rathaus.games.city_tycoon.text.words import Words
from tests.games.city_tycoon.scenes import GAME
from tests.games.wording import Speech

TILES = (*DISTRICTS, *PLANTS)
CITY_TYCOON = Speech(
    GAME,
    text,
    Words,
    SYMBOLS,
    TILES,
    text.tile_name,
    text.tile_lines,
    keys={
        "tiles": [*(tile.key for tile in TILES), "start", "land", "water"],
        "categories": [*CATEGORIES, "total"],
    },
)
