"""The brown cards 001 to 048 that belong to no family."""

import pytest

from tests.games.hamburg.cards import ONE_EACH, build, builder, can_use, laurel, less, owner, use
from tests.games.hamburg.scenes import draw, key, levels, markers, scene, side, sites, wall, workers
from tests.games.scenes import assert_survives_saving, chance, options, play

COLOURS = ("violet", "orange", "grey", "pink", "brown")
PILES = [f"draw:{colour}" for colour in COLOURS]
NO_CARDS = dict.fromkeys(COLOURS, "")
IN_HAND = [f"play:{key(259)}", f"play:{key(260)}"]


# -- 001: lightning, a base action with a drawn card --------------------------------------------


@pytest.mark.clause("HAM-12.1")
@pytest.mark.card(1)
def test_001_acts_with_a_drawn_card_that_cannot_be_kept() -> None:
    state = builder(1, money=5, board="green", dice="2 3 6 4 5 / 1")
    build(state, 1)
    assert options(state, 0) == PILES
    draw(play(state, 0, "draw:brown"), 12)
    assert options(state, 0) == ["as:workers", "as:money", "as:site"]
    play(state, 0, "as:money")
    assert state.money[0] == 5 - 3 + 5
    assert state.discard == [12]
    assert state.hands[0] == (259, 260)


@pytest.mark.clause("HAM-12.1")
@pytest.mark.card(1)
def test_001_does_nothing_when_all_piles_are_empty() -> None:
    state = build(builder(1, money=5, piles=NO_CARDS), 1)
    assert state.turn() == ()  # nothing left to decide in the turn
    assert (state.money[0], state.discard) == (5 - 3, [])


@pytest.mark.clause("HAM-12.1", "HAM-9.11")
@pytest.mark.card(1, 132)
def test_001_may_build_the_drawn_card_with_the_discount_of_132() -> None:
    state = builder(1, 132, money=10, sites="violet grey", hand="")
    play(state, 0, "as:building", "site:1", "draw:brown")  # the only card of the hand plays itself
    draw(state, 6)
    play(state, 0, "as:building")
    assert state.money[0] == 10 - (3 - 3) - (9 - 3)
    assert sites(state, 0) == ["violet:1", "grey:6", "violet:132"]
    use(state, 6)
    assert state.points[0] == 5 + 1


@pytest.mark.clause("HAM-12.1", "HAM-15.4")
@pytest.mark.card(1)
def test_001_shows_the_drawn_card_to_its_player_alone() -> None:
    state = build(builder(1, money=5), 1, "draw:grey")
    draw(state, 146)
    assert state.view(0)["drawn"] == key(146)
    assert state.view(1)["drawn"] == state.view(None)["drawn"] == ""
    play(state, 0, "as:site")
    assert state.view(0)["sides"][0]["sites"][-1]["card"] == key(146)
    assert state.view(1)["sides"][0]["sites"][-1]["card"] is None


# -- 002: an advance when nobody else can -------------------------------------------------------


NO_LOW_DIE = "3 4 5 3 6 / 5"


@pytest.mark.clause("HAM-12.3")
@pytest.mark.example("HAM EX-90")
@pytest.mark.card(2)
def test_002_advances_for_four_marks() -> None:
    state = owner(2, money=5, field=3, step=("cards", 0, 2), dice=NO_LOW_DIE)
    use(state, 2)
    assert (state.money[0], state.square[0]) == (5 - 4, 4)
    assert not can_use(state, 2)


@pytest.mark.clause("HAM-12.3")
@pytest.mark.card(2)
@pytest.mark.parametrize("dice", ["1 4 5 3 6 / 5", "3 4 5 3 6 / 2", "2 1 1 2 1 / 2"])
def test_002_waits_for_a_cycle_without_one_and_two(dice: str) -> None:
    assert not can_use(owner(2, money=9, step=("cards", 0, 2), dice=dice), 2)
    assert can_use(owner(2, money=9, step=("cards", 0, 2), dice=NO_LOW_DIE), 2)


@pytest.mark.clause("HAM-12.3", "HAM-3.8")
@pytest.mark.card(2)
def test_002_needs_the_full_price() -> None:
    assert not can_use(owner(2, money=3, step=("cards", 0, 2), dice=NO_LOW_DIE), 2)


@pytest.mark.clause("HAM-12.3", "HAM-12.63")
@pytest.mark.example("HAM EX-90")
@pytest.mark.card(2)
def test_002_costs_the_black_die_more_with_240_of_another() -> None:
    rich = owner(
        2, money=9, step=("cards", 0, 2), dice=NO_LOW_DIE, rivals=[side(display="grey:240")]
    )
    use(rich, 2)
    assert (rich.money[0], rich.square[0]) == (9 - 4 - 5, 1)


@pytest.mark.clause("HAM-12.3", "HAM-12.63", "HAM-3.8")
@pytest.mark.card(2)
def test_002_cannot_be_used_without_the_money_for_240() -> None:
    poor = owner(
        2, money=8, step=("cards", 0, 2), dice=NO_LOW_DIE, rivals=[side(display="grey:240")]
    )
    assert not can_use(poor, 2)


@pytest.mark.clause("HAM-12.3", "HAM-12.63", "HAM-13.1.6")
@pytest.mark.card(2)
def test_002_costs_mayor_05_nothing_more_with_240_of_another() -> None:
    facts = {"step": ("cards", 0, 2), "dice": NO_LOW_DIE, "rivals": [side(display="grey:240")]}
    state = use(owner(2, money=4, mayor=5, **facts), 2)
    assert (state.money[0], state.square[0]) == (4 - 4, 1)


@pytest.mark.clause("HAM-12.3", "HAM-9.24")
@pytest.mark.card(2, 125)
def test_002_is_not_made_cheaper_by_125_nor_dearer_by_the_own_240() -> None:
    state = owner(2, 125, 240, money=5, step=("cards", 0, 2), dice=NO_LOW_DIE)
    assert use(state, 2).money[0] == 5 - 4


@pytest.mark.clause("HAM-12.3")
@pytest.mark.card(2)
def test_002_is_not_made_cheaper_by_the_clergy_tile() -> None:
    tiles = "c01_plus c02_plus c03_plus c04_plus c07_plus c05_plus"
    state = owner(2, money=5, step=("cards", 0, 2), dice=NO_LOW_DIE, clergy_tiles=tiles, window=5)
    assert use(state, 2).money[0] == 5 - 4


@pytest.mark.clause("HAM-12.3", "HAM-5.14", "HAM-5.15", "HAM-12.90")
@pytest.mark.card(2)
def test_002_on_the_last_field_is_a_virtual_advance() -> None:
    state = owner(2, 226, money=5, points=20, field=9, step=("cards", 0, 2), dice=NO_LOW_DIE)
    use(state, 2)
    assert (state.square[0], state.points[0]) == (9, 20 + 4 + 1)


# -- 004: buildings back into the hand ----------------------------------------------------------


@pytest.mark.clause("HAM-12.5")
@pytest.mark.card(4)
def test_004_takes_back_any_buildings_also_itself_and_one_under_a_zoo_card() -> None:
    state = build(builder(4, 121, 102, zoo="241<146", sites="violet"), 4)
    offered = [f"take_back:{key(card)}" for card in (4, 102, 121, 146)]
    assert options(state, 0) == ["done", *offered]
    play(state, 0, f"take_back:{key(4)}", f"take_back:{key(121)}", f"take_back:{key(146)}")
    assert state.hands[0] == (4, 121, 146, 259, 260)
    assert sites(state, 0) == ["violet", "violet", "violet:102"]
    assert state.zoo[0] == (241, 0)


@pytest.mark.clause("HAM-12.5", "HAM-9.3")
@pytest.mark.card(4)
def test_004_may_take_back_nothing() -> None:
    state = build(builder(4, 121, sites="violet"), 4, "done")
    assert state.hands[0] == (259, 260)
    assert sites(state, 0) == ["violet:4", "violet:121"]


@pytest.mark.clause("HAM-12.5", "HAM-9.2")
@pytest.mark.example("HAM EX-88")
@pytest.mark.card(4, 121)
def test_a_lightning_taken_back_by_004_strikes_again() -> None:
    state = builder(4, 121, money=5, step=[("turn", 0, 0), ("turn", 0, 0)])
    build(state, 4, f"take_back:{key(121)}")
    build(state, 121)
    assert state.money[0] == 5 - 0 - 3 + 6


@pytest.mark.clause("HAM-6.14")
@pytest.mark.card(4, 102)
def test_a_building_taken_back_by_004_loses_its_marker() -> None:
    turns = [("turn", 0, 0), ("turn", 0, 0)]
    state = builder(4, 102, money=6, used="102", step=turns)
    build(state, 4, f"take_back:{key(102)}")
    build(state, 102)
    use(state, 102)
    assert state.money[0] == 6 - 6 + 2


@pytest.mark.clause("HAM-12.5", "HAM-4.6")
@pytest.mark.card(4)
def test_cards_taken_back_by_004_count_against_the_hand_limit() -> None:
    state = builder(4, 121, 102, hand="260", step=[("turn", 0, 0), ("fill", 0)])
    build(state, 4, f"take_back:{key(4)}", f"take_back:{key(102)}", f"take_back:{key(121)}")
    assert state.hands[0] == (4, 102, 121, 260)
    play(state, 0, "draw:grey")  # one card only
    draw(state, 146)
    assert len(state.hands[0]) == 5
    assert state.turn() == ()


# -- 012: a point for three stones --------------------------------------------------------------


@pytest.mark.clause("HAM-12.10")
@pytest.mark.card(12)
@pytest.mark.parametrize(
    ("stones", "points"), [("2 0", 0), ("1 2", 1), ("3 2", 1), ("2 4", 2), ("4 5", 3), ("5 5", 3)]
)
def test_012_scores_a_point_for_every_three_stones(stones: str, points: int) -> None:
    state = use(owner(12, wall=stones, points=5), 12)
    assert state.points[0] == 5 + points
    assert workers(state, 0) == less(ONE_EACH, "pink")


# -- 013: the others discard --------------------------------------------------------------------


@pytest.mark.clause("HAM-12.11", "HAM-3.5")
@pytest.mark.example("HAM EX-92")
@pytest.mark.card(13)
def test_013_makes_everyone_else_discard_a_card_of_his_choice() -> None:
    rivals = [side(hand=""), side(hand="97 98 99"), side(hand="146")]
    state = build(builder(13, money=5, players=4, discard="3", rivals=rivals), 13)
    assert state.turn() == (2,)  # the first has no card and is spared
    assert options(state, 2) == [f"discard:{key(card)}" for card in (97, 98, 99)]
    play(state, 2, f"discard:{key(98)}")
    assert state.hands == [(259, 260), (), (97, 99), ()]  # a single card goes without a question
    assert state.discard == [3, 98, 146]


@pytest.mark.clause("HAM-12.11")
@pytest.mark.card(13)
def test_013_does_nothing_when_the_others_have_no_cards() -> None:
    state = build(builder(13, money=5), 13)
    assert state.discard == []
    assert state.hands[0] == (259, 260)


# -- 025: money for all buildings ---------------------------------------------------------------


@pytest.mark.clause("HAM-12.15", "HAM-12.81")
@pytest.mark.card(25)
def test_025_pays_for_every_building_itself_included() -> None:
    state = builder(25, 3, 146, zoo="241<147 245", parks="261", sites="violet grey", money=6)
    build(state, 25)
    assert state.money[0] == 6 - 6 + 2 * (3 + 1)  # three on sites, one under a zoo card


# -- 027: buying workers ------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.16")
@pytest.mark.card(27)
def test_027_buys_up_to_five_workers() -> None:
    state = owner(27, money=9, workers="")
    bought = ("gain:violet", "gain:grey", "gain:grey", "gain:pink", "gain:brown")
    use(state, 27, *bought)
    assert workers(state, 0) == "V1 O0 G2 P1 B1"
    assert state.money[0] == 9 - 5 * 1
    assert options(state, 0) == IN_HAND  # no sixth one, and not again in this cycle


@pytest.mark.clause("HAM-12.16")
@pytest.mark.card(27)
@pytest.mark.parametrize(("money", "bought"), [(9, 0), (9, 1), (2, 2), (0, 0)])
def test_027_buys_as_many_as_wanted_and_paid_for(money: int, bought: int) -> None:
    state = use(owner(27, money=money, workers=""), 27)
    play(state, 0, *["gain:orange"] * bought)
    if money > bought:
        play(state, 0, "done")
    assert options(state, 0) == IN_HAND
    assert workers(state, 0) == f"V0 O{bought} G0 P0 B0"
    assert state.money[0] == money - bought


# -- 028: draw four, discard four ---------------------------------------------------------------


@pytest.mark.clause("HAM-12.17", "HAM-3.12", "HAM-3.13")
@pytest.mark.card(28)
def test_028_draws_four_and_discards_four_of_the_whole_hand() -> None:
    state = build(builder(28), 28, "draw:brown", "draw:grey", "draw:grey", "draw:violet")
    draw(state, 3, 146, 147, 193)
    assert state.hands[0] == (3, 146, 147, 193, 259, 260)
    order = (260, 146, 3, 259)  # old and new ones, in an order of his choice
    play(state, 0, *(f"discard:{key(card)}" for card in order))
    assert state.hands[0] == (147, 193)
    assert state.discard == list(order)


@pytest.mark.clause("HAM-12.17")
@pytest.mark.card(28)
def test_028_discards_four_even_if_fewer_could_be_drawn() -> None:
    state = builder(28, hand="257 258 259 260", piles={**NO_CARDS, "grey": "146"})
    build(state, 28)  # the only card of all piles is drawn without a question
    assert state.hands[0] == (146, 257, 258, 259, 260)
    play(state, 0, *(f"discard:{key(card)}" for card in (257, 258, 259, 260)))
    assert state.hands[0] == (146,)


@pytest.mark.clause("HAM-12.17")
@pytest.mark.card(28)
def test_028_discards_as_far_as_the_hand_allows() -> None:
    state = build(builder(28, hand="260", piles={**NO_CARDS, "grey": "146"}), 28)
    play(state, 0, f"discard:{key(260)}", f"discard:{key(146)}")
    assert state.hands[0] == ()
    assert state.discard == [260, 146]


# -- 029, 030: laurels of university ------------------------------------------------------------


@pytest.mark.clause("HAM-12.18", "HAM-11.5")
@pytest.mark.card(29)
@pytest.mark.parametrize(
    ("stones", "statues", "points"),
    [("2 2", "", 0), ("3 2", "", 2), ("5 3", "9", 2 * 2 + 2), ("2 5", "9 7", 2 + 2 * 2)],
)
def test_029_scores_for_third_segments_and_statues(stones: str, statues: str, points: int) -> None:
    assert laurel(owner(29, wall=stones, statues=statues, step="end")) == points


@pytest.mark.clause("HAM-12.18", "HAM-12.50")
@pytest.mark.example("HAM EX-91")
@pytest.mark.card(29, 96, 105)
def test_a_zitronenjette_counts_as_a_statue_but_is_worth_no_points() -> None:
    facts = {"wall": "3 0", "jettes": "12"}
    assert laurel(owner(29, step="end", **facts)) == 2 + 2
    assert use(owner(105, points=5, **facts), 105).points[0] == 5 + 1 + 1
    assert laurel(owner(96, step="end", **facts)) == 0


@pytest.mark.clause("HAM-12.19")
@pytest.mark.card(30)
@pytest.mark.parametrize("active", ["", "zoo", "square buildings wall points zoo"])
def test_030_scores_for_active_majorities(active: str) -> None:
    state = owner(30, markers=active, rivals=[side(markers="wall")], step="end")
    assert laurel(state) == 2 * len(active.split())


# -- 032: two sites -----------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.20", "HAM-15.4")
@pytest.mark.card(32)
def test_032_lays_two_drawn_cards_as_sites_without_workers() -> None:
    state = build(builder(32, money=6), 32, "draw:pink", "draw:grey")
    draw(state, 60, 146)
    assert sites(state, 0) == ["violet:32", "pink", "grey"]
    assert workers(state, 0) == ONE_EACH
    for seat in (0, 1):  # nobody looks at their fronts
        shown = [site["card"] for site in state.view(seat)["sides"][0]["sites"]]
        assert shown[1:] == [None, None]


@pytest.mark.clause("HAM-12.20", "HAM-13.1.9", "HAM-9.13")
@pytest.mark.card(32, 70)
def test_032_scores_with_mayor_08_but_is_no_base_action() -> None:
    state = builder(32, 70, money=6, mayor=8, dangers="P1")
    build(state, 32, "draw:pink", "draw:pink")
    draw(state, 60, 59)
    assert state.points[0] == 5 + 1 + 1
    assert levels(state, 0) == "V0 O0 G0 P1 B0"  # 070 looks at base actions only


@pytest.mark.clause("HAM-12.20", "HAM-4.4")
@pytest.mark.card(32)
@pytest.mark.parametrize(("grey", "laid"), [("146", 1), ("", 0)])
def test_032_lays_what_the_piles_still_hold(grey: str, laid: int) -> None:
    state = build(builder(32, money=6, piles={**NO_CARDS, "grey": grey}), 32)
    assert sites(state, 0) == ["violet:32"] + ["grey"] * laid


# -- 033: an extra card in phase I --------------------------------------------------------------


@pytest.mark.clause("HAM-12.21", "HAM-4.7")
@pytest.mark.card(33)
def test_033_draws_a_card_beyond_the_hand_limit() -> None:
    steps = [("fill", 0), ("cards", 0, 1)]
    state = owner(33, hand="256 257 258 259 260", step=steps, phase=1)
    assert options(state, 0) == ["done", f"use:{key(33)}"]
    use(state, 33, "draw:grey")
    draw(state, 146)
    assert state.hands[0] == (146, 256, 257, 258, 259, 260)
    assert state.used == [33]
    assert state.turn() == ()  # once


@pytest.mark.clause("HAM-12.21", "HAM-4.8")
@pytest.mark.card(33)
def test_033_chooses_among_piles_with_cards_only() -> None:
    piles = {**NO_CARDS, "grey": "146", "pink": "60"}
    state = use(owner(33, step=("cards", 0, 1), piles=piles), 33)
    assert options(state, 0) == ["draw:grey", "draw:pink"]
    none = use(owner(33, step=("cards", 0, 1), piles=NO_CARDS), 33)
    assert none.hands[0] == (259, 260)


@pytest.mark.clause("HAM-9.10")
@pytest.mark.card(33)
@pytest.mark.parametrize("step", [("turn", 0, 0), ("cards", 0, 2)])
def test_033_is_for_phase_i_only(step: tuple[str, int, int]) -> None:
    assert not can_use(owner(33, 49, 57, step=step, dice="6 6 6 6 6 / 6"), 33)


# -- 034: one worker more -----------------------------------------------------------------------


@pytest.mark.clause("HAM-12.22")
@pytest.mark.card(34)
@pytest.mark.parametrize("extra", COLOURS)
def test_034_adds_a_worker_of_any_colour_to_the_base_action(extra: str) -> None:
    state = owner(34, hand="146 260", workers="")
    play(state, 0, f"play:{key(146)}", "as:workers", f"gain:{extra}")
    expected = [0, 0, 3, 0, 0]
    expected[COLOURS.index(extra)] += 1
    assert state.workers[:5] == expected


@pytest.mark.clause("HAM-12.22", "HAM-9.11")
@pytest.mark.card(34)
def test_034_adds_to_a_granted_base_action_and_to_nothing_else() -> None:
    state = owner(34, 7, 48, workers="V1")
    use(state, 7, "draw:grey")
    draw(state, 146)
    play(state, 0, "as:workers", "gain:pink")
    assert workers(state, 0) == "V0 O0 G3 P1 B0"
    use(state, 48, "gain:pink")
    assert workers(state, 0) == "V0 O0 G3 P2 B0"  # a card that gives workers is no base action


# -- 036: lightning twice -----------------------------------------------------------------------


@pytest.mark.clause("HAM-12.23", "HAM-9.16")
@pytest.mark.example("HAM EX-53")
@pytest.mark.card(36, 121)
def test_036_activates_a_lightning_building_a_second_time() -> None:
    state = build(builder(121, 36, money=5), 121, "accept")
    assert state.money[0] == 5 - 3 + 6 + 6
    assert state.turn() == ()  # the repeat is not repeated


@pytest.mark.clause("HAM-12.23", "HAM-9.7")
@pytest.mark.card(36, 121)
def test_036_need_not_be_used() -> None:
    state = build(builder(121, 36, money=5), 121)
    assert options(state, 0) == ["accept", "decline"]
    play(state, 0, "decline")
    assert state.money[0] == 5 - 3 + 6


@pytest.mark.clause("HAM-12.23")
@pytest.mark.card(36, 121, 126)
def test_036_repeats_a_lightning_found_by_a_search_and_the_search() -> None:
    """126 finds 121, which strikes twice; then 126 itself searches once more."""
    state = builder(126, 36, sites="violet grey pink", money=6, discard="121 124 146 218")
    build(state, 126, f"find:{key(121)}", "site:2")
    draw(state, 146)
    play(state, 0, "accept", "accept", f"find:{key(124)}", "site:3")
    draw(state, 218)
    assert state.money[0] == 6 - 6 + 6 + 6
    assert sites(state, 0) == ["violet:126", "grey:121", "pink:124", "violet:36"]


@pytest.mark.clause("HAM-12.23")
@pytest.mark.card(1, 36, 121)
def test_036_repeats_a_lightning_built_with_a_granted_base_action() -> None:
    state = build(builder(1, 36, sites="violet grey", money=6), 1, "draw:orange")
    draw(state, 121)
    play(state, 0, "as:building", "accept")  # 121 a second time
    assert state.money[0] == 6 - 3 - 3 + 6 + 6
    play(state, 0, "accept", "draw:grey")  # then 001 a second time
    draw(state, 146)
    play(state, 0, "as:workers")
    assert workers(state, 0) == "V1 O1 G4 P1 B1"


@pytest.mark.clause("HAM-12.23")
@pytest.mark.card(36, 102)
def test_036_does_not_repeat_other_buildings() -> None:
    state = build(builder(102, 36, money=6), 102)
    assert options(state, 0) == ["done", f"use:{key(102)}"]
    assert use(state, 102).money[0] == 0 + 2


@pytest.mark.clause("HAM-9.17")
@pytest.mark.example("HAM EX-54")
@pytest.mark.card(36, 121)
def test_036_repeats_228_as_a_whole() -> None:
    rival = side(display="violet:121; violet:233")
    state = builder(228, 36, money=3, points=5, rivals=[rival], dice="3 3 3 3 3 / 3")
    build(state, 228, f"use:{key(121)}", "accept", f"use:{key(233)}")
    assert (state.money[0], state.points[0]) == (3 - 3 + 6, 5 + 3)
    assert state.turn() == ()


@pytest.mark.clause("HAM-9.18")
@pytest.mark.example("HAM EX-55")
@pytest.mark.card(36, 121)
def test_036_does_not_apply_to_the_brown_ship() -> None:
    state = owner(36, 121, hand="60 260", board="green", ships="brown", money=1)
    play(state, 0, f"play:{key(60)}", "as:wall", "ship:brown")
    assert wall(state, 0) == (1, 0)
    assert state.money[0] == 1 - 1 + 6
    assert workers(state, 0) == less(ONE_EACH, "pink")
    assert state.turn() == ()


# -- 041: a park card from a pile ---------------------------------------------------------------


@pytest.mark.clause("HAM-12.24")
@pytest.mark.card(41)
@pytest.mark.parametrize(
    ("colour", "parks"),
    [
        ("violet", (273, 274, 275, 276)),
        ("orange", (265, 266, 267, 268)),
        ("grey", (261, 262, 263, 264)),
        ("pink", (277, 278, 279, 280)),
        ("brown", (269, 270, 271, 272)),
    ],
)
def test_041_takes_a_park_card_from_the_pile_of_the_worker(
    colour: str, parks: tuple[int, ...]
) -> None:
    state = use(owner(41), 41, f"give:{colour}")
    assert options(state, 0) == [f"find:{key(card)}" for card in parks]
    play(state, 0, f"find:{key(parks[2])}")
    assert parks[2] in state.hands[0]
    assert parks[2] not in state.piles[COLOURS.index(colour)]
    assert workers(state, 0) == less(ONE_EACH, colour)


@pytest.mark.clause("HAM-12.24")
@pytest.mark.card(41)
def test_041_may_be_paid_for_nothing() -> None:
    state = use(owner(41, piles={"grey": "146 241"}), 41, "give:grey")
    assert state.hands[0] == (259, 260)
    assert workers(state, 0) == less(ONE_EACH, "grey")
    assert not can_use(owner(41, workers=""), 41)


# -- 043: two workers ---------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.25")
@pytest.mark.card(43)
@pytest.mark.parametrize(
    ("second", "left"), [("violet", "V0 O1 G1 P0 B1"), ("brown", "V1 O1 G1 P0 B0")]
)
def test_043_takes_a_violet_worker_and_one_more(second: str, left: str) -> None:
    state = use(owner(43, workers="V2 O1 G1 B1", money=5, points=5), 43, f"give:{second}")
    assert workers(state, 0) == left
    assert (state.money[0], state.points[0]) == (5 + 3, 5 + 1)


@pytest.mark.clause("HAM-12.25", "HAM-3.8")
@pytest.mark.card(43)
@pytest.mark.parametrize(
    ("mine", "is_enough"), [("V1", False), ("O3 B1", False), ("V2", True), ("V1 P1", True)]
)
def test_043_needs_two_workers_and_one_of_them_violet(mine: str, is_enough: bool) -> None:
    assert can_use(owner(43, workers=mine), 43) == is_enough


# -- 045: categories ----------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.26")
@pytest.mark.card(45)
def test_045_pays_for_different_categories_itself_included() -> None:
    state = owner(45, 47, 3, 6, 146, zoo="241<218", parks="261", money=5)
    use(state, 45)
    assert state.money[0] == 5 + 4  # health, citizens, military, emigrants; neither zoo nor park
    assert workers(state, 0) == less(ONE_EACH, "grey")


@pytest.mark.clause("HAM-12.26", "HAM-12.37")
@pytest.mark.example("HAM EX-61")
@pytest.mark.card(45, 53, 61, 66, 73, 86)
def test_066_is_one_category_at_a_time_and_counts_in_each_of_four() -> None:
    everything = (66, 53, 61, 73, 86, 45)
    for card in (53, 61, 73, 86):
        assert use(owner(*everything, money=5), card).money[0] == 5 + 2 * 2
    assert use(owner(*everything, money=5), 45).money[0] == 5 + 4 + 1
    assert use(owner(66, 61, 45, money=5), 45).money[0] == 5 + 2 + 1
    assert use(owner(66, 45, money=5), 45).money[0] == 5 + 1 + 1


# -- 046: majorities on a tie -------------------------------------------------------------------


@pytest.mark.clause("HAM-12.27", "HAM-10.2")
@pytest.mark.example("HAM EX-62")
@pytest.mark.card(46)
def test_046_turns_a_marker_on_a_tie_above_zero() -> None:
    sides = [
        side(display="grey:46", wall="2 1", points=9),
        side(wall="3 0", points=8),
        side(wall="1 0", points=8),
    ]
    state = scene(sides=sides, step="phase_four", cycle=8)
    assert markers(state, 0) == {"buildings", "wall", "points"}  # not square and zoo, all at 0
    assert markers(state, 1) == set()


@pytest.mark.clause("HAM-12.27")
@pytest.mark.card(46)
def test_046_does_not_help_behind_the_lead() -> None:
    sides = [side(zoo="241<46", wall="2 0", points=1), side(wall="3 0"), side(wall="3 0")]
    state = scene(sides=sides, step="phase_four", cycle=8)
    assert [markers(state, seat) for seat in range(3)] == [{"zoo"}, set(), set()]


# -- saved in the middle ------------------------------------------------------------------------


@pytest.mark.card(1, 4, 5, 13, 27, 28, 32, 36, 37, 41, 43)
def test_nested_effects_of_brown_cards_survive_saving() -> None:
    """Piles, drawn cards, several questions to others, and repeats, each in the middle."""
    one = build(builder(1, 36, money=9, sites="violet grey"), 1, "draw:orange")
    assert_survives_saving(one)
    assert_survives_saving(draw(one, 121))
    play(one, 0, "as:building")
    assert options(one, 0) == ["accept", "decline"]
    assert_survives_saving(one)
    positions = [
        build(builder(4, 121, 102), 4, f"take_back:{key(102)}"),
        build(builder(5, money=6, sites="violet grey", discard="3 12 13"), 5, f"find:{key(12)}"),
        build(builder(13, money=5, rivals=[side(hand="97 98"), side(hand="99 100")]), 13),
        use(owner(27, money=9), 27, "gain:grey", "gain:grey"),
        build(builder(28), 28, "draw:grey", "draw:grey"),
        draw(build(builder(28), 28, "draw:grey", "draw:grey", "draw:pink", "draw:pink"), 146),
        build(builder(32, money=6), 32, "draw:grey", "draw:pink"),
        use(owner(37), 37),
        use(owner(41), 41, "give:grey"),
        use(owner(43, workers="V2 B1"), 43),
    ]
    for state in positions:
        assert state.turn() != ()
        assert_survives_saving(state)


@pytest.mark.card(1)
def test_a_whole_nest_plays_on_after_every_decision() -> None:
    """001 repeated by 036 builds a search card, whose find strikes: saved at each decision."""
    state = builder(1, 36, money=20, sites="violet grey pink orange", discard="121 124 146 218")
    script = [
        (0, f"play:{key(1)}"), (0, "as:building"), (0, "site:1"), (0, "draw:orange"),
        (-1, f"card:{key(126)}"), (0, "as:building"), (0, "site:2"), (0, f"find:{key(121)}"),
        (0, "site:3"), (-1, f"card:{key(146)}"), (0, "accept"), (0, "accept"), (0, "done"),
    ]  # fmt: skip
    for seat, text in script:
        assert_survives_saving(state, decisions=6)
        if seat < 0:
            chance(state, text)
        else:
            play(state, seat, text)
    assert state.money[0] == 20 - 3 - 6 + 6 + 6
