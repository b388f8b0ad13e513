"""Hamburg: eight cycles, 280 cards, six expansions, and TOM, the solo opponent.

`components` has the cards, `expansions` a file for each, `state` what lies on the table, `rules`
the steps in the order of the rulebook, `scoring` the points, `view` and `knowledge` who sees what,
`position` positions made by hand, `loading` the checks of a saved game, `text` the words, and what
a move is about and would do.
"""

from rathaus.games.hamburg.game import Hamburg as TheGame

__all__ = ["TheGame"]
