"""What NEOM speaks with, for the tests of all words."""

from rathaus.games import neom
from rathaus.games.neom import text
from rathaus.games.neom.components import TILES
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.scoring import RATINGS
from rathaus.games.neom.text.symbols import SYMBOLS
from rathaus.games.neom.text.words import Words
from tests.games.wording import Speech

NEOM = Speech(
    neom.TheGame(),
    text,
    Words,
    SYMBOLS,
    TILES,
    text.tile_name,
    text.tile_lines,
    keys={
        "tiles": [tile.key for tile in TILES],
        "goods": GOODS,
        "boards": [board.key for board in BOARDS],
        "compass": "NESW",
        "ratings": RATINGS,
    },
)
