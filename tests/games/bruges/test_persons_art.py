"""Persons 106 to 120: the arts."""

import pytest

from tests.games.bruges.persons import (
    NONE,
    ONE_EACH,
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
from tests.games.bruges.scenes import (
    canals,
    houses,
    is_over,
    options,
    play,
    saved,
    threats,
    workers,
)

# -- canal ------------------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.16")
@pytest.mark.parametrize(
    ("person", "colour"), [("teppichwirker", "blue"), ("spitzenkloepplerin", "brown")]
)
def test_a_token_at_double_cost(person: str, colour: str) -> None:
    state = owner(person, workers=one(colour), canals=(2, 1), money=7)
    use(state, person)
    assert options(saved(state), 0) == ["done", "canal:left", "canal:right"]
    play(state, 0, "canal:left")
    assert (canals(state, 0), state.money[0]) == ((3, 1), 7 - 6)
    assert (workers(state, 0), is_rotated(state, person)) == (NONE, True)
    assert paid_with(person, money=2) == [colour]


@pytest.mark.clause("BRU-14.16", "BRU-10.15")
@pytest.mark.parametrize(
    ("person", "colour"), [("teppichwirker", "blue"), ("spitzenkloepplerin", "brown")]
)
def test_a_token_at_double_cost_has_to_be_paid(person: str, colour: str) -> None:
    state = owner(person, workers=one(colour), canals=(2, 1), money=5)
    assert options(use(state, person), 0) == ["done", "canal:right"]
    assert not can_use(owner(person, workers=ONE_EACH, canals=(2, 1), money=3), person)
    full = owner(person, workers=ONE_EACH, canals=(5, 5), statues=(7, 6), money=RICH)
    assert not can_use(full, person)


def test_glasmaler_scores_two_points_for_each_landmark() -> None:
    assert laurel("glasmaler", canals=(2, 2)) == 0
    assert laurel("glasmaler", canals=(3, 5), statues=(4,)) == 2 * 3


@pytest.mark.clause("BRU-10.6")
def test_orgelbauer_scores_a_point_for_each_landmark() -> None:
    state = owner("orgelbauer", workers=one("blue"), canals=(4, 5), statues=(7,))
    assert use(state, "orgelbauer").points[0] == 5 + 3
    assert paid_with("orgelbauer", canals=(3, 0)) == ["blue"]
    assert not can_use(owner("orgelbauer", workers=ONE_EACH, canals=(2, 2)), "orgelbauer")


@pytest.mark.parametrize(("statues", "points"), [((), 0), ((5,), 5), ((3, 7), 7)])
def test_bildhauer_counts_the_best_statue_again(statues: tuple[int, ...], points: int) -> None:
    assert laurel("bildhauer", statues=statues) == points


# -- houses and groups ------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.6")
@pytest.mark.parametrize(("person", "colour"), [("dichter", "violet"), ("maler", "red")])
def test_a_point_for_each_house_of_a_colour(person: str, colour: str) -> None:
    state = owner(person, workers=one(colour), houses=f"{colour}; {colour}:knecht; brown")
    assert use(state, person).points[0] == 5 + 2
    assert is_rotated(state, person)
    assert paid_with(person, on=colour) == [colour]
    assert not can_use(owner(person, workers=ONE_EACH), person)


def test_architekt_scores_a_point_for_each_house() -> None:
    assert laurel("architekt") == 1
    assert laurel("architekt", houses="red; red; blue:knecht") == 4


@pytest.mark.clause("BRU-10.10", "BRU-14.38")
def test_kunstmaezen_scores_two_points_for_each_art_person() -> None:
    assert laurel("kunstmaezen", "knecht") == 2
    assert laurel("kunstmaezen", "dichter", "hofnarr") == 6


@pytest.mark.clause("BRU-10.6", "BRU-14.38")
def test_komponist_scores_a_point_for_each_art_person() -> None:
    state = owner("komponist", "dichter", "hofnarr", "knecht", workers=one("yellow"))
    assert use(state, "komponist").points[0] == 5 + 3
    assert paid_with("komponist") == ["yellow"]


@pytest.mark.clause("BRU-10.10", "BRU-14.38")
def test_graveur_scores_a_point_for_each_group() -> None:
    assert laurel("graveur") == 1
    assert laurel("graveur", "dichter", "knecht", "page", "arzt") == 3
    assert laurel("graveur", "koenigin", "hofnarr", "nonne", "alchemist") == 6


@pytest.mark.clause("BRU-14.22", "BRU-14.38")
def test_buchmaler_places_an_art_person_from_the_discard_pile() -> None:
    state = placed("buchmaler", houses="blue; red", discard="maler hofnarr knecht")
    assert options(state, 0) == ["done", "find:hofnarr", "find:maler"]
    play(state, 0, "find:maler")
    assert houses(state, 0) == ["blue:buchmaler", "red:maler"]
    assert state.money[0] == RICH - 6


# -- others -----------------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.4")
def test_harfenspielerin_scores_two_points_for_each_turned_marker() -> None:
    assert placed("harfenspielerin", markers="persons canal").points[0] == 9
    assert placed("harfenspielerin").points[0] == 5


@pytest.mark.clause("BRU-14.2")
def test_lautenist_takes_a_guilder_for_each_colour_left() -> None:
    state = use(owner("lautenist", workers=(1, 1, 0, 2, 0)), "lautenist")
    assert (state.money[0], workers(state, 0)) == (2, (1, 0, 0, 2, 0))
    assert paid_with("lautenist") == ["brown"]


@pytest.mark.clause("BRU-14.2", "BRU-10.15")
def test_lautenist_is_not_offered_with_only_the_worker_that_pays() -> None:
    assert not can_use(owner("lautenist", workers=one("brown")), "lautenist")


@pytest.mark.clause("BRU-14.5", "BRU-14.17")
def test_portraetist_returns_a_marker_of_the_card_used_for_a_house() -> None:
    facts = {"hand": "arzt page", "workers": ONE_EACH, "threats": (0, 2, 0, 0, 1)}
    state = act(owner("portraetist", **facts), "arzt", "house")
    assert options(state, 0) == ["done", "lower:brown"]
    play(state, 0, "lower:brown")
    assert (threats(state, 0), state.points[0]) == ((0, 1, 0, 0, 1), 6)
    assert not is_rotated(state, "portraetist")
    declined = act(owner("portraetist", **facts), "arzt", "house", "done")
    assert (threats(declined, 0), declined.points[0]) == ((0, 2, 0, 0, 1), 5)


@pytest.mark.clause("BRU-14.5", "BRU-15.1")
def test_portraetist_returns_no_marker_of_another_colour_or_for_another_action() -> None:
    facts = {"hand": "arzt page", "workers": ONE_EACH, "threats": (0, 0, 2, 0, 0)}
    assert is_over(act(owner("portraetist", **facts), "arzt", "house"))
    brown = {**facts, "threats": (0, 2, 0, 0, 0)}
    assert is_over(act(owner("portraetist", **brown), "arzt", "workers"))
