"""The districts of the first round."""

from rathaus.games.city_tycoon.components.vocabulary import (
    Bonus,
    Demand,
    District,
    Gain,
    Goods,
    Need,
    Points,
    Terrain,
)

ROUND_1: tuple[District, ...] = (
    # -- residential
    District(
        1,
        "workers_estate",
        1,
        "residential",
        2,
        demands=(Demand(Need(red=1, blue=1), Gain(money=6)),),
        effect_source="rulebook",
    ),
    District(
        2, "terraced_houses", 1, "residential", 2, demands=(Demand(Need(red=1), Gain(money=5)),)
    ),
    District(
        3, "courtyard_flats", 1, "residential", 2, demands=(Demand(Need(blue=1), Gain(money=5)),)
    ),
    District(
        4, "old_town_lane", 1, "residential", 4, demands=(Demand(Need(red=2), Gain(money=10)),)
    ),
    District(
        5,
        "garden_colony",
        1,
        "residential",
        5,
        effects=(Terrain(land=1),),
        demands=(Demand(Need(blue=2), Gain(money=10)),),
    ),
    District(
        6,
        "student_hostel",
        1,
        "residential",
        5,
        demands=(Demand(Need(red=1), Gain(money=2, vp=1)),),
    ),
    District(
        7,
        "riverside_houses",
        1,
        "residential",
        3,
        effects=(Terrain(water=1),),
        demands=(Demand(Need(red=1, blue=1), Gain(money=9)),),
    ),
    District(
        8,
        "brick_row",
        1,
        "residential",
        7,
        demands=(Demand(Need(red=1, blue=1), Gain(money=8)), Demand(Need(yellow=1), Gain(vp=2))),
    ),
    District(
        9,
        "linden_avenue",
        1,
        "residential",
        9,
        effects=(Terrain(land=1),),
        demands=(Demand(Need(red=1, blue=2), Gain(money=16)),),
    ),
    # -- industrial
    District(
        10,
        "sawmill",
        1,
        "industrial",
        3,
        effects=(Terrain(land=1),),
        demands=(Demand(Need(red=1), Gain(yellow=1)),),
    ),
    District(
        11,
        "brickworks",
        1,
        "industrial",
        4,
        demands=(Demand(Need(red=1, blue=1), Gain(money=5, yellow=1)),),
    ),
    District(
        12, "bread_factory", 1, "industrial", 2, demands=(Demand(Need(blue=1), Gain(yellow=1)),)
    ),
    District(
        13,
        "freight_shed",
        1,
        "industrial",
        6,
        effects=(Goods(1),),
        demands=(Demand(Need(red=1), Gain(money=5)),),
    ),
    District(
        14,
        "tannery",
        1,
        "industrial",
        5,
        effects=(Terrain(water=1),),
        demands=(Demand(Need(blue=2), Gain(money=6, yellow=1)),),
    ),
    District(
        15, "grain_mill", 1, "industrial", 4, demands=(Demand(Need(red=1, blue=1), Gain(money=10)),)
    ),
    District(
        16,
        "metal_workshop",
        1,
        "industrial",
        6,
        demands=(Demand(Need(red=3), Gain(money=10, yellow=1)),),
    ),
    # -- entertainment
    District(
        17,
        "city_park",
        1,
        "entertainment",
        3,
        effects=(Points(1), Terrain(land=2)),
        bonus=Bonus("residential", Gain(money=2)),
    ),
    District(
        18,
        "beer_garden",
        1,
        "entertainment",
        2,
        demands=(Demand(Need(blue=1), Gain(money=1, vp=1)),),
    ),
    District(
        19,
        "picture_house",
        1,
        "entertainment",
        4,
        demands=(Demand(Need(red=1, blue=1), Gain(vp=2)),),
    ),
    District(
        20,
        "street_stage",
        1,
        "entertainment",
        3,
        effects=(Points(1),),
        bonus=Bonus("shopping", Gain(vp=1)),
        effect_source="rulebook",
    ),
    District(
        21,
        "bowling_alley",
        1,
        "entertainment",
        5,  # see `adjustments`
        demands=(Demand(Need(blue=2), Gain(money=4, vp=1)), Demand(Need(yellow=1), Gain(vp=2))),
    ),
    # -- shopping
    District(
        22,
        "weekly_market",
        1,
        "shopping",
        7,
        effects=(Goods(1),),
        demands=(Demand(Need(yellow=1), Gain(vp=2)),),
    ),
    District(
        23,
        "market_hall",
        1,
        "shopping",
        5,
        demands=(Demand(Need(red=2), Gain(vp=1, yellow=1)),),
        effect_source="rulebook",
    ),
    District(24, "corner_shop", 1, "shopping", 2, demands=(Demand(Need(red=1), Gain(vp=1)),)),
    District(
        25,
        "booksellers_row",
        1,
        "shopping",
        4,
        demands=(Demand(Need(red=1, blue=1), Gain(money=4, vp=1)),),
    ),
    District(
        26,
        "fish_market",
        1,
        "shopping",
        5,
        effects=(Terrain(water=1),),
        demands=(Demand(Need(blue=1), Gain(vp=1)), Demand(Need(yellow=1), Gain(vp=2))),
    ),
    # -- landmark
    District(
        27,
        "town_fountain",
        1,
        "landmark",
        5,
        effects=(Points(1),),
        bonus=Bonus("residential", Gain(vp=1)),
    ),
    District(28, "city_gate", 1, "landmark", 3, effects=(Points(2), Terrain(land=1))),
    District(
        29,
        "water_tower",
        1,
        "landmark",
        3,
        effects=(Points(1),),
        bonus=Bonus("industrial", Gain(money=3)),
    ),
    District(30, "old_bridge", 1, "landmark", 6, effects=(Points(3), Terrain(water=1))),
)
