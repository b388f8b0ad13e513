"""What Bruges and Hamburg share: cards whose colour everybody sees and whose front only some.

What follows from the cards alone is kept: most hands and plots are the same as a decision ago.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rathaus.games.bruges.components.kit import Kit as BrugesKit
from rathaus.games.bruges_and_hamburg.plots import SIZE
from rathaus.games.bruges_and_hamburg.shared_state import SharedState
from rathaus.games.hamburg.components.kit import Kit as HamburgKit

_KEPT = 1 << 14
_Cards = tuple[int, ...]
_Kit = BrugesKit | HamburgKit


class Plots(NamedTuple):
    """The plots of a side: their cards, and what these carry."""

    cards: _Cards
    colours: _Cards
    free: _Cards  # colours of plots that carry nothing
    carried: _Cards


def known_cards(state: SharedState, viewer: int, groups: Sequence[_Cards]) -> list[list[int]]:
    """Those of the cards whose front the viewer knows."""
    known, bit = state.known, 1 << viewer
    return [[card for card in cards if known[card] & bit] for cards in groups]


@lru_cache(maxsize=_KEPT)
def colours(kit: _Kit, cards: _Cards) -> _Cards:
    return tuple([kit.colour[card] for card in cards])


@lru_cache(maxsize=_KEPT)
def plots(kit: _Kit, numbers: _Cards) -> Plots:
    """What the numbers of a side's plots tell; see `bruges_and_hamburg.plots`."""
    cards, first = numbers[::SIZE], numbers[1::SIZE]
    carried = [number for at, number in enumerate(numbers) if number and at % SIZE]
    free = [card for card, on_it in zip(cards, first, strict=True) if not on_it]
    return Plots(cards, colours(kit, cards), colours(kit, tuple(free)), tuple(carried))
