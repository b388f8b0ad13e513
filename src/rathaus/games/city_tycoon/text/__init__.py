"""The words of City Tycoon in English, German and Dutch.

`en`, `de` and `nl` have the words, `words` their common shape; the other files make sentences.
What a tile does is told from the declaration that the engine executes, never written by hand.
"""

from collections.abc import Mapping
from typing import Any

from rathaus.core.events import Event
from rathaus.core.game import Names, Refusal
from rathaus.core.state import State
from rathaus.core.text import capital
from rathaus.games.city_tycoon.components.vocabulary import District, Plant
from rathaus.games.city_tycoon.state import CityTycoonState
from rathaus.games.city_tycoon.text import choices, prompts, reasons, stories, symbols, tiles
from rathaus.games.city_tycoon.text.languages import name_of, words_of
from rathaus.games.city_tycoon.text.words import Kind, Label

__all__ = [
    "describe",
    "kind_name",
    "label",
    "labels",
    "legend",
    "prompt",
    "refused",
    "sheet_lines",
    "story",
    "symbol_row",
    "tile_lines",
    "tile_name",
    "why_not",
]


def prompt(state: State, seat: int, lang: str, names: Names = None) -> str:
    """What a seat is asked now, or whom it waits for, in one plain sentence."""
    assert isinstance(state, CityTycoonState)
    return prompts.ask(state, seat, words_of(lang), names)


def describe(state: State, seat: int, move: int, lang: str, names: Names = None) -> str:
    """A legal move in plain words. `names` are the players' own; else they are numbered."""
    assert isinstance(state, CityTycoonState)
    return choices.describe(state, seat, move, words_of(lang), names)


def why_not(state: State, seat: int, move: int, lang: str) -> str | None:
    """The rule that forbids a move, where there is one to name."""
    assert isinstance(state, CityTycoonState)
    return reasons.why_not(state, seat, move, words_of(lang))


def refused(state: State, seat: int, lang: str) -> list[Refusal]:
    """The moves a person would look for now and may not make."""
    assert isinstance(state, CityTycoonState)
    return reasons.refused(state, seat, words_of(lang))


def story(event: Event, lang: str, names: Names = None) -> str:
    """An event as a line of the log."""
    return stories.tell(event, words_of(lang), names)


def tile_name(tile: int | str | District | Plant, lang: str) -> str:
    """The name of a tile, which may be given by its number in the kit or its key.

    >>> tile_name(10, "nl"), tile_name("red_1_a", "de")
    ('Houtzagerij', 'Solarkraftwerk I')
    """
    return name_of(tile, words_of(lang))


def tile_lines(tile: District | Plant, lang: str) -> list[str]:
    """All about a tile but its name: one fact or effect a line."""
    words = words_of(lang)
    return tiles.plant_lines(tile, words) if isinstance(tile, Plant) else tiles.lines(tile, words)


def symbol_row(tile: District | Plant) -> str:
    """A tile as a row of symbols, the same in every language."""
    return symbols.row(tile)


def legend(lang: str) -> list[tuple[str, str]]:
    """Every symbol with its meaning."""
    return symbols.legend(words_of(lang))


def kind_name(kind: Kind, lang: str) -> str:
    """The name of a type of tile, as it stands on its own."""
    return capital(words_of(lang).kinds[kind].one)


def labels(lang: str) -> Mapping[Label, str]:
    """The short words that a table is labelled with."""
    return words_of(lang).labels


def label(key: Label, lang: str) -> str:
    """One of the `labels`."""
    return words_of(lang).labels[key]


def sheet_lines(sheet: Mapping[str, Any], lang: str) -> list[tuple[str, int]]:
    """A score sheet, category by category."""
    words = words_of(lang)
    return [(words.categories[key], sheet[key]) for key in words.categories]
