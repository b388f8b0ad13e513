"""Rathaus: a digital table for city-building board games.

>>> import rathaus
>>> state = rathaus.game("neom").start(players=4)
>>> state.turn() == (rathaus.CHANCE,)
True
"""

from importlib.metadata import version

from rathaus import builds

builds.choose()  # before the first module is imported that may be compiled

from rathaus.arena import simulate
from rathaus.core.errors import IllegalMove, RathausError
from rathaus.core.game import Game
from rathaus.core.state import State
from rathaus.core.steps import CHANCE
from rathaus.registry import find as game
from rathaus.registry import names as games

__version__ = version("rathaus")
__all__ = ["CHANCE", "Game", "IllegalMove", "RathausError", "State", "game", "games", "simulate"]
