"""Which languages there are, and the names of things in them."""

from collections.abc import Mapping

from rathaus.core import voice
from rathaus.core.text import fill
from rathaus.games.city_tycoon.components import DISTRICT_KEYS
from rathaus.games.city_tycoon.components.kit import LAND, PLANT_BASE, START, WATER
from rathaus.games.city_tycoon.components.plants import PLANTS
from rathaus.games.city_tycoon.components.vocabulary import District, Plant
from rathaus.games.city_tycoon.grid import place
from rathaus.games.city_tycoon.text import de, en, nl
from rathaus.games.city_tycoon.text.words import Words

_LANGUAGES: Mapping[str, Words] = {"en": en.WORDS, "de": de.WORDS, "nl": nl.WORDS}
_OTHERS = {START: "start", LAND: "land", WATER: "water"}


def words_of(lang: str) -> Words:
    """The words of a language; one that we do not speak is refused."""
    return voice.words_of(lang, _LANGUAGES)


def key_of(tile: int) -> str:
    """The key of a tile; what is printed on it does not matter for its name."""
    if tile in _OTHERS:
        return _OTHERS[tile]
    if tile <= PLANT_BASE:
        return DISTRICT_KEYS[tile - 1]
    return PLANTS[tile - PLANT_BASE - 1].key


def name_of(tile: int | str | District | Plant, words: Words) -> str:
    """The name of a tile, given as such, by its number in the kit, or by key."""
    if isinstance(tile, int):
        return words.tiles[key_of(tile)]
    return words.tiles[tile if isinstance(tile, str) else tile.key]


def cell_name(cell: int, words: Words) -> str:
    x, y = place(cell)
    return fill(words.cell, x=x, y=y)
