"""What boards draw: facts of a city, prospects of tiles, trade routes that save coins."""

from typing import Any

import rathaus
from rathaus.core.catalogue import Effect
from tests.games.neom.scenes import area, play, scene

GAME = rathaus.game("neom")


def prospect(view: Any, tile: str) -> Any:
    return next(each for each in view["prospects"] if each["tile"] == tile)


def test_a_city_tells_what_is_linked_polluted_and_missing() -> None:
    city = "3:2 slums; 2:2 sawmill_1; 5:5 tenements"
    facts = scene(seats=[area(city=city)]).view(None)["seats"][0]["drawn"]
    assert facts["linked"] == [11, 12]  # the sawmill has no road to the south
    assert facts["polluted"] == {"11": 2}
    assert (facts["ghost_town"], facts["power"]) == (0, -5)
    assert facts["cornerstones"] == scene().generation


def test_variable_points_have_their_present_value() -> None:
    view = scene(seats=[area(city="3:2 park; 2:2 sawmill_1", unbuilt="subway")]).view(0)
    assert view["seats"][0]["drawn"]["worth"] == {"park": 2}
    assert prospect(view, "subway")["worth"] == 0


def test_a_tile_to_choose_tells_its_price_and_its_seller() -> None:
    seats = [area(board="ore", hand="gas_station antique_shop"), area(board="oil")]
    view = scene(step="choose", round=7, seats=seats).view(0)
    bought = prospect(view, "gas_station")
    assert (bought["cost"], bought["obstacle"]) == (2, "")
    assert bought["buys"] == [{"good": "oil", "seller": 1, "coins": 2}]
    lacking = prospect(view, "antique_shop")
    assert (lacking["obstacle"], lacking["lacks"]) == ("no_seller", "gold")


def test_others_see_no_prospects_of_a_hand() -> None:
    state = scene(step="choose")
    assert state.view(None)["prospects"] == []


def test_a_disaster_marks_what_it_counts_and_what_is_protected() -> None:
    seats = [area(city="3:2 fire_station_1; 3:1 slums; 3:4 tenements")]
    facts = scene(step="disaster", disaster="fire", spared=1, seats=seats).view(0)["seats"][0]
    assert facts["drawn"]["protected"] == [10, 11]
    assert facts["drawn"]["fined"] == [13]


def test_a_trade_route_is_named_where_it_saves_coins() -> None:
    seats = [
        area(board="ore", city="3:1 slums; 3:2 grocery_store", chosen="gas_station"),
        area(board="oil"),
        area(city="3:4 oil_well"),
    ]
    state = play(scene(seats=seats), 0, "build", "on:2:3")
    told = GAME.consequence(state, 0, GAME.parse(state, "buy:oil:1"))
    assert told == (Effect("pay", "money", 1, 1), Effect("gain", "saved", 1))
