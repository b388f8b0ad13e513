"""Ratings by openskill."""

import pytest

from rathaus.arena import ratings
from rathaus.arena.ratings import rate
from rathaus.arena.tournament import compete


def test_who_wins_more_is_rated_higher() -> None:
    games = [(("a", "b", "c"), (1, 2, 3)), (("b", "c", "a"), (2, 3, 1))] * 10
    rated = rate(["a", "b", "c"], games)
    assert rated["a"].mu > rated["b"].mu > rated["c"].mu
    low, high = rated["a"].interval
    assert low > rated["c"].interval.high
    assert high - rated["a"].mu == pytest.approx(1.96 * rated["a"].sigma, rel=0.001)


def test_equals_stay_equal_and_become_surer() -> None:
    games = [(("a", "b"), (1, 2)), (("a", "b"), (2, 1))] * 30
    rated = rate(["a", "b"], games)
    assert rated["a"].mu == pytest.approx(rated["b"].mu, abs=1.5)
    assert rated["a"].sigma < 3.5 < rate(["a", "b"], games[:2])["a"].sigma


def test_a_bot_on_several_seats_keeps_one_rating() -> None:
    rated = rate(["a", "b"], [(("a", "b", "b"), (1, 2, 3)), (("b", "b", "a"), (3, 2, 1))])
    assert set(rated) == {"a", "b"}
    assert rated["a"].mu > 25 > rated["b"].mu


def test_a_table_of_one_kind_says_nothing() -> None:
    assert rate(["a"], [(("a", "a"), (1, 2))])["a"].mu == 25


def test_an_arena_has_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    standing = compete("neom", bots=["random", "easy"], players=2, games=4)
    assert standing.ratings is not None
    assert standing.ratings["easy"].mu > standing.ratings["random"].mu
    told = {bot["bot"]: bot["rating"]["mu"] for bot in standing.to_json()["bots"]}
    assert told["easy"] == round(standing.ratings["easy"].mu, 3)


def test_without_the_library_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "is_there", lambda: False)
    standing = compete("neom", bots=["random", "easy"], players=2, games=2)
    assert standing.ratings is None
    assert standing.to_json()["bots"][0]["rating"] is None
