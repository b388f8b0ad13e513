"""The worked examples EX-01 to EX-21: set-up, turn order, draft, extending the city."""

import pytest

from rathaus.core.errors import IllegalMove
from rathaus.games.city_tycoon.components.box import BLUE, RED, YELLOW
from tests.games.city_tycoon.scenes import (
    GAME,
    NOBODY,
    P1,
    P2,
    P3,
    P4,
    P5,
    act,
    at,
    choices,
    cubes_on,
    drafting,
    extending,
    go,
    key,
    laid,
    listen,
    new_game,
    offers,
    open_cells,
    options,
    owner_of,
    plans,
    play,
    points,
    supplying,
    tile_at,
)

BESIDE_START = {(0, -1), (1, -1), (2, 0), (2, 1), (0, 2), (1, 2), (-1, 0), (-1, 1)}


# -- set-up, turn order, draft ----------------------------------------------------------------


@pytest.mark.example("CTY EX-01")
@pytest.mark.clause("CTY-3.3", "CTY-3.6", "CTY-3.8", "CTY-3.9")
def test_set_up_with_three_players() -> None:
    state = new_game(3, order=[P2, P3, P1])
    assert state.money == [24, 20, 22]
    assert (cubes_on(state, 0, 0), cubes_on(state, 1, 1)) == (3, 3)
    assert state.supply == [27, 22, 25]
    assert tile_at(state, 0, -1) == tile_at(state, 1, -1) == "water"
    assert state.terrain == 34


@pytest.mark.example("CTY EX-02")
@pytest.mark.clause("CTY-5.2", "CTY-5.3")
def test_the_poorest_becomes_first() -> None:
    state = laid(players=5, money=[18, 17, 22, 22, 14])
    state.stack = [("round", 2)]
    assert go(state).order == [P5, P2, P1, P3, P4]


@pytest.mark.example("CTY EX-03")
@pytest.mark.clause("CTY-3.7", "CTY-3.8", "CTY-3.9", "CTY-3.10", "CTY-7.4")
def test_set_up_with_two_players_and_first_cells() -> None:
    state = new_game(2, order=[P1, P2])
    for water in ((0, -1), (1, -1), (-1, 0), (-1, 1)):
        assert tile_at(state, *water) == "water"
    assert state.terrain == 32
    assert state.money == [20, 22]
    assert (cubes_on(state, 0, 0), cubes_on(state, 1, 1)) == (2, 2)
    beside_start = {(2, 0), (2, 1), (0, 2), (1, 2)}
    beside_water = {(0, -2), (1, -2), (-1, -1), (2, -1), (-2, 0), (-2, 1), (-1, 2)}
    assert open_cells(state) == beside_start | beside_water
    assert len(open_cells(state)) == 11
    state = go(extending([2], players=2, money=[20]))
    play(state, P1, "play:terraced_houses", "district")
    assert {*options(state, P1)} == {at(*each) for each in beside_start | beside_water}


@pytest.mark.example("CTY EX-04")
@pytest.mark.clause("CTY-3.7", "CTY-3.8", "CTY-3.9", "CTY-3.10", "CTY-7.4")
def test_first_cells_with_three_and_four_players() -> None:
    three = {(2, 0), (2, 1), (0, 2), (1, 2), (-1, 0), (-1, 1)}
    beside_water = {(0, -2), (1, -2), (-1, -1), (2, -1)}
    assert open_cells(new_game(3)) == three | beside_water
    assert len(open_cells(new_game(3))) == 10
    assert open_cells(new_game(4)) == open_cells(new_game(5)) == BESIDE_START


@pytest.mark.example("CTY EX-05")
@pytest.mark.clause("CTY-5.3")
def test_a_triple_tie_keeps_its_order() -> None:
    state = laid(order=[P3, P1, P4, P2], money=[17, 17, 25, 17])
    state.stack = [("round", 3)]
    assert go(state).order == [P1, P4, P2, P3]


def origins(players: int) -> list[str]:
    """From which set each choice of a player comes; A is dealt to the first."""
    sets = [range(1 + 6 * seat, 7 + 6 * seat) for seat in range(players)]
    state = drafting(*sets)
    events = listen(state)
    while state.turn() and state.stack[-1][0] == "draft":
        seat = state.turn()[0]
        play(state, seat, options(state, seat)[0])
    kept = [event for event in events if event.kind == "tile_kept"]
    names = "ABCDE"
    return [
        "".join(names[(event.data["tile"] - 1) // 6] for event in kept if event.seat == seat)
        for seat in range(players)
    ]


@pytest.mark.example("CTY EX-06")
@pytest.mark.clause("CTY-6.2", "CTY-6.3")
def test_sets_go_round_three_players() -> None:
    assert origins(3) == ["ACBACB", "BACBAC", "CBACBA"]


@pytest.mark.example("CTY EX-07")
@pytest.mark.clause("CTY-6.4")
def test_two_players_change_their_sets() -> None:
    assert origins(2) == ["ABABAB", "BABABA"]


# -- phase III --------------------------------------------------------------------------------


@pytest.mark.example("CTY EX-08")
@pytest.mark.clause("CTY-7.4", "CTY-7.12", "CTY-7.14")
def test_land_is_placed_beside_the_new_district() -> None:
    state = extending([17], (2, (2, 1), P2), money=[20])
    placing = ("play:city_park", "district", at(2, 0))
    assert plans(state, P1, *placing) == [("land:n", "land:e")]  # (3, 1) is no side of it
    act(state, *placing, "land:n", "land:e")
    assert (state.money[P1], points(state, P1), state.terrain) == (17, 1, 34)
    for cell in ((2, -1), (3, 0)):
        assert (tile_at(state, *cell), owner_of(state, *cell)) == ("land", P1)
    assert tile_at(state, 3, 1) is None


@pytest.mark.example("CTY EX-09")
@pytest.mark.clause("CTY-7.13", "CTY-7.15")
def test_with_one_free_neighbour_the_player_chooses_land_or_water() -> None:
    state = extending([70], (2, (3, 0), P2), (3, (2, -1), P2), money=[10])
    placing = ("play:container_port", "district", at(2, 0))
    assert choices(state, P1, *placing) == ["land:s", "water:s"]  # none is not on offer
    act(state, *placing, "water:s")
    assert (state.money[P1], state.terrain) == (4, 35)
    assert (tile_at(state, 2, 1), owner_of(state, 2, 1)) == ("water", NOBODY)
    assert "land" not in [tile_at(state, x, y) for x in range(-1, 5) for y in range(-3, 4)]


@pytest.mark.example("CTY EX-10")
@pytest.mark.clause("CTY-7.13")
def test_without_a_free_neighbour_no_land_is_placed() -> None:
    city = ((2, (3, 0), P2), (3, (2, -1), P2), (4, (2, 1), P3))
    state = act(extending([28], *city, money=[10]), "play:city_gate", "district", at(2, 0))
    assert (state.money[P1], points(state, P1), state.terrain) == (7, 2, 36)
    assert len(state.tiles) == 4 + len(city) + 1


@pytest.mark.example("CTY EX-11")
@pytest.mark.clause("CTY-7.15")
def test_with_one_terrain_tile_left_one_is_placed() -> None:
    state = extending([43], money=[10], terrain=1)
    placing = ("play:freight_yard", "district", at(2, 0))
    assert choices(state, P1, *placing) == ["land:n", "land:e", "land:s"]
    assert choices(state, P1, *placing, "land:e") == []
    act(state, *placing, "land:e")
    assert (state.terrain, state.money[P1], tile_at(state, 3, 0)) == (0, 6, "land")


@pytest.mark.example("CTY EX-12")
@pytest.mark.clause("CTY-3.10", "CTY-7.4", "CTY-8.22", "CTY-11.7")
def test_a_district_on_the_far_side_of_water_lives_on_yellow_cubes() -> None:
    state = extending([8], players=2, money=[20], yellow=[1])
    act(state, "play:brick_row", "district", at(0, -2))
    assert state.money[P1] == 13
    state = supplying((8, (0, -2)), players=2, money=[13], yellow=[1])
    assert offers(state, 8, 1) == set()
    assert offers(state, 8, 2) == {"free"}
    act(state, "supply:brick_row", "demand:2")
    assert (state.money[P1], points(state, P1), state.yellow[P1]) == (13, 2, 0)


@pytest.mark.example("CTY EX-13")
@pytest.mark.clause("CTY-7.2", "CTY-7.5", "CTY-7.8", "CTY-7.22")
def test_too_poor_to_build() -> None:
    def last_tile() -> object:
        return extending([16], tiles=1, money=[3])

    assert choices(last_tile(), P1, "play:metal_workshop") == ["hydro", "sell"]
    state = act(last_tile(), "play:metal_workshop", "hydro", at(2, 0))
    assert (state.money[P1], tile_at(state, 2, 0), cubes_on(state, 2, 0)) == (0, "blue_1_b", 2)
    assert act(last_tile(), "play:metal_workshop", "sell").money[P1] == 8
    asked = go(last_tile())
    for move in ("district", "solar", "steam", "wind"):
        with pytest.raises(IllegalMove, match="you have 3 €"):
            asked.play(P1, GAME.parse(asked, move))


@pytest.mark.example("CTY EX-14")
@pytest.mark.clause("CTY-7.9")
@pytest.mark.parametrize(("use", "plant", "money", "later"), [
    ("wind", "blue_2_a", 21, 2), ("hydro", "blue_2_b", 26, 0),
])  # fmt: skip
def test_the_two_sides_of_blue_two(use: str, plant: str, money: int, later: int) -> None:
    state = extending([3], money=[30], stacks=[1, 2])
    act(state, "play:courtyard_flats", use, at(2, 0))
    assert (state.money[P1], tile_at(state, 2, 0), cubes_on(state, 2, 0)) == (money, plant, 2)
    emptied = supplying((plant, (2, 0), P1, 0), round=1)
    emptied.stack = [("clean_up",)]
    assert cubes_on(go(emptied), 2, 0) == later


@pytest.mark.example("CTY EX-15")
@pytest.mark.clause("CTY-3.4", "CTY-7.8", "CTY-7.9")
@pytest.mark.parametrize(("use", "plant", "cost", "cubes"), [
    ("wind", "blue_4_a", 13, 3), ("hydro", "blue_4_b", 8, 4),
])  # fmt: skip
def test_the_stacks_offer_their_top_plant(use: str, plant: str, cost: int, cubes: int) -> None:
    state = extending([119], money=[13], stacks=[7, 4])
    assert choices(state, P1, "play:triumphal_arch") == ["wind", "hydro", "sell"]
    act(state, "play:triumphal_arch", use, at(2, 0))
    assert (state.money[P1], tile_at(state, 2, 0)) == (13 - cost, plant)
    assert cubes_on(state, 2, 0) == cubes
    poor = extending([119], money=[7], stacks=[7, 4])
    assert choices(poor, P1, "play:triumphal_arch") == ["sell"]


@pytest.mark.example("CTY EX-16")
@pytest.mark.clause("CTY-7.17")
@pytest.mark.parametrize(("row", "money", "vp"), [
    ("buy:row_2", 4, 5), ("buy:nothing", 16, 1), ("buy:row_1", 10, 3),
])  # fmt: skip
def test_buying_points(row: str, money: int, vp: int) -> None:
    state = extending([90], money=[20])
    placing = ("play:new_city_hall", "district", at(2, 0))
    assert choices(state, P1, *placing) == ["buy:nothing", "buy:row_1", "buy:row_2"]
    act(state, *placing, row)
    assert (state.money[P1], points(state, P1)) == (money, vp)


@pytest.mark.example("CTY EX-17")
@pytest.mark.clause("CTY-7.18", "CTY-7.19")
def test_points_for_red_plants() -> None:
    city = (
        ("red_1_a", (2, 0)), ("red_2_b", (3, 0), P1, 0), ("blue_1_b", (4, 0)),
        ("red_3_a", (5, 0), P2),
    )  # fmt: skip
    state = act(extending([114], *city, money=[30]), "play:solar_forum", "district", at(2, 1))
    assert (points(state, P1), state.money[P1]) == (6, 15)


@pytest.mark.example("CTY EX-18")
@pytest.mark.clause("CTY-7.18")
def test_points_for_shopping_districts() -> None:
    own = [(tile, (2 + place, 0)) for place, tile in enumerate((22, 23, 51, 83, 20))]
    state = extending([118], *own, (24, (2, 1), P2), money=[30])
    act(state, "play:merchants_exchange", "district", at(3, 1))
    assert (points(state, P1), state.money[P1]) == (3 + 4, 19)


@pytest.mark.example("CTY EX-19")
@pytest.mark.clause("CTY-7.19")
@pytest.mark.parametrize(("first", "second", "vp"), [(116, 105, 5), (105, 116, 6)])
def test_only_tiles_placed_before_are_counted(first: int, second: int, vp: int) -> None:
    state = go(extending([105, 116], (18, (2, 0)), (50, (2, 1)), money=[60], tiles=3))
    play(state, P1, f"play:{key(first)}", "district", at(3, 0))
    for seat in (P2, P3, P4):
        play(state, seat, options(state, seat)[0], "sell")
    play(state, P1, f"play:{key(second)}", "district", at(3, 1))
    assert points(state, P1) == vp


@pytest.mark.example("CTY EX-20")
@pytest.mark.clause("CTY-7.11", "CTY-11.3")
def test_yellow_cubes_that_are_short_are_lost() -> None:
    state = extending([73], money=[30], goods_left=1)
    act(state, "play:logistics_hub", "district", at(2, 0))
    assert (state.money[P1], state.yellow[P1], state.supply[YELLOW]) == (21, 1, 0)
    assert state.supply[RED] + cubes_on(state, 0, 0) == 30
    assert state.supply[BLUE] + cubes_on(state, 1, 1) == 25


@pytest.mark.example("CTY EX-21")
@pytest.mark.clause("CTY-4.5", "CTY-7.22")
def test_a_sale_shows_money_but_no_tile() -> None:
    state = go(extending([118, 119]))
    before = state.view(P2)
    other = play(state.copy(), P1, "play:merchants_exchange", "sell")
    events = listen(state)
    play(state, P1, "play:triumphal_arch", "sell")
    after = state.view(P2)
    assert (before["seats"][P1]["money"], after["seats"][P1]["money"]) == (0, 5)
    assert before["seats"][P1]["tiles_left"] - after["seats"][P1]["tiles_left"] == 1
    assert after == other.view(P2)  # as if it had been the other tile
    public = [(event.kind, event.data) for event in events if event.audience is None]
    assert public == [("tile_sold", {"money": 5})]
