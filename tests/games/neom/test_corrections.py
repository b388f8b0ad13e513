"""Where the print contradicts itself, and what was ruled (NEO-17)."""

from typing import Any

import pytest

from rathaus.games.neom.rules.disasters import full_fine
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    area,
    box,
    deal,
    everyone,
    finished,
    hand,
    keys,
    new_game,
    numbers,
    pick_first,
    scene,
)
from tests.games.scenes import (
    choices,
    options,
    plans,
    play,
)


def sheet(tiles: str) -> dict[str, Any]:
    return finished(area(board="ore", city=tiles, money=0)).result()[0]


def fine_of(disaster: str, tiles: str) -> int:
    [number] = numbers(disaster)
    return full_fine(finished(area(city=tiles)), 0, number)


@pytest.mark.clause("NEO-17.1")
def test_the_stock_exchange_pays_6_once_and_9_as_income() -> None:
    shops = "3:2 grocery_store; 3:4 pawn_shop; 2:3 diner"
    own = area(city=shops, chosen="stock_exchange", money=0)
    state = scene(generation=3, seats=[own])
    play(state, 0, "build", "on:2:2")
    everyone(state, "sell")
    assert state.money[0] == 6
    assert finished(area(city="3:2 stock_exchange")).final_income[0] == 9


@pytest.mark.clause("NEO-17.2")
def test_the_goods_of_the_swamp_are_raw() -> None:
    assert sheet("3:2 swamp")["goods"] == 1 + 1 + 1


@pytest.mark.clause("NEO-17.3")
@pytest.mark.parametrize("sawmill", ["sawmill_1", "sawmill_2", "sawmill_3"])
def test_the_lumber_of_a_sawmill_is_worth_2(sawmill: str) -> None:
    assert sheet(f"3:2 {sawmill}")["goods"] == 1 + 2


@pytest.mark.clause("NEO-17.4")
@pytest.mark.parametrize("tile", ["insurance_company", "business_bureau"])
def test_133_and_146_have_no_points(tile: str) -> None:
    lines = sheet(f"3:2 {tile}; 3:4 grocery_store; 2:4 gold_smelter_1")
    assert (lines["printed"], lines["variable"]) == (0, 0)


@pytest.mark.clause("NEO-17.5", "NEO-4.3")
def test_cornerstones_come_from_the_right_neighbour() -> None:
    hands = (
        "casino park prison subway",
        "city_hall university substation penthouses",
        "city_council bus_terminal tourist_office holding_company",
    )
    state = deal(new_game(3, "ore coal wood"), *hands)
    for seat, held in enumerate(hands):
        play(state, seat, f"pick:{held.split()[0]}")
    for seat in range(3):
        assert set(hand(state, seat)) == set(hands[seat - 1].split()[1:])


@pytest.mark.clause("NEO-17.6")
def test_a_flood_charges_protected_tiles_too() -> None:
    guarded = "3:2 slums; 2:2 fire_station_1; 2:3 public_safety_department; 2:1 police_station_1"
    assert fine_of("flood", guarded) == 4


@pytest.mark.clause("NEO-17.7", "NEO-6.35")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_the_limit_of_cornerstones_is_1_2_3_and_not_one_per_generation(generation: int) -> None:
    built = ["3:2 tourist_office", "3:4 parking_authority", "2:3 insurance_company"]

    def free_cells(standing: int) -> set[str]:
        """The cells beside the standing cornerstones on which another one may go."""
        own = area(city="; ".join(built[:standing]), unbuilt="business_bureau")
        state = scene(generation=generation, seats=[own])
        if "cornerstone:business_bureau" not in options(state, 0):
            return set()
        cells = {plan[0] for plan in plans(state, 0, "cornerstone:business_bureau")}
        return cells - {f"on:{each.split()[0]}" for each in built[:standing]}

    assert all(free_cells(standing) for standing in range(generation))
    assert free_cells(generation) == set()


@pytest.mark.clause("NEO-17.7")
def test_two_cornerstones_can_be_built_in_one_generation() -> None:
    own = area(unbuilt="tourist_office parking_authority")
    state: NeomState = scene(generation=2, seats=[own])
    play(state, 0, "cornerstone:tourist_office", "on:3:4")
    everyone(state, "sell")
    pick_first(state)
    assert "cornerstone:parking_authority" in options(state, 0)


@pytest.mark.clause("NEO-17.8")
def test_137_is_a_cornerstone() -> None:
    kit = scene().kit
    assert "modular_factory" in keys(kit.cornerstones)
    for generation in (1, 2, 3):
        assert "modular_factory" not in keys(kit.stack(generation, 5))


@pytest.mark.clause("NEO-17.9")
def test_shops_pay_at_the_end_of_a_generation_and_not_of_a_round() -> None:
    state = scene(round=6, seats=[area(city="3:2 laundromat", money=0)])
    everyone(state, "sell")
    assert state.money[0] == 5
    state = scene(round=7, seats=[area(city="3:2 laundromat", money=0)])
    everyone(state, "sell")
    assert state.money[0] == 5 + 3


@pytest.mark.clause("NEO-17.10")
def test_two_industrial_tiles_need_no_goods() -> None:
    factories = "3:2 concrete_plant; 3:4 glassworks; 2:3 gold_smelter_2"
    own = area(board="wood", city=factories, chosen="modern_factory", money=0)
    state = scene(generation=3, seats=[own])
    assert all(len(plan) == 1 for plan in plans(state, 0, "build")), "a cell and nothing to pay"
    own = area(board="wood", unbuilt="modular_factory", money=0)
    state = scene(seats=[own])
    assert "cornerstone:modular_factory" in choices(state, 0)


@pytest.mark.clause("NEO-17.10")
def test_all_other_industrial_tiles_need_goods() -> None:
    kit = scene().kit
    without = [tile.key for tile in kit.tiles if "industrial" in tile.types and not tile.goods]
    assert without == ["modern_factory", "modular_factory"]


@pytest.mark.clause("NEO-17.11")
@pytest.mark.parametrize(
    "station", ["fire_station_1", "fire_station_2", "fire_station_3", "fire_station_4"]
)
def test_a_fire_station_protects_itself(station: str) -> None:
    assert fine_of("fire", f"3:2 {station}") == 0


@pytest.mark.clause("NEO-17.12", "NEO-1.12")
def test_the_dual_tiles_keep_their_printed_points() -> None:
    assert sheet("3:2 homes_and_dining")["printed"] == 3
    assert sheet("3:2 homes_and_business")["printed"] == 2
    assert sheet("3:2 homes_and_business; 3:4 grocery_store")["printed"] == 2


@pytest.mark.clause("NEO-17.8", "NEO-6.34")
def test_building_137_discards_the_chosen_tile() -> None:
    state = scene(generation=2, seats=[area(unbuilt="modular_factory", chosen="slums")])
    play(state, 0, "cornerstone:modular_factory", "on:3:4", "make:steel")
    everyone(state, "sell")
    assert "slums" in box(state)
