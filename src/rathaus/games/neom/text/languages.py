"""Which languages there are, and the names of things in them."""

from collections.abc import Mapping
from importlib import import_module

from rathaus.core import voice
from rathaus.core.languages import LANGUAGES
from rathaus.games.neom.components import TILE_KEYS
from rathaus.games.neom.components.kit import CENTER_BASE
from rathaus.games.neom.components.vocabulary import Tile
from rathaus.games.neom.text.words import Words
from rathaus.games.neom.view import CENTER_NAME

WORDS: Mapping[str, Words] = {
    lang: import_module(f"rathaus.games.neom.text.{lang}").WORDS for lang in LANGUAGES
}


def words_of(lang: str) -> Words:
    """The words of a language; one that we do not speak is refused."""
    return voice.words_of(lang, WORDS)


def name_of(tile: int | str | Tile, words: Words) -> str:
    """The name of a tile, given as such, by number or by key; a city center has one as well."""
    key = tile.key if isinstance(tile, Tile) else tile
    if isinstance(key, int):
        key = CENTER_NAME if key > CENTER_BASE else TILE_KEYS[key - 1]
    return words.center if key == CENTER_NAME or key in words.boards else words.tiles[key]
