"""Section 2: cells, neighbours, roads, regions, and how things are counted."""

import pytest

from rathaus.games.neom import city as geometry
from rathaus.games.neom.city import CELL_NAMES
from rathaus.games.neom.components.kit import trait_index
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    area,
    box,
    cells,
    city,
    everyone,
    finished,
    goods,
    hand,
    legal,
    routes,
    scene,
)
from tests.games.scenes import (
    choices,
    options,
    play,
)

# Eight tiles with four exits each, for the ring around the city center.
CROSSROADS = (
    "2:2 slums; 2:3 ranch; 2:4 grocery_store; 3:2 pawn_shop; 3:4 prefab_houses;"
    "4:2 shopping_street; 4:3 watch_shop; 4:4 parking_authority"
)
RING = {"2:2", "2:3", "2:4", "3:2", "3:4", "4:2", "4:3", "4:4"}


def town(text: str, **facts: object) -> NeomState:
    return scene(seats=[area(city=text, **facts)])


def sizes(text: str, kind: str) -> list[int]:
    state = town(text)
    return geometry.region_sizes(state.traits, 0, trait_index(kind))


def linked(text: str) -> set[str]:
    """The cells that are connected to the center."""
    return cells(geometry.connected(town(text).traits, 0))


def sheet(text: str, **facts: object) -> dict[str, int]:
    return dict(finished(area(city=text, **facts)).result()[0])


def worth(key: str, text: str, **facts: object) -> int:
    """The points of a tile with variable value."""
    tiles: dict[str, int] = finished(area(city=text, **facts)).result()[0]["variable_tiles"]
    return tiles[key]


def place(name: str) -> tuple[int, int]:
    row, column = name.split(":")
    return int(row), int(column)


# -- cells --------------------------------------------------------------------------------------


@pytest.mark.clause("NEO-2.1")
def test_rows_count_from_the_north_and_columns_from_the_west() -> None:
    rows = [[f"{row}:{column}" for column in range(1, 6)] for row in range(1, 6)]
    assert list(CELL_NAMES) == [name for row in rows for name in row]
    # One exit each: to reach the center, it has to lie on the opposite side.
    empty = town("")
    assert legal(empty, 0, "nightclub") == {"3:3", "4:3"}  # exit N
    assert legal(empty, 0, "cogeneration_plant_1") == {"3:3", "3:4"}  # exit W
    assert legal(empty, 0, "luxury_apartments") == {"3:3", "3:2"}  # exit E
    assert legal(empty, 0, "stadium") == {"3:3", "2:3"}  # exit S


@pytest.mark.clause("NEO-2.1", "NEO-7.3")
def test_the_routes_leave_from_the_ends_of_the_middle_row() -> None:
    assert routes(town("3:1 slums; 3:5 ranch")) == {"left", "right"}
    assert routes(town("1:3 slums; 5:3 ranch; 2:1 pawn_shop; 4:5 grocery_store")) == set()


@pytest.mark.clause("NEO-2.2")
@pytest.mark.parametrize("name", CELL_NAMES)
def test_neighbours_share_an_edge_and_the_surroundings_a_corner_too(name: str) -> None:
    row, column = place(name)
    apart = {
        other: (abs(place(other)[0] - row), abs(place(other)[1] - column)) for other in CELL_NAMES
    }
    index = CELL_NAMES.index(name)
    assert cells(geometry.adjacent(1 << index)) == {o for o, d in apart.items() if sum(d) == 1}
    assert cells(geometry.SURROUNDING[index]) == {o for o, d in apart.items() if max(d) == 1}


@pytest.mark.clause("NEO-2.2")
def test_no_tile_surrounds_itself() -> None:
    assert worth("penthouses", "3:2 penthouses") == 6
    assert worth("park", "3:2 park; 2:2 gold_smelter_1; 2:1 sawmill_1") == 2 * 2
    assert worth("chamber_of_commerce", "3:4 chamber_of_commerce; 3:2 homes_and_business") == 0


@pytest.mark.clause("NEO-2.3", "NEO-5.3")
def test_the_left_neighbour_is_the_next_seat() -> None:
    hands = [area(hand="slums"), area(hand="ranch"), area(hand="pawn_shop")]
    state = scene(step="choose", round=6, seats=hands)
    rest = [set(hand(state, seat)) - {hands[seat].hand} for seat in range(3)]
    for seat in range(3):
        play(state, seat, f"pick:{hands[seat].hand}")
    everyone(state, "sell")
    assert [set(hand(state, seat)) for seat in range(3)] == [rest[2], rest[0], rest[1]]


@pytest.mark.clause("NEO-2.9", "NEO-12.24", "NEO-12.27")
def test_border_and_corner_cells() -> None:
    border = {name for name in CELL_NAMES if set(name) & {"1", "5"}}
    assert cells(geometry.BORDER) == border
    assert len(border) == 16
    assert cells(geometry.CORNERS) == {"1:1", "1:5", "5:1", "5:5"}


# -- roads --------------------------------------------------------------------------------------


@pytest.mark.clause("NEO-2.4")
def test_a_tile_is_placed_as_it_is() -> None:
    """Nothing but the cell is asked, and the exits stay where they are printed."""
    state = scene(seats=[area(chosen="nightclub", money=4)])
    assert choices(state, 0, "build") == ["on:3:3", "on:4:3"]
    assert choices(state, 0, "build", "on:4:3") == []


@pytest.mark.clause("NEO-2.4", "NEO-2.6")
def test_all_exits_of_a_tile_are_joined_inside() -> None:
    assert linked("3:2 townhouses; 3:1 slums; 4:2 ranch") == {"3:1", "3:2", "3:3", "4:2"}


@pytest.mark.clause("NEO-2.5")
def test_a_link_needs_an_exit_on_both_sides_of_the_edge() -> None:
    assert linked("3:2 concrete_plant") == {"3:2", "3:3"}  # EW
    assert linked("3:2 gas_station") == {"3:3"}  # NS
    assert linked("2:3 apartments") == {"3:3"}  # EW, above the center
    assert linked("3:2 rest_stop; 3:1 slums") == {"3:3"}  # NW: no exit east


@pytest.mark.clause("NEO-2.5")
def test_the_border_of_the_city_is_the_end_of_the_road() -> None:
    """Roads that leave in the east do not come back in the west, nor north and south."""
    row = "3:4 slums; 3:5 ranch; 4:1 pawn_shop; 2:5 apartments; 3:1 hotel"
    assert linked(row) == {"3:3", "3:4", "3:5"}
    assert not {"4:1", "2:1"} & legal(town("3:4 slums; 3:5 ranch"), 0, "grocery_store")
    column = "2:3 slums; 1:3 ranch; 5:3 pawn_shop"
    assert linked(column) == {"1:3", "2:3", "3:3"}


@pytest.mark.clause("NEO-2.5")
def test_dead_ends_are_allowed() -> None:
    """Slums end at the border, at an empty cell and at a tile without a matching exit."""
    state = town("2:3 tenements; 1:2 gas_station", chosen="slums")
    assert "on:1:3" in choices(state, 0, "build")
    assert linked("2:3 tenements; 1:2 gas_station; 1:3 slums") == {"1:3", "2:3", "3:3"}


@pytest.mark.clause("NEO-2.6")
def test_connected_means_by_way_of_other_tiles() -> None:
    way = "3:2 townhouses; 4:2 colonial_houses; 4:3 limestone_quarry; 4:4 rest_stop"
    assert linked(way) == {"3:2", "3:3", "4:2", "4:3", "4:4"}
    assert linked("1:1 slums; 1:2 ranch") == {"3:3"}


@pytest.mark.clause("NEO-2.7", "NEO-6.21")
def test_the_tile_on_the_middle_cell_is_the_center() -> None:
    assert linked("3:3 concrete_plant; 3:2 slums; 2:3 ranch; 2:2 pharmacy") == {"3:2", "3:3"}
    assert legal(town("3:3 concrete_plant"), 0, "slums") == {"3:2", "3:4"}


@pytest.mark.clause("NEO-2.7", "NEO-18.7")
@pytest.mark.parametrize("board", ["ore", "natural_gas", "wood", "oil", "coal", "stone"])
def test_the_uncovered_center_has_four_exits_on_every_board(board: str) -> None:
    assert legal(town("", board=board), 0, "slums") == {"2:3", "3:2", "3:3", "3:4", "4:3"}


@pytest.mark.clause("NEO-2.8")
def test_a_region_is_joined_by_links_between_its_own_tiles() -> None:
    assert sizes("3:2 townhouses; 3:1 slums", "residential") == [2]
    # No detour through the center, nor through a shop.
    assert sizes("3:2 townhouses; 3:4 slums", "residential") == [1, 1]
    assert sizes("2:2 slums; 2:3 pawn_shop; 2:4 ranch", "residential") == [1, 1]
    # Neighbours without a link between them.
    assert sizes("3:2 apartments; 2:2 log_cabins", "residential") == [1, 1]
    assert sizes("1:1 slums; 1:2 ranch; 5:5 tenements", "residential") == [2, 1]


@pytest.mark.clause("NEO-2.8")
def test_only_neighborhoods_score_by_themselves() -> None:
    industry = "3:4 plastics_plant_2; 3:2 concrete_plant; 3:5 car_factory_2; 3:1 metal_smelter"
    assert sheet(industry)["neighborhoods"] == 0
    assert sheet("3:2 slums; 3:4 ranch")["neighborhoods"] == 1 + 1
    with_agency = industry + "; 2:3 efficiency_agency"
    assert worth("efficiency_agency", with_agency) == 2 * 2


@pytest.mark.clause("NEO-2.10", "NEO-12.20")
def test_a_road_square_is_a_block_of_four_linked_in_a_ring() -> None:
    block = "2:2 slums; 2:3 ranch; 3:2 grocery_store; 4:4 parking_authority"
    assert worth("parking_authority", block) == 2
    for gap in (
        block.replace("2:2 slums", "2:2 tenements"),  # NSW: no road to 2:3
        block.replace("2:2 slums", "2:2 country_houses"),  # NEW: no road to 3:2
        block.replace("2:3 ranch", "2:3 country_houses"),  # NEW: no road to the center
        block.replace("3:2 grocery_store", "3:2 tenements"),  # NSW: no road to the center
        block.replace("2:2 slums;", ""),
    ):
        assert worth("parking_authority", gap) == 0, gap


@pytest.mark.clause("NEO-2.10", "NEO-12.20", "NEO-2.13")
def test_road_squares_may_overlap_and_the_center_takes_part() -> None:
    assert worth("parking_authority", CROSSROADS) == 4 * 2


@pytest.mark.clause("NEO-2.10")
def test_a_larger_loop_is_no_road_square() -> None:
    loop = (
        "2:2 wind_turbines; 2:3 apartments; 2:4 tiny_houses; 3:4 gas_station; 4:4 rest_stop;"
        "4:3 pharmacy; 4:2 sawmill_1; 3:2 log_cabins; 1:1 parking_authority"
    )
    across, down = geometry.links(town(loop).traits, 0)
    ring = geometry.flood(1 << CELL_NAMES.index("2:2"), across, down)
    assert cells(ring) == RING
    assert worth("parking_authority", loop) == 0


@pytest.mark.clause("NEO-2.11", "NEO-12.29")
@pytest.mark.parametrize("home", [name for name in CELL_NAMES if name not in ("3:3", "5:5")])
def test_distance_is_rows_plus_columns(home: str) -> None:
    text = f"3:3 gold_smelter_1; 5:5 bus_terminal; {home} slums"
    row, column = place(home)
    is_near = abs(row - 3) + abs(column - 3) <= 2
    assert worth("bus_terminal", text) == (3 if is_near else 0)


# -- counting -----------------------------------------------------------------------------------


@pytest.mark.clause("NEO-2.12", "NEO-1.12")
def test_a_dual_tile_counts_for_both_its_types() -> None:
    both = "3:2 homes_and_business; 3:4 gold_smelter_1; 2:3 city_hall"
    assert worth("city_hall", both) == 3
    income = finished(area(city="3:2 homes_and_dining; 3:4 casino; 2:3 shopping_center"))
    assert income.final_income[0] == 3 + 1 + 3  # its own, one home, three shops
    assert sizes("3:4 homes_and_dining; 3:5 slums", "residential") == [2]
    assert sizes("3:2 homes_and_dining; 3:1 grocery_store", "commercial") == [1, 1]  # no exit W
    assert sizes("3:4 homes_and_dining; 3:5 grocery_store", "commercial") == [2]


@pytest.mark.clause("NEO-2.12", "NEO-9.5", "NEO-12.24", "NEO-12.28")
def test_a_dual_tile_counts_once_where_several_types_are_counted_together() -> None:
    state = scene(
        generation=3,
        step="disaster",
        disaster="crime_wave",
        seats=[area(city="3:2 homes_and_business", money=9)],
    )
    everyone(state, "fine")
    assert state.money[0] == 9 - 2
    assert worth("subway", "1:1 homes_and_dining; 3:2 subway") == 3
    assert worth("hydroelectric_plant", "3:2 hydroelectric_plant; 2:2 homes_and_dining") == 11 - 1


@pytest.mark.clause("NEO-2.13")
def test_the_uncovered_center_is_a_resource_tile_in_every_count() -> None:
    bare, covered = "3:2 {}", "3:2 {}; 3:3 slums"
    assert finished(area(city=bare.format("travel_agency"))).final_income[0] == 1
    assert finished(area(city=covered.format("travel_agency"))).final_income[0] == 0
    assert worth("resource_agency", bare.format("resource_agency")) == 2 + 1
    assert worth("resource_agency", covered.format("resource_agency")) == 0
    assert worth("planning_authority", "3:4 planning_authority; 3:2 oil_well") == 2 // 2
    assert sizes("4:3 oil_well", "resource") == [2]
    assert goods(town("", board="coal"), 0) == {"coal"}


@pytest.mark.clause("NEO-2.13", "NEO-9.5", "NEO-9.15")
def test_no_disaster_removes_or_charges_the_city_center() -> None:
    for disaster in ("flood", "fire"):
        state = scene(step="disaster", disaster=disaster, seats=[area(city="3:2 slums", money=1)])
        assert choices(state, 0, "demolish") == ["lose:3:2"]
        play(state, 0, "fine")
        everyone(state, "fine")
        assert state.money == [0, 6, 6]


@pytest.mark.clause("NEO-2.14", "NEO-11.5", "NEO-12.7", "NEO-12.30", "NEO-9.12")
def test_every_division_is_rounded_down_on_its_own() -> None:
    assert sheet("", money=7)["money"] == 3
    assert worth("treasury", "3:2 treasury", money=9) == 1
    assert worth("finance_department", "3:2 finance_department; 3:4 nightclub") == 8 // 5
    assert worth("planning_authority", "1:1 planning_authority; 3:1 slums; 4:1 ranch") == 1
    three = "1:1 planning_authority; 3:1 slums; 4:1 ranch; 5:1 tenements"
    assert worth("planning_authority", three) == 3 // 2
    # 4 coins over and 4 over again are not put together: 9 // 5 + 9 // 2.
    total = sheet("3:2 treasury", money=9)
    assert total["variable"] + total["money"] == 1 + 4
    state = scene(
        step="disaster",
        disaster="flood",
        seats=[area(city="3:2 insurance_company; 2:3 slums; 4:3 ranch", money=1)],
    )
    everyone(state, "fine")
    assert state.money[0] == 1 - 3 // 2


@pytest.mark.clause("NEO-2.15")
def test_a_part_that_is_cut_off_keeps_everything() -> None:
    cut_off = "3:3 gold_smelter_1; 2:3 tenements; 1:3 slums; 1:4 hotel; 1:2 oil_well; 1:5 treasury"
    assert linked(cut_off) == {"3:3"}
    state = finished(area(city=cut_off, money=10))
    result = state.result()[0]
    assert result["printed"] == 1
    assert result["neighborhoods"] == 3
    assert result["variable_tiles"] == {"treasury": 2}
    assert state.final_income[0] == 5
    assert goods(state, 0) == {"gold", "oil"}


@pytest.mark.clause("NEO-2.15", "NEO-6.10", "NEO-9.11")
def test_a_part_that_is_cut_off_still_sells_and_protects() -> None:
    far = "3:3 gold_smelter_1; 1:1 oil_well; 1:2 fire_station_1; 1:3 slums"
    seats = [area(chosen="gas_station", board="ore"), area(city=far, board="wood"), area()]
    state = scene(seats=seats)
    assert "buy:oil:1" in choices(state, 0, "build", "on:4:3")
    struck = scene(step="disaster", disaster="fire", seats=[area(city=far, money=1)])
    play(struck, 0, "fine")
    everyone(struck, "fine")
    assert struck.money[0] == 0  # the center tile alone stands unprotected


@pytest.mark.clause("NEO-2.16")
def test_cornerstones_count_like_other_tiles() -> None:
    # Three industrial tiles, one of them a cornerstone, admit the Modern Factory.
    three = "3:2 concrete_plant; 3:4 gold_smelter_1; 2:3 modular_factory"
    state = scene(generation=3, seats=[area(city=three, modular="glass", chosen="modern_factory")])
    assert "build" in options(state, 0)
    income = finished(area(city="3:2 shopping_center; 3:4 casino; 2:3 grocery_store"))
    assert income.final_income[0] == 3 + 0 + 1
    assert sizes("3:2 penthouses; 4:2 slums", "residential") == [2]
    assert worth("city_administration", "3:2 city_administration; 3:4 park") == 2 * 2


@pytest.mark.clause("NEO-2.16", "NEO-9.4")
def test_disasters_charge_and_take_cornerstones_as_well() -> None:
    state = scene(step="disaster", disaster="flood", seats=[area(city="3:2 park", money=3)])
    assert choices(state, 0) == ["fine", "demolish"]
    play(state, 0, "demolish", "lose:3:2")
    everyone(state, "fine")
    assert city(state, 0) == {}
    assert "park" in box(state)
