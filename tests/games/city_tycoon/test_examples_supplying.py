"""The worked examples EX-22 to EX-45: transport and costs, clean-up, the end, a whole round."""

from typing import Any

import pytest

from rathaus.games.city_tycoon.components.box import RED, YELLOW
from tests.games.city_tycoon.scenes import (
    P1,
    P2,
    P3,
    act,
    at,
    choices,
    cubes_on,
    extending,
    go,
    is_over,
    laid,
    listen,
    offers,
    options,
    play,
    points,
    saved,
    supplying,
    tiles_to_supply,
)

# -- transport and costs ----------------------------------------------------------------------


@pytest.mark.example("CTY EX-22")
@pytest.mark.clause("CTY-8.11", "CTY-8.12", "CTY-8.13", "CTY-8.14", "CTY-8.24", "CTY-8.25")
def test_start_tile_and_a_foreign_district() -> None:
    state = supplying((20, (2, 0), P2), (23, (3, 0)), money=[10, 5])
    assert offers(state, 23) == {"start start: bank 4, P2 4"}
    act(state, "supply:market_hall")
    assert (state.money[P1], points(state, P1), state.yellow[P1]) == (2, 2, 1)
    assert (state.money[P2], points(state, P2)) == (9, 0)
    assert cubes_on(state, 0, 0) == 2


def across_foreign_land() -> Any:
    city = (("red_1_a", (0, 2)), ("land", (1, 2), P2), (31, (1, 3)))
    return supplying(*city, money=[9, 5], yellow=[1])


@pytest.mark.example("CTY EX-23")
@pytest.mark.clause("CTY-8.11", "CTY-8.12", "CTY-8.13", "CTY-8.14")
def test_own_plant_across_foreign_land() -> None:
    state = across_foreign_land()
    assert offers(state, 31) == {"red_1 red_1 start: bank 2, P2 6"}
    act(state, "supply:apartment_block", "demand:1")
    assert state.money[:2] == [13, 11]
    assert (cubes_on(state, 0, 2), cubes_on(state, 1, 1)) == (0, 3)
    richer = across_foreign_land()
    richer.money[P1] = 10
    assert "red_1 start start: bank 4, P2 6" in offers(richer, 31)


@pytest.mark.example("CTY EX-24")
@pytest.mark.clause("CTY-8.3", "CTY-8.22")
def test_the_same_tile_with_a_yellow_cube() -> None:
    state = across_foreign_land()
    assert offers(state, 31, 2) == {"free"}
    act(state, "supply:apartment_block", "demand:2")
    assert (state.money[P1], points(state, P1), state.yellow[P1]) == (9, 2, 0)
    state.stack = [("supply", 0)]
    assert tiles_to_supply(state) == []


@pytest.mark.example("CTY EX-25")
@pytest.mark.clause("CTY-8.11", "CTY-8.12")
def test_own_plant_next_door() -> None:
    state = supplying((4, (2, 0)), ("red_1_b", (3, 0)))
    assert offers(state, 4) == {"red_1 red_1: free"}
    act(state, "supply:old_town_lane")
    assert (state.money[P1], cubes_on(state, 3, 0)) == (10, 1)


@pytest.mark.example("CTY EX-26")
@pytest.mark.clause("CTY-8.12", "CTY-8.15")
def test_two_foreign_tiles_in_a_row() -> None:
    state = supplying((2, (2, 0), P2), (3, (3, 0), P3), (18, (4, 0)), money=[9])
    assert offers(state, 18) == {"start: bank 2, P2 2, P3 2"}
    act(state, "supply:beer_garden")
    assert (state.money, points(state, P1)) == ([4, 2, 2, 0], 1)


@pytest.mark.example("CTY EX-27")
@pytest.mark.clause("CTY-8.13")
def test_the_start_tile_is_one_tile() -> None:
    state = supplying((2, (2, 1)), (3, (1, -1), P2), (15, (1, -2)), money=[20])
    assert offers(state, 2) == {"start: bank 2"}
    assert offers(state, 15) == {"start start: bank 4, P2 4"}


@pytest.mark.example("CTY EX-28")
@pytest.mark.clause("CTY-8.11", "CTY-8.13")
def test_through_the_start_tile() -> None:
    state = supplying(("blue_1_a", (-1, 0), P2), (18, (2, 1)), money=[6], start=(4, 0))
    assert offers(state, 18) == {"blue_1: bank 2, P2 2"}
    act(state, "supply:beer_garden")
    assert (state.money[:2], points(state, P1)) == ([3, 2], 1)


@pytest.mark.example("CTY EX-29")
@pytest.mark.clause("CTY-8.12")
def test_across_somebodys_plant() -> None:
    state = supplying(("blue_1_b", (2, 0), P3), (2, (3, 0)), money=[6])
    assert offers(state, 2) == {"start: bank 2, P3 2"}
    act(state, "supply:terraced_houses")
    assert state.money == [7, 0, 2, 0]
    assert cubes_on(state, 2, 0) == 2


@pytest.mark.example("CTY EX-30")
@pytest.mark.clause("CTY-8.8")
def test_water_forces_a_detour() -> None:
    city = (("water", (2, 0)), (3, (2, 1), P2), (12, (3, 1), P3), (2, (3, 0)))
    state = supplying(*city, money=[10])
    assert offers(state, 2) == {"start: bank 2, P2 2, P3 2"}
    assert act(state, "supply:terraced_houses").money[P1] == 9


@pytest.mark.example("CTY EX-31")
@pytest.mark.clause("CTY-8.12")
def test_own_tiles_are_free() -> None:
    city = (("red_1_a", (2, 0)), (3, (3, 0)), (2, (4, 0)), ("land", (4, -1), P2))
    state = supplying(*city)
    assert offers(state, 2) == {"red_1: free"}
    assert act(state, "supply:terraced_houses").money == [5, 0, 0, 0]


@pytest.mark.example("CTY EX-32")
@pytest.mark.clause("CTY-8.18", "CTY-8.19")
def test_a_dearer_vector_can_still_be_on_offer() -> None:
    city = (("red_1_a", (2, -1)), (2, (2, 1)), (3, (2, 0), P2), (12, (1, -1), P3))
    state = supplying(*city, money=[8], start=(0, 4))
    assert offers(state, 2) == {"red_1: P2 2", "red_1: bank 2, P3 2"}


@pytest.mark.example("CTY EX-33")
@pytest.mark.clause("CTY-8.20")
def test_two_cubes_two_ways() -> None:
    city = (
        (18, (2, 0), P2), (3, (3, 0), P2), ("red_1_b", (4, 0)), (12, (4, 1), P3), (4, (3, 1)),
    )  # fmt: skip
    state = supplying(*city, money=[10], start=(0, 4))
    assert offers(state, 4) == {
        "red_1 red_1: P2 4", "red_1 red_1: P2 2, P3 2", "red_1 red_1: P3 4",
    }  # fmt: skip


ALLOCATIONS = (
    ("red_3_a", (2, 0)), (16, (3, 0)), ("red_1_b", (2, 1), P2), (8, (3, 1), P2),
)  # fmt: skip


@pytest.mark.example("CTY EX-34")
@pytest.mark.clause("CTY-8.6", "CTY-8.18")
def test_source_allocations() -> None:
    assert offers(supplying(*ALLOCATIONS, money=[10]), 16) == {
        "red_3 red_3 red_3: free",
        "red_1 red_3 red_3: P2 2",
        "red_3 red_3 start: bank 2",
        "red_1 red_1 red_3: P2 4",
        "red_1 red_3 start: bank 2, P2 2",
        "red_3 start start: bank 4",
        "red_1 red_1 red_1: P2 6",
        "red_1 red_1 start: bank 2, P2 4",
        "red_1 start start: bank 4, P2 2",
        "start start start: bank 6",
    }


@pytest.mark.example("CTY EX-35")
@pytest.mark.clause("CTY-8.16")
def test_pay_first() -> None:
    city = ((2, (2, 0), P2), (32, (3, 0)))
    assert offers(supplying(*city, money=[7]), 32) == set()
    state = supplying(*city, money=[8])
    assert offers(state, 32) == {"start start: bank 4, P2 4"}
    assert act(state, "supply:founders_quarter").money[:2] == [11, 4]


@pytest.mark.example("CTY EX-36")
@pytest.mark.clause("CTY-8.17")
def test_ten_euro_on_top() -> None:
    assert offers(supplying((108, (2, 0)), money=[13]), 108) == set()
    state = supplying((108, (2, 0)), money=[14])
    assert offers(state, 108) == {"start start: bank 14"}
    act(state, "supply:luxury_mile")
    assert (state.money, points(state, P1)) == ([0, 0, 0, 0], 10)


def two_neighbours(order: list[int]) -> Any:
    city = ((36, (2, 0), P2), (2, (3, 0)))
    return supplying(*city, players=3, money=[5, 1], order=order)


@pytest.mark.example("CTY EX-37")
@pytest.mark.clause("CTY-8.1", "CTY-8.2", "CTY-8.15")
def test_tolls_help_the_next_player() -> None:
    state = play(go(two_neighbours([P1, P2, P3])), P1, "supply:terraced_houses")
    assert state.money[:2] == [6, 3]
    assert state.turn() == (P2,)
    assert offers(state, 36) == {"start: bank 2"}
    assert act(state, "supply:retirement_home").money[P2] == 7


@pytest.mark.example("CTY EX-37")
@pytest.mark.clause("CTY-8.1", "CTY-8.2", "CTY-8.15")
def test_tolls_do_not_help_after_a_pass() -> None:
    state = go(two_neighbours([P2, P1, P3]))
    assert state.passed == [0, 1, 0]
    assert state.turn() == (P1,)
    events = listen(state)
    play(state, P1, "supply:terraced_houses")
    assert state.round == 3  # nobody was asked again
    assert [event.seat for event in events if event.kind == "tile_supplied"] == [P1]
    assert state.money[:2] == [6, 3]


@pytest.mark.example("CTY EX-38")
@pytest.mark.clause("CTY-2.4", "CTY-8.25", "CTY-8.26")
def test_several_bonuses() -> None:
    city = ((1, (2, 1)), (27, (3, 1)), (17, (2, 0), P2), (49, (3, 2), P3))
    state = supplying(*city, money=[4])
    assert offers(state, 1) == {"start start: bank 4"}
    act(state, "supply:workers_estate")
    assert (state.money, points(state, P1)) == ([8, 0, 0, 0], 1)


@pytest.mark.example("CTY EX-39")
@pytest.mark.clause("CTY-11.3")
def test_yellow_income_short() -> None:
    state = supplying((41, (2, 0)), ("red_3_a", (3, 0)), goods_left=1)
    act(state, "supply:foundry")
    assert (state.money[P1], state.yellow[P1], state.supply[YELLOW]) == (9, 1, 0)


@pytest.mark.example("CTY EX-40")
@pytest.mark.clause("CTY-8.3")
def test_one_supply_per_tile_and_round() -> None:
    state = supplying((48, (2, 0)), money=[2], yellow=[1])
    act(state, "supply:roller_rink", "demand:1")
    assert (state.money[P1], points(state, P1)) == (2, 1)
    state.stack = [("supply", 0)]
    assert tiles_to_supply(state) == []
    state.stack = [("clean_up",)]
    go(state)
    state.stack = [("supply", state.order.index(P1))]
    assert choices(state, P1, "supply:roller_rink") == ["demand:1", "demand:2"]


@pytest.mark.example("CTY EX-41")
@pytest.mark.clause("CTY-8.1")
def test_turn_sequence() -> None:
    """A, C, D and E are tiles of P1, B is one of P3; P2 and P3 could supply more."""
    city = (
        (2, (2, 0)), (3, (2, 1)), (24, (-1, 0)), (18, (-1, 1)),
        (6, (0, 2), P2), (11, (1, 2), P3), (12, (1, -1), P3), (26, (0, -1)),
    )  # fmt: skip
    state = go(supplying(*city, players=5, order=[P1, P2, P3, 3, 4], money=[20, 20, 20]))
    events = listen(state)
    play(state, P1, "supply:terraced_houses")
    play(state, P2, "pass")
    play(state, P3, options(state, P3)[0])
    play(state, P1, "supply:courtyard_flats")
    play(state, P3, "pass")
    play(state, P1, "supply:corner_shop")
    play(state, P1, "supply:beer_garden")
    assert state.turn() == (P1,)
    assert state.round == 1
    play(state, P1, "pass")
    assert state.round == 2
    supplied = [event.seat for event in events if event.kind == "tile_supplied"]
    assert [supplied.count(seat) for seat in (P1, P2, P3)] == [4, 0, 1]


# -- phase V, end of the game -----------------------------------------------------------------


@pytest.mark.example("CTY EX-42")
@pytest.mark.clause("CTY-9.1", "CTY-9.2", "CTY-9.3")
def test_clean_up() -> None:
    state = supplying(*ALLOCATIONS, money=[10, 10], yellow=[1, 2], round=2)
    assert state.supply == [20, 21, 22]
    act(state, "supply:metal_workshop", "from:red_3", "from:red_3", "from:red_1")
    assert state.stack == [("supply", 1)]
    act(state, "supply:brick_row", "demand:2")
    assert (state.supply[RED], state.supply[YELLOW]) == (20, 21)
    assert (cubes_on(state, 2, 0), cubes_on(state, 2, 1)) == (1, 2)
    state.stack = [("clean_up",)]
    go(state)
    assert (cubes_on(state, 2, 0), cubes_on(state, 2, 1)) == (3, 2)
    assert (cubes_on(state, 0, 0), cubes_on(state, 1, 1)) == (4, 4)
    assert state.supply == [21, 21, 22]
    assert (state.money[P1], state.yellow[P1]) == (18, 2)
    assert (state.money[P2], points(state, P2), state.yellow[P2]) == (12, 2, 1)


def final(money: list[int], vp: list[int], yellow: list[int] | None = None) -> Any:
    state = laid(players=len(money), money=money, vp=vp, yellow=yellow or [], round=4)
    state.stack = [("finish",)]
    return go(state)


@pytest.mark.example("CTY EX-43")
@pytest.mark.clause("CTY-10.1", "CTY-10.2", "CTY-10.3")
def test_final_scoring_and_tie() -> None:
    state = final([23, 38, 4, 9], [51, 50, 53, 47], [0, 0, 3])
    assert is_over(state)
    assert state.scores() == [53, 53, 53, 47]
    assert state.money == [3, 8, 4, 9]
    assert state.ranks() == [3, 1, 2, 4]


@pytest.mark.example("CTY EX-44")
@pytest.mark.clause("CTY-10.3")
def test_shared_victory() -> None:
    state = final([15, 5], [44, 45])
    assert (state.scores(), state.money, state.ranks()) == ([45, 45], [5, 5], [1, 1])


# -- a whole round ----------------------------------------------------------------------------


@pytest.mark.example("CTY EX-45")
@pytest.mark.clause("CTY-4.1", "CTY-7.1", "CTY-5.2")
def test_round_one_with_two_players() -> None:
    tiles = [1, 4, 10, 15, 22, 28]
    state = extending(tiles, others=[[2, 7, 12, 18, 23, 27]], players=2, money=[20, 22])
    go(saved(go(state)))
    for seat, money, *moves in (
        (P1, 11, "play:workers_estate", "solar", at(2, 0)),
        (P2, 19, "play:riverside_houses", "district", at(2, 1), "water:s"),
        (P1, 7, "play:old_town_lane", "district", at(3, 0)),
        (P2, 16, "play:market_hall", "hydro", at(3, 1)),
        (P1, 4, "play:sawmill", "district", at(2, -1), "land:e"),
        (P2, 14, "play:terraced_houses", "district", at(0, 2)),
        (P1, 9, "play:weekly_market", "sell"),
        (P2, 12, "play:beer_garden", "district", at(1, 2)),
        (P1, 5, "play:grain_mill", "district", at(4, 0)),
        (P2, 10, "play:bread_factory", "district", at(0, 3)),
        (P1, 10, "sell"),
        (P2, 15, "sell"),
    ):
        play(state, seat, *moves)
        assert state.money[seat] == money, moves
    assert (state.terrain, state.supply) == (30, [26, 21, 25])
    play(state, P1, "supply:old_town_lane", "from:red_1", "from:red_1")
    assert state.money[P1] == 20
    play(state, P2, "supply:riverside_houses", "from:start", "from:blue_1")
    assert state.money[P2] == 22
    assert offers(state, 15) == {"start start: bank 4", "start blue_1: bank 2, P2 2"}
    play(state, P1, "supply:grain_mill", "from:start", "from:start")
    assert state.money[P1] == 26
    assert offers(state, 18) == {"start: bank 2", "blue_1: bank 2"}
    # P1 finds no red cube any more and passes
    play(state, P2, "supply:beer_garden", "from:start")
    assert state.money[P2] == 21
    assert state.passed == [1, 0]
    assert offers(state, 12) == {"blue_1: bank 2"}
    play(state, P2, "supply:bread_factory", "from:blue_1")
    assert state.round == 2  # P2 finds no red cube and passes; the city is cleaned up
    assert (cubes_on(state, 0, 0), cubes_on(state, 1, 1)) == (2, 2)
    assert (cubes_on(state, 2, 0), cubes_on(state, 3, 1)) == (2, 0)
    assert state.supply == [26, 23, 24]
    assert (state.money, state.yellow) == ([26, 19], [0, 1])
    assert [points(state, seat) for seat in (P1, P2)] == [0, 1]
    assert state.order == [P2, P1]
