"""City Tycoon: one common city, four rounds, 120 districts and 12 power plants, 2 to 5 players.

`components` has the tiles, `rules` the steps, `grid` the cells, `scoring` the points, `text`
the words.
"""

from rathaus.games.city_tycoon.game import CityTycoon as TheGame

__all__ = ["TheGame"]
