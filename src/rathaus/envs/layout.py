"""Where the numbers of a sheet stand in the vector of a seat."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from struct import Struct

import numpy as np
from numpy.typing import NDArray

from rathaus.envs.observing.sheet import FEW, PLANE_SIZE, SMALL, Sheet, row_size

_ONE = np.float32(1)
_KINDS = ("values", "choices", "marks", "bits")
_ALL = (-1,)  # the side of what is written once for all of them
_Place = tuple[int, str, int]  # the side, the name of a part, and a place in it


@dataclass(frozen=True, slots=True)
class Part:
    """Some numbers of a vector that belong together: `start` to `stop`, without `stop`."""

    name: str
    start: int
    stop: int


class RecordedSheet(Sheet):
    """The first sheet of a game: it notes where each thing belongs, in the order of writing."""

    __slots__ = ("places", "sides", "units", "widths")

    def __init__(self, sides: int) -> None:
        super().__init__()
        self.sides = range(sides)
        self.widths: dict[tuple[bool, str], int] = {}  # is there one of each side? the name
        self.units: list[int] = []
        self.places: dict[str, list[_Place]] = {kind: [] for kind in _KINDS}

    def values(self, name: str, values: Sequence[int], unit: int = SMALL) -> None:
        self._note_values(name, _ALL, len(values), unit)

    def seat_values(self, name: str, values: Sequence[int], unit: int = SMALL) -> None:
        self._note_values(name, self.sides, len(values), unit)

    def choices(self, name: str, room: int, chosen: Sequence[int], least: int = 0) -> None:
        self._note_choices(name, _ALL, len(chosen), room, least)

    def seat_choices(self, name: str, room: int, chosen: Sequence[int], least: int = 0) -> None:
        self._note_choices(name, self.sides, len(chosen), room, least)

    def marks(self, name: str, room: int, places: Sequence[int], least: int = 0) -> None:
        self._note("marks", _ALL, (name,), room, range(-least, 1 - least))

    def seat_marks(
        self, name: str, room: int, groups: Sequence[Sequence[int]], least: int = 0
    ) -> None:
        self._note("marks", self.sides, (name,), room, range(-least, 1 - least))

    def mark_planes(self, names: Sequence[str], room: int, places: Sequence[int]) -> None:
        for name in names:
            self.widths[False, name] = room
        self.places["marks"].append((*_ALL, names[0], 0))

    def bits(self, name: str, room: int, mask: int) -> None:
        if room <= FEW:
            self.marks(name, room, ())
        else:
            self._note("bits", _ALL, (name,), room, range(8 * row_size(room)))

    def seat_bits(self, name: str, room: int, masks: Sequence[int]) -> None:
        if room <= FEW:
            self.seat_marks(name, room, ())
        else:
            self._note("bits", self.sides, (name,), room, range(8 * row_size(room)))

    def seat_planes(self, names: Sequence[str], room: int, masks: Sequence[int]) -> None:
        self._note("bits", self.sides, names, room, range(8 * PLANE_SIZE))

    def _note_values(self, name: str, sides: Sequence[int], count: int, unit: int) -> None:
        each = count // len(sides)
        self.units += [unit] * count
        self._note("values", sides, (name,), each, range(each))

    def _note_choices(
        self, name: str, sides: Sequence[int], count: int, room: int, least: int
    ) -> None:
        width = count // len(sides) * room
        self._note("choices", sides, (name,), width, range(-least, width - least, room))

    def _note(
        self, kind: str, sides: Sequence[int], names: Sequence[str], width: int, places: range
    ) -> None:
        for name in names:
            self.widths[sides is not _ALL, name] = width
        self.places[kind] += [(side, n, place) for side in sides for n in names for place in places]


class Layout:
    """Turns sheets into vectors. Each seat has a table of where it sees what."""

    def __init__(self, recorded: RecordedSheet) -> None:
        self.parts = tuple(_parts(recorded))
        self.size = self.parts[-1].stop
        self._scale = (1 / np.array(recorded.units)).astype(np.float32)
        groups, choices = len(recorded.places["marks"]), len(recorded.places["choices"])
        self._single = [1] * choices  # each choice is a group of one
        # The quickest way from numbers to an array, and it insists on how many there are.
        self._pack = Struct(f"{len(recorded.units) + groups + choices}q").pack
        self._tables = [self._table(recorded, seat) for seat in recorded.sides]

    def vector(self, sheet: Sheet, seat: int) -> NDArray[np.float32]:
        """Everything on the sheet in its place, as the seat sees it."""
        values, marks, bits = self._tables[seat]
        packed = self._pack(*sheet.numbers, *sheet.counts, *self._single)
        fixed = np.frombuffer(packed, np.int64)
        vector = np.zeros(self.size, np.float32)
        vector[values] = fixed[: values.size] * self._scale
        marked = np.frombuffer(array("q", sheet.marked + sheet.chosen), np.int64)
        np.add.at(vector, marks.repeat(fixed[values.size :]) + marked, _ONE)
        if sheet.rows:
            rows = np.frombuffer(b"".join(sheet.rows), np.uint8)
            vector[bits[np.unpackbits(rows, bitorder="little").view(np.bool_)]] = 1
        return vector

    def _table(self, recorded: RecordedSheet, seat: int) -> tuple[NDArray[np.intp], ...]:
        """For values, for marks and choices, and for bits."""
        starts = {part.name: part.start for part in self.parts}
        sides, of = len(recorded.sides), recorded.places
        return tuple(
            np.array(
                [
                    place + starts[name if side < 0 else _of((side - seat) % sides, name)]
                    for side, name, place in places
                ],
                np.intp,
            )
            for places in (of["values"], of["marks"] + of["choices"], of["bits"])
        )


def _parts(recorded: RecordedSheet) -> list[Part]:
    """What belongs to nobody, then seat by seat; each in the order of writing."""
    alone = {name: width for (of_sides, name), width in recorded.widths.items() if not of_sides}
    each = {name: width for (of_sides, name), width in recorded.widths.items() if of_sides}
    widths = alone | {_of(seat, n): w for seat in recorded.sides for n, w in each.items()}
    stops = np.cumsum(list(widths.values())).tolist()
    return [Part(name, stop - widths[name], stop) for name, stop in zip(widths, stops, strict=True)]


def _of(seat: int, name: str) -> str:
    return f"seat{seat}.{name}"
