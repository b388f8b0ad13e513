"""The tiles of generation I."""

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
    ByGeneration,
    Demand,
    ExchangeCornerstones,
    Strikes,
)

_FROM_1 = tiles_of(
    1,
    "1+",
    residential(1, "tenements", "NSW", vp=1, price=1),
    residential(2, "colonial_houses", "NES", vp=1, price=1),
    residential(3, "slums", "NESW"),
    residential(4, "townhouses", "ESW", vp=2, price=2),
    residential(5, "ranch", "NESW", vp=1, goods="lumber"),
    commercial(6, "grocery_store", "NESW", once=3, income=1),
    commercial(7, "pawn_shop", "NESW", once=5),
    commercial(8, "laundromat", "NES", income=3),
    commercial(9, "antique_shop", "NEW", goods="gold", once=4, income=2),
    commercial(10, "gas_station", "NS", goods="oil", once=3, income=3),
    industrial(11, "sawmill_1", "NE", "wood -> lumber"),
    industrial(12, "concrete_plant", "EW", "stone -> concrete"),
    industrial(13, "gold_smelter_1", "SW", "ore -> gold"),
    industrial(14, "diamond_factory_1", "NW", "coal -> diamonds"),
    polluting_plant(15, "gas_power_plant", "NSW", vp=4, goods="natural_gas"),
    polluting_plant(16, "fuel_power_plant", "NE", vp=4, goods="coal/oil"),
    public(17, "fire_station_1", "ESW", vp=3, protects=("fire",)),
    resource(18, "oil_well", "NES", produces="oil"),
    resource(19, "limestone_quarry", "NEW", produces="stone"),
    resource(20, "rainforest", "ESW", produces="wood"),
    resource(21, "coal_mine", "NEW", produces="coal"),
    resource(22, "ore_vein", "NSW", produces="ore"),
    resource(23, "natural_gas_field", "NES", produces="natural_gas"),
    disaster(24, "flood", Strikes(1, BUILT_UP, (Demand(1, BUILT_UP),), has_protection=False)),
)

_FROM_4 = tiles_of(
    1,
    "4+",
    residential(25, "country_houses", "NEW", vp=1),
    residential(26, "tiny_houses", "SW", vp=3, price=3),
    commercial(27, "diner", "ESW", once=2, income=2),
    commercial(28, "rest_stop", "NW", once=1, income=3),
    industrial(29, "gold_smelter_2", "NSW", "ore -> gold", price=1),
    industrial(30, "diamond_factory_2", "NES", "coal -> diamonds", price=1),
    public(31, "building_department", "NESW", ExchangeCornerstones(), vp=2),
    resource(32, "wind_turbines", "ES", power=True),
)

_FROM_5 = tiles_of(
    1,
    "5+",
    residential(33, "row_houses", "NSW", vp=1),
    residential(34, "row_house_estate", "NE", vp=2, price=1),
    commercial(35, "motel", "ES", price=2, income=4),
    commercial(36, "pharmacy", "EW", once=3, income=ByGeneration((1, 2, 3))),
    industrial(37, "sawmill_2", "ESW", "wood -> lumber", price=1),
    public(38, "fire_station_2", "NS", vp=4, price=1, protects=("fire",)),
    resource(39, "swamp", "SW", produces="natural_gas wood"),
    resource(40, "coal_seam", "NW", produces="coal stone"),
)

GENERATION_1 = _FROM_1 + _FROM_4 + _FROM_5
