"""Copy, comparison and JSON, all from the declared fields."""

import json
from dataclasses import dataclass
from typing import Any

import pytest

from rathaus.core import fields
from rathaus.core.errors import BadState
from rathaus.core.fields import (
    Keys,
    derived,
    flag,
    frames,
    groups,
    groups_per_side,
    number,
    numbers,
    per_side,
    word,
    working,
)


@dataclass(slots=True, kw_only=True)
class Shelf:
    """One field of each kind that a state may have."""

    number: int = number(1, most=9)
    flag: bool = flag()
    name: str = word("shelf")
    row: list[int] = numbers([1, 2], most=9)
    purses: list[int] = per_side(5, each=2)
    pairs: list[tuple[int, ...]] = groups(2, most=9, unit=2)
    frames: list[tuple[Any, ...]] = frames()
    totals: list[int] = derived()
    listener: object = working(None, stays=True)
    cached: int = working(5)


NAMES = ("number", "flag", "name", "row", "purses", "pairs", "frames")


def test_derived_and_working_fields_are_not_part_of_the_position() -> None:
    assert tuple(fields.declared(Shelf)) == NAMES


def test_a_copy_has_its_own_lists_and_no_listener() -> None:
    old = Shelf(totals=[3], listener=print, cached=9)
    new = fields.copier(Shelf)(old)
    assert fields.values(new) == fields.values(old)
    assert (new.totals, new.cached, new.listener) == ([3], 9, None)
    for name in ("row", "purses", "pairs", "frames", "totals"):
        getattr(new, name).append(99)
    new.number = 2
    assert old == Shelf(totals=[3], listener=print, cached=9)


def test_values_can_be_hashed_and_tell_every_declared_field() -> None:
    same = Shelf(totals=[1], cached=0)
    assert fields.values(same) == fields.values(Shelf())
    assert hash(fields.values(same)) == hash(fields.values(Shelf()))
    changed = {"number": 2, "flag": True, "name": "", "row": [2, 1], "pairs": [(), (1,)]}
    changed |= {"frames": [("step", 2)], "purses": [7]}
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
    assert type(loaded.frames[0]) is tuple


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
        ("purses", 7),
        ("purses", ["7"]),
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


def test_a_field_starts_as_it_is_declared() -> None:
    starts = {name: fields.start_value(what, 3) for name, what in fields.declared(Shelf).items()}
    assert starts["number"] == 1
    assert starts["row"] == [1, 2]
    assert starts["purses"] == [5] * (3 * 2)
    assert starts["pairs"] == [(), ()]
    assert starts["frames"] == []


def test_start_values_are_not_shared() -> None:
    row = fields.declared(Shelf)["row"]
    fields.start_value(row, 2).append(3)
    assert fields.start_value(row, 2) == [1, 2]
    Shelf().row.append(3)
    assert Shelf().row == [1, 2]


def shelf(**changed: Any) -> Shelf:
    """A shelf of two sides, all right but for what is changed."""
    return Shelf(**{"purses": [5] * 4, "pairs": [(), ()], **changed})


def test_a_field_in_its_size_and_range_has_no_problem() -> None:
    assert fields.problem(shelf(), 2) is None


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"number": 10}, "field 'number': 10 is not between 0 and 9"),
        ({"number": -1}, "field 'number': -1 is not between 0 and 9"),
        ({"row": [3, 12]}, "field 'row': 12 is not between 0 and 9"),
        ({"pairs": [(1, 2)]}, "field 'pairs' has the wrong length: 1, not 2"),
        ({"pairs": [(1,), ()]}, "field 'pairs' is cut off"),
        ({"pairs": [(1, 10), ()]}, "field 'pairs': 10 is not between 0 and 9"),
        ({"purses": [5] * 3}, "field 'purses' has the wrong length: 3, not 4"),
    ],
)
def test_a_wrong_size_or_number_is_told(changed: dict[str, Any], said: str) -> None:
    assert fields.problem(shelf(**changed), 2) == said


def test_names_of_numbers_set_the_range() -> None:
    @dataclass(slots=True, kw_only=True)
    class Hands:
        hands: list[tuple[int, ...]] = groups_per_side(of=Keys(("ace", "king"), first=1))

    assert fields.problem(Hands(hands=[(0, 1, 2)]), 1) is None
    assert fields.problem(Hands(hands=[(3,)]), 1) == "field 'hands': 3 is not between 0 and 2"


def test_a_field_without_a_declaration_is_an_error_of_the_game() -> None:
    @dataclass(slots=True, kw_only=True)
    class Loose:
        money: int = 0

    with pytest.raises(TypeError, match=r"Loose\.money: declare it with"):
        fields.declared(Loose)
