"""A sheet of numbers: what a seat may know, for a network.

The functions of `rathaus.envs.observing` fill a sheet from left to right and name each part as they
write it. A first, recorded run gives the manifest (which numbers are what), so that it cannot
differ from what is written later.
"""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

SMALL, LARGE = 10, 100  # what counts and points are divided by, so that most lie between 0 and 1
SEATS = tuple(f"seat{place}" for place in range(6))  # sections: the own seat, then clockwise


@dataclass(frozen=True, slots=True)
class Part:
    """Some numbers of a sheet that belong together: `start` to `stop`, without `stop`."""

    name: str
    start: int
    stop: int


class Sheet:
    """Numbers that are written one part after the other."""

    __slots__ = ("at", "numbers")

    def __init__(self, numbers: "array[float]") -> None:
        self.numbers = numbers
        self.at = 0

    def values(self, name: str, values: Sequence[float], unit: int = SMALL) -> None:
        """Numbers as they are, divided by their unit."""
        at, numbers = self.at, self.numbers
        for value in values:
            if value:
                numbers[at] = value / unit
            at += 1
        self.at = at

    def marks(self, name: str, room: int, places: Iterable[int]) -> None:
        """A 1 at each of the places, in a part of `room` numbers; a place twice: a 2."""
        at, numbers = self.at, self.numbers
        for place in places:
            numbers[at + place] += 1
        self.at = at + room

    def bits(self, name: str, room: int, mask: int) -> None:
        """A 1 for each bit of the mask, in a part of `room` numbers."""
        at, numbers = self.at, self.numbers
        while mask:
            low = mask & -mask
            numbers[at + low.bit_length() - 1] = 1
            mask ^= low
        self.at = at + room

    def planes(self, names: Sequence[str], room: int, masks: Sequence[int]) -> None:
        """A plane of `room` numbers for each mask of at most 32 bits."""
        rows = np.frombuffer(array("I", masks), dtype=np.uint8).reshape(len(masks), 4)
        bits = np.unpackbits(rows, axis=1, bitorder="little")[:, :room]
        stop = self.at + bits.size
        np.frombuffer(self.numbers, dtype=np.float32)[self.at : stop] = bits.ravel()
        self.at = stop

    def section(self, name: str) -> None:
        """The parts that follow belong to this section: `seat0` is one's own."""


class RecordedSheet(Sheet):
    """The same, and remembers its parts."""

    __slots__ = ("parts", "prefix")

    def __init__(self, room: int) -> None:
        super().__init__(array("f", bytes(4 * room)))
        self.parts: list[Part] = []
        self.prefix = ""

    def values(self, name: str, values: Sequence[float], unit: int = SMALL) -> None:
        start = self.at
        super().values(name, values, unit)
        self._note(name, start, self.at)

    def marks(self, name: str, room: int, places: Iterable[int]) -> None:
        start = self.at
        super().marks(name, room, places)
        self._note(name, start, self.at)

    def bits(self, name: str, room: int, mask: int) -> None:
        start = self.at
        super().bits(name, room, mask)
        self._note(name, start, self.at)

    def planes(self, names: Sequence[str], room: int, masks: Sequence[int]) -> None:
        start = self.at
        super().planes(names, room, masks)
        for place, name in enumerate(names):
            self._note(name, start + place * room, start + (place + 1) * room)

    def section(self, name: str) -> None:
        self.prefix = f"{name}." if name else ""

    def _note(self, name: str, start: int, stop: int) -> None:
        self.parts.append(Part(self.prefix + name, start, stop))
