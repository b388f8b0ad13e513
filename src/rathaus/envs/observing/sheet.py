"""A sheet of numbers: what a seat may know, for a network.

The functions beside this file fill a sheet and name each part as they write it. The sheet only
gathers: `rathaus.envs.layout` puts everything in its place at once, which is what makes it quick.
A layout is made from a first, recorded run, so that it cannot differ from what is written later.

Parts of all seats are written together, in the order of the seats; in the vector the observer comes
first.
"""

from array import array
from collections.abc import Sequence
from typing import Final

from rathaus.core.compiling import mypyc_attr

PLANE_SIZE: Final = 4  # bytes of a plane's mask
SMALL: Final = 10
LARGE: Final = 100  # what counts and points are divided by, so that most lie between 0 and 1
FEW: Final = 6  # masks of so many bits are looked up
BITS: Final = tuple(tuple(i for i in range(FEW) if mask >> i & 1) for mask in range(1 << FEW))


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """Numbers of a position, gathered by how they are written."""

    __slots__ = ("chosen", "counts", "marked", "numbers", "rows")

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.chosen: list[int] = []
        self.marked: list[int] = []  # of all groups, and
        self.counts: list[int] = []  # how many of each
        self.rows: list[bytes | array[int]] = []

    def values(self, name: str, values: Sequence[int], unit: int = SMALL) -> None:
        """Numbers as they are, divided by their unit."""
        self.numbers += values

    def choices(self, name: str, room: int, chosen: Sequence[int], least: int = 0) -> None:
        """For each number `room` places with a 1: the first of them stands for `least`."""
        self.chosen += chosen

    def marks(self, name: str, room: int, places: Sequence[int], least: int = 0) -> None:
        """A 1 at each of the places, in a part of `room` numbers; a place twice: a 2."""
        self.marked += places
        self.counts.append(len(places))

    def mark_planes(self, names: Sequence[str], room: int, places: Sequence[int]) -> None:
        """Several parts of `room` numbers each; the places go on from one to the next."""
        self.marked += places
        self.counts.append(len(places))

    def bits(self, name: str, room: int, mask: int) -> None:
        """A 1 for each bit of the mask, in a part of `room` numbers."""
        if room <= FEW:
            self.marks(name, room, BITS[mask])
        else:
            self.rows.append(mask.to_bytes(row_size(room), "little"))

    # -- the same for each seat -----------------------------------------------------------------

    def seat_values(self, name: str, values: Sequence[int], unit: int = SMALL) -> None:
        """Equally many numbers for each seat."""
        self.numbers += values

    def seat_choices(self, name: str, room: int, chosen: Sequence[int], least: int = 0) -> None:
        """Equally many choices for each seat."""
        self.chosen += chosen

    def seat_marks(
        self, name: str, room: int, groups: Sequence[Sequence[int]], least: int = 0
    ) -> None:
        """A group of places for each seat."""
        for places in groups:
            self.marked += places
            self.counts.append(len(places))

    def seat_bits(self, name: str, room: int, masks: Sequence[int]) -> None:
        """A mask for each seat."""
        if room <= FEW:
            self.seat_marks(name, room, [BITS[mask] for mask in masks])
        else:
            size = row_size(room)
            self.rows += [mask.to_bytes(size, "little") for mask in masks]

    def seat_planes(self, names: Sequence[str], room: int, masks: Sequence[int]) -> None:
        """For each seat a mask of at most 32 bits for each name."""
        self.rows.append(array("I", masks))


def row_size(room: int) -> int:
    """The bytes of a mask of so many bits."""
    return (room + 7) // 8
