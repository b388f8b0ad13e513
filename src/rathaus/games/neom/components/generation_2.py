"""The tiles of generation II."""

from rathaus.games.neom.components.rows import (
    commercial,
    disaster,
    industrial,
    polluting_plant,
    public,
    residential,
    resource,
    tiles_of,
)
from rathaus.games.neom.components.vocabulary import (
    BUILT_UP,
    Coins,
    Demand,
    Or,
    PerMoney,
    Strikes,
    Waive,
)

_FROM_1 = tiles_of(
    2,
    "1+",
    residential(41, "log_cabins", "NS", vp=4, goods="lumber"),
    residential(42, "suburban_estate", "NW", vp=3, price=1),
    residential(43, "apartments", "EW", vp=3, price=2),
    residential(44, "bungalows", "NSW", vp=2),
    residential(45, "prefab_houses", "NESW", vp=2, goods="concrete"),
    commercial(46, "loan_office", "NSW", goods="gold", once=8, income=2),
    commercial(47, "department_store", "SW", goods="diamonds", once=6, income=4),
    commercial(48, "hotel", "NEW", once=1, income=5),
    commercial(49, "nightclub", "N", price=4, income=8),
    commercial(50, "food_court", "NES", goods="plastic", once=4, income=5),
    industrial(51, "steel_foundry", "NSW", "coal ore -> steel"),
    industrial(52, "plastics_plant_1", "NEW", "natural_gas oil -> plastic"),
    industrial(53, "copper_smelter", "NEW", "ore -> copper"),
    industrial(54, "glassworks", "ESW", "stone -> glass"),
    industrial(55, "sawmill_3", "NES", "wood -> lumber"),
    public(56, "fire_station_3", "NE", vp=5, price=1, protects=("fire",)),
    public(57, "police_station_1", "NES", vp=4, price=1, protects=("crime_wave",)),
    polluting_plant(58, "cogeneration_plant_1", "W", vp=7, goods="natural_gas"),
    public(59, "post_office", "ESW", Waive(("raw",)), vp=0, income=2),
    public(60, "treasury", "ES", PerMoney(1, coins=5), goods=Or(("steel", Coins(5)))),
    resource(61, "mine", "ESW", produces="coal ore"),
    resource(62, "abandoned_quarry", "NES", produces="stone wood"),
    resource(63, "oil_fields", "ESW", produces="natural_gas oil"),
    disaster(64, "fire", Strikes(1, BUILT_UP, (Demand(2),), has_protection=True)),
)

_FROM_4 = tiles_of(
    2,
    "4+",
    residential(65, "triplex", "NES", vp=3, price=3),
    residential(66, "condominiums", "NEW", vp=2, price=2),
    commercial(67, "restaurant", "ESW", goods="natural_gas", once=3, income=4),
    industrial(68, "stone_crusher", "NS", "stone -> concrete glass", price=2),
    industrial(69, "metal_smelter", "EW", "ore -> copper gold", price=2),
    public(70, "fire_station_4", "NSW", vp=4, protects=("fire",)),
    public(71, "police_station_2", "NESW", vp=3, protects=("crime_wave",)),
    resource(72, "ore_pit", "NEW", produces="ore stone"),
)

_FROM_5 = tiles_of(
    2,
    "5+",
    residential(73, "log_houses", "ESW", vp=3, goods="lumber"),
    residential(74, "concrete_houses", "NESW", vp=3, price=2, goods="concrete"),
    commercial(75, "bank", "NE", goods="gold", once=1, income=6),
    commercial(76, "shopping_street", "NESW", once=5, income=2),
    industrial(77, "plastics_plant_2", "NESW", "natural_gas/oil -> plastic", price=2),
    industrial(78, "die_casting_foundry", "ES", "coal ore -> diamonds steel", price=2),
    polluting_plant(79, "cogeneration_plant_2", "NW", vp=7, price=2, goods="natural_gas"),
    resource(80, "peat_bog", "NSW", produces="coal natural_gas"),
)

GENERATION_2 = _FROM_1 + _FROM_4 + _FROM_5
