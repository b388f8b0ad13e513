"""The words of City Tycoon in English, German and Dutch.

`en`, `de` and `nl` have the words, `words` their common shape; the other files make sentences.
What a tile does is told from the declaration that the engine executes, never written by hand.
`chance`, `extending` and `supplying` have a row for each range of moves: its name, what it is about
and what it would do; `moves` reads them. `catalogue` is what the doors show of the game.
"""

from collections.abc import Mapping

from rathaus.core.languages import LANGUAGES
from rathaus.core.voice import Voice
from rathaus.games.city_tycoon.components.vocabulary import District, Plant
from rathaus.games.city_tycoon.text import (
    catalogue,
    moves,
    prompts,
    reasons,
    stories,
    symbols,
    tiles,
)
from rathaus.games.city_tycoon.text.languages import name_of, words_of

__all__ = [
    "TITLE",
    "VOICE",
    "label",
    "labels",
    "legend",
    "symbol_row",
    "tile_lines",
    "tile_name",
]

TITLE: Mapping[str, str] = {lang: words_of(lang).title for lang in LANGUAGES}
VOICE = Voice(
    words_of,
    prompts.ask,
    moves.describe,
    stories.tell,
    reasons.why_not,
    reasons.refused,
    catalogue.catalogue,
)


def tile_name(tile: int | str | District | Plant, lang: str) -> str:
    """The name of a tile, which may be given by its number in the kit or its key.

    >>> tile_name(10, "nl"), tile_name("red_1_a", "de")
    ('Houtzagerij', 'Solarkraftwerk I')
    """
    return name_of(tile, words_of(lang))


def tile_lines(tile: District | Plant, lang: str) -> list[str]:
    """All about a tile but its name: one fact or effect per line."""
    words = words_of(lang)
    return tiles.plant_lines(tile, words) if isinstance(tile, Plant) else tiles.lines(tile, words)


def symbol_row(tile: District | Plant) -> str:
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
