"""The move space of City Tycoon. A constant is the number of the first move of its range."""

from typing import Final

from rathaus.core.moves import MoveSpace
from rathaus.games.city_tycoon.components import DISTRICT_KEYS
from rathaus.games.city_tycoon.components.box import MOST_DEMANDS, SEATS, STACK
from rathaus.games.city_tycoon.components.vocabulary import COLOURS, KINDS
from rathaus.games.city_tycoon.grid import MOST_SITES, SIDES

PLANT_KEYS: Final = tuple(f"{colour}_{n}" for colour in COLOURS for n in range(1, STACK + 1))
MOST_ROWS: Final = 5  # of a table that sells points
WAYS: Final = 12  # to pay that are shown at a time; `more` shows the next ones

SPACE: Final = MoveSpace(
    {
        # the draft
        "pick": DISTRICT_KEYS,
        # extending the city: which tile, what to do with it, where
        "play": DISTRICT_KEYS,
        "district": ("",),
        **dict.fromkeys(KINDS, ("",)),  # discard the tile for the top plant, this side up
        "sell": ("",),
        "at": tuple(f"{site}:{side}" for site in range(MOST_SITES) for side in SIDES),
        "buy": ("nothing", *(f"row_{row}" for row in range(1, MOST_ROWS + 1))),
        "land": SIDES,
        "water": SIDES,
        # supplying: which tile, which demand, each cube from where, how to pay
        "supply": DISTRICT_KEYS,
        "pass": ("",),
        "demand": tuple(map(str, range(1, MOST_DEMANDS + 1))),
        "cheapest": ("",),
        "from": ("start", *PLANT_KEYS),
        "pay": tuple(map(str, range(1, WAYS + 1))),
        "more": ("",),
        # chance
        "order": tuple(map(str, range(SEATS))),
        "deal": DISTRICT_KEYS,
    }
)

PICK: Final = SPACE.first("pick") - 1  # + tile
PLAY: Final = SPACE.first("play") - 1  # + tile
DISTRICT: Final = SPACE.first("district")
PLANT: Final = SPACE.first(KINDS[0])  # + 2 * colour + side
SELL: Final = SPACE.first("sell")
AT: Final = SPACE.first("at")  # + slot
BUY: Final = SPACE.first("buy")  # + row, 0: nothing
LAND_AT: Final = SPACE.first("land")  # + side
WATER_AT: Final = SPACE.first("water")  # + side
SUPPLY: Final = SPACE.first("supply") - 1  # + tile
PASS: Final = SPACE.first("pass")
DEMAND: Final = SPACE.first("demand")  # + place of the demand
CHEAPEST: Final = SPACE.first("cheapest")
FROM: Final = SPACE.first("from")  # + number of the plant, 0: the start tile
PAY: Final = SPACE.first("pay")  # + place on the page
MORE: Final = SPACE.first("more")
ORDER: Final = SPACE.first("order")  # + seat
DEAL: Final = SPACE.first("deal") - 1  # + tile
