"""Play some rounds on in imagination, and compare the moves by where that leads.

It knows no game: a judge rates moves, plays quickly and values positions (`rathaus.bots.judge`).
All moves are tried on the same imagined deals with the same luck and are judged at the same moments
of the game. Half of them drop out again and again, so that most of the budget goes to the best.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple, TypeVar

from rathaus.bots.base import Chair
from rathaus.bots.judge import Judge
from rathaus.core.state import Answer, Narrow, Policy, State

T = TypeVar("T")

SEEDS = 1 << 62
IMAGINED = 2  # lines of play that are followed in imagination, where there are plans


class Budget(NamedTuple):
    """How much a search may do. It counts rollouts, so that a decision can be repeated."""

    rollouts: int
    candidates: int
    lines: int = 0  # of play that are followed where the judge can plan
    careful: bool = False  # the rivals play as well as the seat itself, which takes longer
    seconds: float | None = None  # after which the best so far is taken


@dataclass
class Verdict:
    """What a search has found out about an answer: the move to make now, and how to go on."""

    answer: Answer
    leads: list[float] = field(default_factory=list)  # over the rivals, by imagined deal
    ends: list[list[State]] = field(default_factory=list)  # where that was judged, if they are kept

    @property
    def move(self) -> int:
        return self.answer[0]

    @property
    def value(self) -> float:
        """The points by which the seat can expect to be ahead of its rivals at the end."""
        return sum(self.leads) / len(self.leads) if self.leads else -inf

    def over(self, other: "Verdict") -> tuple[float, float]:
        """How much better it is than another, and the standard error, on the deals of both."""
        pairs = zip(self.leads, other.leads, strict=False)
        return mean_and_error([own - its for own, its in pairs])


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """
    >>> mean_and_error([1.0, 2.0, 3.0, 4.0])
    (2.5, 0.6454972243679028)
    """
    count = len(numbers)
    mean = sum(numbers) / count if count else 0.0
    if count < 2:
        return mean, inf
    return mean, sqrt(sum((each - mean) ** 2 for each in numbers) / (count - 1) / count)


def weigh(
    judge: Judge,
    chair: Chair,
    rng: Random,
    budget: Budget,
    keep_ends: bool = False,
    also: int | None = None,
) -> list[Verdict]:
    """The answers that a seat should think about, the best first; one begins with the move `also`.

    The same knowledge, generator and budget give the same verdicts, unless time runs out.
    """
    return _Search(judge, chair, rng, budget, keep_ends, also).verdicts()


class _Search:
    """The search for one decision."""

    def __init__(
        self,
        judge: Judge,
        chair: Chair,
        rng: Random,
        budget: Budget,
        keep_ends: bool,
        also: int | None,
    ) -> None:
        self.judge = judge
        self.keep_ends = keep_ends
        self.also = also
        self.chair = chair
        self.seat = chair.seat
        self.budget = budget
        self.rng = rng
        self.seed = rng.randrange(SEEDS)
        self.deals: list[State] = []  # imagined, the same for all candidates
        self.stops = judge.stops(chair.players, budget.careful)
        self.own = by_judgement(judge)
        self.theirs: Policy = self.own if budget.careful else judge.cheap
        self._most = min(budget.candidates, max(2, budget.rollouts // 2))  # each is tried twice
        self.ends = inf if budget.seconds is None else perf_counter() + budget.seconds

    def verdicts(self) -> list[Verdict]:
        left = self._candidates()
        dropped: list[Verdict] = []
        for deals in shares(self.budget.rollouts, len(left)):
            if self._is_late():
                break
            self._try(left, deals)
            left.sort(key=lambda each: each.value, reverse=True)  # of equals, the better rated
            half = (len(left) + 1) // 2
            left, dropped = left[:half], left[half:] + dropped
        return left + dropped

    def _candidates(self) -> list[Verdict]:
        """What the judge likes at first sight, or plans; the best first."""
        state = self.chair.redeal(self.rng)
        moves, decided = state.moves(self.seat), len(state.answers[self.seat])
        ways = planned(self.judge, state, self.seat, moves, self.budget.lines)
        has_it = self.also is None or any(way[decided] == self.also for way in ways)
        narrow = self._by_plan(ways, decided) if ways and has_it else self._by_rating(decided)
        return [Verdict(answer) for answer in state.whole_answers(self.seat, narrow)]

    def _by_plan(self, ways: dict[Answer, float], decided: int) -> Narrow:
        """The best ways to go on, whatever they begin with."""
        ranked = sorted(ways, key=ways.__getitem__, reverse=True)
        best = self._shortlist([(way[decided], way) for way in ranked])

        def narrow(trial: State, moves: list[int]) -> list[int]:
            so_far = trial.answers[self.seat]
            place = len(so_far)
            return list(dict.fromkeys(way[place] for _, way in best if way[:place] == so_far))

        return narrow

    def _by_rating(self, decided: int) -> Narrow:
        """The best rated moves, each with what is rated best afterwards; of equals, any."""

        def narrow(trial: State, moves: list[int]) -> list[int]:
            rated = list(zip(moves, self.judge.rate(trial, self.seat, moves), strict=True))
            self.rng.shuffle(rated)
            rated.sort(key=lambda each: each[1], reverse=True)
            is_first = len(trial.answers[self.seat]) == decided
            return [move for move, _ in (self._shortlist(rated) if is_first else rated[:1])]

        return narrow

    def _shortlist(self, ranked: list[tuple[int, T]]) -> list[tuple[int, T]]:
        """The first few of what begins with a move; `also` is one of them."""
        best = ranked[: self._most]
        if self.also is not None and all(move != self.also for move, _ in best):
            best[-1:] = [each for each in ranked if each[0] == self.also][:1]
        return best

    def _try(self, candidates: Sequence[Verdict], deals: int) -> None:
        """So many more imagined deals for each; when time is up, all have the same ones."""
        done = len(candidates[0].leads)
        for number in range(done, done + deals):
            deal = self._deal(number)
            for each in candidates:
                if self._is_late():
                    for tried in candidates:
                        del tried.leads[number:]
                        del tried.ends[number:]
                    return
                self._rollout(deal, each, number)

    def _deal(self, number: int) -> State:
        """What the seat cannot know, imagined; the others have not answered yet."""
        if number == len(self.deals):
            deal = self.chair.redeal(Random(self.seed + number))
            deal.reopen(self.seat)
            self.deals.append(deal)
        return self.deals[number]

    def _rollout(self, deal: State, verdict: Verdict, number: int) -> None:
        """The mean of the leads at the judge's stops.

        Near ones depend less on luck, far ones less on how the judge guesses what is to come.
        """
        judge, state = self.judge, deal.copy()
        now = state.game.clock(state)
        for move in verdict.answer:
            state.play(self.seat, move)
        policies = [self.theirs] * state.players
        policies[self.seat] = self.own
        dice, wits = Random(self.seed - number - 1), Random(self.seed ^ number)
        total, ends = 0.0, []
        for rounds in self.stops:
            state.play_on(policies, now + rounds, dice, wits)
            total += lead(judge, state, self.seat)
            if self.keep_ends:
                ends.append(state.copy())
        verdict.leads.append(total / len(self.stops))
        if self.keep_ends:
            verdict.ends.append(ends)

    def _is_late(self) -> bool:
        return self.ends < inf and perf_counter() > self.ends


def shares(rollouts: int, candidates: int) -> list[int]:
    """How many imagined deals each candidate still in the race gets, stage by stage.

    >>> shares(48, 6), shares(48, 2), shares(5, 8)
    ([2, 5, 8], [24], [1, 1, 1])
    """
    found, left = [], candidates
    while left > 1:
        found.append(left)
        left = (left + 1) // 2
    return [max(1, rollouts // (len(found) * each)) for each in found]


def planned(
    judge: Judge, state: State, seat: int, moves: list[int], lines: int
) -> dict[Answer, float]:
    """The ways to go on by the plan of the judge, if it has one for this question."""
    plan = getattr(judge, "plan", None)
    return plan(state, seat, moves, lines) if plan else {}


def by_judgement(judge: Judge) -> Policy:
    """The policy that takes what the judge plans with a few lines of play, or rates best.

    What was planned with the first move of an answer is not thought over again.
    """
    plans: dict[int, Answer] = {}

    def policy(state: State, seat: int, moves: list[int], rng: Random) -> int:
        given = state.answers[seat]
        if not given:
            ways = planned(judge, state, seat, moves, IMAGINED)
            plans[seat] = max(ways, key=ways.__getitem__) if ways else ()
        way, so_far = plans.get(seat, ()), len(given)
        if way[:so_far] == given and len(way) > so_far and way[so_far] in moves:
            return way[so_far]
        ratings = judge.rate(state, seat, moves)
        return moves[ratings.index(max(ratings))]

    return policy


def lead(judge: Judge, state: State, seat: int) -> float:
    """The points that a seat is ahead of its rivals, the best one above all; alone, its points."""
    return judge.value(state, seat) - rivalry(judge, state, seat)


def rivalry(judge: Judge, state: State, seat: int) -> float:
    """What the rivals of a seat can expect."""
    rivals = [judge.value(state, other) for other in range(state.players) if other != seat]
    return (max(rivals) + sum(rivals) / len(rivals)) / 2 if rivals else 0.0
