"""Worked examples D1 to D14: actions and persons in phase 3."""

import pytest

from tests.games.bruges.persons import NONE, ONE_EACH, can_use, is_rotated, one, place, use
from tests.games.bruges.scenes import (
    canals,
    choices,
    draw,
    hand,
    houses,
    is_over,
    keys,
    options,
    plans,
    play,
    rotated,
    scene,
    side,
    threats,
    top,
    workers,
)

# -- D1 to D4: the turn -----------------------------------------------------------------------

FIVE = "weber graf magd arzt page"  # red, yellow, blue, brown, violet


@pytest.mark.example("BRU EX-D1")
@pytest.mark.clause("BRU-9.4", "BRU-9.5")
@pytest.mark.parametrize(
    ("money", "expected"),
    [(3, {("weber", "canal:left"), ("graf", "canal:right")}), (1, {("graf", "canal:right")})],
)
def test_d1_choice_of_canal_space(money: int, expected: set[tuple[str, str]]) -> None:
    state = scene(sides=[side(hand=FIVE, canals=(1, 0), money=money)])
    found = {
        (card, plan[1])
        for card in FIVE.split()
        for plan in plans(state, 0, f"play:{card}")
        if plan[0] == "as:canal"
    }
    assert found == expected


@pytest.mark.example("BRU EX-D1")
def test_d1_the_costs() -> None:
    mine = side(hand=FIVE, canals=(1, 0), money=3)
    state = play(scene(sides=[mine]), 0, "play:weber", "as:canal")
    assert (canals(state, 0), state.money[0]) == ((2, 0), 1)
    state = play(scene(sides=[mine]), 0, "play:graf", "as:canal")
    assert (canals(state, 0), state.money[0]) == ((1, 1), 2)


@pytest.mark.example("BRU EX-D2")
@pytest.mark.clause("BRU-9.7", "BRU-9.8")
def test_d2_last_statues_gone() -> None:
    owners = [side(canals=(5, 5), statues=pair) for pair in ((7, 6), (5, 4), (3, 2))]
    last = side(canals=(4, 0), hand="graf page", money=5)  # gatehouse D ends in yellow
    state = scene(sides=[*owners, last], seat=3)
    play(state, 3, "play:graf", "as:canal", "canal:left")
    assert (canals(state, 3), state.statues[3], state.money[3]) == ((5, 0), (), 0)
    assert state.result()[3]["canal"] == 3


@pytest.mark.example("BRU EX-D3")
@pytest.mark.clause("BRU-8.3", "BRU-10.13")
def test_d3_same_turn() -> None:
    mine = side(hand="bankier page", houses="red", money=6, workers=one("blue"))
    state = scene(sides=[mine])
    place(state, "bankier")
    assert options(state, 0) == ["done", "use:bankier"]
    use(state, "bankier")
    assert (state.money[0], state.points[0], workers(state, 0)) == (2, 6, NONE)
    assert (is_rotated(state, "bankier"), is_over(state)) == (True, True)


@pytest.mark.example("BRU EX-D4")
@pytest.mark.clause("BRU-14.14")
def test_d4_extra_action_by_drawing() -> None:
    mine = side(houses="blue:fuerst", workers=(0, 0, 1, 1, 0), hand="arzt page graf")
    state = scene(sides=[mine], dice=(4, 2, 1, 3, 6), tops="red blue")
    use(state, "fuerst", "draw:1")
    draw(top(state, "brown"), "weber")
    assert options(state, 0) == ["as:workers", "as:money", "as:house"]
    play(state, 0, "as:house")
    assert (workers(state, 0), houses(state, 0)) == (NONE, ["blue:fuerst", "red"])
    assert len(hand(state, 0)) == 3
    assert options(state, 0) == ["play:graf", "play:page", "play:arzt"]


# -- D5 to D7: better actions -----------------------------------------------------------------


@pytest.mark.example("BRU EX-D5")
@pytest.mark.clause("BRU-14.39")
@pytest.mark.parametrize(
    ("card", "price", "points"),
    [("fuerst", 2, 3), ("mundschenk", 0, 0), ("soeldner", 0, 2), ("graf", 6, 3)],
)
def test_d5_prices(card: str, price: int, points: int) -> None:
    mine = side(hand=f"{card} arzt", houses="blue:jurist; blue:buchdrucker; red", money=9)
    state = scene(sides=[mine], sizes=(0, 0, 0))
    before = state.result()[0]["persons"]
    place(state, card)
    assert state.money[0] == 9 - price
    assert state.result()[0]["persons"] == before + points


@pytest.mark.example("BRU EX-D6")
@pytest.mark.clause("BRU-14.5", "BRU-15.3")
@pytest.mark.parametrize(("card", "money"), [("maurer", 4 + 2 + 3), ("magd", 6 + 2)])
def test_d6_added_bonuses(card: str, money: int) -> None:
    mine = side(hand=f"{card} arzt", houses="red:hansekaufmann; red:weber", money=0)
    state = scene(sides=[mine], dice=(6, 1, 1, 4, 1))
    assert play(state, 0, f"play:{card}", "as:money").money[0] == money


@pytest.mark.example("BRU EX-D7")
@pytest.mark.clause("BRU-14.17")
def test_d7_two_markers_with_one_card() -> None:
    def played(red: int, *answer: str) -> tuple[tuple[int, ...], int]:
        mine = side(hand="weber page", houses="red:stadtwache", threats=(0, 0, 0, red, 1))
        state = play(scene(sides=[mine]), 0, "play:weber", "as:threat", *answer)
        assert is_over(state)
        return threats(state, 0), state.points[0] - 5

    assert played(2, "lower:red") == ((0, 0, 0, 0, 1), 2)
    assert played(1) == ((0, 0, 0, 0, 1), 1)


# -- D8 to D12: the others --------------------------------------------------------------------


@pytest.mark.example("BRU EX-D8")
@pytest.mark.clause("BRU-7.13", "BRU-14.18")
def test_d8_robber() -> None:
    sides = [
        side(hand="raeuber page", houses="red", money=3, threats=one("yellow", 2)),
        side(money=7, threats=one("yellow", 2)),
        side(money=4),
    ]
    state = place(scene(sides=sides), "raeuber")
    assert state.money == [2, 0, 4]
    assert [threats(state, seat)[2] for seat in range(3)] == [2, 0, 1]


@pytest.mark.example("BRU EX-D9")
@pytest.mark.clause("BRU-14.21", "BRU-1.16")
def test_d9_arsonist() -> None:
    sides = [
        side(hand="brandstifter page", houses="red", money=9),
        side(houses="magd:graf; weber", canals=(2, 2)),
    ]
    state = place(scene(players=2, sides=sides), "brandstifter")
    assert options(state, 1) == ["lose_house:1", "lose_house:2"]  # no canal token instead
    blue = play(state.copy(), 1, "lose_house:1")
    assert (houses(blue, 1), hand(blue, 1), keys(blue.discard)) == (["red"], ["graf"], ["magd"])
    assert state.view(0)["discard"] == []
    play(state, 1, "lose_house:2")
    assert (houses(state, 1), hand(state, 1), canals(state, 1)) == (["blue:graf"], [], (2, 2))
    assert state.view(0)["discard"] == ["weber"]  # its front is now visible


@pytest.mark.example("BRU EX-D10")
@pytest.mark.clause("BRU-14.33")
def test_d10_bodyguard() -> None:
    sides = [
        side(hand="steuereintreiber page", houses="red", money=6),
        side(money=2),
        side(money=5, houses="red:leibwaechter"),
        side(money=8),
    ]
    assert place(scene(sides=sides), "steuereintreiber").money == [5, 0, 5, 5]


@pytest.mark.example("BRU EX-D11")
@pytest.mark.clause("BRU-14.20")
def test_d11_broker() -> None:
    sides = [
        side(hand="makler page", houses="red", points=8),
        side(points=0),
        side(points=14),
    ]
    assert place(scene(sides=sides), "makler").points == [9, 0, 13]


@pytest.mark.example("BRU EX-D12")
@pytest.mark.clause("BRU-14.26")
def test_d12_spy() -> None:
    sides = [
        side(hand="spion page", houses="red", workers=NONE),
        side(houses="red:gerber; red:knecht", workers=NONE),
        side(houses="red:koenig"),
    ]
    state = scene(sides=sides)
    assert choices(state, 0, "play:spion", "as:person") == ["house:1"]
    place(state, "spion")  # the only one there is to copy
    assert (workers(state, 0), workers(state, 1)) == (ONE_EACH, NONE)
    assert houses(state, 1) == ["red:gerber", "red:knecht"]
    assert is_over(state)


# -- D13 and D14: more than once --------------------------------------------------------------


@pytest.mark.example("BRU EX-D13")
@pytest.mark.clause("BRU-14.36", "BRU-15.2")
def test_d13_twice_the_lightning() -> None:
    mine = side(hand="gerber page", houses="red:philosoph; red", money=6, workers=NONE)
    state = place(scene(sides=[mine]), "gerber", "accept")
    assert (workers(state, 0), state.money[0]) == ((2, 2, 2, 2, 2), 0)


@pytest.mark.example("BRU EX-D13")
@pytest.mark.clause("BRU-14.36", "BRU-10.18")
def test_d13_the_second_robbery_is_voluntary() -> None:
    mine = side(hand="raeuber page", houses="red:philosoph; red", money=3)
    state = place(scene(sides=[mine]), "raeuber")
    assert ([threats(state, seat)[2] for seat in range(3)], state.money[0]) == ([0, 1, 1], 2)
    assert options(state, 0) == ["accept", "decline"]
    once = play(state.copy(), 0, "decline")
    assert ([threats(once, seat)[2] for seat in range(3)], once.money[0]) == ([0, 1, 1], 2)
    play(state, 0, "accept")
    assert ([threats(state, seat)[2] for seat in range(3)], state.money[0]) == ([0, 2, 2], 4)


@pytest.mark.example("BRU EX-D14")
@pytest.mark.clause("BRU-14.25")
def test_d14_all_at_once() -> None:
    mine = side(
        hand="feuerschlucker page", money=6, workers=NONE, rotated="bankier",
        houses="red:bankier; red:tuchhaendler; red:wuerfelspieler; red",
    )  # fmt: skip
    state = scene(sides=[mine], dice=(1, 2, 6, 3, 3))
    place(state, "feuerschlucker")
    assert options(state, 0) == ["done", "use:wuerfelspieler", "use:tuchhaendler", "use:bankier"]
    play(state, 0, "use:bankier", "use:tuchhaendler", "use:wuerfelspieler", "give:yellow")
    assert (state.points[0], state.money[0], workers(state, 0)) == (6, 11, NONE)
    assert rotated(state) == {"bankier"}


@pytest.mark.example("BRU EX-D14")
def test_d14_an_upright_person_can_still_be_activated_with_its_worker() -> None:
    mine = side(
        hand="feuerschlucker page", money=6, workers=one("red"), houses="red:tuchhaendler; red"
    )
    state = place(scene(sides=[mine]), "feuerschlucker", "use:tuchhaendler")
    assert can_use(state, "tuchhaendler")
    assert use(state, "tuchhaendler").money[0] == 6
