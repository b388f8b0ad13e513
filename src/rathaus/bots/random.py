"""Any legal move, all equally likely."""

from random import Random

from rathaus.bots.base import Bot, Chair


class RandomBot(Bot):
    def choose(self, chair: Chair, rng: Random) -> int:
        moves = chair.moves()
        return moves[int(rng.random() * len(moves))]
