"""Bots of users, right and wrong, as the files they would write."""

from pathlib import Path

BOTS = """
from rathaus.bots import Bot

class First(Bot):
    def choose(self, chair, rng):
        return chair.moves()[0]

class Last(First):
    def choose(self, chair, rng):
        return chair.moves()[-1]

class Cheat(Bot):
    def choose(self, chair, rng):
        return 10**9

class Confused(Bot):
    def choose(self, chair, rng):
        legal = chair.moves()
        return next(move for move in range(len(self.game.space)) if move not in legal)

class Mute(Bot):
    def choose(self, chair, rng):
        return None

class Clumsy(Bot):
    def choose(self, chair, rng):
        return 1 / 0

class Picky(Bot):
    def __init__(self, game):
        raise TypeError("only chess")
    def choose(self, chair, rng):
        return 0

class Unfinished(Bot):
    pass

class Stranger:
    def choose(self, chair, rng):
        return 0

number = 7
"""


def write_bots(folder: Path) -> Path:
    path = folder / "my_bots.py"
    path.write_text(BOTS, encoding="utf-8")
    return path
