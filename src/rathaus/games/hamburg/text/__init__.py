"""The words of Hamburg in English, German and Dutch.

`en`, `de` and `nl` have the words, `names_*` the names of the cards, `words` their common shape;
the other files make sentences. What a card does is told from the declaration that the engine
executes, never written by hand.
"""

from collections.abc import Mapping

from rathaus.core.text import capital
from rathaus.core.voice import Voice
from rathaus.games.hamburg.components.kit import Part
from rathaus.games.hamburg.components.vocabulary import Ability, Card
from rathaus.games.hamburg.text import (
    cards,
    catalogue,
    moves,
    prompts,
    reasons,
    stories,
    symbols,
    tiles,
)
from rathaus.games.hamburg.text.languages import name_of, of_option, title, words_of

__all__ = [
    "VOICE",
    "ability_text",
    "card_lines",
    "card_name",
    "label",
    "labels",
    "legend",
    "majority_name",
    "of_option",
    "part_lines",
    "part_name",
    "symbol_row",
    "title",
    "words_of",
]

VOICE = Voice(
    words_of,
    prompts.ask,
    moves.describe,
    stories.tell,
    reasons.why_not,
    reasons.refused,
    catalogue.catalogue,
)


def card_name(card: int | str | Card, lang: str) -> str:
    """The name of a card, which may be given by its number or its key.

    >>> card_name(6, "en"), card_name("city_library", "nl")
    ('Villa in Harvestehude', 'Stadsbibliotheek')
    """
    return name_of(card, words_of(lang))


def card_lines(card: Card, lang: str) -> list[str]:
    """All about a card but its name: one fact or effect per line."""
    return cards.lines(card, words_of(lang))


def ability_text(ability: Ability, lang: str) -> str:
    """What a component does, in one sentence; empty if it does nothing."""
    return cards.ability_text(ability, words_of(lang))


def part_name(part: int | Part, lang: str) -> str:
    """The name of a card, mayor, ship, tile or danger token.

    >>> part_name(321, "en"), part_name(301, "de")
    ('Violet ship', 'Carl Friedrich Petersen, Seite 01')
    """
    return tiles.heading(part, words_of(lang))


def part_lines(part: int | Part, lang: str) -> list[str]:
    """All about a card, mayor, ship, tile or danger token but its name."""
    return tiles.lines(part, words_of(lang))


def symbol_row(card: Card) -> str:
    """A card as a row of symbols, the same in every language."""
    return symbols.row(card)


def legend(lang: str) -> list[tuple[str, str]]:
    """Every symbol with its meaning."""
    return symbols.legend(words_of(lang))


def majority_name(majority: str, lang: str) -> str:
    return capital(words_of(lang).majorities[majority])


def labels(lang: str) -> Mapping[str, str]:
    """The short words that a table is labelled with."""
    return words_of(lang).labels


def label(key: str, lang: str) -> str:
    """One of the `labels`."""
    return words_of(lang).labels[key]
