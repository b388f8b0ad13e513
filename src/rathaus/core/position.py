"""Positions made by hand, in public names: for tests, lessons, analysis and researchers.

Every declared field can be set by its name: a number, or a list; cards, tiles and colours by
their keys where the field knows them. A field with a value for each side is set seat by seat. A
game adds names of its own (a city as a map of cells, workers by colour) and words for moments
("turn") in its `Places`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rathaus.core import fields
from rathaus.core.errors import BadPosition
from rathaus.core.fields import Declared
from rathaus.core.state import AnyState, Frame, State
from rathaus.core.steps import problem_of

Setter = Callable[[AnyState, Any], None]
SideSetter = Callable[[AnyState, int, Any], None]
Moment = Callable[[AnyState], Sequence[Frame]]

_OWN = ("players", "stack", "answers")  # set in other ways


@dataclass(frozen=True, slots=True)
class Places:
    """What a game can be told besides its declared fields. All of them may raise `BadPosition`."""

    table: Mapping[str, Setter] = field(default_factory=dict)  # name: put(state, value)
    seat: Mapping[str, SideSetter] = field(default_factory=dict)  # name: put(state, side, value)
    moments: Mapping[str, Moment] = field(default_factory=dict)  # word for `at`: frames(state)
    finish: Callable[[AnyState], None] | None = None  # what follows from the rest: the piles

    def frames_at(self, state: State, at: str | Frame | Sequence[Frame]) -> list[Frame]:
        """The steps to come, in the order they run."""
        frames = self._frames(state, at)
        for frame in frames:
            if wrong := problem_of(state, frame):
                raise BadPosition(wrong + self._words())
        return frames

    def _frames(self, state: State, at: str | Frame | Sequence[Frame]) -> list[Frame]:
        if isinstance(at, str):
            return list(self.moments[at](state)) if at in self.moments else [(at,)]
        steps = read_list("at", at)
        if steps and isinstance(steps[0], str):
            return [tuple(steps)]
        return [tuple(read_list("at", frame)) for frame in steps]

    def _words(self) -> str:
        return f"; words of the game: {', '.join(self.moments)}" if self.moments else ""


def lay_out(state: State, places: Places, lies: Mapping[str, Any]) -> None:
    """Put everything where it is said to lie."""
    sides = lies.get("seats", ())
    if not isinstance(sides, Sequence) or len(sides) > state.sides:
        raise BadPosition(f"'seats' is a list of at most {state.sides} areas, not {sides!r:.60}")
    table = {**_setters(state, per_side=False), **places.table}
    for name, value in lies.items():
        if name != "seats":
            _named(name, table, "the table")(state, value)
    seat = {**_side_setters(state), **places.seat}
    for side, area in enumerate(sides):
        if not isinstance(area, Mapping):
            raise BadPosition(f"what lies before seat {side} is named, such as {{'money': 5}}")
        for name, value in area.items():
            _named(name, seat, "a seat")(state, side, value)
    if places.finish:
        places.finish(state)
    wrong = fields.problem(state, state.sides)
    if wrong:
        raise BadPosition(wrong)


def _named(name: str, known: Mapping[str, Any], whose: str) -> Any:
    if name not in known:
        raise BadPosition(f"{whose} has no place {name!r}; allowed: {', '.join(sorted(known))}")
    return known[name]


def read_list(name: str, value: Any) -> Sequence[Any]:
    """What has to be a list."""
    if isinstance(value, (str, bytes)) or not isinstance(value, Sequence):
        raise BadPosition(f"{name!r} is a list, not {value!r:.60}")
    return value


# -- declared fields --------------------------------------------------------------------------


def _declared(state: State, per_side: bool) -> dict[str, Declared]:
    cls: type = type(state)
    found = fields.declared(cls)
    return {n: w for n, w in found.items() if n not in _OWN and bool(w.each) == per_side}


def _setters(state: State, per_side: bool) -> dict[str, Setter]:
    return {name: _setter(name, what) for name, what in _declared(state, per_side).items()}


def _setter(name: str, what: Declared) -> Setter:
    def put(state: State, value: Any) -> None:
        setattr(state, name, _read(name, what, value))
        wrong = fields.problem_of(name, what, getattr(state, name), state.sides)
        if wrong:
            raise BadPosition(wrong)

    return put


def _side_setters(state: State) -> dict[str, SideSetter]:
    return {name: _side_setter(name, what) for name, what in _declared(state, True).items()}


def _side_setter(name: str, what: Declared) -> SideSetter:
    def put(state: State, side: int, value: Any) -> None:
        given = [value] if what.each == 1 else value
        found = _read(name, what, given)
        if len(found) != what.each:
            raise BadPosition(f"{name!r} of seat {side} has {what.each} entries, not {value!r}")
        getattr(state, name)[side * what.each : (side + 1) * what.each] = found
        wrong = fields.problem_of(name, what, getattr(state, name), state.sides)
        if wrong:
            raise BadPosition(wrong)

    return put


def _read(name: str, what: Declared, value: Any) -> Any:
    """A value with its public names replaced by numbers, in the shape of its field."""
    if what.kind == "flag" or what.kind == "word":
        if type(value) is not type(what.start):
            raise BadPosition(f"{name!r} is a {type(what.start).__name__}, not {value!r}")
        return value
    if what.kind == "number":
        return _number_of(name, what, value)
    if what.kind == "numbers":
        return _numbers(name, what, value)
    return [tuple(_numbers(name, what, group)) for group in read_list(name, value)]


def _numbers(name: str, what: Declared, value: Any) -> list[int]:
    return [_number_of(name, what, each) for each in read_list(name, value)]


def _number_of(name: str, what: Declared, value: Any) -> int:
    """The number behind a key; a number stands for itself."""
    if type(value) is int:
        return value
    if value == "" and what.of and what.least < what.of.first:
        return what.of.first - 1  # nothing lies there: an empty cell as a view shows it
    found = what.of.number(value) if what.of and isinstance(value, str) else None
    if found is None:
        known = f"; known: {', '.join(what.of.keys[:3])} ..." if what.of else ""
        raise BadPosition(f"{name!r} cannot be {value!r}{known}")
    return found
