"""Section 15: rulings on combinations."""

import pytest

from tests.games.bruges.persons import (
    NONE,
    ONE_EACH,
    RICH,
    act,
    can_use,
    holder,
    is_rotated,
    one,
    owner,
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
    keys,
    listen,
    options,
    outcomes,
    play,
    saved,
    scene,
    side,
    threats,
    top,
    workers,
)

# -- what improves an action ------------------------------------------------------------------


@pytest.mark.clause("BRU-15.1")
def test_prices_are_reduced_for_the_action_person_in_an_extra_action_too() -> None:
    state = owner(
        "kutscher", "buchdrucker", workers=one("yellow"), hand="arzt page weber", houses="red",
        money=3,
    )  # fmt: skip
    use(state, "kutscher", "play:arzt", "as:person")
    assert (state.money[0], houses(state, 0)[-1]) == (0, "red:arzt")


@pytest.mark.clause("BRU-15.1")
def test_a_house_is_free_in_an_extra_action_too() -> None:
    state = owner("kutscher", "ziegler", workers=one("yellow"), hand="arzt page weber")
    use(state, "kutscher", "play:arzt", "as:house")
    assert (workers(state, 0), houses(state, 0)[-1]) == (NONE, "brown")


@pytest.mark.clause("BRU-15.1")
def test_a_person_that_takes_workers_is_not_the_action_workers() -> None:
    state = use(owner("rechenmeister", "zimmermann", workers=one("brown")), "zimmermann")
    play(state, 0, "gain:red", "gain:red")
    assert workers(state, 0) == one("red", 2)


# -- the order of things ----------------------------------------------------------------------


@pytest.mark.clause("BRU-15.2")
def test_placing_is_paying_placing_lightning_then_the_others() -> None:
    rivals = [side(), side(houses="red:schmuggler", money=0)]
    state = holder("alchemist", rivals=rivals)
    events = listen(state)
    place(state, "alchemist")
    kinds = [(event.kind, event.seat) for event in events]
    assert kinds[:6] == [
        ("action_taken", 0),
        ("money_paid", 0),
        ("person_placed", 0),
        ("person_activated", 0),
        ("money_taken", 0),
        ("person_reacted", 2),
    ]
    assert state.money[2] == 1


@pytest.mark.clause("BRU-15.2", "BRU-14.36")
def test_both_strikes_come_before_the_others() -> None:
    state = placed("alchemist", "philosoph", rivals=[side(houses="red:schmuggler", money=0)])
    assert (options(state, 0), state.money[1]) == (["accept", "decline"], 0)
    play(state, 0, "accept")
    assert state.money == [RICH - 3 + 12, 1]


@pytest.mark.clause("BRU-15.2")
def test_building_is_paying_laying_statue_own_reactions_then_the_others() -> None:
    state = owner(
        "festungsbauer", hand="weber page", canals=(0, 4), money=5, threats=one("red"),
        rivals=[side(houses="red:schiffer", workers=NONE)],
    )  # fmt: skip
    events = listen(state)
    act(state, "weber", "canal")
    assert [event.kind for event in events] == [
        "action_taken", "card_discarded", "money_paid", "canal_built", "statue_taken",
        "person_reacted",
    ]  # fmt: skip
    assert (options(state, 0), workers(state, 1)) == (["done", "lower:red"], NONE)
    play(state, 0, "lower:red")
    assert (state.points[0], workers(state, 1)) == (6, one("red"))


@pytest.mark.clause("BRU-15.3", "BRU-14.6")
def test_several_own_reactions_all_take_place() -> None:
    state = placed("koenigin", "markgraf", "beichtvater", threats=one("red", 2))
    play(state, 0, "lower:red", "done", "lower:red")
    assert (state.points[0], threats(state, 0)) == (5 + 3 + 2, NONE)


# -- threats ----------------------------------------------------------------------------------


@pytest.mark.clause("BRU-15.4")
def test_with_a_ritter_all_four_markers_are_returned() -> None:
    mine = side(houses="red:ritter", threats=(0, 0, 3, 0, 0), money=4)
    state = scene(sides=[mine], step=[("threat", 0, 2), ("damages", 0)])
    assert (threats(state, 0), state.money[0], state.points[0]) == (NONE, 0, 5)


@pytest.mark.clause("BRU-15.4")
def test_damage_is_fixed_when_the_marker_is_laid_down() -> None:
    """The knight goes with the plague; the raid with its third marker is not due for that."""
    mine = side(houses="red:ritter; red:arzt", threats=(0, 3, 2, 0, 0), money=9)
    step = [("threat", 0, 1), ("threat", 0, 2), ("damages", 0)]
    state = scene(sides=[mine], step=step)
    assert options(state, 0) == ["lose:ritter", "lose:arzt"]
    play(state, 0, "lose:ritter")
    assert (is_over(state), state.money[0], threats(state, 0)) == (True, 9, one("yellow", 3))


@pytest.mark.clause("BRU-15.5", "BRU-6.4", "BRU-14.32")
def test_averting_is_decided_for_all_markers_before_any_damage() -> None:
    first = side(houses="red:graf; red:arzt", threats=one("brown", 2))
    second = side(houses="red:torwaechter", threats=(2, 2, 0, 0, 0), workers=(1, 1, 0, 0, 0))
    state = scene(sides=[first, second], step="rolled", dice=(5, 6, 3, 3, 3))
    assert (state.turn(), threats(state, 0)) == ((1,), (1, 3, 0, 0, 0))
    play(state, 1, "decline")  # blue: a flood is due
    assert (options(state, 1), workers(state, 1)) == (["accept", "decline"], (1, 1, 0, 0, 0))
    play(state, 1, "accept")  # brown: the worker is still there
    assert (state.turn(), workers(state, 1)) == ((0,), (1, 0, 0, 0, 0))
    play(state, 0, "lose:graf")
    assert (workers(state, 1), threats(state, 1)) == (NONE, (0, 2, 0, 0, 0))


@pytest.mark.clause("BRU-15.5")
def test_averting_needs_the_worker_at_that_time() -> None:
    mine = side(houses="red:torwaechter", workers=one("red"))
    state = scene(players=2, sides=[mine], step="rolled", dice=(5, 3, 3, 5, 3))
    assert threats(state, 0) == one("blue")
    assert options(state, 0) == ["accept", "decline"]
    play(state, 0, "accept")
    assert (workers(state, 0), threats(state, 0)) == (NONE, one("blue"))


# -- houses for two ---------------------------------------------------------------------------


@pytest.mark.clause("BRU-15.6", "BRU-14.37")
def test_when_the_baumeister_leaves_houses_for_two_stay_but_take_no_more() -> None:
    rival = side(houses="red:baumeister+graf; blue:knecht+arzt; brown:page", hand="weber maler")
    sides = [side(houses="red", hand="giftmischerin koenig", money=9), rival]
    state = scene(players=2, sides=sides, step="round")
    place(state, "giftmischerin")
    play(state, 1, "lose:baumeister")
    assert houses(state, 1) == ["red:graf", "blue:knecht+arzt", "brown:page"]
    state.money[1] = RICH
    assert "as:person" not in choices(state, 1, "play:maler")


@pytest.mark.clause("BRU-15.6")
def test_a_house_with_two_persons_lost_brings_both_to_the_hand() -> None:
    rival = side(houses="weber:baumeister+graf; blue:knecht")
    state = placed("brandstifter", rivals=[rival])
    play(state, 1, "lose_house:1")
    assert (houses(state, 1), hand(state, 1)) == (["blue:knecht"], ["graf", "baumeister"])
    assert keys(state.discard) == ["weber"]


@pytest.mark.clause("BRU-15.7")
def test_an_empty_house_is_a_house_with_a_free_place() -> None:
    state = owner(hand="arzt page", houses="red:baumeister; blue:knecht+graf; brown", money=6)
    assert choices(state, 0, "play:arzt", "as:person") == ["house:1", "house:3"]


# -- activating in a row ----------------------------------------------------------------------


@pytest.mark.clause("BRU-15.8", "BRU-14.25")
def test_an_activation_of_all_inside_another_is_complete_in_itself() -> None:
    """The fire-eater goes back to the hand by a drawn card and is placed again at once."""
    state = holder(
        "feuerschlucker", "fuerst", "kutscher", "tuchhaendler", houses="blue; red",
        hand="page", tops="blue red", money=12, piled="freifrau",
    )  # fmt: skip
    place(state, "feuerschlucker")
    everyone = ["done", "use:fuerst", "use:tuchhaendler", "use:kutscher"]
    assert options(state, 0) == everyone
    play(state, 0, "use:fuerst", "draw:1")
    draw(top(state, "red"), "freifrau")
    play(state, 0, "as:person", "take_back:feuerschlucker", "done")
    assert options(state, 0) == ["done", "use:tuchhaendler", "use:kutscher"]
    play(state, 0, "use:kutscher", "play:feuerschlucker", "as:person")
    assert options(saved(state), 0) == everyone  # all of them, anew
    play(state, 0, "use:tuchhaendler", "done")
    assert (options(state, 0), state.money[0]) == (["done", "use:tuchhaendler"], 3)
    play(state, 0, "use:tuchhaendler")
    assert (state.money[0], workers(state, 0)) == (6, NONE)


@pytest.mark.clause("BRU-15.9")
@pytest.mark.parametrize(
    ("action", "on_top"),
    [("workers", True), ("money", True), ("threat", True), ("canal", True), ("house", False)],
)
def test_the_discarded_card_goes_back_on_top_after_actions_one_to_four(
    action: str, on_top: bool
) -> None:
    state = owner(
        "kammerzofe", hand="weber page", discard="graf", canals=(1, 0), money=2,
        workers=(0, 1, 0, 1, 0), threats=one("red"),
    )  # fmt: skip
    act(state, "weber", "workers")
    use(state, "kammerzofe", f"as:{action}")
    assert keys(state.discard) == (["graf", "weber"] if on_top else ["graf"])
    assert ("red" in houses(state, 0)) == (not on_top)


# -- recoloured cards -------------------------------------------------------------------------


@pytest.mark.clause("BRU-15.10")
@pytest.mark.parametrize("action", ["workers", "money", "threat", "canal", "house", "person"])
def test_a_recoloured_card_uses_the_named_colour(action: str) -> None:
    state = owner(
        hand="page weber", recolours=1, dice=(1, 1, 6, 1, 1), threats=one("yellow"),
        workers=one("yellow"), houses="red", money=1, rivals=[side()],
    )  # fmt: skip
    if action == "person":  # is not affected: the violet card, in its own colour
        assert "as:person" in choices(state, 0, "play:page")
        assert "as:person" not in choices(state, 0, "play:page", "recolour:yellow")
        play(state, 0, "play:page", "as:person")
        assert (houses(state, 0), state.recolours) == (["red:page"], 0)
        return
    assert f"as:{action}" in choices(state, 0, "play:page", "recolour:yellow")
    play(state, 0, "play:page", "recolour:yellow", f"as:{action}")
    assert {
        "workers": workers(state, 0) == one("yellow", 3),
        "money": state.money[0] == 7,
        "threat": threats(state, 0) == NONE and state.points[0] == 6,
        "canal": canals(state, 0) == (0, 1) and state.money[0] == 0,
        "house": workers(state, 0) == NONE and houses(state, 0) == ["red", "violet"],
    }[action]


@pytest.mark.clause("BRU-15.10", "BRU-8.9")
def test_a_recoloured_card_must_meet_the_conditions_of_the_named_colour() -> None:
    state = owner(hand="page weber", recolours=1, threats=one("yellow"), workers=one("violet"))
    assert choices(state, 0, "play:page", "recolour:blue") == ["as:workers", "as:money"]
    assert choices(state, 0, "play:page", "recolour:yellow") == [
        "as:workers", "as:money", "as:threat",
    ]  # fmt: skip


@pytest.mark.clause("BRU-15.10", "BRU-14.3")
@pytest.mark.parametrize(
    ("person", "action"),
    [("rechenmeister", "workers"), ("stadtwache", "threat"), ("festungsbauer", "canal")],
)
def test_reactions_go_by_the_named_colour(person: str, action: str) -> None:
    state = owner(
        person, hand="page weber", recolours=1, threats=(0, 0, 2, 0, 2), workers=NONE, money=1
    )
    play(state, 0, "play:page", "recolour:yellow", f"as:{action}")
    if action == "workers":
        assert workers(state, 0) == one("yellow", 3)
    else:
        assert options(state, 0) == ["done", "lower:yellow"]


@pytest.mark.clause("BRU-15.10", "BRU-10.15")
def test_two_recolourings_do_not_add_up() -> None:
    state = owner("uebersetzer", workers=one("yellow"), recolours=1)
    assert not can_use(state, "uebersetzer")


@pytest.mark.clause("BRU-15.10", "BRU-14.8")
def test_the_schiffer_takes_a_worker_of_the_space_whatever_card_was_used() -> None:
    rivals = [side(houses="red:schiffer", workers=NONE)]
    state = owner(hand="page weber", recolours=1, money=1, rivals=rivals)
    play(state, 0, "play:page", "recolour:yellow", "as:canal")
    assert workers(state, 1) == one("yellow")


# -- the rest ---------------------------------------------------------------------------------


@pytest.mark.clause("BRU-15.11", "BRU-1.12")
def test_each_card_of_a_victim_is_equally_likely_and_its_colour_is_public() -> None:
    state = holder("dieb", rivals=[side(hand="arzt graf page"), side()])
    events = listen(state)
    place(state, "dieb")
    assert outcomes(state) == ["card:graf", "card:page", "card:arzt"]
    assert [weight for _, weight in state.chances()] == [1, 1, 1]
    draw(state, "page")
    (open_event,) = [event for event in events if event.kind == "hand_robbed"]
    assert (open_event.audience, open_event.data["colour"]) == (None, 4)
    (secret,) = [event for event in events if event.kind == "card_stolen"]
    assert secret.audience == (0, 1)


@pytest.mark.clause("BRU-15.13", "BRU-6.1")
def test_a_condition_is_checked_whenever_the_person_is_activated() -> None:
    state = owner(
        "akrobat", "puppenspieler", workers=one("red"), dice=(6, 6, 6, 1, 1), hand="page arzt"
    )
    use(state, "akrobat")
    use(state, "puppenspieler")
    assert (use(state, "akrobat").points[0], state.dice) == (9, [6, 6, 6, 1, 1])


@pytest.mark.clause("BRU-15.14")
def test_an_activation_with_an_exchange_pays_both() -> None:
    state = use(owner("apotheker", workers=(1, 0, 0, 0, 1)), "apotheker", "give:blue")
    assert (workers(state, 0), state.money[0], state.points[0]) == (NONE, 3, 6)


@pytest.mark.clause("BRU-15.14", "BRU-14.25")
def test_activated_without_a_worker_the_exchange_is_still_paid() -> None:
    state = placed("feuerschlucker", "apotheker", workers=one("blue"))
    play(state, 0, "use:apotheker", "give:blue")
    assert (workers(state, 0), state.money[0], state.points[0]) == (NONE, RICH - 6 + 3, 6)
    assert not is_rotated(state, "apotheker")
    assert is_over(placed("feuerschlucker", "apotheker"))  # nothing to pay with


@pytest.mark.clause("BRU-15.15", "BRU-14.20")
def test_what_was_not_taken_from_the_protected_counts_nothing() -> None:
    rivals = [side(houses="red:leibwaechter", points=9, money=9), side(points=4, money=1)]
    assert placed("makler", rivals=rivals).points == [6, 9, 3]
    assert placed("steuereintreiber", rivals=rivals).money == [RICH - 6 + 1, 9, 0]
    state = placed("wegelagerer", rivals=[side(houses="red:leibwaechter"), side(workers=ONE_EACH)])
    assert state.turn() == (2,)
