"""The signs and colours of City Tycoon in a terminal. A colour never stands without its sign."""

from rathaus.games.city_tycoon.components.vocabulary import District, Plant
from rathaus.games.city_tycoon.text.symbols import SYMBOLS

# Dark enough for white letters on any background the terminal may have.
FILLS: dict[str, str] = {
    "residential": "#1e6b3a",
    "industrial": "#55595f",
    "entertainment": "#7a5c00",
    "shopping": "#6a3d8f",
    "landmark": "#7b4a2b",
    "red_plant": "#a32020",
    "blue_plant": "#1f5aa6",
    "start": "#3a3a3a",
    "land": "#3f5a2a",
    "water": "#12486b",
}
INK = "bold #ffffff"
MARK = "bold #000000 on #ffe9a8"
SUPPLIED = "✓"
LAND, WATER = "♣", "≈"
CUBES = {"red": "▲", "blue": "▼", "yellow": "■"}


def kind_of(tile: District | Plant) -> str:
    if isinstance(tile, Plant):
        return "red_plant" if tile.colour == "red" else "blue_plant"
    return tile.type


def sign_of(tile: District | Plant) -> str:
    return SYMBOLS.kinds[kind_of(tile)].one


def fill(kind: str) -> str:
    return f"{INK} on {FILLS[kind]}"


def fill_of(tile: District | Plant) -> str:
    return fill(kind_of(tile))
