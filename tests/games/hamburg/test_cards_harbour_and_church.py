"""Cards 193 to 216 that are no family: drawing, the discard pile, sites and dice."""

import pytest

from rathaus.core.steps import CHANCE
from tests.games.hamburg.cards import RICH, SPARE, act, built, can_use, owning, use
from tests.games.hamburg.scenes import draw, hand, key, levels, scene, side, sites, wall, workers
from tests.games.scenes import is_over, options, outcomes, play, saved

NO_PILES = dict.fromkeys(("violet", "orange", "grey", "pink", "brown"), "")

# -- drawing ----------------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.17", "HAM-12.85")
@pytest.mark.card(193)
def test_193_draws_two_cards_and_then_discards_two_of_the_whole_hand() -> None:
    state = owning(193, workers="B1", hand="1 2")
    use(state, 193)
    play(state, 0, "draw:violet", "draw:pink")
    assert state.turn() == (CHANCE,)
    draw(state, 213, 73)
    assert options(state, 0) == [f"discard:{key(card)}" for card in (1, 2, 73, 213)]
    play(state, 0, f"discard:{key(213)}", f"discard:{key(1)}")
    assert state.discard == [213, 1]  # in the order of his choice
    assert (hand(state, 0), workers(state, 0)) == ([2, 73], "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-12.17", "HAM-3.8")
@pytest.mark.card(193)
def test_193_discards_two_even_if_fewer_could_be_drawn() -> None:
    few = owning(193, workers="B1", hand="1 2 3", piles=NO_PILES | {"pink": "73"})
    use(few, 193)
    play(few, 0, f"discard:{key(2)}", f"discard:{key(73)}")
    assert (hand(few, 0), few.piles) == ([1, 3], [()] * 5)
    none = owning(193, workers="B1", hand="1", piles=NO_PILES)
    use(none, 193)
    assert (hand(none, 0), none.discard) == ([], [1])


DRAWS_FOR = {196: "O", 197: "G", 198: "P", 199: "B"}


@pytest.mark.clause("HAM-12.85", "HAM-3.12")
@pytest.mark.parametrize("card", [196, 197, 198, 199])
def test_a_quay_draws_a_card_from_a_pile_of_choice_for_its_worker(card: int) -> None:
    state = owning(card, workers=f"{DRAWS_FOR[card]}1")
    use(state, card)
    assert options(state, 0) == [f"draw:{c}" for c in ("violet", "orange", "grey", "pink", "brown")]
    play(state, 0, "draw:grey")
    assert len(outcomes(state)) == 56
    draw(state, 146)
    assert hand(state, 0) == [146]
    assert (sum(state.workers[:5]), len(state.piles[2])) == (0, 55)


@pytest.mark.clause("HAM-12.85", "HAM-4.4")
@pytest.mark.parametrize("card", [196, 197, 198, 199])
def test_a_quay_cannot_draw_from_an_empty_pile(card: int) -> None:
    piles = NO_PILES | {"grey": "146 151", "pink": "73 74"}
    state = owning(card, workers=f"{DRAWS_FOR[card]}1", piles=piles)
    assert options(use(state, card), 0) == ["draw:grey", "draw:pink"]
    empty = use(owning(card, workers=f"{DRAWS_FOR[card]}1", piles=NO_PILES), card)
    assert (is_over(empty), hand(empty, 0)) == (True, [])


@pytest.mark.clause("HAM-12.85", "HAM-4.3")
@pytest.mark.card(201)
def test_201_draws_three_cards_from_piles_chosen_before_looking() -> None:
    state = built(201)
    play(state, 0, "draw:violet", "draw:violet")
    assert hand(saved(state), 0) == [SPARE]  # nothing is seen before the last pile is named
    play(state, 0, "draw:brown")
    draw(state, 213, 214, 1)
    assert is_over(state)
    assert (hand(state, 0), state.money[0]) == ([1, 213, 214, SPARE], RICH - 3)


@pytest.mark.clause("HAM-12.85", "HAM-3.8")
@pytest.mark.card(201)
def test_201_draws_what_there_is() -> None:
    state = built(201, piles=NO_PILES | {"pink": "73 74"})
    draw(state, 74)
    assert (is_over(state), hand(state, 0)) == (True, [73, 74, SPARE])


# -- 202: the top of the discard pile ---------------------------------------------------------


@pytest.mark.clause("HAM-12.2", "HAM-9.11", "HAM-7.7")
@pytest.mark.example("HAM EX-68")
@pytest.mark.card(202)
def test_202_acts_with_the_card_just_played_which_goes_back_on_top() -> None:
    state = owning(202, hand="146 280", workers="P1", discard="1", dice="1 1 6 1 1 / 1")
    act(state, 146, "workers")
    use(state, 202)
    play(state, 0, "as:money")
    assert (state.money[0], workers(state, 0)) == (6, "V0 O0 G3 P0 B0")
    assert state.discard == [1, 146]


@pytest.mark.clause("HAM-12.2")
@pytest.mark.card(202)
def test_202_cannot_be_used_while_the_discard_pile_is_empty() -> None:
    assert not can_use(owning(202, hand="1 2", workers="P1"), 202)
    assert can_use(owning(202, hand="1 2", workers="P1", discard="3"), 202)


@pytest.mark.clause("HAM-12.2", "HAM-12.1")
@pytest.mark.card(202)
def test_202_can_build_the_card_or_lay_it_as_a_site_at_the_usual_price() -> None:
    build = owning(202, sites="pink", workers="P1", discard="1 205", money=7)
    use(build, 202)
    play(build, 0, "as:building")
    assert (sites(build, 0), build.money[0]) == (["pink:205", "brown:202"], 7 - 6)
    assert build.discard == [1]
    lay = owning(202, workers="V1 P1", discard="1 205")
    use(lay, 202)
    play(lay, 0, "as:site")
    assert (sites(lay, 0), workers(lay, 0)) == (["brown:202", "violet"], "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-12.2", "HAM-9.12")
@pytest.mark.card(202)
def test_202_must_act_and_gets_no_ship_and_moves_no_stone() -> None:
    state = owning(202, board="red", workers="P1 G1", discard="146", money=1, points=20,
                   ships="violet", exchange=(3, 1))  # fmt: skip
    use(state, 202)
    assert options(state, 0) == ["as:workers", "as:money", "as:wall", "as:site"]
    play(state, 0, "as:wall")
    assert (wall(state, 0), is_over(state), workers(state, 0)) == ((0, 1), True, "V0 O0 G1 P0 B0")
    assert (state.rate, state.points[0]) == (1, 20)  # tile 3 pays for walls built by hand cards


@pytest.mark.clause("HAM-15.3", "HAM-12.2")
@pytest.mark.card(202)
def test_under_the_card_taken_from_a_shuffled_pile_the_next_one_is_turned_up() -> None:
    state = owning(202, workers="P1", discard="146", shuffled="1 2 3")
    use(state, 202)
    assert outcomes(state) == [f"card:{key(card)}" for card in (1, 2, 3)]
    draw(state, 2)
    play(saved(state), 0, "as:workers")
    play(state, 0, "as:workers")
    assert (state.discard, state.shuffled) == ([2, 146], [1, 3])


@pytest.mark.clause("HAM-12.2", "HAM-9.20")
@pytest.mark.card(202)
def test_060_uses_202_without_its_worker() -> None:
    state = built(60, display="brown:202", workers="", discard="146", dice="1 1 4 1 1 / 1")
    use(state, 202)
    play(state, 0, "as:money")
    assert (state.money[0], state.used) == (RICH - 6 + 4, [])


# -- counting sites, workers, dice ------------------------------------------------------------


@pytest.mark.clause("HAM-12.83")
@pytest.mark.card(194)
def test_194_pays_two_mark_for_each_colour_among_the_sites() -> None:
    state = built(194, sites="brown brown violet", display="pink:102; grey:146")
    assert state.money[0] == RICH - 6 + 2 * 4
    every = built(194, sites="brown violet orange grey pink pink")
    assert every.money[0] == RICH - 6 + 10


@pytest.mark.clause("HAM-12.86")
@pytest.mark.card(203)
def test_203_scores_five_points_for_sites_of_all_five_colours() -> None:
    all_five = owning(sites="violet orange grey", display="pink:203; brown:102", step="end")
    assert all_five.result()[0]["laurel"] == 5
    four = owning(sites="violet orange grey pink", display="pink:203; grey:102", step="end")
    assert four.result()[0]["laurel"] == 0


@pytest.mark.clause("HAM-12.87", "HAM-3.11")
@pytest.mark.example("HAM EX-18")
@pytest.mark.card(205)
def test_205_scores_a_point_for_every_two_workers_at_the_end() -> None:
    for number, points in ((7, 3), (8, 4), (1, 0), (0, 0)):
        state = owning(205, workers=f"V{number}", step="end")
        assert state.result()[0]["laurel"] == points
    mixed = owning(205, workers="V2 O1 G2 P1 B3", step="end")
    assert mixed.result()[0]["laurel"] == 9 // 2


@pytest.mark.clause("HAM-12.88")
@pytest.mark.card(212)
def test_212_takes_a_worker_for_each_die_that_shows_one() -> None:
    state = owning(212, workers="G1", dice="1 4 6 4 1 / 4")
    use(state, 212)
    assert (is_over(state), workers(state, 0)) == (True, "V1 O0 G0 P0 B1")


@pytest.mark.clause("HAM-12.88")
@pytest.mark.card(212)
def test_a_black_one_gives_a_worker_of_any_colour_by_212() -> None:
    state = owning(212, workers="G1", dice="1 2 3 4 5 / 1")
    use(state, 212)
    assert len(options(state, 0)) == 5
    play(state, 0, "gain:pink")
    assert workers(state, 0) == "V1 O0 G0 P1 B0"


@pytest.mark.clause("HAM-12.88", "HAM-9.4")
@pytest.mark.card(212)
def test_212_may_be_used_for_nothing() -> None:
    state = use(owning(212, workers="G1", dice="2 2 2 2 2 / 2"), 212)
    assert (is_over(state), workers(state, 0)) == (True, "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-12.31")
@pytest.mark.card(213)
def test_213_scores_a_point_for_each_die_that_shows_one() -> None:
    for dice, points in (("1 4 6 4 1 / 4", 2), ("1 4 6 4 1 / 1", 3), ("2 2 2 2 2 / 2", 0)):
        state = use(owning(213, workers="O1", points=20, dice=dice), 213)
        assert (state.points[0], workers(state, 0)) == (20 + points, "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-12.51")
@pytest.mark.card(216)
def test_216_gives_two_workers_of_any_colour_and_three_points() -> None:
    state = owning(216, workers="P1 G2", points=20)
    use(state, 216)
    play(state, 0, "gain:grey", "gain:pink")
    assert (workers(state, 0), state.points[0]) == ("V0 O0 G3 P1 B0", 23)
    equal = use(owning(216, workers="P1"), 216, "gain:grey", "gain:grey")
    assert workers(equal, 0) == "V0 O0 G2 P0 B0"


# -- 214 (with 226): advancing ----------------------------------------------------------------


@pytest.mark.clause("HAM-12.90", "HAM-9.14")
@pytest.mark.card(214)
def test_214_lowers_any_danger_after_an_advance() -> None:
    walker = side(display="pink:214", money=5, points=20, dangers="V1 B2")
    state = scene(players=2, sides=[walker], step=("walk", 0), dice="2 3 3 3 3 / 3")
    play(state, 0, "advance", "accept")
    assert options(state, 0) == ["lower:violet", "lower:brown"]
    play(state, 0, "lower:brown")
    assert (levels(state, 0), state.points[0]) == ("V1 O0 G0 P0 B1", 21)
    assert (state.square[0], state.money[0]) == (1, 3)


@pytest.mark.clause("HAM-9.7", "HAM-6.13")
@pytest.mark.card(214)
def test_214_may_be_declined_and_is_not_asked_without_a_danger() -> None:
    walker = side(display="pink:214", money=5, dangers="V1")
    state = scene(players=2, sides=[walker], step=("walk", 0), dice="2 3 3 3 3 / 3")
    play(state, 0, "advance", "decline")
    assert (is_over(state), levels(state, 0)) == (True, "V1 O0 G0 P0 B0")
    calm = side(display="pink:214", money=5, points=20)
    state = scene(players=2, sides=[calm], step=("walk", 0), dice="2 3 3 3 3 / 3")
    play(state, 0, "advance")
    assert (is_over(state), state.points[0]) == (True, 20)


@pytest.mark.clause("HAM-12.90", "HAM-5.14")
@pytest.mark.example("HAM EX-76")
@pytest.mark.card(214, 226)
def test_214_and_226_react_to_a_virtual_advance() -> None:
    walker = side(display="pink:214; pink:226", money=3, points=50, field=9, dangers="B1")
    state = scene(players=2, sides=[walker], step=("walk", 0), dice="1 2 3 3 3 / 3")
    play(state, 0, "advance", "accept")
    assert (state.points[0], state.square[0]) == (50 + 4 + 1 + 1, 9)
    assert (state.money[0], levels(state, 0)) == (0, "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-12.90", "HAM-9.6", "HAM-12.38")
@pytest.mark.card(214, 226)
def test_214_and_226_react_to_an_advance_in_phase_three() -> None:
    state = built(68, display="pink:214; pink:226", points=20, dangers="V1")
    play(state, 0, "accept")
    assert (state.square[0], state.points[0]) == (1, 20 + 1 + 1)
    assert levels(state, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-13.4.7", "HAM-12.90")
@pytest.mark.card(226)
def test_226_scores_for_an_advance_by_the_pink_ship() -> None:
    state = owning(226, board="red", hand="12 280", money=4, workers="B1", points=20,
                   ships="pink")  # fmt: skip
    act(state, 12, "wall")
    play(state, 0, "ship:pink")
    assert (state.square[0], state.points[0], state.money[0]) == (1, 21, 4 - 1 - 3)
