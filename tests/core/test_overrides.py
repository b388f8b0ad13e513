"""Component files: what they may change, and all that can be wrong with one."""

import pytest

from rathaus.core.errors import BadComponents
from rathaus.core.overrides import ValueTable, parse


def _check_roads(value: object) -> str | None:
    return None if value in ("N", "NE") else f"roads cannot be {value!r}"


TABLES = {
    "roads": ValueTable(
        open=frozenset({"villas", "park"}),
        known=frozenset({"villas", "park", "port"}),
        check=_check_roads,
    ),
    "price": ValueTable(open=frozenset(), known=frozenset({"villas"}), check=lambda value: None),
}
HEADER = 'game = "toy"\nname = "my box"\n'


def test_a_right_file_gives_its_values() -> None:
    overrides = parse(HEADER + '[roads]\nvillas = "NE"\npark = "N"', "toy", TABLES)
    assert overrides.name == "my box"
    assert overrides.values == {"roads": {"villas": "NE", "park": "N"}}


def test_a_file_may_change_nothing() -> None:
    assert parse(HEADER, "toy", TABLES).values == {}


def test_the_id_depends_on_name_and_values_but_not_on_their_order() -> None:
    one = parse(HEADER + '[roads]\nvillas = "NE"\npark = "N"', "toy", TABLES)
    same = parse(HEADER + '[roads]\npark = "N"\nvillas = "NE"', "toy", TABLES)
    other_value = parse(HEADER + '[roads]\npark = "N"\nvillas = "N"', "toy", TABLES)
    other_name = parse(HEADER.replace("my", "your") + "[roads]", "toy", TABLES)
    assert one.id == same.id
    assert len({one.id, other_value.id, other_name.id}) == 3
    assert one.id.startswith("my box-")


@pytest.mark.parametrize("text", ["game = ", "[roads", "just words", "game = 'toy'\ngame = 'toy'"])
def test_what_is_no_toml_is_refused(text: str) -> None:
    with pytest.raises(BadComponents, match="not a TOML file"):
        parse(text, "toy", TABLES)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('name = "my box"', 'must say game = "toy", not None'),
        ('game = "neom"\nname = "my box"', "must say game = \"toy\", not 'neom'"),
        ('game = "toy"', "needs a name of its own"),
        ('game = "toy"\nname = "  "', "needs a name of its own"),
        ('game = "toy"\nname = 7', "needs a name of its own"),
        ('game = "toy"\nname = "two\\nlines"', "needs a name of its own"),
        (HEADER + "[colours]", r"there is no table \[colours\]; allowed: \[roads\], \[price\]"),
        (HEADER + 'roads = "N"', "roads must be a table"),
        (HEADER + '[[roads]]\nvillas = "N"', "roads must be a table"),
        (HEADER + '[roads]\ncastle = "N"', r"\[roads\] castle: there is no such component"),
        (HEADER + '[roads]\nport = "N"', r"\[roads\] port: .*printed"),
        (HEADER + '[roads]\nvillas = "X"', r"\[roads\] villas: roads cannot be 'X'"),
        (HEADER + "[roads]\nvillas = 3", r"\[roads\] villas: roads cannot be 3"),
        (HEADER + "[price]\nvillas = 3", r"\[price\] villas: .*printed"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        parse(text, "toy", TABLES)


def test_all_problems_are_told_at_once() -> None:
    text = 'game = "neom"\n[roads]\ncastle = "N"\nvillas = "X"\nport = "N"\n[colours]'
    with pytest.raises(BadComponents) as caught:
        parse(text, "toy", TABLES)
    lines = str(caught.value).splitlines()
    assert len(lines) == 6
    for line, word in zip(lines, ("game", "name", "castle", "villas", "port"), strict=False):
        assert word in line
    assert "colours" in lines[-1]
