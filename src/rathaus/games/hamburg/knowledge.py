"""Where Hamburg keeps its hidden cards, and what a look through a pile tells (HAM-15)."""

from random import Random
from typing import Final

from rathaus.games.bruges_and_hamburg.knowledge import SIDES, trace
from rathaus.games.bruges_and_hamburg.redealing import Secrets, owner_of
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.state import HamburgState


def _looked_through(state: HamburgState, seat: int | None) -> int:
    """The colour of the pile that the seat is looking through; -1: none."""
    frame = state.stack[-1] if state.stack else ("",)
    return frame[2] if frame[0] == "search_pile" and frame[1] == seat else -1


SECRETS: Final = Secrets(undrawn="piles", plots="sites", frame="granted", seen=_looked_through)


def peek(state: HamburgState, side: int, colour: int) -> None:
    """A side looks through a pile: what it does not see there, somebody has."""
    state.peeked[side * COLOUR_COUNT + colour] = sum(1 << card for card in state.piles[colour])
    secrets = SECRETS.hidden(state, side)[colour]
    holders = 0
    for place in secrets.places:
        holders |= 1 << owner_of(place)
    for card in secrets.cards:
        if not trace(state, side, card):
            state.traces[card] |= holders << side * SIDES


def redeal(state: HamburgState, seat: int | None, rng: Random) -> None:
    """What others have seen in piles follows from the cards drawn anew, too."""
    SECRETS.redeal(state, seat, rng)
    for place, mask in enumerate(state.peeked):
        if mask and place // COLOUR_COUNT != seat:
            state.peeked[place] = sum(1 << card for card in state.piles[place % COLOUR_COUNT])
