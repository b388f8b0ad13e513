"""The districts of the third round."""

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
from rathaus.games.city_tycoon.components.vocabulary import Goods, Points, SellPoints, Terrain

ROUND_3 = districts_of(
    3,
    residential(61, "tower_estate", 12, demand("red red blue blue", money=22, vp=3)),
    # a lowered cost, see `adjustments`
    residential(62, "loft_district", 6, demand("red red blue", money=17, vp=1)),
    residential(63, "lakeside_terraces", 7, water(1), demand("blue blue", money=9, vp=2)),
    residential(64, "urban_villas", 8, demand("red blue", money=8, vp=1), demand("yellow", vp=3)),
    residential(65, "parkside_courts", 10, land(1), demand("red blue blue", money=14, vp=3)),
    residential(66, "harbour_quarter", 5, water(1), demand("red blue", money=17)),
    residential(67, "university_quarter", 8, demand("red blue", money=6, vp=3)),
    industrial(68, "car_plant", 7, demand("red red red", money=20, yellow=1)),
    # a lowered cost, see `adjustments`
    industrial(69, "electronics_plant", 5, demand("red red blue", money=10, yellow=2)),
    industrial(
        70, "container_port", 6, Terrain(land=1, water=1), demand("blue blue", money=12, yellow=1)
    ),
    industrial(71, "pharma_works", 7, demand("red blue", money=3, vp=2, yellow=1)),
    industrial(72, "engineering_works", 7, demand("red red", money=10, yellow=2)),
    industrial(73, "logistics_hub", 9, Goods(2), demand("red", money=9)),
    entertainment(74, "sports_arena", 12, demand("red red blue", vp=6)),
    entertainment(75, "concert_hall", 9, demand("blue blue", money=2, vp=4)),
    entertainment(76, "zoo", 7, Points(2), land(1), bonus("residential", vp=1)),
    entertainment(77, "multiplex", 8, demand("blue", money=2, vp=2), demand("yellow", vp=3)),
    entertainment(78, "ice_rink", 11, demand("blue blue blue", vp=6)),
    entertainment(79, "fairground", 7, Points(2), land(1), bonus("shopping", vp=1)),
    shopping(80, "department_store", 12, demand("red red red", vp=5, yellow=1)),
    shopping(81, "shopping_gallery", 9, demand("red red", money=2, vp=3, yellow=1)),
    shopping(82, "electronics_store", 8, demand("red blue", money=4, vp=3)),
    shopping(83, "antiques_quarter", 11, Goods(1), demand("yellow", vp=3)),
    shopping(84, "bazaar", 13, demand("yellow yellow", vp=6)),
    shopping(85, "boutique_street", 8, demand("red", money=2, vp=2), demand("yellow", vp=3)),
    landmark(86, "city_palace", 11, Points(5), land(1)),
    landmark(87, "art_museum", 8, Points(3), bonus("entertainment", vp=1)),
    landmark(88, "television_tower", 10, Points(4), bonus("industrial", money=4)),
    landmark(89, "citizens_foundation", 2, SellPoints(((4, 1), (8, 3), (12, 5)))),
    landmark(90, "new_city_hall", 4, Points(1), SellPoints(((6, 2), (12, 4), (18, 7)))),
)
