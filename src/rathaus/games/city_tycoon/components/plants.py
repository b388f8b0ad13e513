"""The power plants, both sides of each with cost and cubes; the side that is refilled first."""

from rathaus.games.city_tycoon.components.rows import blue, red
from rathaus.games.city_tycoon.components.vocabulary import Plant

PLANTS: tuple[Plant, ...] = (
    *red(1, solar=(9, 2), steam=(4, 3)),
    *red(2, solar=(10, 2), steam=(5, 3)),
    *red(3, solar=(13, 3), steam=(7, 4)),
    *red(4, solar=(14, 3), steam=(8, 4)),
    *red(5, solar=(17, 4), steam=(10, 5)),
    *red(6, solar=(20, 5), steam=(12, 6)),
    *blue(1, wind=(6, 1), hydro=(3, 2)),
    *blue(2, wind=(9, 2), hydro=(4, 2)),
    *blue(3, wind=(10, 2), hydro=(6, 3)),
    *blue(4, wind=(13, 3), hydro=(8, 4)),
    *blue(5, wind=(14, 3), hydro=(9, 4)),
    *blue(6, wind=(17, 4), hydro=(11, 5)),
)
