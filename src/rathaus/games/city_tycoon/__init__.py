"""City Tycoon: one common city, four rounds, 120 districts and 12 power plants, 2 to 5 players.

`components` has the tiles, `state` what lies on the table, `grid` the cells, `rules` the steps,
`scoring` the points, `knowledge` who knows what, `view` what is seen, `text` all that is told,
`positions` how a position is written by hand, `loading` what a save cannot be.
"""

from rathaus.games.city_tycoon.game import CityTycoon as TheGame

__all__ = ["TheGame"]
