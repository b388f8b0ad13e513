"""Bruges: houses and persons on the canals, for 2 to 4 players.

`components` has the persons, `state` what lies on the table, `rules` the steps in the order of the
rulebook, `scoring` the points, `view` and `knowledge` who sees what, `targets` and `consequences`
what a move is about and would do, `places` and `filling` positions made by hand, `loading` what a
save cannot say, `text` the words. What Bruges shares with Hamburg is in
`rathaus.games.bruges_and_hamburg`.
"""

from rathaus.games.bruges.game import Bruges as TheGame

__all__ = ["TheGame"]
