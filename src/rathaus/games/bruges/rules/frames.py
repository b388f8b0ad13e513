"""The numbers that frames of Bruges are made of, behind the names of their steps."""

from typing import Final

from rathaus.core.steps import ask, between, within
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.vocabulary import GROUPS
from rathaus.games.bruges.state import ALL_CARDS, FIVE, NO_COLOUR
from rathaus.games.bruges_and_hamburg.questions import COLOUR_SET

__all__ = [
    "AMOUNT", "CARD", "CARD_SET", "COLOUR", "COLOUR_OR_NONE", "COLOUR_SET", "EFFECT_STEP", "GROUP",
    "PILE", "YES_OR_NO", "ask",
]  # fmt: skip

AMOUNT: Final = within(ALL_CARDS)
CARD: Final = between(1, len(PERSONS))
CARD_SET: Final = within(1 << ALL_CARDS)  # a bit for each card
COLOUR: Final = within(FIVE)
COLOUR_OR_NONE: Final = between(NO_COLOUR, FIVE - 1)
GROUP: Final = within(len(GROUPS))
PILE: Final = within(3)
YES_OR_NO: Final = within(2)
EFFECT_STEP: Final = within(10)  # which part of an effect
