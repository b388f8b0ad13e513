"""Section 8: supplying own tiles."""

from typing import Any

import pytest

from rathaus.core.errors import IllegalMove
from rathaus.games.city_tycoon.components.kit import TILES as TILE_KEYS
from tests.games.city_tycoon.scenes import (
    GAME,
    P1,
    P2,
    P3,
    P4,
    act,
    box,
    choices,
    cubes_on,
    go,
    key,
    listen,
    offers,
    options,
    play,
    points,
    random_game,
    supplying,
    tile_number,
    tiles_to_supply,
)
from tests.games.city_tycoon.terms import districts

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])


# -- turns ------------------------------------------------------------------------------------


@pytest.mark.clause("CTY-8.1")
def test_one_tile_a_turn_until_all_have_passed() -> None:
    city = ((2, (2, 0)), (3, (2, 1)), (24, (0, 2), P2), (18, (1, 2), P2))
    state = go(supplying(*city, players=2, money=[9, 9]))
    acted = []
    while state.round == 1:
        seat = state.turn()[0]
        acted.append(seat)
        play(state, seat, options(state, seat)[0])
    assert acted == [P1, P2, P1, P2]


@pytest.mark.clause("CTY-8.1")
def test_who_has_passed_is_out_and_the_last_goes_on_alone() -> None:
    city = ((2, (2, 0)), (3, (2, 1)), (24, (1, 2)), (18, (0, 2), P2))
    state = go(supplying(*city, players=2, money=[9, 9], order=[P2, P1]))
    play(state, P2, "pass")
    for tile in (2, 3):
        assert state.turn() == (P1,)
        play(state, P1, f"supply:{key(tile)}")
    assert state.turn() == (P1,)
    assert state.view(None)["seats"][P2]["passed"]
    with pytest.raises(IllegalMove, match="nothing to decide"):
        state.play(P2, GAME.parse(state, "supply:beer_garden"))


@pytest.mark.clause("CTY-8.2")
def test_who_cannot_supply_passes_and_who_could_may() -> None:
    state = go(supplying((2, (2, 0)), (3, (2, 1), P2), money=[1, 9, 9]))
    assert state.passed[P1] == 1
    assert state.turn() == (P2,)
    assert "pass" in options(state, P2)


@pytest.mark.clause("CTY-8.2")
@EVERY_COUNT
def test_nobody_is_asked_without_a_tile_to_supply(players: int) -> None:
    for state in random_game(players, 110 + players):
        if state.stack and state.stack[-1][0] == "supply":
            (seat,) = state.turn()
            if not state.answers[seat]:
                assert tiles_to_supply(state)
                assert options(state, seat)[-1] == "pass"


@pytest.mark.clause("CTY-8.3")
def test_the_owner_chooses_one_of_several_demands() -> None:
    state = supplying((31, (2, 0)), money=[6], yellow=[1])
    assert choices(state, P1, "supply:apartment_block") == ["demand:1", "demand:2"]
    first = act(state.copy(), "supply:apartment_block", "demand:1")
    assert (first.money[P1], points(first, P1), first.yellow[P1]) == (12, 0, 1)
    second = act(state.copy(), "supply:apartment_block", "demand:2")
    assert (second.money[P1], points(second, P1), second.yellow[P1]) == (6, 2, 0)


@pytest.mark.clause("CTY-8.3")
def test_a_tile_is_supplied_once_a_round_and_by_its_owner() -> None:
    state = supplying((2, (2, 0)), (3, (2, 1), P2), money=[9, 9])
    assert tiles_to_supply(state) == [2]
    act(state, "supply:terraced_houses")
    state.stack = [("supply", 0)]
    assert tiles_to_supply(state) == []
    two = supplying((2, (2, 0)), (3, (2, 1)), money=[9])
    go(act(two, "supply:terraced_houses"))
    with pytest.raises(IllegalMove, match="has been supplied in this round"):
        two.play(P1, GAME.parse(two, "supply:terraced_houses"))


@pytest.mark.clause("CTY-8.4", "CTY-8.27")
@pytest.mark.parametrize("district", sorted(k for k, d in districts().items() if not d.demands))
def test_a_tile_without_a_demand_cannot_be_supplied(district: str) -> None:
    state = supplying((district, (2, 0)), (2, (2, 1)), money=[90], yellow=[9])
    assert tiles_to_supply(state) == [2]
    assert districts()[district].type == "landmark" or districts()[district].bonus


@pytest.mark.clause("CTY-8.4", "CTY-8.27")
def test_tiles_without_a_demand_are_the_landmarks_and_those_with_a_bonus() -> None:
    for each in districts().values():
        assert (not each.demands) == (each.type == "landmark" or each.bonus is not None)


@pytest.mark.clause("CTY-8.5")
def test_exactly_the_demanded_cubes_go_to_the_tile() -> None:
    state = supplying((38, (2, 0)), money=[8], start=(3, 3))  # R2 B2
    act(state, "supply:hillside_houses")
    assert (cubes_on(state, 0, 0), cubes_on(state, 1, 1)) == (1, 1)
    assert state.money[P1] == 24


@pytest.mark.clause("CTY-8.5")
@pytest.mark.parametrize(("start", "money"), [((1, 4), 30), ((4, 1), 30), ((4, 4), 7)])
def test_what_cannot_be_completed_is_not_allowed(start: tuple[int, int], money: int) -> None:
    state = supplying((38, (2, 0)), money=[money], start=start)
    assert tiles_to_supply(state) == []


# -- transport --------------------------------------------------------------------------------


@pytest.mark.clause("CTY-8.6", "CTY-8.7")
def test_cubes_come_from_own_foreign_and_start_plants_in_any_mix() -> None:
    city = ((4, (2, 0)), ("red_1_b", (3, 0)), ("red_2_b", (2, 1), P2))
    assert offers(supplying(*city, money=[9]), 4) == {
        "red_1 red_1: free", "red_1 red_2: P2 2", "red_1 start: bank 2",
        "red_2 red_2: P2 4", "red_2 start: bank 2, P2 2", "start start: bank 4",
    }  # fmt: skip


@pytest.mark.clause("CTY-8.7")
def test_a_foreign_plant_can_be_emptied_although_own_plants_have_cubes() -> None:
    city = ((4, (2, 0)), ("red_1_b", (3, 0)), ("red_2_b", (2, 1), P2, 2))
    state = supplying(*city, money=[4])
    act(state, "supply:old_town_lane", "from:red_2", "from:red_2")
    assert (cubes_on(state, 3, 0), cubes_on(state, 2, 1)) == (3, 0)
    assert state.money[:2] == [10, 4]


@pytest.mark.clause("CTY-8.6")
def test_colours_are_not_exchanged() -> None:
    state = supplying((2, (2, 0)), ("blue_1_b", (3, 0)), money=[9], start=(0, 4))
    assert offers(state, 2) == set()


@pytest.mark.clause("CTY-8.8")
@pytest.mark.parametrize("between", [
    (3, (2, 0), P1), ("land", (2, 0), P1), ("blue_1_a", (2, 0), P1),
])  # fmt: skip
def test_cubes_cross_districts_land_and_plants(between: Any) -> None:
    assert offers(supplying(between, (2, (3, 0)), money=[2]), 2) == {"start: bank 2"}


@pytest.mark.clause("CTY-8.8")
def test_cubes_cross_neither_water_nor_empty_cells() -> None:
    assert offers(supplying(("water", (2, 0)), (2, (3, 0)), money=[9]), 2) == set()
    assert offers(supplying((2, (3, 0)), money=[9]), 2) == set()


@pytest.mark.clause("CTY-8.9")
def test_the_start_tile_joins_all_its_sides() -> None:
    city = (("red_1_a", (-1, 0)), (2, (2, 1)))
    assert offers(supplying(*city, money=[2], start=(0, 0)), 2) == {"red_1: bank 2"}


@pytest.mark.clause("CTY-8.10", "CTY-8.20")
def test_every_cube_has_its_own_source_and_route() -> None:
    """The plant lies opposite; land of P2 and of P3 joins it to the tile, one step each."""
    city = (("red_1_b", (3, 0)), ("land", (2, 0), P2), ("land", (3, 1), P3), (4, (2, 1)))
    assert offers(supplying(*city, money=[9], start=(0, 0)), 4) == {
        "red_1 red_1: P2 4", "red_1 red_1: P2 2, P3 2", "red_1 red_1: P3 4",
    }  # fmt: skip


# -- costs ------------------------------------------------------------------------------------


@pytest.mark.clause("CTY-8.11")
@pytest.mark.parametrize(("owner", "paid"), [(P1, "free"), (P2, "P2 2"), (P4, "P4 2")])
def test_a_cube_of_another_players_plant_costs_two(owner: int, paid: str) -> None:
    state = supplying((2, (2, 0)), ("red_1_a", (3, 0), owner), money=[2], start=(0, 0))
    assert offers(state, 2) == {f"red_1: {paid}"}


@pytest.mark.clause("CTY-8.12")
@pytest.mark.parametrize("tile", [3, "land", "blue_1_a"])
@pytest.mark.parametrize(("owner", "paid"), [(P1, "bank 2"), (P3, "bank 2, P3 2")])
def test_a_step_onto_a_foreign_tile_costs_two(tile: Any, owner: int, paid: str) -> None:
    state = supplying((tile, (2, 0), owner), (2, (3, 0)), money=[9])
    assert offers(state, 2) == {f"start: {paid}"}


@pytest.mark.clause("CTY-8.12")
def test_the_source_is_charged_for_the_cube_alone() -> None:
    """Two plants of P2 in a row: cube and one step, not two steps."""
    city = (("red_1_a", (4, 0), P2), ("blue_1_a", (3, 0), P2), (2, (2, 0)))
    assert offers(supplying(*city, money=[4], start=(0, 0)), 2) == {"red_1: P2 4"}


@pytest.mark.clause("CTY-8.13")
@pytest.mark.parametrize("cell", [(2, 0), (2, 1), (0, 2), (1, 2), (-1, 0), (0, -1)])
def test_the_start_tile_costs_two_whichever_cells_are_crossed(cell: tuple[int, int]) -> None:
    for tile in (2, 3):  # a red cube, a blue cube
        assert offers(supplying((tile, cell), money=[9]), tile) == {"start: bank 2"}


@pytest.mark.clause("CTY-8.13")
def test_passing_through_the_start_tile_costs_two_for_each_cube() -> None:
    city = (("red_1_b", (-1, 0)), (4, (2, 1)))
    assert offers(supplying(*city, money=[9], start=(0, 0)), 4) == {"red_1 red_1: bank 4"}


@pytest.mark.clause("CTY-8.14")
def test_the_formula_for_a_long_route() -> None:
    """Plant of P2, land of P3, own district, start tile, land of P4, own tile."""
    city = (
        ("blue_1_a", (-3, 0), P2), ("land", (-2, 0), P3), (4, (-1, 0)),
        ("land", (2, 0), P4), (3, (3, 0)),
    )  # fmt: skip
    state = supplying(*city, money=[8], start=(4, 0))
    assert offers(state, 3) == {"blue_1: bank 2, P2 2, P3 2, P4 2"}
    assert offers(supplying(*city, money=[7], start=(4, 0)), 3) == set()


@pytest.mark.clause("CTY-8.15")
def test_tolls_are_there_for_the_next_turn() -> None:
    city = ((3, (2, 0), P2), (2, (3, 0)))
    state = go(supplying(*city, players=2, money=[4, 0]))
    play(state, P1, "supply:terraced_houses")
    assert state.money == [5, 2]
    assert state.turn() == (P2,)  # could not have paid before


@pytest.mark.clause("CTY-8.16")
def test_income_and_bonus_cannot_pay_for_the_same_supply() -> None:
    city = ((1, (2, 1)), (17, (2, 0), P2), (49, (3, 1), P2))
    assert tiles_to_supply(supplying(*city, money=[3])) == []
    state = act(supplying(*city, money=[4]), "supply:workers_estate")
    assert state.money[P1] == 6 + 2 + 3


@pytest.mark.clause("CTY-8.17")
@pytest.mark.parametrize(("tile", "transport", "vp"), [(102, 4, 10), (108, 4, 10)])
def test_ten_euro_besides_the_cubes_go_to_the_supply(tile: int, transport: int, vp: int) -> None:
    assert tiles_to_supply(supplying((tile, (2, 0)), money=[transport + 9])) == []
    state = supplying((tile, (2, 0)), money=[transport + 11])
    act(state, f"supply:{key(tile)}")
    assert (state.money, points(state, P1)) == ([1, 0, 0, 0], vp)


@pytest.mark.clause("CTY-8.17")
def test_ten_euro_limit_the_ways_as_well() -> None:
    """With 14 € there are 4 left: not enough for the detour over both neighbours."""
    city = (("red_1_b", (2, 0)), ("land", (3, 0), P2), ("land", (2, 1), P3), (108, (3, 1)))
    assert offers(supplying(*city, money=[13], start=(0, 0)), 108) == set()
    assert len(offers(supplying(*city, money=[14], start=(0, 0)), 108)) == 3


# -- choosing ---------------------------------------------------------------------------------


@pytest.mark.clause("CTY-8.18")
def test_ways_with_equal_payments_are_one_option() -> None:
    """Two roads over land of P2: the same sums, nothing to choose."""
    city = (("red_1_a", (3, 1)), ("land", (2, 1), P2), ("land", (3, 0), P2), (2, (2, 0)))
    state = supplying(*city, money=[9], start=(0, 4))
    assert choices(state, P1, "supply:terraced_houses", "demand:1") == ["from:red_1"]
    assert offers(state, 2) == {"red_1: P2 2"}


@pytest.mark.clause("CTY-8.19")
def test_who_pays_nobody_more_and_somebody_less_beats_a_way() -> None:
    """Past P2 alone, or past P2 and P3: the second is not offered."""
    city = (
        ("red_1_a", (4, 0)), ("land", (3, 0), P2), ("land", (3, 1), P3), ("land", (4, 1), P2),
        (2, (2, 0)), ("land", (2, 1), P2),
    )  # fmt: skip
    assert offers(supplying(*city, money=[9], start=(0, 4)), 2) == {"red_1: P2 2"}


@pytest.mark.clause("CTY-8.21")
def test_the_first_way_is_the_suggested_one() -> None:
    """Of two ways for 2 € the one that pays the Supply comes first, whoever leads."""
    city = (("red_1_a", (2, -1)), ("land", (2, 0), P3), ("land", (1, -1)), (2, (2, 1)))
    for vp in ([0, 9, 0], [0, 0, 9]):
        state = supplying(*city, money=[9], start=(0, 4), vp=vp)
        assert offers(state, 2) == {"red_1: bank 2", "red_1: P3 2"}
        act(state, "supply:terraced_houses", "pay:1")
        assert (state.money[P1], state.money[P3]) == (9 - 2 + 5, 0)


@pytest.mark.clause("CTY-8.21")
def test_cheapest_completes_a_transport() -> None:
    city = ((4, (2, 0)), ("red_1_b", (3, 0)), ("red_2_b", (2, 1), P2))
    state = supplying(*city, money=[9])
    offered = choices(state, P1, "supply:old_town_lane", "demand:1")
    assert offered == ["cheapest", "from:start", "from:red_1", "from:red_2"]
    act(state, "supply:old_town_lane", "cheapest")
    assert (cubes_on(state, 3, 0), state.money[P1]) == (1, 9 + 10)


@pytest.mark.clause("CTY-8.21")
def test_a_tie_is_not_called_the_cheapest() -> None:
    city = ((2, (2, 0)), ("red_1_b", (3, 0), P2))
    offered = choices(supplying(*city, money=[9]), P1, "supply:terraced_houses", "demand:1")
    assert offered == ["from:start", "from:red_1"]


# -- yellow cubes -----------------------------------------------------------------------------


@pytest.mark.clause("CTY-8.22")
@pytest.mark.parametrize(("tile", "cubes", "vp"), [(22, 1, 2), (55, 2, 4), (84, 2, 6), (113, 1, 5)])
def test_yellow_cubes_need_no_route_and_no_money(tile: int, cubes: int, vp: int) -> None:
    state = supplying((tile, (9, 9)), yellow=[cubes])
    act(state, f"supply:{key(tile)}")
    assert (points(state, P1), state.yellow[P1]) == (vp, 0)
    assert state.supply[2] == 25 - cubes  # they lie on the tile
    assert tiles_to_supply(supplying((tile, (9, 9)), yellow=[cubes - 1], money=[50])) == []


@pytest.mark.clause("CTY-8.22")
def test_a_demand_that_mixes_yellow_and_energy_needs_both() -> None:
    """None of our tiles has one; a component file may."""
    game = box('[demands]\nterraced_houses = "R1 Y1>V3"')
    for yellow, money, allowed in ((0, 9, []), (1, 1, []), (1, 2, [2])):
        state = supplying((2, (2, 0)), money=[money], yellow=[yellow], game=game)
        assert tiles_to_supply(state) == allowed
    act(state, "supply:terraced_houses")
    assert (points(state, P1), state.yellow[P1], state.money[P1]) == (3, 0, 0)


@pytest.mark.clause("CTY-8.23")
def test_yellow_income_can_be_used_in_the_same_phase() -> None:
    state = go(supplying((12, (2, 0)), (22, (9, 9)), money=[2]))
    assert tiles_to_supply(state) == [12]
    play(state, P1, "supply:bread_factory")
    assert state.yellow[P1] == 1
    assert tiles_to_supply(state) == [22]


# -- income -----------------------------------------------------------------------------------


@pytest.mark.clause("CTY-8.24")
def test_income_is_money_points_and_yellow_cubes() -> None:
    state = supplying((56, (2, 0)), money=[4])  # V1 Y1 M1
    act(state, "supply:pedestrian_street")
    assert (state.money[P1], points(state, P1), state.yellow[P1]) == (1, 1, 1)
    assert state.supply[2] == 24


@pytest.mark.clause("CTY-8.25")
def test_whoever_supplies_gets_the_bonus_and_its_owner_nothing() -> None:
    for owner in (P1, P2):
        state = supplying((24, (2, 0)), (20, (2, 1), owner), money=[2])
        act(state, "supply:corner_shop")
        assert (points(state, P1), points(state, P2)) == (2, 0)


@pytest.mark.clause("CTY-8.25")
@pytest.mark.parametrize(("tile", "bonus", "extra"), [
    (24, 20, True), (2, 20, False), (18, 20, False), (2, 17, True), (24, 17, False),
    (10, 29, True), (2, 29, False), (18, 50, True), (24, 50, False),
])  # fmt: skip
def test_a_bonus_is_for_one_type(tile: int, bonus: int, extra: bool) -> None:
    state = supplying((tile, (2, 0)), (bonus, (2, 1), P2), money=[4])
    events = listen(state)
    act(state, f"supply:{key(tile)}")
    assert ("bonus_taken" in [event.kind for event in events]) == extra


@pytest.mark.clause("CTY-8.26")
def test_every_adjacent_bonus_pays_once_per_supply() -> None:
    city = ((1, (3, 0)), (17, (3, -1), P2), (49, (4, 0), P3), (27, (3, 1)), ("land", (2, 0)))
    state = act(supplying(*city, money=[4]), "supply:workers_estate")
    assert (state.money[P1], points(state, P1)) == (6 + 2 + 3, 1)


@pytest.mark.clause("CTY-8.26")
def test_the_bonus_comes_with_any_demand() -> None:
    state = supplying((36, (2, 0)), (17, (2, 1), P2), yellow=[1])
    act(state, "supply:retirement_home", "demand:2")
    assert (state.money[P1], points(state, P1)) == (2, 2)


@pytest.mark.clause("CTY-8.28")
def test_used_cubes_stay_on_the_tile_until_the_clean_up() -> None:
    state = supplying((31, (2, 0)), (36, (2, 1)), money=[9], yellow=[1], round=2)
    supply = list(state.supply)
    act(state, "supply:apartment_block", "demand:1")
    assert state.supply == supply
    assert (cubes_on(state, 0, 0), cubes_on(state, 1, 1)) == (2, 3)
    site = next(s for s in state.view(None)["city"] if s["tile"] == "apartment_block")
    assert site["supplied"] == 1
    state.stack = [("supply", 0)]
    act(state, "supply:retirement_home", "demand:2")
    assert state.supply == supply
    assert state.yellow[P1] == 0


def test_tile_numbers_of_the_scenes_are_those_of_the_kit() -> None:
    for name, each in districts().items():
        assert tile_number(name) == each.number
        assert TILE_KEYS.key(each.number) == name
