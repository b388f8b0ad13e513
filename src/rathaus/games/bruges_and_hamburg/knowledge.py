"""What a seat knows of hidden cards, and how the rest is drawn anew.

Backs show the colour, so hidden cards change places only within a colour. For each card the
state remembers who knows where it is (`known`, a bit for each viewer). Who only knows that one of
some sides has it, in the hand or below a plot, has a trace of it (`traces`, a bit for each side
and viewer).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from rathaus.core.steps import Frame, Question
from rathaus.games.bruges_and_hamburg.shared_state import SharedState

SPECTATOR: Final = 5  # a viewer like the seats
SIDES: Final = 5  # bits of a trace
EVERY_VIEWER: Final = (1 << SPECTATOR + 1) - 1  # all bits of `known`
EVERY_TRACE: Final = (1 << SIDES * (SPECTATOR + 1)) - 1  # all bits of `traces`
ATTEMPTS: Final = 1000


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


# -- drawing anew -----------------------------------------------------------------------------


class Place(NamedTuple):
    """Where a card lies that the seat does not know; equal places are interchangeable."""

    kind: str  # hand, plot or frame
    owner: int
    at: int
    known: int  # the owner's bit, if the owner knows the card


class Hidden(NamedTuple):
    """What a seat does not know of a colour."""

    pile: list[int]
    places: list[tuple[Place, int]]  # with the card that truly lies there


@dataclass(frozen=True, slots=True)
class Secrets:
    """Where a game keeps hidden cards: the names of its fields."""

    undrawn: str  # by colour, the cards that nobody has drawn
    plots: str  # by side, see `plots`
    frame: str  # the step that has a card in its frame, behind the side
    # The colour whose undrawn cards a seat is looking through just now; -1: none.
    seen: Callable[[Any, int | None], int] = lambda state, seat: -1

    def hidden(self, state: Any, seat: int | None) -> list[Hidden]:
        """By colour: the undrawn cards, unless the seat sees them now, and the other places."""
        seen = self.seen(state, seat)
        undrawn = enumerate(getattr(state, self.undrawn))
        found = [Hidden([] if colour == seen else list(pile), []) for colour, pile in undrawn]

        def note(kind: str, owner: int, at: int, card: int) -> None:
            if not knows(state, seat, card):
                place = Place(kind, owner, at, state.known[card] & 1 << owner)
                found[state.colour_of(card)].places.append((place, card))

        for side in range(state.sides):
            for card in state.hands[side]:
                note("hand", side, 0, card)
            for at, card in enumerate(getattr(state, self.plots)[side][::3]):
                note("plot", side, at, card)
        for at, frame in enumerate(state.stack):
            if frame[0] == self.frame:
                note("frame", frame[1], at, frame[2])
        return found

    def redeal(self, state: Any, seat: int | None, rng: Random) -> list[Hidden]:
        """Draw anew what the seat cannot know, until whoever is asked would be asked."""
        hidden = self.hidden(state, seat)
        for _ in range(ATTEMPTS):
            for colour, secrets in enumerate(hidden):
                if secrets.places:
                    dealt = _deal(state, viewer_of(seat), secrets, rng)
                    self._write(state, colour, secrets, dealt)
            if _would_be_asked(state, seat):
                break
        _forget(state, seat, hidden)
        return hidden

    def _write(
        self, state: Any, colour: int, secrets: Hidden, dealt: list[tuple[Place, int]]
    ) -> None:
        """Take the hidden cards of a colour off the table and put them where they were dealt."""
        gone = {*secrets.pile, *(card for _, card in secrets.places)}
        state.hands = [tuple(card for card in hand if card not in gone) for hand in state.hands]
        if secrets.pile:
            left = tuple(sorted(gone - {card for _, card in dealt}))
            getattr(state, self.undrawn)[colour] = left
            for card in left:
                state.known[card] = 0
        for place, card in dealt:
            self._put(state, place, card)
        state.hands = [tuple(sorted(hand)) for hand in state.hands]

    def _put(self, state: Any, place: Place, card: int) -> None:
        side, at = place.owner, place.at
        if place.kind == "hand":
            state.hands[side] += (card,)
        elif place.kind == "plot":
            plots = getattr(state, self.plots)
            plots[side] = (*plots[side][: at * 3], card, *plots[side][at * 3 + 1 :])
        else:
            state.stack[at] = (*state.stack[at][:2], card, *state.stack[at][3:])
        state.known[card] = place.known


def _deal(state: Any, viewer: int, secrets: Hidden, rng: Random) -> list[tuple[Place, int]]:
    """A card at random for each place; those with a trace go first."""
    free: dict[int, list[Place]] = {}
    for place in sorted(place for place, _ in secrets.places):
        free.setdefault(place.owner, []).append(place)
    for group in free.values():
        rng.shuffle(group)
    lying = sorted(card for _, card in secrets.places)
    traces = [(trace(state, viewer, card), card) for card in lying]
    few_first = sorted((sides.bit_count(), card, sides) for sides, card in traces if sides)
    owners = _owners(few_first, {owner: len(group) for owner, group in free.items()}, rng)
    assert owners is not None, "traces always lead to the truth"
    dealt = [(free[owner].pop(), card) for card, owner in owners.items()]
    rest = sorted(card for card in (*secrets.pile, *lying) if card not in owners)
    left = [place for group in free.values() for place in group]
    return [*dealt, *zip(left, rng.sample(rest, len(left)), strict=True)]


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


def _would_be_asked(state: Any, seat: int | None) -> bool:
    """Somebody else has a choice now: in the state drawn, too."""
    frame: Frame = state.stack[-1] if state.stack else ("", None)
    step = state.steps.get(frame[0])
    if not isinstance(step, Question) or frame[1] == seat:
        return True
    answer: tuple[int, ...] = ()
    while len(options := step.moves(state, frame, frame[1], answer)) == 1:
        answer += (options[0],)
    return bool(options)


def _forget(state: Any, seat: int | None, hidden: list[Hidden]) -> None:
    """What others know of the cards drawn anew follows from the cards, not from the truth."""
    mine = ((1 << SIDES) - 1) << viewer_of(seat) * SIDES
    for secrets in hidden:
        for card in (*secrets.pile, *(card for _, card in secrets.places)):
            state.traces[card] &= mine
