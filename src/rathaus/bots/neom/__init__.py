"""The judgement of NEOM: a city by what it will score, a tile by the city with it.

`worth` values a city, `rating` rates moves by it, `quick` plays imagined games. All values are in
points.
"""

from rathaus.bots.neom.quick import cheap
from rathaus.bots.neom.rating import rate
from rathaus.bots.neom.worth import terms, value

__all__ = ["cheap", "rate", "rollouts", "stops", "terms", "value"]


def stops(players: int, careful: bool) -> tuple[int, ...]:
    """Tiles work together only when a few are built: few rounds tell too little."""
    if players == 1:
        return (4, 6, 8)
    return (5, 6) if careful else (3,)


def rollouts(players: int) -> int:
    return 72 if players == 1 else 112
