"""The move space: numbers, names, and what is refused."""

import pytest

from rathaus.core.errors import BadNotation
from rathaus.core.moves import MoveSpace


@pytest.fixture
def space() -> MoveSpace:
    return MoveSpace({"pick": ("red", "blue"), "pass": ("",), "on": ("1:1", "1:2", "2:1", "2:2")})


def test_moves_are_numbered_range_after_range(space: MoveSpace) -> None:
    assert len(space) == 2 + 1 + 4
    assert [space.first(kind) for kind in space.ranges()] == [0, 2, 3]
    assert space.ranges() == ("pick", "pass", "on")


def test_split_gives_the_range_and_the_place_in_it(space: MoveSpace) -> None:
    assert [space.split(move) for move in (0, 1, 2, 3, 6)] == [
        ("pick", 0),
        ("pick", 1),
        ("pass", 0),
        ("on", 0),
        ("on", 3),
    ]


def test_every_name_leads_back_to_its_number(space: MoveSpace) -> None:
    names = [space.notation(move) for move in range(len(space))]
    assert names == ["pick:red", "pick:blue", "pass", "on:1:1", "on:1:2", "on:2:1", "on:2:2"]
    assert [space.parse(name) for name in names] == list(range(7))


def test_a_range_may_be_empty() -> None:
    space = MoveSpace({"none": (), "some": ("a",)})
    assert (space.first("none"), space.first("some"), len(space)) == (0, 0, 1)


def test_two_moves_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="share"):
        MoveSpace({"pick": ("red", "red")})


@pytest.mark.parametrize("move", [-1, 7, 10**9])
def test_a_number_outside_the_space_is_refused_with_the_right_range(
    space: MoveSpace, move: int
) -> None:
    with pytest.raises(BadNotation, match=f"{move} is not a move: moves go from 0 to 6"):
        space.notation(move)


@pytest.mark.parametrize("move", [None, "1", 1.0, 1.5, [1]])
def test_what_is_no_number_has_no_notation(space: MoveSpace, move: object) -> None:
    with pytest.raises(BadNotation, match="is not a move"):
        space.notation(move)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "go", "go:red", "PICK:red", " pick:red", ":", "1"])
def test_an_unknown_kind_is_refused_with_the_known_ones(space: MoveSpace, text: str) -> None:
    with pytest.raises(BadNotation, match="starts with one of: pick, pass, on") as caught:
        space.parse(text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("text", ["pick", "pick:", "pick:green", "pick:red:1", "pick:Red"])
def test_an_unknown_move_of_a_kind_is_refused_with_examples(space: MoveSpace, text: str) -> None:
    with pytest.raises(BadNotation, match=r"look like pick:red, pick:blue$"):
        space.parse(text)


@pytest.mark.parametrize("text", [None, 0, 1.5, ["pick:red"], b"pick:red"])
def test_what_is_no_text_is_refused_as_notation(space: MoveSpace, text: object) -> None:
    with pytest.raises(BadNotation, match="is not a move"):
        space.parse(text)  # type: ignore[arg-type]
