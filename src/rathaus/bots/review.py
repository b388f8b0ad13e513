"""Looking back at a game that is over: how it stood, and which decisions cost most."""

from random import Random
from sys import maxsize
from typing import NamedTuple

from rathaus.bots.advice import rated
from rathaus.bots.base import Chair
from rathaus.bots.judge import can_search, judge_of
from rathaus.bots.search import Budget, weigh
from rathaus.core.game import Game
from rathaus.core.records import victories
from rathaus.core.state import Policy, State

PLAYOUTS = 12
EFFORT, CANDIDATES, LINES, SECONDS = 3, 6, 8, 0.6  # of the search for each decision
CLEAR = 0.3  # points: a decision that cost less was as good


class Outlook(NamedTuple):
    """What was to be expected, by seat."""

    scores: list[float]
    chances: list[float]  # of winning


class Cost(NamedTuple):
    """A decision, and what would have been better."""

    better: int
    points: float


def can_review(game: Game) -> bool:
    return can_search(game)


def outlook(game: Game, state: State, rng: Random, playouts: int = PLAYOUTS) -> Outlook:
    """If all played on by the quick rule of the judge, again and again with new luck."""
    players, policy = state.players, judge_of(game).cheap
    policies: list[Policy] = [policy] * players
    scores, chances = [0.0] * players, [0.0] * players
    for _ in range(playouts):
        played = state.copy()
        played.play_on(policies, maxsize, rng, rng)
        won = victories(played.ranks())
        for seat, score in enumerate(played.scores()):
            scores[seat] += score / playouts
            chances[seat] += won[seat] / playouts
    return Outlook(scores, chances)


def first_sight(game: Game, state: State, seat: int, played: int, rng: Random) -> float:
    """What a decision seems to have cost, without looking further."""
    weighed = rated(game, Chair(state, seat), rng, deals=1)
    return -next(each.points for each in weighed if each.move == played)


def cost(
    game: Game,
    state: State,
    seat: int,
    played: int,
    rng: Random,
    seconds: float | None = SECONDS,
) -> Cost | None:
    """By a search from what the seat could know then; None: nothing was surely better."""
    chair = Chair(state, seat)
    judge = judge_of(game)
    rollouts = EFFORT * judge.rollouts(state.players)
    budget = Budget(rollouts, CANDIDATES, LINES, seconds=seconds)
    verdicts = weigh(judge, chair, rng, budget, also=played)
    own = next((each for each in verdicts if each.move == played), None)
    best = verdicts[0]
    if own is None or best.move == played:
        return None
    points, error = best.over(own)
    return Cost(best.move, points) if points > max(error, CLEAR) else None
