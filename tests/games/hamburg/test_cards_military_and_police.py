"""Cards 145 to 168 that build walls and lower dangers."""

import pytest

from rathaus import IllegalMove
from tests.games.hamburg.cards import RICH, act, build, built, can_use, holding, owning, use
from tests.games.hamburg.scenes import levels, scene, side, sites, wall, workers
from tests.games.scenes import is_over, options, play

# -- 145: a wall stone for nothing ------------------------------------------------------------


@pytest.mark.clause("HAM-12.36")
@pytest.mark.card(145)
def test_145_builds_a_stone_without_card_and_payment() -> None:
    state = built(145, wall="4 2", money=6)
    assert options(state, 0) == ["wall:left", "wall:right"]
    play(state, 0, "wall:right")
    assert (wall(state, 0), state.money[0]) == ((4, 3), 6 - 6)
    assert is_over(state)


@pytest.mark.clause("HAM-12.36", "HAM-7.13")
@pytest.mark.card(145)
def test_the_stone_of_145_may_complete_a_half_and_bring_its_statue() -> None:
    state = built(145, wall="4 5")
    assert wall(state, 0) == (5, 5)
    assert state.statues[0] == (9,)
    assert state.halves[0] == 0b11


@pytest.mark.clause("HAM-3.8", "HAM-9.3")
@pytest.mark.card(145)
def test_145_does_nothing_for_a_complete_wall() -> None:
    state = built(145, wall="5 5")
    assert is_over(state)
    assert (wall(state, 0), sites(state, 0)) == ((5, 5), ["brown:145"])


@pytest.mark.clause("HAM-9.13", "HAM-9.15")
@pytest.mark.card(145, 150)
def test_the_stone_of_145_is_no_base_action_but_the_others_see_it() -> None:
    builder = side(board="red", display="brown:150", dangers="V1 O1 G1 P1 B1", sites="pink",
                   hand="145 280", money=6)  # fmt: skip
    watcher = side(display="pink:91", workers="")
    state = build(scene(players=2, sides=[builder, watcher]), 145)
    play(state, 0, "wall:left")  # a brown segment on the red board
    assert levels(state, 0) == "V1 O1 G1 P1 B1"
    assert workers(state, 1) == "V0 O0 G0 P0 B1"
    assert is_over(state)


# -- 147, 149, 153: up to so many levels ------------------------------------------------------

UP_TO = {147: 2, 149: 3, 153: 4}
PRICE = {147: 3, 149: 6, 153: 9}


@pytest.mark.clause("HAM-12.66", "HAM-6.12")
@pytest.mark.parametrize("card", [147, 149, 153])
def test_levels_are_lowered_in_any_mixture_with_a_point_each(card: int) -> None:
    state = built(card, dangers="V1 O2 G0 P1 B2", points=20)
    mixture = ["lower:violet", "lower:orange", "lower:pink", "lower:brown"][: UP_TO[card]]
    play(state, 0, *mixture)
    assert is_over(state)
    assert sum(state.dangers[:5]) == 6 - UP_TO[card]
    assert (state.points[0], state.money[0]) == (20 + UP_TO[card], RICH - PRICE[card])


@pytest.mark.clause("HAM-12.66")
@pytest.mark.parametrize("card", [147, 149, 153])
def test_all_levels_may_come_from_one_danger_and_no_more_than_are_there(card: int) -> None:
    state = built(card, dangers="B2", points=20)
    play(state, 0, "lower:brown", "lower:brown")
    assert is_over(state)
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P0 B0", 22)
    assert card in state.on_sites(0)


@pytest.mark.clause("HAM-9.3", "HAM-12.66")
@pytest.mark.parametrize("card", [147, 149, 153])
def test_up_to_includes_fewer_and_none(card: int) -> None:
    none = play(built(card, dangers="V2 B2"), 0, "done")
    assert (is_over(none), levels(none, 0)) == (True, "V2 O0 G0 P0 B2")
    one = play(built(card, dangers="V2 B2"), 0, "lower:violet", "done")
    assert (is_over(one), levels(one, 0)) == (True, "V1 O0 G0 P0 B2")


@pytest.mark.clause("HAM-6.13", "HAM-3.8")
@pytest.mark.parametrize("card", [147, 149, 152, 153])
def test_without_a_raised_danger_nothing_is_asked(card: int) -> None:
    state = built(card, dangers="", points=20)
    assert is_over(state)
    assert state.points[0] == 20


@pytest.mark.clause("HAM-12.15")
@pytest.mark.card(152)
def test_152_allows_a_level_for_each_building_itself_included() -> None:
    state = built(152, display="pink:150; pink:151", dangers="V2 O2 P2", points=20)
    play(state, 0, "lower:violet", "lower:orange", "lower:orange")
    assert is_over(state)
    assert (levels(state, 0), state.points[0]) == ("V1 O0 G0 P2 B0", 20 + 3)


@pytest.mark.clause("HAM-12.15", "HAM-12.81")
@pytest.mark.card(152)
def test_152_counts_a_building_under_the_zoo_and_may_be_left_alone() -> None:
    state = built(152, zoo="244<146", dangers="V2", points=20)
    play(state, 0, "lower:violet", "lower:violet")
    assert state.points[0] == 20 + 2
    assert play(built(152, dangers="V2"), 0, "done").points[0] == 5


@pytest.mark.clause("HAM-12.8")
@pytest.mark.card(156)
def test_156_lowers_any_danger_once_a_cycle_with_the_usual_point() -> None:
    state = owning(156, dangers="V1 B2", points=20, hand="1")
    use(state, 156)
    assert options(state, 0) == ["lower:violet", "lower:brown"]
    play(state, 0, "lower:brown")
    assert (levels(state, 0), state.points[0]) == ("V1 O0 G0 P0 B1", 21)
    assert not can_use(state, 156)


@pytest.mark.clause("HAM-12.55")
@pytest.mark.card(157)
def test_157_lowers_the_danger_of_the_worker_given_by_up_to_two() -> None:
    state = owning(157, dangers="V3 B1", workers="V1 O1", points=20)
    use(state, 157)
    assert options(state, 0) == ["give:violet", "give:orange"]
    play(state, 0, "give:violet", "lower:violet", "lower:violet")
    assert (levels(state, 0), state.points[0]) == ("V1 O0 G0 P0 B1", 22)
    assert workers(state, 0) == "V0 O1 G0 P0 B0"


@pytest.mark.clause("HAM-12.55", "HAM-9.3", "HAM-9.4")
@pytest.mark.card(157)
def test_157_may_lower_one_level_only_or_find_nothing() -> None:
    one = use(owning(157, dangers="V2", workers="V1"), 157)
    assert levels(play(one, 0, "lower:violet", "done"), 0) == "V1 O0 G0 P0 B0"
    idle = use(owning(157, dangers="V2", workers="O1", points=20), 157)
    assert (levels(idle, 0), idle.points[0]) == ("V2 O0 G0 P0 B0", 20)
    assert workers(idle, 0) == "V0 O0 G0 P0 B0"


OWN_DANGER = {159: "O", 160: "P", 161: "B", 162: "V"}


@pytest.mark.clause("HAM-12.67")
@pytest.mark.parametrize("card", [159, 160, 161, 162])
def test_a_watch_lowers_its_own_danger_for_its_own_worker(card: int) -> None:
    letter = OWN_DANGER[card]
    state = owning(card, workers=f"{letter}1", dangers="V2 O2 G2 P2 B2", points=20)
    use(state, card)
    assert f"{letter}1" in levels(state, 0)
    assert sum(state.dangers[:5]) == 10 - 1
    assert (state.points[0], sum(state.workers[:5])) == (21, 0)


@pytest.mark.clause("HAM-12.67", "HAM-9.4")
@pytest.mark.parametrize("card", [159, 160, 161, 162])
def test_a_watch_finds_nothing_at_level_0_but_is_paid(card: int) -> None:
    letter = OWN_DANGER[card]
    others = " ".join(f"{each}1" for each in "VOGPB" if each != letter)
    state = owning(card, workers=f"{letter}1", dangers=others, points=20)
    use(state, card)
    assert (sum(state.dangers[:5]), state.points[0], sum(state.workers[:5])) == (4, 20, 0)
    assert not can_use(owning(card, workers=others, dangers=f"{letter}1", hand="1"), card)


# -- 150, 166, 168: more with a base action ---------------------------------------------------


@pytest.mark.clause("HAM-12.41")
@pytest.mark.card(150)
def test_150_lowers_the_danger_of_the_segment_just_built() -> None:
    state = owning(150, board="red", hand="12 280", money=1, dangers="G1 B2", points=20)
    act(state, 12, "wall")
    assert options(state, 0) == ["accept", "decline"]
    play(state, 0, "accept")
    assert (wall(state, 0), levels(state, 0)) == ((1, 0), "V0 O0 G1 P0 B1")
    assert state.points[0] == 21


@pytest.mark.clause("HAM-9.7", "HAM-6.13")
@pytest.mark.card(150)
def test_150_may_be_declined_and_is_not_asked_at_level_0() -> None:
    state = owning(150, board="red", hand="12 280", money=1, dangers="B2")
    act(state, 12, "wall", "decline")
    assert (is_over(state), levels(state, 0)) == (True, "V0 O0 G0 P0 B2")
    calm = owning(150, board="red", hand="12 280", money=1, dangers="G2")
    act(calm, 12, "wall")
    assert (is_over(calm), levels(calm, 0)) == (True, "V0 O0 G2 P0 B0")


@pytest.mark.clause("HAM-12.92", "HAM-12.41")
@pytest.mark.card(150, 224)
def test_150_follows_the_colour_named_by_224() -> None:
    state = owning(150, 224, board="green", hand="213 280", money=1, workers="G1",
                   dangers="V1 O1", points=20)  # fmt: skip
    play(state, 0, "play:st_peter", "recolour:orange", "as:wall", "accept")
    assert (wall(state, 0), levels(state, 0)) == ((0, 1), "V1 O0 G0 P0 B0")
    assert (state.points[0], state.money[0], workers(state, 0)) == (21, 0, "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-9.11")
@pytest.mark.card(150, 202)
def test_150_works_with_a_base_action_that_a_card_grants() -> None:
    state = owning(150, 202, board="red", workers="P1", discard="146", money=1, dangers="G1")
    use(state, 202)
    play(state, 0, "as:wall", "accept")
    assert (wall(state, 0), levels(state, 0)) == ((0, 1), "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-12.42")
@pytest.mark.card(166)
def test_166_lowers_the_danger_of_the_building_just_built() -> None:
    state = holding(205, display="pink:166", dangers="V2 B2", points=20)
    build(state, 205)
    play(state, 0, "accept")
    assert (levels(state, 0), state.points[0]) == ("V1 O0 G0 P0 B2", 21)
    kept = play(build(holding(205, display="pink:166", dangers="V2"), 205), 0, "decline")
    assert levels(kept, 0) == "V2 O0 G0 P0 B0"


@pytest.mark.clause("HAM-12.42")
@pytest.mark.card(166)
def test_166_counts_its_own_building() -> None:
    state = build(holding(166, dangers="G2 B1", points=20), 166)
    play(state, 0, "accept")
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G1 P0 B1", 21)


@pytest.mark.clause("HAM-12.42", "HAM-8.2")
@pytest.mark.card(166)
def test_166_does_not_react_to_zoo_and_park_cards() -> None:
    for card in (244, 264):
        state = holding(card, display="pink:166", dangers="G2", money=6)
        act(state, card, "building")
        assert is_over(state)
        assert levels(state, 0) == "V0 O0 G2 P0 B0"
    assert levels(build(holding(205, display="pink:166", dangers="G2"), 205), 0)[6:8] == "G2"


@pytest.mark.clause("HAM-9.11", "HAM-12.42")
@pytest.mark.card(166, 202)
def test_166_works_with_a_building_that_202_builds() -> None:
    state = owning(166, 202, sites="pink", workers="P1", discard="205", money=6, dangers="V1")
    use(state, 202)
    play(state, 0, "as:building", "accept")
    assert levels(state, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-12.43")
@pytest.mark.card(168)
def test_168_lowers_a_second_level_with_a_second_point() -> None:
    state = owning(168, hand="213 280", dangers="V2 O1", points=20)
    act(state, 213, "lower", "accept")
    assert (levels(state, 0), state.points[0]) == ("V0 O1 G0 P0 B0", 22)


@pytest.mark.clause("HAM-12.43", "HAM-9.7")
@pytest.mark.card(168)
def test_168_finds_no_second_level_or_is_declined() -> None:
    single = act(owning(168, hand="213 280", dangers="V1", points=20), 213, "lower")
    assert (is_over(single), single.points[0]) == (True, 21)
    kept = act(owning(168, hand="213 280", dangers="V2", points=20), 213, "lower", "decline")
    assert (levels(kept, 0), kept.points[0]) == ("V1 O0 G0 P0 B0", 21)


@pytest.mark.clause("HAM-12.43")
@pytest.mark.card(168, 162)
def test_168_does_not_help_other_ways_of_lowering() -> None:
    state = use(owning(168, 162, workers="V1", dangers="V2", points=20), 162)
    assert (is_over(state), levels(state, 0)) == (True, "V1 O0 G0 P0 B0")
    assert state.points[0] == 21


@pytest.mark.clause("HAM-13.1.3", "HAM-12.43")
@pytest.mark.example("HAM EX-78")
@pytest.mark.card(168)
def test_168_with_mayor_side_02_scores_four_points() -> None:
    state = owning(168, hand="73 280", mayor=2, dangers="P2", points=20)
    act(state, 73, "lower", "accept")
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P0 B0", 20 + 2 * 2)


@pytest.mark.clause("HAM-12.66")
@pytest.mark.card(153)
def test_more_levels_than_allowed_are_refused() -> None:
    state = built(153, dangers="V2 O2 G2")
    play(state, 0, "lower:violet", "lower:violet", "lower:orange", "lower:orange")
    with pytest.raises(IllegalMove):
        play(state, 0, "lower:grey")
    assert levels(state, 0) == "V0 O0 G2 P0 B0"


@pytest.mark.clause("HAM-14.18", "HAM-12.66")
@pytest.mark.card(149)
def test_tom_lowers_the_highest_danger_first_and_as_many_levels_as_he_may() -> None:
    tom = side(dangers="V1 G1 B2", points=20)
    state = scene(players=1, sides=[side(), tom], step=("ability", 1, 149, -1, 0))
    assert (levels(state, 1), state.points[1]) == ("V0 O0 G0 P0 B1", 20 + 3)  # B, V, G


@pytest.mark.clause("HAM-9.20", "HAM-12.55")
@pytest.mark.card(157)
def test_060_lets_the_colour_of_157_be_named_without_a_worker() -> None:
    state = built(60, display="brown:157", workers="", dangers="P2", points=20)
    use(state, 157)
    assert len(options(state, 0)) == 5
    play(state, 0, "give:pink", "lower:pink", "lower:pink")
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P0 B0", 22)
    assert workers(state, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-9.19", "HAM-12.67")
@pytest.mark.card(162)
def test_054_uses_162_again_and_its_worker_is_paid_again() -> None:
    state = owning(54, 162, workers="V3", dangers="V3", points=20, used="162")
    use(state, 54)
    assert (levels(state, 0), state.points[0]) == ("V2 O0 G0 P0 B0", 21)
    assert workers(state, 0) == "V1 O0 G0 P0 B0"  # one for 054, one for 162
