"""Persons 16 to 30: the offices."""

import pytest

from tests.games.bruges.persons import (
    NONE,
    ONE_EACH,
    RICH,
    act,
    can_use,
    holder,
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
    choices,
    draw,
    hand,
    is_over,
    key,
    markers,
    options,
    play,
    saved,
    scene,
    side,
    top,
    workers,
)

# -- majorities -------------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.6")
def test_marktvogt_takes_two_guilders_for_each_turned_marker() -> None:
    state = owner("marktvogt", workers=one("red"), markers="reputation canal")
    assert use(state, "marktvogt").money[0] == 4
    assert is_rotated(state, "marktvogt")
    assert paid_with("marktvogt", markers="persons") == ["red"]


@pytest.mark.clause("BRU-10.6")
def test_ausrufer_scores_a_point_for_each_turned_marker() -> None:
    state = owner("ausrufer", workers=one("violet"), markers="reputation persons canal")
    assert use(state, "ausrufer").points[0] == 8
    assert paid_with("ausrufer", markers="persons") == ["violet"]


@pytest.mark.clause("BRU-10.15")
@pytest.mark.parametrize("person", ["marktvogt", "ausrufer"])
def test_nobody_calls_for_markers_that_are_not_turned(person: str) -> None:
    assert not can_use(owner(person, workers=ONE_EACH), person)


def test_richter_scores_two_more_points_for_each_turned_marker() -> None:
    assert laurel("richter") == 0
    assert laurel("richter", markers="persons canal") == 4


@pytest.mark.clause("BRU-14.35", "BRU-11.5")
def test_stadtschreiber_turns_a_marker_in_a_tie_for_the_lead_the_others_do_not() -> None:
    tied = side(field=2, houses="red:stadtschreiber; red:graf", canals=(1, 0))
    rival = side(field=2, houses="blue:baron; blue:arzt", canals=(0, 1))
    state = scene(sides=[tied, rival, side(field=1)], step="majorities")
    assert markers(state, 0) == {"reputation", "persons", "canal"}
    assert markers(state, 1) == markers(state, 2) == set()


@pytest.mark.clause("BRU-14.35")
def test_stadtschreiber_turns_nothing_in_a_tie_at_zero_or_behind_the_lead() -> None:
    tied = side(field=0, houses="red:stadtschreiber", canals=(1, 0))
    rival = side(field=0, houses="blue:baron", canals=(1, 1))
    state = scene(players=2, sides=[tied, rival], step="majorities")
    assert (markers(state, 0), markers(state, 1)) == ({"persons"}, {"canal"})


# -- money ------------------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.6")
@pytest.mark.parametrize(
    ("person", "colour"), [("landvogt", "yellow"), ("schultheiss", "brown"), ("zoellner", "blue")]
)
def test_two_guilders_for_each_house_of_a_colour(person: str, colour: str) -> None:
    state = owner(person, on="red", workers=one(colour), houses=f"{colour}; red; {colour}:knecht")
    assert use(state, person).money[0] == 2 * 2
    assert workers(state, 0) == NONE
    assert paid_with(person, on=colour) == [colour]
    assert not can_use(owner(person, on="red", workers=ONE_EACH), person)


@pytest.mark.clause("BRU-10.6", "BRU-10.16")
def test_ratsherr_takes_two_guilders_for_each_of_the_offices() -> None:
    state = owner("ratsherr", "richter", "knecht", workers=one("violet"))
    assert use(state, "ratsherr").money[0] == 4
    assert paid_with("ratsherr") == ["violet"]


@pytest.mark.parametrize(("money", "points"), [(2, 0), (3, 1), (11, 3)])
def test_schatzmeister_scores_a_point_for_every_three_guilders(money: int, points: int) -> None:
    assert laurel("schatzmeister", money=money) == points


@pytest.mark.clause("BRU-10.10", "BRU-10.16")
def test_buergermeister_scores_two_points_for_each_of_the_offices() -> None:
    assert laurel("buergermeister", "knecht") == 2
    assert laurel("buergermeister", "notar", "zensor") == 6


@pytest.mark.clause("BRU-14.20")
def test_steuereintreiber_takes_three_guilders_or_what_there_is() -> None:
    rivals = [side(money=2), side(money=9), side(money=0)]
    state = placed("steuereintreiber", rivals=rivals)
    assert state.money == [RICH - 6 + 2 + 3, 0, 6, 0]
    assert is_over(state)


@pytest.mark.clause("BRU-14.27", "BRU-14.3")
def test_notar_buys_up_to_five_workers_of_any_colours() -> None:
    state = placed("notar")
    for colour in ("red", "red", "blue", "violet", "brown"):
        assert options(state, 0) == ["done", "accept"]
        play(state, 0, "accept")
        assert options(saved(state), 0)[0] == "gain:blue"
        play(state, 0, f"gain:{colour}")
    assert is_over(state)
    assert (workers(state, 0), state.money[0]) == ((1, 1, 0, 2, 1), RICH - 5)


@pytest.mark.clause("BRU-14.27", "BRU-10.17")
def test_notar_may_stop_at_any_time_and_without_money_there_is_nothing_to_buy() -> None:
    state = play(placed("notar"), 0, "accept", "gain:red", "done")
    assert (workers(state, 0), state.money[0]) == (one("red"), RICH - 1)
    assert is_over(placed("notar", money=0))
    assert is_over(play(placed("notar", money=1), 0, "accept", "gain:red"))


# -- cards, canal, track ----------------------------------------------------------------------


@pytest.mark.clause("BRU-14.21", "BRU-14.13")
def test_zensor_makes_every_other_player_discard_then_draws_two_cards() -> None:
    rivals = [side(hand="weber arzt"), side(hand=""), side(hand="graf page")]
    state = placed("zensor", rivals=rivals, tops="red blue")
    assert options(state, 1) == ["discard:weber", "discard:arzt"]
    play(state, 1, "discard:arzt")
    play(state, 3, "discard:graf")
    assert [key(card) for card in state.discard] == ["arzt", "graf"]
    assert [hand(state, seat) for seat in (1, 2, 3)] == [["weber"], [], ["page"]]
    assert options(state, 0) == ["draw:1", "draw:2"]
    top(play(state, 0, "draw:1"), "red")
    top(play(state, 0, "draw:2"), "blue")
    draw(state, "maurer", "magd")
    assert hand(state, 0)[-2:] == ["maurer", "magd"]
    assert (len(hand(state, 0)), is_over(state)) == (3, True)


@pytest.mark.clause("BRU-14.40")
def test_deichgraf_builds_with_a_card_free_of_charge() -> None:
    state = owner("deichgraf", hand="burggraf page", canals=(1, 2))
    act(state, "burggraf", "canal")  # the next space on the left is red and costs 2
    assert (canals(state, 0), state.money[0]) == ((2, 2), 0)


@pytest.mark.clause("BRU-14.40")
def test_deichgraf_still_needs_the_colour_of_the_space() -> None:
    state = owner("deichgraf", hand="burggraf magd", canals=(1, 2))
    assert "as:canal" in choices(state, 0, "play:burggraf")
    assert "as:canal" not in choices(state, 0, "play:magd")
    without = owner("gesandter", hand="burggraf magd", canals=(1, 2), money=1)
    assert "as:canal" not in choices(without, 0, "play:burggraf")


@pytest.mark.clause("BRU-15.1")
def test_deichgraf_does_not_help_a_person_that_builds() -> None:
    assert not can_use(
        owner("deichgraf", "teppichwirker", workers=one("blue"), money=1), "teppichwirker"
    )


@pytest.mark.clause("BRU-14.30")
@pytest.mark.parametrize(
    ("dice", "price"), [((1, 1, 4, 4, 3), 0), ((1, 4, 4, 4, 4), 0), ((2, 2, 1, 4, 3), 3)]
)
def test_gesandter_steps_up_for_two_guilders_less(dice: tuple[int, ...], price: int) -> None:
    mine = side(houses="red:gesandter", money=4)
    state = play(scene(sides=[mine], step=("step_up", 0), dice=dice), 0, "advance")
    assert (state.money[0], state.reputation[0]) == (4 - price, 1)


@pytest.mark.clause("BRU-14.30")
def test_gesandter_can_pay_where_others_cannot() -> None:
    sides = [side(houses="red:gesandter", money=1), side(money=2)]
    state = scene(sides=sides, step=[("step_up", 0), ("step_up", 1)], dice=(1, 2, 3, 3, 3))
    assert options(state, 0) == ["done", "advance"]
    assert is_over(play(state, 0, "done"))  # three guilders are too much for the other player


@pytest.mark.clause("BRU-10.13")
def test_deichgraf_works_from_the_moment_he_is_placed() -> None:
    state = holder("deichgraf", hand="magd page", money=9, step="round")
    place(state, "deichgraf")
    act(state, "magd", "canal")
    assert (canals(state, 0), state.money[0]) == ((1, 0), 0)
