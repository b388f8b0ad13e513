"""The words of NEOM in English, German and Dutch.

`en`, `de` and `nl` have the words, `words` their common shape; the other files make sentences.
What a tile does is told from the declaration that the engine executes, never written by hand.
"""

from collections.abc import Mapping

from rathaus.games.neom.components.vocabulary import Tile
from rathaus.games.neom.text import symbols, tiles
from rathaus.games.neom.text.languages import WORDS, name_of, words_of

__all__ = [
    "TITLE",
    "label",
    "labels",
    "legend",
    "of_option",
    "symbol_row",
    "tile_lines",
    "tile_name",
]

TITLE = {lang: words.title for lang, words in WORDS.items()}


def of_option(name: str) -> dict[str, str]:
    """What an option means, by language."""
    return {lang: words.options[name] for lang, words in WORDS.items()}


def tile_name(tile: int | str | Tile, lang: str) -> str:
    """The name of a tile, which may be given by its number or its key.

    >>> tile_name(3, "nl"), tile_name("city_hall", "de")
    ('Sloppenwijk', 'Rathaus')
    """
    return name_of(tile, words_of(lang))


def tile_lines(tile: Tile, lang: str) -> list[str]:
    """All about a tile but its name: one fact or effect per line."""
    return tiles.lines(tile, words_of(lang))


def symbol_row(tile: Tile) -> str:
    """A tile as a row of symbols, the same in every language."""
    return symbols.row(tile)


def legend(lang: str) -> list[tuple[str, str]]:
    """Every symbol with its meaning."""
    return symbols.legend(words_of(lang))


def labels(lang: str) -> Mapping[str, str]:
    """The short words that a table is labelled with."""
    return words_of(lang).labels


def label(key: str, lang: str) -> str:
    """One of the `labels`."""
    return words_of(lang).labels[key]
