"""The shape of a language of Bruges: its tables; English says which keys they have.

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
    """What the facts and abilities of a person are told with; symbols are a language too."""

    threats: Mapping[str, str]  # by colour, the damage that each leads to


@dataclass(frozen=True, kw_only=True)
class Words(CardWords, Language):
    """One language."""

    persons: Mapping[str, str]
    damages: Mapping[str, str]  # by colour, what each of them takes
    sections: tuple[str, str]  # of the canal, left and right
    pile: str
    phases: tuple[str, str, str, str]
