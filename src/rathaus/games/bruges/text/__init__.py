"""The words of Bruges in English, German and Dutch.

`en`, `de` and `nl` have the words, `names_*` the names of the persons, `words` their common shape;
the other files make sentences. What a person does is told from the declaration that the engine
executes, never written by hand.
"""

from collections.abc import Mapping

from rathaus.core.text import capital
from rathaus.core.voice import Voice
from rathaus.games.bruges.components.vocabulary import Person
from rathaus.games.bruges.text import (
    catalogue,
    moves,
    persons,
    prompts,
    reasons,
    stories,
    symbols,
)
from rathaus.games.bruges.text.languages import name_of, title, words_of

__all__ = [
    "VOICE",
    "label",
    "labels",
    "legend",
    "majority_name",
    "person_lines",
    "person_name",
    "symbol_row",
    "threat_name",
    "title",
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


def person_name(person: int | str | Person, lang: str) -> str:
    """The name of a person, who may be given by number or by key.

    >>> person_name(27, "en"), person_name("dieb", "nl")
    ('Mayor', 'Dief')
    """
    return name_of(person, words_of(lang))


def person_lines(person: Person, lang: str) -> list[str]:
    """All about a person but the name: one fact or effect per line."""
    return persons.lines(person, words_of(lang))


def symbol_row(person: Person) -> str:
    """A person as a row of symbols, the same in every language."""
    return symbols.row(person)


def legend(lang: str) -> list[tuple[str, str]]:
    """Every symbol with its meaning."""
    return symbols.legend(words_of(lang))


def threat_name(colour: str, lang: str) -> str:
    """The damage that the threat of a colour leads to."""
    return capital(words_of(lang).threats[colour])


def majority_name(majority: str, lang: str) -> str:
    """The name of a majority, as it stands on its own."""
    return capital(words_of(lang).majorities[majority])


def labels(lang: str) -> Mapping[str, str]:
    """The short words that a table is labelled with."""
    return words_of(lang).labels


def label(key: str, lang: str) -> str:
    """One of the `labels`."""
    return words_of(lang).labels[key]
