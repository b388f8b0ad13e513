"""What a seat knows of hidden cards, and how the rest is drawn anew.

Backs show the colour, so hidden cards change places only within a colour. For each card the
state knows which seats know where it is; a card that went face down among others of its colour
is known to be with its owner, but not where. Who looked through a pile knows what was in it.
"""

from random import Random
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rathaus.games.hamburg.state import HamburgState


class Slot(NamedTuple):
    """A place that holds a card the seat does not know."""

    owner: int  # -1: a draw pile
    known: int  # who knows what lies there
    pocketed: int


def redeal(state: "HamburgState", seat: int | None, rng: Random) -> None:
    """Draw anew what the seat cannot know, colour by colour."""
    hidden = _hidden(state, seat)
    for colour in range(5):
        cards = [card for card in hidden if state.kit.colour[card] == colour]
        _deal_colour(state, seat, colour, cards, hidden, rng)
    _forget(state, seat)


def _knows(state: "HamburgState", seat: int | None, card: int) -> bool:
    return seat is not None and bool(state.known[card] >> seat & 1)


def _hidden(state: "HamburgState", seat: int | None) -> dict[int, Slot]:
    """Every card the seat does not know, with its place."""
    found: dict[int, Slot] = {}

    def note(card: int, owner: int) -> None:
        if not _knows(state, seat, card):
            found[card] = Slot(owner, state.known[card], state.pocketed[card])

    for pile in state.piles:
        for card in pile:
            note(card, -1)
    for side in range(state.sides):
        for card in (*state.hands[side], *state.sites[side][::3]):
            note(card, side)
    for frame in state.stack:
        if frame[0] == "granted":
            note(frame[2], frame[1])
    return found


def _deal_colour(
    state: "HamburgState",
    seat: int | None,
    colour: int,
    cards: list[int],
    hidden: dict[int, Slot],
    rng: Random,
) -> None:
    """Cards known to be with someone stay with that side; the others go anywhere."""
    peeked = state.peeked[seat * 5 + colour] if seat is not None else 0
    order = sorted(cards, key=lambda card: (hidden[card].owner, hidden[card].known, card))
    new: dict[int, int] = {}
    free = list(order)
    for side in range(state.sides):
        stuck = sorted(card for card in order if hidden[card].pocketed == 1 + side)
        places = [card for card in free if hidden[card].owner == side]
        rng.shuffle(places)
        for place, card in zip(places, stuck, strict=False):
            new[place] = card
            free.remove(place)
    left = sorted(card for card in order if card not in new.values())
    for part in (True, False):
        places = [card for card in free if bool(peeked >> card & 1) == part]
        pool = [card for card in left if bool(peeked >> card & 1) == part]
        rng.shuffle(pool)
        new |= dict(zip(places, pool, strict=True))
    _write(state, hidden, new)


def _write(state: "HamburgState", hidden: dict[int, Slot], new: dict[int, int]) -> None:
    def swap(card: int) -> int:
        return new.get(card, card)

    state.piles = [tuple(sorted(map(swap, pile))) for pile in state.piles]
    state.hands = [tuple(sorted(map(swap, hand))) for hand in state.hands]
    state.sites = [
        tuple(swap(card) if i % 3 == 0 else card for i, card in enumerate(sites))
        for sites in state.sites
    ]
    state.stack = [
        (*frame[:2], swap(frame[2])) if frame[0] == "granted" else frame for frame in state.stack
    ]
    for place, card in new.items():
        state.known[card] = hidden[place].known
        state.pocketed[card] = hidden[place].pocketed


def _forget(state: "HamburgState", seat: int | None) -> None:
    """What others saw in a pile follows from the imagined pile, not from the true one."""
    for place, mask in enumerate(state.peeked):
        if mask and place // 5 != seat:
            state.peeked[place] = sum(1 << card for card in state.piles[place % 5])
