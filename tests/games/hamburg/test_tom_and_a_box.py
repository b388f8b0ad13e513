"""TOM plays by the prices and windows of a component file, and by no position (HAM-14b)."""

import pytest

from tests.games.hamburg.scenes import draw, side, wall, workers
from tests.games.hamburg.solo import ORANGE, TOM, activates, die, solo

DEAR_RIGHT = "[wall_price]\ngreen_left = [1, 1, 1, 1, 1]\ngreen_right = [9, 9, 9, 9, 9]"
SWAPPED_WINDOWS = '[window]\nwindow_1 = "pink"\nwindow_4 = "violet"'


@pytest.mark.clause("HAM-14.20", "HAM-6.9")
@pytest.mark.parametrize(
    ("stones", "left"), [("2 1", (1, 1)), ("3 1", (3, 0)), ("3 3", (2, 3)), ("5 4", (4, 4))]
)
def test_p8_tom_loses_the_stone_with_the_lower_price_of_the_box(
    stones: str, left: tuple[int, int]
) -> None:
    tom = side(board="green", wall=stones)
    assert wall(solo(tom, step=("lose_wall", TOM), components=DEAR_RIGHT), TOM) == left


@pytest.mark.clause("HAM-14.21", "HAM-14.29")
@pytest.mark.parametrize(
    ("stones", "after"), [("1 0", (2, 0)), ("1 2", (1, 3)), ("3 0", (4, 0)), ("0 4", (0, 5))]
)
def test_p9_tom_builds_the_stone_that_is_cheaper_in_the_box(
    stones: str, after: tuple[int, int]
) -> None:
    tom = side(board="green", wall=stones, money=20, workers="O1", display="pink:62")
    assert wall(activates(tom, components=DEAR_RIGHT), TOM) == after


@pytest.mark.clause("HAM-14.21", "HAM-14.7")
def test_p9_holds_for_the_stone_of_a_die_and_of_a_card_he_draws() -> None:
    tom = side(board="green", wall="3 0", money=20)  # orange on both sides
    assert wall(die(ORANGE, 3, tom, components=DEAR_RIGHT), TOM) == (4, 0)
    master = side(board="green", wall="3 0", money=20, workers="V1 O1", display="grey:7")
    piles = {"violet": "", "grey": "", "pink": "", "brown": "", "orange": "98 132"}
    drawn = draw(activates(master, piles=piles, components=DEAR_RIGHT), 98)
    assert wall(drawn, TOM) == (4, 0)


@pytest.mark.clause("HAM-14.21", "HAM-9.22", "HAM-12.57")
@pytest.mark.parametrize(("card", "dice"), [(232, "3 3 3 3 3 / 1"), (108, "3 3 3 3 3 / 3")])
def test_p9_stones_that_cost_the_same_are_built_on_the_left(card: int, dice: str) -> None:
    """With 232 no stone costs more than the black die, with 108 it costs nothing."""
    tom = side(board="green", wall="3 0", money=20, display=f"pink:{card}")
    state = solo(tom, step=("tom_die", ORANGE), dice=dice)
    assert wall(state, TOM) == (4, 0)


@pytest.mark.clause("HAM-14.28", "HAM-12.79")
def test_p24_189_looks_at_the_colour_and_not_at_its_place_among_the_windows() -> None:
    tom = side(workers="V1 P1", display="pink:189; pink:203; pink:59")
    you = side(display="pink:55; pink:57")
    state = activates(tom, you=you, components=SWAPPED_WINDOWS)
    assert (state.chapel, workers(state, TOM)) == ([1, 0, 0, 0, 0], "V0 O0 G0 P1 B0")
    without = activates(
        side(workers="P1", display=tom.display), you=you, components=SWAPPED_WINDOWS
    )
    assert (without.used, without.chapel) == ([], [0] * 5)


@pytest.mark.clause("HAM-14.28", "HAM-12.97")
@pytest.mark.parametrize(
    ("mine", "window"),
    [("grey:203", 2), ("grey:73; grey:74", 1), ("grey:182; grey:183; grey:73", 3)],
)
def test_p23_235_counts_the_colours_of_the_windows_of_the_box(mine: str, window: int) -> None:
    tom = side(workers="G1", display=f"pink:108; pink:235; {mine}")
    state = activates(tom, window=2, components=SWAPPED_WINDOWS)  # between pink and grey
    assert state.window + 1 == window
