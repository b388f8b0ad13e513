"""Cards 151, 155, 164, 165: averting dangers, bearing them, and living on them."""

import pytest

from tests.games.hamburg.cards import built, can_use, owning, use
from tests.games.hamburg.scenes import levels, scene, side, wall, workers
from tests.games.scenes import chance, options, play, saved

# -- 151: averting ----------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.68", "HAM-6.3")
@pytest.mark.card(151)
def test_151_averts_a_raise_for_a_worker_of_its_colour() -> None:
    guarded = side(display="pink:151", workers="G1 P1", dangers="G2", points=20, wall="1 0")
    state = scene(players=2, sides=[guarded], step="rolled", dice="3 3 5 3 3 / 3")
    assert options(state, 0) == ["accept", "decline"]
    play(state, 0, "accept")
    assert (levels(state, 0), workers(state, 0)) == ("V0 O0 G2 P0 B0", "V0 O0 G0 P1 B0")
    assert (wall(state, 0), state.points[0]) == ((1, 0), 20)
    assert levels(state, 1) == "V0 O0 G1 P0 B0"


@pytest.mark.clause("HAM-12.68", "HAM-6.2")
@pytest.mark.card(151)
def test_151_may_be_declined_and_needs_the_worker_of_that_colour() -> None:
    guarded = side(display="pink:151", workers="G1", dangers="G2", wall="1 0")
    state = scene(players=2, sides=[guarded], step="rolled", dice="3 3 5 3 3 / 3")
    play(state, 0, "decline")
    assert (levels(state, 0), wall(state, 0)) == ("V0 O0 G0 P0 B0", (0, 0))
    assert workers(state, 0) == "V0 O0 G1 P0 B0"
    bare = side(display="pink:151", workers="V1", dangers="G1")
    unasked = scene(players=2, sides=[bare], step="rolled", dice="3 3 5 3 3 / 3")
    assert levels(unasked, 0) == "V0 O0 G2 P0 B0"


@pytest.mark.clause("HAM-12.68")
@pytest.mark.example("HAM EX-42")
@pytest.mark.card(151)
def test_151_averts_each_danger_of_a_double_token_separately() -> None:
    guarded = side(display="pink:151", workers="V1", dangers="V1 G2", wall="1 0", points=20)
    state = scene(players=2, sides=[guarded], step="rolled", dice="5 3 3 3 3 / 5",
                  options="dangers")  # fmt: skip
    chance(state, "token:x03", "token:t01")
    assert options(state, 0) == ["accept", "decline"]
    state = saved(state)
    play(state, 0, "accept")
    assert (levels(state, 0), wall(state, 0)) == ("V2 O0 G0 P0 B0", (0, 0))
    assert (workers(state, 0), state.points[0]) == ("V0 O0 G0 P0 B0", 20)


@pytest.mark.clause("HAM-12.68", "HAM-13.3.4")
@pytest.mark.card(151)
def test_the_gift_of_an_averted_token_comes_too_late_to_pay_for_it() -> None:
    guarded = side(display="pink:151", workers="", dangers="")
    state = scene(players=2, sides=[guarded], step="rolled", dice="3 3 3 3 3 / 5",
                  options="dangers")  # fmt: skip
    chance(state, "token:x08", "token:t01")  # violet, and a worker of any colour
    assert options(state, 0) == ["accept", "decline"]
    assert levels(state, 0) == "V1 O0 G0 P0 B0"
    play(state, 0, "accept", "gain:violet")
    assert workers(state, 0) == "V1 O0 G0 P0 B0"


@pytest.mark.clause("HAM-12.68", "HAM-13.3.4")
@pytest.mark.card(151)
def test_the_gift_is_taken_although_the_raise_was_averted() -> None:
    guarded = side(display="pink:151", workers="G1", money=3)
    state = scene(players=2, sides=[guarded], step="rolled", dice="3 3 3 3 3 / 5",
                  options="dangers")  # fmt: skip
    chance(state, "token:x09", "token:t01")  # grey, and 2 Mark
    play(state, 0, "accept", "accept")
    assert (levels(state, 0), state.money[0]) == ("V0 O0 G0 P0 B0", 3 + 2)


@pytest.mark.clause("HAM-12.68", "HAM-12.76", "HAM-12.77")
@pytest.mark.card(151, 178, 236)
def test_151_works_against_178_and_236() -> None:
    guarded = side(display="pink:151", workers="V1")
    poisoned = built(178, guarded, dangers="V1")
    assert poisoned.turn() == (1,)
    play(poisoned, 1, "accept")
    cursed = chance(built(236, guarded), "token:t01")
    play(cursed, 1, "accept")
    for state in (poisoned, cursed):
        assert (levels(state, 1), workers(state, 1)) == ("V0 O0 G0 P0 B0", "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-6.3", "HAM-13.1.4")
@pytest.mark.card(151)
def test_an_averted_raise_brings_no_worker_of_mayor_side_03() -> None:
    guarded = side(display="pink:151", workers="G1", mayor=3)
    state = scene(players=2, sides=[guarded], step="rolled", dice="3 3 5 3 3 / 3")
    play(state, 0, "accept")
    assert workers(state, 0) == "V0 O0 G0 P0 B0"


# -- 155, 164, 165 ----------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.69")
@pytest.mark.card(155)
def test_155_scores_a_point_for_each_level_at_the_end() -> None:
    assert owning(155, dangers="V2 G1 B2", step="end").result()[0]["laurel"] == 2 + 1 + 2
    assert owning(155, dangers="", step="end").result()[0]["laurel"] == 0
    assert owning(155, 165, dangers="V3 O3", step="end").result()[0]["laurel"] == 3 + 3


@pytest.mark.clause("HAM-12.31")
@pytest.mark.card(164)
def test_164_pays_a_mark_for_each_six_the_black_die_included() -> None:
    state = owning(164, step=("cards", 0, 2), phase=2, dice="6 5 6 1 2 / 6")
    assert options(state, 0) == ["done", "use:street_patrol_post"]
    use(state, 164)
    assert (state.money[0], state.used) == (3, [164])


@pytest.mark.clause("HAM-12.31", "HAM-9.10", "HAM-5.4", "HAM-5.11")
@pytest.mark.card(164)
def test_164_is_offered_in_both_windows_of_phase_two_and_not_in_a_turn() -> None:
    state = scene(players=2, sides=[side(display="pink:164", money=0)], step="rolled",
                  dice="6 3 3 3 3 / 3")  # fmt: skip
    assert options(state, 0) == ["done", "use:street_patrol_post"]
    play(state, 0, "done")  # window A; then the violet die raises
    assert levels(state, 0) == "V1 O0 G0 P0 B0"
    assert options(state, 0) == ["done", "use:street_patrol_post"]
    assert use(state, 164).money[0] == 1
    assert not can_use(owning(164, hand="1"), 164)


@pytest.mark.clause("HAM-12.70", "HAM-6.2")
@pytest.mark.example("HAM EX-41")
@pytest.mark.card(165)
def test_165_holds_the_disaster_back_until_the_fourth_raise() -> None:
    harbour = side(display="pink:165", dangers="G2", wall="2 0")
    state = scene(players=2, sides=[harbour], step=[("raise", 0, 2), ("disasters", 0)])
    assert (levels(state, 0), wall(state, 0)) == ("V0 O0 G3 P0 B0", (2, 0))
    harbour = side(display="pink:165", dangers="G3", wall="2 0")
    state = scene(players=2, sides=[harbour], step=[("raise", 0, 2), ("disasters", 0)])
    assert (levels(state, 0), wall(state, 0)) == ("V0 O0 G0 P0 B0", (1, 0))


@pytest.mark.clause("HAM-6.5")
@pytest.mark.card(165)
def test_after_165_is_gone_a_level_of_three_waits_for_the_next_raise() -> None:
    harbour = side(display="pink:165", dangers="P3", money=7)
    state = scene(players=2, sides=[harbour], step=[("lose_building", 0), ("raise", 1, 3)])
    assert (state.buildings(0), levels(state, 0), state.money[0]) == ([], "V0 O0 G0 P3 B0", 7)
    state = scene(players=2, sides=[side(dangers="P3", money=7)],
                  step=[("raise", 0, 3), ("disasters", 0)])  # fmt: skip
    assert (levels(state, 0), state.money[0]) == ("V0 O0 G0 P0 B0", 0)


@pytest.mark.clause("HAM-3.4", "HAM-12.70")
@pytest.mark.card(165)
def test_165_protects_its_owner_alone() -> None:
    sides = [side(display="pink:165"), side(dangers="P2", money=7)]
    state = scene(players=2, sides=sides, step=[("raise", 1, 3), ("disasters", 1)])
    assert (levels(state, 1), state.money[1]) == ("V0 O0 G0 P0 B0", 0)
