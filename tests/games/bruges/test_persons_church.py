"""Persons 91 to 105: the church."""

import pytest

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
    placed,
    use,
)
from tests.games.bruges.scenes import (
    is_over,
    options,
    play,
    saved,
    scene,
    side,
    threats,
    workers,
)

# -- workers and money ------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.11")
def test_gloeckner_takes_a_worker_for_each_die_of_one_or_two() -> None:
    state = owner("gloeckner", workers=one("blue"), dice=(1, 2, 3, 2, 6))
    assert workers(use(state, "gloeckner"), 0) == (1, 1, 0, 1, 0)
    assert is_rotated(state, "gloeckner")
    assert paid_with("gloeckner", dice=(1, 3, 3, 3, 3)) == ["blue"]


@pytest.mark.clause("BRU-10.15")
def test_gloeckner_is_not_offered_without_a_low_die() -> None:
    assert not can_use(owner("gloeckner", workers=ONE_EACH, dice=(3, 4, 5, 6, 3)), "gloeckner")


@pytest.mark.clause("BRU-10.4")
@pytest.mark.parametrize(
    ("person", "colour"),
    [("begine", "blue"), ("pilger", "yellow"), ("nonne", "violet"), ("moench", "red")],
)
def test_a_worker_and_three_guilders(person: str, colour: str) -> None:
    state = placed(person)
    assert (workers(state, 0), state.money[0]) == (one(colour), RICH + 3)
    assert is_over(state)


@pytest.mark.clause("BRU-10.6", "BRU-14.3")
def test_domherr_takes_a_worker_of_any_colour_and_two_points() -> None:
    state = owner("domherr", workers=one("violet"))
    use(state, "domherr")
    assert len(options(saved(state), 0)) == 5
    play(state, 0, "gain:red")
    assert (workers(state, 0), state.points[0]) == (one("red"), 7)
    assert is_rotated(state, "domherr")
    assert paid_with("domherr") == ["violet"]


@pytest.mark.clause("BRU-10.6", "BRU-10.16")
def test_aebtissin_takes_two_guilders_for_each_of_the_church() -> None:
    state = owner("aebtissin", "nonne", "knecht", workers=one("brown"))
    assert use(state, "aebtissin").money[0] == 4
    assert paid_with("aebtissin") == ["brown"]


# -- points -----------------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.10")
def test_abt_scores_two_points_for_each_of_the_church() -> None:
    assert laurel("abt", "knecht") == 2
    assert laurel("abt", "nonne", "moench") == 6


def test_kardinal_scores_a_point_for_each_person_of_six_guilders_and_more() -> None:
    assert laurel("kardinal", "knecht", "alchemist") == 1
    assert laurel("kardinal", "fuerst", "architekt", "arzt") == 4 + 4  # and the architect's own


@pytest.mark.clause("BRU-10.10")
@pytest.mark.parametrize(
    ("workers", "points"), [((3, 2, 1, 2, 1), 4), ((8, 0, 0, 0, 0), 4), (one("red"), 0)]
)
def test_bischof_scores_a_point_for_every_two_workers(
    workers: tuple[int, ...], points: int
) -> None:
    assert laurel("bischof", workers=workers) == points


@pytest.mark.clause("BRU-15.12")
def test_novizin_scores_four_points_without_threats() -> None:
    assert laurel("novizin") == 4
    assert laurel("novizin", threats=one("red")) == 0


@pytest.mark.clause("BRU-10.6")
def test_kuester_scores_a_point_for_each_die_of_one_or_two() -> None:
    state = owner("kuester", workers=one("red"), dice=(1, 2, 2, 5, 6))
    assert use(state, "kuester").points[0] == 5 + 3
    assert paid_with("kuester", dice=(1, 1, 1, 1, 1)) == ["red"]
    assert not can_use(owner("kuester", workers=ONE_EACH, dice=(3, 4, 5, 6, 3)), "kuester")


# -- threats and the track --------------------------------------------------------------------


@pytest.mark.clause("BRU-14.34")
def test_kaplan_is_not_harmed_by_an_intrigue() -> None:
    mine = side(houses="red:kaplan", points=20, threats=one("violet", 2))
    state = scene(sides=[mine], step=[("threat", 0, 4), ("damages", 0)])
    assert (state.points[0], threats(state, 0)) == (20, NONE)


@pytest.mark.clause("BRU-14.34")
def test_kaplan_does_not_help_against_other_threats() -> None:
    mine = side(houses="red:kaplan", money=9, threats=one("yellow", 2))
    state = scene(sides=[mine], step=[("threat", 0, 2), ("damages", 0)])
    assert (state.money[0], threats(state, 0)) == (0, NONE)


@pytest.mark.clause("BRU-14.6", "BRU-14.17", "BRU-7.15")
def test_beichtvater_returns_a_marker_for_each_field() -> None:
    state = placed("koenigin", "beichtvater", threats=(1, 0, 2, 0, 0), field=10)
    assert options(state, 0) == ["done", "lower:blue", "lower:yellow"]
    play(state, 0, "lower:yellow")
    assert options(saved(state), 0) == ["done", "lower:blue", "lower:yellow"]
    play(state, 0, "lower:yellow")  # field 12: there is no third one
    assert is_over(state)
    assert (threats(state, 0), state.points[0]) == ((1, 0, 0, 0, 0), 7)


@pytest.mark.clause("BRU-10.17")
def test_beichtvater_may_be_declined_and_is_not_asked_without_markers() -> None:
    state = play(placed("herold", "beichtvater", threats=one("red")), 0, "done")
    assert (threats(state, 0), state.points[0]) == (one("red"), 5)
    assert is_over(placed("herold", "beichtvater"))


@pytest.mark.clause("BRU-14.19", "BRU-14.4")
def test_inquisitor_moves_every_other_player_one_field_back() -> None:
    rivals = [side(field=4, markers="reputation"), side(field=0), side(field=1)]
    state = placed("inquisitor", field=3, rivals=rivals)
    assert state.reputation == [3, 3, 0, 0]
    assert state.markers[1] == 0b001  # it stays turned
    assert is_over(state)
