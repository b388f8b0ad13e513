"""Persons 136 to 150: the underworld."""

import pytest

from rathaus.core.steps import CHANCE
from tests.games.bruges.persons import (
    NONE,
    ONE_EACH,
    RICH,
    can_use,
    is_rotated,
    laurel,
    one,
    owner,
    paid_with,
    place,
    placed,
    use,
)
from tests.games.bruges.scenes import (
    canals,
    draw,
    hand,
    houses,
    is_over,
    key,
    options,
    outcomes,
    play,
    saved,
    side,
    threats,
    workers,
)

# -- markers for the others -------------------------------------------------------------------


@pytest.mark.clause("BRU-14.18", "BRU-14.11")
def test_brunnenvergifter_gives_brown_markers_and_takes_a_worker() -> None:
    state = placed("brunnenvergifter", threats=one("brown", 2), rivals=[side(), side()])
    assert [threats(state, seat) for seat in (1, 2)] == [one("brown")] * 2
    assert len(options(saved(state), 0)) == 5
    play(state, 0, "gain:violet")
    assert (workers(state, 0), threats(state, 0)) == (one("violet"), one("brown", 2))
    assert (state.money[0], is_over(state)) == (RICH - 3, True)


@pytest.mark.clause("BRU-7.13", "BRU-7.4")
def test_brunnenvergifter_may_bring_the_plague_before_the_worker_is_taken() -> None:
    sick = side(threats=one("brown", 2), houses="red:knecht; red:arzt")
    state = placed("brunnenvergifter", rivals=[sick])
    assert options(state, 1) == ["lose:knecht", "lose:arzt"]
    play(state, 1, "lose:knecht")
    assert (houses(state, 1), threats(state, 1)) == (["red", "red:arzt"], NONE)
    assert state.turn() == (0,)


@pytest.mark.clause("BRU-14.18")
def test_intrigant_gives_violet_markers_and_takes_a_point() -> None:
    rivals = [side(points=11, threats=one("violet", 2)), side()]
    state = placed("intrigant", rivals=rivals)
    assert state.points == [6, 8, 5]
    assert [threats(state, seat) for seat in range(3)] == [NONE, NONE, one("violet")]


@pytest.mark.clause("BRU-14.18", "BRU-7.13")
def test_raeuber_gives_yellow_markers_and_takes_two_guilders() -> None:
    rivals = [side(money=7, threats=one("yellow", 2)), side(money=4)]
    state = placed("raeuber", rivals=rivals)
    assert state.money == [RICH - 3 + 2, 0, 4]
    assert [threats(state, seat) for seat in (1, 2)] == [NONE, one("yellow")]


@pytest.mark.clause("BRU-14.18")
def test_hexe_hands_a_marker_to_another_player() -> None:
    state = owner("hexe", workers=one("red"), threats=(0, 0, 0, 1, 2), rivals=[side(), side()])
    use(state, "hexe")
    assert options(state, 0) == ["done", "lower:red", "lower:violet"]
    play(state, 0, "lower:violet")
    assert options(saved(state), 0) == ["to:1", "to:2"]
    play(state, 0, "to:2")
    assert [threats(state, seat)[4] for seat in range(3)] == [1, 0, 1]
    assert (state.points, workers(state, 0)) == ([5, 5, 5], NONE)
    assert is_rotated(state, "hexe")
    assert paid_with("hexe", threats=ONE_EACH) == ["red"]
    assert not can_use(owner("hexe", workers=ONE_EACH), "hexe")


@pytest.mark.clause("BRU-14.18", "BRU-14.32")
def test_hexe_loses_a_marker_that_is_averted_to_the_supply() -> None:
    rival = side(houses="red:torwaechter", workers=one("red"))
    state = owner("hexe", workers=one("red"), threats=one("red"), rivals=[rival])
    use(state, "hexe", "lower:red", "to:1")
    play(state, 1, "accept")
    assert (threats(state, 0), threats(state, 1), workers(state, 1)) == (NONE, NONE, NONE)


# -- taking -----------------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.20", "BRU-14.4")
def test_erpresser_takes_three_guilders_from_a_player_of_choice() -> None:
    state = owner("erpresser", workers=one("brown"), rivals=[side(money=2), side(money=9)])
    use(state, "erpresser")
    assert options(saved(state), 0) == ["to:1", "to:2"]
    other = play(saved(state), 0, "to:1")
    assert other.money == [2, 0, 9]
    assert play(state, 0, "to:2").money == [3, 2, 6]
    assert is_rotated(state, "erpresser")
    assert paid_with("erpresser") == ["brown"]


@pytest.mark.clause("BRU-10.15")
def test_erpresser_is_not_offered_when_nobody_has_money() -> None:
    poor = [side(money=0), side(money=0)]
    assert not can_use(owner("erpresser", workers=ONE_EACH, rivals=poor), "erpresser")


@pytest.mark.clause("BRU-14.20", "BRU-10.17")
def test_wegelagerer_takes_two_workers_of_the_givers_choice() -> None:
    rivals = [side(workers=one("yellow")), side(workers=(1, 2, 0, 0, 1)), side(workers=NONE)]
    state = placed("wegelagerer", rivals=rivals)
    assert state.turn() == (2,)  # who has one worker gives it
    assert options(state, 2) == ["give:blue", "give:brown", "give:violet"]
    play(state, 2, "give:brown")
    play(saved(state), 2, "give:violet")
    play(state, 2, "give:brown")
    assert workers(state, 0) == (0, 2, 1, 0, 0)
    assert [workers(state, seat) for seat in (1, 2, 3)] == [NONE, (1, 0, 0, 0, 1), NONE]


@pytest.mark.clause("BRU-14.20", "BRU-15.11")
def test_dieb_takes_a_random_card_from_every_other_player() -> None:
    rivals = [side(hand="arzt graf"), side(hand=""), side(hand="page knecht maler")]
    state = placed("dieb", rivals=rivals, hand="")
    assert state.turn() == (CHANCE,)
    assert [weight for _, weight in state.chances()] == [1, 1]
    assert outcomes(state) == ["card:graf", "card:arzt"]
    draw(state, "arzt")
    assert outcomes(saved(state)) == ["card:knecht", "card:page", "card:maler"]
    draw(state, "page")
    assert [hand(state, seat) for seat in range(4)] == [
        ["page", "arzt"],
        ["graf"],
        [],
        ["knecht", "maler"],
    ]


# -- losses of the others ---------------------------------------------------------------------


@pytest.mark.clause("BRU-14.21", "BRU-7.7")
def test_brandstifter_burns_a_house_of_every_other_player() -> None:
    rivals = [side(houses="blue:graf; red"), side(), side(houses="violet:page")]
    state = placed("brandstifter", rivals=rivals)
    assert options(state, 1) == ["lose_house:1", "lose_house:2"]
    play(state, 1, "lose_house:1")
    assert (houses(state, 1), hand(state, 1)) == (["red"], ["graf"])
    assert (houses(state, 3), hand(state, 3)) == ([], ["page"])
    assert len(state.discard) == 2
    assert houses(state, 0) == ["blue:brandstifter"]


@pytest.mark.clause("BRU-14.21", "BRU-7.10")
def test_giftmischerin_takes_a_person_of_every_other_player() -> None:
    rivals = [side(houses="blue:graf; red:arzt"), side(houses="red"), side(houses="red:page")]
    state = placed("giftmischerin", "knecht", rivals=rivals)
    assert options(state, 1) == ["lose:graf", "lose:arzt"]
    play(state, 1, "lose:arzt")
    assert [houses(state, seat) for seat in (1, 2, 3)] == [["blue:graf", "red"], ["red"], ["red"]]
    assert [key(card) for card in state.discard] == ["arzt", "page"]
    assert houses(state, 0) == ["blue:knecht", "blue:giftmischerin"]


@pytest.mark.clause("BRU-14.21", "BRU-7.8", "BRU-7.9")
def test_saboteur_removes_a_token_of_every_other_player() -> None:
    rivals = [side(canals=(5, 2), statues=(7,)), side(), side(canals=(0, 1))]
    state = placed("saboteur", canals=(2, 2), rivals=rivals)
    assert options(state, 1) == ["lose_canal:left", "lose_canal:right"]
    play(state, 1, "lose_canal:left")
    assert [canals(state, seat) for seat in range(4)] == [(2, 2), (4, 2), (0, 0), (0, 0)]
    assert (state.statues[1], state.finished[1]) == ((7,), 0b01)


# -- the rest ---------------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.10")
def test_bandenchef_scores_two_points_for_each_of_the_underworld() -> None:
    assert laurel("bandenchef", "knecht") == 2
    assert laurel("bandenchef", "hexe", "dieb") == 6


@pytest.mark.clause("BRU-10.6", "BRU-10.16")
def test_hehler_takes_two_guilders_for_each_of_the_underworld() -> None:
    state = owner("hehler", "hexe", "knecht", workers=one("violet"))
    assert use(state, "hehler").money[0] == 4
    assert paid_with("hehler") == ["violet"]


@pytest.mark.clause("BRU-10.6")
def test_falschmuenzer_takes_the_highest_die() -> None:
    state = owner("falschmuenzer", workers=one("yellow"), dice=(1, 2, 2, 5, 4))
    assert use(state, "falschmuenzer").money[0] == 5
    assert paid_with("falschmuenzer") == ["yellow"]


@pytest.mark.clause("BRU-14.8")
def test_schmuggler_takes_a_guilder_whenever_another_player_places_a_person() -> None:
    rivals = [side(money=0), side(houses="red:schmuggler", money=0)]
    assert placed("knecht", rivals=rivals).money == [RICH, 0, 1]
    by_person = placed("prinzessin", houses="blue; red", discard="graefin", rivals=rivals)
    play(by_person, 0, "find:graefin")
    play(by_person, 0, "done")
    assert by_person.money == [RICH - 6, 0, 2]


@pytest.mark.clause("BRU-14.8")
def test_schmuggler_takes_nothing_for_an_own_person() -> None:
    assert placed("knecht", "schmuggler", money=0).money[0] == 0


@pytest.mark.clause("BRU-14.26")
def test_spion_copies_a_lightning_of_another_player() -> None:
    rivals = [side(houses="red:gerber; red:knecht; red:alchemist", workers=NONE)]
    state = placed("spion", "junker", rivals=rivals)
    assert options(saved(state), 0) == ["use:gerber", "use:alchemist"]
    play(state, 0, "use:gerber")
    assert (workers(state, 0), workers(state, 1)) == (ONE_EACH, NONE)
    assert houses(state, 1) == ["red:gerber", "red:knecht", "red:alchemist"]
    assert state.money[0] == RICH - 3


@pytest.mark.clause("BRU-14.26")
def test_spion_finds_nothing_without_a_lightning_of_another_player() -> None:
    assert is_over(placed("spion", "junker", rivals=[side(houses="red:knecht; red:koenig")]))


@pytest.mark.clause("BRU-14.26", "BRU-15.15")
def test_spion_copies_from_a_player_with_a_leibwaechter_too() -> None:
    rivals = [side(houses="red:leibwaechter; red:alchemist", money=9)]
    assert placed("spion", rivals=rivals).money == [RICH - 3 + 6, 9]


@pytest.mark.clause("BRU-14.26", "BRU-14.4")
def test_spion_turns_an_attack_against_its_owner() -> None:
    state = placed("spion", rivals=[side(houses="red:makler", points=9), side(points=4)])
    assert state.points == [7, 8, 3]


@pytest.mark.clause("BRU-14.26", "BRU-14.36")
def test_spion_with_a_philosoph_may_copy_two_of_them() -> None:
    rivals = [side(houses="red:gerber; red:alchemist")]
    state = placed("spion", "philosoph", rivals=rivals)
    play(state, 0, "use:gerber", "accept", "use:alchemist")
    assert (workers(state, 0), state.money[0]) == (ONE_EACH, RICH - 3 + 6)
    assert is_over(state)


def test_spion_copies_an_exchange_and_a_search() -> None:
    rivals = [side(houses="red:notar; red:schausteller")]
    state = play(placed("spion", rivals=rivals), 0, "use:notar", "accept", "gain:red", "done")
    assert (workers(state, 0), state.money[0]) == (one("red"), RICH - 4)
    state = owner(
        hand="spion page", money=3, houses="blue; red", discard="wirt baron", rivals=rivals
    )
    place(state, "spion", "use:schausteller", "find:wirt")
    assert houses(state, 0) == ["blue:spion", "red:wirt"]
