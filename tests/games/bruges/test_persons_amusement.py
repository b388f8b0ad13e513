"""Persons 31 to 45: amusement."""

import pytest

from rathaus.games.bruges.components.vocabulary import COLOURS
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
    draw,
    hand,
    houses,
    is_over,
    key,
    options,
    play,
    saved,
    top,
    workers,
)

Dice = tuple[int, int, int, int, int]

# -- dice -------------------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.7", "BRU-15.13")
@pytest.mark.parametrize(("person", "colour"), [("spielmann", "blue"), ("taenzerin", "violet")])
def test_two_workers_if_the_die_shows_five_or_six(person: str, colour: str) -> None:
    place = COLOURS.index(colour)
    for number in (5, 6):
        dice = [number if each == place else 1 for each in range(5)]
        state = use(owner(person, dice=dice), person)
        assert workers(state, 0) == one(colour, 2)
        assert is_rotated(state, person)
    too_low = [4 if each == place else 6 for each in range(5)]
    assert not can_use(owner(person, dice=too_low, workers=ONE_EACH), person)


@pytest.mark.parametrize(
    ("dice", "money"),
    [((1, 2, 2, 5, 6), 2), ((3, 3, 3, 3, 3), 3), ((6, 6, 6, 1, 1), 6), ((4, 1, 1, 4, 4), 4)],
)
def test_gaukler_takes_the_number_that_most_dice_show(dice: Dice, money: int) -> None:
    state = use(owner("gaukler", dice=dice), "gaukler")
    assert state.money[0] == money
    assert is_rotated(state, "gaukler")


@pytest.mark.clause("BRU-10.15")
@pytest.mark.parametrize("dice", [(1, 1, 4, 4, 6), (1, 2, 3, 4, 5)])
def test_gaukler_is_not_offered_when_numbers_tie(dice: Dice) -> None:
    assert not can_use(owner("gaukler", dice=dice), "gaukler")


@pytest.mark.clause("BRU-15.13")
def test_akrobat_scores_two_points_at_a_sum_of_nineteen() -> None:
    assert use(owner("akrobat", dice=(6, 6, 1, 1, 5)), "akrobat").points[0] == 7
    assert not can_use(owner("akrobat", dice=(6, 6, 1, 1, 4)), "akrobat")


@pytest.mark.clause("BRU-15.13")
def test_baerenfuehrer_takes_five_guilders_up_to_a_sum_of_sixteen() -> None:
    state = use(owner("baerenfuehrer", dice=(6, 6, 1, 1, 2)), "baerenfuehrer")
    assert (state.money[0], is_rotated(state, "baerenfuehrer")) == (5, True)
    assert not can_use(owner("baerenfuehrer", dice=(6, 6, 1, 1, 3)), "baerenfuehrer")


@pytest.mark.clause("BRU-10.6")
def test_wuerfelspieler_takes_the_die_of_the_worker_returned() -> None:
    state = owner("wuerfelspieler", workers=(1, 0, 2, 0, 1), dice=(1, 2, 5, 3, 4))
    use(state, "wuerfelspieler")
    assert options(saved(state), 0) == ["give:blue", "give:yellow", "give:violet"]
    play(state, 0, "give:yellow")
    assert (state.money[0], workers(state, 0)) == (5, (1, 0, 1, 0, 1))
    assert is_rotated(state, "wuerfelspieler")
    assert paid_with("wuerfelspieler") == list(COLOURS)
    assert not can_use(owner("wuerfelspieler"), "wuerfelspieler")


@pytest.mark.clause("BRU-10.6")
def test_pfeifer_takes_two_guilders_for_each_three_and_four() -> None:
    state = use(owner("pfeifer", workers=one("violet"), dice=(3, 4, 4, 6, 2)), "pfeifer")
    assert (state.money[0], workers(state, 0)) == (6, NONE)
    assert paid_with("pfeifer") == ["violet"]
    assert not can_use(owner("pfeifer", workers=ONE_EACH, dice=(1, 2, 2, 5, 6)), "pfeifer")


# -- activating more --------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.24")
def test_puppenspieler_turns_another_person_upright() -> None:
    state = owner("puppenspieler", "graefin", "arzt", workers=one("red"), rotated="graefin arzt")
    assert not can_use(state, "graefin")
    use(state, "puppenspieler")
    assert options(saved(state), 0) == ["ready:graefin", "ready:arzt"]
    play(state, 0, "ready:graefin")
    assert can_use(state, "graefin")
    assert (is_rotated(state, "arzt"), is_rotated(state, "puppenspieler")) == (True, True)
    assert paid_with("puppenspieler", "arzt", rotated="arzt") == ["red"]


@pytest.mark.clause("BRU-14.24", "BRU-10.15")
def test_puppenspieler_is_not_offered_while_everyone_else_is_upright() -> None:
    assert not can_use(owner("puppenspieler", "graefin", workers=ONE_EACH), "puppenspieler")


@pytest.mark.clause("BRU-14.25")
def test_feuerschlucker_activates_every_worker_person_once_without_a_worker() -> None:
    state = placed("feuerschlucker", "bankier", "knecht", "graefin", rotated="bankier")
    assert options(state, 0) == ["done", "use:bankier", "use:knecht"]
    play(state, 0, "use:bankier")
    assert (state.points[0], state.money[0], workers(state, 0)) == (6, RICH - 6 + 2, NONE)
    assert options(saved(state), 0) == ["done", "use:knecht"]
    play(state, 0, "done", "done")
    assert is_over(state)
    assert is_rotated(state, "bankier")


@pytest.mark.clause("BRU-14.25", "BRU-10.15")
def test_feuerschlucker_offers_only_what_changes_something() -> None:
    state = placed("feuerschlucker", "pfeifer", "burggraf", dice=(1, 1, 1, 1, 1), canals=(2, 0))
    assert options(state, 0) == ["done", "use:burggraf"]
    assert is_over(placed("feuerschlucker"))


# -- cards and workers ------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.22", "BRU-14.38")
def test_schausteller_places_an_amusement_person_from_the_discard_pile() -> None:
    state = placed("schausteller", houses="blue; red", discard="wirt hofnarr knecht")
    assert options(state, 0) == ["done", "find:wirt", "find:hofnarr"]
    play(state, 0, "find:hofnarr")
    assert houses(state, 0) == ["blue:schausteller", "red:hofnarr"]
    assert [key(card) for card in state.discard] == ["wirt", "knecht"]
    assert state.money[0] == RICH - 6


@pytest.mark.clause("BRU-14.13")
def test_kartenspieler_draws_two_cards_then_discards_two() -> None:
    state = owner("kartenspieler", hand="arzt graf", workers=one("yellow"), tops="red blue")
    use(state, "kartenspieler", "draw:1")
    top(state, "brown")
    assert options(state, 0) == ["draw:1", "draw:2"]
    top(play(state, 0, "draw:1"), "violet")
    draw(state, "weber", "baron")
    expected = ["baron", "graf", "weber", "arzt"]
    assert options(saved(state), 0) == [f"discard:{each}" for each in expected]
    play(state, 0, "discard:weber")
    assert "discard:weber" not in options(state, 0)
    play(state, 0, "discard:arzt")
    assert hand(state, 0) == ["baron", "graf"]
    assert [key(card) for card in state.discard] == ["weber", "arzt"]
    assert paid_with("kartenspieler") == ["yellow"]


@pytest.mark.clause("BRU-14.27", "BRU-14.3")
def test_bader_gives_a_point_and_a_guilder_for_each_worker_of_another_colour() -> None:
    state = placed("bader", workers=(2, 0, 1, 1, 0))
    assert options(state, 0) == ["done", "give:blue", "give:yellow", "give:red"]
    play(state, 0, "give:blue")
    assert (state.points[0], state.money[0]) == (6, RICH + 1)
    assert options(saved(state), 0) == ["done", "give:yellow", "give:red"]  # no second blue one
    play(state, 0, "give:red")
    assert is_over(state)
    assert (workers(state, 0), state.points[0], state.money[0]) == ((1, 0, 1, 0, 0), 7, RICH + 2)
    assert is_over(placed("bader"))  # no workers


# -- its own group ----------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.10", "BRU-14.38")
def test_wirt_scores_two_points_for_each_amusement_person() -> None:
    assert laurel("wirt", "knecht") == 2
    assert laurel("wirt", "gaukler", "hofnarr") == 6


@pytest.mark.clause("BRU-10.6", "BRU-14.38")
def test_wahrsagerin_scores_a_point_for_each_amusement_person() -> None:
    state = owner("wahrsagerin", "gaukler", "hofnarr", "knecht", workers=one("blue"))
    assert use(state, "wahrsagerin").points[0] == 5 + 3
    assert paid_with("wahrsagerin") == ["blue"]


def test_possenreisser_scores_two_points_for_each_lightning_person() -> None:
    assert laurel("possenreisser", "knecht") == 0
    assert laurel("possenreisser", "alchemist", "junker", "graf") == 4
