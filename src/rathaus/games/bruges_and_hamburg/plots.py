"""Plots: cards back up that carry up to two cards face up, as flat triples.

Three numbers per plot: the card below, and the two on it; 0 is none. In Hamburg a plot is a site
with buildings, in Bruges a house with persons.
"""

from typing import Final

Plots = tuple[int, ...]

SIZE: Final = 3


def lay(plots: Plots, card: int) -> Plots:
    return (*plots, card, 0, 0)


def carried(plots: Plots) -> list[int]:
    """All cards that lie on a plot, the first places first."""
    first = [plots[at] for at in range(1, len(plots), SIZE) if plots[at]]
    return first + [plots[at] for at in range(2, len(plots), SIZE) if plots[at]]


def count(plots: Plots) -> int:
    """How many cards lie on plots."""
    found = 0
    for at in range(0, len(plots), SIZE):
        found += (plots[at + 1] > 0) + (plots[at + 2] > 0)
    return found


def has_room(plots: Plots, room: int) -> bool:
    """Can a plot take another card?"""
    for at in range(0, len(plots), SIZE):
        if not plots[at + 1] or (room > 1 and not plots[at + 2]):
            return True
    return False


def free(plots: Plots, room: int) -> list[int]:
    """The places of plots that can take another card."""
    return [
        place
        for place in range(len(plots) // SIZE)
        if not plots[place * SIZE + 1] or (room > 1 and not plots[place * SIZE + 2])
    ]


def put(plots: Plots, card: int, place: int) -> Plots:
    slot = place * SIZE + (2 if plots[place * SIZE + 1] else 1)
    return (*plots[:slot], card, *plots[slot + 1 :])


def take_off(plots: Plots, card: int) -> Plots:
    """Without a carried card; the second one moves up."""
    changed = list(plots)
    for slot, each in enumerate(plots):
        if each == card and slot % SIZE:
            changed[slot] = 0
            if slot % SIZE == 1:
                changed[slot], changed[slot + 1] = changed[slot + 1], 0
    return tuple(changed)


def remove(plots: Plots, place: int) -> tuple[Plots, int, list[int]]:
    """Without a plot: the rest, its card, and the cards it carried."""
    start = place * SIZE
    card, *others = plots[start : start + SIZE]
    return (*plots[:start], *plots[start + SIZE :]), card, [each for each in others if each]
