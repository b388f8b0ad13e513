"""Fits the constants of a judge by self-play, with the cross-entropy method.

Each generation draws candidates round the present mean (factors of the constants, so that none
changes its sign), lets all of them play the same deals against the present weights (alone: beside
them), and moves towards the best quarter. At the end fresh deals say whether the result is really
better.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import exp
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Any

from rathaus.arena.intervals import mean_interval
from rathaus.arena.journal import Journal
from rathaus.arena.playing import Setting, play_game
from rathaus.arena.spreading import Local, Spread
from rathaus.arena.standing import Estimate
from rathaus.bots import weights
from rathaus.bots.base import Bot, Chair
from rathaus.bots.easy import EasyBot
from rathaus.bots.weights import BadWeights, Values
from rathaus.core.errors import RathausError
from rathaus.core.game import Game

WIDTH = 0.5  # of the first candidates: a constant is multiplied by about e to this power
LEAST_WIDTH = 0.03
ELITE = 4  # one in so many leads on
STEP = 0.7  # how far the mean moves towards the best
FRESH = 1_000_000  # deals of the final check begin here
DIGITS = 4

Progress = Callable[[int, int], None]  # items done, of so many


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played."""

    generations: int = 12
    population: int = 24
    deals: int = 12  # of each candidate, a game each
    check: int = 200  # deals of the final comparison

    def __post_init__(self) -> None:
        if min(self.generations, self.deals) < 1 or self.population < ELITE or self.check < 2:
            raise RathausError(
                f"tuning needs at least 1 generation, {ELITE} candidates, 1 deal and 2 for the "
                f"check, not {self.generations}, {self.population}, {self.deals}, {self.check}"
            )

    def items(self, players: int) -> int:
        """How many times weights are let play; alone, the present ones play besides."""
        besides = players == 1
        return self.generations * (self.population + besides) + 1 + besides

    def games(self, players: int) -> int:
        besides = players == 1
        candidates = self.generations * (self.population + besides)
        return candidates * self.deals + (1 + besides) * self.check


@dataclass(frozen=True, slots=True)
class Generation:
    """What the candidates of a generation reached: points ahead of the present weights."""

    mean: float
    elite: float
    width: float  # the mean of all widths


@dataclass(frozen=True, slots=True)
class Tuned:
    """The outcome: the curve, the new values, and what they gain on fresh deals."""

    present: Values
    values: Values
    curve: tuple[Generation, ...]
    gain: Estimate
    games: int

    @property
    def is_better(self) -> bool:
        """Is the gain surely more than nothing?"""
        return self.gain.interval is not None and self.gain.interval.low > 0

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "gain": self.gain.to_json(),
            "is_better": self.is_better,
            "present": self.present,
            "values": self.values,
            "curve": [asdict(each) for each in self.curve],
        }


def tune(
    game: Game,
    *,
    players: int,
    effort: Effort | None = None,
    seed: int | str = 0,
    options: dict[str, object] | None = None,
    journal: Path | None = None,
    spreading: Spread | None = None,
    progress: Progress | None = None,
) -> Tuned:
    """Look for better constants; the same seed gives the same ones, however it is spread."""
    if not weights.can_tune(game):
        raise BadWeights(f"the judge of {game.name} has no weights to tune")
    setting = Setting(game.name, None, players, options or {}, str(seed))
    game.start(players, setting.options)  # refuses what is wrong before any work is done
    plan = effort or Effort()
    present = weights.read(game.name).values(players)
    header = {
        "game": game.name,
        "rules_version": game.rules_version,
        "components": weights.fingerprint(game),
        "players": players,
        "options": setting.options,
        "seed": setting.seed,
        "effort": asdict(plan),
        "present": present,
    }
    job = _Job(setting, plan, present, Journal(journal, "tune", header))
    job.spread, job.progress = spreading or Local(), progress or job.progress
    return job.run()


@dataclass(frozen=True, slots=True)
class _Task:
    """What other processes are given: they let weights play."""

    setting: Setting
    present: Values

    def play(self, item: tuple[Values, Sequence[int]]) -> list[float]:
        values, deals = item
        game = self.setting.open()
        return [self._margin(game, values, deal) for deal in deals]

    def _margin(self, game: Game, values: Values, deal: int) -> float:
        """Points ahead of the mean rival, who has the present weights; alone, all points."""
        players = self.setting.players
        seat = deal % players
        bots: list[Bot] = [Weighted(game, players, self.present) for _ in range(players)]
        bots[seat] = Weighted(game, players, values)
        scores = play_game(game, self.setting, bots, deal).result.scores
        rivals = [score for other, score in enumerate(scores) if other != seat]
        return scores[seat] - (fmean(rivals) if rivals else 0.0)


class Weighted(EasyBot):
    """The easy bot with weights of its own."""

    def __init__(self, game: Game, players: int, values: Values) -> None:
        super().__init__(game)
        self.players, self.values = players, values

    def choose(self, chair: Chair, rng: Random) -> int:
        with weights.in_force(self.game.name, self.players, self.values):
            return super().choose(chair, rng)


class _Job:
    def __init__(self, setting: Setting, effort: Effort, present: Values, journal: Journal) -> None:
        self.task = _Task(setting, present)
        self.effort = effort
        self.players = setting.players
        self.present = present
        self.journal = journal
        self.known = {
            (each.get("generation"), each.get("sample")): each for each in journal.entries
        }
        self.spread: Spread = Local()
        self.progress: Progress = lambda *_: None
        self.done = 0

    def run(self) -> Tuned:
        mean, width = dict.fromkeys(self.present, 0.0), dict.fromkeys(self.present, WIDTH)
        curve = []
        for generation in range(self.effort.generations):
            factors = self._draw(generation, mean, width)
            deals = range(generation * self.effort.deals, (generation + 1) * self.effort.deals)
            margins = self._ahead(generation, list(map(self._values, factors)), deals)
            fitness = [fmean(each) for each in margins]
            best = sorted(range(len(fitness)), key=lambda n: -fitness[n])[: len(fitness) // ELITE]
            for name in mean:
                kept = [factors[n][name] for n in best]
                mean[name] += STEP * (fmean(kept) - mean[name])
                width[name] += STEP * (max(LEAST_WIDTH, pstdev(kept)) - width[name])
            elite = fmean(fitness[n] for n in best)
            curve.append(Generation(fmean(fitness), elite, fmean(width.values())))
        values = self._values(mean)
        fresh = range(FRESH, FRESH + self.effort.check)  # deals that no candidate has played
        (gains,) = self._ahead(self.effort.generations, [values], fresh)
        gain = Estimate(fmean(gains), mean_interval(gains))
        return Tuned(self.present, values, tuple(curve), gain, self.effort.games(self.players))

    def _draw(self, generation: int, mean: Values, width: Values) -> list[Values]:
        rng = Random(f"{self.task.setting.seed} tune {generation}")
        return [
            {name: rng.gauss(mean[name], width[name]) for name in mean}
            for _ in range(self.effort.population)
        ]

    def _values(self, factors: Values) -> Values:
        """Rounded, so that what is written down is what was played."""
        return {
            name: float(f"{value * exp(factors[name]):.{DIGITS}g}")
            for name, value in self.present.items()
        }

    def _ahead(self, generation: int, candidates: list[Values], deals: range) -> list[list[float]]:
        """Points ahead of the present weights; alone, compared with them deal by deal."""
        if self.players > 1:
            return self._play(generation, candidates, deals)
        *reached, present = self._play(generation, [*candidates, self.present], deals)
        return [[new - old for new, old in zip(each, present, strict=True)] for each in reached]

    def _play(
        self, generation: int, candidates: Sequence[Values], deals: range
    ) -> list[list[float]]:
        """The margins of each candidate, deal by deal; what the journal knows is not repeated."""
        reached: list[list[float]] = [[] for _ in candidates]
        missing = []
        for sample in range(len(candidates)):
            if entry := self.known.get((generation, sample)):
                reached[sample] = self._read(entry, len(deals))
                self._step()
            else:
                missing.append(sample)
        items = [(candidates[sample], deals) for sample in missing]
        for place, margins in self.spread(self.task.play, items):
            sample = missing[place]
            reached[sample] = margins
            self.journal.add({"generation": generation, "sample": sample, "margins": margins})
            self._step()
        return reached

    def _read(self, entry: dict[str, Any], count: int) -> list[float]:
        margins = entry.get("margins")
        if not isinstance(margins, list) or len(margins) != count:
            raise self.journal.wrong(self.journal.entries.index(entry), "this is no candidate")
        return [float(each) for each in margins]

    def _step(self) -> None:
        self.done += 1
        self.progress(self.done, self.effort.items(self.players))


def change(before: float, after: float) -> str:
    """How much a constant has changed.

    >>> change(2.0, 3.0), change(2.0, 1.0)
    ('+50 %', '-50 %')
    """
    return f"{(after / before - 1) * 100:+.0f} %"
