"""What the games of an arena add up to: shares, margins, points, times, ratings."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from statistics import fmean, median
from typing import Any

from rathaus.arena import ratings
from rathaus.arena.intervals import Interval, mean_interval, share_interval
from rathaus.arena.matches import Match
from rathaus.arena.playing import Played

Game = tuple[tuple[str, ...], Played]  # who sat where, and what came of it


def victory(names: Sequence[str], played: Played, bot: str) -> float:
    """The victory of a bot on all its seats; a shared one counts as a share."""
    ranks = played.result.ranks
    won = [seat for seat, rank in enumerate(ranks) if rank == 1 and names[seat] == bot]
    return len(won) / ranks.count(1) if won else 0.0


def points(names: Sequence[str], played: Played, bot: str) -> list[int]:
    """The points of a bot, seat by seat."""
    scores = played.result.scores
    return [score for name, score in zip(names, scores, strict=True) if name == bot]


def rivals(names: Sequence[str], played: Played, bot: str) -> list[int]:
    scores = played.result.scores
    return [score for name, score in zip(names, scores, strict=True) if name != bot]


@dataclass(frozen=True)
class Meeting:
    """A match and its games, deal by deal."""

    match: Match
    deals: Sequence[Sequence[Game]]

    @property
    def count(self) -> int:
        return sum(map(len, self.deals))

    def games(self) -> Iterator[Game]:
        for deal in self.deals:
            yield from deal

    def shares(self, bot: str) -> list[float]:
        """The mean share of victories in each deal."""
        return [fmean(victory(*game, bot) for game in deal) for deal in self.deals]

    def margins(self, bot: str) -> tuple[list[float], list[float]]:
        """Points ahead of the mean rival and of the best rival, deal by deal."""
        mean, best = [], []
        for deal in self.deals:
            own = [fmean(points(*game, bot)) for game in deal]
            theirs = [rivals(*game, bot) for game in deal]
            mean.append(fmean(a - fmean(b) for a, b in zip(own, theirs, strict=True)))
            best.append(fmean(a - max(b) for a, b in zip(own, theirs, strict=True)))
        return mean, best

    def side(self, bot: str) -> "Side":
        shares = self.shares(bot)
        mean, best = self.margins(bot) if len(self.match.bots) > 1 else ([], [])
        return Side(
            bot=bot,
            par=self.match.par(bot),
            share=fmean(shares),
            share_interval=share_interval(shares, self.count),
            margin=Estimate.of(mean),
            margin_to_best=Estimate.of(best),
        )

    def sides(self) -> list["Side"]:
        return list(map(self.side, self.match.bots))


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals, with its interval if there were several."""

    mean: float
    interval: Interval | None

    @classmethod
    def of(cls, values: Sequence[float]) -> "Estimate | None":
        return cls(fmean(values), mean_interval(values)) if values else None

    def to_json(self) -> dict[str, Any]:
        return {"mean": _round(self.mean), "interval": _rounded(self.interval)}


@dataclass(frozen=True, slots=True)
class Side:
    """How one bot did in one match."""

    bot: str
    par: float
    share: float
    share_interval: Interval
    margin: Estimate | None  # to the mean rival; None if nobody else plays
    margin_to_best: Estimate | None

    def verdict(self, target: float) -> str:
        """Where the share lies: `above`, `below`, or `open`."""
        low, high = self.share_interval
        return "above" if low > target else "below" if high < target else "open"

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "par": _round(self.par),
            "share": _round(self.share),
            "share_interval": _rounded(self.share_interval),
            "margin": _json(self.margin),
            "margin_to_best": _json(self.margin_to_best),
        }


@dataclass(frozen=True, slots=True)
class Profile:
    """One bot over all its matches."""

    bot: str
    games: int
    points: Estimate
    scores: tuple[int, ...]
    by_seat: tuple[tuple[float, int], ...]  # victories and games on each seat
    times: tuple[int, ...]  # of all decisions, sorted, in microseconds

    @property
    def median_time(self) -> float:
        return median(self.times) / 1e6 if self.times else 0.0

    @property
    def p99_time(self) -> float:
        return self.times[int(len(self.times) * 0.99)] / 1e6 if self.times else 0.0


@dataclass(frozen=True)
class Standing:
    """The result of an arena. What depends on the machine stands apart in `times`."""

    header: Mapping[str, Any]
    meetings: tuple[Meeting, ...]
    target: float | None = None

    @property
    def bots(self) -> list[str]:
        return list(self.header["bots"])

    @property
    def players(self) -> int:
        return int(self.header["players"])

    @property
    def count(self) -> int:
        return sum(meeting.count for meeting in self.meetings)

    @cached_property
    def ratings(self) -> "dict[str, ratings.Rating] | None":
        """None where nobody meets, or the library is not installed."""
        if self.players == 1 or not ratings.is_there():
            return None
        rounds = zip_longest(*(meeting.deals for meeting in self.meetings), fillvalue=())
        games = [game for deals in rounds for deal in deals for game in deal]
        return ratings.rate(self.bots, [(names, each.result.ranks) for names, each in games])

    @cached_property
    def profiles(self) -> list[Profile]:
        return list(map(self._profile, self.bots))

    def ahead_of_first(self, bot: str) -> Estimate | None:
        """Alone: how many points more than the first bot, compared deal by deal."""
        if self.players > 1 or bot == self.bots[0]:
            return None
        first, mine = (self.meetings[self.bots.index(each)].deals for each in (self.bots[0], bot))
        pairs = zip(mine, first, strict=False)  # one of them may have more
        return Estimate.of([a[0][1].result.scores[0] - b[0][1].result.scores[0] for a, b in pairs])

    def _profile(self, bot: str) -> Profile:
        mine = [meeting for meeting in self.meetings if bot in meeting.match.bots]
        games = [game for meeting in mine for game in meeting.games()]
        deals = [deal for meeting in mine for deal in meeting.deals]
        means = [fmean(score for game in deal for score in points(*game, bot)) for deal in deals]
        return Profile(
            bot=bot,
            games=len(games),
            points=Estimate(fmean(means), mean_interval(means)),
            scores=tuple(score for game in games for score in points(*game, bot)),
            by_seat=tuple(_on_seat(games, bot, seat) for seat in range(self.players)),
            times=tuple(sorted(_times(games, bot))),
        )

    def to_json(self) -> dict[str, Any]:
        """Everything; all but `times` is the same on every machine."""
        rated = self.ratings
        return {
            **self.header,
            "games": self.count,
            "target": self.target,
            "matches": [
                {
                    "line_up": list(meeting.match.line_up),
                    "deals": len(meeting.deals),
                    "games": meeting.count,
                    "bots": [side.to_json() for side in meeting.sides()],
                }
                for meeting in self.meetings
            ],
            "bots": [
                {
                    "bot": each.bot,
                    "games": each.games,
                    "points": each.points.to_json(),
                    "rating": rated and rated[each.bot].to_json(),
                    "ahead_of_first": _json(self.ahead_of_first(each.bot)),
                    "seats": [{"wins": _round(won), "games": of} for won, of in each.by_seat],
                    "scores": list(each.scores),
                }
                for each in self.profiles
            ],
            "times": {
                each.bot: {
                    "decisions": len(each.times),
                    "median_seconds": each.median_time,
                    "p99_seconds": each.p99_time,
                }
                for each in self.profiles
            },
        }


def _on_seat(games: Sequence[Game], bot: str, seat: int) -> tuple[float, int]:
    here = [played.result.victory(seat) for names, played in games if names[seat] == bot]
    return sum(here), len(here)


def _times(games: Sequence[Game], bot: str) -> Iterator[int]:
    for names, played in games:
        for name, times in zip(names, played.times, strict=True):
            yield from times if name == bot else ()


def _json(estimate: Estimate | None) -> dict[str, Any] | None:
    return None if estimate is None else estimate.to_json()


def _round(value: float) -> float:
    return round(value, 4)


def _rounded(interval: Interval | None) -> list[float] | None:
    return interval and [_round(interval.low), _round(interval.high)]
