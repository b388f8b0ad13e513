"""NEOM: one city each, three generations, 150 tiles, for one to five players.

`components` has the tiles, `rules` the steps, `questions` what is asked in them, `scoring` the
points, `text` the words.
"""

from rathaus.games.neom.game import Neom


def create(components: str | None = None) -> Neom:
    """The game, with the standard components or those of a component file's text."""
    return Neom(components)
