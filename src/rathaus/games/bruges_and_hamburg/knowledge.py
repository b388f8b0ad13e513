"""What a seat knows of hidden cards.

For each card the state remembers who knows where it is (`known`, a bit for each viewer). Who only
knows that one of some sides has it, in the hand or below a plot, has a trace of it (`traces`, a
bit for each side and viewer). How the rest is drawn anew is in `redealing`.
"""

from collections.abc import Iterator
from typing import Final

from rathaus.games.bruges_and_hamburg.shared_state import SharedState

SPECTATOR: Final = 5  # a viewer like the seats
SIDES: Final = 5  # bits of a trace
EVERY_VIEWER: Final = (1 << SPECTATOR + 1) - 1  # all bits of `known`
EVERY_TRACE: Final = (1 << SIDES * (SPECTATOR + 1)) - 1  # all bits of `traces`


def viewer_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def everyone(state: SharedState) -> int:
    """All viewers, as bits."""
    return (1 << state.players) - 1 | 1 << SPECTATOR


def knows(state: SharedState, seat: int | None, card: int) -> bool:
    """Does the seat know which card lies there?"""
    return bool(state.known[card] >> viewer_of(seat) & 1)


def trace(state: SharedState, viewer: int, card: int) -> int:
    """The sides that may have the card, as bits; 0: the viewer has no idea."""
    return state.traces[card] >> viewer * SIDES & (1 << SIDES) - 1


# -- what the rules report --------------------------------------------------------------------


def hide(state: SharedState, side: int, card: int) -> None:
    """A card goes from the hand face down: others cannot tell which one of its colour."""
    group = _of_colour(state, (card, *state.hands[side]), state.colour_of(card))
    if len(group) > 1:
        for each in group:
            _lose_track(state, each, ~(1 << side), 1 << side)


def mix(state: SharedState, thief: int, victim: int, card: int) -> None:
    """A card changes hands unseen: to others it could be any one of its colour."""
    colour, pair = state.colour_of(card), 1 << thief | 1 << victim
    group = _of_colour(state, state.hands[victim], colour)
    outsiders = everyone(state) & ~pair
    if len(group) > 1:
        for each in group:
            _lose_track(state, each, outsiders, pair)
    for each in state.pile_of(colour):
        for viewer in _bits(outsiders):
            if trace(state, viewer, each) >> victim & 1:
                state.traces[each] |= 1 << viewer * SIDES + thief


def see(state: SharedState, side: int, card: int) -> None:
    """A side knows exactly where the card is from now on."""
    state.known[card] |= 1 << side
    state.traces[card] &= ~(((1 << SIDES) - 1) << side * SIDES)


def _of_colour(state: SharedState, cards: tuple[int, ...], colour: int) -> list[int]:
    return [card for card in cards if state.colour_of(card) == colour]


def _lose_track(state: SharedState, card: int, viewers: int, holders: int) -> None:
    for viewer in _bits(state.known[card] & viewers):
        state.known[card] &= ~(1 << viewer)
        state.traces[card] |= holders << viewer * SIDES


def _bits(mask: int) -> Iterator[int]:
    return (bit for bit in range(SPECTATOR + 1) if mask >> bit & 1)
