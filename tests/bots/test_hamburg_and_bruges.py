"""What a search needs of the judges of Hamburg and Bruges: value, quick policy, clock."""

from collections.abc import Callable
from random import Random
from statistics import mean

import pytest

import rathaus
from rathaus.bots.judge import Judge, judge_of
from rathaus.core.game import Game
from rathaus.core.state import State
from rathaus.core.steps import CHANCE

GAMES = (rathaus.game("hamburg"), rathaus.game("bruges"))
PLAYERS = [(game, players) for game in GAMES for players in game.player_counts]
EXPANSIONS = {option.name: True for option in GAMES[0].options}
Choose = Callable[[State, int, list[int], Random], int]


def name(part: object) -> str:
    return part.name if isinstance(part, Game) else str(part)


each_size = pytest.mark.parametrize(("game", "players"), PLAYERS, ids=name)


def at_random(state: State, seat: int, moves: list[int], rng: Random) -> int:
    return rng.choice(moves)


def decisions(state: State, policies: list[Choose], seed: int):
    """Play to the end, and stop before each decision."""
    rng = Random(seed)
    while turn := state.turn():
        seat = turn[0]
        if seat == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        yield seat
        state.play(seat, policies[seat](state, seat, state.moves(seat), rng))


@each_size
def test_the_quick_policy_makes_legal_moves_to_the_end(game: Game, players: int) -> None:
    judge, state, count = judge_of(game), game.start(players), 0
    for seat in decisions(state, [judge.cheap] * players, seed=players):
        before = state.copy()
        move = judge.cheap(state, seat, state.moves(seat), Random(1))
        assert move in state.moves(seat)
        assert state == before
        count += 1
    assert count > 40 * players


@pytest.mark.parametrize("players", GAMES[0].player_counts)
def test_the_quick_policy_knows_all_expansions_of_hamburg(players: int) -> None:
    game = GAMES[0]
    judge, state = judge_of(game), game.start(players, EXPANSIONS)
    for seat in decisions(state, [judge.cheap] * players, seed=players):
        assert judge.cheap(state, seat, state.moves(seat), Random(1)) in state.moves(seat)
    assert not state.turn()


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_quick_policy_wins_against_three_random_players(game: Game) -> None:
    wins, mine, theirs = 0, [], []
    for number in range(12):
        policies: list[Choose] = [at_random] * 4
        policies[number % 4] = judge_of(game).cheap
        state = game.start(4)
        for _ in decisions(state, policies, seed=number):
            pass
        scores = state.scores()
        wins += state.ranks()[number % 4] == 1
        mine.append(scores.pop(number % 4))
        theirs += scores
    assert wins >= 11
    assert mean(mine) > mean(theirs) + 15


@each_size
def test_the_clock_ascends_round_by_round(game: Game, players: int) -> None:
    state, times = game.start(players), [0]
    for _ in decisions(state, [judge_of(game).cheap] * players, seed=3):
        if game.clock(state) != times[-1]:
            times.append(game.clock(state))
    assert times == list(range(len(times)))
    assert len(times) > 5


@each_size
def test_the_value_of_the_end_is_the_score(game: Game, players: int) -> None:
    state = game.start(players)
    for _ in decisions(state, [judge_of(game).cheap] * players, seed=2):
        pass
    values = [judge_of(game).value(state, seat) for seat in range(players)]
    assert values == state.scores()


def by_rating(judge: Judge) -> Choose:
    def choose(state: State, seat: int, moves: list[int], rng: Random) -> int:
        ratings = judge.rate(state, seat, moves)
        return moves[ratings.index(max(ratings))]

    return choose


def errors(game: Game, players: int, seed: int) -> list[list[float]]:
    """By round: how much more than expected at its begin each seat has at the end."""
    judge, state = judge_of(game), game.start(players)
    expected: dict[int, list[float]] = {}
    for _ in decisions(state, [by_rating(judge)] * players, seed):
        time = game.clock(state)
        if time and time not in expected:
            expected[time] = [judge.value(state, seat) for seat in range(players)]
    scores = state.scores()
    return [
        [score - value for score, value in zip(scores, values, strict=True)]
        for values in expected.values()
    ]


@each_size
def test_values_are_on_the_scale_of_the_final_score(game: Game, players: int) -> None:
    """The mean over some fixed games is a few points off at any time, and less near the end."""
    games = [errors(game, players, seed) for seed in range(max(2, 8 // players))]
    for rounds in (slice(0, 3), slice(3, 6), slice(6, None)):
        off = [each for game_errors in games for row in game_errors[rounds] for each in row]
        assert abs(mean(off)) < 7
    last = [abs(each) for game_errors in games for each in game_errors[-1]]
    assert mean(last) < 6
