"""Bruges: houses and persons on the canals, for 2 to 4 players.

`components` has the persons, `rules` the steps in the order of the rulebook, `scoring` the
points, `text` the words. What Bruges shares with Hamburg is in `rathaus.games.bruges_and_hamburg`.
"""

from rathaus.games.bruges.game import Bruges as TheGame

__all__ = ["TheGame"]
