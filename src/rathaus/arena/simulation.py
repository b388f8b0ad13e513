"""Many games between bots: the same seed gives the same games, however they are spread."""

import pickle
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from random import Random
from statistics import fmean, pstdev, quantiles
from typing import Any

from rathaus import bots as bot_kinds
from rathaus.arena.playing import Seated, play_out
from rathaus.bots import BadBot, BotKind
from rathaus.core.errors import RathausError
from rathaus.core.game import Game
from rathaus.registry import find

Progress = Callable[[int], None]  # how many more games are done


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game ended, by seat, and how many decisions it took."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What the games add up to for one seat."""

    bot: str
    wins: float  # a shared victory counts as a share
    mean: float
    deviation: float
    least: int
    quartiles: tuple[float, float, float]
    most: int


@dataclass(frozen=True, slots=True)
class Simulation:
    """The results of a simulation, game by game, and what they add up to."""

    game: str
    players: int
    options: Mapping[str, object]
    bots: tuple[str, ...]
    seed: str
    components: str
    results: tuple[GameResult, ...]

    def seats(self) -> list[SeatSummary]:
        """The summary of each seat."""
        return [self._summary(seat) for seat in range(self.players)]

    def wins(self, seat: int) -> float:
        """Victories of a seat; a shared one counts as a share, and all may lose to the game."""
        won = [result.ranks for result in self.results if result.ranks[seat] == 1]
        return sum(1 / ranks.count(1) for ranks in won)

    def scores(self, seat: int) -> list[int]:
        """The points of a seat, game by game."""
        return [result.scores[seat] for result in self.results]

    def to_json(self) -> dict[str, Any]:
        """Results only: nothing in it depends on the machine or the clock."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "components": self.components,
            "seed": self.seed,
            "games": len(self.results),
            "seats": [
                {
                    "bot": each.bot,
                    "wins": round(each.wins, 4),
                    "mean": round(each.mean, 4),
                    "deviation": round(each.deviation, 4),
                    "least": each.least,
                    "quartiles": list(each.quartiles),
                    "most": each.most,
                }
                for each in self.seats()
            ],
            "results": [
                {"scores": list(r.scores), "ranks": list(r.ranks), "decisions": r.decisions}
                for r in self.results
            ],
        }

    def _summary(self, seat: int) -> SeatSummary:
        scores = self.scores(seat)
        low, middle, high = quantiles(scores, method="inclusive") if len(scores) > 1 else scores * 3
        return SeatSummary(
            bot=self.bots[seat],
            wins=self.wins(seat),
            mean=fmean(scores),
            deviation=pstdev(scores),
            least=min(scores),
            quartiles=(low, middle, high),
            most=max(scores),
        )


def simulate(
    game: str | Game,
    *,
    players: int,
    games: int = 100,
    seed: int | str = 0,
    bots: Sequence[BotKind] = ("random",),
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    components: str | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play many games between bots; a single one in `bots` is for all seats.

    A bot is a name (`"easy"`), a class in a file (`"my_bot.py:MyBot"`), a class under
    `rathaus.bots.Bot`, or an object of such a class.

    >>> simulate("neom", players=3, games=2, seed=7).scores(0) == simulate(
    ...     "neom", players=3, games=2, seed=7
    ... ).scores(0)
    True
    """
    table = find(game, components) if isinstance(game, str) else game
    kinds = _check(table, players, games, jobs, bots, options or {})
    task = _Task(game, components, players, dict(options or {}), kinds, str(seed))
    done = progress or (lambda _: None)
    numbers = range(games)
    results = _alone(task, numbers, done) if jobs == 1 else _together(task, numbers, jobs, done)
    return Simulation(
        game=table.name,
        players=players,
        options=table.options_of(table.start(players, options)),
        bots=tuple(map(bot_kinds.name_of, kinds)),
        seed=str(seed),
        components=table.components_id,
        results=tuple(results),
    )


@dataclass(frozen=True, slots=True)
class _Task:
    game: str | Game
    components: str | None
    players: int
    options: dict[str, object]
    bots: tuple[BotKind, ...]
    seed: str


def _check(
    game: Game,
    players: int,
    games: int,
    jobs: int,
    bots: Sequence[BotKind],
    options: Mapping[str, object],
) -> tuple[BotKind, ...]:
    if games < 1 or jobs < 1:
        raise RathausError(f"games and jobs must be at least 1, not {games} and {jobs}")
    game.start(players, options)  # refuses wrong players and options before any work is done
    kinds = bot_kinds.line_up(bots, players)
    for kind in kinds[: len(bots)]:
        bot_kinds.create(bot_kinds.prepare(kind), game)
        if jobs > 1:
            _check_travels(kind)
    return kinds


def _check_travels(kind: BotKind) -> None:
    """Other processes get a bot by the name of its class, or by that of its file."""
    try:
        pickle.dumps(kind)
    except Exception as error:
        raise BadBot(
            f"the bot {bot_kinds.name_of(kind)} cannot be handed to other processes ({error}); "
            "define its class at the top of a file and name it as my_bot.py:MyBot, or use 1 job"
        ) from error


def _alone(task: _Task, numbers: range, progress: Progress) -> list[GameResult]:
    table = find(task.game, task.components) if isinstance(task.game, str) else task.game
    kinds = list(map(bot_kinds.prepare, task.bots))  # here, since each process opens the files
    results = []
    for number in numbers:
        results.append(_play(table, task, kinds, number))
        progress(1)
    return results


def _chunk(task: _Task, numbers: range) -> list[GameResult]:
    return _alone(task, numbers, lambda _: None)


def _together(task: _Task, numbers: range, jobs: int, progress: Progress) -> list[GameResult]:
    """Chunks small enough to keep all processes busy; results in the order of the games."""
    size = max(1, min(50, len(numbers) // (jobs * 4) or 1))
    chunks = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    with ProcessPoolExecutor(jobs) as pool:
        futures = {pool.submit(_chunk, task, chunk): i for i, chunk in enumerate(chunks)}
        finished: list[list[GameResult]] = [[] for _ in chunks]
        for future in as_completed(futures):
            finished[futures[future]] = future.result()
            progress(len(finished[futures[future]]))
    return [result for chunk in finished for result in chunk]


def _play(game: Game, task: _Task, kinds: Sequence[BotKind], number: int) -> GameResult:
    """One game; every game and every seat has a generator of its own."""
    names = map(bot_kinds.name_of, task.bots)
    seats = [
        Seated(name, bot_kinds.create(kind, game), Random(f"{task.seed} {number} {seat}"))
        for seat, (name, kind) in enumerate(zip(names, kinds, strict=True))
    ]
    state = game.start(task.players, task.options)
    decisions = play_out(state, seats, Random(f"{task.seed} {number}"))
    return GameResult(tuple(state.scores()), tuple(state.ranks()), decisions)
