"""Section 5: dice, clergyman, dangers, and the town-hall square."""

import pytest

from rathaus.core.errors import IllegalMove
from rathaus.core.steps import CHANCE
from tests.games.hamburg.scenes import (
    Side,
    hand,
    key,
    levels,
    roll,
    scene,
    side,
    sites,
    tokens,
    workers,
)
from tests.games.scenes import chance, is_over, let_chance, listen, options, outcomes, play

BASE = [f"token:t{number:02}" for number in range(1, 11)]


def at_square(dice: str, *sides: Side, **facts: object) -> object:
    """The decision of side 0 in step 4."""
    return scene(step=("square", 0), dice=dice, sides=sides, **facts)


# -- step 1 and 2 -----------------------------------------------------------------------------


@pytest.mark.clause("HAM-5.1")
def test_six_dice_are_rolled_once_for_all_players_and_the_whole_cycle() -> None:
    state = roll(scene(step="phase_two", cycle=2), "1 4 6 4 1 / 4")
    assert state.dice == [1, 4, 6, 4, 1, 4]
    assert state.phase == 2
    for seat in range(3):
        assert state.turn() == (seat,)
        play(state, seat, "done")
    assert state.dice == [1, 4, 6, 4, 1, 4]  # until the next cycle rolls again


@pytest.mark.clause("HAM-5.2")
@pytest.mark.parametrize("black", range(1, 7))
def test_a_clergyman_takes_the_window_of_the_black_die(black: int) -> None:
    state = scene(step="phase_two", sides=[side(display="violet:237")])
    roll(state, f"1 1 1 1 1 / {black}")
    assert state.window == black - 1
    assert state.clergymen == [0] * 6  # he moves in front of it in phase IV


@pytest.mark.clause("HAM-5.3")
@pytest.mark.parametrize(("black", "is_new"), [(2, True), (1, False)])
def test_the_tile_under_the_clergyman_becomes_active_and_c06_happens_at_once(
    black: int, is_new: bool
) -> None:
    """C06 plus lies on window 2."""
    tiles = "c01_plus c06_plus c03_plus c04_plus c05_plus c07_plus"
    hands = [side(hand="1 2", display="violet:237", money=0), side(hand="3"), side(hand="4")]
    state = scene(step="phase_two", clergy_tiles=tiles, sides=hands)
    roll(state, f"3 3 3 3 3 / {black}")
    if not is_new:
        assert options(state, 0) == ["done", f"use:{key(237)}"]
        return
    play(state, 0, f"discard:{key(2)}", f"discard:{key(1)}")
    let_chance(state)
    assert [len(hand(state, each)) for each in range(3)] == [5, 5, 5]
    assert state.discard == [2, 1, 3, 4]
    assert options(state, 0) == ["done", f"use:{key(237)}"]  # window A follows


# -- windows A and B --------------------------------------------------------------------------


@pytest.mark.clause("HAM-5.4")
def test_window_a_comes_before_the_dangers_in_turn_order() -> None:
    """Card 092 pays 5 Mark; the pink die brings robbery."""
    sides = [side(display="pink:92", dangers="P2"), side(display="pink:87"), side()]
    state = scene(step="phase_two", sides=sides, crest=1)
    roll(state, "3 3 3 5 3 / 4")
    assert state.turn() == (1,)
    play(state, 1, f"use:{key(87)}")
    assert state.turn() == (0,)
    assert levels(state, 0) == "V0 O0 G0 P2 B0"
    play(state, 0, f"use:{key(92)}")
    assert state.money[0] == 0  # gone with the robbery


@pytest.mark.clause("HAM-5.4", "HAM-5.11")
def test_a_card_not_used_in_window_a_may_be_used_in_window_b() -> None:
    use = f"use:{key(92)}"
    state = scene(step="phase_two", sides=[side(display="pink:92", dangers="P2")])
    roll(state, "3 3 3 5 3 / 4")
    play(state, 0, "done")
    assert (state.money[0], levels(state, 0)) == (0, "V0 O0 G0 P0 B0")
    play(state, 0, use)
    assert state.money[0] == 5


@pytest.mark.clause("HAM-5.4")
def test_a_phase_ii_card_is_used_once_a_cycle() -> None:
    state = scene(step="phase_two", sides=[side(display="pink:92", hand="1 2 3 4 5")])
    roll(state, "3 3 3 4 1 / 4")
    play(state, 0, f"use:{key(92)}")
    assert state.money[0] == 10
    assert options(state, 0) == ["done", "advance"]  # window B has nothing left for him


@pytest.mark.clause("HAM-5.11")
def test_window_b_comes_before_the_own_decision_to_advance() -> None:
    """With the money of 092 he can pay for the field."""
    state = scene(step="rolled", dice="2 2 3 4 3 / 4", sides=[side(display="pink:92", money=0)])
    play(state, 0, "done")
    assert options(state, 0) == ["done", f"use:{key(92)}"]
    play(state, 0, f"use:{key(92)}", "advance")
    assert (state.money[0], state.square[0]) == (1, 1)


# -- step 3 -----------------------------------------------------------------------------------


@pytest.mark.clause("HAM-5.5")
@pytest.mark.parametrize("black", range(1, 7))
def test_a_black_5_or_6_makes_everyone_draw_a_token(black: int) -> None:
    state = scene(step="rolled", dice=f"3 3 3 3 3 / {black}", sides=[side(money=0)] * 3)
    assert (state.turn() == (CHANCE,) and outcomes(state) == BASE) == (black >= 5)


@pytest.mark.clause("HAM-5.5", "HAM-5.7", "HAM-5.8")
def test_tokens_are_drawn_in_turn_order_before_any_raise() -> None:
    state = scene(step="rolled", dice="3 3 3 3 1 / 5", crest=2)
    events = listen(state)
    chance(state, "token:t01", "token:t03")
    assert "t01" not in tokens(state)
    assert "t03" not in tokens(state)
    assert [levels(state, each) for each in range(3)] == ["V0 O0 G0 P0 B0"] * 3
    chance(state, "token:t10")
    assert [event.seat for event in events if event.kind == "token_drawn"] == [2, 0, 1]
    assert all(event.audience is None for event in events)
    assert levels(state, 2) == "V1 O0 G0 P0 B0"
    assert levels(state, 0) == "V0 O1 G0 P0 B0"
    assert levels(state, 1) == "V0 O0 G0 P0 B1"
    assert state.tokens_used == [401, 403, 410]


@pytest.mark.clause("HAM-5.6")
@pytest.mark.parametrize(("left", "offered"), [("t01 t02", 10), ("t01 t02 t03", 3)])
def test_too_few_tokens_are_shuffled_with_the_used_ones(left: str, offered: int) -> None:
    state = scene(step="rolled", dice="3 3 3 3 3 / 6", tokens=left)
    assert len(outcomes(state)) == offered


@pytest.mark.clause("HAM-5.6", "HAM-13.1.6")
@pytest.mark.parametrize(
    ("decision", "offered"), [("accept", BASE), ("decline", ["token:t01", "token:t02"])]
)
def test_mayor_side_05_declares_before_the_tokens_are_counted(
    decision: str, offered: list[str]
) -> None:
    """Two tokens are enough for the two others."""
    sides = [side(), side(mayor=5), side()]
    state = scene(step="rolled", dice="3 3 3 3 3 / 6", tokens="t01 t02", sides=sides)
    assert state.turn() == (1,)
    assert options(state, 1) == ["accept", "decline"]
    play(state, 1, decision)
    assert outcomes(state) == offered


@pytest.mark.clause("HAM-13.1.6")
def test_mayor_side_05_may_leave_the_token() -> None:
    sides = [side(), side(mayor=5), side(display="violet:237")]
    state = scene(step="rolled", dice="3 3 3 3 1 / 6", sides=sides)
    play(state, 2, "done")
    play(state, 1, "decline")
    chance(state, "token:t01", "token:t02")
    assert [levels(state, each) for each in (0, 2)] == ["V1 O0 G0 P0 B0"] * 2
    assert levels(state, 1) == "V0 O0 G0 P0 B0"
    assert len(state.tokens_used) == 2


@pytest.mark.clause("HAM-5.8")
def test_each_coloured_5_or_6_raises_its_danger_for_all() -> None:
    state = scene(step="rolled", dice="5 4 6 1 5 / 4", sides=[side(money=0)] * 3)
    assert [levels(state, each) for each in range(3)] == ["V1 O0 G1 P0 B1"] * 3


@pytest.mark.clause("HAM-5.8")
def test_the_token_is_raised_before_the_dice_in_canonical_order() -> None:
    state = scene(step="rolled", dice="5 3 6 1 5 / 6", players=2)
    events = listen(state)
    chance(state, "token:t07", "token:t08")
    raised = [(e.seat, e.data["colour"]) for e in events if e.kind == "danger_raised"]
    assert raised == [(0, 3), (0, 0), (0, 2), (0, 4), (1, 3), (1, 0), (1, 2), (1, 4)]


@pytest.mark.clause("HAM-5.9", "HAM-6.6", "HAM-3.3")
def test_disasters_follow_all_own_raises_and_come_before_the_next_player() -> None:
    victim = side(dangers="V2 O2", display="violet:121")
    state = scene(step="rolled", dice="5 5 3 3 5 / 3", sides=[victim])
    assert options(state, 0) == ["suffer:violet", "suffer:orange"]
    assert levels(state, 0) == "V0 O0 G0 P0 B1"  # the brown die has been carried out as well
    assert levels(state, 1) == "V0 O0 G0 P0 B0"
    play(state, 0, "suffer:violet")
    assert (sites(state, 0), hand(state, 0)) == ([], [121])
    assert levels(state, 1) == "V1 O1 G0 P0 B1"


@pytest.mark.clause("HAM-5.9", "HAM-13.3.3")
def test_the_gift_is_taken_after_the_disasters() -> None:
    """X08: violet, and a worker of any colour; the brown die brings disease."""
    state = scene(
        step="rolled",
        options="dangers",
        dice="3 3 3 3 5 / 5",
        sides=[side(dangers="B2", workers="V3")],
    )
    chance(state, "token:x08", "token:t01", "token:t02")
    assert workers(state, 0) == "V0 O0 G0 P0 B0"
    play(state, 0, "accept", "gain:pink")
    assert workers(state, 0) == "V0 O0 G0 P1 B0"


@pytest.mark.clause("HAM-13.3.3")
def test_a_gift_may_be_refused() -> None:
    state = scene(step="rolled", options="dangers", dice="3 3 3 3 1 / 5")
    chance(state, "token:x09", "token:t01", "token:t02")
    assert options(state, 0) == ["accept", "decline"]
    play(state, 0, "decline")
    assert state.money[0] == 5


@pytest.mark.clause("HAM-5.10", "HAM-13.4.1")
def test_ships_become_active_after_step_3_and_only_with_the_expansion() -> None:
    dice = "3 4 1 5 2 / 3"
    state = scene(step="rolled", options="ships", dice=dice, sides=[side(money=9)])
    assert state.ships == 0b100011
    assert options(state, 0) == ["done", "advance"]
    assert scene(step="rolled", dice=dice, sides=[side(money=9)]).ships == 0


# -- step 4 -----------------------------------------------------------------------------------


@pytest.mark.clause("HAM-5.12")
@pytest.mark.parametrize(
    ("dice", "price"),
    [
        ("1 3 3 3 3 / 3", 1),
        ("2 3 3 3 3 / 3", 2),
        ("1 2 1 3 4 / 3", 4),
        ("1 1 1 1 1 / 1", 6),
        ("2 2 2 2 2 / 2", 12),
        ("3 4 5 6 3 / 2", 2),
        ("1 4 6 4 1 / 2", 4),
    ],
)
def test_the_price_is_the_sum_of_all_dice_that_show_1_or_2(dice: str, price: int) -> None:
    state = at_square(dice, side(money=20))
    play(state, 0, "advance")
    assert state.money[0] == 20 - price
    assert state.square[0] == 1


@pytest.mark.clause("HAM-5.12")
def test_without_a_1_or_2_nobody_can_advance() -> None:
    state = scene(step=[("square", each) for each in range(3)], dice="3 4 5 6 3 / 3")
    assert is_over(state)
    assert state.square == [0, 0, 0]


@pytest.mark.clause("HAM-5.13")
def test_advancing_is_voluntary_and_possible_once() -> None:
    state = at_square("1 3 3 3 3 / 3", side(money=9))
    assert options(state, 0) == ["done", "advance"]
    stayed = play(state.copy(), 0, "done")
    assert (stayed.square[0], stayed.money[0], is_over(stayed)) == (0, 9, True)
    play(state, 0, "advance")
    assert is_over(state)
    assert state.square[0] == 1


@pytest.mark.clause("HAM-5.13")
@pytest.mark.parametrize(("money", "can"), [(3, False), (4, True)])
def test_advancing_needs_the_full_price(money: int, can: bool) -> None:
    state = at_square("2 2 3 3 3 / 3", side(money=money))
    assert options(state, 0) == (["done", "advance"] if can else [])


@pytest.mark.clause("HAM-5.11", "HAM-3.3")
def test_step_4_is_decided_in_turn_order() -> None:
    state = scene(step="rolled", dice="1 3 3 3 3 / 3", crest=2)
    for seat, decision in ((2, "advance"), (0, "done"), (1, "advance")):
        assert state.turn() == (seat,)
        play(state, seat, decision)
    assert state.square == [0, 1, 1]
    assert state.phase == 1  # nobody holds a card: phase III and IV are over


@pytest.mark.clause("HAM-5.14")
def test_an_advance_from_the_last_field_is_virtual_and_scores_4_points() -> None:
    state = at_square("1 2 3 3 3 / 3", side(money=9, field=9, points=50))
    play(state, 0, "advance")
    assert (state.square[0], state.points[0], state.money[0]) == (9, 54, 6)


@pytest.mark.clause("HAM-5.14")
def test_an_advance_to_the_last_field_scores_nothing_at_once() -> None:
    state = at_square("1 3 3 3 3 / 3", side(money=9, field=8, points=50))
    play(state, 0, "advance")
    assert (state.square[0], state.points[0]) == (9, 50)


@pytest.mark.clause("HAM-5.15")
def test_a_card_that_advances_on_the_last_field_is_virtual_too() -> None:
    """Card 002: 4 Mark, when no die shows 1 or 2."""
    owner = side(display="brown:2", money=4, field=9, points=10)
    state = scene(step=("cards", 0, 2), dice="3 4 5 3 3 / 3", sides=[owner])
    play(state, 0, f"use:{key(2)}")
    assert (state.square[0], state.points[0], state.money[0]) == (9, 14, 0)


@pytest.mark.clause("HAM-5.15")
def test_card_068_on_the_last_field_is_virtual_too() -> None:
    state = scene(sides=[side(hand="68", sites="pink", field=9, points=10, money=12)])
    play(state, 0, f"play:{key(68)}", "as:building")
    assert (state.square[0], state.points[0]) == (9, 14)


@pytest.mark.clause("HAM-5.15")
def test_the_pink_ship_on_the_last_field_is_virtual_too() -> None:
    owner = side(board="green", hand="49", money=4, field=9, points=10)
    state = scene(sides=[owner], ships="pink")
    play(state, 0, f"play:{key(49)}", "as:wall", "ship:pink")
    assert (state.square[0], state.points[0], state.money[0]) == (9, 14, 0)


@pytest.mark.clause("HAM-5.13")
def test_who_cannot_pay_is_refused() -> None:
    state = at_square("2 2 3 3 3 / 3", side(money=3), side())
    with pytest.raises(IllegalMove):
        play(state, 0, "advance")
