"""The words of each language, and the names of things in them."""

from collections.abc import Mapping
from importlib import import_module

from rathaus.core import voice
from rathaus.core.languages import LANGUAGES
from rathaus.core.text import fill
from rathaus.games.city_tycoon.components.kit import TILES
from rathaus.games.city_tycoon.components.vocabulary import District, Plant
from rathaus.games.city_tycoon.grid import place
from rathaus.games.city_tycoon.text.words import Words

WORDS: Mapping[str, Words] = {
    lang: import_module(f"rathaus.games.city_tycoon.text.{lang}").WORDS for lang in LANGUAGES
}


def words_of(lang: str) -> Words:
    """The words of a language; one that we do not speak is refused."""
    return voice.words_of(lang, WORDS)


def name_of(tile: int | str | District | Plant, words: Words) -> str:
    """The name of a tile, given as such, by its number in the kit, or by key."""
    if isinstance(tile, int):
        return words.tiles[TILES.key(tile)]
    return words.tiles[tile if isinstance(tile, str) else tile.key]


def cell_name(cell: int, words: Words) -> str:
    x, y = place(cell)
    return fill(words.cell, x=x, y=y)
