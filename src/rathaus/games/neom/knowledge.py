"""What a seat knows of the hidden tiles, and how the rest is drawn anew.

A hand goes round the table to the left. The hand that seat `p` holds in look `t` (the first is
0) started at seat `p - t`; seat `s` saw it in look `(s - p + t) mod players`, if that is past.
So who knows what follows from the position alone.
"""

from random import Random
from typing import Final

from rathaus.core.drawing import deal, draw
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


def redeal(state: NeomState, seat: int | None, rng: Random) -> None:
    """Draw anew what the seat cannot know."""
    if state.players < HIDDEN_HANDS:
        return
    if state.generation or state.beginner:
        _redeal_hands(state, seat, rng)
        unknown = [
            index
            for index, tile in enumerate(state.pile)
            if tile and not knows_pile(state, seat, index)
        ]
        state.reserve = deal(state.pile, unknown, state.reserve, rng)
    else:
        _redeal_draft(state, seat, rng)
        state.pool.sort()


def _redeal_hands(state: NeomState, seat: int | None, rng: Random) -> None:
    """The hands that the seat has not seen, from all tiles that it does not know."""
    hands, rest = state.hands, state.pool
    unseen = [
        holder
        for holder in range(state.players)
        if seat is None or not has_seen(state, seat, holder)
    ]
    for holder in unseen:
        rest += hands[holder]
    rest.sort()
    for holder in unseen:
        hands[holder] = tuple(sorted([draw(rest, rng) for _ in hands[holder]]))


def _redeal_draft(state: NeomState, seat: int | None, rng: Random) -> None:
    """The preliminary phase: hands and the tiles that were kept, one seat after the other.

    The seat knows the tiles of a hand that it has seen, but not who kept which: they form a group.
    """
    players, now = state.players, look(state)
    table: list[int] = []
    unknown: list[int] = []
    seen = [list[int]() for _ in range(players)]  # by the seat where a hand started
    for holder in range(players):
        size = len(state.hands[holder])
        for index, tile in enumerate(state.hands[holder] + state.unbuilt[holder]):
            when = now if index < size else index - size
            origin = (holder - when) % players
            if holder != seat:
                is_seen = seat is not None and (seat - origin) % players < when
                (seen[origin] if is_seen else unknown).append(len(table))
            table.append(tile)
    state.reserve = deal(table, unknown, state.reserve, rng)
    for group in seen:
        deal(table, group, [], rng)
    start = 0
    for holder in range(players):
        end = start + len(state.hands[holder])
        state.hands[holder] = tuple(sorted(table[start:end]))
        start = end + len(state.unbuilt[holder])
        state.unbuilt[holder] = tuple(table[end:start])
