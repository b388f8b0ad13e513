"""The judge of Hamburg: easy is stronger than TOM, and a plan looks to the end of the cycle."""

from random import Random

import pytest

import rathaus
from rathaus.bots import Chair, create
from rathaus.bots.judge import judge_of
from rathaus.bots.search import by_judgement
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import scene, side

HAMBURG = rathaus.game("hamburg")
BOT = create("easy", HAMBURG)
ALL = "square buildings wall points zoo"
TWO_TURNS = {"step": [("turn", 0, 0), ("round", 4)], "phase": 3}


def choice(state: HamburgState, seat: int = 0) -> str:
    return HAMBURG.notation(state, BOT.choose(Chair(state, seat), Random(1)))


def finish(state: HamburgState, seat: int = 0) -> HamburgState:
    """The scene is played to its end by a plan of two lines."""
    policy = by_judgement(judge_of(HAMBURG))
    while state.turn() == (seat,):
        state.play(seat, policy(state, seat, state.moves(seat), Random(1)))
    return state


@pytest.mark.thorough
def test_easy_beats_tom_in_60_of_100_solo_games() -> None:
    results = rathaus.simulate(HAMBURG, players=1, games=100, seed=2024, bots=["easy"], jobs=2)
    assert results.wins(seat=0) >= 60


def test_in_its_last_turn_it_takes_a_point_rather_than_money() -> None:
    mine = side(hand="146", money=0, dangers="G1")
    state = scene(players=1, sides=[mine], cycle=8, dice="3 3 6 3 3 / 3")
    assert finish(state).points[0] == 5 + 1


def test_it_takes_money_for_a_card_that_it_can_pay_only_then() -> None:
    mine = side(hand="146 248", money=1, dangers="G1", markers=ALL)  # 248: zoo, 6 Mark
    state = scene(players=1, sides=[mine], cycle=8, dice="3 3 6 3 3 / 3", **TWO_TURNS)
    assert finish(state).zoo[0] == (248, 0)


def test_it_takes_no_money_for_a_card_that_stays_too_dear() -> None:
    mine = side(hand="146 248", money=1, dangers="G1", markers=ALL)
    state = scene(players=1, sides=[mine], cycle=8, dice="3 3 4 3 3 / 3", **TWO_TURNS)
    assert finish(state).points[0] == 5 + 1


def test_it_uses_a_building_that_costs_nothing_before_it_plays_a_card() -> None:
    mine = side(hand="146 248", display="violet:102")  # 102: 2 Mark a cycle
    state = scene(players=1, sides=[mine], cycle=3, **TWO_TURNS)
    assert choice(state).startswith("use:")


def test_it_leaves_a_building_alone_that_would_waste_a_worker() -> None:
    mine = side(hand="146", display="violet:159", workers="O1")  # 159: lowers orange
    state = scene(players=1, sides=[mine], cycle=3, dice="3 3 6 3 3 / 3")
    assert not choice(state).startswith("use:")


def test_it_draws_first_from_the_colour_of_most_clergymen() -> None:
    state = scene(players=1, cycle=6, step="phase_one", clergymen="0 0 0 3 1 0", window=0)
    assert choice(state) == "draw:pink"
