"""The pink cards 049 to 096 that belong to no family."""

import pytest

from tests.games.hamburg.cards import ONE_EACH, build, builder, can_use, laurel, less, owner, use
from tests.games.hamburg.scenes import draw, key, levels, markers, scene, side, sites, wall, workers
from tests.games.scenes import assert_survives_saving, options, play

IN_HAND = [f"play:{key(259)}", f"play:{key(260)}"]


# -- 054: a used building once more --------------------------------------------------------------


@pytest.mark.clause("HAM-12.33", "HAM-9.19")
@pytest.mark.example("HAM EX-57")
@pytest.mark.card(7, 54)
def test_054_repeats_007_which_is_paid_again() -> None:
    state = owner(54, 7, workers="V3", dice="1 1 5 1 1 / 1")
    assert not can_use(state, 54)  # nothing has been used yet
    use(state, 7, "draw:grey")
    draw(state, 146)
    play(state, 0, "as:money")
    assert workers(state, 0) == "V2 O0 G0 P0 B0"
    use(state, 54, "draw:grey")  # 007 is the only choice
    assert workers(state, 0) == "V0 O0 G0 P0 B0"
    draw(state, 147)
    play(state, 0, "as:money")
    assert state.money[0] == 5 + 5 + 5
    assert options(state, 0) == IN_HAND


@pytest.mark.clause("HAM-12.33", "HAM-9.19")
@pytest.mark.card(54, 57, 102)
def test_054_chooses_among_buildings_with_a_marker() -> None:
    state = owner(54, 57, 102, 6, used="57 102", workers="V1", money=5)
    use(state, 54)
    assert options(state, 0) == [f"use:{key(57)}", f"use:{key(102)}"]  # not 006, not itself
    play(state, 0, f"use:{key(102)}")
    assert state.money[0] == 5 + 2
    assert options(state, 0) == [f"use:{key(6)}", *IN_HAND]


@pytest.mark.clause("HAM-12.33")
@pytest.mark.card(49, 54)
def test_054_does_not_repeat_a_card_of_phase_ii() -> None:
    assert not can_use(owner(54, 49, used="49", dice="6 6 6 6 6 / 6"), 54)


@pytest.mark.clause("HAM-12.33", "HAM-9.19")
@pytest.mark.card(54, 99)
def test_054_repeats_only_what_can_be_paid() -> None:
    assert not can_use(owner(54, 98, used="98", workers="V2"), 54)  # 098 takes a pink worker
    state = use(owner(54, 99, used="99", workers="V2", money=5), 54)
    assert (workers(state, 0), state.money[0]) == ("V0 O0 G0 P0 B0", 5 + 3)


@pytest.mark.clause("HAM-9.19", "HAM-13.1.5")
@pytest.mark.card(54, 57)
def test_054_and_mayor_04_each_repeat_once() -> None:
    state = owner(54, 57, mayor=4, workers="V2", money=5)
    use(state, 57)
    use(state, 54)  # 057 a second time
    assert f"again:{key(54)}" in options(state, 0)
    play(state, 0, f"again:{key(54)}")  # its worker is given again; 057 a third time
    assert workers(state, 0) == "V0 O0 G0 P0 B0"
    assert state.money[0] == 5 + 2 + 2 + 2
    assert options(state, 0) == IN_HAND


# -- 060: all that cost one worker ---------------------------------------------------------------


@pytest.mark.clause("HAM-12.34", "HAM-9.20")
@pytest.mark.example("HAM EX-56")
@pytest.mark.card(3, 43, 60, 62, 99, 109)
def test_060_activates_each_building_of_one_worker_for_nothing() -> None:
    mine = (3, 99, 43, 109, 62)
    state = builder(60, *mine, board="green", money=16, used="3", workers=ONE_EACH)
    build(state, 60)
    offered = [f"use:{key(card)}" for card in (3, 62, 99)]
    assert options(state, 0) == ["done", *offered]  # neither 043 nor 109
    play(state, 0, f"use:{key(3)}", f"use:{key(99)}", f"use:{key(62)}", "wall:right")
    assert state.money[0] == 16 - 6 + 2 + 3 - 2 * 1
    assert workers(state, 0) == ONE_EACH
    assert not can_use(state, 3)  # it was used before
    assert can_use(state, 99)
    assert can_use(state, 62)


@pytest.mark.clause("HAM-12.34", "HAM-9.20")
@pytest.mark.card(60, 98, 99)
def test_060_needs_no_worker_and_each_activation_is_voluntary() -> None:
    state = build(builder(60, 98, 99, money=6, workers=""), 60, f"use:{key(99)}", "done")
    assert state.money[0] == 6 - 6 + 3


@pytest.mark.clause("HAM-9.20")
@pytest.mark.card(60, 106)
def test_060_lets_the_owner_name_the_colour_of_106() -> None:
    state = builder(60, 106, money=6, workers="", dice="1 2 3 4 6 / 5")
    build(state, 60, f"use:{key(106)}", "give:brown")
    assert state.money[0] == 6 - 6 + 6
    assert workers(state, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-9.20")
@pytest.mark.card(41, 60)
def test_060_lets_the_owner_name_the_pile_of_041() -> None:
    state = build(builder(60, 41, money=6, workers=""), 60, f"use:{key(41)}", "give:grey")
    play(state, 0, f"find:{key(263)}")
    assert 263 in state.hands[0]


@pytest.mark.clause("HAM-9.20")
@pytest.mark.card(54, 60, 99)
def test_060_frees_054_but_not_the_building_054_repeats() -> None:
    facts = {"money": 6, "used": "99"}
    state = builder(60, 54, 99, workers="V1", **facts)
    build(state, 60, f"use:{key(54)}")  # 099 is the only choice; its violet worker is given
    assert workers(state, 0) == "V0 O0 G0 P0 B0"
    assert state.money[0] == 6 - 6 + 3
    poor = build(builder(60, 54, 99, workers="", **facts), 60)
    assert options(poor, 0) == ["done", f"use:{key(99)}"]  # 054 would find nothing to repeat


@pytest.mark.clause("HAM-12.34", "HAM-9.20")
@pytest.mark.card(60)
def test_060_leaves_out_189_and_takes_in_a_building_under_a_zoo_card() -> None:
    state = build(builder(60, 189, money=6, zoo="245<98"), 60)
    assert options(state, 0) == ["done", f"use:{key(98)}"]


@pytest.mark.clause("HAM-12.34")
@pytest.mark.card(60)
def test_060_alone_does_nothing() -> None:
    state = build(builder(60, 43, money=6), 60)
    assert state.money[0] == 6 - 6
    assert can_use(state, 43)  # back in the turn


@pytest.mark.clause("HAM-12.23", "HAM-9.20")
@pytest.mark.card(36, 60, 99)
def test_060_repeated_by_036_activates_all_once_more() -> None:
    state = builder(60, 36, 99, money=6, workers="")
    build(state, 60, f"use:{key(99)}", "accept", f"use:{key(99)}")
    assert state.money[0] == 6 - 6 + 3 + 3


# -- 066: four categories at once ----------------------------------------------------------------


@pytest.mark.clause("HAM-12.37")
@pytest.mark.card(59, 66, 72, 84, 94)
def test_066_counts_for_the_laurels_of_four_categories() -> None:
    assert laurel(owner(66, 59, 72, 84, 94, step="end")) == 4 * (2 * 2)


@pytest.mark.clause("HAM-12.37", "HAM-11.3")
@pytest.mark.card(66)
def test_066_is_one_pink_building_for_the_clergy() -> None:
    state = owner(66, step="end", clergymen="1 1 1 1 1 1")
    assert state.result()[0]["clergy"] == 1


@pytest.mark.clause("HAM-12.37")
@pytest.mark.card(66, 69, 81)
def test_066_counts_for_points_per_building_too() -> None:
    assert use(owner(66, 69, points=5), 69).points[0] == 5 + 2
    assert use(owner(66, 81, points=5), 81).points[0] == 5 + 2


# -- 068: a free advance -------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.38", "HAM-5.15")
@pytest.mark.card(68)
def test_068_advances_for_nothing_also_against_240() -> None:
    rival = side(display="grey:240")
    state = build(builder(68, 226, money=3, field=2, points=5, rivals=[rival]), 68)
    assert (state.square[0], state.money[0]) == (3, 3 - 3)
    assert state.points[0] == 5 + 1  # 226 scores for every advance


@pytest.mark.clause("HAM-12.38", "HAM-5.14")
@pytest.mark.card(68)
def test_068_on_the_last_field_scores_four_points() -> None:
    state = build(builder(68, money=3, field=9, points=20), 68)
    assert (state.square[0], state.points[0]) == (9, 20 + 4)


# -- 069, 081: points per building of the category -----------------------------------------------


@pytest.mark.clause("HAM-12.39")
@pytest.mark.parametrize(("card", "mates"), [(69, (61, 72)), (81, (73, 84))])
def test_a_point_for_each_building_of_the_category(card: int, mates: tuple[int, ...]) -> None:
    state = use(owner(card, *mates, 146, points=5), card)
    assert state.points[0] == 5 + 3
    assert workers(state, 0) == less(ONE_EACH, "orange")
    assert use(owner(card, 146, points=5), card).points[0] == 5 + 1
    assert not can_use(owner(card, workers="V1 G1 P1 B1"), card)


# -- 070: a site lowers a danger -----------------------------------------------------------------


@pytest.mark.clause("HAM-12.40")
@pytest.mark.card(70)
@pytest.mark.parametrize(("decision", "grey", "points"), [("accept", 1, 1), ("decline", 2, 0)])
def test_070_may_lower_the_danger_of_the_site(decision: str, grey: int, points: int) -> None:
    state = owner(70, hand="146 260", dangers="V2 G2", points=5)
    play(state, 0, f"play:{key(146)}", "as:site", decision)
    assert levels(state, 0) == f"V2 O0 G{grey} P0 B0"
    assert state.points[0] == 5 + points


@pytest.mark.clause("HAM-12.40", "HAM-12.92")
@pytest.mark.card(70)
def test_070_looks_at_the_real_colour_of_the_site() -> None:
    state = owner(70, 224, hand="193 260", workers="G1 B1", dangers="V1 B1", points=5)
    play(state, 0, f"play:{key(193)}", "recolour:brown", "as:site", "accept")
    assert levels(state, 0) == "V0 O0 G0 P0 B1"
    assert workers(state, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-12.40", "HAM-6.13")
@pytest.mark.card(70)
def test_070_does_not_ask_at_level_zero() -> None:
    state = owner(70, hand="146 260", dangers="V2")
    play(state, 0, f"play:{key(146)}", "as:site")
    assert state.turn() == ()
    assert levels(state, 0) == "V2 O0 G0 P0 B0"


# -- 071: categories as a laurel -----------------------------------------------------------------


@pytest.mark.clause("HAM-12.26")
@pytest.mark.example("HAM EX-27")
@pytest.mark.card(71)
def test_071_scores_a_point_for_each_category_itself_included() -> None:
    state = owner(71, 3, 6, 12, 157, 159, 218, zoo="241 245", parks="261", step="end")
    assert laurel(state) == 3 + 1


@pytest.mark.clause("HAM-12.26", "HAM-12.37")
@pytest.mark.card(66, 71)
def test_071_counts_066_where_it_helps() -> None:
    assert laurel(owner(71, 66, step="end")) == 2  # art and one more
    assert laurel(owner(71, 66, 49, 73, 86, step="end")) == 4  # all four are there already


# -- 085: markers turned back --------------------------------------------------------------------


@pytest.mark.clause("HAM-12.44")
@pytest.mark.card(85)
def test_085_turns_back_a_marker_of_every_other_player() -> None:
    rivals = [side(markers="square wall"), side(markers=""), side(markers="zoo")]
    state = builder(85, money=6, players=4, markers="points", rivals=rivals)
    build(state, 85)
    assert state.turn() == (1,)
    assert options(state, 1) == ["turn_back:square", "turn_back:wall"]
    play(state, 1, "turn_back:wall")
    assert [markers(state, seat) for seat in range(4)] == [{"points"}, {"square"}, set(), set()]


@pytest.mark.clause("HAM-12.44", "HAM-12.49", "HAM-10.5", "HAM-13.1.7")
@pytest.mark.example("HAM EX-63")
@pytest.mark.card(85, 95)
def test_a_marker_turned_back_by_085_can_be_regained_with_all_rewards() -> None:
    rival = side(
        markers="buildings wall",
        display="grey:95; grey:96",
        mayor=6,
        wall="3 0",
        money=1,
        workers="",
        points=5,
    )
    steps = [("turn", 0, 0), ("phase_four",)]
    state = builder(85, money=6, points=9, rivals=[rival], step=steps, cycle=8)
    build(state, 85)
    play(state, 1, "turn_back:wall")
    assert markers(state, 1) == {"buildings", "wall"}
    assert state.money[1] == 1 + 5  # for the wall; the buildings marker was active all along
    assert workers(state, 1) == "V1 O1 G1 P1 B1"


# -- 087, 092, 093: dice -------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.29")
@pytest.mark.card(87)
@pytest.mark.parametrize(
    ("dice", "gain"),
    [
        ("4 4 1 2 3 / 4", 4),
        ("6 6 1 2 3 / 4", 6),
        ("1 1 1 6 6 / 2", 1),
        ("5 5 5 5 5 / 5", 5),
        ("5 1 2 3 4 / 5", 5),  # the black die counts
        ("4 4 4 2 2 / 2", 0),
        ("1 2 3 4 5 / 6", 0),
        ("1 1 2 2 3 / 4", 0),
    ],
)
def test_087_pays_the_number_shown_most_often(dice: str, gain: int) -> None:
    state = owner(87, money=5, step=("cards", 0, 2), dice=dice)
    assert can_use(state, 87) == (gain > 0)
    if gain:
        use(state, 87)
    assert state.money[0] == 5 + gain


@pytest.mark.clause("HAM-12.30")
@pytest.mark.card(92)
@pytest.mark.parametrize(
    ("dice", "total", "is_usable"),
    [("4 4 4 4 4 / 3", 23, True), ("4 4 4 4 4 / 4", 24, False), ("1 1 1 1 1 / 1", 6, True)],
)
def test_092_pays_five_marks_at_most_at_23(dice: str, total: int, is_usable: bool) -> None:
    state = owner(92, money=5, step=("cards", 0, 2), dice=dice)
    assert sum(state.dice) == total
    assert can_use(state, 92) == is_usable
    if is_usable:
        assert use(state, 92).money[0] == 5 + 5


@pytest.mark.clause("HAM-12.30")
@pytest.mark.card(93)
@pytest.mark.parametrize(
    ("dice", "total", "is_usable"),
    [("3 3 3 3 3 / 4", 19, True), ("3 3 3 3 3 / 3", 18, False), ("6 6 6 6 6 / 6", 36, True)],
)
def test_093_scores_two_points_from_19_on(dice: str, total: int, is_usable: bool) -> None:
    state = owner(93, points=5, step=("cards", 0, 2), dice=dice)
    assert sum(state.dice) == total
    assert can_use(state, 93) == is_usable
    if is_usable:
        assert use(state, 93).points[0] == 5 + 2


@pytest.mark.clause("HAM-5.4", "HAM-5.11", "HAM-9.4", "HAM-9.10")
@pytest.mark.parametrize("card", [49, 87, 92, 93])
def test_cards_of_phase_ii_are_used_once_before_or_after_the_dangers(card: int) -> None:
    """Dice without a step on the square: 3 3 5 3 3 / 3, in sum 20."""
    facts = {"hand": "", "step": "rolled", "dice": "3 3 5 3 3 / 3"}
    early = owner(card, **facts)
    assert can_use(early, card)  # window A: the grey danger has not been raised
    assert levels(early, 0) == "V0 O0 G0 P0 B0"
    use(early, card)
    assert not can_use(early, card)
    late = play(owner(card, **facts), 0, "done")
    assert levels(late, 0) == "V0 O0 G1 P0 B0"
    assert can_use(late, card)  # window B


# -- 088: sets of workers ------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.45")
@pytest.mark.example("HAM EX-89")
@pytest.mark.card(88)
@pytest.mark.parametrize(
    ("mine", "sets"),
    [("V2 O3 G2 P2 B2", 2), ("V1 O1 G1 P1 B1", 0), ("V1 O2 G1 P1 B1", 1), ("V9 O9 G9 P9 B0", 0)],
)
def test_088_counts_sets_after_the_orange_worker_is_gone(mine: str, sets: int) -> None:
    state = use(owner(88, workers=mine, points=5, money=5), 88)
    assert (state.points[0], state.money[0]) == (5 + 1 * sets, 5 + 5 * sets)
    assert workers(state, 0) == less(mine, "orange")


@pytest.mark.clause("HAM-12.45")
@pytest.mark.card(88)
def test_088_cannot_be_used_without_an_orange_worker() -> None:
    assert not can_use(owner(88, workers="V1 G1 P1 B1"), 88)


# -- 089: majorities at once ---------------------------------------------------------------------


@pytest.mark.clause("HAM-12.19")
@pytest.mark.card(89)
@pytest.mark.parametrize("active", ["", "zoo", "buildings wall points"])
def test_089_scores_for_active_majorities_at_once(active: str) -> None:
    state = build(builder(89, markers=active, money=6, points=5), 89)
    assert state.points[0] == 5 + 2 * len(active.split())


# -- 091: others build the wall ------------------------------------------------------------------


@pytest.mark.clause("HAM-12.47", "HAM-9.15")
@pytest.mark.example("HAM EX-82")
@pytest.mark.card(91)
def test_091_gives_a_worker_for_a_stone_of_145() -> None:
    rival = side(display="pink:91", workers="")
    state = builder(145, board="green", wall="0 1", money=6, rivals=[rival])
    build(state, 145, "wall:right")
    assert wall(state, 0) == (0, 2)
    assert workers(state, 1) == "V0 O0 G1 P0 B0"


@pytest.mark.clause("HAM-12.47")
@pytest.mark.card(91)
def test_091_gives_a_worker_for_a_base_action_but_not_for_ones_own() -> None:
    rival = side(display="pink:91", workers="", hand="60 59", board="green", money=5)
    turns = [("turn", 0, 0), ("turn", 1, 0)]
    facts = {"board": "yellow", "hand": "193 260", "step": turns}
    state = owner(57, used="57", rivals=[rival], **facts)
    play(state, 0, f"play:{key(193)}", "as:wall")  # violet
    assert workers(state, 1) == "V1 O0 G0 P0 B0"
    play(state, 1, f"play:{key(60)}", "as:wall")  # pink, his own
    assert workers(state, 1) == "V1 O0 G0 P0 B0"
    assert wall(state, 1) == (1, 0)


# -- 095: a worker of each colour for a marker ---------------------------------------------------


@pytest.mark.clause("HAM-12.49", "HAM-10.5")
@pytest.mark.card(95)
def test_095_gives_a_full_set_for_each_marker_turned() -> None:
    sides = [side(display="grey:95", field=3, markers="buildings", points=9, workers="V1")]
    state = scene(sides=sides, step="phase_four", cycle=8)
    assert markers(state, 0) == {"square", "buildings", "points"}
    assert workers(state, 0) == "V3 O2 G2 P2 B2"  # square and points are new, buildings not


# -- 096: a statue twice -------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.50")
@pytest.mark.card(96)
@pytest.mark.parametrize(("statues", "points"), [("", 0), ("5", 5), ("5 9", 9)])
def test_096_doubles_the_best_statue(statues: str, points: int) -> None:
    state = owner(96, statues=statues, step="end")
    assert laurel(state) == points
    assert state.result()[0]["statues"] == sum(map(int, statues.split()))


@pytest.mark.clause("HAM-11.6")
@pytest.mark.parametrize("card", [29, 30, 71, 96])
def test_odd_laurels_under_a_zoo_card_score_nothing(card: int) -> None:
    facts = {"statues": "9", "wall": "5 3", "markers": "zoo", "step": "end"}
    assert laurel(owner(card, **facts)) > 0
    assert laurel(owner(zoo=f"241<{card}", **facts)) == 0


# -- saved in the middle -------------------------------------------------------------------------


@pytest.mark.card(54, 60, 62, 85)
def test_nested_effects_of_pink_cards_survive_saving() -> None:
    rivals = [side(markers="square wall"), side(markers="zoo points")]
    sixty = build(builder(60, 36, 41, 62, 7, 106, 99, money=16, board="green"), 60)
    positions = [
        use(owner(54, 57, 102, 6, used="57 102"), 54),
        sixty.copy(),
        play(sixty.copy(), 0, f"use:{key(41)}"),
        play(sixty.copy(), 0, f"use:{key(7)}"),
        draw(play(sixty.copy(), 0, f"use:{key(7)}", "draw:grey"), 146),
        play(sixty.copy(), 0, f"use:{key(62)}"),
        use(owner(62, board="green", wall="2 1", money=10), 62),
        build(builder(85, money=6, rivals=rivals), 85),
        play(build(builder(85, money=6, rivals=rivals), 85), 1, "turn_back:wall"),
    ]
    for state in positions:
        assert state.turn() != ()
        assert_survives_saving(state)


@pytest.mark.clause("HAM-12.7", "HAM-12.23")
@pytest.mark.card(36, 67, 68)
def test_a_search_inside_a_search_keeps_its_order() -> None:
    """067 finds 068, both strike twice under 036; saved before each decision."""
    state = builder(67, 36, sites="violet grey pink", money=6, discard="68 61 146 218")
    build(state, 67, f"find:{key(68)}", "site:2")
    assert_survives_saving(state)
    draw(state, 146)
    assert state.square[0] == 1
    assert_survives_saving(state)
    play(state, 0, "accept")
    assert state.square[0] == 2
    play(state, 0, "accept", f"find:{key(61)}")
    assert_survives_saving(state)
    draw(state, 218)
    assert sites(state, 0) == ["violet:67", "grey:68", "pink:61", "violet:36"]
