"""Intervals of means over deals. The games of one deal resemble each other, so a deal counts
as one observation.
"""

from collections.abc import Sequence
from math import log, sqrt
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

CONFIDENCE = 0.95
LEAST_TO_STOP = 10  # deals before a run may stop early


class Interval(NamedTuple):
    low: float
    high: float


def share_interval(shares: Sequence[float], games: int) -> Interval:
    """Wilson's interval of a mean share; `shares` are those of the deals, in so many games.

    As many games are counted as would scatter like these deals do, and never more than were
    played.

    >>> low, high = share_interval([1.0] * 10, 10)
    >>> round(low, 3), round(high, 3)
    (0.722, 1.0)
    """
    mean, count = fmean(shares), float(games)
    if len(shares) == 1:
        count = 1.0
    elif len(shares) < games and (scatter := variance(shares) / len(shares)):
        count = min(count, mean * (1 - mean) / scatter)
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    middle = (mean + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * sqrt(mean * (1 - mean) / count + (z / (2 * count)) ** 2)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Student's interval of a mean; None of a single value."""
    if len(values) < 2:
        return None
    half = _student(len(values) - 1) * sqrt(variance(values) / len(values))
    mean = fmean(values)
    return Interval(mean - half, mean + half)


def watched_interval(shares: Sequence[float]) -> Interval:
    """An interval that stays valid however often one looks, so that a run may stop at a look.

    It is Robbins' mixture for sums that are nearly normal. A deal lost and a deal won are added
    to the scatter, so that a clean sweep of a few deals is not taken for certainty.

    >>> low, high = watched_interval([1.0] * 20)
    >>> round(low, 2), high
    (0.85, 1.0)
    """
    count = len(shares)
    scatter = variance([*shares, 0.0, 1.0])
    # The mixture is narrowest near 50 deals: a usual length, and a choice of width only.
    rho = sqrt((2 * log(1 / (1 - CONFIDENCE)) + 1) / 50)
    spread = count * rho * rho + 1
    half = sqrt(scatter * 2 * spread / (count * rho) ** 2 * log(sqrt(spread) / (1 - CONFIDENCE)))
    mean = fmean(shares)
    return Interval(max(0.0, mean - half), min(1.0, mean + half))


def is_decided(shares: Sequence[float], target: float) -> bool:
    """Does the share lie clearly on one side of the target?"""
    if len(shares) < LEAST_TO_STOP:
        return False
    low, high = watched_interval(shares)
    return not low <= target <= high


def _student(freedom: int) -> float:
    """The quantile of Student's distribution, by the series of Cornish and Fisher; exact for
    one and two degrees of freedom, where the series is poor.
    """
    if freedom <= 2:
        return (12.706, 4.303)[freedom - 1]
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
