"""Section 7: extending the city."""

from typing import Any

import pytest

from rathaus.core.errors import IllegalMove
from tests.games.city_tycoon.scenes import (
    GAME,
    NOBODY,
    P1,
    P2,
    P3,
    P4,
    act,
    at,
    choices,
    cubes_on,
    extending,
    go,
    key,
    laid,
    listen,
    open_cells,
    options,
    owner_of,
    plans,
    play,
    points,
    random_game,
    tile_at,
    tiles_to_supply,
)

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])
ALL_PLANTS = ["solar", "steam", "wind", "hydro"]


# -- actions ----------------------------------------------------------------------------------


@pytest.mark.clause("CTY-7.1")
@EVERY_COUNT
def test_six_circuits_in_turn_order(players: int) -> None:
    order = list(range(players))[::-1]
    hands = [list(range(1 + 6 * seat, 7 + 6 * seat)) for seat in range(players)]
    state = go(
        extending(hands[0], others=hands[1:], players=players, order=order, money=[99] * players)
    )
    acted = []
    while state.stack[-1][0] == "extend":
        seat = state.turn()[0]
        acted.append(seat)
        left = len(state.kept[seat])
        play(state, seat, f"play:{key(state.kept[seat][0])}", "sell")
        assert len(state.kept[seat]) == left - 1
    assert acted == order * 6
    assert not any(state.kept)


@pytest.mark.clause("CTY-7.1", "CTY-7.2")
def test_each_tile_is_used_in_one_of_three_ways() -> None:
    state = extending([2, 3, 4], money=[30])
    assert choices(state, P1) == [
        "play:terraced_houses",
        "play:courtyard_flats",
        "play:old_town_lane",
    ]
    for tile in (2, 3, 4):
        assert choices(state, P1, f"play:{key(tile)}") == ["district", *ALL_PLANTS, "sell"]


@pytest.mark.clause("CTY-7.2")
@EVERY_COUNT
def test_nobody_can_pass_and_everybody_can_sell(players: int) -> None:
    for state in random_game(players, 90 + players):
        if state.stack and state.stack[-1][0] == "extend":
            (seat,) = state.turn()
            for tile in state.kept[seat]:
                assert choices(state, seat, f"play:{key(tile)}")[-1] == "sell"
            assert "pass" not in options(state, seat)


@pytest.mark.clause("CTY-7.3")
@pytest.mark.parametrize(("uses", "left"), [
    (["sell"] * 6, 0), (["hydro"] * 6, 0), (["district"] * 6, 0), (["solar"] * 6, 0),
])  # fmt: skip
def test_there_is_no_limit_on_what_a_player_does(uses: list[str], left: int) -> None:
    state = go(extending([1, 2, 3, 4, 6, 8], players=2, money=[99, 99]))
    for use in uses:
        tile = state.kept[P1][0]
        moves = [f"play:{key(tile)}", use]
        if use != "sell":
            x, y = max(open_cells(state))
            moves.append(at(x, y))
        play(state, P1, *moves)
        play(state, P2, f"play:{key(state.kept[P2][0])}", "sell")
    assert len(state.kept[P1]) == left


# -- placing a district -----------------------------------------------------------------------


@pytest.mark.clause("CTY-7.4")
@pytest.mark.parametrize(("neighbour", "cell"), [
    ((2, (2, 0), P2), (3, 0)), (("red_1_a", (2, 0), P3), (3, 0)), (("land", (2, 0), P4), (3, 0)),
    (("water", (2, 0)), (3, 0)), ((2, (2, 0), P1), (2, -1)), (("land", (0, 2), P2), (1, 2)),
])  # fmt: skip
def test_a_district_may_touch_any_tile(neighbour: Any, cell: tuple[int, int]) -> None:
    state = extending([3], neighbour, money=[2])
    act(state, "play:courtyard_flats", "district", at(*cell))
    assert (tile_at(state, *cell), owner_of(state, *cell)) == ("courtyard_flats", P1)


@pytest.mark.clause("CTY-7.4")
def test_a_cell_that_touches_nothing_is_not_open() -> None:
    state = go(extending([3], (2, (2, 0), P2), money=[2]))
    play(state, P1, "play:courtyard_flats", "district")
    offered = {*options(state, P1)}
    beside = {(0, -1), (1, -1), (2, 1), (0, 2), (1, 2), (-1, 0), (-1, 1), (3, 0), (2, -1)}
    assert offered == {at(*cell) for cell in beside}


@pytest.mark.clause("CTY-7.5")
@pytest.mark.parametrize("tile", [2, 16, 38, 84, 119])
def test_the_cost_is_paid_in_full_or_not_at_all(tile: int) -> None:
    cost = GAME.kit.cost[tile]
    poor = extending([tile], money=[cost - 1])
    assert "district" not in choices(poor, P1, f"play:{key(tile)}")
    rich = extending([tile], money=[cost])
    done = act(rich, *plans_for(rich, tile))
    assert done.money == [0, 0, 0, 0]


def plans_for(state: Any, tile: int) -> list[str]:
    """Some way to place the tile east of the start tile."""
    placing = [f"play:{key(tile)}", "district", at(2, 0)]
    return [*placing, *plans(state, P1, *placing)[0]]


@pytest.mark.clause("CTY-7.6")
def test_effects_come_in_order_and_all_of_them() -> None:
    """28 brings points and land, 73 goods, 70 land and water."""
    kinds = []
    for tile in (28, 73, 70):
        state = extending([tile], money=[30])
        events = listen(state)
        act(state, *plans_for(state, tile))
        kinds.append([event.kind for event in events])
    assert kinds == [
        ["district_built", "points_scored", "land_laid"],
        ["district_built", "goods_taken"],
        ["district_built", "land_laid", "water_laid"],
    ]


@pytest.mark.clause("CTY-7.7")
def test_a_new_district_can_be_supplied_in_the_same_round_by_its_owner_only() -> None:
    state = extending([2], tiles=1, money=[6, 6])
    act(state, "play:terraced_houses", "district", at(2, 0))
    state.stack = [("supply", 0)]
    assert tiles_to_supply(state) == [2]
    state.stack = [("supply", 1)]
    assert tiles_to_supply(state) == []


# -- placing a plant --------------------------------------------------------------------------


@pytest.mark.clause("CTY-7.8")
def test_a_plant_takes_a_tile_out_of_the_game() -> None:
    state = extending([2, 3], money=[30])
    act(state, "play:terraced_houses", "steam", at(2, 1))
    assert state.kept[P1] == (3,)
    assert 2 not in state.tiles
    assert (tile_at(state, 2, 1), owner_of(state, 2, 1)) == ("red_1_b", P1)
    assert (cubes_on(state, 2, 1), state.money[P1], state.supply[0]) == (3, 26, 23)
    assert state.view(None)["plants"] == {"red": 2, "blue": 1}


@pytest.mark.clause("CTY-7.8")
def test_a_plant_goes_where_a_district_may_go() -> None:
    state = extending([2], ("water", (2, 0)), (3, (0, 2), P2), money=[30])
    district = choices(state, P1, "play:terraced_houses", "district")
    for plant in ALL_PLANTS:
        assert choices(state, P1, "play:terraced_houses", plant) == district


@pytest.mark.clause("CTY-7.9")
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_side_a_is_dearer_brings_less_and_is_refilled(colour: str, number: int) -> None:
    a, b = (state_of(f"{colour}_{number}_{side}") for side in "ab")
    assert a[0] > b[0]
    assert (a[1] == b[1]) if (colour, number) == ("blue", 2) else (a[1] < b[1])
    assert (a[2], b[2]) == (a[1], 0)


def state_of(plant: str) -> tuple[int, int, int]:
    """What a plant costs, its cubes, and the cubes after a round in which it was emptied."""
    colour, number, side = plant.split("_")
    use = {"red_a": "solar", "red_b": "steam", "blue_a": "wind", "blue_b": "hydro"}
    stacks = [int(number), 1] if colour == "red" else [1, int(number)]
    state = extending([2], money=[50], stacks=stacks)
    act(state, "play:terraced_houses", use[f"{colour}_{side}"], at(2, 0))
    assert tile_at(state, 2, 0) == plant
    brought = cubes_on(state, 2, 0)
    later = laid((plant, (2, 0), P1, 0))
    later.stack = [("clean_up",)]
    return 50 - state.money[P1], brought, cubes_on(go(later), 2, 0)


@pytest.mark.clause("CTY-7.9")
def test_empty_stacks_offer_no_plant() -> None:
    assert choices(extending([2], money=[50], stacks=[7, 1]), P1, "play:terraced_houses") == [
        "district", "wind", "hydro", "sell",
    ]  # fmt: skip
    state = go(extending([2], money=[50], stacks=[7, 7]))
    play(state, P1, "play:terraced_houses")
    assert options(state, P1) == ["district", "sell"]
    with pytest.raises(IllegalMove, match="no plant of this colour is left"):
        state.play(P1, GAME.parse(state, "solar"))


# -- immediate effects ------------------------------------------------------------------------


@pytest.mark.clause("CTY-7.10")
def test_points_have_no_upper_end() -> None:
    state = extending([119], money=[22], vp=[997])
    act(state, *plans_for(state, 119))
    assert points(state, P1) == 1005
    assert state.view(None)["seats"][P1]["points"] == 1005


@pytest.mark.clause("CTY-7.11")
@pytest.mark.parametrize(("tile", "cubes"), [(22, 1), (44, 1), (73, 2), (101, 2), (113, 1)])
def test_yellow_cubes_come_from_the_supply(tile: int, cubes: int) -> None:
    state = extending([tile], money=[30])
    act(state, *plans_for(state, tile))
    assert (state.yellow[P1], state.supply[2]) == (cubes, 25 - cubes)
    assert state.view(P2)["seats"][P1]["yellow"] == cubes


@pytest.mark.clause("CTY-7.12")
def test_land_and_water_are_taken_from_the_same_tiles() -> None:
    state = extending([70], money=[6])
    act(state, "play:container_port", "district", at(2, 0), "land:s", "water:n")
    assert (tile_at(state, 2, 1), owner_of(state, 2, 1)) == ("land", P1)
    assert (tile_at(state, 2, -1), owner_of(state, 2, -1)) == ("water", NOBODY)
    assert state.terrain == 34


@pytest.mark.clause("CTY-7.13")
@pytest.mark.parametrize(("tile", "taken", "placed"), [
    (17, [(2, -1), (3, 0)], 1), (17, [(2, -1), (3, 0), (2, 1)], 0), (93, [(2, -1)], 2),
    (59, [(2, 1), (3, 0)], 1), (70, [(2, 1), (3, 0), (2, -1)], 0), (28, [(2, 1)], 1),
])  # fmt: skip
def test_as_many_terrain_tiles_as_possible_have_to_be_placed(
    tile: int, taken: list[tuple[int, int]], placed: int
) -> None:
    """Whatever the player decides, it is that number."""
    state = extending([tile], *(("land", cell, P2) for cell in taken), money=[30])
    placing = (f"play:{key(tile)}", "district", at(2, 0))
    for rest in plans(state, P1, *placing):
        done = act(state.copy(), *placing, *rest)
        assert len(done.tiles) == len(state.tiles) + 1 + placed
        assert done.terrain == state.terrain - placed


@pytest.mark.clause("CTY-7.14")
def test_terrain_touches_the_new_district_itself() -> None:
    state = extending([93], money=[11])  # two water symbols
    placing = ("play:island_villas", "district", at(2, 0))
    cells = set()
    for rest in plans(state, P1, *placing):
        done = act(state.copy(), *placing, *rest)
        city = done.view(None)["city"]
        cells |= {(s["x"], s["y"]) for s in city if s["tile"] == "water"}
    assert cells == {(2, -1), (3, 0), (2, 1)}


@pytest.mark.clause("CTY-7.15")
def test_with_one_tile_in_stock_the_player_chooses_land_or_water_and_where() -> None:
    state = extending([70], money=[6], terrain=1)
    placing = ("play:container_port", "district", at(2, 0))
    assert plans(state, P1, *placing) == [
        (move,) for move in ("land:n", "land:e", "land:s", "water:n", "water:e", "water:s")
    ]


@pytest.mark.clause("CTY-7.15")
def test_with_two_cells_for_land_and_water_both_are_placed() -> None:
    state = extending([70], (2, (2, -1), P2), money=[6])
    placing = ("play:container_port", "district", at(2, 0))
    laid_out = set()
    for rest in plans(state, P1, *placing):
        done = act(state.copy(), *placing, *rest)
        laid_out.add((tile_at(done, 3, 0), tile_at(done, 2, 1)))
    assert laid_out == {("land", "water"), ("water", "land")}


@pytest.mark.clause("CTY-7.16")
def test_terrain_can_be_built_beside_but_not_on() -> None:
    state = extending([2], ("land", (2, 0), P2), ("water", (0, 2)), money=[9])
    cells = choices(state, P1, "play:terraced_houses", "district")
    assert {at(3, 0), at(2, -1), at(0, 3), at(-1, 2)} <= {*cells}
    named = {GAME.parse(state, each) for each in cells}
    assert {GAME.notation(state, move) for move in named}.isdisjoint({at(2, 0), at(0, 2)})


@pytest.mark.clause("CTY-7.17")
@pytest.mark.parametrize(("tile", "table"), [
    (89, [(0, 0), (4, 1), (8, 3), (12, 5)]), (90, [(0, 0), (6, 2), (12, 4), (18, 7)]),
])  # fmt: skip
def test_points_are_bought_once_with_money_left_after_the_cost(
    tile: int, table: list[tuple[int, int]]
) -> None:
    cost, own = GAME.kit.cost[tile], GAME.kit.points[tile]
    placing = (f"play:{key(tile)}", "district", at(2, 0))
    for money in range(cost, cost + 20):
        state = extending([tile], money=[money])
        payable = [row for row in table if row[0] <= money - cost]
        answers = plans(state, P1, *placing)
        results = {
            (done.money[P1], points(done, P1))
            for done in (act(state.copy(), *placing, *rest) for rest in answers)
        }
        assert results == {(money - cost - pay, own + vp) for pay, vp in payable}
        assert len(answers) == len(payable)


@pytest.mark.clause("CTY-7.17")
def test_exactly_two_tiles_of_round_three_sell_points() -> None:
    assert [tile for tile, rows in enumerate(GAME.kit.sells) if rows] == [89, 90]
    assert GAME.kit.round[89] == GAME.kit.round[90] == 3


COUNTING = [
    (114, "red_plant", 3), (115, "blue_plant", 3), (116, "entertainment", 1),
    (117, "industrial", 1), (118, "shopping", 1),
]  # fmt: skip


@pytest.mark.clause("CTY-7.18", "CTY-7.19")
@pytest.mark.parametrize(("tile", "kind", "each"), COUNTING)
def test_own_tiles_of_a_kind_are_counted(tile: int, kind: str, each: int) -> None:
    """P1 has 2 red plants, 1 blue, 3 entertainment, 2 industrial and 4 shopping; P2 one each."""
    own = ["red_1_a", "red_2_b", "blue_1_b", 18, 20, 48, 10, 12, 22, 23, 24, 51, 2, 28]
    foreign = ["red_3_a", "blue_2_b", 21, 13, 25]
    city = [(each, (2 + place, 0), P1) for place, each in enumerate(own)]
    city += [(each, (2 + place, 1), P2) for place, each in enumerate(foreign)]
    number = {"red_plant": 2, "blue_plant": 1, "entertainment": 3, "industrial": 2, "shopping": 4}
    state = extending([tile], *city, money=[30])
    act(state, f"play:{key(tile)}", "district", at(-1, 0))
    assert points(state, P1) == GAME.kit.points[tile] + each * number[kind]


@pytest.mark.clause("CTY-7.18")
def test_exactly_five_tiles_of_round_four_count() -> None:
    counting = [tile for tile, counts in enumerate(GAME.kit.counts) if counts]
    assert counting == [tile for tile, *_ in COUNTING]
    assert {GAME.kit.round[tile] for tile in counting} == {4}


@pytest.mark.clause("CTY-7.19")
def test_empty_plants_and_tiles_of_this_round_count_too() -> None:
    state = extending([114, 117], ("red_1_b", (2, 0), P1, 0), (98, (3, 0)), money=[60])
    act(state, "play:solar_forum", "district", at(2, 1))
    assert points(state, P1) == 3
    state = extending([117], (98, (3, 0)), (10, (2, 0)), money=[60])
    act(state, "play:industrial_monument", "district", at(2, 1))
    assert points(state, P1) == 3 + 2


@pytest.mark.clause("CTY-7.20")
def test_a_tile_that_counts_is_a_landmark_and_never_counts_itself() -> None:
    kinds = {GAME.kit.districts[tile - 1].type for tile, *_ in COUNTING}
    assert kinds == {"landmark"}
    for tile, *_ in COUNTING:
        state = act(extending([tile], money=[30]), f"play:{key(tile)}", "district", at(2, 0))
        assert points(state, P1) == GAME.kit.points[tile]


@pytest.mark.clause("CTY-7.21")
@pytest.mark.parametrize("tile", [1, 2, 39, 61, 109])
def test_some_tiles_do_nothing_at_once(tile: int) -> None:
    state = extending([tile], money=[30])
    events = listen(state)
    act(state, f"play:{key(tile)}", "district", at(2, 0))
    assert [event.kind for event in events] == ["district_built"]


@pytest.mark.clause("CTY-7.21")
def test_some_tiles_have_more_than_one_effect() -> None:
    state = act(
        extending([17], money=[3]), "play:city_park", "district", at(2, 0), "land:n", "land:e"
    )
    assert (points(state, P1), state.terrain) == (1, 34)


# -- selling ----------------------------------------------------------------------------------


@pytest.mark.clause("CTY-7.22")
@pytest.mark.parametrize("tile", [2, 57, 90, 119])
def test_every_tile_sells_for_five(tile: int) -> None:
    state = act(extending([tile], money=[1]), f"play:{key(tile)}", "sell")
    assert state.money[P1] == 6
    assert tile not in state.kept[P1]
    assert tile not in state.tiles
