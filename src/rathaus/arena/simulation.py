"""Many games between bots: the same seed gives the same games, however they are spread."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, pstdev, quantiles
from typing import Any

from rathaus.arena.playing import GameResult, Setting
from rathaus.arena.records import Shelf
from rathaus.arena.series import Progress, Series, seat_bots
from rathaus.arena.spreading import Local, Spread
from rathaus.bots import BotKind
from rathaus.core.errors import RathausError
from rathaus.core.game import Game


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
        return sum(result.victory(seat) for result in self.results)

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
    if games < 1:
        raise RathausError(f"games must be at least 1, not {games}")
    kinds = seat_bots(table, setting, bots, spread)
    shelf = None if records is None else Shelf(records, table.name)
    series = Series(setting, kinds, recorded=shelf is not None)
    results: dict[int, GameResult] = {}
    for number, played in series.games(games, spread, progress):
        results[number] = played.result
        if shelf and played.record:
            shelf.keep(number, played.record)
    return Simulation(
        game=table.name,
        players=players,
        options=table.options_of(table.start(players, options)),
        bots=series.names,
        seed=str(seed),
        components=table.components_id,
        results=tuple(results[number] for number in range(games)),
    )
