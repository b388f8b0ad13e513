"""Copy, equality, hash and JSON of a state, all derived from its declared fields.

A field is an int, a bool, a string, a tuple, or a list of such things; lists are never shared
between states. A field declared with `derived()` follows from the others: it is copied, but
neither compared nor saved. One declared with `working()` belongs to the engine.
"""

from collections.abc import Callable
from dataclasses import field, fields
from functools import cache
from typing import Any, get_args, get_origin

from rathaus.core.errors import BadState

Convert = Callable[[Any], Any]
_FLAT = frozenset({int, bool, str})  # the types that hold no others


def derived() -> Any:
    """A list that can be rebuilt from the other fields; kept because the rules ask for it often."""
    return field(default_factory=list, metadata={"role": "derived"})


def working(default: Any = None) -> Any:
    """A field of the engine itself, not part of the position."""
    return field(default=default, metadata={"role": "working"})


@cache
def declared(cls: type) -> tuple[str, ...]:
    """The names of the fields that make up the position."""
    return tuple(each.name for each in fields(cls) if "role" not in each.metadata)


@cache
def _types(cls: type) -> dict[str, Any]:
    return {each.name: each.type for each in fields(cls)}


@cache
def _all(cls: type, converter: Callable[[Any], Convert]) -> tuple[tuple[str, Convert], ...]:
    """The declared fields, each with what converts a value of its type."""
    return tuple((name, converter(_types(cls)[name])) for name in declared(cls))


@cache
def _parts(declared_type: Any) -> tuple[Any, Any]:
    """Of a list or tuple: which of them, and of what; else nothing."""
    inner = get_args(declared_type)
    return get_origin(declared_type), inner[0] if inner else None


@cache
def copier(cls: type) -> Callable[[Any], Any]:
    """A function that copies a state; written out once per class, because search lives on it."""
    lines = ["def copy(old):", " new = create(cls)"]
    for each in fields(cls):
        if each.name == "listener":
            lines.append(" new.listener = None")
            continue
        is_list = _parts(_types(cls)[each.name])[0] is list
        lines.append(f" new.{each.name} = old.{each.name}{'[:]' if is_list else ''}")
    lines.append(" return new")
    scope: dict[str, Any] = {"cls": cls, "create": object.__new__}
    exec("\n".join(lines), scope)
    copy: Callable[[Any], Any] = scope["copy"]
    return copy


def values(state: Any) -> tuple[Any, ...]:
    """All that makes up the position, in a form that can be compared and hashed."""
    cls: type = type(state)
    return tuple([freeze(getattr(state, name)) for name, freeze in _all(cls, _freezer)])


@cache
def _freezer(declared_type: Any) -> Convert:
    """Turns lists into tuples; those in a list, too."""
    origin, inner = _parts(declared_type)
    if origin is not list:
        return _as_it_is
    freeze = _freezer(inner)
    return tuple if freeze is _as_it_is else lambda value: tuple(map(freeze, value))


def dump(state: Any) -> dict[str, Any]:
    """The declared fields as plain JSON data."""
    cls: type = type(state)
    return {name: thaw(getattr(state, name)) for name, thaw in _all(cls, _thawer)}


@cache
def _thawer(declared_type: Any) -> Convert:
    """Turns tuples into lists, through and through, and shares none with the state."""
    origin, inner = _parts(declared_type)
    if origin not in (list, tuple):
        return _as_it_is
    thaw = _thawer(inner)
    return list if thaw is _as_it_is else lambda value: list(map(thaw, value))


def _as_it_is(value: Any) -> Any:
    return value


def load(cls: type, data: Any) -> dict[str, Any]:
    """The declared fields read back from JSON data, each checked against its declared type."""
    if not isinstance(data, dict):
        raise BadState(f"a saved state is an object of fields, not {type(data).__name__}")
    names = declared(cls)
    wrong = set(names) ^ set(data)
    if wrong:
        raise BadState(f"missing or unknown fields: {', '.join(sorted(map(str, wrong)))}")
    types = _types(cls)
    return {name: _read(name, types[name], data[name]) for name in names}


def _read(name: str, declared_type: Any, value: Any) -> Any:
    origin, inner = _parts(declared_type)
    if origin in (list, tuple) and isinstance(value, list):
        if inner in _FLAT and {inner}.issuperset(map(type, value)):  # all items at one go
            return origin(value)
        return origin([_read(name, inner, item) for item in value])
    if declared_type is Any and isinstance(value, (int, str)):
        return value
    if isinstance(declared_type, type) and type(value) is declared_type:
        return value
    raise BadState(f"field {name!r}: expected {declared_type}, found {value!r:.60}")
