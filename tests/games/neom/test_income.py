"""Income at the end of each generation (NEO-10)."""

import pytest

from rathaus.games.neom.rules.income import income
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    area,
    city,
    everyone,
    finished,
    pick_first,
    scene,
)
from tests.games.scenes import (
    listen,
    play,
)


def income_of(tiles: str, generation: int, **facts: str) -> int:
    return income(finished(area(board="ore", city=tiles, **facts)), 0, generation)


def last_round(generation: int, **facts: object) -> NeomState:
    """Seat 0 acts in round 7 of a generation; the others sell."""
    return scene(generation=generation, round=7, seats=[area(**facts)])


# -- when -------------------------------------------------------------------------------------


@pytest.mark.clause("NEO-10.1", "NEO-17.9")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_income_is_paid_after_round_7_of_every_generation(generation: int) -> None:
    state = last_round(generation, city="3:2 laundromat", money=10)
    events = listen(state)
    everyone(state, "sell")
    assert [event.data["coins"] for event in events if event.kind == "income_paid"] == [3, 0, 0]
    assert state.money == [10 + 5 + 3, 6 + 5, 6 + 5]


@pytest.mark.clause("NEO-10.1", "NEO-17.9")
def test_no_income_after_any_other_round() -> None:
    state = scene(round=1, seats=[area(city="3:2 laundromat", money=0)])
    for number in range(2, 8):
        everyone(state, "sell")
        assert state.round == number
        assert state.money[0] == 5 * (number - 1)
        pick_first(state)


@pytest.mark.clause("NEO-10.1")
def test_there_is_no_basic_income() -> None:
    assert income_of("", 1) == 0
    assert income_of("3:2 slums; 3:4 gold_smelter_1; 2:3 fire_station_1; 4:3 oil_well", 3) == 0


@pytest.mark.clause("NEO-10.1", "NEO-2.15")
def test_a_tile_that_is_cut_off_pays() -> None:
    assert income_of("5:5 laundromat", 1) == 3


@pytest.mark.clause("NEO-10.1", "NEO-6.28")
def test_a_replaced_tile_pays_no_more() -> None:
    own = {"city": "3:2 laundromat", "chosen": "grocery_store", "money": 0}
    state = last_round(1, **own)
    play(state, 0, "build", "on:3:2")
    everyone(state, "sell")
    assert city(state, 0) == {"3:2": "grocery_store"}
    assert state.money[0] == 3 + 1


# -- how much ---------------------------------------------------------------------------------


@pytest.mark.clause("NEO-10.2")
def test_income_of_all_tiles_adds_up() -> None:
    assert income_of("3:2 laundromat; 3:4 grocery_store; 2:3 hotel; 4:3 gas_station", 1) == 12


@pytest.mark.clause("NEO-10.2", "NEO-12.4")
@pytest.mark.parametrize(("generation", "coins"), [(1, 1), (2, 2), (3, 3)])
def test_the_pharmacy_pays_more_each_generation(generation: int, coins: int) -> None:
    state = last_round(generation, city="3:2 pharmacy", money=0)
    everyone(state, "sell")
    assert state.money[0] == 5 + coins


@pytest.mark.clause("NEO-10.2")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_post_office_and_modular_factory_pay_though_they_are_no_shops(generation: int) -> None:
    assert income_of("3:2 post_office", generation) == 2
    assert income_of("3:2 modular_factory", generation, modular="steel") == 2


@pytest.mark.clause("NEO-10.2", "NEO-12.13")
@pytest.mark.parametrize(
    ("tile", "coins"),
    [("casino", 3), ("trading_house", 1), ("shopping_center", 4), ("travel_agency", 3)],
)
def test_counting_tiles_pay_one_coin_per_tile_of_their_type(tile: str, coins: int) -> None:
    """Three homes, three shops besides the tile itself, one factory, two resource tiles."""
    tiles = (
        "1:1 slums; 1:2 tenements; 1:3 homes_and_business; 1:4 pawn_shop; 1:5 collection_agency; "
        "2:1 gold_smelter_1; 2:2 oil_well; 2:3 wind_turbines; 2:4 fire_station_1"
    )
    fixed = 4  # homes_and_business
    assert income_of(f"{tiles}; 3:2 {tile}", 1) == fixed + coins


@pytest.mark.clause("NEO-10.2", "NEO-12.13")
def test_counting_tiles_count_at_the_end_of_the_generation() -> None:
    own = {"city": "3:2 casino; 3:4 slums", "chosen": "country_houses", "money": 0}
    state = last_round(2, **own)
    play(state, 0, "build", "on:4:3")
    everyone(state, "sell")
    assert state.money[0] == 2


# -- the final income -------------------------------------------------------------------------


@pytest.mark.clause("NEO-10.3", "NEO-11.5")
def test_the_final_income_counts_as_money() -> None:
    [sheet, *_] = finished(area(city="3:2 laundromat", money=4)).result()
    assert sheet["money"] == (4 + 3) // 2


@pytest.mark.clause("NEO-10.3", "NEO-12.7", "NEO-12.33")
def test_the_final_income_counts_for_149_alone_and_not_for_060() -> None:
    tiles = "3:2 treasury; 3:4 finance_department; 2:3 computer_store_1"
    [sheet, *_] = finished(area(city=tiles, money=14)).result()
    assert sheet["variable_tiles"] == {"treasury": 14 // 5, "finance_department": 24 // 5}
    assert sheet["money"] == (14 + 24) // 2


@pytest.mark.clause("NEO-10.3")
def test_income_of_earlier_generations_is_plain_money() -> None:
    state = last_round(2, city="3:2 treasury; 3:4 finance_department; 2:3 bank", money=4)
    everyone(state, "sell")
    assert state.money[0] == 4 + 5 + 6
    tiles = state.result()[0]["variable_tiles"]
    assert tiles == {"treasury": 3, "finance_department": 0}


@pytest.mark.clause("NEO-10.4")
def test_once_money_and_gains_of_132_and_150_are_not_income() -> None:
    """Round 21: a shop is built beside another one, with all the tiles that pay for it."""
    tiles = "3:4 trade_association; 3:2 tourist_office; 2:3 pawn_shop; 5:5 finance_department"
    own = area(board="ore", city=tiles, chosen="watch_shop", money=4)
    state = scene(generation=3, round=7, seats=[own, area(city="3:2 gold_smelter_1")])
    play(state, 0, "build", "on:2:2", "buy:gold:1")
    everyone(state, "sell")
    assert state.final_income[0] == 2
    assert state.money[0] == 4 - 4 + 12 + 1 + 2 + 2
    assert state.result()[0]["variable_tiles"]["finance_department"] == 0


@pytest.mark.clause("NEO-10.4")
def test_coins_of_141_and_146_and_sales_are_not_income() -> None:
    tiles = "3:2 holding_company; 3:4 pawn_shop; 2:4 gold_smelter_1; 4:3 finance_department"
    own = area(board="ore", city=tiles, unbuilt="business_bureau", money=0)
    state = scene(generation=3, round=7, step="choose", seats=[own])
    pick_first(state)
    assert state.money[0] == 1
    play(state, 0, "cornerstone:business_bureau", "on:2:3")
    everyone(state, "sell")
    assert state.money == [1 + 2, 6 + 5, 6 + 5]
    assert state.final_income == [0, 0, 0]
    assert state.savings == state.money
