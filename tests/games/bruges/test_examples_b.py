"""Part B of the worked examples: set-up, drawing, end."""

import pytest

from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.scenes import (
    chance,
    draw,
    hand,
    let_chance,
    new_game,
    number,
    options,
    outcomes,
    play,
    scene,
    side,
    spend,
    top,
)

FULL = side(hand="red red red red red")


def show_tops(state: BrugesState) -> None:
    """Any colours on the piles."""
    while state.turn() == (-1,) and outcomes(state)[0].startswith("top"):
        chance(state, outcomes(state)[0])


@pytest.mark.example("BRU EX-B1")
def test_piles() -> None:
    sizes = {players: new_game(players).sizes for players in (2, 3, 4)}
    assert sizes == {3: [50, 49, 66], 2: [33, 33, 99], 4: [66, 66, 33]}
    assert {sum(each) for each in sizes.values()} == {len(PERSONS)}


@pytest.mark.example("BRU EX-B2")
def test_hidden_until_full() -> None:
    mine = side(hand="fuerst")
    state = scene(step="phase_one", sides=[mine, FULL, FULL], tops="red blue")
    colours = []
    for pile, shown, new_top in ((1, "red", "red"), (1, "red", "brown"), (2, "blue", "blue")):
        play(state, 0, f"draw:{pile}")
        top(state, new_top)
        colours.append(shown)
        for viewer in (0, 1, 2, None):
            assert state.view(viewer)["blind"] == colours
        assert hand(state, 0) == ["fuerst"]
    play(state, 0, "draw:2")
    top(state, "violet")
    fronts = [number(outcome.removeprefix("card:")) for outcome in outcomes(state)]
    assert {state.kit.persons[each - 1].colour for each in fronts} == {"red"}
    let_chance(state)
    assert len(hand(state, 0)) == 5


@pytest.mark.example("BRU EX-B3")
@pytest.mark.parametrize("takes", [True, False])
def test_full_hand(takes: bool) -> None:
    sides = [
        side(hand="red red red red red red"),
        side(hand="blue blue", houses="violet:gelehrter"),
        FULL,
    ]
    state = scene(step="phase_one", sides=sides)
    assert state.turn() == (1,)
    assert len(hand(state, 0)) == 6
    for _ in range(3):
        assert options(state, 1) == ["draw:1", "draw:2"]
        play(state, 1, "draw:1")
        show_tops(state)
    assert len(hand(state, 1)) == 2  # no new front was seen
    assert options(state, 1) == ["done", "draw:1", "draw:2"]
    play(state, 1, "draw:2" if takes else "done")
    let_chance(state)
    assert len(hand(state, 1)) == 5 + takes


@pytest.mark.example("BRU EX-B4")
def test_second_empty_pile_in_the_same_phase() -> None:
    sides = [FULL, FULL, side(hand="blue blue"), FULL]
    state = scene(step="phase_one", sides=sides, sizes=(33, 1, 0), round=6, last_round=6)
    play(state, 2, "draw:2")
    show_tops(state)
    assert state.sizes == [17, 16, 0]
    assert state.last_round == 6


@pytest.mark.example("BRU EX-B5")
def test_empty_in_phase_three() -> None:
    mine = side(houses="blue:knecht", hand="red")
    state = scene(sides=[mine], sizes=(20, 1, 66), round=6, step="round", turn=4)
    play(state, 0, "use:knecht", "draw:2")
    assert state.sizes == [20, 66, 0]
    assert state.last_round == 7
    let_chance(state)
    spend(state, 0)
    assert state.round == 7
    while state.turn():
        let_chance(state)
        if state.turn():
            play(state, state.turn()[0], options(state, state.turn()[0])[0])
    assert state.round == 7


@pytest.mark.example("BRU EX-B6")
def test_empty_in_phase_three_of_the_last_round() -> None:
    mine = side(houses="blue", hand="mundschenk", money=0)
    state = scene(sides=[mine], sizes=(1, 21, 0), round=7, last_round=7, piled="knecht")
    play(state, 0, "as:person", "house:1")
    assert options(state, 0) == ["draw:1", "draw:2"]
    play(state, 0, "draw:1")
    show_tops(state)
    assert state.sizes == [10, 11, 0]
    assert (state.round, state.last_round) == (7, 7)


@pytest.mark.example("BRU EX-B7")
def test_last_card_of_phase_one() -> None:
    sides = [FULL, FULL, FULL, side(hand="blue blue blue blue")]
    state = scene(step="phase_one", sides=sides, sizes=(1, 20, 33), tops="red", round=5,
                  piled="graefin")  # fmt: skip
    play(state, 3, "draw:1")
    assert state.last_round == 5
    draw(state, "graefin")
    assert len(hand(state, 3)) == 5
