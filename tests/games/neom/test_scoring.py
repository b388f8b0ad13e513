"""The end of the game and the score sheet (NEO-11)."""

from typing import Any

import pytest

from tests.games.neom.scenes import (
    area,
    everyone,
    finished,
    scene,
)
from tests.games.scenes import (
    options,
)

SNAKE = [  # a neighborhood that winds through the rows, as long as one cares to build it
    "1:1 townhouses",
    "1:2 slums",
    "1:3 ranch",
    "1:4 apartments",
    "1:5 tenements",
    "2:5 suburban_estate",
    "2:4 retirement_home",
    "2:3 condominiums",
    "2:2 villas",
    "2:1 colonial_houses",
    "3:1 row_house_estate",
    "3:2 brick_houses",
]


def sheet(tiles: str = "", **facts: Any) -> dict[str, Any]:
    given = {"board": "ore", "money": 0} | facts
    return finished(area(city=tiles, **given)).result()[0]


# -- the end ----------------------------------------------------------------------------------


@pytest.mark.clause("NEO-11.1", "NEO-1.1")
def test_the_game_ends_after_the_income_of_generation_3() -> None:
    state = scene(generation=3, round=7, seats=[area(city="3:2 laundromat", money=0)])
    everyone(state, "sell")
    assert state.turn() == ()
    assert state.stack == []
    assert all(options(state, seat) == [] for seat in range(3))
    assert state.money[0] == 5 + 3


@pytest.mark.clause("NEO-11.1")
def test_the_score_is_the_sum_of_all_lines() -> None:
    tiles = "3:2 slums; 2:2 townhouses; 3:4 gas_power_plant; 2:3 gold_smelter_1; 4:3 park"
    lines = sheet(tiles, money=9)
    assert lines == {
        "printed": 2 + 4,
        "variable": 2,
        "neighborhoods": 3,
        "goods": 1 + 2,
        "money": 4,
        "pollution": -3,
        "ghost_town": 0,
        "power": 0,
        "total": 6 + 2 + 3 + 3 + 4 - 3,
        "variable_tiles": {"park": 2},
    }


@pytest.mark.clause("NEO-11.1")
def test_scores_are_the_totals_of_the_sheets() -> None:
    state = finished(area(city="3:2 slums", money=8), area(city="3:4 nuclear_power_plant"))
    assert state.scores() == [line["total"] for line in state.result()]


@pytest.mark.clause("NEO-11.1")
def test_unbuilt_cornerstones_score_nothing() -> None:
    tiles = "3:2 slums; 3:4 gas_power_plant"
    assert sheet(tiles, unbuilt="university substation public_safety_department") == sheet(tiles)


# -- tiles ------------------------------------------------------------------------------------


@pytest.mark.clause("NEO-11.2")
def test_printed_points_of_all_tiles_count() -> None:
    assert sheet("3:2 stadium; 3:4 luxury_apartments; 2:3 nuclear_power_plant")["printed"] == 45
    assert sheet("3:2 grocery_store; 3:4 gold_smelter_1; 2:3 oil_well")["printed"] == 0


@pytest.mark.clause("NEO-11.2")
def test_a_question_mark_gets_its_value_and_is_no_printed_point() -> None:
    lines = sheet("3:2 penthouses; 3:4 grocery_store; 2:2 pawn_shop")
    assert lines["printed"] == 0
    assert lines["variable"] == 6 + 1
    assert lines["variable_tiles"] == {"penthouses": 7}


@pytest.mark.clause("NEO-11.2", "NEO-2.16")
def test_cornerstones_with_printed_points_count_like_any_tile() -> None:
    assert sheet("3:2 public_safety_department")["printed"] == 3


@pytest.mark.clause("NEO-11.2", "NEO-2.15")
def test_tiles_that_are_cut_off_count() -> None:
    lines = sheet("5:5 stadium; 1:1 slums; 1:5 gold_smelter_1")
    assert (lines["printed"], lines["neighborhoods"], lines["goods"]) == (25, 1, 1 + 2)


# -- neighborhoods ----------------------------------------------------------------------------


@pytest.mark.clause("NEO-11.3")
@pytest.mark.parametrize(
    ("size", "points"),
    list(enumerate([0, 1, 3, 6, 10, 15, 21, 28, 36, 40, 44, 48, 52])),
)
def test_a_neighborhood_scores_by_size(size: int, points: int) -> None:
    assert sheet("; ".join(SNAKE[:size]))["neighborhoods"] == points


@pytest.mark.clause("NEO-11.3", "NEO-2.8")
def test_each_neighborhood_scores_on_its_own() -> None:
    assert sheet("1:1 slums; 1:2 ranch; 5:5 townhouses; 5:4 prefab_houses")["neighborhoods"] == 6
    joined = "2:1 slums; 2:2 ranch; 2:3 grocery_store; 2:4 townhouses; 2:5 prefab_houses"
    assert sheet(joined)["neighborhoods"] == 6, "no way through another type"
    assert sheet("2:2 apartments; 3:2 slums")["neighborhoods"] == 2, "no link, no neighborhood"


@pytest.mark.clause("NEO-11.3", "NEO-2.12")
def test_a_dual_tile_is_part_of_a_neighborhood() -> None:
    assert sheet("2:2 homes_and_business; 2:3 slums; 3:2 ranch")["neighborhoods"] == 6


# -- goods and money --------------------------------------------------------------------------


@pytest.mark.clause("NEO-11.4", "NEO-1.15")
def test_goods_score_by_tier() -> None:
    assert sheet()["goods"] == 1
    assert sheet("3:2 oil_well; 3:4 mine")["goods"] == 3
    assert sheet("3:2 modern_foundry")["goods"] == 1 + 4 * 2
    assert sheet("3:2 car_factory_1; 3:4 jewelry_factory_1")["goods"] == 1 + 2 * 10


@pytest.mark.clause("NEO-11.4")
def test_each_good_counts_once() -> None:
    assert sheet("3:2 ore_vein; 3:4 gold_smelter_1; 2:3 gold_smelter_2")["goods"] == 1 + 2


@pytest.mark.clause("NEO-11.4", "NEO-2.13")
def test_a_covered_center_makes_nothing() -> None:
    assert sheet("3:3 slums")["goods"] == 0


@pytest.mark.clause("NEO-11.5", "NEO-2.14")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 0), (2, 1), (9, 4), (40, 20)])
def test_two_coins_are_a_point(coins: int, points: int) -> None:
    assert sheet(money=coins)["money"] == points


@pytest.mark.clause("NEO-11.5")
def test_money_kept_apart_has_joined_before_the_end() -> None:
    state = scene(generation=3, round=7, step="end_round", seats=[area(money=3, received=4)])
    assert state.turn() == ()
    assert state.result()[0]["money"] == 3
    assert state.savings[0] == 7


# -- losses -----------------------------------------------------------------------------------


@pytest.mark.clause("NEO-11.6")
@pytest.mark.parametrize(
    ("factory", "points"),
    [("3:2", -2), ("1:2", -2), ("2:1", -2), ("2:3", -2), ("1:1", -1), ("3:1", -1), ("2:4", 0)],
)
def test_a_home_suffers_from_dirt_next_door(factory: str, points: int) -> None:
    """Gold smelter 1 has exits S and W only: roads do not matter."""
    assert sheet(f"2:2 slums; {factory} gold_smelter_1")["pollution"] == points


@pytest.mark.clause("NEO-11.6")
def test_one_dirty_tile_counts_against_every_home_around_it() -> None:
    tiles = "2:2 gold_smelter_1; 1:1 slums; 1:2 ranch; 2:1 townhouses; 3:3 prefab_houses"
    assert sheet(tiles)["pollution"] == -(1 + 2 + 2 + 1)


@pytest.mark.clause("NEO-11.6")
def test_one_home_suffers_from_every_dirty_tile() -> None:
    tiles = "2:2 slums; 1:1 gold_smelter_1; 1:2 sawmill_1; 2:1 gas_power_plant; 3:2 glassworks"
    assert sheet(tiles)["pollution"] == -(1 + 2 + 2 + 2)


@pytest.mark.clause("NEO-11.6", "NEO-1.13", "NEO-2.12")
def test_only_homes_suffer_and_only_from_polluting_tiles() -> None:
    assert sheet("2:2 grocery_store; 2:3 gold_smelter_1; 1:2 fire_station_1")["pollution"] == 0
    clean = "2:2 slums; 2:3 hydroelectric_plant; 1:2 wind_turbines; 2:1 nuclear_power_plant"
    assert sheet(clean)["pollution"] == 0
    assert sheet("2:2 homes_and_dining; 2:3 gold_smelter_1")["pollution"] == -2


@pytest.mark.clause("NEO-11.6", "NEO-2.2")
def test_dirt_does_not_reach_round_the_edge_of_the_board() -> None:
    assert sheet("2:5 slums; 3:1 gold_smelter_1; 4:1 sawmill_1; 2:1 glassworks")["pollution"] == 0


@pytest.mark.clause("NEO-11.7")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("", -10),
        ("3:2 grocery_store; 3:4 park", -10),
        ("3:2 slums", -4),
        ("3:2 homes_and_business", -4),
        ("3:2 slums; 3:4 townhouses", 0),
        ("3:2 homes_and_business; 3:4 homes_and_dining", 0),
    ],
)
def test_a_ghost_town_loses_points(tiles: str, points: int) -> None:
    assert sheet(tiles)["ghost_town"] == points


@pytest.mark.clause("NEO-11.8", "NEO-1.13")
@pytest.mark.parametrize(
    "plant",
    [
        "gas_power_plant",
        "fuel_power_plant",
        "wind_turbines",
        "cogeneration_plant_1",
        "cogeneration_plant_2",
        "nuclear_power_plant",
        "steam_turbine_plant",
        "hydroelectric_plant",
    ],
)
def test_any_power_tile_keeps_the_lights_on(plant: str) -> None:
    assert sheet(f"3:2 {plant}")["power"] == 0


@pytest.mark.clause("NEO-11.8")
def test_a_city_without_power_loses_five_and_more_power_gains_nothing() -> None:
    assert sheet("3:4 substation; 3:2 gold_smelter_1")["power"] == -5
    assert sheet("3:2 wind_turbines; 3:4 gas_power_plant; 2:3 nuclear_power_plant")["power"] == 0


@pytest.mark.clause("NEO-11.9")
def test_tied_players_share_the_rank_whatever_money_they_have() -> None:
    state = finished(area(money=4), area(money=5), area(money=3))
    assert state.scores() == [2 - 14, 2 - 14, 1 - 14]
    assert state.ranks() == [1, 1, 3]
