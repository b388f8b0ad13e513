"""The levels that search: the same judgement as `easy`, some rounds further on."""

from random import Random
from typing import ClassVar

from rathaus.bots.base import Bot, Chair
from rathaus.bots.judge import can_search, judge_of
from rathaus.bots.search import Budget, weigh
from rathaus.core.errors import UnknownBot
from rathaus.core.game import Game

FEWEST = 8  # rollouts that are worth more than many against quick rivals


class SearchBot(Bot):
    """Tries the moves that look best in imagined games, as many as its level and judge say."""

    level: ClassVar[str]
    effort: ClassVar[int]  # times the rollouts that the judge names for a tenth of a second
    careful_up_to: ClassVar[int]  # players: then the rivals play by ratings, too
    candidates: ClassVar[int]
    patience: ClassVar[float]  # seconds that people at a table are made to wait, at most

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        if not self.can_play(game):
            raise UnknownBot(f"{self.level!r} cannot play {game.name} yet; use 'easy' or 'random'")
        self.judge = judge_of(game)

    @classmethod
    def can_play(cls, game: Game) -> bool:
        return can_search(game)

    def choose(self, chair: Chair, rng: Random) -> int:
        return weigh(self.judge, chair, rng, self.budget(chair))[0].move

    def budget(self, chair: Chair) -> Budget:
        players = chair.players
        rollouts = self.effort * self.judge.rollouts(players)
        careful = 1 < players <= self.careful_up_to and rollouts // players >= FEWEST
        if careful:
            rollouts //= players
        seconds = chair.seconds if chair.seconds is None else min(chair.seconds, self.patience)
        return Budget(rollouts, self.candidates, careful=careful, seconds=seconds)


class MediumBot(SearchBot):
    level = "medium"
    effort = 1
    careful_up_to = 2
    candidates = 4
    patience = 0.2


class HardBot(SearchBot):
    level = "hard"
    effort = 8
    careful_up_to = 5
    candidates = 8
    patience = 2.0
