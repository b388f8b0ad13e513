"""Advice is fair: whatever a seat cannot know makes no difference to it."""

from random import Random

import pytest

import rathaus
from rathaus.bots import Chair
from rathaus.bots.advice import advise, by_move, can_advise, deciding, differences
from rathaus.bots.judge import judge_of
from rathaus.bots.search import Budget, weigh
from rathaus.core.match import Match
from rathaus.core.state import State

BUDGET = Budget(rollouts=8, candidates=3)  # without a clock, so that it can be repeated


def positions(game: str, count: int) -> list[tuple[Match, int]]:
    """Of one game, here and there."""
    found, rng = [], Random(game)
    match = Match(rathaus.game(game), 3, seed="advice")
    while len(found) < count and not match.is_over:
        seat = match.state.turn()[0]
        moves = match.state.moves(seat)
        if len(moves) > 1 and rng.random() < 0.15:
            found.append((match.copy(), seat))
        match.play(seat, rng.choice(moves))
    return found


@pytest.mark.parametrize("game", rathaus.games())
def test_what_is_hidden_makes_no_difference(game: str) -> None:
    kind = rathaus.game(game)
    assert can_advise(kind)
    looked = positions(game, 5)
    assert len(looked) == 5
    for number, (match, seat) in enumerate(looked):
        truth = match.state
        told = advise(kind, Chair(truth, seat), Random(number), BUDGET)
        for seed in range(2):
            other = truth.redeal(seat, Random(seed))
            assert advise(kind, Chair(other, seat), Random(number), BUDGET) == told
        assert told[0].move in truth.moves(seat)
        assert truth == match.state


@pytest.mark.parametrize("game", rathaus.games())
def test_the_parts_that_differ_make_the_difference(game: str) -> None:
    kind = rathaus.game(game)
    judge, reasons = judge_of(kind), 0
    for match, seat in positions(game, 6):
        chair = Chair(match.state, seat)
        best, *others = by_move(weigh(judge, chair, Random(1), BUDGET, keep_ends=True))
        told = advise(kind, chair, Random(1), BUDGET)[1:]
        for other, each in zip(others, told, strict=True):
            parts = differences(judge, seat, best, other)
            assert sum(parts.values()) == pytest.approx(-each.points)
            assert each.reasons == deciding(parts)
            assert {reason.term for reason in each.reasons} <= set(parts)
            reasons += len(each.reasons)
    assert reasons >= 4


@pytest.mark.parametrize("game", rathaus.games())
def test_good_advice_beats_chance(game: str) -> None:
    """Whoever follows it, at first sight even, is ahead of two who do anything."""
    kind, rng = rathaus.game(game), Random(game)
    match = Match(kind, 3, seed="beats")
    while not match.is_over:
        seat = match.state.turn()[0]
        moves = match.state.moves(seat)
        if seat:
            match.play(seat, rng.choice(moves))
        else:
            budget = Budget(rollouts=2, candidates=2)
            match.play(0, advise(kind, Chair(match.state, 0), rng, budget)[0].move)
    scores = match.state.scores()
    assert scores[0] == max(scores)


class OneMove(Chair):
    def moves(self) -> list[int]:
        return super().moves()[:1]

    def redeal(self, rng: Random) -> State:
        raise AssertionError("there is nothing to think about")


def test_the_only_move_is_told_without_thinking() -> None:
    match = Match(rathaus.game("neom"), 3, seed="only")
    seat = match.state.turn()[0]
    (only,) = advise(match.game, OneMove(match.state, seat), Random(1))
    assert not only.reasons
    assert only.move == match.state.moves(seat)[0]
