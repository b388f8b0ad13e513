"""The shape of a language: tables of words and phrases. What every language has to say stands in
`en`; the tests tell what another one lacks.

Phrases are templates for `rathaus.core.text.fill`. The vocabulary of tile effects has one phrase
for each of its classes; the fields of the class are the values of the phrase.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rathaus.games.neom.components.vocabulary import Effect

Phrases = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Noun:
    one: str
    many: str
    short: str = ""  # in a list, before the last: "Wohn-" in "Wohn- und Industriegebäude"
    region: str = ""  # directly linked tiles of this type


@dataclass(frozen=True, slots=True, kw_only=True)
class TileWords:
    """What the facts and effects of a tile are told with; symbols are a language too."""

    and_: str
    or_: str
    comma: str = ", "
    tiles: Phrases
    goods: Phrases
    tiers: Mapping[str, Noun]
    tokens: Phrases  # by tier, and of all of them
    kinds: Mapping[str, Noun]
    any_tile: Noun
    facts: Phrases
    effects: Mapping[type[Effect], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(TileWords):
    """One language."""

    title: str
    options: Phrases
    center: str  # the uncovered city center
    boards: Phrases
    compass: Phrases
    sides: tuple[str, str]  # left and right, before "trade route"
    player: str  # at the beginning of a sentence
    player_within: str
    lines: Phrases
    prompts: Phrases
    moves: Phrases
    notes: Phrases  # what stands in brackets behind a move or in a line of the log
    events: Phrases
    reasons: Phrases
    categories: Phrases  # of the score sheet
    ratings: Phrases  # the titles of a lone player
    labels: Phrases
