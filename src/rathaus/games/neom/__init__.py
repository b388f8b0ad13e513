"""NEOM: one city each, three generations, 150 tiles, for one to five players.

`components` has the tiles, `state` what lies on the table, `city` the grid and its roads, `rules`
the steps, `questions` what is asked in them (`parts` joins all), `scoring` the points, `view` and
`knowledge` who sees what, `positions` and `filling` positions made by hand, `loading` the checks of
a saved game, `text` and `telling` the words.
"""

from rathaus.games.neom.game import Neom as TheGame

__all__ = ["TheGame"]
