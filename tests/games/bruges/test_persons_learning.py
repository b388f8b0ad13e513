"""Persons 151 to 165: learning."""

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
    houses,
    is_over,
    options,
    play,
    saved,
    scene,
    side,
    threats,
    top,
    workers,
)

# -- lightning --------------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.22")
def test_bibliothekar_places_a_learned_person_from_the_discard_pile() -> None:
    state = placed("bibliothekar", houses="blue; red", discard="alchemist arzt knecht")
    assert options(state, 0) == ["done", "find:alchemist", "find:arzt"]
    play(state, 0, "find:alchemist")
    assert houses(state, 0) == ["blue:bibliothekar", "red:alchemist"]
    assert state.money[0] == RICH - 6 + 6  # his lightning strikes


@pytest.mark.clause("BRU-10.4")
def test_alchemist_takes_six_guilders() -> None:
    state = placed("alchemist", money=4)
    assert (state.money[0], is_over(state)) == (7, True)
    assert not can_use(owner("alchemist", workers=ONE_EACH), "alchemist")


@pytest.mark.clause("BRU-14.36")
def test_philosoph_lets_a_lightning_strike_twice() -> None:
    state = placed("alchemist", "philosoph")
    assert state.money[0] == RICH - 3 + 6
    assert options(saved(state), 0) == ["accept", "decline"]
    once = play(saved(state), 0, "decline")
    assert (once.money[0], is_over(once)) == (RICH - 3 + 6, True)
    assert play(state, 0, "accept").money[0] == RICH - 3 + 12
    assert is_over(state)


@pytest.mark.clause("BRU-14.36", "BRU-10.15")
def test_philosoph_is_not_asked_when_a_second_strike_would_change_nothing() -> None:
    state = play(placed("nachtwaechter", "philosoph", threats=one("red")), 0, "lower:red")
    assert is_over(state)
    assert is_over(placed("knecht", "philosoph"))


@pytest.mark.clause("BRU-14.36", "BRU-14.22")
def test_philosoph_helps_a_person_placed_from_the_discard_pile_too() -> None:
    state = placed("bibliothekar", "philosoph", houses="blue; red", discard="alchemist")
    play(state, 0, "find:alchemist")
    assert options(state, 0) == ["accept", "decline"]
    play(state, 0, "accept")
    assert (state.money[0], is_over(state)) == (RICH - 6 + 12, True)


# -- prices -----------------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.39")
@pytest.mark.parametrize(
    ("card", "price"), [("knecht", 0), ("alchemist", 0), ("arzt", 3), ("graf", 6), ("koenig", 9)]
)
def test_buchdrucker_places_persons_for_three_guilders_less(card: str, price: int) -> None:
    state = holder(card, "buchdrucker", money=price)
    gained = 6 if card == "alchemist" else 0
    assert place(state, card).money[0] == gained
    if price:
        poor = holder(card, "buchdrucker", money=price - 1)
        assert "as:person" not in choices(poor, 0, f"play:{card}")


@pytest.mark.clause("BRU-14.39")
@pytest.mark.parametrize(
    ("card", "price"), [("page", 0), ("ratsherr", 2), ("bankier", 3), ("fuerst", 5), ("koenig", 6)]
)
def test_jurist_places_violet_persons_at_half_the_price(card: str, price: int) -> None:
    state = holder(card, "jurist", money=price)
    assert place(state, card).money[0] == 0
    if price:
        poor = holder(card, "jurist", money=price - 1)
        assert "as:person" not in choices(poor, 0, f"play:{card}")


@pytest.mark.clause("BRU-14.39")
def test_jurist_does_not_make_other_colours_cheaper() -> None:
    assert "as:person" not in choices(holder("graf", "jurist", money=8), 0, "play:graf")


# -- workers, hand, colours -------------------------------------------------------------------


@pytest.mark.clause("BRU-10.7", "BRU-14.3")
def test_arzt_takes_a_worker_of_any_colour_once_a_round() -> None:
    state = owner("arzt")
    use(state, "arzt")
    assert len(options(saved(state), 0)) == 5
    play(state, 0, "gain:yellow")
    assert (workers(state, 0), is_rotated(state, "arzt")) == (one("yellow"), True)
    assert not can_use(state, "arzt")


@pytest.mark.clause("BRU-14.29", "BRU-4.5")
def test_gelehrter_may_fill_the_hand_up_to_six_cards() -> None:
    mine = side(houses="red:gelehrter", hand="arzt graf page weber")
    state = scene(players=2, sides=[mine], step=("fill", 0), tops="red blue", phase=1)
    assert options(state, 0) == ["draw:1", "draw:2"]
    top(play(state, 0, "draw:1"), "red")
    assert options(saved(state), 0) == ["done", "draw:1", "draw:2"]
    assert len(hand(state, 0)) == 4  # decided before looking
    five = draw(play(saved(state), 0, "done"), "maurer")
    assert len(hand(five, 0)) == 5
    top(play(state, 0, "draw:2"), "red")
    draw(state, "maurer", "magd")
    assert (len(hand(state, 0)), is_over(state)) == (6, True)


@pytest.mark.clause("BRU-10.8", "BRU-14.5", "BRU-14.3")
def test_rechenmeister_takes_three_workers_instead_of_two() -> None:
    state = act(owner("rechenmeister", hand="arzt page"), "arzt", "workers")
    assert (workers(state, 0), is_rotated(state, "rechenmeister")) == (one("brown", 3), False)


@pytest.mark.clause("BRU-15.1")
def test_rechenmeister_adds_nothing_to_workers_from_persons() -> None:
    state = use(owner("rechenmeister", "arzt"), "arzt", "gain:red")
    assert workers(state, 0) == one("red")


@pytest.mark.clause("BRU-14.28", "BRU-15.10")
def test_uebersetzer_lets_the_next_card_count_as_another_colour() -> None:
    state = owner("uebersetzer", workers=one("yellow"), hand="arzt page", dice=(1, 2, 3, 4, 6))
    use(state, "uebersetzer")
    assert choices(state, 0, "play:arzt") == [
        "recolour:blue", "recolour:yellow", "recolour:red", "recolour:violet",
        "as:workers", "as:money",
    ]  # fmt: skip
    play(saved(state), 0, "play:arzt", "recolour:violet", "as:money")
    play(state, 0, "play:arzt", "recolour:violet", "as:workers")
    assert (workers(state, 0), state.recolours) == (one("violet", 2), 0)
    assert paid_with("uebersetzer") == ["yellow"]


@pytest.mark.clause("BRU-14.28")
def test_uebersetzer_counts_for_one_card_of_this_turn_only() -> None:
    facts = {"workers": one("yellow"), "hand": "arzt page graf"}
    state = owner("uebersetzer", step="round", **facts)
    use(state, "uebersetzer")
    act(state, "arzt", "money")  # in its own colour: used up all the same
    assert "recolour:red" not in choices(state, 0, "play:page")
    late = owner("uebersetzer", step="round", **facts)
    act(late, "arzt", "money")
    use(late, "uebersetzer")  # after the card: nothing is left to recolour
    assert is_rotated(late, "uebersetzer")
    assert (late.turn_of_round, late.recolours) == (2, 0)
    assert "recolour:red" not in choices(late, 0, "play:page")


@pytest.mark.clause("BRU-14.27", "BRU-15.14")
def test_apotheker_returns_a_second_worker_for_three_guilders_and_a_point() -> None:
    state = owner("apotheker", workers=(1, 0, 0, 0, 2))
    use(state, "apotheker")
    assert options(saved(state), 0) == ["done", "give:blue", "give:violet"]
    play(state, 0, "give:blue")
    assert (workers(state, 0), state.money[0], state.points[0]) == (one("violet"), 3, 6)
    assert is_rotated(state, "apotheker")
    assert not can_use(owner("apotheker", workers=one("violet")), "apotheker")
    assert paid_with("apotheker") == ["violet"]


# -- counting ---------------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.6")
def test_astronom_takes_a_guilder_for_each_group() -> None:
    state = owner("astronom", "arzt", "knecht", "page", workers=one("blue"))
    assert use(state, "astronom").money[0] == 2
    assert paid_with("astronom") == ["blue"]


@pytest.mark.clause("BRU-10.6", "BRU-10.16")
def test_lehrer_scores_a_point_for_each_learned_person() -> None:
    state = owner("lehrer", "arzt", "knecht", workers=one("brown"))
    assert use(state, "lehrer").points[0] == 5 + 2
    assert paid_with("lehrer") == ["brown"]


@pytest.mark.clause("BRU-10.10")
def test_professor_scores_two_points_for_each_learned_person() -> None:
    assert laurel("professor", "knecht") == 2
    assert laurel("professor", "arzt", "lehrer") == 6


def test_student_scores_a_point_for_each_person_of_up_to_three_guilders() -> None:
    assert laurel("student", "fuerst", "arzt") == 1
    assert laurel("student", "knecht", "alchemist", "graf") == 3


@pytest.mark.parametrize(("tokens", "points"), [((1, 0), 0), ((2, 1), 1), ((5, 5), 5)])
def test_kartograf_scores_a_point_for_every_two_tokens(
    tokens: tuple[int, int], points: int
) -> None:
    assert laurel("kartograf", canals=tokens) == points


@pytest.mark.clause("BRU-15.10")
def test_uebersetzer_lets_a_card_build_on_a_space_of_the_named_colour() -> None:
    state = owner("uebersetzer", workers=one("yellow"), hand="arzt page", money=1)
    use(state, "uebersetzer")
    play(state, 0, "play:arzt", "recolour:blue", "as:canal")
    assert (canals(state, 0), state.money[0], threats(state, 0)) == ((1, 0), 0, NONE)
