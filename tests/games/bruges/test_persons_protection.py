"""Persons 121 to 135: protection."""

from typing import Any

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
    hand,
    houses,
    is_over,
    options,
    play,
    saved,
    scene,
    side,
    threats,
    workers,
)

# -- returning markers ------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.17", "BRU-7.15", "BRU-10.6")
@pytest.mark.parametrize(
    ("person", "colour"),
    [
        ("feuerwaechter", "red"),
        ("schleusenwaerter", "blue"),
        ("pestarzt", "brown"),
        ("buettel", "yellow"),
    ],
)
def test_up_to_two_markers_of_a_colour_for_a_worker(person: str, colour: str) -> None:
    state = owner(person, workers=one(colour), threats=(2, 2, 2, 2, 2))
    use(state, person)
    assert options(state, 0) == ["done", f"lower:{colour}"]
    play(state, 0, f"lower:{colour}")
    assert options(saved(state), 0) == ["done", f"lower:{colour}"]
    play(state, 0, f"lower:{colour}")
    left = tuple(2 - 2 * each for each in one(colour))
    assert (threats(state, 0), state.points[0], workers(state, 0)) == (left, 7, NONE)
    assert is_rotated(state, person)
    assert paid_with(person, threats=ONE_EACH) == [colour]
    others = tuple(2 - 2 * each for each in one(colour))
    assert not can_use(owner(person, workers=ONE_EACH, threats=others), person)


@pytest.mark.clause("BRU-14.17", "BRU-10.4")
@pytest.mark.parametrize(("person", "most"), [("nachtwaechter", 2), ("hellebardier", 3)])
def test_some_markers_of_any_colours(person: str, most: int) -> None:
    state = placed(person, threats=(2, 0, 1, 0, 2))
    assert options(state, 0) == ["done", "lower:blue", "lower:yellow", "lower:violet"]
    play(state, 0, *["lower:blue", "lower:yellow", "lower:violet"][:most])
    left = (1, 0, 0, 0, 2) if most == 2 else (1, 0, 0, 0, 1)
    assert (threats(state, 0), state.points[0], is_over(state)) == (left, 5 + most, True)
    none = play(placed(person, threats=ONE_EACH), 0, "done")
    assert (threats(none, 0), none.points[0]) == (ONE_EACH, 5)
    assert is_over(placed(person))


@pytest.mark.clause("BRU-14.17", "BRU-10.7")
def test_kerkermeister_returns_a_marker_once_a_round() -> None:
    state = owner("kerkermeister", threats=(0, 1, 0, 2, 0))
    use(state, "kerkermeister")
    assert options(state, 0) == ["done", "lower:brown", "lower:red"]
    play(state, 0, "lower:red")
    assert (threats(state, 0), state.points[0]) == ((0, 1, 0, 1, 0), 6)
    assert not can_use(state, "kerkermeister")
    assert not can_use(owner("kerkermeister"), "kerkermeister")


@pytest.mark.clause("BRU-14.17", "BRU-10.16")
def test_soeldner_returns_up_to_a_marker_for_each_person() -> None:
    state = placed("soeldner", "knecht", "bischof", threats=(2, 0, 2, 0, 0))
    play(state, 0, "lower:blue", "lower:blue", "lower:yellow")
    assert (threats(state, 0), state.points[0], is_over(state)) == (one("yellow"), 8, True)
    alone = play(placed("soeldner", threats=(2, 0, 2, 0, 0)), 0, "lower:blue")
    assert (threats(alone, 0), is_over(alone)) == ((1, 0, 2, 0, 0), True)


@pytest.mark.clause("BRU-14.5", "BRU-14.17")
def test_festungsbauer_returns_a_marker_of_the_card_used_for_a_canal() -> None:
    facts: dict[str, Any] = {"hand": "weber page", "canals": (1, 0), "money": 2}
    state = owner("festungsbauer", threats=(1, 0, 0, 2, 0), **facts)
    act(state, "weber", "canal")
    assert options(state, 0) == ["done", "lower:red"]
    play(state, 0, "lower:red")
    assert (threats(state, 0), state.points[0]) == ((1, 0, 0, 1, 0), 6)
    assert (canals(state, 0), is_rotated(state, "festungsbauer")) == ((2, 0), False)
    assert is_over(act(owner("festungsbauer", threats=one("blue"), **facts), "weber", "canal"))


@pytest.mark.clause("BRU-15.1")
def test_festungsbauer_does_not_react_when_a_person_builds() -> None:
    state = play(placed("steinmetz", "festungsbauer", threats=ONE_EACH), 0, "canal:left")
    assert (is_over(state), threats(state, 0)) == (True, ONE_EACH)


@pytest.mark.clause("BRU-14.5", "BRU-14.17")
def test_stadtwache_returns_a_second_marker_of_the_colour() -> None:
    facts = {"hand": "weber page", "threats": (1, 0, 0, 2, 0)}
    state = act(owner("stadtwache", **facts), "weber", "threat")
    assert options(state, 0) == ["done", "lower:red"]
    play(state, 0, "lower:red")
    assert (threats(state, 0), state.points[0]) == (one("blue"), 7)
    declined = act(owner("stadtwache", **facts), "weber", "threat", "done")
    assert (threats(declined, 0), declined.points[0]) == ((1, 0, 0, 1, 0), 6)


@pytest.mark.clause("BRU-15.1")
def test_stadtwache_does_not_react_to_markers_returned_by_persons() -> None:
    state = play(
        placed("nachtwaechter", "stadtwache", threats=one("red", 2)), 0, "lower:red", "done"
    )
    assert (is_over(state), threats(state, 0)) == (True, one("red"))


# -- holding out ------------------------------------------------------------------------------


def test_waffenmeister_scores_a_point_for_each_marker() -> None:
    assert laurel("waffenmeister") == 0
    assert laurel("waffenmeister", threats=(2, 0, 1, 0, 0)) == 3


@pytest.mark.clause("BRU-10.10")
def test_hauptmann_scores_two_points_for_each_protection_person() -> None:
    assert laurel("hauptmann", "knecht") == 2
    assert laurel("hauptmann", "ritter", "buettel") == 6


@pytest.mark.clause("BRU-14.31")
def test_ritter_is_harmed_by_the_fourth_marker_only() -> None:
    step = [("threat", 0, 2), ("damages", 0)]
    mine = side(houses="red:ritter", money=9, threats=one("yellow", 2))
    state = scene(sides=[mine], step=step)
    assert (state.money[0], threats(state, 0)) == (9, one("yellow", 3))
    state = scene(sides=[side(houses="red:ritter", money=9, threats=one("yellow", 3))], step=step)
    assert (state.money[0], threats(state, 0)) == (0, NONE)


@pytest.mark.clause("BRU-15.4")
def test_ritter_lost_is_missed_by_the_next_marker_not_before() -> None:
    mine = side(houses="red:ritter; red", threats=(0, 0, 3, 3, 0), money=9)
    state = scene(sides=[mine], step=[("threat", 0, 3), ("damages", 0)])
    play(state, 0, "lose_house:1")  # the fire: the knight goes back to the hand
    assert (hand(state, 0), threats(state, 0), state.money[0]) == (["ritter"], one("yellow", 3), 9)
    again = scene(
        sides=[side(threats=one("yellow", 3), money=9)], step=[("threat", 0, 2), ("damages", 0)]
    )
    assert (threats(again, 0), again.money[0]) == (NONE, 0)


@pytest.mark.clause("BRU-14.32")
def test_torwaechter_returns_a_worker_instead_of_receiving_a_marker() -> None:
    mine = side(houses="red:torwaechter", threats=one("blue", 2), workers=ONE_EACH)
    step = [("threat", 0, 0), ("damages", 0)]
    state = scene(sides=[mine], step=step)
    assert options(state, 0) == ["accept", "decline"]
    averted = play(saved(state), 0, "accept")
    assert (threats(averted, 0), workers(averted, 0)) == (one("blue", 2), (0, 1, 1, 1, 1))
    assert averted.points[0] == 5
    play(state, 0, "decline")
    assert (threats(state, 0), workers(state, 0)) == (NONE, NONE)  # the flood


@pytest.mark.clause("BRU-14.32")
def test_torwaechter_needs_a_worker_of_the_colour_and_works_against_persons() -> None:
    mine = side(houses="red:torwaechter", workers=one("red"))
    assert is_over(scene(sides=[mine], step=("threat", 0, 0)))
    rival = side(houses="red:torwaechter", workers=one("yellow"), threats=one("yellow", 2))
    state = play(placed("raeuber", rivals=[rival]), 1, "accept")
    assert (threats(state, 1), workers(state, 1)) == (one("yellow", 2), NONE)


ATTACKS = [
    "steuereintreiber",
    "makler",
    "inquisitor",
    "brunnenvergifter",
    "brandstifter",
    "intrigant",
    "giftmischerin",
    "wegelagerer",
    "raeuber",
    "dieb",
    "saboteur",
    "zensor",
]


@pytest.mark.clause("BRU-14.33", "BRU-14.4", "BRU-15.15")
@pytest.mark.parametrize("attack", ATTACKS)
def test_leibwaechter_keeps_everything_from_every_attack(attack: str) -> None:
    facts = {"field": 3, "canals": (2, 1), "threats": (2, 2, 2, 2, 2), "hand": "arzt graf"}
    guarded = side(houses="red:leibwaechter; blue:knecht", **facts)
    state = placed(attack, rivals=[guarded])
    assert 1 not in state.turn()
    assert (state.money[1], state.points[1], state.reputation[1]) == (5, 5, 3)
    assert (canals(state, 1), threats(state, 1)) == ((2, 1), (2, 2, 2, 2, 2))
    assert (workers(state, 1), hand(state, 1)) == (ONE_EACH, ["graf", "arzt"])
    assert houses(state, 1) == ["red:leibwaechter", "blue:knecht"]


@pytest.mark.clause("BRU-14.33", "BRU-10.15")
def test_leibwaechter_is_no_target_of_a_choice() -> None:
    guarded = side(houses="red:leibwaechter", money=9)
    alone = owner("erpresser", "hexe", workers=ONE_EACH, threats=ONE_EACH, rivals=[guarded])
    assert not can_use(alone, "erpresser")
    assert not can_use(alone, "hexe")
    state = owner("erpresser", workers=ONE_EACH, rivals=[guarded, side(money=1), side(money=7)])
    assert options(use(state, "erpresser"), 0) == ["to:2", "to:3"]


@pytest.mark.clause("BRU-14.33")
def test_leibwaechter_does_not_help_against_dice_and_damage() -> None:
    mine = side(houses="red:leibwaechter", money=9, threats=one("yellow", 2))
    state = scene(sides=[mine], step=[("threat", 0, 2), ("damages", 0)])
    assert (state.money[0], threats(state, 0)) == (0, NONE)
    assert placed("leibwaechter").money[0] == RICH - 3
