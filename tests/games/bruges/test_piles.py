"""Section 5: empty piles and the last round."""

import pytest

from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.scenes import (
    chance,
    hand,
    is_over,
    let_chance,
    listen,
    new_game,
    options,
    outcomes,
    play,
    random_game,
    scene,
    side,
)

FULL = side(hand="red red red red red")


def filling(*hands: int, **facts: object) -> BrugesState:
    """Phase 1 with so many cards in the hands."""
    sides = [side(hand=" ".join(["red"] * held)) for held in hands]
    return scene(step="phase_one", sides=sides, **facts)


def pull(state: BrugesState, seat: int, *piles: int) -> BrugesState:
    for pile in piles:
        play(state, seat, f"draw:{pile}")
        while state.turn() == (-1,) and outcomes(state)[0].startswith("top"):
            chance(state, outcomes(state)[0])
    return state


@pytest.mark.clause("BRU-5.1", "BRU-5.2")
@pytest.mark.parametrize(("pile", "sizes"), [(1, [66, 9, 0]), (2, [9, 66, 0])])
def test_an_empty_pile_is_replaced_at_once_by_the_whole_extra_pile(
    pile: int, sizes: list[int]
) -> None:
    given = (1, 9, 66) if pile == 1 else (9, 1, 66)
    state = filling(3, 5, 5, sizes=given)
    events = listen(state)
    pull(state, 0, pile)
    assert state.sizes == sizes
    assert options(state, 0) == ["draw:1", "draw:2"]  # two piles to choose from again
    assert [event.kind for event in events] == ["pile_drawn", "extra_pile_laid"]


@pytest.mark.clause("BRU-5.3", "BRU-12.1")
def test_a_pile_emptied_in_phase_one_makes_this_round_the_last() -> None:
    state = filling(3, 5, 5, sizes=(2, 30, 66), round=6)
    pull(state, 0, 1)
    assert state.last_round == 0
    pull(state, 0, 1)
    assert state.last_round == 6
    while state.turn():
        assert state.round == 6
        let_chance(state)
        if state.turn():
            seat = state.turn()[0]
            play(state, seat, options(state, seat)[0])
    assert (state.round, state.phase) == (6, 4)  # played to its end


@pytest.mark.clause("BRU-5.3")
def test_that_also_holds_for_the_very_last_card_of_phase_one() -> None:
    state = filling(5, 5, 4, sizes=(1, 30, 66), round=3)
    pull(state, 2, 1)
    assert state.last_round == 3


@pytest.mark.clause("BRU-5.4")
def test_a_pile_emptied_in_phase_three_makes_the_next_round_the_last() -> None:
    servant = side(houses="blue:knecht", hand="red red")
    state = scene(sides=[servant], sizes=(30, 1, 66), round=6, step="round", turn=4)
    play(state, 0, "use:knecht", "draw:2")
    assert state.sizes == [30, 66, 0]  # at once
    assert state.last_round == 7
    let_chance(state)
    rounds = set()
    while state.turn():
        rounds.add(state.round)
        seat = state.turn()[0]
        play(state, seat, options(state, seat)[0])
        let_chance(state)
    assert rounds == {6, 7}


@pytest.mark.clause("BRU-5.5", "BRU-5.6")
@pytest.mark.parametrize(
    ("other", "stay", "go"), [(33, 17, 16), (20, 10, 10), (3, 2, 1), (2, 1, 1)]
)
def test_later_the_other_pile_is_halved_and_its_upper_half_stays(
    other: int, stay: int, go: int
) -> None:
    state = filling(3, 5, 5, sizes=(1, other, 0), tops="blue brown", last_round=1)
    pull(state, 0, 1)
    assert state.sizes == [go, stay, 0]
    assert state.tops[1] == 1  # the top of the half that stays is the old one
    state = filling(3, 5, 5, sizes=(other, 1, 0), tops="blue brown", last_round=1)
    pull(state, 0, 2)
    assert state.sizes == [stay, go, 0]


@pytest.mark.clause("BRU-5.5")
@pytest.mark.parametrize(("phase", "last"), [(1, 4), (3, 4), (1, 5), (3, 5)])
def test_splitting_does_not_change_the_last_round(phase: int, last: int) -> None:
    state = scene(step=("draw", 0, 2, 0), sizes=(1, 20, 0), last_round=last, round=4, phase=phase)
    pull(state, 0, 1)
    assert state.sizes == [10, 10, 0]
    assert state.last_round == last


@pytest.mark.clause("BRU-5.7")
def test_with_one_card_left_there_is_one_pile() -> None:
    state = filling(3, 5, 5, sizes=(1, 1, 0), last_round=1)
    pull(state, 0, 1)  # the last card is taken without a choice
    let_chance(state)
    assert state.sizes == [0, 0, 0]
    assert len(hand(state, 0)) == 5


@pytest.mark.clause("BRU-5.7")
@pytest.mark.parametrize("sizes", [(1, 0, 0), (0, 1, 0)])
def test_the_last_card_can_still_be_drawn_by_a_person(sizes: tuple[int, ...]) -> None:
    state = scene(sides=[side(houses="red:knecht")], sizes=sizes, last_round=1)
    assert options(state, 0) == ["done", "use:knecht"]
    play(state, 0, "use:knecht")
    assert (state.sizes, len(hand(state, 0))) == ([0, 0, 0], 1)


@pytest.mark.clause("BRU-5.7")
def test_without_cards_nobody_draws_and_effects_do_what_they_can() -> None:
    state = filling(0, 2, 5, sizes=(0, 0, 0), last_round=1)
    assert state.phase == 2
    assert [len(hand(state, seat)) for seat in range(3)] == [0, 2, 5]
    state = scene(sides=[side(houses="red:knecht")], sizes=(0, 0, 0), last_round=1)
    assert is_over(state)  # nothing to draw: the person cannot be activated
    state = scene(sides=[side()], sizes=(1, 0, 0), last_round=1, step=("draw", 0, 3, 0))
    let_chance(state)
    assert len(hand(state, 0)) == 1


@pytest.mark.clause("BRU-5.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_draws_evenly_and_keeps_a_card_plays_eight_rounds(players: int) -> None:
    """Nobody uses a person, and each round leaves one card in each hand."""
    state = let_chance(new_game(players))
    while state.turn():
        seat = state.turn()[0]
        offers = options(state, seat)
        if offers[0].startswith("draw"):
            pile = 1 if state.sizes[0] >= state.sizes[1] else 2
            play(state, seat, f"draw:{pile}")
        elif "done" in offers:
            play(state, seat, "done")
        else:
            plain = [each for each in offers if each.startswith("play:") or each == "as:workers"]
            play(state, seat, plain[0])
        let_chance(state)
    assert state.round == state.last_round == 8


@pytest.mark.clause("BRU-5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_always_two_piles_to_draw_from(players: int) -> None:
    for state in random_game(players, 30 + players):
        if state.stack and state.stack[-1][0] == "draw":
            assert min(state.sizes[:2]) > 0
            assert min(state.tops[:2]) >= 0
