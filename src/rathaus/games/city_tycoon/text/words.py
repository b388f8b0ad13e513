"""The shape of a language. English has all the words; a test says what another one lacks.

Phrases are templates for `rathaus.core.text.fill`.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rathaus.games.city_tycoon.components.vocabulary import Effect


@dataclass(frozen=True, slots=True)
class Noun:
    one: str
    many: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TileWords:
    """What the facts and effects of a tile are told with; symbols are a language too."""

    and_: str
    or_: str
    comma: str = ", "
    kinds: Mapping[str, Noun]  # types of districts, colours of plants
    amounts: Mapping[str, str]
    facts: Mapping[str, str]
    effects: Mapping[type[Effect], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(TileWords):
    """One language."""

    title: str
    tiles: Mapping[str, str]  # by key, start tile and terrain included
    player: str  # at the beginning of a sentence
    player_within: str
    cell: str
    lines: Mapping[str, str]  # of the description of a tile
    prompts: Mapping[str, str]
    moves: Mapping[str, str]
    notes: Mapping[str, str]  # what stands in brackets behind a move or in a line of the log
    events: Mapping[str, str]
    reasons: Mapping[str, str]  # the rule behind a move that is not allowed
    categories: Mapping[str, str]  # of the score sheet
    labels: Mapping[str, str]
    colours: Mapping[str, str]  # of cubes
    phases: Mapping[str, str]  # by the step that a view names
