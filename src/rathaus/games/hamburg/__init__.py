"""Hamburg: eight cycles, 280 cards, six expansions, and TOM, the solo opponent.

`components` has the cards, `expansions` one file each, `state` what lies on the table, `rules` the
steps in the order of the rulebook, `scoring` the points, `view` and `knowledge` who sees what,
`targets` and `consequences` what a move is about and would do, `position` positions made by hand,
`loading` the checks of a saved game, `text` the words.
"""

from rathaus.games.hamburg.game import Hamburg as TheGame

__all__ = ["TheGame"]
