"""What a seat knows of the hidden tiles, and how the rest is drawn anew (CTY-4.3 to 4.5).

A set that starts at seat `o` is at seat `o + k` when choice number `k` is made (the first is 0).
So the choice `k` of seat `s` comes from set `s - k`, and a seat sees a set again after a whole
round of the table: what a seat has seen follows from the choices alone.
"""

from functools import lru_cache
from random import Random

from rathaus.core.drawing import deal, draw
from rathaus.games.city_tycoon.components.box import HAND
from rathaus.games.city_tycoon.rules import extending
from rathaus.games.city_tycoon.state import CityTycoonState


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


def seen(state: CityTycoonState, seat: int) -> list[int]:
    """The tiles that the seat has had in hand in this round's draft, each once."""
    if not (state.picks or state.hands[seat]):
        return []
    picks, holders = _where_seen(state.players, choices_made(state), seat)
    seen = [state.picks[pick] for pick in picks]
    for holder in holders:
        seen += state.hands[holder]
    return seen


@lru_cache(maxsize=256)
def _where_seen(players: int, made: int, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where the tiles are by now of the sets that a seat has had: which picks, and whose hands."""
    had = min(made + 1, HAND, players)
    sets = [(k, (seat - k) % players) for k in range(had)]
    picks = [
        k * players + (start + k) % players for first, start in sets for k in range(first, made)
    ]
    return tuple(picks), tuple((start + made) % players for _, start in sets)


def built(state: CityTycoonState) -> list[set[int]]:
    """The tiles of this round that each seat has placed, for all to see."""
    rounds, now, owners = state.kit.round, state.round, state.owners
    found = [set[int]() for _ in range(state.players)]
    for site, tile in enumerate(state.tiles):
        if rounds[tile] == now and owners[site] >= 0:
            found[owners[site]].add(tile)
    return found


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
    """All choices, seat by seat, and then the sets lie on a table; a slot is a place there."""
    players, made = state.players, choices_made(state)
    public = built(state)
    table = [tile for other in range(players) for tile in state.picks[other::players]]
    for hand in state.hands:
        table += hand
    unseen, *seen = _groups(state, seat)
    placed = set[int]().union(*public)
    if placed:
        hidden = [slot for slot in unseen if table[slot] not in placed]
        seen = [[slot for slot in group if table[slot] not in placed] for group in seen]
    else:
        hidden = unseen
    state.pool = deal(table, hidden, state.pool, rng)
    for group in seen:
        deal(table, group, [], rng)
    for other in range(players):
        if public[other]:
            _forget_order(table, unseen, other * made, made, rng)
    state.picks = [table[other * made + k] for k in range(made) for other in range(players)]
    start = players * made
    for other, hand in enumerate(state.hands):
        state.hands[other] = tuple(sorted(table[start : start + len(hand)]))
        start += len(hand)
        if other != seat:
            chosen = {*table[other * made : other * made + made]}
            rest = sorted(chosen - public[other])
            state.kept[other] = tuple(sorted([draw(rest, rng) for _ in state.kept[other]]))


def _groups(state: CityTycoonState, seat: int | None) -> list[list[int]]:
    """The slots of hidden tiles; tiles can change places only within a group.

    What left a set between two looks of the seat, or after its last one, forms a group. What
    left it before the first look the seat has never seen: that is the first group.
    """
    players, made = state.players, choices_made(state)
    unseen: list[int] = []
    groups = [unseen]
    starts = [players * made]  # where the sets begin
    for hand in state.hands:
        starts.append(starts[-1] + len(hand))
    for origin in range(players):
        group = unseen
        for choice in range(made + 1):
            holder = (origin + choice) % players
            if holder == seat:
                group = []  # from here on the seat knows what is in the set
                groups.append(group)
            elif choice < made:
                group.append(holder * made + choice)
            else:
                group += range(starts[holder], starts[holder + 1])
    # Seat by seat: which of its unseen choices a seat has placed must not show (_forget_order).
    unseen.sort()
    return groups


def _forget_order(table: list[int], unseen: list[int], start: int, made: int, rng: Random) -> None:
    """A placed tile that the seat never saw in the draft may have been any of the unseen choices.

    In a group that was seen every seat has one choice at most, so there is nothing to forget.
    """
    deal(table, [slot for slot in unseen if start <= slot < start + made], [], rng)
