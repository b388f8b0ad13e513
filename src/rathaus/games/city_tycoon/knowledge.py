"""What a seat knows of the hidden tiles, and how the rest is drawn anew (CTY-4.3 to 4.5).

A set that starts at seat `o` is at seat `o + k` when choice number `k` is made (the first is 0).
So the choice `k` of seat `s` comes from set `s - k`, and a seat sees a set again after a whole
round of the table: what a seat has seen follows from the choices alone.
"""

from random import Random

from rathaus.games.city_tycoon.components.box import HAND
from rathaus.games.city_tycoon.rules import extending
from rathaus.games.city_tycoon.state import CityTycoonState

Slot = tuple[list[int], int]


def choices_made(state: CityTycoonState) -> int:
    return len(state.picks) // state.players


def looks(state: CityTycoonState, seat: int | None) -> list[list[int]]:
    """The sets a seat has had in hand in this round's draft, as it received them."""
    if seat is None or not (state.picks or state.hands[seat]):
        return []
    had = min(choices_made(state) + 1, HAND)
    return [sorted(_set_at(state, (seat - k) % state.players, k)) for k in range(had)]


def _set_at(state: CityTycoonState, origin: int, choice: int) -> list[int]:
    """The tiles a set had when a choice was made: all taken from it since, and the rest."""
    players, made = state.players, choices_made(state)
    taken = [
        state.picks[k * players + (origin + k) % players] for k in range(choice, min(made, HAND))
    ]
    return taken + list(state.hands[(origin + made) % players])


def built(state: CityTycoonState, seat: int) -> set[int]:
    """The tiles of this round that a seat has placed, for all to see."""
    rounds = state.kit.round
    own = zip(state.tiles, state.owners, strict=True)
    return {tile for tile, owner in own if owner == seat and rounds[tile] == state.round}


# -- redeal -----------------------------------------------------------------------------------


def redeal(state: CityTycoonState, seat: int | None, rng: Random) -> None:
    """Draw anew what the seat cannot know, until it fits what is being asked."""
    if not state.pool and not state.picks and not any(state.hands):
        return
    _draw(state, seat, rng)
    while not _is_asked(state, seat):
        _draw(state, seat, rng)


def _is_asked(state: CityTycoonState, seat: int | None) -> bool:
    """A player with one tile left who can do nothing but sell it is not asked.

    So whoever is asked has a tile that can be paid for, or can pay for a plant; all know that.
    """
    frame = state.stack[-1]
    if frame[0] != "extend":
        return True
    acting = extending.seats(state, frame)[0]
    kept = state.kept[acting]
    return acting == seat or len(kept) > 1 or len(extending.uses(state, acting, kept[0])) > 1


def _draw(state: CityTycoonState, seat: int | None, rng: Random) -> None:
    """Tiles are sorted before they are shuffled: the truth leaves no trace."""
    players = state.players
    hands = [list(hand) for hand in state.hands]
    picks = [state.picks[other::players] for other in range(players)]  # by seat
    public = [built(state, other) for other in range(players)]
    placed = set[int]().union(*public)
    for group in _groups(state, seat, hands, picks, unseen := _slots(state.pool)):
        _shuffle([slot for slot in group if slot[0][slot[1]] not in placed], rng)
    _forget_order(unseen, picks, public, rng)
    state.pool.sort()
    state.hands = [tuple(sorted(hand)) for hand in hands]
    state.picks = [picks[other][k] for k in range(choices_made(state)) for other in range(players)]
    for other in range(players):
        if other != seat:
            hidden = sorted(set(picks[other]) - public[other])
            rng.shuffle(hidden)
            state.kept[other] = tuple(sorted(hidden[: len(state.kept[other])]))


def _slots(place: list[int]) -> list[Slot]:
    return [(place, index) for index in range(len(place))]


def _shuffle(slots: list[Slot], rng: Random) -> None:
    tiles = sorted(where[index] for where, index in slots)
    rng.shuffle(tiles)
    for (where, index), tile in zip(slots, tiles, strict=True):
        where[index] = tile


def _groups(
    state: CityTycoonState,
    seat: int | None,
    hands: list[list[int]],
    picks: list[list[int]],
    unseen: list[Slot],
) -> list[list[Slot]]:
    """The places a hidden tile may be in; tiles can change places only within a group.

    What left a set between two looks of the seat, or after its last one, forms a group. What
    left it before the first look the seat has never seen: that goes to `unseen`.
    """
    players, made = state.players, choices_made(state)
    groups = [unseen]
    for origin in range(players):
        group = unseen
        for choice in range(made + 1):
            holder = (origin + choice) % players
            if holder == seat:
                group = []  # from here on the seat knows what is in the set
                groups.append(group)
            elif choice < made:
                group.append((picks[holder], choice))
            else:
                group += _slots(hands[holder])
    # Seat by seat: which of its unseen choices a seat has placed must not show (_forget_order).
    places = {id(place): number for number, place in enumerate((*picks, *hands))}
    unseen.sort(key=lambda slot: places.get(id(slot[0]), -1))
    return groups


def _forget_order(
    unseen: list[Slot], picks: list[list[int]], public: list[set[int]], rng: Random
) -> None:
    """A placed tile that the seat never saw in the draft may have been any of the unseen choices.

    In a group that was seen every seat has one choice at most, so there is nothing to forget.
    """
    for own, placed in zip(picks, public, strict=True):
        slots = [slot for slot in unseen if slot[0] is own]
        if placed:
            _shuffle(slots, rng)
