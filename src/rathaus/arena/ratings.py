"""Ratings by openskill (Plackett-Luce), an optional extra."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import NormalDist, fmean
from typing import Any

from rathaus.arena.intervals import CONFIDENCE, Interval

MISSING = "no ratings: openskill is not installed; it is an extra: pip install 'rathaus[arena]'"

Table = tuple[Sequence[str], Sequence[int]]  # who sat where, and the ranks


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength; 25 is the mean of all, and 4 points more win about two of three."""

    mu: float
    sigma: float

    @property
    def half(self) -> float:
        """Half the width of its interval."""
        return NormalDist().inv_cdf(0.5 + CONFIDENCE / 2) * self.sigma

    @property
    def interval(self) -> Interval:
        return Interval(self.mu - self.half, self.mu + self.half)

    def __str__(self) -> str:
        return f"{self.mu:.1f} ± {self.half:.1f}"

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {"mu": round(self.mu, 3), "interval": [round(low, 3), round(high, 3)]}


def is_there() -> bool:
    return find_spec("openskill") is not None


def rate(bots: Sequence[str], games: Sequence[Table]) -> dict[str, Rating]:
    """The ratings after all games, in their order.

    A bot on several seats of a table is rated there as so many equals, and keeps their mean. Bots
    do not change from game to game, so nothing is added to the uncertainty (`tau`).
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating(name=bot) for bot in bots}
    for names, ranks in games:
        if len(set(names)) == 1:
            continue
        teams = model.rate([[known[name]] for name in names], ranks=[float(r) for r in ranks])
        for bot in set(names):
            mine = [team[0] for name, team in zip(names, teams, strict=True) if name == bot]
            known[bot] = model.rating(
                mu=fmean(each.mu for each in mine),
                sigma=fmean(each.sigma for each in mine),
                name=bot,
            )
    return {bot: Rating(each.mu, each.sigma) for bot, each in known.items()}
