"""Section 6: choosing district tiles."""

import pytest

from rathaus.core.steps import CHANCE
from tests.games.city_tycoon.scenes import (
    P1,
    P2,
    P3,
    P4,
    P5,
    chance,
    drafting,
    key,
    let_chance,
    new_game,
    options,
    outcomes,
    play,
    random_game,
)

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])


def sets(players: int, round: int = 1) -> list[range]:
    first = 30 * (round - 1) + 1
    return [range(first + 6 * seat, first + 6 * seat + 6) for seat in range(players)]


@pytest.mark.clause("CTY-6.1")
@EVERY_COUNT
def test_each_player_is_dealt_six_tiles_of_the_round(players: int) -> None:
    state = let_chance(new_game(players, order=range(players)))
    assert [len(hand) for hand in state.hands] == [6] * players
    dealt = [tile for hand in state.hands for tile in hand]
    assert len({*dealt}) == 6 * players
    assert {state.kit.round[tile] for tile in dealt} == {1}
    assert sorted([*dealt, *state.pool]) == list(range(1, 31))


@pytest.mark.clause("CTY-6.1")
@EVERY_COUNT
def test_every_round_has_a_stack_of_its_own(players: int) -> None:
    for state in random_game(players, 80 + players):
        in_hand = {tile for tiles in (*state.hands, *state.kept) for tile in tiles}
        assert {state.kit.round[tile] for tile in in_hand} <= {state.round}


@pytest.mark.clause("CTY-6.2")
@EVERY_COUNT
def test_all_keep_one_tile_and_pass_the_rest_to_the_left(players: int) -> None:
    state = drafting(*sets(players))
    assert state.turn() == tuple(range(players))
    for seat in range(players):
        play(state, seat, f"pick:{key(sets(players)[seat][2])}")
    for seat, own in enumerate(sets(players)):
        assert state.kept[seat] == (own[2],)
        left = (seat + 1) % players
        assert state.hands[left] == tuple(tile for tile in own if tile != own[2])


@pytest.mark.clause("CTY-6.2", "CTY-6.3")
@EVERY_COUNT
def test_sets_shrink_until_the_last_tile_is_taken_without_choice(players: int) -> None:
    state = drafting(*sets(players))
    sizes = []
    while state.stack[-1][0] == "draft":
        sizes.append({len(hand) for hand in state.hands})
        for seat in state.turn():
            play(state, seat, options(state, seat)[-1])
    assert sizes == [{6}, {5}, {4}, {3}, {2}]  # the sixth is not asked
    assert [len(kept) for kept in state.kept] == [6] * players
    assert state.stack[-1] == ("extend", 0)


@pytest.mark.clause("CTY-6.3")
@EVERY_COUNT
def test_a_set_is_at_the_next_seat_for_each_choice(players: int) -> None:
    state = drafting(*sets(players))
    for choice in range(5):
        for origin, own in enumerate(sets(players)):
            assert {*state.hands[(origin + choice) % players]} < {*own} or choice == 0
        for seat in range(players):
            play(state, seat, options(state, seat)[0])
    for origin, own in enumerate(sets(players)):
        last = own[-1]  # the smaller ones were picked before
        assert last in state.kept[(origin + 5) % players]


@pytest.mark.clause("CTY-6.4")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_direction_is_the_same_in_every_round(round: int) -> None:
    state = drafting(*sets(3, round), round=round)
    for seat in (P1, P2, P3):
        play(state, seat, options(state, seat)[0])
    assert [{*hand} < {*sets(3, round)[seat - 1]} for seat, hand in enumerate(state.hands)] == [
        True, True, True,
    ]  # fmt: skip


@pytest.mark.clause("CTY-6.4")
def test_two_players_exchange_their_sets() -> None:
    state = drafting(*sets(2))
    first, second = state.hands
    play(state, P1, f"pick:{key(first[0])}")
    play(state, P2, f"pick:{key(second[0])}")
    assert state.hands == [second[1:], first[1:]]


@pytest.mark.clause("CTY-6.5")
def test_no_choice_depends_on_another_choice_of_the_same_step() -> None:
    state = drafting(*sets(5))
    offered = {seat: options(state, seat) for seat in range(5)}
    for seat in (P3, P1, P5, P4):
        before = state.view(P2)
        play(state, seat, offered[seat][-1])
        for other in state.turn():
            assert options(state, other) == offered[other]
        after = state.view(P2)
        assert {**before, "turn": []} == {**after, "turn": []}  # but for who still thinks
    assert state.turn() == (P2,)


@pytest.mark.clause("CTY-6.5")
def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    state = drafting(*sets(2))
    play(state, P1, options(state, P1)[0])
    state.retract(P1)
    assert state.turn() == (P1, P2)
    play(state, P1, options(state, P1)[3])
    play(state, P2, options(state, P2)[0])
    assert state.kept[P1] == (4,)


@pytest.mark.clause("CTY-6.1")
def test_tiles_are_dealt_one_after_the_other() -> None:
    state = new_game(2, order=[P1, P2])
    chance(state, "deal:sawmill")
    assert state.turn() == (CHANCE,)
    assert state.hands[P1] == (10,)
    assert "deal:sawmill" not in outcomes(state)
