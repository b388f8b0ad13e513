"""The numbers in the frames of Hamburg's steps, besides those it shares with Bruges."""

from typing import Final

from rathaus.core.steps import between, within
from rathaus.games.hamburg.components import CARD_KEYS
from rathaus.games.hamburg.components.kit import CATEGORIES
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.expansions import dangers

FLAG: Final = within(2)
COLOUR: Final = within(COLOUR_COUNT)
MAYBE_COLOUR: Final = between(-1, COLOUR_COUNT - 1)
CARD: Final = between(1, len(CARD_KEYS))
CARDS_MASK: Final = within(1 << len(CARD_KEYS) + 1)
SAME: Final = between(-1, len(CARD_KEYS))  # a colour, or the card that struck
BUILDING_CATEGORY: Final = within(CATEGORIES.index("zoo"))  # the buildings come first
TOKEN_NUMBER: Final = between(dangers.FIRST, dangers.TOKENS[-1].number)
SOURCE: Final = between(1, dangers.TOKENS[-1].number)  # whatever has an ability
PHASE_NUMBER: Final = between(1, 3)
