"""Cards 217 to 228 that are no family: sites from piles, other colours, copies."""

import pytest

from tests.games.hamburg.cards import RICH, act, build, built, can_use, holding, owning, use
from tests.games.hamburg.scenes import draw, key, levels, scene, side, sites, wall, workers
from tests.games.scenes import is_over, listen, options, outcomes, play, saved

NO_PILES = dict.fromkeys(("violet", "orange", "grey", "pink", "brown"), "")
# -- counting ---------------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.84")
@pytest.mark.card(217)
def test_217_pays_two_mark_for_each_danger_raised() -> None:
    assert built(217, dangers="V2 G1 B2").money[0] == RICH - 3 + 2 * 3
    assert built(217, dangers="").money[0] == RICH - 3
    assert built(217, dangers="V1 O1 G2 P2 B1").money[0] == RICH - 3 + 10


@pytest.mark.clause("HAM-12.46")
@pytest.mark.card(227)
def test_227_counts_the_colours_left_after_paying() -> None:
    assert use(owning(227, workers="V2 O1 G2 P1 B3"), 227).money[0] == 4
    assert use(owning(227, workers="V2 O1 G2 P2 B3"), 227).money[0] == 5
    assert use(owning(227, workers="P1"), 227).money[0] == 0


@pytest.mark.clause("HAM-12.90")
@pytest.mark.card(226)
def test_226_scores_a_point_for_an_own_advance_only() -> None:
    walker, other = side(display="pink:226", money=5), side(money=5)
    state = scene(players=2, sides=[walker, other], step=[("walk", 0), ("walk", 1)],
                  dice="2 3 3 3 3 / 3")  # fmt: skip
    play(state, 0, "advance")
    play(state, 1, "advance")
    assert (state.points, state.square) == ([5 + 1, 5], [1, 1])


# -- 219 to 222: a site from a pile -----------------------------------------------------------

LODGING = {219: "B", 220: "P", 221: "O", 222: "G"}


@pytest.mark.clause("HAM-12.91")
@pytest.mark.parametrize("card", [219, 220, 221, 222])
def test_a_lodging_house_lays_a_drawn_card_as_a_site_for_one_more_worker(card: int) -> None:
    state = owning(card, workers=f"{LODGING[card]}1 V1")
    use(state, card)
    assert len(outcomes(state)) == 56 - 1  # only violet can be paid; the card itself is violet
    draw(state, 203)
    assert sites(state, 0) == [f"brown:{card}", "violet"]
    assert workers(state, 0) == "V0 O0 G0 P0 B0"
    assert 203 not in state.piles[0]


@pytest.mark.clause("HAM-12.91", "HAM-3.8")
@pytest.mark.parametrize("card", [219, 220, 221, 222])
def test_a_lodging_house_needs_a_second_worker_and_offers_what_it_can_pay(card: int) -> None:
    letter = LODGING[card]
    assert not can_use(owning(card, workers=f"{letter}1", hand="1"), card)
    own = {"B": "brown", "P": "pink", "O": "orange", "G": "grey"}[letter]
    state = use(owning(card, workers=f"{letter}2 V1"), card)
    assert options(state, 0) == ["draw:violet", f"draw:{own}"]
    piles = NO_PILES | {"grey": "146"}
    empty = owning(card, workers=f"{letter}1 V1", piles=piles, hand="1")
    assert not can_use(empty, card)


@pytest.mark.clause("HAM-12.91", "HAM-13.1.9", "HAM-9.13")
@pytest.mark.card(222)
def test_a_site_of_222_is_no_base_action_but_counts_for_mayor_side_08() -> None:
    display = "brown:222; brown:70"
    state = owning(display=display, workers="G1 V1", dangers="V1", mayor=8, points=20)
    use(state, 222)
    draw(state, 203)
    assert (levels(state, 0), is_over(state)) == ("V1 O0 G0 P0 B0", True)  # 070 is silent
    assert state.points[0] == 20 + 1


# -- 224: any colour --------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.92")
@pytest.mark.card(224)
def test_224_lets_a_card_count_as_any_other_colour_for_a_grey_worker() -> None:
    state = owning(224, hand="213 280", workers="G1")
    play(state, 0, "play:st_peter")
    colours = [f"recolour:{colour}" for colour in ("orange", "grey", "pink", "brown")]
    assert options(state, 0)[:4] == colours
    play(state, 0, "recolour:pink", "as:workers")
    assert workers(state, 0) == "V0 O0 G0 P3 B0"
    assert state.discard == [213]


@pytest.mark.clause("HAM-12.92")
@pytest.mark.card(224)
def test_224_is_voluntary_and_needs_the_grey_worker() -> None:
    state = act(owning(224, hand="213 280", workers="G1"), 213, "workers")
    assert workers(state, 0) == "V3 O0 G1 P0 B0"
    poor = play(owning(224, hand="213 280", workers="V1 P2"), 0, "play:st_peter")
    assert not [text for text in options(poor, 0) if text.startswith("recolour")]


@pytest.mark.clause("HAM-12.92")
@pytest.mark.card(224)
def test_die_danger_and_segment_follow_the_colour_named() -> None:
    money = owning(224, hand="213 280", workers="G1", dice="1 2 3 4 5 / 6")
    play(money, 0, "play:st_peter", "recolour:brown", "as:money")
    assert money.money[0] == 5
    lower = owning(224, hand="213 280", workers="G1", dangers="V1 P2", points=20)
    play(lower, 0, "play:st_peter", "recolour:pink", "as:lower")
    assert (levels(lower, 0), lower.points[0]) == ("V1 O0 G0 P1 B0", 21)
    stone = owning(224, hand="213 280", workers="G1", board="red", money=1)
    play(stone, 0, "play:st_peter", "recolour:brown", "as:wall")
    assert wall(stone, 0) == (1, 0)


@pytest.mark.clause("HAM-12.92")
@pytest.mark.example("HAM EX-31")
@pytest.mark.card(224, 70)
def test_a_site_is_paid_in_the_colour_named_but_keeps_its_own() -> None:
    state = owning(224, 70, hand="213 280", workers="G1 B1", dangers="V1 B1", points=20)
    play(state, 0, "play:st_peter", "recolour:brown", "as:site", "accept")
    assert sites(state, 0)[-1] == "violet"
    assert workers(state, 0) == "V0 O0 G0 P0 B0"
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P0 B1", 21)  # 070: the real colour


@pytest.mark.clause("HAM-12.92", "HAM-3.8")
@pytest.mark.card(224)
def test_a_site_named_grey_takes_two_grey_workers() -> None:
    one = play(owning(224, hand="213 280", workers="G1"), 0, "play:st_peter", "recolour:grey")
    assert "as:site" not in options(one, 0)
    two = owning(224, hand="213 280", workers="G2")
    play(two, 0, "play:st_peter", "recolour:grey", "as:site")
    assert workers(two, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-12.92")
@pytest.mark.card(224)
def test_224_has_no_effect_on_building() -> None:
    state = holding(213, display="pink:224", workers="G1")
    play(state, 0, "play:st_peter", "recolour:pink")
    assert "as:building" not in options(state, 0)
    assert "as:money" in options(state, 0)


@pytest.mark.clause("HAM-12.93")
@pytest.mark.example("HAM EX-66")
@pytest.mark.card(224, 150)
def test_a_ship_asks_for_a_worker_of_the_colour_named() -> None:
    state = owning(224, 150, hand="213 280", board="green", workers="O1 G1", money=1,
                   dangers="O1", points=20, ships="violet")  # fmt: skip
    play(state, 0, "play:st_peter", "recolour:orange", "as:wall", "accept")
    assert (wall(state, 0), state.points[0]) == ((0, 1), 21)
    play(state, 0, "ship:violet")
    assert (state.money[0], workers(state, 0)) == (4, "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-9.11", "HAM-12.92")
@pytest.mark.card(224, 202)
def test_224_works_with_a_card_that_202_takes() -> None:
    state = owning(224, 202, workers="P1 G1", discard="213", dice="1 1 1 1 6 / 1")
    use(state, 202)
    play(state, 0, "recolour:brown", "as:money")
    assert (state.money[0], workers(state, 0), state.discard) == (6, "V0 O0 G0 P0 B0", [213])


# -- 228: another player's lightning ----------------------------------------------------------


@pytest.mark.clause("HAM-12.94")
@pytest.mark.card(228)
def test_228_carries_out_a_lightning_of_another_player() -> None:
    state = built(228, side(display="pink:121; pink:102", money=0), side(display="pink:233"))
    assert options(state, 0) == [f"use:{key(121)}", f"use:{key(233)}"]
    play(state, 0, f"use:{key(121)}")
    assert (state.money[0], state.money[1]) == (RICH - 3 + 6, 0)
    assert sites(state, 1) == ["pink:121", "pink:102"]


@pytest.mark.clause("HAM-12.94")
@pytest.mark.card(228)
def test_228_does_nothing_without_a_target_and_never_copies_an_own_building() -> None:
    state = built(228, side(display="pink:102"), display="pink:121")
    assert is_over(state)
    assert state.money[0] == RICH - 3


@pytest.mark.clause("HAM-12.94")
@pytest.mark.card(228, 233)
def test_228_may_copy_a_building_under_a_zoo_card() -> None:
    state = built(228, side(zoo="256<233"), points=20, dice="3 3 3 3 3 / 5")
    assert (state.points[0], state.points[1]) == (20 + 5, 5)


@pytest.mark.clause("HAM-12.94", "HAM-3.4")
@pytest.mark.card(228, 152)
def test_a_copy_counts_what_the_copier_has() -> None:
    rival = side(display="pink:152; pink:102; pink:103", dangers="V2 O2")
    state = built(228, rival, display="pink:150", dangers="B3", points=20)
    play(state, 0, "lower:brown", "lower:brown")
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P0 B1", 22)  # two buildings
    assert levels(state, 1) == "V2 O2 G0 P0 B0"


@pytest.mark.clause("HAM-12.94", "HAM-12.72")
@pytest.mark.card(228, 171)
def test_a_copied_attack_hits_its_own_owner_too() -> None:
    state = built(228, side(display="pink:171", money=5), side(money=1))
    assert state.money == [RICH - 3 + 3 + 1, 2, 0]


@pytest.mark.clause("HAM-9.17")
@pytest.mark.example("HAM EX-54")
@pytest.mark.card(228, 233)
def test_036_repeats_228_as_a_whole_and_only_once() -> None:
    state = holding(228, side(display="pink:121; pink:233"), display="pink:36", points=20,
                    dice="3 3 3 3 3 / 3")  # fmt: skip
    build(state, 228)
    play(state, 0, f"use:{key(121)}")
    assert (state.money[0], options(state, 0)) == (RICH - 3 + 6, ["accept", "decline"])
    state = saved(state)
    play(state, 0, "accept", f"use:{key(233)}")
    assert (state.points[0], is_over(state)) == (20 + 3, True)


@pytest.mark.clause("HAM-12.94", "HAM-12.6")
@pytest.mark.card(228, 148)
def test_a_copied_search_builds_and_its_find_strikes_in_turn() -> None:
    state = built(228, side(display="pink:148"), sites="brown pink", discard="147 1 2",
                  dangers="V2", points=20)  # fmt: skip
    play(state, 0, f"find:{key(147)}", "site:2")
    draw(state, 2)
    assert options(saved(state), 0) == ["done", "lower:violet"]
    play(state, 0, "lower:violet", "lower:violet")
    assert (state.points[0], state.money[0]) == (22, RICH - 3)
    assert sites(state, 0) == ["brown:228", "pink:147"]


@pytest.mark.clause("HAM-9.20", "HAM-12.91")
@pytest.mark.card(219)
def test_060_spares_the_first_worker_of_219_but_not_the_second() -> None:
    state = built(60, display="brown:219", workers="V1")
    use(state, 219)
    draw(state, 203)
    assert sites(state, 0) == ["brown:60", "brown:219", "violet"]
    assert workers(state, 0) == "V0 O0 G0 P0 B0"
    bare = built(60, display="brown:219", workers="")
    assert is_over(bare)


@pytest.mark.clause("HAM-15.4", "HAM-12.91")
@pytest.mark.card(220)
def test_nobody_knows_the_front_of_a_site_drawn_by_220() -> None:
    state = owning(220, workers="P1 V1")
    events = listen(state)
    use(state, 220)
    draw(state, 203)
    assert state.known[203] == 0
    assert not [event for event in events if 203 in event.data.values()]
