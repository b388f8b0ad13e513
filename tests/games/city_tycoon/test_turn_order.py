"""Sections 4 and 5: the course of a game, and the turn order."""

from random import Random

import pytest

from rathaus.core.events import Event
from rathaus.core.steps import CHANCE
from tests.games.city_tycoon.scenes import (
    P1,
    P2,
    P3,
    P4,
    act,
    go,
    laid,
    listen,
    new_game,
    play_at_random,
    random_game,
    supplying,
)

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])


def told(players: int, seed: int) -> list[Event]:
    """All events of a random game."""
    state = new_game(players)
    events, rng = listen(state), Random(seed)
    while state.turn():
        play_at_random(state, rng)
    return events


@pytest.mark.clause("CTY-4.1", "CTY-9.4", "CTY-10.1")
@EVERY_COUNT
def test_four_rounds_of_draft_extending_supplying_and_three_clean_ups(players: int) -> None:
    steps: list[tuple[int, str]] = []
    for state in random_game(players, players):
        if state.stack:
            now = (state.round, str(state.stack[-1][0]))
            if now[1] != "order" and (not steps or steps[-1] != now):
                steps.append(now)
    phases = ("deal", "draft", "extend", "supply")
    expected = [(number, phase) for number in range(1, 5) for phase in phases]
    assert [step for step in expected if step in steps] == steps
    assert {(number, "draft") for number in range(1, 5)} <= {*steps}
    kinds = [event.kind for event in told(players, players)]
    assert kinds.count("round_began") == 4
    assert kinds.count("order_changed") == kinds.count("city_cleaned") == 3
    assert kinds[-1] == "game_ended"


@pytest.mark.clause("CTY-5.1")
def test_round_one_keeps_the_order_that_was_drawn() -> None:
    state = new_game(4, order=[P4, P1, P3, P2])
    assert state.round == 1
    assert state.order == [P4, P1, P3, P2]
    assert state.money == [22, 26, 24, 20]


@pytest.mark.clause("CTY-5.2")
@pytest.mark.parametrize("round", [2, 3, 4])
def test_the_poorest_is_first_and_the_richest_last(round: int) -> None:
    state = laid(money=[30, 2, 17, 0], round=round)
    state.stack = [("round", round)]
    assert go(state).order == [P4, P2, P3, P1]


@pytest.mark.clause("CTY-5.3")
@pytest.mark.parametrize("order", [[P2, P3, P1, P4], [P4, P3, P2, P1], [P1, P2, P3, P4]])
def test_equal_players_keep_their_order(order: list[int]) -> None:
    state = laid(money=[7, 7, 7, 7], order=order)
    state.stack = [("round", 2)]
    assert go(state).order == order


@pytest.mark.clause("CTY-5.4")
def test_money_that_changes_hands_does_not_change_the_order() -> None:
    state = go(supplying((2, (2, 0)), (3, (2, 1), P2), money=[2, 4, 20, 30], round=2))
    assert state.turn() == (P1,)
    act(state, "supply:terraced_houses")
    assert state.money[:2] == [5, 4]
    assert state.order == [P1, P2, P3, P4]
    assert go(state).turn() == (P2,)


@pytest.mark.clause("CTY-5.4", "CTY-7.1", "CTY-8.1")
@EVERY_COUNT
def test_both_phases_follow_the_order_of_the_round(players: int) -> None:
    orders: dict[int, tuple[int, ...]] = {}
    for state in random_game(players, 60 + players):
        if state.stack and state.stack[-1][0] in ("extend", "supply"):
            order = orders.setdefault(state.round, tuple(state.order))
            assert tuple(state.order) == order
            assert state.turn() == (order[state.stack[-1][1] % players],)


@pytest.mark.clause("CTY-4.6")
@EVERY_COUNT
def test_only_order_and_tiles_are_left_to_chance(players: int) -> None:
    for state in random_game(players, 70 + players):
        if state.turn() == (CHANCE,):
            assert state.stack[-1][0] in ("order", "deal")
        elif state.stack:
            assert state.stack[-1][0] in ("draft", "extend", "supply")


@pytest.mark.clause("CTY-4.1")
def test_rounds_come_one_after_the_other() -> None:
    rounds = [event.data["round"] for event in told(3, 5) if event.kind == "round_began"]
    assert rounds == [1, 2, 3, 4]
