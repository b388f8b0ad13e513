"""How fast a game is: complete games by random players on one core, next to a rival's.

Batches of all contestants alternate, so that a busy machine slows them all alike; the median
of the batches is reported. Times are those of the process. The loop is the plain contract, no
bots, no views, unless bots are named: then it is their speed that is measured. `calls` measures
what else search and server ask for.
"""

import gc
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any, Protocol

from rathaus import builds, registry
from rathaus.arena import rival
from rathaus.arena.calls import Calls, measure
from rathaus.arena.playing import Seated, play_out
from rathaus.bots import BotKind, create, line_up, name_of, prepare
from rathaus.core.errors import RathausError
from rathaus.core.game import Game
from rathaus.core.state import State
from rathaus.core.steps import CHANCE

BATCHES = 20
COPY_ROUNDS = 20  # how often each sampled position is copied in a batch
SAMPLE_EVERY = 10  # decisions between two sampled positions

Progress = Callable[[int], None]


class Contestant(Protocol):
    """Plays complete games with itself and hands out positions to copy."""

    @property
    def name(self) -> str: ...

    @property
    def players(self) -> int: ...

    def play(self, seed: int) -> rival.Tally: ...

    def positions(self, seed: int) -> Sequence[rival.Copyable]: ...


@dataclass(frozen=True, slots=True)
class Own:
    """One of our games at one number of players, played at random or by bots."""

    game: Game
    players: int
    bots: tuple[BotKind, ...] = ()  # one per seat, prepared

    @property
    def name(self) -> str:
        return self.game.name

    def play(self, seed: int) -> rival.Tally:
        rng = Random(f"bench {seed}")
        if self.bots:
            seats = [Seated(name_of(kind), create(kind, self.game), rng) for kind in self.bots]
            decisions = play_out(self.game.start(self.players), seats, rng)
        else:
            decisions = play_random(self.game, self.players, rng)
        return rival.Tally(decisions, decisions)  # the engine takes forced moves by itself

    def positions(self, seed: int) -> list[State]:
        found: list[State] = []

        def keep(state: State, number: int) -> None:
            if number % SAMPLE_EVERY == 0:
                found.append(state.copy())

        play_random(self.game, self.players, Random(f"bench {seed}"), keep)
        return found


def play_random(
    game: Game,
    players: int,
    rng: Random,
    watch: Callable[[State, int], None] | None = None,
) -> int:
    """One game by random players; the number of decisions, chance not counted."""
    state = game.start(players)
    decisions = 0
    while turn := state.turn():
        seat = turn[0]
        if seat == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        if watch:
            watch(state, decisions)
        moves = state.moves(seat)
        state.play(seat, moves[int(rng.random() * len(moves))])
        decisions += 1
    return decisions


def owned_bytes(state: State) -> int:
    """The memory of a state and all it refers to, but for what all states of a game share."""
    shared = [None, state.game, state.steps, state.listener, *vars(state.game).values()]
    seen = set(map(id, shared))

    def size(thing: object) -> int:
        if id(thing) in seen:
            return 0
        seen.add(id(thing))
        inner = thing if isinstance(thing, (list, tuple)) else ()
        return sys.getsizeof(thing) + sum(map(size, inner))

    return sys.getsizeof(state) + sum(size(getattr(state, each.name)) for each in fields(state))


# -- measuring --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Batch:
    games: int
    decisions: int
    choices: int
    seconds: float
    copy_seconds: float  # for one copy

    @property
    def decision_rate(self) -> float:
        return self.decisions / self.seconds

    @property
    def choice_rate(self) -> float:
        return self.choices / self.seconds


@dataclass(frozen=True, slots=True)
class Speed:
    """What the batches of one contestant say; rates are those of the median batch."""

    name: str
    players: int
    batches: tuple[Batch, ...]
    state_bytes: int | None  # mean of the sampled positions; not measured for the rival

    @property
    def games(self) -> int:
        return sum(batch.games for batch in self.batches)

    @property
    def decisions_per_game(self) -> float:
        return sum(batch.decisions for batch in self.batches) / self.games

    @property
    def decisions_per_second(self) -> float:
        return median(batch.decision_rate for batch in self.batches)

    @property
    def choices_per_second(self) -> float:
        """Decisions with more than one option; ours always have more."""
        return median(batch.choice_rate for batch in self.batches)

    @property
    def games_per_second(self) -> float:
        return median(batch.games / batch.seconds for batch in self.batches)

    @property
    def copy_microseconds(self) -> float:
        return 1e6 * median(batch.copy_seconds for batch in self.batches)

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "players": self.players,
            "games": self.games,
            "decisions_per_game": round(self.decisions_per_game, 2),
            "decisions_per_second": round(self.decisions_per_second),
            "choices_per_second": round(self.choices_per_second),
            "games_per_second": round(self.games_per_second, 2),
            "copy_microseconds": round(self.copy_microseconds, 3),
            "state_bytes": self.state_bytes,
        }


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times faster than the rival; the median over batches played side by side."""

    name: str
    decisions: float
    choices: float
    copies: float

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "decisions": round(self.decisions, 2),
            "choices": round(self.choices, 2),
            "copies": round(self.copies, 2),
        }


@dataclass(frozen=True, slots=True)
class Report:
    speeds: tuple[Speed, ...]
    rival: Speed | None
    bots: tuple[str, ...] = ()  # none: random moves, the speed of the engine alone
    calls: tuple[Calls, ...] = ()  # where they were asked for

    def ratios(self) -> list[Ratio]:
        """Each game at the rival's number of players."""
        if self.rival is None:
            return []
        return [_ratio(own, self.rival) for own in self.speeds if own.players == self.rival.players]

    def to_json(self) -> dict[str, Any]:
        return {
            "python": f"{platform.python_implementation()} {platform.python_version()}",
            "build": builds.kind(),
            "bots": list(self.bots),
            "speeds": [speed.to_json() for speed in self.speeds],
            "rival": self.rival.to_json() if self.rival else None,
            "ratios": [ratio.to_json() for ratio in self.ratios()],
            "calls": [each.to_json() for each in self.calls],
        }


def _ratio(own: Speed, other: Speed) -> Ratio:
    pairs = list(zip(own.batches, other.batches, strict=True))
    return Ratio(
        name=own.name,
        decisions=median(mine.decision_rate / theirs.decision_rate for mine, theirs in pairs),
        choices=median(mine.choice_rate / theirs.choice_rate for mine, theirs in pairs),
        copies=median(theirs.copy_seconds / mine.copy_seconds for mine, theirs in pairs),
    )


def bench(
    *,
    games: int = 200,
    players: Sequence[int] = (),
    names: Sequence[str] = (),
    bots: Sequence[BotKind] = (),
    with_rival: bool = True,
    with_calls: bool = False,
    progress: Progress | None = None,
) -> Report:
    """Measure each game at each number of players; none named means all there are.

    With bots it is them who play, and there is no rival to compare them with.
    """
    own = _own(names or registry.names(), players, games, bots)
    contestants: list[Contestant] = [*own]
    if with_rival and not bots and rival.is_there():
        contestants.append(rival.Catanatron())
    measured = _alternate(contestants, games, progress or (lambda _: None))
    speeds = [_speed(each, batches) for each, batches in zip(contestants, measured, strict=True)]
    other = speeds[len(own)] if len(speeds) > len(own) else None
    calls = tuple(measure(each.game, each.players) for each in own) if with_calls else ()
    return Report(tuple(speeds[: len(own)]), other, tuple(map(name_of, bots)), calls)


def batch_count(games: int) -> int:
    return min(BATCHES, games)


def _own(
    names: Sequence[str], players: Sequence[int], games: int, bots: Sequence[BotKind]
) -> list[Own]:
    if games < 1:
        raise RathausError(f"at least 1 game must be played, not {games}")
    tables = [registry.find(name) for name in names]
    possible = {count for table in tables for count in table.player_counts}
    for count in players:
        if count not in possible:
            counts = ", ".join(map(str, sorted(possible)))
            raise RathausError(f"no game is for {count} players; allowed: {counts}")
    return [
        Own(table, count, tuple(map(prepare, line_up(bots, count))) if bots else ())
        for table in tables
        for count in table.player_counts
        if not players or count in players
    ]


def _alternate(
    contestants: Sequence[Contestant], games: int, progress: Progress
) -> list[list[Batch]]:
    batches = batch_count(games)
    measured: list[list[Batch]] = [[] for _ in contestants]
    for each in contestants:
        each.play(0)  # warm up
    for number in range(batches):
        first, last = games * number // batches, games * (number + 1) // batches
        for each, found in zip(contestants, measured, strict=True):
            found.append(_batch(each, range(first + 1, last + 1)))
            progress(1)
    return measured


def _batch(contestant: Contestant, seeds: range) -> Batch:
    gc.collect()
    start = process_time()
    tallies = [contestant.play(seed) for seed in seeds]
    seconds = process_time() - start
    return Batch(
        games=len(tallies),
        decisions=sum(tally.decisions for tally in tallies),
        choices=sum(tally.choices for tally in tallies),
        seconds=seconds,
        copy_seconds=_copy_seconds(contestant.positions(seeds[0])),
    )


def _copy_seconds(positions: Sequence[rival.Copyable]) -> float:
    gc.collect()
    start = process_time()
    for _ in range(COPY_ROUNDS):
        for position in positions:
            position.copy()
    return (process_time() - start) / (COPY_ROUNDS * len(positions))


def _speed(contestant: Contestant, batches: list[Batch]) -> Speed:
    memory = _mean_bytes(contestant) if isinstance(contestant, Own) else None
    return Speed(contestant.name, contestant.players, tuple(batches), memory)


def _mean_bytes(own: Own) -> int:
    return round(fmean(map(owned_bytes, own.positions(1))))
