"""The districts of the first round."""

from rathaus.games.city_tycoon.components.rows import (
    bonus,
    demand,
    districts_of,
    entertainment,
    industrial,
    land,
    landmark,
    residential,
    shopping,
    water,
)
from rathaus.games.city_tycoon.components.vocabulary import Goods, Points

ROUND_1 = districts_of(
    1,
    residential(1, "workers_estate", 2, demand("red blue", money=6), rulebook=True),
    residential(2, "terraced_houses", 2, demand("red", money=5)),
    residential(3, "courtyard_flats", 2, demand("blue", money=5)),
    residential(4, "old_town_lane", 4, demand("red red", money=10)),
    residential(5, "garden_colony", 5, land(1), demand("blue blue", money=10)),
    residential(6, "student_hostel", 5, demand("red", money=2, vp=1)),
    residential(7, "riverside_houses", 3, water(1), demand("red blue", money=9)),
    residential(8, "brick_row", 7, demand("red blue", money=8), demand("yellow", vp=2)),
    residential(9, "linden_avenue", 9, land(1), demand("red blue blue", money=16)),
    industrial(10, "sawmill", 3, land(1), demand("red", yellow=1)),
    industrial(11, "brickworks", 4, demand("red blue", money=5, yellow=1)),
    industrial(12, "bread_factory", 2, demand("blue", yellow=1)),
    industrial(13, "freight_shed", 6, Goods(1), demand("red", money=5)),
    industrial(14, "tannery", 5, water(1), demand("blue blue", money=6, yellow=1)),
    industrial(15, "grain_mill", 4, demand("red blue", money=10)),
    industrial(16, "metal_workshop", 6, demand("red red red", money=10, yellow=1)),
    entertainment(17, "city_park", 3, Points(1), land(2), bonus("residential", money=2)),
    entertainment(18, "beer_garden", 2, demand("blue", money=1, vp=1)),
    entertainment(19, "picture_house", 4, demand("red blue", vp=2)),
    entertainment(20, "street_stage", 3, Points(1), bonus("shopping", vp=1), rulebook=True),
    # a lowered cost, see `adjustments`
    entertainment(
        21, "bowling_alley", 5, demand("blue blue", money=4, vp=1), demand("yellow", vp=2)
    ),
    shopping(22, "weekly_market", 7, Goods(1), demand("yellow", vp=2)),
    shopping(23, "market_hall", 5, demand("red red", vp=1, yellow=1), rulebook=True),
    shopping(24, "corner_shop", 2, demand("red", vp=1)),
    shopping(25, "booksellers_row", 4, demand("red blue", money=4, vp=1)),
    shopping(26, "fish_market", 5, water(1), demand("blue", vp=1), demand("yellow", vp=2)),
    landmark(27, "town_fountain", 5, Points(1), bonus("residential", vp=1)),
    landmark(28, "city_gate", 3, Points(2), land(1)),
    landmark(29, "water_tower", 3, Points(1), bonus("industrial", money=3)),
    landmark(30, "old_bridge", 6, Points(3), water(1)),
)
