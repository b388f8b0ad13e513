"""One-ply judgement with a shaky hand: good moves are likely, the best one is not certain."""

from random import Random
from statistics import pstdev

from rathaus.bots.base import Chair
from rathaus.bots.easy import EasyBot

SHAKY = 0.8  # how far ratings are off, as a share of how much they differ


class BeginnerBot(EasyBot):
    def choose(self, chair: Chair, rng: Random) -> int:
        moves = chair.moves()
        ratings = self.judge.rate(chair.redeal(rng), chair.seat, moves)
        off = SHAKY * pstdev(ratings)
        felt = [rating + rng.gauss(0.0, off) for rating in ratings]
        return moves[felt.index(max(felt))]
