"""The numbers in the frames of Hamburg's steps, besides those it shares with Bruges."""

from rathaus.core.steps import between, within
from rathaus.games.hamburg.components import CARD_KEYS
from rathaus.games.hamburg.components.kit import CATEGORIES
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.expansions import dangers

FLAG = within(2)
COLOUR = within(COLOUR_COUNT)
MAYBE_COLOUR = between(-1, COLOUR_COUNT - 1)
CARD = between(1, len(CARD_KEYS))
CARDS_MASK = within(1 << len(CARD_KEYS) + 1)
SAME = between(-1, len(CARD_KEYS))  # a colour, or the card that struck
BUILDING_CATEGORY = within(CATEGORIES.index("zoo"))  # the buildings come first
TOKEN_NUMBER = between(dangers.FIRST, dangers.TOKENS[-1].number)
SOURCE = between(1, dangers.TOKENS[-1].number)  # whatever has an ability
PHASE_NUMBER = between(1, 3)
