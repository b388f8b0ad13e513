"""The numbers that frames of Bruges are made of, behind the names of their steps."""

from rathaus.core.steps import between, within
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.vocabulary import GROUPS
from rathaus.games.bruges.state import ALL_CARDS, FIVE, NO_COLOUR
from rathaus.games.bruges_and_hamburg.questions import COLOUR_SET, ask

__all__ = [
    "AMOUNT", "CARD", "CARD_SET", "COLOUR", "COLOUR_OR_NONE", "COLOUR_SET", "EFFECT_STEP", "GROUP",
    "PILE", "YES_OR_NO", "ask",
]  # fmt: skip

AMOUNT = within(ALL_CARDS)
CARD = between(1, len(PERSONS))
CARD_SET = within(1 << ALL_CARDS)  # a bit for each card
COLOUR = within(FIVE)
COLOUR_OR_NONE = between(NO_COLOUR, FIVE - 1)
GROUP = within(len(GROUPS))
PILE = within(3)
YES_OR_NO = within(2)
EFFECT_STEP = within(10)  # which part of an effect
