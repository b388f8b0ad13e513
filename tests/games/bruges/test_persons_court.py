"""Persons 76 to 90: the court."""

import pytest

from tests.games.bruges.persons import (
    NONE,
    ONE_EACH,
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
    choices,
    draw,
    hand,
    houses,
    is_over,
    key,
    markers,
    options,
    outcomes,
    play,
    rotated,
    saved,
    scene,
    side,
    top,
    workers,
)

# -- cards ------------------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.6", "BRU-14.13")
@pytest.mark.parametrize(
    ("person", "colour"), [("magd", "blue"), ("knecht", "red"), ("page", "violet")]
)
def test_a_card_for_a_worker(person: str, colour: str) -> None:
    state = owner(person, workers=one(colour, 2), hand="arzt graf", tops="red yellow")
    use(state, person)
    assert options(state, 0) == ["draw:1", "draw:2"]
    play(state, 0, "draw:2")
    top(state, "brown")
    assert f"card:{person}" not in outcomes(state)
    draw(state, "junker")
    assert hand(state, 0) == ["junker", "graf", "arzt"]
    assert (workers(state, 0), is_rotated(state, person)) == (one(colour), True)
    assert not can_use(state, person)
    assert paid_with(person) == [colour]


@pytest.mark.clause("BRU-10.15", "BRU-5.7")
def test_a_knecht_is_not_offered_without_a_card_to_draw() -> None:
    assert not can_use(owner("knecht", workers=ONE_EACH, sizes=(0, 0, 0)), "knecht")


@pytest.mark.clause("BRU-14.13", "BRU-10.4")
def test_mundschenk_draws_three_cards() -> None:
    state = placed("mundschenk", tops="red yellow", hand="")
    for _ in range(3):
        assert options(saved(state), 0) == ["draw:1", "draw:2"]
        assert hand(state, 0) == []  # nothing is looked at before the last card
        top(play(state, 0, "draw:1"), "red")
    draw(state, "weber", "maurer", "knecht")
    assert (hand(state, 0), is_over(state)) == (["weber", "maurer", "knecht"], True)


@pytest.mark.clause("BRU-14.13")
def test_truchsess_draws_four_cards_then_discards_two() -> None:
    state = placed("truchsess", tops="red yellow", hand="arzt")
    for _ in range(4):
        top(play(state, 0, "draw:1"), "red")
    draw(state, "weber", "maurer", "knecht", "reeder")
    assert options(state, 0) == [
        f"discard:{each}" for each in ("reeder", "weber", "maurer", "knecht", "arzt")
    ]
    play(state, 0, "discard:arzt", "discard:weber")
    assert hand(state, 0) == ["reeder", "maurer", "knecht"]
    assert [key(card) for card in state.discard] == ["arzt", "weber"]


@pytest.mark.clause("BRU-14.13", "BRU-5.7")
def test_truchsess_discards_even_if_there_are_no_cards_to_draw() -> None:
    state = placed("truchsess", sizes=(0, 0, 0), hand="arzt")
    assert (is_over(state), hand(state, 0), key(state.discard[-1])) == (True, [], "arzt")


@pytest.mark.parametrize(("cards", "points"), [("", 0), ("arzt graf", 4)])
def test_falkner_scores_two_points_for_each_hand_card(cards: str, points: int) -> None:
    assert laurel("falkner", hand=cards) == points


# -- actions ----------------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.14", "BRU-8.5")
def test_kutscher_plays_one_more_card_at_once() -> None:
    state = owner("kutscher", hand="arzt page graf", workers=one("yellow"), dice=(1, 4, 2, 1, 6))
    use(state, "kutscher")
    assert options(saved(state), 0) == ["play:graf", "play:page", "play:arzt"]
    play(state, 0, "play:arzt", "as:money")
    assert (state.money[0], hand(state, 0)) == (4, ["graf", "page"])
    assert (workers(state, 0), is_rotated(state, "kutscher")) == (NONE, True)
    assert options(state, 0) == ["play:graf", "play:page"]  # the card of the turn
    assert paid_with("kutscher") == ["yellow"]


@pytest.mark.clause("BRU-14.14", "BRU-10.15")
def test_kutscher_is_not_offered_with_an_empty_hand() -> None:
    state = owner("kutscher", "magd", hand="", workers=(1, 0, 1, 0, 0))
    assert options(state, 0) == ["done", "use:magd"]


@pytest.mark.clause("BRU-14.14", "BRU-15.9")
def test_kammerzofe_uses_the_top_card_of_the_discard_pile() -> None:
    state = owner("kammerzofe", workers=(0, 1, 0, 1, 0), discard="arzt weber")
    use(state, "kammerzofe")
    assert options(saved(state), 0) == ["as:workers", "as:money", "as:house"]
    play(state, 0, "as:house")
    assert houses(state, 0) == ["blue:kammerzofe", "red"]
    assert [key(card) for card in state.discard] == ["arzt"]
    assert (workers(state, 0), is_rotated(state, "kammerzofe")) == (NONE, True)


@pytest.mark.clause("BRU-15.9")
def test_kammerzofe_may_place_the_person_that_was_discarded() -> None:
    state = owner("kammerzofe", workers=one("brown"), discard="arzt", houses="red", money=6)
    use(state, "kammerzofe", "as:person")
    assert houses(state, 0) == ["blue:kammerzofe", "red:arzt"]
    assert (state.discard, state.money[0]) == ([], 0)
    assert can_use(state, "arzt")


@pytest.mark.clause("BRU-14.14", "BRU-10.15")
def test_kammerzofe_is_not_offered_without_a_discarded_card() -> None:
    assert not can_use(owner("kammerzofe", workers=ONE_EACH), "kammerzofe")
    assert paid_with("kammerzofe", discard="arzt") == ["brown"]


@pytest.mark.clause("BRU-14.39")
@pytest.mark.parametrize(
    ("card", "price"), [("zensor", 0), ("junker", 2), ("markgraf", 3), ("graf", 5), ("arzt", 6)]
)
def test_jaegermeister_places_yellow_persons_at_half_the_price(card: str, price: int) -> None:
    exact = holder(card, "jaegermeister", money=price)
    assert "as:person" in choices(exact, 0, f"play:{card}")
    if price:
        assert "as:person" not in choices(
            holder(card, "jaegermeister", money=price - 1), 0, f"play:{card}"
        )
    assert place(exact, card).money[0] == 0


# -- persons ----------------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.38")
@pytest.mark.parametrize("counting", ["kaemmerer", "wirt", "kunstmaezen"])
def test_hofnarr_belongs_to_court_amusement_and_art(counting: str) -> None:
    assert laurel(counting, "hofnarr") == 4
    assert laurel("graveur", "hofnarr") == 3  # art, court, amusement
    assert laurel("buergermeister", "hofnarr") == 2


@pytest.mark.clause("BRU-10.10")
def test_kaemmerer_scores_two_points_for_each_court_person() -> None:
    assert laurel("kaemmerer", "arzt") == 2
    assert laurel("kaemmerer", "page", "knecht") == 6


@pytest.mark.clause("BRU-15.12")
def test_haushofmeister_scores_five_points_for_houses_of_all_colours() -> None:
    assert laurel("haushofmeister", houses="brown; yellow; red; violet; red") == 5
    assert laurel("haushofmeister", houses="brown; yellow; red; red") == 0


@pytest.mark.clause("BRU-14.24")
def test_stallmeister_turns_all_rotated_persons_upright() -> None:
    state = placed(
        "stallmeister",
        "graefin",
        "arzt",
        rotated="graefin arzt",
        rivals=[side(houses="red:knecht")],
    )
    assert rotated(state) == set()
    assert options(state, 0) == ["done", "use:graefin", "use:arzt"]
    assert is_over(placed("stallmeister", "junker"))


@pytest.mark.clause("BRU-14.24")
def test_stallmeister_leaves_the_persons_of_others_rotated() -> None:
    rival = side(houses="red:knecht", rotated="knecht")
    state = placed("stallmeister", "bischof", rivals=[rival])
    assert rotated(state) == {"knecht"}


# -- track and majorities ---------------------------------------------------------------------


@pytest.mark.clause("BRU-14.19")
@pytest.mark.parametrize(("field", "then"), [(0, 1), (11, 12), (12, 12)])
def test_herold_moves_one_field(field: int, then: int) -> None:
    state = placed("herold", field=field)
    assert (state.reputation[0], state.money[0]) == (then, RICH - 3)


@pytest.mark.clause("BRU-14.7")
def test_zeremonienmeister_takes_a_worker_of_each_colour_for_each_marker_turned() -> None:
    mine = side(houses="red:zeremonienmeister", field=2, canals=(1, 0), workers=NONE)
    rival = side(houses="blue:arzt", workers=NONE)
    state = scene(players=2, sides=[mine, rival], step="majorities")
    assert markers(state, 0) == {"reputation", "canal"}
    assert (workers(state, 0), workers(state, 1)) == ((2, 2, 2, 2, 2), NONE)


@pytest.mark.clause("BRU-14.7", "BRU-11.6")
def test_zeremonienmeister_takes_nothing_for_a_marker_turned_before() -> None:
    mine = side(houses="red:zeremonienmeister", markers="persons", workers=NONE)
    state = scene(players=2, sides=[mine], step="majorities")
    assert (markers(state, 0), workers(state, 0)) == ({"persons"}, NONE)
