"""Copy, comparison and JSON, all from the declared fields."""

import json
from dataclasses import dataclass, field
from typing import Any

import pytest

from rathaus.core import fields
from rathaus.core.errors import BadState
from rathaus.core.fields import derived, working


@dataclass(slots=True, kw_only=True)
class Shelf:
    """One field of each kind that a state may have."""

    number: int = 1
    flag: bool = False
    name: str = "shelf"
    row: list[int] = field(default_factory=lambda: [1, 2])
    pairs: list[tuple[int, ...]] = field(default_factory=lambda: [(1,), ()])
    frames: list[tuple[Any, ...]] = field(default_factory=lambda: [("step", 1)])
    fixed: tuple[int, ...] = (7, 8)
    totals: list[int] = derived()
    listener: object = working()
    cached: int = working(5)


NAMES = ("number", "flag", "name", "row", "pairs", "frames", "fixed")


def test_derived_and_working_fields_are_not_part_of_the_position() -> None:
    assert fields.declared(Shelf) == NAMES


def test_a_copy_has_its_own_lists_and_no_listener() -> None:
    old = Shelf(totals=[3], listener=print, cached=9)
    new = fields.copier(Shelf)(old)
    assert fields.values(new) == fields.values(old)
    assert (new.totals, new.cached, new.listener) == ([3], 9, None)
    for name in ("row", "pairs", "frames", "totals"):
        getattr(new, name).append(99)
    new.number = 2
    assert old == Shelf(totals=[3], listener=print, cached=9)


def test_values_can_be_hashed_and_tell_every_declared_field() -> None:
    same = Shelf(totals=[1], cached=0)
    assert fields.values(same) == fields.values(Shelf())
    assert hash(fields.values(same)) == hash(fields.values(Shelf()))
    changed = {"number": 2, "flag": True, "name": "", "row": [2, 1], "pairs": [(), (1,)]}
    changed |= {"frames": [("step", 2)], "fixed": ()}
    assert set(changed) == set(NAMES)
    for name, value in changed.items():
        assert fields.values(Shelf(**{name: value})) != fields.values(Shelf()), name


def test_what_is_dumped_is_plain_json_and_loads_again() -> None:
    shelf = Shelf(pairs=[(1, 2), ()], frames=[("a",), ("b", 1, 2)])
    data = fields.dump(shelf)
    assert data == json.loads(json.dumps(data))
    loaded = Shelf(**fields.load(Shelf, json.loads(json.dumps(data))))
    assert loaded == shelf
    assert type(loaded.pairs[0]) is tuple
    assert type(loaded.fixed) is tuple


def test_a_dump_does_not_share_lists_with_the_state() -> None:
    shelf = Shelf()
    fields.dump(shelf)["row"].append(99)
    assert shelf.row == [1, 2]


@pytest.mark.parametrize("data", [None, [], "text", 7])
def test_a_state_is_loaded_from_an_object_only(data: object) -> None:
    with pytest.raises(BadState, match=type(data).__name__):
        fields.load(Shelf, data)


@pytest.mark.parametrize("name", NAMES)
def test_a_missing_field_is_named(name: str) -> None:
    data = fields.dump(Shelf())
    del data[name]
    with pytest.raises(BadState, match=f"missing or unknown fields: {name}$"):
        fields.load(Shelf, data)


@pytest.mark.parametrize("name", ["extra", "totals", "cached", "listener", ""])
def test_an_unknown_field_is_named(name: str) -> None:
    with pytest.raises(BadState, match=f"missing or unknown fields: {name}$"):
        fields.load(Shelf, fields.dump(Shelf()) | {name: 0})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("number", "1"),
        ("number", 1.0),
        ("number", True),
        ("number", None),
        ("number", [1]),
        ("flag", 1),
        ("flag", None),
        ("name", 1),
        ("name", ["s"]),
        ("row", 1),
        ("row", "12"),
        ("row", {"0": 1}),
        ("row", [1, "2"]),
        ("row", [1, 2.0]),
        ("row", [1, None]),
        ("row", [[1]]),
        ("row", [True]),
        ("pairs", [1]),
        ("pairs", [["1"]]),
        ("pairs", [[[1]]]),
        ("frames", [["step", None]]),
        ("frames", [["step", 1.5]]),
        ("frames", [["step", [1]]]),
        ("frames", ["step"]),
        ("fixed", 7),
        ("fixed", ["7"]),
    ],
)
def test_a_field_of_the_wrong_type_is_named_and_shown(name: str, value: object) -> None:
    data = fields.dump(Shelf()) | {name: value}
    before = json.dumps(data)
    with pytest.raises(BadState, match=f"field '{name}': expected .*, found "):
        fields.load(Shelf, data)
    assert json.dumps(data) == before


def test_the_message_about_a_long_value_stays_short() -> None:
    with pytest.raises(BadState) as caught:
        fields.load(Shelf, fields.dump(Shelf()) | {"number": "x" * 10_000})
    assert len(str(caught.value)) < 200
