"""Persons 61 to 75: the crafts."""

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
    plans,
    play,
    saved,
    top,
    workers,
)

# -- canal and houses -------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.16", "BRU-10.17")
def test_steinmetz_builds_a_token_without_card_and_cost() -> None:
    state = placed("steinmetz", canals=(0, 3))
    assert options(state, 0) == ["done", "canal:left", "canal:right"]
    play(state, 0, "canal:right")
    assert (canals(state, 0), state.money[0], state.discard) == ((0, 4), RICH - 3, [])
    declined = play(placed("steinmetz"), 0, "done")
    assert canals(declined, 0) == (0, 0)


@pytest.mark.clause("BRU-14.16", "BRU-9.7")
def test_steinmetz_takes_the_statue_of_a_finished_section() -> None:
    state = placed("steinmetz", canals=(4, 5), statues=(7,))
    assert options(state, 0) == ["done", "canal:left"]
    play(state, 0, "canal:left")
    assert (canals(state, 0), state.statues[0]) == ((5, 5), (7, 6))
    assert is_over(placed("steinmetz", canals=(5, 5), statues=(7, 6)))


@pytest.mark.clause("BRU-14.40")
def test_ziegler_builds_houses_without_workers() -> None:
    state = owner("ziegler", hand="arzt page", workers=one("brown"))
    act(state, "arzt", "house")
    assert (houses(state, 0), workers(state, 0)) == (["blue:ziegler", "brown"], one("brown"))
    assert "as:house" in choices(owner("ziegler"), 0, "play:freifrau")
    assert "as:house" not in choices(owner("steinmetz"), 0, "play:freifrau")


@pytest.mark.clause("BRU-15.1")
def test_ziegler_does_not_pay_for_a_house_of_the_toepfer() -> None:
    state = owner("ziegler", "toepfer", workers=one("red"), tops="blue blue")
    assert not can_use(state, "toepfer")


@pytest.mark.clause("BRU-14.15")
@pytest.mark.parametrize(("person", "colour"), [("toepfer", "red"), ("schreiner", "yellow")])
def test_a_house_from_a_pile_for_a_worker_of_its_colour(person: str, colour: str) -> None:
    pay = tuple(map(sum, zip(one(colour), one("violet"), strict=True)))
    state = owner(person, workers=pay, tops="brown violet")
    use(state, person)
    assert options(saved(state), 0) == ["done", "draw:2"]
    play(state, 0, "draw:2")
    top(state, "red")
    draw(state, "page")
    assert houses(state, 0) == [f"blue:{person}", "violet"]
    assert (workers(state, 0), is_rotated(state, person)) == (NONE, True)
    assert len(hand(state, 0)) == 2
    assert state.known[89] == 0b1  # only the owner may look at the front


@pytest.mark.clause("BRU-14.15", "BRU-10.15", "BRU-14.2")
@pytest.mark.parametrize(("person", "colour"), [("toepfer", "red"), ("schreiner", "yellow")])
def test_the_worker_that_pays_for_the_activation_cannot_pay_for_the_house(
    person: str, colour: str
) -> None:
    tops = f"{colour} {colour}"
    assert not can_use(owner(person, workers=one(colour), tops=tops), person)
    assert paid_with(person, tops=tops) == [colour]  # two workers are enough


@pytest.mark.clause("BRU-14.15")
def test_maurer_lays_up_to_two_houses_from_the_piles_free_of_charge() -> None:
    state = placed("maurer", tops="brown violet")
    assert options(state, 0) == ["done", "draw:1", "draw:2"]
    play(state, 0, "draw:1")
    draw(top(state, "red"), "arzt")
    assert options(saved(state), 0) == ["done", "draw:1", "draw:2"]
    play(state, 0, "draw:1")
    draw(top(state, "red"), "weber")
    assert is_over(state)
    assert houses(state, 0) == ["blue:maurer", "brown", "red"]
    assert (workers(state, 0), state.money[0]) == (NONE, RICH - 9)
    assert houses(play(placed("maurer"), 0, "done"), 0) == ["blue:maurer"]


@pytest.mark.clause("BRU-14.37", "BRU-15.7")
def test_baumeister_makes_room_for_two_persons_in_each_house() -> None:
    state = owner("baumeister", "knecht", hand="arzt page", money=6)
    assert choices(state, 0, "play:arzt", "as:person") == ["house:1", "house:2"]
    play(state, 0, "play:arzt", "as:person", "house:2")
    assert houses(state, 0) == ["blue:baumeister", "blue:knecht+arzt"]
    full = owner(hand="graf page", houses="red:baumeister+arzt", money=RICH)
    assert "as:person" not in choices(full, 0, "play:graf")
    without = owner("knecht", hand="arzt page", money=RICH)
    assert "as:person" not in choices(without, 0, "play:arzt")


# -- workers ----------------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.3", "BRU-14.11")
@pytest.mark.parametrize(("person", "colour"), [("zimmermann", "brown"), ("dachdecker", "blue")])
def test_two_workers_of_any_colours(person: str, colour: str) -> None:
    state = owner(person, workers=one(colour))
    use(state, person, "gain:red")
    assert len(options(saved(state), 0)) == 5
    play(state, 0, "gain:violet")
    assert (workers(state, 0), is_rotated(state, person)) == ((0, 0, 0, 1, 1), True)
    assert workers(use(owner(person, workers=one(colour)), person, "gain:red", "gain:red"), 0) == (
        one("red", 2)
    )
    assert paid_with(person) == [colour]


@pytest.mark.clause("BRU-14.12")
def test_faerber_swaps_any_number_of_workers() -> None:
    state = owner("faerber", workers=(2, 0, 1, 0, 1))
    use(state, "faerber")
    assert options(state, 0) == ["done", "give:blue", "give:yellow"]
    play(state, 0, "give:blue")
    assert options(saved(state), 0) == ["gain:brown", "gain:yellow", "gain:red", "gain:violet"]
    play(state, 0, "gain:red", "give:yellow", "gain:red")
    assert (workers(state, 0), is_rotated(state, "faerber")) == ((1, 0, 0, 2, 0), True)


@pytest.mark.clause("BRU-14.12", "BRU-10.15", "BRU-14.2")
def test_faerber_is_not_offered_with_only_the_worker_that_pays() -> None:
    assert not can_use(owner("faerber", workers=one("violet")), "faerber")
    assert paid_with("faerber") == ["violet"]


@pytest.mark.clause("BRU-14.11", "BRU-14.3")
def test_gerber_takes_a_worker_of_each_colour() -> None:
    state = placed("gerber", workers=one("red", 2))
    assert (workers(state, 0), state.money[0]) == ((1, 1, 1, 3, 1), RICH - 6)


@pytest.mark.parametrize(
    ("workers", "points"), [((2, 3, 2, 5, 2), 6), (ONE_EACH, 3), ((9, 9, 9, 9, 0), 0)]
)
def test_goldschmied_scores_three_points_for_each_set(
    workers: tuple[int, ...], points: int
) -> None:
    assert laurel("goldschmied", workers=workers) == points


@pytest.mark.clause("BRU-10.10")
def test_zunftmeister_scores_two_points_for_each_craft_person() -> None:
    assert laurel("zunftmeister", "knecht") == 2
    assert laurel("zunftmeister", "ziegler", "gerber") == 6


# -- money ------------------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.8", "BRU-14.5")
@pytest.mark.parametrize(
    ("person", "colour", "card", "other"),
    [
        ("schmied", "brown", "arzt", "page"),
        ("weber", "red", "reeder", "page"),
        ("boettcher", "blue", "magd", "page"),
    ],
)
def test_three_more_guilders_with_the_die_of_a_colour(
    person: str, colour: str, card: str, other: str
) -> None:
    dice = tuple(2 + 2 * each for each in one(colour))  # 4 for the colour, 2 for the others
    state = act(owner(person, hand=f"{card} {other}", dice=dice), card, "money")
    assert (state.money[0], is_rotated(state, person)) == (4 + 3, False)
    state = act(owner(person, hand=f"{card} {other}", dice=dice), other, "money")
    assert state.money[0] == 2


@pytest.mark.clause("BRU-14.5", "BRU-15.10")
def test_weber_counts_the_named_colour_of_a_recoloured_card() -> None:
    dice = (1, 1, 1, 5, 2)
    state = owner("weber", hand="page arzt", recolours=1, dice=dice)
    play(state, 0, "play:page", "recolour:red", "as:money")
    assert state.money[0] == 5 + 3


@pytest.mark.clause("BRU-9.10")
def test_baumeister_can_be_placed_with_twelve_guilders_only() -> None:
    state = owner(hand="baumeister page", houses="red", money=11)
    assert not [plan for plan in plans(state, 0, "play:baumeister") if plan[0] == "as:person"]
    state = owner(hand="baumeister page", houses="red", money=12)
    assert place(state, "baumeister").money[0] == 0
