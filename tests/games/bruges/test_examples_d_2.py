"""Worked examples D15 to D26: persons in phase 3."""

import pytest

from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.persons import NONE, ONE_EACH, act, can_use, is_rotated, one, place, use
from tests.games.bruges.scenes import (
    choices,
    draw,
    go_on,
    hand,
    houses,
    is_over,
    keys,
    markers,
    options,
    play,
    scene,
    side,
    threats,
    top,
    workers,
)

# -- D15 and D16: from the discard pile -------------------------------------------------------


@pytest.mark.example("BRU EX-D15")
@pytest.mark.clause("BRU-14.22", "BRU-15.1", "BRU-15.2")
def test_d15_from_the_discard_pile() -> None:
    mine = side(hand="prinzessin page", houses="red; blue", money=6)
    state = scene(sides=[mine], discard="junker graefin knecht", tops="red blue")
    place(state, "prinzessin")
    assert options(state, 0) == ["done", "find:junker", "find:graefin"]
    play(state, 0, "find:junker")
    assert (houses(state, 0), state.money[0]) == (["red:prinzessin", "blue:junker"], 0)
    play(state, 0, "draw:1")
    draw(top(state, "brown"), "weber")
    play(state, 0, "as:workers")
    assert workers(state, 0) == (1, 1, 1, 3, 1)
    assert keys(state.discard) == ["graefin", "knecht", "weber"]


@pytest.mark.example("BRU EX-D15")
def test_d15_with_one_house_only() -> None:
    mine = side(hand="prinzessin page", houses="red", money=6)
    state = place(scene(sides=[mine], discard="junker graefin knecht"), "prinzessin")
    assert (is_over(state), houses(state, 0)) == (True, ["red:prinzessin"])


@pytest.mark.example("BRU EX-D16")
@pytest.mark.clause("BRU-14.8", "BRU-15.2")
@pytest.mark.parametrize(("action", "money"), [("workers", 2), ("person", 3)])
def test_d16_smuggler(action: str, money: int) -> None:
    mine = side(hand="prinzessin page", houses="red; blue; blue", money=9)
    sides = [mine, side(houses="red:schmuggler", money=0)]
    state = scene(sides=sides, discard="junker graefin knecht", tops="red blue")
    place(state, "prinzessin")
    assert state.money[1] == 0  # the lightning comes first
    play(state, 0, "find:junker", "house:2")
    assert state.money[1] == 0
    draw(top(play(state, 0, "draw:1"), "brown"), "weber")
    play(state, 0, f"as:{action}")
    assert state.money[1] == money


# -- D17 to D19: colours and counters ---------------------------------------------------------


@pytest.mark.example("BRU EX-D17")
@pytest.mark.clause("BRU-15.10")
def test_d17_recoloured_house() -> None:
    mine = side(
        hand="page weber", houses="red:uebersetzer; red:portraetist",
        workers=(0, 1, 1, 0, 0), threats=one("brown"),
    )  # fmt: skip
    state = use(scene(sides=[mine]), "uebersetzer")
    assert "as:house" not in choices(state, 0, "play:page")
    play(state, 0, "play:page", "recolour:brown", "as:house")
    assert options(state, 0) == ["done", "lower:brown"]
    play(state, 0, "lower:brown")
    assert (workers(state, 0), threats(state, 0), state.points[0]) == (NONE, NONE, 6)
    assert houses(state, 0) == ["red:uebersetzer", "red:portraetist", "violet"]


DICE = (1, 2, 2, 5, 6)


def activated(person: str, dice: tuple[int, ...] = DICE) -> tuple[int, int, tuple[int, ...]]:
    """Points and guilders gained, and the workers besides one of each colour."""
    mine = side(hand="page weber", houses=f"red:{person}", workers=(2, 2, 2, 2, 2), money=0)
    state = use(scene(sides=[mine], dice=dice), person)
    return state.points[0] - 5, state.money[0], tuple(n - 1 for n in workers(state, 0))


@pytest.mark.example("BRU EX-D18")
@pytest.mark.clause("BRU-14.2", "BRU-15.13")
def test_d18_dice_counters() -> None:
    assert activated("kuester") == (3, 0, (1, 1, 1, 0, 1))
    assert activated("gloeckner") == (0, 0, (1, 2, 2, 1, 1))  # blue: one paid, one taken
    assert activated("gaukler") == (0, 2, ONE_EACH)
    assert activated("falschmuenzer") == (0, 6, (1, 1, 0, 1, 1))
    assert activated("baerenfuehrer") == (0, 5, ONE_EACH)
    assert activated("taenzerin") == (0, 0, (1, 1, 1, 1, 3))


@pytest.mark.example("BRU EX-D18")
@pytest.mark.clause("BRU-10.15")
@pytest.mark.parametrize(
    ("person", "dice"),
    [
        ("pfeifer", DICE),
        ("akrobat", DICE),
        ("spielmann", DICE),
        ("gaukler", (1, 1, 4, 4, 6)),
    ],
)
def test_d18_not_allowed(person: str, dice: tuple[int, ...]) -> None:
    mine = side(hand="page weber", houses=f"red:{person}")
    assert not can_use(scene(sides=[mine], dice=dice), person)


@pytest.mark.example("BRU EX-D19")
@pytest.mark.clause("BRU-14.2")
def test_d19_counting_after_payment() -> None:
    mine = side(hand="page weber", houses="red:lautenist", workers=(1, 1, 0, 2, 0), money=0)
    assert use(scene(sides=[mine]), "lautenist").money[0] == 2


# -- D20 and D21: paying ----------------------------------------------------------------------


@pytest.mark.example("BRU EX-D20")
@pytest.mark.clause("BRU-14.27")
@pytest.mark.parametrize("bought", [0, 1, 2, 3])
def test_d20_a_notary(bought: int) -> None:
    mine = side(hand="notar page", houses="red", money=3, workers=NONE)
    state = place(scene(sides=[mine]), "notar")
    for _ in range(bought):
        play(state, 0, "accept", "gain:red")
    if bought < 3:
        play(state, 0, "done")
    assert is_over(state)
    assert (workers(state, 0), state.money[0]) == (one("red", bought), 3 - bought)


@pytest.mark.example("BRU EX-D20")
@pytest.mark.clause("BRU-14.27")
def test_d20_b_bath() -> None:
    mine = side(hand="bader page", houses="red", money=0, workers=(2, 0, 1, 1, 0))
    state = place(scene(sides=[mine]), "bader", "give:blue")
    assert "give:blue" not in options(state, 0)
    play(state, 0, "give:yellow", "give:red")
    assert (state.points[0], state.money[0]) == (8, 3)
    assert (workers(state, 0), is_over(state)) == ((1, 0, 0, 0, 0), True)


@pytest.mark.example("BRU EX-D20")
@pytest.mark.clause("BRU-14.27", "BRU-15.14")
def test_d20_c_apothecary() -> None:
    def with_violet(amount: int) -> BrugesState:
        mine = side(
            hand="page weber", houses="red:apotheker", money=0, workers=one("violet", amount)
        )
        return scene(sides=[mine])

    assert not can_use(with_violet(1), "apotheker")
    state = use(with_violet(2), "apotheker", "give:violet")
    assert (workers(state, 0), state.money[0], state.points[0]) == (NONE, 3, 6)


@pytest.mark.example("BRU EX-D21")
@pytest.mark.clause("BRU-14.15")
def test_d21_house_from_the_pile() -> None:
    mine = side(hand="page weber", houses="red:schreiner", workers=(0, 0, 1, 0, 1))
    state = scene(sides=[mine], tops="red violet")
    use(state, "schreiner")
    assert options(state, 0) == ["done", "draw:2"]
    play(state, 0, "draw:2")
    draw(top(state, "red"), "bankier")
    assert (houses(state, 0), workers(state, 0)) == (["red:schreiner", "violet"], NONE)
    assert not can_use(scene(sides=[mine], tops="red yellow"), "schreiner")


# -- D22 and D23: more cards ------------------------------------------------------------------


@pytest.mark.example("BRU EX-D22")
@pytest.mark.clause("BRU-15.9")
def test_d22_own_card_again() -> None:
    mine = side(hand="magd page", houses="red:kammerzofe", workers=one("brown"), money=0)
    state = scene(sides=[mine], dice=(6, 1, 1, 1, 1), discard="arzt")
    act(state, "magd", "money")
    assert state.money[0] == 6
    use(state, "kammerzofe", "as:money")
    assert (state.money[0], keys(state.discard)) == (12, ["arzt", "magd"])
    assert hand(state, 0) == ["page"]


@pytest.mark.example("BRU EX-D23")
@pytest.mark.clause("BRU-8.6", "BRU-8.5", "BRU-14.24")
def test_d23_empty_hand() -> None:
    mine = side(
        hand="graf arzt stallmeister page weber", houses="red:kutscher; red:knecht; blue",
        workers=(0, 0, 2, 1, 0), money=3,
    )  # fmt: skip
    state = scene(players=2, sides=[mine], step="round", tops="blue red", dice=(1, 1, 1, 1, 1))
    use(state, "kutscher", "play:graf", "as:money")
    act(state, "arzt", "money")
    play(state, 0, "done")
    assert state.turn_of_round == 2
    place(state, "stallmeister")
    assert not is_rotated(state, "kutscher")
    use(state, "kutscher", "play:page", "as:money")
    play(state, 0, "done")
    assert (state.turn_of_round, hand(state, 0)) == (3, ["weber"])
    assert options(state, 0) == ["use:knecht", "play:weber"]
    act(state, "weber", "money")
    play(state, 0, "done")
    assert (state.turn_of_round, hand(state, 0)) == (4, [])
    assert options(state, 0) == ["done", "use:knecht"]
    ended = play(state.copy(), 0, "done")
    assert ended.phase != 3
    use(state, "knecht", "draw:1")
    draw(top(state, "brown"), "magd")
    # The only move left, to play the card, has been made for the player.
    assert (state.turn(), options(state, 0)) == ((0,), ["as:workers", "as:money", "as:canal"])
    play(state, 0, "as:money")
    assert hand(state, 0) == []


# -- D24 to D26 -------------------------------------------------------------------------------


@pytest.mark.example("BRU EX-D24")
@pytest.mark.clause("BRU-14.37", "BRU-15.6")
def test_d24_two_per_house() -> None:
    mine = side(houses="weber:baumeister+graf", threats=one("red", 2))
    state = scene(sides=[mine], step=[("threat", 0, 3), ("damages", 0)])
    assert (houses(state, 0), hand(state, 0)) == ([], ["graf", "baumeister"])
    assert (keys(state.discard), state.persons[0]) == (["weber"], 0)


@pytest.mark.example("BRU EX-D25")
@pytest.mark.clause("BRU-14.18")
def test_d25_passing_a_marker() -> None:
    sides = [
        side(hand="page weber", houses="red:hexe", workers=one("red"), threats=(0, 0, 0, 1, 2)),
        side(points=11, threats=one("violet", 2)),
        side(),
    ]
    state = use(scene(sides=sides), "hexe", "lower:violet", "to:1")
    assert threats(state, 0) == (0, 0, 0, 1, 1)
    assert (state.points, threats(state, 1)) == ([5, 8, 5], NONE)


@pytest.mark.example("BRU EX-D26")
@pytest.mark.clause("BRU-14.19", "BRU-11.6")
def test_d26_knocked_back() -> None:
    sides = [
        side(hand="inquisitor page", houses="red", field=3),
        side(field=4, markers="reputation"),
        side(field=0),
    ]
    state = place(scene(sides=sides), "inquisitor")
    assert (state.reputation, markers(state, 1)) == ([3, 3, 0], {"reputation"})
    go_on(state, ("majority", 0))
    assert [markers(state, seat) for seat in range(3)] == [set(), {"reputation"}, set()]
