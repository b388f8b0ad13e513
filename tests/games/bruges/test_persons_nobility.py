"""Persons 1 to 15: the nobility."""

import pytest

from tests.games.bruges.persons import (
    NONE,
    RICH,
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
    draw,
    hand,
    houses,
    is_over,
    key,
    listen,
    options,
    outcomes,
    play,
    saved,
    scene,
    side,
    top,
    workers,
)

# -- freifrau ---------------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.23", "BRU-10.4")
def test_freifrau_takes_any_number_of_other_persons_back_and_the_houses_stay() -> None:
    state = placed("freifrau", "baron", "graf", "knecht", on="red", hand="")
    assert options(state, 0) == ["done", "take_back:baron", "take_back:graf", "take_back:knecht"]
    play(state, 0, "take_back:baron")
    assert options(saved(state), 0) == ["done", "take_back:graf", "take_back:knecht"]
    play(state, 0, "take_back:knecht")
    assert is_over(state)
    assert houses(state, 0) == ["red", "red:graf", "red", "blue:freifrau"]
    assert (hand(state, 0), state.money[0]) == (["baron", "knecht"], RICH)


@pytest.mark.clause("BRU-14.23", "BRU-10.17")
def test_freifrau_need_not_take_anyone_back() -> None:
    state = play(placed("freifrau", "baron", hand=""), 0, "done")
    assert (houses(state, 0), hand(state, 0)) == (["blue:baron", "blue:freifrau"], [])
    assert is_over(placed("freifrau"))  # nobody to take back


@pytest.mark.clause("BRU-14.23", "BRU-14.26")
def test_freifrau_copied_by_the_spion_leaves_him_where_he_is() -> None:
    state = placed("spion", "baron", rivals=[side(houses="red:freifrau")])
    assert options(state, 0) == ["done", "take_back:baron"]
    play(state, 0, "take_back:baron")
    assert houses(state, 0) == ["blue", "blue:spion"]


@pytest.mark.clause("BRU-10.12", "BRU-14.23")
def test_freifrau_brings_back_a_rotated_person_that_is_upright_when_placed_again() -> None:
    state = owner(
        "graefin", rotated="graefin", hand="freifrau violet", houses="red", money=9, step="round"
    )
    place(state, "freifrau", "take_back:graefin")
    assert not is_rotated(state, "graefin")
    place(state, "graefin")
    assert can_use(state, "graefin")


# -- the reputation track ---------------------------------------------------------------------


@pytest.mark.clause("BRU-10.10")
@pytest.mark.parametrize(("field", "points"), [(0, 0), (1, 0), (7, 3), (12, 6)])
def test_erbin_scores_half_of_the_points_of_the_field(field: int, points: int) -> None:
    assert laurel("erbin", field=field) == points


@pytest.mark.clause("BRU-14.19")
@pytest.mark.parametrize(("field", "then"), [(0, 3), (2, 5), (11, 12), (12, 12)])
def test_koenigin_moves_three_fields_free_of_charge(field: int, then: int) -> None:
    state = placed("koenigin", field=field)
    assert (state.reputation[0], state.money[0]) == (then, RICH - 12)


@pytest.mark.clause("BRU-14.27", "BRU-10.7")
def test_baronin_pays_four_guilders_for_a_field_once_a_round() -> None:
    state = owner("baronin", money=9, field=3)
    use(state, "baronin")
    assert options(state, 0) == ["done", "accept"]
    play(state, 0, "accept")
    assert (state.money[0], state.reputation[0]) == (5, 4)
    assert is_rotated(state, "baronin")
    assert not can_use(state, "baronin")


@pytest.mark.clause("BRU-10.17")
def test_baronin_may_still_decline() -> None:
    state = use(owner("baronin", money=9, field=3), "baronin", "done")
    assert (state.money[0], state.reputation[0]) == (9, 3)


@pytest.mark.clause("BRU-10.15", "BRU-6.9")
def test_baronin_is_not_offered_without_four_guilders_or_at_the_end_of_the_track() -> None:
    assert not can_use(owner("baronin", money=3), "baronin")
    assert can_use(owner("baronin", money=4, field=11), "baronin")
    assert not can_use(owner("baronin", money=4, field=12), "baronin")


@pytest.mark.clause("BRU-14.6")
def test_markgraf_scores_for_the_step_of_phase_two() -> None:
    mine = side(houses="red:markgraf", money=3)
    state = scene(sides=[mine], step=("step_up", 0), dice=(1, 3, 3, 3, 3))
    play(state, 0, "advance")
    assert (state.points[0], state.money[0], state.reputation[0]) == (6, 2, 1)


@pytest.mark.clause("BRU-14.6", "BRU-6.9")
@pytest.mark.parametrize(("field", "points"), [(0, 8), (10, 7), (12, 5)])
def test_markgraf_scores_for_every_field_of_the_koenigin(field: int, points: int) -> None:
    assert placed("koenigin", "markgraf", field=field).points[0] == points


def test_markgraf_scores_nothing_for_the_steps_of_others() -> None:
    state = placed("herold", rivals=[side(houses="red:markgraf")])
    assert (state.reputation, state.points) == ([1, 0], [5, 5])


# -- counting ---------------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.6", "BRU-10.16")
def test_baron_takes_two_guilders_for_each_of_the_nobility() -> None:
    state = use(owner("baron", "graf", "hofnarr", workers=one("blue")), "baron")
    assert (state.money[0], workers(state, 0)) == (4, NONE)
    assert is_rotated(state, "baron")
    assert paid_with("baron") == ["blue"]


@pytest.mark.clause("BRU-14.2")
def test_burggraf_scores_a_point_for_every_two_tokens() -> None:
    state = use(owner("burggraf", workers=one("brown"), canals=(3, 2)), "burggraf")
    assert (state.points[0], workers(state, 0)) == (5 + 2, NONE)
    assert paid_with("burggraf", canals=(1, 1)) == ["brown"]


@pytest.mark.clause("BRU-10.15")
def test_burggraf_is_not_offered_for_a_single_token() -> None:
    assert not can_use(owner("burggraf", workers=one("brown"), canals=(1, 0)), "burggraf")


@pytest.mark.clause("BRU-10.7")
def test_graefin_scores_a_point_once_a_round() -> None:
    state = use(owner("graefin"), "graefin")
    assert state.points[0] == 6
    assert not can_use(state, "graefin")


@pytest.mark.clause("BRU-10.10", "BRU-10.16")
def test_lehnsherr_scores_two_points_for_each_of_the_nobility() -> None:
    assert laurel("lehnsherr") == 2
    assert laurel("lehnsherr", "baron", "koenigin", "hofnarr") == 6


@pytest.mark.clause("BRU-10.10", "BRU-10.16")
def test_koenig_scores_a_point_for_each_person() -> None:
    assert laurel("koenig", rivals=[side(houses="red:baron")]) == 1
    assert laurel("koenig", "knecht", "graf", houses="blue; blue") == 3


# -- one more action --------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.14")
@pytest.mark.parametrize(
    ("person", "colour"), [("herzog", "red"), ("graf", "violet"), ("fuerst", "yellow")]
)
def test_a_drawn_card_is_used_at_once(person: str, colour: str) -> None:
    state = owner(person, workers=one(colour), tops="brown blue", dice=(1, 6, 1, 1, 1))
    before = hand(state, 0)
    use(state, person)
    assert workers(state, 0) == NONE
    assert options(state, 0) == ["draw:1", "draw:2"]
    play(state, 0, "draw:1")
    assert "top:violet" in outcomes(state)
    top(state, "violet")
    assert {each.split(":")[0] for each in outcomes(state)} == {"card"}
    draw(state, "toepfer")
    assert options(saved(state), 0) == ["as:workers", "as:money"]  # it must be used
    play(state, 0, "as:money")
    assert (state.money[0], hand(state, 0)) == (6, before)
    assert key(state.discard[-1]) == "toepfer"
    assert is_rotated(state, person)
    assert f"play:{before[0]}" in options(state, 0)  # the card of the turn is still to come
    assert paid_with(person) == [colour]


@pytest.mark.clause("BRU-14.14", "BRU-10.4")
def test_junker_draws_a_card_and_acts_with_it() -> None:
    state = holder("junker", workers=one("red"), tops="red blue")
    place(state, "junker", "draw:1")
    draw(top(state, "blue"), "weber")
    assert options(state, 0) == ["as:workers", "as:money", "as:house"]
    events = listen(state)
    play(state, 0, "as:house")
    assert houses(state, 0) == ["blue:junker", "red"]
    assert (workers(state, 0), state.money[0]) == (NONE, RICH - 3)
    assert [event.kind for event in events][:2] == ["action_taken", "workers_given"]
    assert is_over(state)


@pytest.mark.clause("BRU-14.14", "BRU-5.7", "BRU-10.15")
def test_without_cards_in_the_piles_the_fuerst_is_not_offered_and_junker_does_nothing() -> None:
    assert not can_use(owner("fuerst", workers=one("yellow"), sizes=(0, 0, 0)), "fuerst")
    assert is_over(placed("junker", sizes=(0, 0, 0)))


# -- from the discard pile --------------------------------------------------------------------


@pytest.mark.clause("BRU-14.22")
def test_prinzessin_places_a_noble_from_the_discard_pile() -> None:
    state = placed("prinzessin", houses="blue; red; red", discard="graefin knecht baron arzt")
    assert options(state, 0) == ["done", "find:baron", "find:graefin"]
    play(state, 0, "find:graefin")
    assert options(saved(state), 0) == ["house:2", "house:3"]
    play(state, 0, "house:3")
    assert houses(state, 0) == ["blue:prinzessin", "red", "red:graefin"]
    assert state.money[0] == RICH - 6
    assert [key(card) for card in state.discard] == ["knecht", "baron", "arzt"]
    assert can_use(state, "graefin")


@pytest.mark.clause("BRU-14.22", "BRU-10.17")
def test_prinzessin_may_decline_and_needs_a_second_house_and_a_noble() -> None:
    state = play(placed("prinzessin", houses="blue; red", discard="graefin"), 0, "done")
    assert houses(state, 0) == ["blue:prinzessin", "red"]
    assert is_over(placed("prinzessin", discard="graefin"))
    assert is_over(placed("prinzessin", houses="blue; red", discard="knecht"))
