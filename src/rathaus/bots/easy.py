"""One-ply judgement: imagine the hidden part once, then take the move that looks best."""

from random import Random

from rathaus.bots.base import Bot, Chair
from rathaus.bots.judge import Rater, is_judged, judge_of
from rathaus.core.errors import UnknownBot
from rathaus.core.game import Game


class EasyBot(Bot):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        if not self.can_play(game):
            raise UnknownBot(f"'easy' cannot play {game.name} yet; use 'random'")
        self.judge: Rater = judge_of(game)

    @classmethod
    def can_play(cls, game: Game) -> bool:
        return is_judged(game)

    def choose(self, chair: Chair, rng: Random) -> int:
        moves = chair.moves()
        ratings = self.judge.rate(chair.redeal(rng), chair.seat, moves)
        best = max(ratings)
        return rng.choice([m for m, rating in zip(moves, ratings, strict=True) if rating == best])
