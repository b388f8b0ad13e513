"""What a seat knows of the hidden tiles, and how the rest is drawn anew.

A hand goes round the table to the left. The hand that seat `p` holds in look `t` (the first is
0) started at seat `p - t`; seat `s` saw it in look `(s - p + t) mod players`, if that is past.
So who knows what follows from the position alone.
"""

from random import Random
from typing import Final

from rathaus.games.neom.state import NeomState

HIDDEN_HANDS: Final = 3  # from this number of players on there are hands


def look(state: NeomState) -> int:
    """How often the hands have been passed on in this phase."""
    return state.round - 1 if state.generation else len(state.unbuilt[0])


def seen_at(state: NeomState, seat: int, holder: int) -> int:
    """The look in which a seat saw the hand that `holder` has now; later than now: not yet."""
    return (seat - holder + look(state)) % state.players


def has_seen(state: NeomState, seat: int, holder: int) -> bool:
    return seat == holder or seen_at(state, seat, holder) < look(state)


def passed_on(state: NeomState, seat: int, holder: int) -> list[int]:
    """The tiles a seat passed on in the hand that `holder` has now, as they were then.

    Since then every seat on the way took one tile: openly in a generation, face down in the
    preliminary phase.
    """
    then, tiles = seen_at(state, seat, holder), list(state.hands[holder])
    taken = look(state) + (1 if state.chosen[holder] else 0)
    for later in range(then + 1, taken):
        taker = (seat + later - then) % state.players
        tiles.append(_taken(state, taker, later))
    return sorted(tiles)


def _taken(state: NeomState, seat: int, look_number: int) -> int:
    if state.generation:
        return state.picks[look_number * state.players + seat]
    return state.unbuilt[seat][look_number]


def knows_pile(state: NeomState, seat: int | None, index: int) -> bool:
    """Seat i left pile tile i over; who saw that hand before can tell which it is (NEO-4.6)."""
    if seat is None:
        return False
    if state.players == 1 or seat == state.looked or state.stack[-1:] == [("exchange", seat)]:
        return True
    return (index - seat) % state.players <= 2


# -- redeal -----------------------------------------------------------------------------------

Slot = tuple[list[int], int]


def redeal(state: NeomState, seat: int | None, rng: Random) -> None:
    """Draw anew what the seat cannot know. Groups are sorted first: the truth leaves no trace."""
    if state.players < HIDDEN_HANDS:
        return
    hands = [list(hand) for hand in state.hands]
    kept = [list(tiles) for tiles in state.unbuilt]
    for group in _groups(state, seat, hands, kept):
        tiles = sorted(where[index] for where, index in group)
        rng.shuffle(tiles)
        for (where, index), tile in zip(group, tiles, strict=True):
            where[index] = tile
    state.hands = [tuple(sorted(hand)) for hand in hands]
    state.unbuilt = [tuple(tiles) for tiles in kept]
    state.pool.sort()
    state.reserve.sort()


def _groups(
    state: NeomState, seat: int | None, hands: list[list[int]], kept: list[list[int]]
) -> list[list[Slot]]:
    """The places a hidden tile may be in; tiles can change places only within a group."""
    tiles, stones = _slots(state.pool), _slots(state.reserve)
    if not state.generation and not state.beginner:
        return [stones, *_draft_groups(state, seat, hands, kept, stones)]
    for holder, hand in enumerate(hands):
        if seat is None or not has_seen(state, seat, holder):
            tiles += _slots(hand)
    for index, tile in enumerate(state.pile):
        if tile and not knows_pile(state, seat, index):
            stones.append((state.pile, index))
    return [tiles, stones]


def _slots(place: list[int]) -> list[Slot]:
    return [(place, index) for index in range(len(place))]


def _draft_groups(
    state: NeomState,
    seat: int | None,
    hands: list[list[int]],
    kept: list[list[int]],
    unknown: list[Slot],
) -> list[list[Slot]]:
    """The preliminary phase: a group for each hand that the seat has seen.

    It knows the tiles of such a hand, but not who kept which. All others go to `unknown`.
    """
    now, seen = look(state), [list[Slot]() for _ in range(state.players)]
    for holder in range(state.players):
        if holder == seat:
            continue
        hidden = [(slot, now) for slot in _slots(hands[holder])]
        hidden += [(slot, slot[1]) for slot in _slots(kept[holder])]
        for slot, when in hidden:
            origin = (holder - when) % state.players
            if seat is not None and (seat - origin) % state.players < when:
                seen[origin].append(slot)
            else:
                unknown.append(slot)
    return seen
