"""Sections 9 to 11: clean-up, the end of the game, limits and edge cases."""

from typing import Any

import pytest

from rathaus.games.city_tycoon.components.kit import LAND, WATER
from rathaus.games.city_tycoon.components.kit import TILES as TILE_KEYS
from rathaus.games.city_tycoon.components.plants import PLANTS
from tests.games.city_tycoon.scenes import (
    GAME,
    P1,
    P2,
    P3,
    act,
    at,
    box,
    choices,
    cubes_on,
    extending,
    go,
    is_over,
    key,
    laid,
    listen,
    offers,
    open_cells,
    options,
    play,
    points,
    random_game,
    supplying,
    tiles_to_supply,
)

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])


# -- clean-up ---------------------------------------------------------------------------------


@pytest.mark.clause("CTY-9.1")
def test_used_cubes_return_and_others_stay_on_their_plants() -> None:
    state = supplying(
        (31, (2, 0)), ("red_1_b", (3, 0), P1, 2), (22, (0, 2), P2), yellow=[0, 1], money=[9]
    )
    before = list(state.supply)
    act(state, "supply:apartment_block", "from:red_1", "from:start", "from:start")
    act(state, "supply:weekly_market")
    assert state.supply == before
    state.stack = [("clean_up",)]
    go(state)
    assert state.supply == [
        before[0] + 1,
        before[1],
        before[2] + 1,
    ]  # the start tile took 1 red, 1 blue
    assert cubes_on(state, 3, 0) == 1
    assert [site["supplied"] for site in state.view(None)["city"]] == [0] * len(state.tiles)


@pytest.mark.clause("CTY-9.2")
@pytest.mark.parametrize("plant", [plant.key for plant in PLANTS])
def test_exactly_the_refilling_sides_are_filled_up(plant: str) -> None:
    for left in (0, 1):
        state = laid((plant, (2, 0), P1, left), start=(1, 0))
        state.stack = [("clean_up",)]
        go(state)
        printed = next(each.cubes for each in PLANTS if each.key == plant)
        assert cubes_on(state, 2, 0) == (printed if plant.endswith("_a") else left)
        assert (cubes_on(state, 0, 0), cubes_on(state, 1, 1)) == (4, 4)


@pytest.mark.clause("CTY-9.2")
@EVERY_COUNT
def test_the_start_tile_is_filled_up_to_the_number_of_players(players: int) -> None:
    state = laid(players=players, start=(0, 1))
    state.stack = [("clean_up",)]
    go(state)
    assert (cubes_on(state, 0, 0), cubes_on(state, 1, 1)) == (players, players)
    assert state.supply == [30 - players, 25 - players, 25]


@pytest.mark.clause("CTY-9.3")
def test_yellow_cubes_stay_and_tiles_can_be_supplied_again() -> None:
    state = supplying((2, (2, 0)), money=[9], yellow=[3])
    act(state, "supply:terraced_houses")
    state.stack = [("clean_up",)]
    go(state)
    assert (state.round, state.yellow[P1]) == (2, 3)
    state.stack = [("supply", state.order.index(P1))]
    assert tiles_to_supply(state) == [2]


@pytest.mark.clause("CTY-9.4", "CTY-10.1")
def test_after_round_four_there_is_no_clean_up() -> None:
    state = go(supplying((108, (2, 0)), money=[15], start=(2, 4)))
    events = listen(state)
    play(state, P1, "supply:luxury_mile")
    assert is_over(state)
    assert cubes_on(state, 0, 0) == 0
    kinds = [event.kind for event in events]
    assert "city_cleaned" not in kinds
    assert kinds[-1] == "game_ended"


# -- the end ----------------------------------------------------------------------------------


def ended(money: list[int], vp: list[int], **given: Any) -> Any:
    state = laid(players=len(money), money=money, vp=vp, round=4, **given)
    state.stack = [("finish",)]
    return go(state)


@pytest.mark.clause("CTY-10.1")
@pytest.mark.parametrize(("money", "vp", "left"), [(0, 0, 0), (9, 0, 9), (10, 1, 0), (47, 4, 7)])
def test_every_full_ten_euro_are_a_point(money: int, vp: int, left: int) -> None:
    state = ended([money, 0], [5, 5])
    assert (points(state, P1), state.money[P1]) == (5 + vp, left)
    assert state.result()[P1]["money"] == vp
    assert state.result()[P1]["money_left"] == left


@pytest.mark.clause("CTY-10.1")
def test_before_the_end_scores_count_the_money_as_if_it_were_changed_now() -> None:
    state = laid(money=[25], vp=[3])
    assert state.scores() == [5, 0, 0, 0]
    assert points(state, P1) == 3


@pytest.mark.clause("CTY-10.2")
def test_cubes_score_nothing() -> None:
    city = (("red_6_b", (2, 0)), ("blue_6_b", (2, 1)))
    state = ended([0, 0], [4, 4], yellow=[20])
    assert state.scores() == [4, 4]
    with_plants = laid(*city, money=[0], vp=[4], round=4)
    with_plants.stack = [("finish",)]
    assert go(with_plants).scores() == [4, 0, 0, 0]


@pytest.mark.clause("CTY-10.3", "CTY-10.4")
@pytest.mark.parametrize(("money", "vp", "ranks"), [
    ([0, 0, 0], [5, 9, 7], [3, 1, 2]),
    ([3, 8, 8], [9, 9, 9], [3, 1, 1]),
    ([10, 0, 9], [8, 9, 9], [2, 2, 1]),
    ([19, 9, 0], [8, 9, 20], [2, 2, 1]),
    ([0, 0, 5], [4, 4, 4], [2, 2, 1]),
])  # fmt: skip
def test_ties_go_to_the_money_left(money: list[int], vp: list[int], ranks: list[int]) -> None:
    assert ended(money, vp).ranks() == ranks


# -- limits -----------------------------------------------------------------------------------


@pytest.mark.clause("CTY-11.1")
def test_energy_cubes_suffice_for_all_plants() -> None:
    for colour, cubes in (("red", 30), ("blue", 25)):
        larger = [
            max(each.cubes for each in PLANTS if (each.colour, each.number) == (colour, number))
            for number in range(1, 7)
        ]
        assert 5 + sum(larger) == cubes
    city = [
        (f"{colour}_{n}_b", (1 + n, y), P1)
        for y, colour in ((0, "red"), (1, "blue"))
        for n in range(1, 7)
    ]
    assert laid(*city, players=5).supply == [0, 0, 25]


@pytest.mark.clause("CTY-11.1")
@EVERY_COUNT
def test_every_new_plant_gets_all_its_cubes(players: int) -> None:
    for state in random_game(players, 120 + players):
        assert min(state.supply) >= 0
        if state.stack and state.stack[-1][0] == "draft":
            for tile, cubes in zip(state.tiles, state.cubes, strict=True):
                if GAME.kit.refills[tile]:
                    assert cubes == GAME.kit.cubes[tile]


BIG_PLANTS = """
[plant_cubes]
red_1_a = 10
red_2_a = 10
red_3_a = 10
"""


@pytest.mark.clause("CTY-11.2")
def test_a_new_plant_gets_what_is_left() -> None:
    game = box(BIG_PLANTS)
    city = (("red_1_a", (3, 0), P2), ("red_2_a", (4, 0), P2))
    state = extending([2], *city, money=[30], game=game)
    assert state.supply[0] == 6
    act(state, "play:terraced_houses", "solar", at(2, 0))
    assert (cubes_on(state, 2, 0), state.supply[0]) == (6, 0)


@pytest.mark.clause("CTY-11.2")
def test_a_short_refill_serves_the_start_tile_and_then_the_oldest_plants() -> None:
    game = box(BIG_PLANTS)
    city = (("red_2_a", (3, 0), P2, 0), ("red_1_a", (2, 0), P1, 0), ("red_3_a", (4, 0), P3, 10))
    state = laid(*city, game=game, start=(0, 4))
    assert state.supply[0] == 20
    state.stack = [("clean_up",)]
    go(state)
    assert cubes_on(state, 0, 0) == 4
    assert (cubes_on(state, 3, 0), cubes_on(state, 2, 0), cubes_on(state, 4, 0)) == (10, 6, 10)


@pytest.mark.clause("CTY-11.3")
@pytest.mark.parametrize("left", [0, 1])
def test_a_shortage_of_yellow_cubes_forbids_nothing(left: int) -> None:
    state = extending([101], money=[20], goods_left=left)  # 2 yellow
    act(state, "play:cargo_airport", "district", at(2, 0))
    assert (state.yellow[P1], state.supply[2]) == (left, 0)
    state = supplying((72, (2, 0)), money=[9], goods_left=left)  # R2 > Y2 M10
    act(state, "supply:engineering_works")
    assert (state.yellow[P1], state.supply[2], state.money[P1]) == (left, 0, 15)


@pytest.mark.clause("CTY-11.4")
def test_without_terrain_tiles_their_symbols_do_nothing() -> None:
    state = extending([17], money=[3], terrain=0)
    act(state, "play:city_park", "district", at(2, 0))
    assert (state.terrain, len(state.tiles), points(state, P1)) == (0, 5, 1)


@pytest.mark.clause("CTY-11.4")
def test_there_are_as_many_terrain_symbols_as_tiles() -> None:
    assert sum(GAME.kit.land) + sum(GAME.kit.water) == 36


@pytest.mark.clause("CTY-11.5")
@EVERY_COUNT
def test_money_never_becomes_negative_and_everybody_plays_to_the_end(players: int) -> None:
    actions = [0] * players
    for state in random_game(players, 130 + players):
        assert min(state.money) >= 0
        if state.stack and state.stack[-1][0] == "extend":
            actions = [len(kept) for kept in state.kept]
            assert max(actions) - min(actions) <= 1


@pytest.mark.clause("CTY-11.5")
def test_a_player_without_money_and_plants_can_sell_and_supply() -> None:
    state = extending([2, 119])
    assert choices(state, P1, "play:terraced_houses") == ["sell"]
    city = ((22, (2, 0)), (2, (2, 1)), ("red_1_a", (3, 1)))
    assert tiles_to_supply(supplying(*city, yellow=[1])) == [2, 22]


@pytest.mark.clause("CTY-11.6")
@EVERY_COUNT
def test_there_is_always_a_free_cell(players: int) -> None:
    for state in random_game(players, 140 + players):
        assert open_cells(state)
    enclosed = laid(*(("water", (x, y)) for x in range(-1, 3) for y in (-1, 2)))
    assert open_cells(enclosed)


@pytest.mark.clause("CTY-11.7")
def test_a_later_tile_joins_what_was_cut_off() -> None:
    city = (("water", (2, 0)), ("red_1_a", (3, 0), P2), (2, (4, 0)))
    assert offers(supplying(*city, money=[9]), 2) == {"red_1: P2 2"}
    bridge = (("land", (2, -1)), ("land", (3, -1)), ("land", (1, -1)))
    joined = supplying(*city, *bridge, money=[9])
    assert offers(joined, 2) == {"red_1: P2 2", "start: bank 2, P2 2"}


def test_terrain_is_land_or_water() -> None:
    assert (TILE_KEYS.key(LAND), TILE_KEYS.key(WATER)) == ("land", "water")
    state = go(extending([28], money=[9]))
    play(state, P1, f"play:{key(28)}", "district", at(2, 0))
    assert options(state, P1) == ["land:n", "land:e", "land:s"]
