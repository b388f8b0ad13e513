"""The words that both games have in each language, besides those that cards are told with.

A table is a mapping from a key to a template for `rathaus.core.text.fill`. English says which keys
there are; a test holds the other languages to it.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Language:
    title: str
    player: str  # at the beginning of a sentence
    player_within: str
    lines: Mapping[str, str]  # of a card
    majorities: Mapping[str, str]
    actions: Mapping[str, str]
    prompts: Mapping[str, str]  # by step, or by a part of it
    moves: Mapping[str, str]
    notes: Mapping[str, str]  # behind a move
    reasons: Mapping[str, str]  # against a move
    refused: Mapping[str, str]  # moves by name alone
    stories: Mapping[str, str]  # by event
    sheet: Mapping[str, str]
    labels: Mapping[str, str]
