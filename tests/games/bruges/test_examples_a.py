"""Part A of the worked examples: those of the rulebook, restated."""

import pytest

from rathaus.core.errors import IllegalMove
from tests.games.bruges.scenes import (
    chance,
    hand,
    houses,
    is_over,
    key,
    let_chance,
    markers,
    options,
    outcomes,
    play,
    roll,
    rotated,
    scene,
    side,
    threats,
    workers,
)


@pytest.mark.example("BRU EX-A1")
def test_threats_from_the_roll() -> None:
    state = roll(scene(step="phase_two", sides=[side(hand="red")] * 3), 2, 3, 6, 5, 1)
    assert [threats(state, seat) for seat in range(3)] == [(0, 0, 1, 1, 0)] * 3
    assert state.struck == [0, 0, 0]
    assert options(state, 0) == ["done", "advance"]  # no damage: the step up follows


@pytest.mark.example("BRU EX-A2")
def test_price_of_the_step() -> None:
    state = roll(scene(step="phase_two", sides=[side(hand="red")] * 3), 2, 4, 3, 3, 1)
    for seat in range(3):
        play(state, seat, "advance")
    assert state.money == [5 - 3] * 3


@pytest.mark.example("BRU EX-A3")
def test_stepping_up() -> None:
    sides = [side(money=5, hand="red"), side(money=0, hand="red"), side(money=0)]
    state = roll(scene(step="phase_two", sides=sides), 2, 4, 3, 3, 1)
    play(state, 0, "advance")
    assert (state.money[0], state.reputation[0]) == (2, 1)
    with pytest.raises(IllegalMove):
        play(state, 0, "advance")


@pytest.mark.example("BRU EX-A4")
def test_workers() -> None:
    mine = side(hand="richter", workers=(1, 1, 1, 1, 1))
    state = scene(sides=[mine], discard="alchemist")
    play(state, 0, "as:workers")
    assert workers(state, 0) == (1, 1, 1, 3, 1)
    assert key(state.discard[-1]) == "richter"


@pytest.mark.example("BRU EX-A5")
def test_money() -> None:
    state = scene(sides=[side(hand="graf", money=2)], dice=(1, 1, 6, 1, 1))
    assert play(state, 0, "as:money").money[0] == 8


@pytest.mark.example("BRU EX-A6")
def test_threat() -> None:
    state = scene(sides=[side(hand="alchemist", threats=(0, 2, 0, 0, 0), points=9)])
    play(state, 0, "as:threat")
    assert (threats(state, 0), state.points[0]) == ((0, 1, 0, 0, 0), 10)


@pytest.mark.example("BRU EX-A7")
def test_house() -> None:
    mine = side(hand="fuerst alchemist", workers=(0, 0, 0, 0, 1))
    state = scene(sides=[mine], discard="graf")
    play(state, 0, "play:fuerst", "as:house")
    assert workers(state, 0) == (0, 0, 0, 0, 0)
    assert houses(state, 0) == ["violet"]
    assert (hand(state, 0), [key(card) for card in state.discard]) == (["alchemist"], ["graf"])


@pytest.mark.example("BRU EX-A8")
def test_placing_the_prince() -> None:
    state = scene(sides=[side(hand="fuerst", houses="blue", money=11, workers=(0,) * 5)])
    play(state, 0, "as:person", "house:1")
    assert state.money[0] == 2
    assert houses(state, 0) == ["blue:fuerst"]
    assert state.points[0] == 5
    assert state.result()[0]["persons"] == 3


@pytest.mark.example("BRU EX-A9")
def test_lightning() -> None:
    state = scene(sides=[side(hand="alchemist", houses="red", money=4)])
    play(state, 0, "as:person", "house:1")
    assert state.money[0] == 4 - 3 + 6
    assert is_over(state)  # neither declined nor used again
    state = scene(sides=[side(hand="red", houses="red:alchemist")])
    assert "use:alchemist" not in options(state, 0)


@pytest.mark.example("BRU EX-A10")
def test_worker_symbol() -> None:
    mine = side(hand="blue blue violet", houses="red:knecht", workers=(0, 0, 0, 2, 0))
    state = scene(sides=[mine])
    play(state, 0, "use:knecht", "draw:1")
    let_chance(state)
    assert workers(state, 0) == (0, 0, 0, 1, 0)
    assert len(hand(state, 0)) == 4
    assert rotated(state) == {"knecht"}
    assert "use:knecht" not in options(state, 0)


@pytest.mark.example("BRU EX-A11")
def test_better_action() -> None:
    mine = side(hand="brown brown", houses="red:rechenmeister", workers=(0,) * 5)
    state = scene(sides=[mine], step=[("turn", 0, 0), ("end_turn",), ("turn", 0, 0)])
    play(state, 0, options(state, 0)[0], "as:workers")
    assert workers(state, 0) == (0, 3, 0, 0, 0)
    play(state, 0, "as:workers")
    assert workers(state, 0) == (0, 6, 0, 0, 0)
    assert rotated(state) == set()


@pytest.mark.example("BRU EX-A12")
@pytest.mark.parametrize("given", [(3, 2, 1, 2, 1), (3, 2, 1, 2, 0)])
def test_laurel(given: tuple[int, ...]) -> None:
    state = scene(step="end", sides=[side(houses="red:bischof", workers=given)])
    assert state.result()[0]["laurel"] == 4


@pytest.mark.example("BRU EX-A13")
def test_majority_reputation() -> None:
    state = scene(step="majorities", sides=[side(field=field) for field in (4, 3, 3, 1)])
    assert [markers(state, seat) for seat in range(4)] == [{"reputation"}, set(), set(), set()]


@pytest.mark.example("BRU EX-A14")
@pytest.mark.parametrize("before", ["", "reputation"])
def test_tie(before: str) -> None:
    sides = [side(field=4, markers=before), *(side(field=field) for field in (4, 2, 0))]
    state = scene(step="majorities", sides=sides)
    assert [markers(state, seat) for seat in range(4)] == [{*before.split()}, set(), set(), set()]


@pytest.mark.example("BRU EX-A15")
def test_final_scoring() -> None:
    display = "red:fuerst; red:ratsherr; blue:buergermeister; blue:knecht; violet:arzt; violet"
    mine = side(houses=display, markers="reputation persons", canals=(3, 0), field=6, points=20)
    sheet = scene(step="end", sides=[mine]).result()[0]
    assert sheet == {
        "scored": 20, "persons": 8, "houses": 6, "laurel": 4, "majorities": 8, "canal": 3,
        "reputation": 6, "total": 20 + 35,
    }  # fmt: skip


@pytest.mark.example("BRU EX-A16")
def test_extra_pile() -> None:
    sides = [side(hand="red red red red red"), side(hand="blue blue"), side(hand="blue")]
    state = scene(step="phase_one", sides=sides, sizes=(2, 20, 66), round=7)
    for _ in range(2):
        play(state, 1, "draw:1")
        while state.turn() == (-1,):
            chance(state, outcomes(state)[0])
    assert state.sizes == [66, 20, 0]
    assert options(state, 1) == ["draw:1", "draw:2"]
    assert state.last_round == 7
    play(state, 1, "draw:1")
    while state.phase == 1:
        let_chance(state)
        if state.phase == 1:
            play(state, state.turn()[0], "draw:2")
    assert [len(hand(state, seat)) for seat in range(3)] == [5, 5, 5]
