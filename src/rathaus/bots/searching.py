"""The levels that search: the same judgement as `easy`, some rounds further on."""

from random import Random
from typing import ClassVar

from rathaus.bots.base import Bot, Chair
from rathaus.bots.judge import can_search, judge_of
from rathaus.bots.search import Budget, weigh
from rathaus.core.errors import UnknownBot
from rathaus.core.game import Game

FEWEST = 12  # rollouts that are worth more than many against quick rivals
EACH = 5  # rollouts that a candidate should have; the first four are tried in any case


class SearchBot(Bot):
    """Tries the moves that look best in imagined games, as many as its level and judge say."""

    level: ClassVar[str]
    effort: ClassVar[float]  # times the rollouts that the judge names for a tenth of a second
    candidates: ClassVar[int]  # at the most
    lines: ClassVar[int]  # of play that a plan follows up
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
        rollouts = int(self.effort * self.judge.rollouts(players))
        careful = players > 1 and rollouts // players >= FEWEST  # rivals play by ratings, too
        if careful:
            rollouts //= players
        candidates = min(self.candidates, max(4, rollouts // EACH))
        seconds = chair.seconds if chair.seconds is None else min(chair.seconds, self.patience)
        return Budget(rollouts, candidates, self.lines, careful, seconds)


class MediumBot(SearchBot):
    level = "medium"
    effort = 0.5
    candidates = 6
    lines = 8
    patience = 0.2


class HardBot(SearchBot):
    level = "hard"
    effort = 6
    candidates = 12
    lines = 32
    patience = 2.0
