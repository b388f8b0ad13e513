"""What a state is made of, declared once: a field's kind, start value, size and range.

    money: list[int] = per_side(START_MONEY)
    hands: list[tuple[int, ...]] = groups_per_side(of=CARDS)
    round: int = number(most=ROUNDS)

A fresh state, copy, equality, hash, JSON and the checks of a loaded state follow from these
declarations. Lists are never shared between states. A field declared with `derived()` follows
from the others: it is copied, but neither compared nor saved. One declared with `working()`
belongs to the engine.
"""

from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from functools import cache
from typing import Any, Literal

from rathaus.core.errors import BadState

MANY = 100_000  # more than anyone can own

Kind = Literal["number", "flag", "word", "numbers", "groups", "frames"]


@dataclass(frozen=True, slots=True)
class Keys:
    """The public names of a row of numbers: cards, cells, colours.

    >>> tiles = Keys(("villas", "slums"), first=1)
    >>> tiles.key(2), tiles.number("villas"), tiles.key(0)
    ('slums', 1, '')
    """

    keys: tuple[str, ...]
    first: int = 0  # the number of the first of them

    @property
    def last(self) -> int:
        return self.first + len(self.keys) - 1

    def key(self, number: int) -> str:
        """The name of a number; a number that stands for none has an empty one."""
        return self.keys[number - self.first] if self.first <= number <= self.last else ""

    def number(self, key: str) -> int | None:
        """The number of a name; None: nothing has that name."""
        return self.first + self.keys.index(key) if key in self.keys else None


@dataclass(frozen=True, slots=True)
class Declared:
    """All there is to know about a field that makes up the position."""

    kind: Kind
    start: Any
    least: int = 0
    most: int = MANY
    size: int | None = None  # how many entries; None: any number
    each: int = 0  # so many entries for each side
    unit: int = 1  # a group has a multiple of so many numbers
    of: Keys | None = None  # the public names of its numbers


def _field(declared: Declared) -> Any:
    start = declared.start
    if isinstance(start, list):
        return field(default_factory=start.copy, metadata={"declared": declared})
    return field(default=start, metadata={"declared": declared})


def _range(of: Keys | None, least: int | None, most: int | None) -> dict[str, Any]:
    """The least and the greatest number: as given, else as there are names."""
    low = (min(0, of.first) if of else 0) if least is None else least
    high = (of.last if of else MANY) if most is None else most
    return {"least": low, "most": high, "of": of}


def number(
    start: int = 0, *, least: int | None = None, most: int | None = None, of: Keys | None = None
) -> Any:
    """One whole number. With `of` it has public names, and its range follows from them."""
    return _field(Declared("number", start, **_range(of, least, most)))


def flag() -> Any:
    """Yes or no; it starts with no."""
    return _field(Declared("flag", False))


def word(start: str = "") -> Any:
    """A text, such as the name of a variant."""
    return _field(Declared("word", start))


def numbers(
    start: Sequence[int] = (),
    *,
    size: int | None = None,
    least: int | None = None,
    most: int | None = None,
    of: Keys | None = None,
) -> Any:
    """A list of whole numbers, of any length unless a size is given."""
    return _field(Declared("numbers", list(start), size=size, **_range(of, least, most)))


def per_side(
    start: int = 0,
    *,
    each: int = 1,
    least: int | None = None,
    most: int | None = None,
    of: Keys | None = None,
) -> Any:
    """A list with a number for each side, or `each` of them, one side after the other."""
    return _field(Declared("numbers", [start], each=each, **_range(of, least, most)))


def groups(
    size: int,
    *,
    least: int | None = None,
    most: int | None = None,
    of: Keys | None = None,
    unit: int = 1,
) -> Any:
    """A list of `size` groups; each group is a tuple of any length, empty at the start."""
    return _field(Declared("groups", [()], size=size, unit=unit, **_range(of, least, most)))


def groups_per_side(
    *,
    least: int | None = None,
    most: int | None = None,
    of: Keys | None = None,
    unit: int = 1,
) -> Any:
    """A list with a group for each side."""
    return _field(Declared("groups", [()], each=1, unit=unit, **_range(of, least, most)))


def frames() -> Any:
    """The stack of steps still to come."""
    return _field(Declared("frames", []))


def derived() -> Any:
    """A list that can be rebuilt from the other fields; kept because the rules ask for it often."""
    return field(default_factory=list, metadata={"role": "derived", "list": True})


def working(default: Any = MISSING, *, stays: bool = False) -> Any:
    """A field of the engine itself, not part of the position; one that `stays` is not copied.

    Without a default it is empty until the game has wired the state.
    """
    metadata = {"role": "working", "stays": stays}
    return field(init=default is not MISSING, default=default, metadata=metadata)


def working_list() -> Any:
    """The same, for a list that belongs to one state."""
    return field(default_factory=list, metadata={"role": "working", "list": True})


@cache
def declared(cls: type) -> dict[str, Declared]:
    """The fields that make up the position, by name."""
    found = {}
    for each in fields(cls):
        if "role" in each.metadata:
            continue
        if "declared" not in each.metadata:
            raise TypeError(f"{cls.__name__}.{each.name}: declare it with number(), flag() ...")
        found[each.name] = each.metadata["declared"]
    return found


@cache
def names(cls: type) -> tuple[str, ...]:
    """All fields, the engine's included."""
    return tuple(each.name for each in fields(cls))


# -- starting and copying ---------------------------------------------------------------------


def start_value(what: Declared, sides: int) -> Any:
    """What a field holds before the game begins."""
    if not isinstance(what.start, list):
        return what.start
    if what.each:
        return what.start * (what.each * sides)
    if what.size is not None and len(what.start) == 1:
        return what.start * what.size
    return what.start.copy()


@cache
def copier(cls: type) -> Callable[[Any], Any]:
    """A function that copies a state; written out once per class, because search lives on it."""
    scope: dict[str, Any] = {}
    lines = ["def copy(self):", *copying(cls)]
    exec("\n    ".join(lines), {cls.__name__: cls}, scope)
    copy: Callable[[Any], Any] = scope["copy"]
    return copy


def copying(cls: type) -> list[str]:
    """The statements that copy a state; a compiled build has them as a method of the class."""
    lines = [f"new = {cls.__name__}.__new__({cls.__name__})"]
    for each in fields(cls):
        value = f"self.{each.name}.copy()" if _is_list(each) else f"self.{each.name}"
        lines.append(f"new.{each.name} = {'None' if each.metadata.get('stays') else value}")
    return [*lines, "return new"]


def _is_list(each: Field[Any]) -> bool:
    what = each.metadata.get("declared")
    return isinstance(what.start, list) if what else bool(each.metadata.get("list"))


# -- comparing and saving ---------------------------------------------------------------------


def values(state: Any) -> tuple[Any, ...]:
    """All that makes up the position, in a form that can be compared and hashed."""
    cls: type = type(state)
    return tuple([_frozen(getattr(state, name)) for name in declared(cls)])


def _frozen(value: Any) -> Any:
    return tuple(value) if type(value) is list else value


def dump(state: Any) -> dict[str, Any]:
    """The declared fields as plain JSON data that shares nothing with the state."""
    cls: type = type(state)
    return {name: _plain(getattr(state, name)) for name in declared(cls)}


def _plain(value: Any) -> Any:
    if type(value) is not list:
        return value
    return [list(each) if type(each) is tuple else each for each in value]


# -- loading ----------------------------------------------------------------------------------

_TYPES: dict[str, type] = {"number": int, "flag": bool, "word": str}
_SHAPES: dict[str, str] = {
    "number": "a whole number",
    "flag": "true or false",
    "word": "a text",
    "numbers": "a list of whole numbers",
    "groups": "a list of lists of whole numbers",
    "frames": "a list of steps with their numbers",
}
_INTS = frozenset({int})
_IN_FRAMES = frozenset({int, str})


def load(cls: type, data: Any) -> dict[str, Any]:
    """The declared fields read back from JSON data, each checked against its declared kind."""
    if not isinstance(data, dict):
        raise BadState(f"a saved state is an object of fields, not {type(data).__name__}")
    known = declared(cls)
    wrong = set(known) ^ set(data)
    if wrong:
        raise BadState(f"missing or unknown fields: {', '.join(sorted(map(str, wrong)))}")
    return {name: _read(name, what.kind, data[name]) for name, what in known.items()}


def _read(name: str, kind: Kind, value: Any) -> Any:
    if kind in _TYPES:
        if type(value) is _TYPES[kind]:
            return value
    elif type(value) is list:
        if kind == "numbers" and _INTS.issuperset(map(type, value)):
            return value.copy()
        inside = _INTS if kind == "groups" else _IN_FRAMES
        if kind != "numbers" and all(
            type(each) is list and inside.issuperset(map(type, each)) for each in value
        ):
            return [tuple(each) for each in value]
    raise BadState(f"field {name!r}: expected {_SHAPES[kind]}, found {value!r:.60}")


def problem(state: Any, sides: int) -> str | None:
    """The first field with the wrong size or a number out of its range, in words."""
    cls: type = type(state)
    for name, what in declared(cls).items():
        wrong = problem_of(name, what, getattr(state, name), sides)
        if wrong:
            return wrong
    return None


def problem_of(name: str, what: Declared, value: Any, sides: int) -> str | None:
    """The same for one field."""
    wrong = _wrong_size(what, value, sides) or _wrong_number(what, value)
    return f"field {name!r}{wrong}" if wrong else None


def _wrong_size(what: Declared, value: Any, sides: int) -> str | None:
    size = what.each * sides if what.each else what.size
    if size is not None and len(value) != size:
        return f" has the wrong length: {len(value)}, not {size}"
    if what.unit > 1 and any(len(group) % what.unit for group in value):
        return " is cut off"
    return None


def _wrong_number(what: Declared, value: Any) -> str | None:
    if what.kind == "number":
        found = [value]
    elif what.kind == "numbers":
        found = value
    elif what.kind == "groups":
        found = [number for group in value for number in group]
    else:
        return None
    for each in (min(found), max(found)) if found else ():
        if not what.least <= each <= what.most:
            return f": {each} is not between {what.least} and {what.most}"
    return None
