"""The judgement of City Tycoon: each move by how it changes what a seat can expect.

`worth` looks ahead to the supply phases, `gains` values districts and plants, `cells` where to put
them; `extending` and `supplying` rate the moves; `quick` plays imagined games. All values are in
points.
"""

from typing import cast

from rathaus.bots.city_tycoon.extending import rate_extension, rate_picks
from rathaus.bots.city_tycoon.quick import cheap
from rathaus.bots.city_tycoon.supplying import rate_supply
from rathaus.bots.city_tycoon.worth import terms, value
from rathaus.core.state import State
from rathaus.games.city_tycoon.state import CityTycoonState

__all__ = ["cheap", "rate", "rollouts", "stops", "terms", "value"]

_RATE = {"draft": rate_picks, "extend": rate_extension, "supply": rate_supply}


def rate(state: State, seat: int, moves: list[int]) -> list[float]:
    """How good each legal move is for the seat."""
    table = cast("CityTycoonState", state)
    return _RATE[table.stack[-1][0]](table, seat, moves)


def stops(players: int, careful: bool) -> tuple[int, ...]:
    """A round is long: it ends with the supplies that everything else was for."""
    return (1, 2, 3) if careful else (1,)


def rollouts(players: int) -> int:
    return 40
