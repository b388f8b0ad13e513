"""Is a game fair, and are its cards? Points by seat, and how those fare who laid out a card.

What a seat has laid out is read from the public view at the end: pieces that lie in one of its
places, and pieces elsewhere whose owner it is. That works for every game; it says nothing of cards
that were discarded or used up.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from statistics import fmean
from typing import Any

from rathaus.arena.intervals import Interval, mean_interval, share_interval
from rathaus.arena.playing import GameResult, Setting
from rathaus.arena.series import Progress, Series, seat_bots
from rathaus.arena.spreading import Local, Spread
from rathaus.arena.standing import Estimate
from rathaus.bots import BotKind
from rathaus.core.errors import RathausError
from rathaus.core.game import Game
from rathaus.core.state import State

LEAST = 20  # times that a piece must be laid out before its lead means anything
CONSPICUOUS = 3.6  # standard errors: by chance one of 150 cards gets there in twenty reports
SEATS = ("seats", "sides")  # what views call the parts of the players

Seen = list[list[str]]  # the pieces of each seat


def laid_out(state: State, pieces: Collection[str]) -> Seen:
    """The pieces that each seat has before it, each once."""
    view = state.view(None)
    found: list[set[str]] = [set() for _ in range(state.players)]
    for name, part in view.items():
        if name in SEATS:
            for seat in range(state.players):
                places = [each for each in part[seat].values() if not isinstance(each, str)]
                found[seat].update(word for each in places for word in _words(each))
        else:
            for seat, thing in _owned(part):
                if 0 <= seat < state.players:
                    found[seat].update(_words(thing))
    return [sorted(words.intersection(pieces)) for words in found]


def _words(thing: object) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, Mapping):
        yield from (word for part in thing.values() for word in _words(part))
    elif isinstance(thing, Sequence):
        yield from (word for part in thing for word in _words(part))


def _owned(thing: object) -> Iterator[tuple[int, object]]:
    """Whatever says who its owner is."""
    if isinstance(thing, Mapping):
        owner = thing.get("owner")
        if type(owner) is int:
            yield owner, thing
        else:
            yield from (pair for part in thing.values() for pair in _owned(part))
    elif isinstance(thing, Sequence) and not isinstance(thing, str):
        yield from (pair for part in thing for pair in _owned(part))


@dataclass
class Tally:
    """How the players fared who laid out a piece: wins (1 is an average player) and leads."""

    wins: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)  # points above the mean of the table


@dataclass(frozen=True, slots=True)
class PieceBalance:
    key: str
    kind: str
    count: int
    rate: float  # of all players and games
    wins: float
    lead: Estimate
    correlation: float  # of having it and winning
    errors: float  # how many standard errors the lead is away from 0

    @property
    def is_conspicuous(self) -> bool:
        return self.count >= LEAST and abs(self.errors) > CONSPICUOUS

    def to_json(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "kind": self.kind,
            "count": self.count,
            "rate": round(self.rate, 4),
            "wins": round(self.wins, 3),
            "lead": self.lead.to_json(),
            "correlation": round(self.correlation, 4),
            "is_conspicuous": self.is_conspicuous,
        }


@dataclass(frozen=True, slots=True)
class SeatBalance:
    share: float
    share_interval: Interval
    points: Estimate
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Balance:
    """What a balance report is made of."""

    header: Mapping[str, Any]
    games: int
    seats: tuple[SeatBalance, ...]
    pieces: tuple[PieceBalance, ...]  # the best lead first
    unused: tuple[str, ...]  # pieces that nobody laid out

    def to_json(self) -> dict[str, Any]:
        return {
            **self.header,
            "games": self.games,
            "seats": [
                {
                    "share": round(seat.share, 4),
                    "share_interval": [round(end, 4) for end in seat.share_interval],
                    "points": seat.points.to_json(),
                }
                for seat in self.seats
            ],
            "pieces": [piece.to_json() for piece in self.pieces],
            "unused": list(self.unused),
        }


def balance(
    game: str | Game,
    *,
    players: int,
    games: int,
    bots: Sequence[BotKind] = ("easy",),
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    components: str | None = None,
    spreading: Spread | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Play games between equal bots, and count."""
    setting = Setting(game, components, players, dict(options or {}), str(seed))
    table, spread = setting.open(), spreading or Local()
    if games < 2:
        raise RathausError(f"a balance needs at least 2 games, not {games}")
    look = partial(laid_out, pieces=frozenset(table.catalogue("en").pieces))
    series = Series(setting, seat_bots(table, setting, bots, spread), look=look)
    found = dict(series.games(games, spread, progress))
    header = {**setting.header(table), "bots": list(series.names), "seed": setting.seed}
    played = [found[number] for number in range(games)]
    return summary(table, header, [(each.result, each.seen) for each in played])


def summary(
    game: Game, header: Mapping[str, Any], played: Sequence[tuple[GameResult, Seen]]
) -> Balance:
    """What games and laid-out pieces add up to."""
    players = int(header["players"])
    tallies: dict[str, Tally] = {}
    mean = fmean(score for result, _ in played for score in result.scores)
    for result, seen in played:
        table_mean = fmean(result.scores) if players > 1 else mean
        for seat, pieces in enumerate(seen):
            win = players * result.victory(seat)
            for key in pieces:
                tally = tallies.setdefault(key, Tally())
                tally.wins.append(win)
                tally.leads.append(result.scores[seat] - table_mean)
    known = game.catalogue("en").pieces
    chances = len(played) * players
    scatter = _scatter([players * r.victory(s) for r, _ in played for s in range(players)])
    found = [
        _piece(key, known[key].kind, tally, chances, scatter) for key, tally in tallies.items()
    ]
    kinds = {piece.kind for piece in found}
    unused = [key for key, piece in known.items() if piece.kind in kinds and key not in tallies]
    return Balance(
        header=header,
        games=len(played),
        seats=tuple(_seat([result for result, _ in played], seat) for seat in range(players)),
        pieces=tuple(sorted(found, key=lambda piece: (-piece.lead.mean, piece.key))),
        unused=tuple(sorted(unused)),
    )


def _scatter(values: Sequence[float]) -> float:
    mean = fmean(values)
    return sqrt(fmean((value - mean) ** 2 for value in values))


def _seat(results: Sequence[GameResult], seat: int) -> SeatBalance:
    shares = [result.victory(seat) for result in results]
    scores = tuple(result.scores[seat] for result in results)
    return SeatBalance(
        fmean(shares),
        share_interval(shares, len(shares)),
        Estimate(fmean(scores), mean_interval(scores)),
        scores,
    )


def _piece(key: str, kind: str, tally: Tally, chances: int, scatter: float) -> PieceBalance:
    count, lead = len(tally.leads), Estimate(fmean(tally.leads), mean_interval(tally.leads))
    error = _scatter(tally.leads) / sqrt(count)
    rate = count / chances
    wins = fmean(tally.wins)
    # Wins have mean 1 over all players, unless the game itself can win.
    spread = scatter * sqrt(rate * (1 - rate))
    return PieceBalance(
        key=key,
        kind=kind,
        count=count,
        rate=rate,
        wins=wins,
        lead=lead,
        correlation=rate * (wins - 1) / spread if spread else 0.0,
        errors=lead.mean / error if error else 0.0,
    )
