"""Part C of the worked examples: phase 2 and damage."""

import pytest

from tests.games.bruges.scenes import (
    canals,
    go_on,
    hand,
    houses,
    is_over,
    keys,
    options,
    play,
    scene,
    side,
    threats,
    workers,
)

QUIET = side(hand="red")


@pytest.mark.example("BRU EX-C1")
def test_no_step() -> None:
    mine = side(houses="red:gesandter", money=9, hand="red")
    state = scene(step="rolled", dice=(3, 4, 5, 6, 3), sides=[mine, QUIET, QUIET])
    assert (state.phase, state.reputation) == (3, [0, 0, 0])


@pytest.mark.example("BRU EX-C2")
def test_discount() -> None:
    sides = [side(houses="red:gesandter", money=0, hand="red"), side(money=1), side(money=2)]
    state = scene(step="rolled", dice=(1, 1, 4, 4, 3), sides=sides)
    assert options(state, 0) == ["done", "advance"]
    play(state, 0, "advance")
    assert (state.money[0], state.reputation[0]) == (0, 1)
    assert state.turn() == (2,)  # seat 1 lacks a guilder


@pytest.mark.example("BRU EX-C3")
def test_reactions_to_a_step() -> None:
    mine = side(houses="red:markgraf; red:beichtvater", threats=(0, 0, 2, 0, 0), points=12,
                field=3, money=4)  # fmt: skip
    state = scene(step=("step_up", 0), dice=(1, 1, 2, 3, 3), sides=[mine], phase=2)
    play(state, 0, "advance", "lower:yellow")
    assert (state.reputation[0], state.money[0]) == (4, 0)
    assert threats(state, 0) == (0, 0, 1, 0, 0)
    assert state.points[0] == 12 + 1 + 1


@pytest.mark.example("BRU EX-C4")
def test_nothing_to_lose() -> None:
    mine = side(threats=(2, 0, 0, 0, 0), workers=(0,) * 5, hand="red")
    state = scene(step="rolled", dice=(6, 3, 3, 3, 3), sides=[mine])
    assert (threats(state, 0), workers(state, 0)) == ((0,) * 5, (0,) * 5)
    assert (state.points[0], state.phase) == (5, 3)


@pytest.mark.example("BRU EX-C5")
def test_intrigue_at_two_points() -> None:
    mine = side(threats=(0, 0, 0, 0, 2), points=2, hand="red")
    state = scene(step="rolled", dice=(3, 3, 3, 3, 5), sides=[mine])
    assert (state.points[0], threats(state, 0)) == (0, (0,) * 5)


@pytest.mark.example("BRU EX-C6")
def test_fire_and_gaps() -> None:
    mine = side(threats=(0, 0, 0, 2, 0), canals=(2, 5), statues=(7,))
    state = scene(step="rolled", dice=(3, 3, 3, 6, 3), sides=[mine])
    assert options(state, 0) == ["lose_canal:left", "lose_canal:right"]
    play(state, 0, "lose_canal:left")
    assert canals(state, 0) == (1, 5)


@pytest.mark.example("BRU EX-C7")
def test_statue_after_fire() -> None:
    mine = side(threats=(0, 0, 0, 2, 0), canals=(2, 5), statues=(7,), hand="red", money=5)
    state = scene(step=[("threat", 0, 3), ("damages", 0)], sides=[mine], phase=2)
    play(state, 0, "lose_canal:right")
    assert (canals(state, 0), state.statues[0]) == ((2, 4), (7,))
    go_on(state, ("turn", 0, 0))
    play(state, 0, "as:canal", "canal:right")
    assert (canals(state, 0), state.money[0]) == ((2, 5), 0)
    assert (state.statues[0], state.statues_left[0]) == ((7,), 6)


@pytest.mark.example("BRU EX-C8")
@pytest.mark.parametrize(
    ("first", "in_hand", "discarded"),
    [("brown", [], {"alchemist"}), ("red", ["alchemist"], set())],
)
def test_two_damages_order_chosen(first: str, in_hand: list[str], discarded: set[str]) -> None:
    mine = side(threats=(0, 2, 0, 2, 0), houses="graefin:alchemist", points=9)
    state = scene(step="rolled", dice=(3, 5, 3, 6, 3), sides=[mine])
    assert options(state, 0) == ["suffer:brown", "suffer:red"]
    play(state, 0, f"suffer:{first}")
    assert (hand(state, 0), houses(state, 0)) == (in_hand, [])
    assert {*keys(state.discard)} == {"graefin", *discarded}
    assert (threats(state, 0), state.points[0]) == ((0,) * 5, 9)


@pytest.mark.example("BRU EX-C9")
def test_lightning_again() -> None:
    mine = side(threats=(0, 2, 0, 2, 0), houses="red:alchemist", hand="blue", money=3)
    state = scene(step=[("threat", 0, 1), ("threat", 0, 3), ("damages", 0)], sides=[mine])
    play(state, 0, "suffer:red")
    go_on(state, ("turn", 0, 0), ("turn", 0, 0))
    blue = next(card for card in hand(state, 0) if card != "alchemist")
    play(state, 0, f"play:{blue}", "as:house")
    play(state, 0, "as:person", "house:1")
    assert houses(state, 0) == ["blue:alchemist"]
    assert state.money[0] == 0 + 6


@pytest.mark.example("BRU EX-C10")
def test_markers_run_short() -> None:
    sides = [side(threats=(0, 0, 0, 2, 0), houses="red; blue", hand="red")] * 4
    state = scene(step="rolled", dice=(3, 3, 3, 5, 3), sides=sides)
    for seat in range(4):
        play(state, seat, "lose_house:1")
        assert houses(state, seat) == ["blue"]
    assert [threats(state, seat) for seat in range(4)] == [(0,) * 5] * 4


@pytest.mark.example("BRU EX-C11")
def test_knight() -> None:
    mine = side(threats=(0, 0, 2, 0, 0), houses="red:ritter", money=9)
    state = scene(step=[("threat", 0, 2), ("damages", 0)], sides=[mine], phase=2)
    assert (threats(state, 0), state.money[0]) == ((0, 0, 3, 0, 0), 9)
    go_on(state, ("threat", 0, 2), ("damages", 0))
    assert (threats(state, 0), state.money[0]) == ((0,) * 5, 0)


@pytest.mark.example("BRU EX-C12")
@pytest.mark.parametrize("averts_blue", [True, False])
def test_averting(averts_blue: bool) -> None:
    mine = side(houses="red:torwaechter", threats=(2, 0, 0, 2, 0), workers=(1, 0, 0, 1, 0),
                hand="red")  # fmt: skip
    state = scene(step="rolled", dice=(5, 3, 3, 6, 3), sides=[mine, QUIET])
    assert options(state, 0) == ["accept", "decline"]
    play(state, 0, "accept" if averts_blue else "decline")
    play(state, 0, "accept")
    assert workers(state, 0) == (0, 0, 0, 0, 0)
    assert threats(state, 0) == ((2, 0, 0, 2, 0) if averts_blue else (0, 0, 0, 2, 0))
    assert (houses(state, 0), state.points[0]) == (["red:torwaechter"], 5)


@pytest.mark.example("BRU EX-C13")
def test_shield() -> None:
    mine = side(houses="red:kaplan", points=20, threats=(0, 0, 0, 0, 2), hand="red")
    state = scene(step="rolled", dice=(3, 3, 3, 3, 5), sides=[mine])
    assert (state.points[0], threats(state, 0)) == (20, (0,) * 5)


@pytest.mark.example("BRU EX-C14")
def test_end_of_the_track() -> None:
    mine = side(houses="red:markgraf", field=12, money=10)
    state = scene(step=("step_up", 0), dice=(1, 3, 3, 3, 3), sides=[mine], phase=2)
    assert is_over(state)
    assert (state.money[0], state.points[0], state.reputation[0]) == (10, 5, 12)
