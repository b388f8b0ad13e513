"""One-ply judgement: imagine the hidden part once, then take the move that looks best."""

from importlib import import_module
from random import Random
from typing import Protocol, cast

from rathaus.bots.base import Bot, Chair
from rathaus.core.errors import UnknownBot
from rathaus.core.game import Game
from rathaus.core.state import State


class Judge(Protocol):
    """A game's judgement: a module in this folder named after the game."""

    def rate(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """How good each move is for the seat, in points."""


_JUDGED = ("neom", "hamburg", "bruges", "city_tycoon")


class EasyBot(Bot):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        if not self.can_play(game):
            raise UnknownBot(f"'easy' cannot play {game.name} yet; use 'random'")
        self.judge = cast("Judge", import_module(f"rathaus.bots.{game.name}"))

    @classmethod
    def can_play(cls, game: Game) -> bool:
        return game.name in _JUDGED

    def choose(self, chair: Chair, rng: Random) -> int:
        moves = chair.moves()
        ratings = self.judge.rate(chair.redeal(rng), chair.seat, moves)
        best = max(ratings)
        return rng.choice([m for m, rating in zip(moves, ratings, strict=True) if rating == best])
