"""Which values of NEOM a component file may replace: the reconstructed ones."""

from dataclasses import replace

from rathaus.core.overrides import Overrides, ValueTable
from rathaus.games.neom.components import TILES
from rathaus.games.neom.components.boards import BOARDS, Board
from rathaus.games.neom.components.kit import Kit
from rathaus.games.neom.components.vocabulary import Tile

_COMPONENTS: tuple[Tile | Board, ...] = (*TILES, *BOARDS)


def _check_roads(value: object) -> str | None:
    masks = {"".join(s for i, s in enumerate("NESW") if mask >> i & 1) for mask in range(1, 16)}
    if isinstance(value, str) and value in masks:
        return None
    return f'roads are one to four of the letters NESW in this order, such as "NES", not {value!r}'


def _check_once(value: object) -> str | None:
    if type(value) is int and 0 <= value <= 50:
        return None
    return f"coins are a whole number from 0 to 50, not {value!r}"


TABLES = {
    "roads": ValueTable(
        open=frozenset(c.key for c in _COMPONENTS if c.roads_source == "reconstructed"),
        known=frozenset(c.key for c in _COMPONENTS),
        check=_check_roads,
    ),
    "once": ValueTable(
        open=frozenset(tile.key for tile in TILES if tile.once_source == "reconstructed"),
        known=frozenset(tile.key for tile in TILES),
        check=_check_once,
    ),
}


def kit_with(overrides: Overrides) -> Kit:
    """The components with some values replaced."""
    roads, once = overrides.values.get("roads", {}), overrides.values.get("once", {})
    tiles = tuple(
        replace(tile, roads=roads.get(tile.key, tile.roads), once=once.get(tile.key, tile.once))
        for tile in TILES
    )
    boards = tuple(replace(board, roads=roads.get(board.key, board.roads)) for board in BOARDS)
    return Kit(tiles, boards)
