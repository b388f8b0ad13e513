"""The shape of a language of Hamburg: its tables; English says which keys they have.

The vocabulary has one phrase for each of its classes, or one for each variant of a class; the
fields of the class are the values of the phrase. German and Dutch effects are infinitives, so that
"you may" can stand before them.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rathaus.games.bruges_and_hamburg.telling import Hue, Noun, Phrases
from rathaus.games.bruges_and_hamburg.words import Language

__all__ = ["CardWords", "Hue", "Noun", "Words"]


@dataclass(frozen=True, kw_only=True)
class CardWords(Phrases):
    """What the facts and abilities of a component are told with; symbols are a language too."""

    dangers_of: Mapping[str, str]
    piles: Mapping[str, str]


@dataclass(frozen=True, kw_only=True)
class Words(CardWords, Language):
    """One language."""

    cards: Mapping[str, str]
    dangers: Mapping[str, str]  # by colour, the disaster that each leads to
    boards: Mapping[str, str]
    halves: tuple[str, str]  # of the wall, left and right
    tom_dice: tuple[str, ...]  # what TOM tries with each number of a die
    tom_rules: Mapping[str, str]  # how TOM decides, by the question
    fields: Mapping[str, str]  # of a view, where no label is their name
    phases: tuple[str, str, str, str]
    options: Mapping[str, str]  # by expansion
    advice: Mapping[str, str]  # against options
