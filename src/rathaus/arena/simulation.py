"""Many games between bots: the same seed gives the same games, however they are spread."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, pstdev, quantiles
from typing import Any

from rathaus import bots as bot_kinds
from rathaus.arena.playing import GameResult, Setting, play_game
from rathaus.arena.records import Shelf
from rathaus.arena.spreading import Local, Spread, check_travel, chunks
from rathaus.bots import BotKind
from rathaus.core.errors import RathausError
from rathaus.core.game import Game

Progress = Callable[[int], None]  # how many more games are done


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
    records: Path | None = None,
    spreading: Spread | None = None,
) -> Simulation:
    """Play many games between bots; a single one in `bots` is for all seats.

    A bot is a name (`"easy"`), a class in a file (`"my_bot.py:MyBot"`), a class under
    `rathaus.bots.Bot`, or an object of such a class. `records` is a folder for the records;
    `spreading` replaces the processes of this machine, of which there are `jobs`.

    >>> simulate("neom", players=3, games=2, seed=7).scores(0) == simulate(
    ...     "neom", players=3, games=2, seed=7
    ... ).scores(0)
    True
    """
    setting = Setting(game, components, players, dict(options or {}), str(seed))
    table = setting.open()
    spread = spreading or Local(jobs)
    kinds = _check(table, setting, games, spread, bots)
    shelf = None if records is None else Shelf(records, table.name)
    task = _Task(setting, kinds, recorded=shelf is not None)
    done = progress or (lambda _: None)
    parts = chunks(range(games), spread.width)
    finished: list[list[GameResult]] = [[] for _ in parts]
    for place, played in spread(task.play, parts):
        finished[place] = [result for result, _ in played]
        for number, (_, record) in zip(parts[place], played, strict=True):
            if shelf and record:
                shelf.keep(number, record)
        done(len(played))
    return Simulation(
        game=table.name,
        players=players,
        options=table.options_of(table.start(players, options)),
        bots=tuple(map(bot_kinds.name_of, kinds)),
        seed=str(seed),
        components=table.components_id,
        results=tuple(result for part in finished for result in part),
    )


@dataclass(frozen=True, slots=True)
class _Task:
    setting: Setting
    bots: tuple[BotKind, ...]
    recorded: bool

    def play(self, numbers: range) -> list[tuple[GameResult, str | None]]:
        """The games of these numbers, and their records if they are wanted."""
        game = self.setting.open()
        kinds = list(map(bot_kinds.prepare, self.bots))  # here: each process opens the files
        names = tuple(map(bot_kinds.name_of, self.bots))
        played = (
            play_game(game, self.setting, kinds, number, names=names, recorded=self.recorded)
            for number in numbers
        )
        return [(each.result, each.record) for each in played]


def _check(
    game: Game, setting: Setting, games: int, spread: Spread, bots: Sequence[BotKind]
) -> tuple[BotKind, ...]:
    if games < 1:
        raise RathausError(f"games must be at least 1, not {games}")
    game.start(setting.players, setting.options)  # refuses what is wrong before any work is done
    kinds = bot_kinds.line_up(bots, setting.players)
    check_travel(spread, kinds[: len(bots)])
    for kind in kinds[: len(bots)]:
        bot_kinds.create(bot_kinds.prepare(kind), game)
    return kinds
