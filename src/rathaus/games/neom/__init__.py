"""NEOM: one city each, three generations, 150 tiles, for one to five players.

`components` has the tiles, `rules` the steps, `questions` what is asked in them, `scoring` the
points, `text` the words.
"""

from rathaus.games.neom.game import Neom as TheGame

__all__ = ["TheGame"]
