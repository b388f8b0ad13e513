"""The cells of the city: an unbounded square grid, and the names of its cells.

A cell is one int, so that its neighbours are a sum away. Nothing can be further from the start
tile than one tile for each district tile played and each terrain tile: `REACH` cells. The width
leaves room for that, so a sum never runs over the edge.

A place to build on is named twice. Inside, as a move, it is a *slot*: a side of a tile that lies
there already, the one that made the cell available. A square of all cells within reach would need
100 000 moves; slots need 640, whatever shape the city takes. Outside, in notation, it is the cell
itself: `at:e3:n2` is three to the east and two to the north of the origin (CTY-2.1).
"""

import re
from typing import Final

from rathaus.games.city_tycoon.components import DISTRICTS
from rathaus.games.city_tycoon.components.box import TERRAIN

START_CELLS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))  # solar, landmark, landmark, wind (CTY-2.3)
SOLAR_SITE: Final = 0
WIND_SITE: Final = 3
START_SITES: Final = len(START_CELLS)

REACH: Final = len(DISTRICTS) + TERRAIN + 1
MOST_SITES: Final = START_SITES + len(DISTRICTS) + TERRAIN
WIDTH: Final = 2 * REACH + 4
CELLS: Final = WIDTH * WIDTH
ORIGIN: Final = (WIDTH + 1) * (REACH + 1)

SIDES: Final = ("n", "e", "s", "w")
TO_NEIGHBOURS: Final = (-WIDTH, 1, WIDTH, -1)  # from a cell, side by side

# The two halves of a name, by column and by row: a view names a hundred cells.
_COLUMNS: Final = tuple(f"{'w' if x < 0 else 'e'}{abs(x)}:" for x in range(-REACH - 1, REACH + 3))
_ROWS: Final = tuple(f"{'n' if y < 0 else 's'}{abs(y)}" for y in range(-REACH - 1, REACH + 3))

_NAME: Final = re.compile(r"([ew])(0|[1-9]\d{0,2}):([ns])(0|[1-9]\d{0,2})")


def cell(x: int, y: int) -> int:
    """x grows to the east, y to the south."""
    return ORIGIN + y * WIDTH + x


def place(of: int) -> tuple[int, int]:
    """The coordinates of a cell.

    >>> place(cell(3, -2))
    (3, -2)
    """
    return of % WIDTH - REACH - 1, of // WIDTH - REACH - 1


def name(of: int) -> str:
    """The cell in notation.

    >>> name(cell(3, -2)), name(cell(-1, 0))
    ('e3:n2', 'w1:s0')
    """
    return _COLUMNS[of % WIDTH] + _ROWS[of // WIDTH]


def parse(text: str) -> int | None:
    """The cell of that name, if it is one.

    >>> place(parse("e3:n2")), parse("w0:s0"), parse("5:n")
    ((3, -2), None, None)
    """
    found = _NAME.fullmatch(text)
    if not found:
        return None
    east, x, south, y = found.groups()
    of = cell(int(x) * (1 if east == "e" else -1), int(y) * (1 if south == "s" else -1))
    return of if name(of) == text else None
