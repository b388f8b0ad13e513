"""Section 3: the round and its phases."""

import pytest

from tests.games.bruges.scenes import (
    chance,
    let_chance,
    new_game,
    options,
    play,
    random_game,
    roll,
    rotated,
    scene,
    side,
    spend,
)


@pytest.mark.clause("BRU-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_has_four_phases_in_order(players: int) -> None:
    """Phase 4 decides nothing, so that it never waits."""
    seen: list[tuple[int, int]] = []
    for state in random_game(players, 10 + players):
        if state.stack and state.round and seen[-1:] != [(state.round, state.phase)]:
            seen.append((state.round, state.phase))
    rounds = seen[-1][0]
    assert seen == [(number, phase) for number in range(1, rounds + 1) for phase in (1, 2, 3)]
    assert rounds > 3


@pytest.mark.clause("BRU-3.1")
def test_phase_four_comes_last() -> None:
    state = scene(step="round", turn=4, seat=2, sides=[side(field=2), side(), side(hand="red")])
    play(state, 2, "as:workers")
    assert state.markers == [1, 0, 0]  # phase 4 is done, and the next round has begun
    assert (state.round, state.phase, state.crest) == (2, 1, 1)


@pytest.mark.clause("BRU-3.2")
@pytest.mark.parametrize("crest", [0, 1, 2])
def test_the_start_player_goes_first_in_each_phase(crest: int) -> None:
    order = [(crest + step) % 3 for step in range(3)]
    state = scene(step="phase_one", crest=crest, sides=[side(hand="red red red red")] * 3)
    for seat in order:
        assert state.turn() == (seat,)
        play(state, seat, "draw:1")
        let_chance(state)
    assert state.phase != 1
    state = scene(step="phase_two", crest=crest, sides=[side(hand="red")] * 3)
    roll(state, 1, 3, 3, 3, 3)
    for seat in order:
        assert state.turn() == (seat,)
        play(state, seat, "done")
    state = scene(step="phase_three", crest=crest, sides=[side(hand="red red red red")] * 3)
    for seat in order * 4:
        assert state.turn() == (seat,)
        spend(state, seat)


@pytest.mark.clause("BRU-3.3")
def test_once_per_round_counts_from_phase_one_to_phase_four() -> None:
    """Used in the first turn, not again in the fourth, again in the next round."""
    worker = side(houses="blue:knecht", workers=(0, 0, 0, 9, 0), hand="red red red red")
    state = scene(step="round", players=2, sides=[worker, side(hand="red red red red")])
    play(state, 0, "use:knecht", "draw:1")
    let_chance(state)
    assert rotated(state) == {"knecht"}
    for seat in (0, 1) * 4:
        assert state.turn() == (seat,)
        assert "use:knecht" not in options(state, seat)
        spend(state, seat)
    assert (state.round, rotated(state)) == (2, set())


@pytest.mark.clause("BRU-3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_player_decides_at_a_time_and_all_know_of_it(players: int) -> None:
    for state in random_game(players, 20 + players):
        assert len(state.turn()) <= 1
        assert len(state.asked()) <= 1


@pytest.mark.clause("BRU-3.1")
def test_the_first_round_begins_with_drawing() -> None:
    state = chance(new_game(2), "start:1", "top:red", "top:red", "top:red")
    assert (state.round, state.phase, state.stack[-1][0]) == (1, 1, "draw")
