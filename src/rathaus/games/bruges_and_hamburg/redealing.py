"""How the hidden cards that a seat does not know are drawn anew.

Backs show the colour, so hidden cards change places only within a colour.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from rathaus.core.drawing import draw
from rathaus.core.steps import Frame, Question
from rathaus.games.bruges_and_hamburg.knowledge import SIDES, trace, viewer_of
from rathaus.games.bruges_and_hamburg.shared_state import SharedState

ATTEMPTS: Final = 1000

# A place where a hidden card lies is one number, because a redeal sorts and shuffles hundreds of
# them: its kind, its owner, which one of them it is, and whether the owner knows the card.
# Places in the same hand are equal.
FRAME: Final = 0  # at: how deep in the stack
HAND: Final = 1
PLOT: Final = 2
_OWNER: Final = 12  # the bit at which the owner begins
_KIND: Final = 16


def place_of(kind: int, owner: int, at: int, known: int) -> int:
    """The place as a number; `known` has the owner's bit if the owner knows the card."""
    return kind << _KIND | owner << _OWNER | at << 1 | known >> owner & 1


def owner_of(place: int) -> int:
    return place >> _OWNER & 0b1111


class Hidden:
    """What a seat does not know of a colour: undrawn cards, and cards at places."""

    def __init__(self, pile: list[int]) -> None:
        self.pile = pile
        self.places: list[int] = []
        self.cards: list[int] = []  # that truly lie there, place by place


class Secrets:
    """Where a game keeps hidden cards: the names of its fields.

    `undrawn` has the cards that nobody has drawn, by colour; `plots` the plots, by side; `frame`
    is the step that has a card in its frame, behind the side. `seen` tells the colour whose undrawn
    cards a seat is looking through just now, or -1.
    """

    def __init__(
        self,
        undrawn: str,
        plots: str,
        frame: str,
        seen: Callable[[Any, int | None], int] | None = None,
    ) -> None:
        self.undrawn = undrawn
        self.plots = plots
        self.frame = frame
        self.seen = seen

    def hidden(self, state: SharedState, seat: int | None) -> list[Hidden]:
        """By colour: the undrawn cards, unless the seat sees them now, and the other places."""
        seen = self.seen(state, seat) if self.seen is not None else -1
        undrawn: list[tuple[int, ...]] = getattr(state, self.undrawn)
        found = [
            Hidden([] if colour == seen else list(pile)) for colour, pile in enumerate(undrawn)
        ]
        viewer, plots = viewer_of(seat), getattr(state, self.plots)
        for side in range(state.sides):
            for card in state.hands[side]:
                _note(found, state, viewer, HAND, side, 0, card)
            for at, card in enumerate(plots[side][::3]):
                _note(found, state, viewer, PLOT, side, at, card)
        for at, frame in enumerate(state.stack):
            if frame[0] == self.frame:
                _note(found, state, viewer, FRAME, frame[1], at, frame[2])
        return found

    def redeal(self, state: SharedState, seat: int | None, rng: Random) -> None:
        """Draw anew what the seat cannot know, until whoever is asked would be asked."""
        viewer, known = viewer_of(seat), state.known
        hidden = self.hidden(state, seat)
        kept = [[card for card in hand if known[card] >> viewer & 1] for hand in state.hands]
        for _ in range(ATTEMPTS):
            hands = [cards.copy() for cards in kept]
            for colour, secrets in enumerate(hidden):
                if secrets.places:
                    self._deal(state, viewer, colour, secrets, hands, rng)
            for side, hand in enumerate(hands):
                hand.sort()
                state.hands[side] = tuple(hand)
            if _would_be_asked(state, seat):
                break
            for secrets in hidden:
                for card in secrets.pile:
                    known[card] = 0
        _forget(state, viewer, hidden)

    def _deal(
        self,
        state: SharedState,
        viewer: int,
        colour: int,
        secrets: Hidden,
        hands: list[list[int]],
        rng: Random,
    ) -> None:
        """A card at random for each place, those with a trace first; the rest is the pile."""
        for card in secrets.cards:
            state.known[card] = 0
        places, rest = sorted(secrets.places), sorted(secrets.pile + secrets.cards)
        for card, place in _traced(state, viewer, secrets.cards, places, rng):
            rest.remove(card)
            places.remove(place)
            self._put(state, place, card, hands)
        for place in places:
            self._put(state, place, draw(rest, rng), hands)
        if secrets.pile:
            getattr(state, self.undrawn)[colour] = tuple(rest)

    def _put(self, state: SharedState, place: int, card: int, hands: list[list[int]]) -> None:
        owner, kind, at = owner_of(place), place >> _KIND, place >> 1 & (1 << _OWNER - 1) - 1
        if kind == HAND:
            hands[owner].append(card)
        elif kind == PLOT:
            plots = getattr(state, self.plots)
            plots[owner] = (*plots[owner][: at * 3], card, *plots[owner][at * 3 + 1 :])
        else:
            state.stack[at] = (*state.stack[at][:2], card, *state.stack[at][3:])
        state.known[card] = (place & 1) << owner


def _note(
    found: list[Hidden], state: SharedState, viewer: int, kind: int, owner: int, at: int, card: int
) -> None:
    known: int = state.known[card]
    if not known >> viewer & 1:
        secrets = found[state.colour_of(card)]
        secrets.places.append(place_of(kind, owner, at, known))
        secrets.cards.append(card)


def _traced(
    state: SharedState, viewer: int, cards: list[int], places: list[int], rng: Random
) -> list[tuple[int, int]]:
    """A place for each card with a trace; the cards with the fewest possible owners first."""
    few_first = []
    for card in cards:
        sides = trace(state, viewer, card)
        if sides:
            few_first.append((sides.bit_count(), card, sides))
    if not few_first:
        return []
    few_first.sort()
    free: dict[int, list[int]] = {}
    for place in places:
        free.setdefault(owner_of(place), []).append(place)
    owners = _owners(few_first, {owner: len(group) for owner, group in free.items()}, rng)
    assert owners is not None, "traces always lead to the truth"
    return [(card, draw(free[owner], rng)) for card, owner in owners.items()]


def _owners(
    traced: list[tuple[int, int, int]], room: dict[int, int], rng: Random
) -> dict[int, int] | None:
    """A side for each card with a trace, as far as there is room."""
    if not traced:
        return {}
    (_, card, holders), *rest = traced
    options = [owner for owner in sorted(room) if holders >> owner & 1]
    rng.shuffle(options)
    for owner in options:
        if room[owner]:
            found = _owners(rest, room | {owner: room[owner] - 1}, rng)
            if found is not None:
                return {card: owner} | found
    return None


def _would_be_asked(state: SharedState, seat: int | None) -> bool:
    """Somebody else has a choice now: in the state drawn, too."""
    frame: Frame = state.stack[-1] if state.stack else ("", None)
    step = state.steps.get(frame[0])
    if not isinstance(step, Question) or frame[1] == seat:
        return True
    answer: tuple[int, ...] = ()
    while len(options := step.moves(state, frame, frame[1], answer)) == 1:
        answer += (options[0],)
    return bool(options)


def _forget(state: SharedState, viewer: int, hidden: list[Hidden]) -> None:
    """What others know of the cards drawn anew follows from the cards, not from the truth."""
    traces: list[int] = state.traces
    if not any(traces):  # as most of the time
        return
    mine = ((1 << SIDES) - 1) << viewer * SIDES
    for secrets in hidden:
        for card in secrets.pile + secrets.cards:
            traces[card] &= mine
