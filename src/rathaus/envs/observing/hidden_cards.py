"""What Bruges and Hamburg share: cards whose colour everybody sees and whose front only some."""

from collections.abc import Sequence

from rathaus.games.bruges_and_hamburg.shared_state import SharedState


def known_cards(state: SharedState, viewer: int, cards: Sequence[int]) -> list[int]:
    """Those of the cards whose front the viewer knows."""
    known, bit = state.known, 1 << viewer
    return [card for card in cards if known[card] & bit]
