"""Games of one setting between the same bots, spread over processes and counted from 0."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rathaus import bots as bot_kinds
from rathaus.arena.playing import Played, Setting, play_game
from rathaus.arena.spreading import Spread, check_travel, chunks
from rathaus.bots import BotKind
from rathaus.core.game import Game
from rathaus.core.state import State

Progress = Callable[[int], None]  # how many more games are done


def seat_bots(
    game: Game, setting: Setting, bots: Sequence[BotKind], spread: Spread
) -> tuple[BotKind, ...]:
    """One bot per seat; what is wrong is refused before any work is done."""
    game.start(setting.players, setting.options)
    kinds = bot_kinds.line_up(bots, setting.players)
    check_travel(spread, kinds[: len(bots)])
    for kind in kinds[: len(bots)]:
        bot_kinds.create(bot_kinds.prepare(kind), game)
    return kinds


@dataclass(frozen=True, slots=True)
class Series:
    """What other processes are given; `look` is shown the final state of each game."""

    setting: Setting
    bots: tuple[BotKind, ...]
    recorded: bool = False
    look: Callable[[State], Any] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(map(bot_kinds.name_of, self.bots))

    def games(
        self, count: int, spread: Spread, progress: Progress | None
    ) -> Iterator[tuple[int, Played]]:
        """The games with their numbers, in the order in which they are finished."""
        parts = chunks(range(count), spread.width)
        for place, played in spread(self.play, parts):
            yield from zip(parts[place], played, strict=True)
            if progress:
                progress(len(played))

    def play(self, numbers: range) -> list[Played]:
        """The games of these numbers, without the times of decisions, which nobody asks for."""
        game = self.setting.open()
        kinds = list(map(bot_kinds.prepare, self.bots))  # here: each process opens the files
        played = (
            play_game(
                game,
                self.setting,
                kinds,
                number,
                names=self.names,
                recorded=self.recorded,
                look=self.look,
            )
            for number in numbers
        )
        return [replace(each, times=()) for each in played]
