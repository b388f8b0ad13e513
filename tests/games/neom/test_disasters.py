"""Disasters: who is struck, the fine, what can be lost instead (NEO-9)."""

from itertools import permutations

import pytest

from rathaus import IllegalMove
from rathaus.games.neom.rules.disasters import fine, full_fine
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    area,
    box,
    city,
    everyone,
    finished,
    goods,
    keys,
    legal,
    numbers,
    pick_first,
    routes,
    scene,
    unbuilt,
)
from tests.games.scenes import (
    listen,
    options,
    plans,
    play,
)

GENERATION = {"flood": 1, "fire": 2, "crime_wave": 3}
ONE_OF_EACH = "2:2 slums; 3:2 grocery_store; 2:3 gold_smelter_1; 3:4 post_office; 4:3 oil_well"


def struck(disaster: str, tiles: str, money: int = 20) -> NeomState:
    """Seat 0 decides on a disaster that seat 2 chose; seat 1 has nothing to lose."""
    own = area(board="ore", city=tiles, money=money)
    return scene(seats=[own], step="disaster", disaster=disaster, generation=GENERATION[disaster])


def fine_of(disaster: str, tiles: str) -> int:
    [number] = numbers(disaster)
    return full_fine(finished(area(board="ore", city=tiles)), 0, number)


def removals(state: NeomState, seat: int = 0) -> set[frozenset[str]]:
    """Every set of cells that the seat may give up."""
    return {
        frozenset(move.removeprefix("lose:") for move in plan)
        for plan in plans(state, seat, "demolish")
    }


def sets(*texts: str) -> set[frozenset[str]]:
    return {frozenset(text.split()) for text in texts}


# -- who is struck ----------------------------------------------------------------------------


@pytest.mark.clause("NEO-9.1")
def test_who_chooses_a_disaster_does_nothing_and_strikes_all_others() -> None:
    state = scene(players=4, round=4, step="choose", seats=[area(), area(hand="flood")])
    play(state, 1, "pick:flood")
    pick_first(state)
    assert state.turn() == (0, 2, 3)
    money = state.money[1]
    everyone(state, "sell")
    assert state.turn() == (0, 2, 3)
    assert all(options(state, seat) == ["fine", "demolish"] for seat in (0, 2, 3))
    everyone(state, "fine")
    assert state.round == 5
    assert state.money[1] == money
    assert "flood" in box(state)


@pytest.mark.clause("NEO-9.1", "NEO-9.2")
@pytest.mark.parametrize(("disaster", "generation"), list(GENERATION.items()))
def test_every_generation_has_its_own_disaster(disaster: str, generation: int) -> None:
    kit = scene().kit
    others = [key for key in GENERATION if key != disaster]
    tiles = keys(kit.stack(generation, 5))
    assert disaster in tiles
    assert not set(others) & set(tiles)


@pytest.mark.clause("NEO-9.2")
def test_a_disaster_that_nobody_chooses_does_not_happen() -> None:
    own = area(city="3:2 grocery_store", hand="flood tenements", money=0)
    state = scene(round=7, step="choose", seats=[own])
    events = listen(state)
    play(state, 0, "pick:tenements")
    pick_first(state)
    everyone(state, "sell")
    assert state.generation == 2
    assert "disaster_struck" not in [event.kind for event in events]
    assert city(state, 0) == {"3:2": "grocery_store"}
    assert state.money[0] == 0 + 5 + 1


@pytest.mark.clause("NEO-9.2")
def test_a_disaster_strikes_once_only() -> None:
    state = scene(step="choose", seats=[area(hand="flood")])
    play(state, 0, "pick:flood")
    pick_first(state)
    everyone(state, "sell")
    everyone(state, "fine")
    pick_first(state)
    everyone(state, "sell")
    assert state.round == 3
    assert state.stack[-1][0] == "choose"


@pytest.mark.clause("NEO-9.3", "NEO-15.6")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_decisions_on_a_disaster_are_independent_of_their_order(order: tuple[int, ...]) -> None:
    seats = [
        area(city="3:2 slums; 3:4 tenements", money=1),
        area(city="3:2 grocery_store; 3:4 sawmill_1", money=2, received=3),
        area(city="3:2 pawn_shop", money=2),
    ]
    decided = [("lose:3:4",), ("fine",), ("demolish",)]

    def played(sequence: tuple[int, ...]) -> NeomState:
        state = scene(players=4, step="disaster", disaster="flood", seats=seats)
        assert state.turn() == (0, 1, 2)
        for seat in sequence:
            play(state, seat, *decided[seat])
        return state

    state = played(order)
    assert state == played((0, 1, 2))
    assert [city(state, seat) for seat in range(3)] == [
        {"3:2": "slums"},
        {"3:2": "grocery_store", "3:4": "sawmill_1"},
        {},
    ]
    assert state.money[:3] == [1, 2 - 2 + 3, 2]


@pytest.mark.clause("NEO-9.3")
def test_nothing_is_lost_before_all_have_decided() -> None:
    seats = [area(city="3:2 slums", money=5), area(city="3:2 pawn_shop", money=5)]
    state = scene(step="disaster", disaster="flood", seats=seats)
    play(state, 0, "demolish")
    assert city(state, 0) == {"3:2": "slums"}
    play(state, 1, "fine")
    assert city(state, 0) == {}


# -- fine or removal --------------------------------------------------------------------------


@pytest.mark.clause("NEO-9.4")
@pytest.mark.parametrize(("disaster", "coins"), [("flood", 4), ("fire", 4), ("crime_wave", 6)])
def test_the_fine_of_each_disaster(disaster: str, coins: int) -> None:
    state = struck(disaster, ONE_OF_EACH, money=coins)
    play(state, 0, "fine")
    play(state, 1, "fine")
    assert state.money[0] == 0
    assert len(city(state, 0)) == 5


@pytest.mark.clause("NEO-9.4", "NEO-17.6")
def test_a_flood_takes_one_tile_that_is_no_resource() -> None:
    state = struck("flood", ONE_OF_EACH)
    assert removals(state) == sets("2:2", "3:2", "2:3", "3:4")


@pytest.mark.clause("NEO-9.4")
def test_a_fire_takes_any_two_tiles() -> None:
    state = struck("fire", ONE_OF_EACH)
    cells = ("2:2", "3:2", "2:3", "3:4", "4:3")
    assert removals(state) == {frozenset({a, b}) for a in cells for b in cells if a != b}


@pytest.mark.clause("NEO-9.4")
def test_a_crime_wave_takes_one_home_one_shop_and_one_factory() -> None:
    state = struck("crime_wave", ONE_OF_EACH + "; 1:1 tenements")
    assert removals(state) == sets("2:2 3:2 2:3", "1:1 3:2 2:3")


@pytest.mark.clause("NEO-9.5")
@pytest.mark.parametrize(
    ("disaster", "tiles", "coins"),
    [
        ("crime_wave", "3:2 homes_and_business", 2),
        ("crime_wave", "3:2 homes_and_dining; 3:4 homes_and_business", 4),
        ("flood", "3:2 homes_and_business", 1),
        ("fire", "3:2 homes_and_dining", 1),
        ("crime_wave", "3:2 post_office", 0),
        ("flood", "3:2 oil_well; 3:4 wind_turbines", 0),
        ("fire", "3:2 oil_well; 3:4 wind_turbines", 0),
        ("crime_wave", "3:2 oil_well; 3:4 wind_turbines", 0),
        ("flood", "", 0),
        ("flood", "3:3 slums", 1),
    ],
)
def test_each_tile_is_charged_once_and_resources_never(
    disaster: str, tiles: str, coins: int
) -> None:
    assert fine_of(disaster, tiles) == coins


@pytest.mark.clause("NEO-9.6")
def test_who_lacks_a_single_coin_must_remove_tiles() -> None:
    rich = struck("flood", ONE_OF_EACH, money=4)
    assert options(rich, 0) == ["fine", "demolish"]
    poor = struck("flood", ONE_OF_EACH, money=3)
    assert options(poor, 0) == ["lose:2:2", "lose:2:3", "lose:3:2", "lose:3:4"]
    with pytest.raises(IllegalMove, match="fine is not allowed"):
        poor.play(0, poor.game.parse(poor, "fine"))
    play(poor, 0, "lose:3:2")
    play(poor, 1, "fine")
    assert poor.money[0] == 3


@pytest.mark.clause("NEO-9.6")
@pytest.mark.parametrize("tiles", ["3:2 oil_well", "3:2 grocery_store"])
def test_removing_is_allowed_to_the_rich_and_if_the_fine_is_nothing(tiles: str) -> None:
    state = struck("fire", tiles)
    play(state, 0, "demolish")
    play(state, 1, "fine")
    assert city(state, 0) == {}
    assert state.money[0] == 20


@pytest.mark.clause("NEO-9.6", "NEO-6.17")
def test_money_kept_apart_pays_no_fine() -> None:
    own = area(city="3:2 slums; 3:4 tenements", money=1, received=10)
    state = scene(step="disaster", disaster="flood", seats=[own])
    assert options(state, 0) == ["lose:3:2", "lose:3:4"]


@pytest.mark.clause("NEO-9.7")
@pytest.mark.parametrize(
    ("disaster", "tiles", "lost"),
    [
        ("flood", "3:2 oil_well", ""),
        ("fire", "3:2 slums", "3:2"),
        ("crime_wave", "3:2 slums; 3:4 post_office; 2:3 oil_well", "3:2"),
        ("crime_wave", "3:2 sawmill_1; 3:4 grocery_store", "3:2 3:4"),
        ("crime_wave", "3:4 post_office", ""),
        ("fire", "", ""),
    ],
)
def test_only_what_exists_is_removed_and_nothing_is_paid(
    disaster: str, tiles: str, lost: str
) -> None:
    state = struck(disaster, tiles)
    before = city(state, 0)
    assert removals(state) == sets(lost)
    play(state, 0, "demolish")
    play(state, 1, "fine")
    assert city(state, 0) == {cell: key for cell, key in before.items() if cell not in lost}
    assert state.money[0] == 20


@pytest.mark.clause("NEO-9.8")
@pytest.mark.parametrize(
    ("tiles", "lost"),
    [
        # the dual tile meets one demand, whichever it is
        ("2:2 homes_and_business; 3:4 sawmill_1", ["2:2 3:4"]),
        # as a shop it saves nobody: two demands can be met, so two must be
        ("2:2 homes_and_business; 3:2 slums", ["2:2 3:2"]),
        ("2:2 homes_and_business; 3:2 grocery_store", ["2:2 3:2"]),
        # with a home and a shop beside it, it may take the place of either
        (
            "2:2 homes_and_business; 3:2 slums; 3:4 grocery_store",
            ["2:2 3:2", "2:2 3:4", "3:2 3:4"],
        ),
        # two dual tiles can be the home and the shop
        ("2:2 homes_and_business; 3:2 homes_and_dining", ["2:2 3:2"]),
        (
            "2:2 homes_and_business; 3:2 homes_and_dining; 3:4 slums; 2:3 sawmill_1",
            ["2:2 3:2 2:3", "2:2 3:4 2:3", "3:2 3:4 2:3"],
        ),
    ],
)
def test_a_dual_tile_meets_one_demand_of_a_crime_wave(tiles: str, lost: list[str]) -> None:
    assert removals(struck("crime_wave", tiles)) == sets(*lost)


@pytest.mark.clause("NEO-9.8")
def test_a_dual_tile_may_be_given_as_the_shop() -> None:
    state = struck("crime_wave", "2:2 homes_and_business; 3:2 slums; 3:4 grocery_store")
    play(state, 0, "demolish", "lose:3:2", "lose:2:2")
    play(state, 1, "fine")
    assert city(state, 0) == {"3:4": "grocery_store"}


# -- protection -------------------------------------------------------------------------------

RING = "1:1 1:2 1:3 2:1 2:3 3:1 3:2"
HOMES = "slums tenements townhouses ranch tiny_houses row_houses bungalows"


def ringed(protector: str) -> str:
    """A protector on 2:2 and homes all around it but for the city center, and one out of reach."""
    ring = zip(RING.split(), HOMES.split(), strict=True)
    homes = [f"{cell} {home}" for cell, home in ring]
    return "; ".join([f"2:2 {protector}", *homes, "2:4 country_houses"])


FIRE_GUARDS = ["fire_station_1", "fire_station_2", "fire_station_3", "fire_station_4"]
POLICE = ["police_station_1", "police_station_2", "police_station_3", "police_station_4"]


@pytest.mark.clause("NEO-9.10", "NEO-17.11")
@pytest.mark.parametrize("protector", [*FIRE_GUARDS, "public_safety_department"])
def test_a_fire_guard_protects_itself_and_the_surrounding_tiles(protector: str) -> None:
    assert fine_of("fire", ringed(protector)) == 1
    assert fine_of("flood", ringed(protector)) == 9


@pytest.mark.clause("NEO-9.10")
@pytest.mark.parametrize("protector", [*POLICE, "public_safety_department"])
def test_the_police_protects_the_surrounding_tiles(protector: str) -> None:
    assert fine_of("crime_wave", ringed(protector)) == 2


@pytest.mark.clause("NEO-9.10")
def test_each_guard_knows_one_disaster() -> None:
    for protector in POLICE:
        assert fine_of("fire", ringed(protector)) == 9
    for protector in FIRE_GUARDS:
        assert fine_of("crime_wave", ringed(protector)) == 2 * 8


@pytest.mark.clause("NEO-9.10", "NEO-17.6")
def test_nothing_protects_against_a_flood() -> None:
    tiles = "3:2 fire_station_1; 2:3 public_safety_department; 3:4 police_station_1; 2:2 slums"
    assert fine_of("flood", tiles) == 4


@pytest.mark.clause("NEO-9.10")
def test_several_protectors_cover_more_tiles_and_nothing_else() -> None:
    homes = "2:1 slums; 2:3 tenements; 2:5 ranch; 5:5 townhouses"
    assert fine_of("fire", f"{homes}; 2:2 fire_station_1") == 2
    assert fine_of("fire", f"{homes}; 2:2 fire_station_1; 2:4 fire_station_2") == 1
    assert fine_of("fire", f"{homes}; 2:2 fire_station_1; 1:2 fire_station_2") == 2


@pytest.mark.clause("NEO-9.11")
def test_a_protector_that_is_cut_off_still_protects() -> None:
    tiles = "5:5 fire_station_2; 5:4 slums; 3:2 grocery_store"
    state = finished(area(city=tiles))
    assert not legal(state, 0, "prefab_houses") & {"4:5", "4:4", "5:3"}
    assert fine_of("fire", tiles) == 1


@pytest.mark.clause("NEO-9.9")
def test_protected_tiles_may_be_removed_and_must_be_if_nothing_else_fits() -> None:
    guarded = struck("fire", "2:2 fire_station_1; 2:3 slums; 2:1 tenements; 5:5 ranch", money=0)
    assert removals(guarded) >= sets("2:2 2:3", "2:1 2:3", "2:2 5:5")
    shop = struck("crime_wave", "2:2 police_station_1; 2:3 grocery_store; 5:5 slums; 5:4 ranch")
    assert removals(shop) == sets("2:3 5:5", "2:3 5:4")


@pytest.mark.clause("NEO-9.12")
@pytest.mark.parametrize(("others", "half"), [(7, 4), (6, 3), (5, 3), (0, 0)])
def test_insurance_halves_a_fine_and_rounds_down(others: int, half: int) -> None:
    homes = zip(RING.split()[:others], HOMES.split()[:others], strict=True)
    tiles = "; ".join(["4:3 insurance_company", *(f"{cell} {home}" for cell, home in homes)])
    state = struck("flood", tiles, money=half)
    assert full_fine(state, 0, state.disaster) == others + 1
    play(state, 0, "fine")
    play(state, 1, "fine")
    assert state.money[0] == 0


@pytest.mark.clause("NEO-9.12")
def test_who_cannot_or_will_not_pay_the_half_removes_tiles() -> None:
    tiles = "4:3 insurance_company; 3:2 slums; 3:4 grocery_store; 2:3 ranch"
    poor = struck("flood", tiles, money=1)
    assert options(poor, 0) == ["lose:2:3", "lose:3:2", "lose:3:4", "lose:4:3"]
    able = struck("flood", tiles, money=2)
    assert options(able, 0) == ["fine", "demolish"]
    play(able, 0, "demolish", "lose:4:3")
    play(able, 1, "fine")
    assert "4:3" not in city(able, 0)
    assert able.money[0] == 2


# -- the round in which it strikes ------------------------------------------------------------


@pytest.mark.clause("NEO-9.13")
def test_a_tile_built_this_round_is_charged() -> None:
    own = area(city="3:2 slums", chosen="country_houses", money=2)
    state = scene(players=4, disaster="flood", seats=[own])
    play(state, 0, "build", "on:3:4")
    everyone(state, "sell")
    assert fine(state, 0, state.disaster) == 2


@pytest.mark.clause("NEO-9.13")
def test_a_protector_built_this_round_works() -> None:
    own = area(city="2:3 slums; 3:2 grocery_store", chosen="fire_station_1", money=0)
    state = scene(disaster="fire", generation=2, seats=[own])
    play(state, 0, "build", "on:3:4")
    everyone(state, "sell")
    assert fine(state, 0, state.disaster) == 1  # the station covers itself and 2:3, not 3:2


@pytest.mark.clause("NEO-9.13", "NEO-6.33")
def test_insurance_built_this_round_halves_and_its_coins_pay() -> None:
    own = area(city="2:3 slums; 3:2 grocery_store", unbuilt="insurance_company", money=0)
    state = scene(disaster="flood", seats=[own])
    play(state, 0, "cornerstone:insurance_company", "on:3:4")
    everyone(state, "sell")
    assert options(state, 0) == ["fine", "demolish"]
    play(state, 0, "fine")
    play(state, 1, "fine")
    assert state.money[0] == 2 - 3 // 2


@pytest.mark.clause("NEO-9.14")
def test_fines_go_to_the_bank() -> None:
    state = struck("flood", ONE_OF_EACH, money=10)
    before = sum(state.money)
    play(state, 0, "fine")
    play(state, 1, "fine")
    assert state.money == [6, 6, 6]
    assert sum(state.money) == before - 4


@pytest.mark.clause("NEO-9.15", "NEO-6.28")
def test_removed_tiles_go_to_the_box_with_their_goods_and_routes() -> None:
    state = struck("fire", "3:1 pawn_shop; 3:2 sawmill_1; 3:4 mine; 2:3 slums")
    assert goods(state, 0) == {"ore", "coal", "lumber"}
    assert routes(state, 0) == {"left"}
    play(state, 0, "demolish", "lose:3:4", "lose:3:1")
    play(state, 1, "fine")
    assert city(state, 0) == {"3:2": "sawmill_1", "2:3": "slums"}
    assert goods(state, 0) == {"ore", "lumber"}  # the center still makes ore
    assert routes(state, 0) == set()
    assert {"mine", "pawn_shop"} <= set(box(state))


@pytest.mark.clause("NEO-9.15")
def test_a_removed_cornerstone_is_not_returned() -> None:
    state = struck("flood", "3:2 park")
    play(state, 0, "demolish")
    play(state, 1, "fine")
    assert unbuilt(state, 0) == []
    assert "park" in box(state)


@pytest.mark.clause("NEO-9.15", "NEO-2.13")
def test_the_uncovered_center_cannot_be_removed() -> None:
    state = struck("fire", "3:2 slums")
    assert removals(state) == sets("3:2")
    play(state, 0, "demolish")
    play(state, 1, "fine")
    assert goods(state, 0) == {"ore"}


@pytest.mark.clause("NEO-9.15", "NEO-6.30")
def test_a_tile_on_the_center_can_be_removed_and_the_center_works_again() -> None:
    state = struck("crime_wave", "3:3 gold_smelter_1; 4:3 post_office")
    assert goods(state, 0) == {"gold"}
    assert legal(state, 0, "apartments") == {"3:2"}
    play(state, 0, "demolish")
    play(state, 1, "fine")
    assert city(state, 0) == {"4:3": "post_office"}
    assert goods(state, 0) == {"ore"}
    assert legal(state, 0, "apartments") == {"3:2", "3:3", "3:4"}
    assert box(state).count("gold_smelter_1") == 1


@pytest.mark.clause("NEO-9.16")
def test_tiles_are_chosen_together_from_the_city_as_it_stands() -> None:
    """Uncovering the center adds nothing to choose from, and no tile is chosen twice."""
    state = struck("fire", "3:3 slums; 3:2 grocery_store")
    assert removals(state) == sets("3:3 3:2")
    alone = struck("fire", "3:3 slums")
    assert removals(alone) == sets("3:3")
    play(alone, 0, "demolish")
    assert city(alone, 0) == {"3:3": "slums"}, "nothing leaves the city before all have decided"


@pytest.mark.clause("NEO-9.17", "NEO-15.7")
def test_a_disaster_of_round_7_comes_before_income() -> None:
    own = area(city="3:2 laundromat; 3:4 grocery_store", money=1)
    state = scene(round=7, step="disaster", disaster="flood", seats=[own])
    assert options(state, 0) == ["lose:3:2", "lose:3:4"]
    play(state, 0, "lose:3:2")
    play(state, 1, "fine")
    assert state.generation == 2
    assert state.money[0] == 1 + 1
