"""The judgement of NEOM: a city by what it will score, a tile by the city with it.

`worth` values a city, `rating` rates moves by it, `quick` plays imagined games. All values are in
points.
"""

from rathaus.bots.neom.quick import cheap
from rathaus.bots.neom.rating import rate
from rathaus.bots.neom.worth import terms, value

__all__ = ["cheap", "horizon", "rate", "rollouts", "terms", "value"]


def horizon(players: int) -> int:
    """Tiles work together only when a few are built: one round tells too little."""
    return 3


def rollouts(players: int) -> int:
    return 60
