"""Cards 230 to 240 that are no family: the black die, the tokens, the discard pile."""

import pytest

from tests.games.hamburg.cards import RICH, SPARE, act, build, built, can_use, holding, owning, use
from tests.games.hamburg.scenes import draw, hand, key, levels, scene, side, tokens, workers
from tests.games.scenes import chance, is_over, options, outcomes, play, saved

NO_PILES = dict.fromkeys(("violet", "orange", "grey", "pink", "brown"), "")
# -- the black die ----------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.89")
@pytest.mark.card(230)
def test_230_pays_the_black_die() -> None:
    state = use(owning(230, workers="O1", dice="1 1 1 1 1 / 4"), 230)
    assert (state.money[0], workers(state, 0)) == (4, "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-12.89")
@pytest.mark.card(233)
def test_233_scores_the_black_die_at_once() -> None:
    assert built(233, points=20, dice="1 1 1 1 1 / 6").points[0] == 20 + 6


@pytest.mark.clause("HAM-12.57", "HAM-9.21")
@pytest.mark.example("HAM EX-49")
@pytest.mark.card(232)
def test_232_pays_the_black_die_for_a_stone_where_that_is_less() -> None:
    for black, stones, price in ((6, "0 5", 1), (2, "4 5", 2), (1, "4 5", 1), (5, "3 5", 4)):
        colour = {"0 5": 12, "3 5": 146, "4 5": 73}[stones]  # brown, grey, pink on the red board
        state = owning(232, board="red", hand=f"{colour} 280", wall=stones, money=10,
                       dice=f"3 3 3 3 3 / {black}")  # fmt: skip
        assert act(state, colour, "wall", "wall:left").money[0] == 10 - price


@pytest.mark.clause("HAM-12.57", "HAM-9.22")
@pytest.mark.example("HAM EX-49")
@pytest.mark.card(232)
def test_232_is_doubled_by_062_and_free_with_145() -> None:
    worker = "V1 O1 G1 P1 B1"
    for black, stones, price in ((2, "4 5", 2 * 2), (6, "1 5", 2 * 2)):
        state = owning(232, 62, wall=stones, money=10, workers=worker,
                       dice=f"3 3 3 3 3 / {black}")  # fmt: skip
        assert use(state, 62).money[0] == 10 - price
    free = built(145, display="pink:232", wall="4 5", dice="3 3 3 3 3 / 2")
    assert free.money[0] == RICH - 6


@pytest.mark.clause("HAM-12.32")
@pytest.mark.example("HAM EX-30")
@pytest.mark.card(237)
def test_237_takes_a_worker_for_each_die_like_the_black_one() -> None:
    state = owning(237, step=("cards", 0, 2), phase=2, workers="", dice="4 2 6 1 4 / 4")
    use(state, 237)
    assert workers(state, 0) == "V1 O0 G0 P0 B1"
    none = owning(237, step=("cards", 0, 2), phase=2, workers="", dice="1 2 3 4 5 / 6")
    assert workers(use(none, 237), 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-9.10", "HAM-12.32")
@pytest.mark.card(237)
def test_237_can_pay_for_nothing_in_phase_three() -> None:
    assert not can_use(owning(237, hand="1"), 237)
    used = owning(237, step=("cards", 0, 2), phase=2, workers="", used="237")
    assert is_over(used)


@pytest.mark.clause("HAM-12.63", "HAM-9.24")
@pytest.mark.example("HAM EX-51")
@pytest.mark.card(240)
def test_240_adds_the_black_die_to_the_others_advance() -> None:
    sides = [side(display="pink:125", money=9), side(display="pink:240", money=9),
             side(mayor=5, money=9)]  # fmt: skip
    walks = [("walk", seat) for seat in range(3)]
    state = scene(players=3, sides=sides, step=walks, dice="1 3 4 3 1 / 5", phase=2)
    for seat in range(3):
        play(state, seat, "advance")
    assert state.money == [9 - (0 + 5), 9 - 2, 9 - 2]
    assert state.square == [1, 1, 1]


@pytest.mark.clause("HAM-12.63", "HAM-9.25")
@pytest.mark.example("HAM EX-52")
@pytest.mark.card(240)
def test_240_counts_a_low_black_die_twice() -> None:
    state = scene(players=2, sides=[side(money=4), side(display="pink:240")], step=("walk", 0),
                  dice="3 4 5 3 6 / 2", phase=2)  # fmt: skip
    assert play(state, 0, "advance").money[0] == 4 - (2 + 2)
    poor = scene(players=2, sides=[side(money=3), side(display="pink:240")], step=("walk", 0),
                 dice="3 4 5 3 6 / 2", phase=2)  # fmt: skip
    assert (is_over(poor), poor.square[0]) == (True, 0)


@pytest.mark.clause("HAM-12.63", "HAM-12.3")
@pytest.mark.example("HAM EX-90")
@pytest.mark.card(240)
def test_240_adds_to_the_advance_of_002_and_asks_for_the_whole_price() -> None:
    owner = side(display="pink:240")
    given = {"step": ("cards", 0, 2), "phase": 2, "dice": "3 4 5 3 6 / 5"}
    state = owning(2, owner, money=9, **given)
    use(state, 2)
    assert (state.money[0], state.square[0]) == (9 - (4 + 5), 1)
    assert is_over(owning(2, owner, money=8, **given))
    assert use(owning(2, side(), money=8, **given), 2).money[0] == 4


@pytest.mark.clause("HAM-12.38", "HAM-12.63")
@pytest.mark.card(240)
def test_240_does_not_work_in_phase_three() -> None:
    state = built(68, side(display="pink:240"), dice="3 3 3 3 3 / 6")
    assert (state.square[0], state.money[0]) == (1, RICH - 3)


@pytest.mark.clause("HAM-12.38", "HAM-12.63")
@pytest.mark.card(240)
def test_240_is_paid_for_a_free_advance_that_a_box_puts_into_phase_two() -> None:
    free = {"components": f'[trigger]\n{key(68)} = "phase:II"', "step": ("cards", 0, 2)}
    given = {**free, "dice": "3 3 3 3 3 / 5"}
    rival = side(display="pink:240")
    state = use(owning(68, rival, money=5, **given), 68)
    assert (state.square[0], state.money[0]) == (1, 0)
    assert is_over(owning(68, rival, money=4, **given))
    assert use(owning(68, side(), money=4, **given), 68).money[0] == 4
    assert use(owning(68, rival, mayor=5, money=4, **given), 68).money[0] == 4
    assert use(owning(68, 240, money=4, **given), 68).money[0] == 4


@pytest.mark.clause("HAM-12.63", "HAM-9.1", "HAM-3.8")
@pytest.mark.card(240)
def test_240_is_paid_for_an_advance_of_a_building_that_is_built_in_phase_two() -> None:
    """A box lets 007 work in phase II: the 068 it builds advances for the black die or not."""
    given = {"components": f'[trigger]\n{key(7)} = "phase:II"', "step": ("cards", 0, 2)}
    piles = {**NO_PILES, "pink": "68 69"}
    for money, square, left in ((3 + 5, 1, 0), (3 + 4, 0, 4)):
        state = owning(7, side(display="pink:240"), sites="pink", workers="V1 O1", money=money,
                       dice="3 3 3 3 3 / 5", piles=piles, **given)  # fmt: skip
        use(state, 7)
        draw(state, 68)
        play(state, 0, "as:building")
        assert (state.square[0], state.money[0]) == (square, left)


# -- tokens -----------------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.95")
@pytest.mark.card(231)
def test_231_raises_a_danger_of_choice_instead_of_the_one_drawn() -> None:
    state = scene(players=2, sides=[side(display="pink:231")], step="rolled",
                  dice="3 3 3 3 3 / 5")  # fmt: skip
    chance(state, "token:t01", "token:t02")
    assert len(options(state, 0)) == 5
    play(state, 0, "raise:brown")
    assert (levels(state, 0), levels(state, 1)) == ("V0 O0 G0 P0 B1", "V1 O0 G0 P0 B0")


@pytest.mark.clause("HAM-12.95")
@pytest.mark.example("HAM EX-80")
@pytest.mark.card(231)
def test_231_may_put_both_levels_of_a_double_token_on_one_danger() -> None:
    state = scene(players=2, sides=[side(display="pink:231")], step="rolled",
                  dice="3 3 3 3 3 / 5", options="dangers")  # fmt: skip
    chance(state, "token:x01", "token:t02")
    play(state, 0, "raise:grey")
    play(saved(state), 0, "raise:brown")
    play(state, 0, "raise:grey")
    assert levels(state, 0) == "V0 O0 G2 P0 B0"


@pytest.mark.clause("HAM-12.95", "HAM-13.3.4")
@pytest.mark.card(231)
def test_231_leaves_the_dice_and_the_gift_as_they_are() -> None:
    state = scene(players=2, sides=[side(display="pink:231", points=20)], step="rolled",
                  dice="3 6 3 3 3 / 5", options="dangers")  # fmt: skip
    chance(state, "token:x07", "token:t02")  # pink, and a point
    play(state, 0, "raise:violet", "accept")
    assert (levels(state, 0), state.points[0]) == ("V1 O1 G0 P0 B0", 21)


@pytest.mark.clause("HAM-12.95", "HAM-12.68")
@pytest.mark.card(231, 151)
def test_151_may_avert_the_danger_chosen_with_231() -> None:
    owner = side(display="pink:231; pink:151", workers="G1")
    state = scene(players=2, sides=[owner], step="rolled", dice="3 3 3 3 3 / 5")
    chance(state, "token:t01", "token:t02")
    play(state, 0, "raise:grey", "accept")
    assert (levels(state, 0), workers(state, 0)) == ("V0 O0 G0 P0 B0", "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-12.77")
@pytest.mark.card(236)
def test_236_draws_a_token_and_every_other_player_raises_its_danger() -> None:
    state = built(236, side(dangers="G1"), side())
    assert len(outcomes(state)) == 10
    chance(state, "token:t05")
    assert [levels(state, seat)[6:8] for seat in range(3)] == ["G0", "G2", "G1"]
    assert (len(tokens(state)), len(state.tokens_used)) == (9, 1)


@pytest.mark.clause("HAM-12.77", "HAM-12.78")
@pytest.mark.example("HAM EX-81")
@pytest.mark.card(236, 187, 188)
def test_236_ignores_the_gift_and_pays_the_own_187_and_188() -> None:
    state = holding(236, side(), side(), display="pink:187; pink:188", points=20,
                    options="dangers")  # fmt: skip
    build(state, 236)
    chance(state, "token:x07")
    assert is_over(state)
    assert [levels(state, seat)[9:11] for seat in range(3)] == ["P0", "P1", "P1"]
    assert (state.money[0], state.points) == (RICH - 3 + 2, [20 + 1, 5, 5])


@pytest.mark.clause("HAM-12.77", "HAM-13.3.2", "HAM-6.6")
@pytest.mark.card(236)
def test_both_dangers_of_a_double_token_and_their_disasters_hit_the_others() -> None:
    state = built(236, side(dangers="P2 V2", money=7, sites="146 3"), options="dangers")
    chance(state, "token:x02")  # pink and violet
    assert options(state, 1) == ["suffer:violet", "suffer:pink"]
    state = saved(state)
    play(state, 1, "suffer:violet", "lose_site:1")
    assert (state.money[1], state.discard, levels(state, 1)) == (0, [146], "V0 O0 G0 P0 B0")
    assert levels(state, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-12.77")
@pytest.mark.card(236, 231)
def test_231_has_no_effect_on_236() -> None:
    state = built(236, side(display="pink:231"), display="pink:102")
    chance(state, "token:t05")
    assert (levels(state, 1), levels(state, 0)) == ("V0 O0 G1 P0 B0", "V0 O0 G0 P0 B0")
    mine = holding(236, side(), display="pink:231")
    build(mine, 236)
    chance(mine, "token:t05")
    assert levels(mine, 1) == "V0 O0 G1 P0 B0"


@pytest.mark.clause("HAM-12.77", "HAM-13.1.6")
@pytest.mark.card(236)
def test_mayor_side_05_may_ignore_236() -> None:
    for answer, level in (("decline", "G0"), ("accept", "G1")):
        state = built(236, side(mayor=5))
        chance(state, "token:t05")
        play(state, 1, answer)
        assert levels(state, 1)[6:8] == level


@pytest.mark.clause("HAM-12.77", "HAM-5.6")
@pytest.mark.card(236)
def test_236_shuffles_the_used_tokens_in_if_none_is_left() -> None:
    state = built(236, side(), tokens="")
    assert len(outcomes(state)) == 10
    chance(state, "token:t01")
    assert (len(state.tokens), len(state.tokens_used)) == (9, 1)
    last = built(236, side(), tokens="t01")
    assert (levels(last, 1), last.tokens) == ("V1 O0 G0 P0 B0", [])


# -- 234, 235 ---------------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.96")
@pytest.mark.card(234)
def test_234_takes_the_top_cards_and_discards_as_many() -> None:
    state = owning(234, workers="P1", hand="9", discard="1 2 3 4", dice="6 6 6 6 6 / 3")
    use(state, 234)
    assert hand(state, 0) == [2, 3, 4, 9]
    play(state, 0, f"discard:{key(9)}", f"discard:{key(2)}", f"discard:{key(4)}")
    assert (hand(state, 0), state.discard) == ([3], [1, 9, 2, 4])


@pytest.mark.clause("HAM-12.96")
@pytest.mark.card(234)
def test_234_takes_all_cards_if_there_are_fewer() -> None:
    state = owning(234, workers="P1", hand="9", discard="1", dice="6 6 6 6 6 / 5")
    use(state, 234)
    assert options(state, 0) == [f"discard:{key(1)}", f"discard:{key(9)}"]
    play(state, 0, f"discard:{key(9)}")
    assert (hand(state, 0), state.discard) == ([1], [9])
    empty = use(owning(234, workers="P1", hand="9 10", dice="6 6 6 6 6 / 5"), 234)
    assert (hand(empty, 0), empty.discard, empty.drawn) == ([9, 10], [], 0)


@pytest.mark.clause("HAM-12.96", "HAM-15.3")
@pytest.mark.card(234)
def test_234_goes_on_into_a_shuffled_pile() -> None:
    state = owning(234, workers="P1", discard="1", shuffled="2 3 4", dice="6 6 6 6 6 / 2")
    use(state, 234)
    draw(state, 4)
    state = saved(state)
    draw(state, 2)  # the next one lies open
    play(state, 0, f"discard:{key(4)}", f"discard:{key(1)}")
    assert (state.discard, state.shuffled, hand(state, 0)) == ([2, 4, 1], [3], [])


@pytest.mark.clause("HAM-12.97", "HAM-10.7")
@pytest.mark.card(235)
def test_235_moves_the_clergyman_one_window() -> None:
    for move, window in (("clergy:left", 2), ("clergy:right", 4)):
        state = owning(235, workers="G1", window=3)
        play(use(state, 235), 0, move)
        assert (state.window, workers(state, 0)) == (window - 1, "V0 O0 G0 P0 B0")
        state.stack = [("end_cycle",)]
        state.advance()
        assert state.clergymen[window - 1] == 1


@pytest.mark.clause("HAM-12.97")
@pytest.mark.card(235)
def test_235_knows_no_way_round() -> None:
    assert use(owning(235, workers="G1", window=1), 235).window == 2 - 1
    assert use(owning(235, workers="G1", window=6), 235).window == 5 - 1


@pytest.mark.clause("HAM-12.97", "HAM-13.6.9")
@pytest.mark.example("HAM EX-69")
@pytest.mark.card(235)
def test_235_starts_the_clergy_tile_of_the_new_window() -> None:
    tiles = "c02_plus c03_plus c04_plus c01_plus c05_plus c07_plus"
    state = owning(235, workers="G1", window=3, clergy_tiles=tiles, hand="146 280",
                   dice="1 1 4 1 1 / 3")  # fmt: skip
    before = list(state.clergy)
    play(use(state, 235), 0, "clergy:right")
    act(state, 146, "money")
    assert state.money[0] == 4 + 2
    state.stack = [("end_cycle",)]
    state.advance()
    changed = [window for window in range(6) if state.clergy[window] != before[window]]
    assert changed == [4 - 1]


# -- nested: saved and copied in the middle ---------------------------------------------------


@pytest.mark.clause("HAM-12.77", "HAM-12.94")
@pytest.mark.card(236, 228, 151)
def test_a_copied_curse_can_be_saved_at_every_decision() -> None:
    cursed = side(dangers="O2", display="pink:121; pink:236")
    guarded = side(display="grey:151", workers="O1")
    state = holding(228, cursed, guarded, dice="3 3 3 3 3 / 3")
    build(state, 228)
    saved(state)
    play(state, 0, f"use:{key(236)}")
    saved(state)
    chance(state, "token:t03")  # orange: fire for the first
    earlier = state.copy()
    state = saved(state)
    play(state, 1, f"lose:{key(236)}")
    assert state.turn() == (2,)
    state = saved(state)
    play(state, 2, "accept")
    assert (state.discard, levels(state, 1), levels(state, 2)) == (
        [236],
        "V0 O0 G0 P0 B0",
        "V0 O0 G0 P0 B0",
    )
    assert (earlier.turn(), earlier.buildings(1), earlier.discard) == ((1,), [121, 236], [])
    assert hand(state, 0) == [SPARE]
