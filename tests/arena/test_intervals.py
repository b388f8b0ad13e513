"""Intervals: known values, and how often they hold."""

from random import Random
from statistics import fmean

import pytest

from rathaus.arena.intervals import (
    LEAST_TO_STOP,
    Interval,
    is_decided,
    mean_interval,
    share_interval,
    watched_interval,
)


def test_single_games_give_wilsons_interval() -> None:
    low, high = share_interval([1.0] * 8 + [0.0] * 2, 10)
    assert (low, high) == (pytest.approx(0.490, abs=0.001), pytest.approx(0.943, abs=0.001))


def test_a_clean_sweep_is_no_certainty() -> None:
    assert share_interval([1.0] * 16, 16).low == pytest.approx(0.806, abs=0.001)
    assert share_interval([0.0] * 16, 16).high == pytest.approx(0.194, abs=0.001)


def test_deals_whose_games_go_the_same_way_count_as_one_game_each() -> None:
    alike = share_interval([1.0, 0.0] * 10, 80)
    mixed = share_interval([0.5, 0.5, 0.25, 0.75] * 5, 80)
    single = share_interval([1.0, 0.0] * 10, 20)
    assert alike.low == pytest.approx(single.low, abs=0.01)
    assert mixed.high - mixed.low < (alike.high - alike.low) / 1.5


def test_no_more_games_are_counted_than_were_played() -> None:
    assert share_interval([0.5] * 10, 20) == share_interval([0.5] * 9 + [0.5], 20)
    assert share_interval([0.5] * 10, 20).low == pytest.approx(0.299, abs=0.001)


def test_a_single_deal_says_next_to_nothing() -> None:
    low, high = share_interval([1.0], 4)
    assert low < 0.25
    assert high == 1
    assert mean_interval([5.0]) is None


@pytest.mark.parametrize(("count", "quantile"), [(2, 12.706), (3, 4.303), (5, 2.776), (31, 2.042)])
def test_means_have_students_interval(count: int, quantile: float) -> None:
    values = [0.0, 2.0] * (count // 2) + [1.0] * (count % 2)
    mean = fmean(values)
    spread = (sum((value - mean) ** 2 for value in values) / (count - 1) / count) ** 0.5
    interval = mean_interval(values)
    assert interval is not None
    assert interval.high - mean == pytest.approx(quantile * spread, rel=0.005)
    assert mean - interval.low == pytest.approx(interval.high - mean)


def wins(rng: Random, share: float) -> float:
    return sum(rng.random() < share for _ in range(4)) / 4


def test_looking_again_and_again_rarely_decides_wrongly() -> None:
    rng, wrong = Random(1), 0
    for _ in range(200):
        shares: list[float] = []
        for _ in range(15):
            shares += [wins(rng, 0.6) for _ in range(10)]
            if is_decided(shares, 0.6):
                wrong += 1
                break
    assert wrong <= 10


def test_what_is_clear_is_decided_soon_and_not_before_the_least() -> None:
    rng = Random(2)
    shares = [wins(rng, 0.9) for _ in range(40)]
    assert is_decided(shares, 0.6)
    assert watched_interval(shares).low > 0.6
    assert not is_decided([1.0] * (LEAST_TO_STOP - 1), 0.6)
    assert is_decided([0.0] * 20, 0.6)


def test_the_watched_interval_is_wider() -> None:
    shares = [0.5, 0.75, 0.25, 1.0] * 10
    inner: Interval = share_interval(shares, 160)
    outer = watched_interval(shares)
    assert outer.low < inner.low < inner.high < outer.high
