"""What a seat could do, weighed by the best judgement there is for the game; nothing is seen that
the seat does not see.
"""

from collections import defaultdict
from random import Random
from typing import NamedTuple

from rathaus.bots.base import Chair
from rathaus.bots.judge import Judge, can_search, is_judged, judge_of
from rathaus.bots.search import Budget, Verdict, rivalry, weigh
from rathaus.bots.searching import HardBot
from rathaus.core.game import Game

DEALS = 6  # imagined, where a judge can only rate
RIVALS = "rivals"  # the term for what the others can expect
TELLING = 0.2  # points: less than that is no reason


class Reason(NamedTuple):
    """A part of what can be expected, and how many points it makes more, or less."""

    term: str
    points: float


class Weighed(NamedTuple):
    move: int
    points: float  # that can be expected, more or less than by the best of them
    reasons: tuple[Reason, ...] = ()  # why the best is better than this one


def can_advise(game: Game) -> bool:
    return is_judged(game)


def advise(game: Game, chair: Chair, rng: Random, budget: Budget | None = None) -> list[Weighed]:
    """The moves that were looked at, the best first. The same for the same knowledge and generator,
    unless time runs out. Without a budget, as the strongest level would look.
    """
    moves = chair.moves()
    if len(moves) == 1:
        return [Weighed(moves[0], 0.0)]
    if not can_search(game):
        return rated(game, chair, rng)
    judge, budget = judge_of(game), budget or HardBot(game).budget(chair)
    best, *others = by_move(weigh(judge, chair, rng, budget, keep_ends=True))
    return [
        Weighed(best.move, 0.0),
        *(Weighed(each.move, *_against(judge, chair.seat, best, each)) for each in others),
    ]


def by_move(verdicts: list[Verdict]) -> list[Verdict]:
    """Of those that begin with the same move, the best."""
    found: dict[int, Verdict] = {}
    for verdict in verdicts:
        found.setdefault(verdict.move, verdict)
    return list(found.values())


def _against(
    judge: Judge, seat: int, best: Verdict, other: Verdict
) -> tuple[float, tuple[Reason, ...]]:
    points, _ = best.over(other)
    return -points, deciding(differences(judge, seat, best, other))


def differences(judge: Judge, seat: int, best: Verdict, other: Verdict) -> dict[str, float]:
    """Where the points come from that one answer is expected to bring more than another: the
    positions that both lead to on the same imagined deals are compared part by part.
    """
    total: dict[str, float] = defaultdict(float)
    deals = zip(best.ends, other.ends, strict=False)
    pairs = [pair for ends in deals for pair in zip(*ends, strict=True)]
    for own, its in pairs:
        for end, share in ((own, 1 / len(pairs)), (its, -1 / len(pairs))):
            for term, points in judge.terms(end, seat).items():
                total[term] += share * points
            total[RIVALS] -= share * rivalry(judge, end, seat)
    return total


def deciding(found: dict[str, float]) -> tuple[Reason, ...]:
    """The largest gain, and what matters most besides: perhaps a loss that it outweighs.

    >>> deciding({"money": -3.0, "goods": 2.0, "hand": 2.5, "time": 0.0})
    (Reason(term='hand', points=2.5), Reason(term='money', points=-3.0))
    """
    first = max(found, key=lambda term: found[term], default="")
    if not first or found[first] < TELLING:
        return ()
    rest = [term for term in found if term != first and abs(found[term]) >= TELLING]
    rest.sort(key=lambda term: abs(found[term]), reverse=True)
    return tuple(Reason(term, found[term]) for term in (first, *rest[:1]))


def rated(game: Game, chair: Chair, rng: Random, deals: int = DEALS) -> list[Weighed]:
    """At first sight, over some imagined deals: all moves, the best first."""
    moves, totals = chair.moves(), [0.0] * len(chair.moves())
    for _ in range(deals):
        ratings = judge_of(game).rate(chair.redeal(rng), chair.seat, moves)
        totals = [total + each for total, each in zip(totals, ratings, strict=True)]
    best = max(totals)
    weighed = [
        Weighed(move, (total - best) / deals) for move, total in zip(moves, totals, strict=True)
    ]
    return sorted(weighed, key=lambda each: each.points, reverse=True)
