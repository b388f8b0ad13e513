"""Persons 46 to 60: trade."""

import pytest

from tests.games.bruges.persons import (
    NONE,
    RICH,
    act,
    can_use,
    is_rotated,
    laurel,
    one,
    owner,
    paid_with,
    placed,
    use,
)
from tests.games.bruges.scenes import is_over, play, side, workers


@pytest.mark.clause("BRU-10.6")
@pytest.mark.parametrize(
    ("person", "colour"),
    [
        ("gewuerzhaendler", "yellow"),
        ("salzhaendler", "brown"),
        ("tuchhaendler", "red"),
        ("weinhaendler", "violet"),
    ],
)
def test_three_guilders_for_a_worker(person: str, colour: str) -> None:
    state = use(owner(person, workers=one(colour, 2)), person)
    assert (state.money[0], workers(state, 0)) == (3, one(colour))
    assert is_rotated(state, person)
    assert not can_use(state, person)  # once a round
    assert paid_with(person) == [colour]


@pytest.mark.clause("BRU-10.6")
@pytest.mark.parametrize(
    ("person", "colour"), [("geldwechsler", "yellow"), ("reeder", "red"), ("bankier", "blue")]
)
def test_a_point_and_two_guilders_for_a_worker(person: str, colour: str) -> None:
    state = use(owner(person, workers=one(colour)), person)
    assert (state.points[0], state.money[0], workers(state, 0)) == (6, 2, NONE)
    assert is_rotated(state, person)
    assert paid_with(person) == [colour]


@pytest.mark.clause("BRU-14.8", "BRU-14.3", "BRU-15.2")
def test_schiffer_takes_a_worker_of_the_space_another_player_builds_on() -> None:
    rivals = [side(houses="red:schiffer", workers=NONE)]
    state = owner("knecht", hand="burggraf page", canals=(1, 0), money=2, rivals=rivals)
    act(state, "burggraf", "canal")
    assert workers(state, 1) == one("red")
    by_person = play(placed("steinmetz", rivals=rivals), 0, "canal:right")
    assert workers(by_person, 1) == one("yellow")


@pytest.mark.clause("BRU-14.8")
def test_schiffer_takes_nothing_for_an_own_token() -> None:
    state = owner("schiffer", hand="burggraf page", canals=(1, 0), money=2)
    assert workers(act(state, "burggraf", "canal"), 0) == NONE


@pytest.mark.clause("BRU-10.4")
def test_hausierer_takes_two_guilders_for_each_colour_of_houses() -> None:
    state = placed("hausierer", houses="blue; blue; red; violet:knecht")
    assert state.money[0] == RICH - 3 + 2 * 3


@pytest.mark.clause("BRU-10.8", "BRU-14.5")
def test_hansekaufmann_takes_two_more_guilders_with_every_action_money() -> None:
    state = owner("hansekaufmann", hand="page arzt graf", dice=(1, 4, 1, 1, 6), step="round")
    assert act(state, "arzt", "money").money[0] == 4 + 2
    assert act(state, "page", "money").money[0] == 6 + 6 + 2
    assert not is_rotated(state, "hansekaufmann")


@pytest.mark.clause("BRU-10.8", "BRU-15.1")
def test_hansekaufmann_takes_nothing_for_other_actions_or_money_from_persons() -> None:
    state = owner("hansekaufmann", "buchhalter", hand="page arzt")
    assert use(state, "buchhalter").money[0] == 2
    assert act(state, "arzt", "workers").money[0] == 2


@pytest.mark.clause("BRU-10.7")
def test_buchhalter_takes_two_guilders_once_a_round() -> None:
    state = use(owner("buchhalter"), "buchhalter")
    assert (state.money[0], is_rotated(state, "buchhalter")) == (2, True)
    assert not can_use(state, "buchhalter")


@pytest.mark.clause("BRU-10.10")
def test_grosskaufmann_scores_two_points_for_each_trade_person() -> None:
    assert laurel("grosskaufmann", "knecht") == 2
    assert laurel("grosskaufmann", "makler", "bankier") == 6


@pytest.mark.clause("BRU-10.4")
def test_pfandleiher_takes_two_guilders_for_each_colour_of_threats() -> None:
    assert placed("pfandleiher", threats=(2, 0, 1, 0, 0)).money[0] == RICH + 4
    assert placed("pfandleiher").money[0] == RICH


@pytest.mark.clause("BRU-14.20", "BRU-12.8")
def test_makler_takes_a_point_from_every_other_player_that_has_one() -> None:
    state = placed("makler", points=8, rivals=[side(points=0), side(points=14)])
    assert state.points == [9, 0, 13]


@pytest.mark.clause("BRU-10.4", "BRU-10.16")
def test_kraemer_takes_two_guilders_for_each_person() -> None:
    assert placed("kraemer").money[0] == RICH - 3 + 2
    state = placed("kraemer", "knecht", "graf", houses="blue; red")
    assert state.money[0] == RICH - 3 + 6
    assert is_over(placed("kraemer"))
