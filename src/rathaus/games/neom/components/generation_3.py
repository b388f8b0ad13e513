"""The tiles of generation III."""

from rathaus.games.neom.components.rows import (
    commercial,
    disaster,
    dual,
    industrial,
    polluting_plant,
    public,
    residential,
    tiles_of,
)
from rathaus.games.neom.components.vocabulary import (
    AtLeast,
    Demand,
    PerToken,
    Strikes,
    SurroundingElse,
    TileType,
    Waive,
)

_ROBBED: tuple[TileType, ...] = ("residential", "commercial", "industrial")
_ONE_OF_EACH = tuple(Demand(1, (each,)) for each in _ROBBED)

_FROM_1 = tiles_of(
    3,
    "1+",
    residential(81, "villas", "ESW", vp=4, goods="lumber"),
    residential(82, "brick_houses", "NEW", vp=4, goods="concrete"),
    residential(83, "retirement_home", "EW", vp=4, needs=AtLeast("residential", 3)),
    residential(84, "housing_complex", "NSW", vp=3),
    residential(85, "high_rises", "NSW", vp=4, price=2),
    dual(86, "homes_and_dining", "NE", vp=3, goods="concrete glass", once=3, income=3),
    dual(87, "homes_and_business", "NES", vp=2, goods="lumber steel", once=4, income=4),
    commercial(88, "car_dealer_1", "NW", goods="sports_cars", once=12, income=12),
    commercial(89, "jeweler_1", "SW", goods="jewelry", once=6, income=18),
    commercial(90, "computer_store_1", "EW", goods="electronics", income=24),
    commercial(91, "watch_shop", "NESW", goods="gold", once=12, income=2),
    commercial(92, "fashion_house", "NSW", goods="plastic", once=3, income=13),
    commercial(93, "roofing_company", "NEW", goods="copper", once=5, income=10),
    commercial(
        94,
        "stock_exchange",
        "ES",
        needs=AtLeast("commercial", 3),
        once=6,
        income=9,
        once_source="reconstructed",
    ),
    commercial(95, "collection_agency", "ESW", once=13),
    industrial(96, "car_factory_1", "ESW", "glass plastic steel -> sports_cars"),
    industrial(97, "jewelry_factory_1", "NS", "diamonds glass gold -> jewelry"),
    industrial(98, "electronics_factory_1", "NES", "copper diamonds steel -> electronics"),
    industrial(
        99,
        "modern_factory",
        "SW",
        "-> diamonds lumber plastic steel",
        needs=AtLeast("industrial", 3),
    ),
    industrial(100, "modern_foundry", "NES", "ore stone -> concrete copper glass gold", price=2),
    public(101, "nuclear_power_plant", "NE", vp=10, price=8, power=True),
    public(102, "police_station_3", "ES", vp=6, price=1, protects=("crime_wave",)),
    public(103, "warehouse", "NW", PerToken(1), goods="concrete"),
    disaster(104, "crime_wave", Strikes(2, _ROBBED, _ONE_OF_EACH, has_protection=True)),
)

_FROM_4 = tiles_of(
    3,
    "4+",
    residential(105, "luxury_apartments", "E", vp=10, goods="concrete glass lumber steel"),
    commercial(106, "toy_store", "NS", goods="plastic", once=2, income=15),
    commercial(107, "plumbing_company", "NES", goods="copper", once=4, income=12),
    industrial(108, "car_factory_2", "NSW", "glass plastic steel -> sports_cars"),
    industrial(109, "jewelry_factory_2", "EW", "diamonds glass gold -> jewelry"),
    industrial(110, "electronics_factory_2", "NEW", "copper diamonds steel -> electronics"),
    public(111, "customs_office", "NESW", Waive(("raw", "processed")), vp=2),
    public(112, "stadium", "S", vp=25, price=25),
)

_FROM_5 = tiles_of(
    3,
    "5+",
    residential(113, "castle", "NS", vp=6, goods="concrete lumber"),
    residential(114, "luxury_residences", "NESW", vp=5, price=5),
    commercial(115, "car_dealer_2", "NE", goods="sports_cars", once=12, income=12),
    commercial(116, "jeweler_2", "NW", goods="jewelry", once=6, income=18),
    commercial(117, "computer_store_2", "ES", goods="electronics", income=24),
    public(118, "clinic", "ESW", SurroundingElse("residential", near=2, far=1), goods="wood"),
    public(119, "police_station_4", "NEW", vp=5, protects=("crime_wave",)),
    polluting_plant(120, "steam_turbine_plant", "SW", vp=8, goods="coal oil"),
)

GENERATION_3 = _FROM_1 + _FROM_4 + _FROM_5
