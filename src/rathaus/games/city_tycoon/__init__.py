"""City Tycoon: one common city, four rounds, 120 districts and 12 power plants, 2 to 5 players.

`components` has the tiles, `rules` the steps, `grid` the cells, `scoring` the points, `text`
the words.
"""

from rathaus.games.city_tycoon.game import CityTycoon


def create(components: str | None = None) -> CityTycoon:
    """The game, with the standard components or those of a component file's text."""
    return CityTycoon(components)
