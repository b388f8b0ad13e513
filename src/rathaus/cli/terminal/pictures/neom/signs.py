"""The signs and colours of NEOM in a terminal. A colour never stands without its sign."""

from rathaus.games.neom.components.vocabulary import ByGeneration, PerTileOf, Tile, TileType
from rathaus.games.neom.text.symbols import DISASTER, SYMBOLS

# Dark enough for white letters on any background the terminal may have.
TYPE_FILLS: dict[TileType, str] = {
    "residential": "#1e6b3a",
    "commercial": "#1f5aa6",
    "industrial": "#7a5c00",
    "public": "#a3440a",
    "resource": "#55595f",
}
DISASTER_FILL = "#8b1a1a"

INK = "bold #ffffff"
SMALL_INK = "#ffffff"
ROAD = "bold #ffcf5c"
ROUTE = "bold #ffcf5c"


def sign_of(tile: Tile) -> str:
    return signs_of(tile)[0]


def signs_of(tile: Tile) -> str:
    return "".join(SYMBOLS.kinds[kind].one for kind in tile.types) or DISASTER


def fill_of(tile: Tile, index: int = 0) -> str:
    fill = TYPE_FILLS[tile.types[index]] if tile.types else DISASTER_FILL
    return f"{INK} on {fill}"


def marks_of(tile: Tile) -> str:
    return SYMBOLS.facts["polluting"] * tile.polluting + SYMBOLS.facts["power"] * tile.power


def points_of(tile: Tile) -> str:
    """Printed points; nothing where there are none."""
    return "?" if tile.vp is None else str(tile.vp) if tile.vp else ""


def income_of(tile: Tile) -> str:
    income = tile.income
    if isinstance(income, ByGeneration):
        return "+" + "/".join(map(str, income.coins))
    if isinstance(income, PerTileOf):
        return f"+{SYMBOLS.kinds[income.type].one}"
    return f"+{income}" if income else ""


def head_of(tile: Tile) -> str:
    return signs_of(tile) + points_of(tile)


def shorten(name: str, room: int) -> str:
    """A name cut to the room there is; a point shows that it was cut.

    >>> shorten("Colonial Houses", 9)
    'Colonial.'
    """
    if len(name) <= room:
        return name
    return name[: room - 1].rstrip(" -&") + "." if room > 1 else name[:room]
