"""Section 1 and the data: the declarations are the tables of the spec."""

from collections import Counter

import pytest

from rathaus.games.city_tycoon.components import DISTRICT_KEYS, DISTRICTS, NUMBER, box
from rathaus.games.city_tycoon.components import vocabulary as v
from rathaus.games.city_tycoon.components.adjustments import ADJUSTMENTS
from rathaus.games.city_tycoon.components.kit import (
    LAND,
    PLANT_BASE,
    START,
    WATER,
    Kit,
    is_district,
    is_plant,
    plant_number,
    plant_tile,
)
from rathaus.games.city_tycoon.components.kit import TILES as TILE_KEYS
from rathaus.games.city_tycoon.components.plants import PLANTS
from rathaus.games.city_tycoon.grid import MOST_SITES, START_SITES
from rathaus.games.city_tycoon.moves import MOST_ROWS, SPACE
from tests.games.city_tycoon.scenes import GAME, P1, act, extending, laid, new_game, supplying
from tests.games.city_tycoon.terms import Amounts, District, Side, districts, sides
from tests.games.spec import rows_of

KIT = Kit()
ROWS = list(districts().values())
SIDES = list(sides().values())
by_key = pytest.mark.parametrize("row", ROWS, ids=[row.key for row in ROWS])


def effects(row: District) -> tuple[v.Effect, ...]:
    """The declaration that a row asks for, in the order of CTY-7.6."""
    found: list[v.Effect] = []
    if row.vp:
        found.append(v.Points(row.vp))
    if row.yellow:
        found.append(v.Goods(row.yellow))
    if row.land or row.water:
        found.append(v.Terrain(row.land, row.water))
    if row.sells:
        found.append(v.SellPoints(row.sells))
    if row.counts:
        found.append(v.PointsPer(*row.counts))  # type: ignore[arg-type]
    return tuple(found)


def need(letters: Amounts) -> v.Need:
    names = {"R": "red", "B": "blue", "Y": "yellow", "M": "money"}
    return v.Need(**{names[letter]: number for letter, number in letters.items()})


def gain(letters: Amounts) -> v.Gain:
    names = {"M": "money", "V": "vp", "Y": "yellow"}
    return v.Gain(**{names[letter]: number for letter, number in letters.items()})


# -- districts --------------------------------------------------------------------------------


@pytest.mark.clause("CTY-1.2", "CTY-1.8")
@by_key
def test_a_district_is_declared_as_its_row(row: District) -> None:
    declared = DISTRICTS[row.number - 1]
    assert (declared.number, declared.key) == (row.number, row.key)
    assert (declared.round, declared.type, declared.cost) == (row.round, row.type, row.cost)
    assert declared.effects == effects(row)
    assert declared.demands == tuple(v.Demand(need(d.need), gain(d.income)) for d in row.demands)
    assert declared.bonus == (v.Bonus(row.bonus[0], gain(row.bonus[1])) if row.bonus else None)  # type: ignore[arg-type]
    assert (declared.source, declared.effect_source) == (row.source_frame, row.source_effect)


def test_adjustments_are_few_real_and_never_touch_what_is_printed() -> None:
    printed = {row["key"]: row for row in rows_of("city_tycoon", "districts")}
    assert 0 < len(ADJUSTMENTS) <= 6
    assert len({(change.key, change.column) for change in ADJUSTMENTS}) == len(ADJUSTMENTS)
    for change in ADJUSTMENTS:
        assert change.before != change.after
        assert printed[change.key][change.column] == str(change.before)
        assert printed[change.key]["source_frame"] == "reconstructed"
        assert change.reason


@by_key
def test_the_compiled_tables_say_the_same(row: District) -> None:
    tile = row.number
    assert (KIT.cost[tile], KIT.round[tile]) == (row.cost, row.round)
    assert v.TYPES[KIT.type[tile]] == row.type
    assert (KIT.points[tile], KIT.goods[tile]) == (row.vp, row.yellow)
    assert (KIT.land[tile], KIT.water[tile], KIT.sells[tile]) == (row.land, row.water, row.sells)
    counts = KIT.counts[tile]
    assert (counts and (v.COUNTED[counts[0]], counts[1])) == row.counts
    flat = [
        (*(d.need.get(c, 0) for c in "RBYM"), *(d.income.get(c, 0) for c in "MVY"))
        for d in row.demands
    ]
    assert list(KIT.demands[tile]) == flat
    bonus = KIT.bonus[tile]
    assert (bonus and (v.TYPES[bonus[0]], *bonus[1:])) == (
        row.bonus and (row.bonus[0], *(row.bonus[1].get(c, 0) for c in "MVY"))
    )
    assert KIT.cubes[tile] == 0
    assert KIT.colour[tile] == -1
    assert TILE_KEYS.key(tile) == row.key


@pytest.mark.clause("CTY-1.2")
def test_120_districts_30_for_each_round() -> None:
    assert [row.number for row in ROWS] == list(range(1, 121))
    assert Counter(row.round for row in ROWS) == {1: 30, 2: 30, 3: 30, 4: 30}
    assert len({row.key for row in ROWS}) == len(DISTRICTS)
    assert [NUMBER[key] for key in DISTRICT_KEYS] == [row.number for row in ROWS]
    assert 5 * box.HAND == 30


PROFILE = {  # section 13: residential, industrial, entertainment, shopping, landmark
    1: (9, 7, 5, 5, 4),
    2: (8, 7, 5, 6, 4),
    3: (7, 6, 6, 6, 5),
    4: (6, 5, 6, 6, 7),
}


@pytest.mark.clause("CTY-1.8")
@pytest.mark.parametrize("number", PROFILE)
def test_types_of_a_round_are_those_of_the_profile(number: int) -> None:
    types = Counter(row.type for row in ROWS if row.round == number)
    assert tuple(types[kind] for kind in v.TYPES) == PROFILE[number]


@pytest.mark.clause("CTY-1.8")
def test_districts_have_five_types_and_plants_two() -> None:
    assert v.TYPES == ("residential", "industrial", "entertainment", "shopping", "landmark")
    assert v.COUNTED == ("red_plant", "blue_plant", "entertainment", "industrial", "shopping")
    assert GAME.catalogue("de").names["shopping"] == "Einkaufsviertel"
    assert {row.type for row in ROWS} == {*v.TYPES}


def test_the_constraints_of_the_reconstruction_are_met() -> None:
    assert [r.number for r in ROWS if r.sells] == [89, 90]
    assert [r.number for r in ROWS if r.counts] == [114, 115, 116, 117, 118]
    assert [r.number for r in ROWS if any("M" in d.need for d in r.demands)] == [102, 108]
    assert all(d.need["M"] == 10 for r in ROWS for d in r.demands if "M" in d.need)
    assert {r.round for r in ROWS if any("M" in d.need for d in r.demands)} == {4}
    assert sum(r.land + r.water for r in ROWS) == 36
    assert sum(r.land + r.water > 0 for r in ROWS) == 31
    assert sum(r.vp > 0 for r in ROWS) == 28
    assert sum(r.yellow > 0 for r in ROWS) == 8
    assert (min(r.cost for r in ROWS), max(r.cost for r in ROWS)) == (2, 22)


def test_the_printed_tiles_are_those_of_the_rulebook() -> None:
    printed = {r.number for r in ROWS if r.source_effect == "rulebook"}
    assert printed == {1, 20, 23, 31, 114, 115, 116, 117, 118}
    assert rows_of("city_tycoon", "districts")[30]["demands"] == "R2 B1>M12 | Y1>V2"


def test_the_move_space_has_room_for_all_tiles() -> None:
    assert max(len(row.demands) for row in ROWS) <= box.MOST_DEMANDS
    assert max(len(row.sells) for row in ROWS) <= MOST_ROWS
    assert START_SITES + len(DISTRICTS) + box.TERRAIN == MOST_SITES
    for kind, keys in (("pick", DISTRICT_KEYS), ("supply", DISTRICT_KEYS), ("deal", DISTRICT_KEYS)):
        assert [SPACE.notation(SPACE.first(kind) + n) for n in range(len(keys))] == [
            f"{kind}:{key}" for key in keys
        ]


# -- plants -----------------------------------------------------------------------------------


@pytest.mark.clause("CTY-1.3")
@pytest.mark.parametrize("row", SIDES, ids=[row.key for row in SIDES])
def test_a_side_of_a_plant_is_declared_as_its_row(row: Side) -> None:
    plant = next(each for each in PLANTS if each.key == row.key)
    assert (plant.colour, plant.number, plant.side) == (row.colour, row.number, row.side)
    assert (plant.kind, plant.cost, plant.cubes) == (row.kind, row.cost, row.cubes)
    assert plant.refills == row.refill
    tile = plant_tile(v.COLOURS.index(row.colour), row.number, "AB".index(row.side))
    assert TILE_KEYS.key(tile) == row.key
    assert (KIT.cost[tile], KIT.cubes[tile], KIT.refills[tile]) == (row.cost, row.cubes, row.refill)
    assert v.COLOURS[KIT.colour[tile]] == row.colour
    assert v.COUNTED[KIT.counts_as[tile]] == f"{row.colour}_plant"


@pytest.mark.clause("CTY-1.3")
def test_twelve_plants_with_two_sides_each() -> None:
    assert Counter((row.colour, row.number) for row in SIDES) == {
        (colour, number): 2 for colour in ("red", "blue") for number in range(1, 7)
    }
    kinds = {(row.colour, row.side): row.kind for row in SIDES}
    assert kinds == {
        ("red", "A"): "solar", ("red", "B"): "steam",
        ("blue", "A"): "wind", ("blue", "B"): "hydro",
    }  # fmt: skip
    romans = [row["roman"] for row in rows_of("city_tycoon", "power_plants")[::2]]
    assert romans == ["I", "II", "III", "IV", "V", "VI"] * 2


def test_tiles_are_numbered_without_gaps() -> None:
    districts, sides = len(DISTRICTS), len(PLANTS)
    assert (0, districts) == (START, PLANT_BASE)
    assert (districts + sides + 1, districts + sides + 2) == (LAND, WATER)
    kinds = [is_district(tile) + 2 * is_plant(tile) for tile in range(WATER + 1)]
    assert kinds == [0, *[1] * districts, *[2] * sides, 0, 0]
    numbers = [plant_number(tile) for tile in range(PLANT_BASE + 1, LAND)]
    assert numbers == [number for number in range(1, sides // 2 + 1) for _ in "AB"]


# -- the rest of the box ----------------------------------------------------------------------


@pytest.mark.clause("CTY-1.1")
def test_one_start_tile_one_order_and_one_track_of_points() -> None:
    view = new_game(5, order=range(5)).view(None)
    assert sum(site["tile"] == "start" for site in view["city"]) == 4  # its cells
    assert view["order"] == [0, 1, 2, 3, 4]
    assert [seat["points"] for seat in view["seats"]] == [0] * 5


@pytest.mark.clause("CTY-1.4")
def test_36_terrain_tiles_serve_as_land_or_water() -> None:
    assert box.TERRAIN == 36
    for side in ("land", "water"):
        state = laid(*((side, (x, 5)) for x in range(36)))
        assert state.terrain == 0
        assert state.game.problem(state) is not None  # they lie apart from the city
    state = extending([70], money=[9], terrain=1)
    for choice in ("land:n", "water:n"):
        done = act(state.copy(), "play:container_port", "district", "at:e2:s0", choice)
        assert done.terrain == 0


@pytest.mark.clause("CTY-1.5")
def test_80_cubes() -> None:
    assert box.CUBES == (30, 25, 25)
    assert sum(box.CUBES) == 80


@pytest.mark.clause("CTY-1.6")
def test_the_bank_never_runs_out_of_money() -> None:
    """The coins of the box are 414 €; income is paid although the players have them all."""
    state = supplying((2, (2, 0)), money=[200, 214])
    assert act(state, "supply:terraced_houses").money[P1] == 200 - 2 + 5
    assert sum(state.money) > 414


@pytest.mark.clause("CTY-1.7")
def test_ownership_markers_never_run_out() -> None:
    """26 markers a player, two of them on the boards; a 25th tile is owned all the same."""
    city = [("land", (2 + x, y), P1) for x in range(15) for y in (0, 1)]
    state = act(extending([2], *city, money=[9]), "play:terraced_houses", "district", "at:e0:n1")
    assert state.owners.count(P1) == 31


def test_five_players_have_seats() -> None:
    assert GAME.player_counts == (2, 3, 4, 5)
    assert box.SEATS == 5


# -- the reconstruction (section 13) ----------------------------------------------------------

COSTS = {1: (4.2, 2, 9), 2: (5.8, 4, 10), 3: (8.3, 2, 13), 4: (13.0, 9, 22)}
GUIDE = {  # k, v, m, z, b, e
    1: (0, 2, 0.8, 2, 0.5, 2),
    2: (0.5, 2, 0.7, 1.5, 0.5, 3),
    3: (1, 2, 0.55, 1.5, 0.35, 4),
    4: (-0.5, 2.6, 0.45, 1.5, 0.35, 5),
}
SPECIAL = {89, 90, 114, 115, 116, 117, 118}


@pytest.mark.parametrize("number", COSTS)
def test_costs_of_a_round_are_those_of_the_profile(number: int) -> None:
    """The profile of section 13 is that of the data files, before any adjustment."""
    costs = [
        int(row["cost"])
        for row in rows_of("city_tycoon", "districts")
        if row["round"] == str(number)
    ]
    assert (round(sum(costs) / 30, 1), min(costs), max(costs)) == COSTS[number]


@by_key
def test_every_cost_is_near_its_guide_price(row: District) -> None:
    if row.number not in SPECIAL:
        assert abs(row.cost - guide(row)) <= 2


def guide(row: District) -> float:
    k, vp, m, z, b, e = GUIDE[row.round]
    price = k + vp * row.vp + 3 * row.yellow
    if row.demands:
        price += m * max(margin(d.need, d.income, e) for d in row.demands)
    price += z * (len(row.demands) > 1)
    if row.bonus:
        price += b * (row.bonus[1].get("M", 0) + 5 * row.bonus[1].get("V", 0))
    return price


def margin(needed: Amounts, income: Amounts, energy: float) -> float:
    gained = income.get("M", 0) + 5 * income.get("V", 0) + 5 * income.get("Y", 0)
    cubes = needed.get("R", 0) + needed.get("B", 0)
    return gained - energy * cubes - 5 * needed.get("Y", 0) - needed.get("M", 0)
