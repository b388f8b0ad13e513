"""The tiles, boards and goods of NEOM as declarations, and the flat tables made of them.

`vocabulary` has the words, `rows` the shape of a declaration, `kit` the compiled tables, the other
files the declarations.
"""

from rathaus.games.neom.components.cornerstones import CORNERSTONES
from rathaus.games.neom.components.generation_1 import GENERATION_1
from rathaus.games.neom.components.generation_2 import GENERATION_2
from rathaus.games.neom.components.generation_3 import GENERATION_3
from rathaus.games.neom.components.vocabulary import Tile

TILES: tuple[Tile, ...] = GENERATION_1 + GENERATION_2 + GENERATION_3 + CORNERSTONES
TILE_KEYS: tuple[str, ...] = tuple(tile.key for tile in TILES)
NUMBER: dict[str, int] = {tile.key: tile.number for tile in TILES}
