"""Hamburg: eight cycles, 280 cards, six expansions, and TOM, the solo opponent.

`components` has the cards, `expansions` a file each, `rules` the steps in the order of the
rulebook, `scoring` the points, `text` the words.
"""

from rathaus.games.hamburg.game import Hamburg


def create(components: str | None = None) -> Hamburg:
    """The game, with the standard components or those of a component file's text."""
    return Hamburg(components)
