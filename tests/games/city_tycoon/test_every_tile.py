"""Every district and every side of a plant, played; what it should do is read from the data files.

Each district is placed, supplied by each of its demands and used as a neighbour; the numbers come
from `terms`, which shares nothing with the engine.
"""

from typing import Any

import pytest

from rathaus.games.city_tycoon.components.kit import PLANT_BASE
from rathaus.games.city_tycoon.grid import cell
from tests.games.city_tycoon.scenes import (
    GAME,
    NOBODY,
    P1,
    P2,
    act,
    at,
    choices,
    cubes_on,
    extending,
    go,
    laid,
    offers,
    owner_of,
    plans,
    points,
    supplying,
    tile_at,
    tiles_to_supply,
)
from tests.games.city_tycoon.terms import Demand, District, Side, districts, sides

ROWS = list(districts().values())
SIDES = list(sides().values())
DEMANDS = [(row, place) for row in ROWS for place in range(1, len(row.demands) + 1)]
BONUSES = [row for row in ROWS if row.bonus]
FAR = (9, 9)

each_district = pytest.mark.parametrize("row", ROWS, ids=[row.key for row in ROWS])
each_demand = pytest.mark.parametrize(
    ("row", "place"), DEMANDS, ids=[f"{row.key}-{place}" for row, place in DEMANDS]
)
each_bonus = pytest.mark.parametrize("row", BONUSES, ids=[row.key for row in BONUSES])
each_side = pytest.mark.parametrize("side", SIDES, ids=[side.key for side in SIDES])


# -- placing ----------------------------------------------------------------------------------

# Own tiles that some district counts: of each kind another number.
OWN = {
    "red_plant": ["red_1_a"],
    "blue_plant": ["blue_1_a", "blue_2_b"],
    "entertainment": [18, 19, 21],
    "industrial": [10, 11, 12, 13],
    "shopping": [22, 23, 24, 25, 26],
}


def town(row: District) -> list[tuple[Any, ...]]:
    tiles = [tile for kind in OWN.values() for tile in kind if tile != row.number]
    return [(tile, (3 + place, 5), P1) for place, tile in enumerate(tiles)]


def worth_at_once(row: District) -> int:
    counted = row.counts[1] * len(OWN[row.counts[0]]) if row.counts else 0
    return row.vp + counted


@pytest.mark.clause("CTY-7.4", "CTY-7.5", "CTY-7.6", "CTY-7.10", "CTY-7.11", "CTY-7.12", "CTY-7.18")
@each_district
def test_a_district_is_placed(row: District) -> None:
    """With room on three sides, and money for nothing more."""
    city = town(row) if row.round > 2 else []
    state = extending([row.key], *city, money=[row.cost])
    before = state.copy()
    placing = (f"play:{row.key}", "district", at(2, 0))
    act(state, *placing, *plans(state, P1, *placing)[0])
    assert state.money == [0, 0, 0, 0]
    assert (tile_at(state, 2, 0), owner_of(state, 2, 0)) == (row.key, P1)
    assert points(state, P1) == (worth_at_once(row) if city else row.vp)
    assert state.yellow == [row.yellow, 0, 0, 0]
    assert state.supply[2] == 25 - row.yellow
    laid_out = [tile_at(state, *side) for side in ((2, -1), (3, 0), (2, 1))]
    assert (laid_out.count("land"), laid_out.count("water")) == (row.land, row.water)
    assert state.terrain == before.terrain - row.land - row.water
    for side in ((2, -1), (3, 0), (2, 1)):
        if tile_at(state, *side):
            expected = P1 if tile_at(state, *side) == "land" else NOBODY
            assert owner_of(state, *side) == expected


@pytest.mark.clause("CTY-7.5")
@each_district
def test_a_district_is_not_for_those_who_cannot_pay(row: District) -> None:
    state = extending([row.key], money=[row.cost - 1])
    assert "district" not in choices(state, P1, f"play:{row.key}")


@pytest.mark.clause("CTY-7.17")
@pytest.mark.parametrize("row", [r for r in ROWS if r.sells], ids=lambda row: row.key)
def test_every_row_of_a_table_can_be_bought(row: District) -> None:
    for number, (price, vp) in enumerate(row.sells, start=1):
        state = extending([row.key], money=[row.cost + price])
        act(state, f"play:{row.key}", "district", at(2, 0), f"buy:row_{number}")
        assert (state.money[P1], points(state, P1)) == (0, row.vp + vp)


# -- supplying --------------------------------------------------------------------------------


def with_energy(row: District, demand: Demand, extra: int = 0) -> Any:
    """The district next to own plants that have all it needs and no more, far from the start."""
    red, blue = demand.need.get("R", 0), demand.need.get("B", 0)
    city: list[tuple[Any, ...]] = [(row.key, FAR, P1)]
    if red:
        city.append(("red_6_b", (10, 9), P1, red))
    if blue:
        city.append(("blue_6_b", (9, 10), P1, blue))
    money, yellow = demand.need.get("M", 0) + extra, demand.need.get("Y", 0)
    return supplying(*city, money=[money], yellow=[yellow], round=row.round)


@pytest.mark.clause("CTY-8.3", "CTY-8.5", "CTY-8.22", "CTY-8.24")
@each_demand
def test_a_demand_is_met(row: District, place: int) -> None:
    demand = row.demands[place - 1]
    state = with_energy(row, demand, extra=3)
    before = list(state.supply)
    assert tiles_to_supply(state) == [row.number]
    act(state, f"supply:{row.key}", f"demand:{place}")
    assert state.money == [3 + demand.income.get("M", 0), 0, 0, 0]
    assert points(state, P1) == demand.income.get("V", 0)
    assert state.yellow[P1] == demand.income.get("Y", 0)
    assert state.supply == [before[0], before[1], before[2] - demand.income.get("Y", 0)]
    left = [
        cubes for tile, cubes in zip(state.tiles, state.cubes, strict=True) if tile > PLANT_BASE
    ]
    assert sum(left) == 0
    site = next(s for s in state.view(None)["city"] if s["tile"] == row.key)
    assert site["supplied"] == place


@pytest.mark.clause("CTY-8.5")
@each_demand
def test_a_demand_is_not_met_if_anything_is_missing(row: District, place: int) -> None:
    demand = row.demands[place - 1]
    for missing in demand.need:
        less = Demand({**demand.need, missing: demand.need[missing] - 1}, demand.income)
        state = with_energy(row, less)
        assert offers(state, row.number, place) == set(), missing


@pytest.mark.clause("CTY-9.1")
@each_demand
def test_the_cubes_of_a_demand_return(row: District, place: int) -> None:
    demand = row.demands[place - 1]
    state = with_energy(row, demand)
    act(state, f"supply:{row.key}", f"demand:{place}")
    before = list(state.supply)
    state.stack, state.round = [("clean_up",)], 1
    go(state)
    assert state.supply == [before[n] + demand.need.get(c, 0) for n, c in enumerate("RBY")]


# -- bonuses ----------------------------------------------------------------------------------


@pytest.mark.clause("CTY-8.25", "CTY-8.26")
@each_bonus
@pytest.mark.parametrize("kind", ["residential", "industrial", "entertainment", "shopping"])
@pytest.mark.parametrize("owner", [P1, P2])
def test_a_bonus_is_paid_for_its_type(row: District, kind: str, owner: int) -> None:
    tile = next(each for each in ROWS if each.type == kind and each.demands)
    demand = tile.demands[0]
    state = with_energy(tile, demand)
    with_bonus = with_energy(tile, demand)
    with_bonus.put(cell(8, 9), row.number, owner)
    assert row.bonus is not None
    extra = row.bonus[1] if row.bonus[0] == kind else {}
    for each in (state, with_bonus):
        act(each, f"supply:{tile.key}", "demand:1")
    assert with_bonus.money[P1] - state.money[P1] == extra.get("M", 0)
    assert points(with_bonus, P1) - points(state, P1) == extra.get("V", 0)
    assert with_bonus.yellow[P1] - state.yellow[P1] == extra.get("Y", 0)
    assert (with_bonus.money[P2], points(with_bonus, P2)) == (0, 0)


# -- plants -----------------------------------------------------------------------------------


@pytest.mark.clause("CTY-7.8", "CTY-7.9", "CTY-9.2")
@each_side
def test_a_side_of_a_plant(side: Side) -> None:
    """Placed for its price with its cubes, on top of its stack; refilled or not."""
    stacks = [side.number, 7] if side.colour == "red" else [7, side.number]
    state = extending([2], money=[side.cost], stacks=stacks)
    act(state, "play:terraced_houses", side.kind, at(2, 0))
    assert (tile_at(state, 2, 0), owner_of(state, 2, 0)) == (side.key, P1)
    assert (state.money[P1], cubes_on(state, 2, 0)) == (0, side.cubes)
    following = side.number + 1 if side.number < 6 else None
    assert state.view(None)["plants"][side.colour] == following
    poor = extending([2], money=[side.cost - 1], stacks=stacks)
    assert side.kind not in choices(poor, P1, "play:terraced_houses")
    later = laid((side.key, (2, 0), P1, 0))
    later.stack = [("clean_up",)]
    assert cubes_on(go(later), 2, 0) == (side.cubes if side.refill else 0)


@pytest.mark.clause("CTY-8.6", "CTY-8.11")
@each_side
def test_a_plant_gives_its_cubes_and_no_more(side: Side) -> None:
    tile = 2 if side.colour == "red" else 3  # one cube
    name = f"{side.colour}_{side.number}"
    for left in (side.cubes, 1, 0):
        state = supplying((side.key, (9, 8), P2, left), (tile, FAR), money=[2])
        assert offers(state, tile) == ({f"{name}: P2 2"} if left else set())


# -- nothing is left out ----------------------------------------------------------------------


def test_every_tile_of_the_box_is_played_here() -> None:
    assert {row.key for row in ROWS} == {each.key for each in GAME.kit.districts}
    assert {side.key for side in SIDES} == {each.key for each in GAME.kit.plants}
    declared = sum(len(each.demands) for each in GAME.kit.districts)
    assert len(DEMANDS) == declared == len({(row.key, place) for row, place in DEMANDS})
    assert {row.key for row in BONUSES} == {each.key for each in GAME.kit.districts if each.bonus}
    kinds = {type(effect).__name__ for each in GAME.kit.districts for effect in each.effects}
    assert kinds == {"Points", "Goods", "Terrain", "SellPoints", "PointsPer"}
