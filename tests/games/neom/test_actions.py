"""Section 6 without 6b: requirements, placing, replacing, gains, cornerstones and selling."""

from random import Random

import pytest

import rathaus
from rathaus.games.neom.city import CELL_NAMES, CELLS, CENTER
from rathaus.games.neom.components import NUMBER, TILES
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    Area,
    area,
    box,
    city,
    end_actions,
    everyone,
    goods,
    legal,
    pick_first,
    random_game,
    scene,
    unbuilt,
)
from tests.games.scenes import (
    answer,
    choices,
    listen,
    options,
    plans,
    play,
)

# Two neighbours whose goods nobody asks for in these scenes.
QUIET = (area(board="natural_gas"), area(board="stone"))


def acting(*seats: Area, generation: int = 1, players: int = 3, **facts: object) -> NeomState:
    """Step B, with quiet neighbours."""
    fill = QUIET[len(seats) - 1 :] if len(seats) < 3 else ()
    return scene(players=players, seats=[*seats, *fill], generation=generation, **facts)  # type: ignore[arg-type]


def actions(state: NeomState, seat: int = 0) -> list[str]:
    """What a seat may do in step B, even if it was decided for it."""
    assert state.view(None)["step"] == "act"
    return choices(state, seat)


def can_build(state: NeomState, seat: int = 0) -> bool:
    return "build" in actions(state, seat)


def done(state: NeomState, *moves: str) -> NeomState:
    """Seat 0 acts so, the others sell, and the round is over."""
    play(state, 0, *moves)
    return end_actions(state)


# -- 6a: the requirement ------------------------------------------------------------------------


@pytest.mark.clause("NEO-6.1")
def test_a_tile_without_requirement_is_simply_placed() -> None:
    state = done(acting(area(chosen="slums", money=0)), "build", "on:3:2")
    assert city(state, 0) == {"3:2": "slums"}
    assert state.money[0] == 0


@pytest.mark.clause("NEO-6.1")
def test_an_unmet_requirement_forbids_the_tile() -> None:
    state = acting(area(chosen="tenements", money=0, unbuilt="park"))
    assert options(state, 0) == ["cornerstone:park", "sell"]
    with pytest.raises(rathaus.IllegalMove):
        play(state, 0, "build")


@pytest.mark.clause("NEO-6.1")
def test_without_a_legal_cell_the_tile_cannot_be_built() -> None:
    """A tile with one exit to the north finds no road to the south."""
    for center, possible in (("concrete_plant", False), ("gold_smelter_1", True)):
        state = acting(area(city=f"3:3 {center}", chosen="nightclub", money=4), generation=2)
        assert can_build(state) is possible


@pytest.mark.clause("NEO-6.2")
def test_a_price_is_paid_to_the_bank() -> None:
    state = done(acting(area(chosen="townhouses", money=6)), "build", "on:3:2")
    assert state.money == [6 - 2, 6 + 5, 6 + 5]


@pytest.mark.clause("NEO-6.2")
@pytest.mark.parametrize(("money", "possible"), [(0, False), (2, False), (3, True), (4, True)])
def test_the_price_must_be_there_in_full(money: int, possible: bool) -> None:
    assert can_build(acting(area(chosen="tiny_houses", money=money))) is possible


OR_ALSO_AND = [
    # tile, own goods by board and city, money, the ways to meet the requirement
    ("fuel_power_plant", "coal", "", 0, {("own:coal",)}),
    ("fuel_power_plant", "oil", "", 0, {("own:oil",)}),
    ("fuel_power_plant", "coal", "3:2 oil_well", 0, {("own:coal",), ("own:oil",)}),
    ("fuel_power_plant", "ore", "", 50, set()),
    ("treasury", "ore", "", 5, {("coins",)}),
    ("treasury", "ore", "", 4, set()),
    ("treasury", "ore", "3:2 steel_foundry", 4, {("own:steel",)}),
    ("treasury", "ore", "3:2 steel_foundry", 5, {("own:steel",), ("coins",)}),
    ("plastics_plant_2", "oil", "", 2, {("own:oil",)}),
    ("plastics_plant_2", "oil", "", 1, set()),
    ("plastics_plant_2", "ore", "", 50, set()),
    ("plastics_plant_1", "oil", "", 50, set()),
    ("plastics_plant_1", "oil", "3:2 natural_gas_field", 0, {()}),
    ("castle", "ore", "3:2 sawmill_1", 50, set()),
    ("castle", "ore", "3:2 sawmill_1; 3:4 concrete_plant", 0, {()}),
]


@pytest.mark.clause("NEO-6.3", "NEO-6.9")
@pytest.mark.parametrize(("tile", "board", "text", "money", "expected"), OR_ALSO_AND)
def test_comma_means_and_slash_means_or(
    tile: str, board: str, text: str, money: int, expected: set[tuple[str, ...]]
) -> None:
    others = [area(board="wood"), area(board="stone")]
    state = scene(seats=[area(board=board, city=text, chosen=tile, money=money), *others])
    if not expected:
        assert not can_build(state)
        return
    cell = choices(state, 0, "build")[0]
    assert set(plans(state, 0, "build", cell)) == expected


@pytest.mark.clause("NEO-6.3")
def test_an_alternative_in_coins_is_paid_to_the_bank() -> None:
    state = done(acting(area(chosen="treasury", money=7)), "build", "on:3:2", "coins")
    assert state.money == [2, 11, 11]


@pytest.mark.clause("NEO-6.4")
def test_the_own_good_is_free_and_not_used_up() -> None:
    state = acting(area(board="ore", chosen="gold_smelter_1", money=0))
    play(state, 0, "build", "on:3:4")
    assert answer(state, 0) == ["build", "on:3:4"]  # nothing to decide, nothing to pay
    everyone(state, "sell")
    assert goods(state, 0) == {"ore", "gold"}
    assert state.money[0] == 0


@pytest.mark.clause("NEO-6.4", "NEO-6.10")
def test_a_good_is_not_used_up_by_buyers() -> None:
    """Both neighbours buy the same oil in the same round, and it is still there."""
    station = area(board="ore", chosen="gas_station", money=2)
    plant = area(board="wood", chosen="fuel_power_plant", money=2)
    state = scene(seats=[station, plant, area(board="oil", money=0)])
    play(state, 0, "build", "on:4:3", "buy:oil:2")
    play(state, 1, "build", "on:4:3", "buy:oil:2")
    play(state, 2, "sell")
    assert state.money[2] == 5 + 2 + 2
    assert [goods(state, seat) for seat in range(3)] == [{"ore"}, {"wood"}, {"oil"}]


@pytest.mark.clause("NEO-6.5")
def test_a_good_nobody_produces_cannot_be_had_for_any_money() -> None:
    assert not can_build(acting(area(board="ore", chosen="gas_station", money=99)))


@pytest.mark.clause("NEO-6.5", "NEO-12.5", "NEO-12.8")
def test_a_missing_good_may_be_waived() -> None:
    for office in ("post_office", "customs_office"):
        seat = area(board="ore", city=f"3:2 {office}", chosen="gas_station", money=0)
        state = acting(seat, generation=3)
        assert plans(state, 0, "build", "on:4:3") == [(f"waive:{office}",)]


@pytest.mark.clause("NEO-6.5")
def test_an_own_good_cannot_be_bought() -> None:
    """All three cities have coal; the first may use its own or buy the oil of the third."""
    coal = area(board="coal", city="4:3 ore_vein", chosen="fuel_power_plant", money=20)
    others = [area(board="ore", city="3:2 coal_mine"), area(board="oil", city="3:2 mine")]
    state = scene(seats=[coal, *others])
    assert choices(state, 0, "build", "on:3:2") == ["own:coal", "buy:oil:2"]
    foundry = scene(
        seats=[area(board="coal", city="4:3 ore_vein", chosen="steel_foundry"), *others]
    )
    assert plans(foundry, 0, "build", "on:2:3") == [()]


TYPE_REQUIREMENTS = [
    ("retirement_home", "3:2 slums; 3:4 ranch", False),
    ("retirement_home", "3:2 slums; 3:4 ranch; 1:1 tenements", True),
    ("retirement_home", "3:2 slums; 3:4 ranch; 1:1 homes_and_dining", True),
    ("retirement_home", "3:2 slums; 3:4 ranch; 1:1 pawn_shop", False),
    ("retirement_home", "3:2 slums; 3:4 ranch; 1:1 penthouses", True),
    ("stock_exchange", "3:2 diner; 3:4 hotel", False),
    ("stock_exchange", "3:2 diner; 3:4 hotel; 5:5 bank", True),
    ("stock_exchange", "3:2 diner; 3:4 hotel; 5:5 homes_and_business", True),
    ("stock_exchange", "3:2 diner; 3:4 hotel; 5:5 slums", False),
    ("modern_factory", "3:2 sawmill_1; 3:4 concrete_plant", False),
    ("modern_factory", "3:2 sawmill_1; 3:4 concrete_plant; 1:5 glassworks", True),
    ("modern_factory", "3:2 sawmill_1; 3:4 concrete_plant; 1:5 gas_power_plant", False),
]


@pytest.mark.clause("NEO-6.6", "NEO-2.12", "NEO-2.16")
@pytest.mark.parametrize(("tile", "text", "possible"), TYPE_REQUIREMENTS)
def test_enough_tiles_of_a_type_must_stand_in_the_city(
    tile: str, text: str, possible: bool
) -> None:
    """Anywhere, connected or not; the tile being built would be the third in the poor cases."""
    assert can_build(acting(area(city=text, chosen=tile), generation=3)) is possible


@pytest.mark.clause("NEO-6.6")
def test_tiles_of_the_neighbours_do_not_count() -> None:
    rich = area(city="3:2 diner; 3:4 hotel; 2:3 bank")
    state = scene(generation=3, seats=[area(chosen="stock_exchange"), rich, area()])
    assert not can_build(state)


@pytest.mark.clause("NEO-6.7", "NEO-6.28")
def test_the_replaced_center_still_supplies_its_good() -> None:
    state = acting(area(board="ore", chosen="gold_smelter_1", money=0))
    done(state, "build", "on:3:3")
    assert goods(state, 0) == {"gold"}


@pytest.mark.clause("NEO-6.7", "NEO-6.28")
def test_a_replaced_tile_still_supplies_its_goods() -> None:
    seat = area(board="ore", city="4:3 natural_gas_field", chosen="gas_power_plant", money=0)
    others = [area(board="wood"), area(board="stone")]
    state = done(scene(seats=[seat, *others]), "build", "on:4:3")
    assert city(state, 0) == {"4:3": "gas_power_plant"}
    assert goods(state, 0) == {"ore"}


@pytest.mark.clause("NEO-6.7", "NEO-12.5")
def test_a_replaced_office_still_waives_a_good() -> None:
    seat = area(board="ore", city="3:2 post_office", chosen="clinic", money=0)
    state = scene(generation=3, seats=[seat, *QUIET])
    done(state, "build", "on:3:2", "waive:post_office")
    assert city(state, 0) == {"3:2": "clinic"}


@pytest.mark.clause("NEO-6.7", "NEO-6.6")
def test_a_replaced_tile_still_counts_for_the_type() -> None:
    homes = "3:2 slums; 3:4 ranch; 2:3 tenements"
    state = acting(area(city=homes, chosen="retirement_home"), generation=3)
    assert "on:3:4" in choices(state, 0, "build")
    done(state, "build", "on:3:4")
    assert city(state, 0)["3:4"] == "retirement_home"


@pytest.mark.clause("NEO-6.8")
@pytest.mark.parametrize(("money", "possible"), [(3, False), (4, True)])
def test_money_from_the_build_cannot_pay_for_it(money: int, possible: bool) -> None:
    """The shop brings 4 coins at once, but its gold has to be bought first."""
    seller = area(board="coal", city="3:2 gold_smelter_1")
    seat = area(board="wood", chosen="antique_shop", money=money)
    state = scene(seats=[seat, seller, area()])
    assert can_build(state) is possible
    if possible:
        play(state, 0, "build", "on:4:3")
        everyone(state, "sell")
        assert state.money[0] == 4 - 4 + 4


@pytest.mark.clause("NEO-6.8", "NEO-6.17")
def test_payments_received_this_round_cannot_be_spent() -> None:
    assert not can_build(acting(area(chosen="tenements", money=0, received=9)))
    assert can_build(acting(area(chosen="tenements", money=1, received=0)))


@pytest.mark.clause("NEO-6.8")
@pytest.mark.parametrize(("money", "possible"), [(2, False), (3, True)])
def test_price_and_purchase_are_paid_together(money: int, possible: bool) -> None:
    seat = area(board="coal", chosen="gold_smelter_2", money=money)
    state = scene(seats=[seat, area(board="ore", money=0), area(board="wood")])
    assert can_build(state) is possible
    if possible:
        done(state, "build", "on:3:4", "buy:ore:1")
        assert state.money[:2] == [3 - 1 - 2, 0 + 5 + 2]


@pytest.mark.clause("NEO-6.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_there_is_no_credit(players: int) -> None:
    assert all(min(state.money) >= 0 for state in random_game(players, seed=20))


@pytest.mark.clause("NEO-6.9")
def test_every_alternative_and_every_seller_may_be_chosen() -> None:
    coal = area(board="coal", chosen="fuel_power_plant", money=9)
    sellers = [area(board="oil"), area(board="ore", city="3:2 oil_well")]
    state = scene(seats=[coal, *sellers])
    assert plans(state, 0, "build", "on:3:2") == [("own:coal",), ("buy:oil:1",), ("buy:oil:2",)]
    end = done(state, "build", "on:3:2", "buy:oil:2")
    assert end.money == [9 - 2, 6 + 5, 6 + 5 + 2]


@pytest.mark.clause("NEO-6.9", "NEO-6.5")
def test_one_may_buy_the_alternative_of_an_own_good() -> None:
    """Steel of its own, steel of others not for sale, coins always."""
    works = area(board="ore", city="3:2 steel_foundry", chosen="treasury", money=9)
    state = scene(generation=2, seats=[works, area(city="3:2 die_casting_foundry"), area()])
    assert plans(state, 0, "build", "on:2:3") == [("own:steel",), ("coins",)]
    end = done(state, "build", "on:2:3", "coins")
    assert end.money[0] == 9 - 5


@pytest.mark.clause("NEO-6.9", "NEO-6.13")
def test_sellers_are_chosen_for_each_good_as_far_as_the_money_goes() -> None:
    """Coal costs 2 at either neighbour, ore 2 as well, or 3 on the far side of the table."""
    buyer = area(board="wood", chosen="steel_foundry", money=5)
    near, far = area(board="coal", city="3:2 ore_vein"), area(board="ore")
    state = scene(players=4, seats=[buyer, near, far, area(board="oil", city="3:2 coal_mine")])
    everything = {
        ("buy:coal:1", "buy:ore:1"),
        ("buy:coal:1", "buy:ore:2"),
        ("buy:coal:3", "buy:ore:1"),
        ("buy:coal:3", "buy:ore:2"),
    }
    assert set(plans(state, 0, "build", "on:2:3")) == everything
    state.money[0] = 4
    assert set(plans(state, 0, "build", "on:2:3")) == {
        ("buy:coal:1", "buy:ore:1"),
        ("buy:coal:3", "buy:ore:1"),
    }
    state.money[0] = 3
    assert not can_build(state)


@pytest.mark.clause("NEO-6.9", "NEO-12.5", "NEO-12.8")
def test_the_player_decides_where_a_good_is_waived() -> None:
    buyer = area(board="wood", city="3:2 post_office", chosen="steel_foundry", money=9)
    state = scene(generation=2, seats=[buyer, area(board="coal"), area(board="ore")])
    assert set(plans(state, 0, "build", "on:2:3")) == {
        ("waive:post_office", "buy:ore:2"),
        ("buy:coal:1", "waive:post_office"),
        ("buy:coal:1", "buy:ore:2"),
    }


@pytest.mark.clause("NEO-6.9", "NEO-12.8")
def test_two_offices_waive_a_good_each_and_in_either_order() -> None:
    offices = "3:2 post_office; 3:4 customs_office"
    buyer = area(board="wood", city=offices, chosen="steel_foundry", money=0)
    state = scene(generation=3, seats=[buyer, *QUIET])
    assert set(plans(state, 0, "build", "on:2:3")) == {
        ("waive:post_office", "waive:customs_office"),
        ("waive:customs_office", "waive:post_office"),
    }
    crusher = area(board="wood", city=offices, chosen="homes_and_dining", money=0)
    assert not can_build(scene(generation=3, seats=[crusher, *QUIET]))  # post: raw goods only


# -- 6c: placing --------------------------------------------------------------------------------


@pytest.mark.clause("NEO-6.19")
def test_a_tile_goes_on_an_empty_cell_or_replaces_one() -> None:
    state = acting(
        area(city="3:2 pawn_shop; 3:4 slums; 2:3 fire_station_1", chosen="grocery_store")
    )
    assert choices(state, 0, "build") == [
        *("on:2:2", "on:2:4", "on:3:1", "on:3:2", "on:3:3", "on:3:5"),
        *("on:4:2", "on:4:3", "on:4:4"),
    ]
    with pytest.raises(rathaus.IllegalMove):
        play(state, 0, "build", "on:3:4")


@pytest.mark.clause("NEO-6.20", "NEO-2.5")
def test_the_new_tile_must_be_linked_not_just_adjacent() -> None:
    assert legal(acting(area()), 0, "apartments") == {"3:2", "3:3", "3:4"}  # EW
    assert legal(acting(area()), 0, "gas_station") == {"2:3", "3:3", "4:3"}  # NS
    # West of the apartments there is a road, above and below there is none.
    around = legal(acting(area(city="3:2 apartments")), 0, "slums")
    assert around == {"2:3", "3:1", "3:2", "3:3", "3:4", "4:3"}


@pytest.mark.clause("NEO-6.20")
def test_one_link_is_enough_and_other_roads_need_not_match() -> None:
    """On 2:2 a road to the east suffices; to the south it meets a tile without one."""
    blocked = "2:3 concrete_plant; 3:2 pharmacy"
    assert "2:2" not in legal(acting(area(city=blocked)), 0, "slums")
    assert "2:2" in legal(acting(area(city="2:3 slums; 3:2 pharmacy")), 0, "ranch")


@pytest.mark.clause("NEO-6.20")
def test_the_way_to_the_center_may_be_long() -> None:
    snake = "3:2 slums; 3:1 colonial_houses; 2:1 tenements; 1:1 townhouses; 1:2 pawn_shop"
    assert "1:3" in legal(acting(area(city=snake)), 0, "ranch")
    broken = snake.replace("3:1 colonial_houses", "3:1 apartments")
    assert "1:3" not in legal(acting(area(city=broken)), 0, "ranch")


@pytest.mark.clause("NEO-6.21")
def test_a_tile_on_the_middle_cell_needs_no_link() -> None:
    """No road of the stadium fits, but it becomes the center itself."""
    lonely = "2:3 apartments; 3:2 rest_stop; 3:4 colonial_houses; 4:3 motel"
    state = acting(area(city=lonely, chosen="stadium", money=25), generation=3)
    assert choices(state, 0, "build") == ["on:3:3"]
    done(state, "build", "on:3:3")
    assert city(state, 0)["3:3"] == "stadium"


CUT_OFF = "3:3 gold_smelter_1; 2:3 tenements; 1:3 colonial_houses"  # SW in the middle


@pytest.mark.clause("NEO-6.22")
def test_nothing_can_be_attached_to_a_part_that_is_cut_off() -> None:
    around = legal(acting(area(city=CUT_OFF)), 0, "slums")
    assert around == {"3:2", "4:3"}


@pytest.mark.clause("NEO-6.22")
def test_a_placement_may_join_the_part_to_the_center_again() -> None:
    seat = area(city=CUT_OFF + "; 3:2 ranch", chosen="townhouses")
    state = acting(seat)
    assert "on:2:2" in choices(state, 0, "build")
    assert "on:1:2" not in choices(state, 0, "build")
    done(state, "build", "on:2:2")
    assert "1:4" in legal(state, 0, "grocery_store")


@pytest.mark.clause("NEO-6.22", "NEO-6.20")
def test_a_tile_cannot_reach_the_center_over_the_tile_it_replaces() -> None:
    """Replacing the only bridge with a tile that does not reach the center is illegal."""
    bridge = "3:2 slums; 3:1 pawn_shop"
    around = legal(acting(area(city=bridge)), 0, "apartments")  # EW
    assert "3:2" in around
    assert "3:2" not in legal(acting(area(city=bridge)), 0, "tiny_houses")  # SW: links 3:1 only
    # A way round over other tiles is enough.
    loop = bridge + "; 2:1 ranch; 2:2 prefab_houses; 2:3 grocery_store"
    assert "3:2" in legal(acting(area(city=loop)), 0, "tiny_houses")


# -- 6d: replacing ------------------------------------------------------------------------------

WITH_FOUR_EXITS = {
    "residential": ("slums", "ranch"),
    "commercial": ("grocery_store", "pawn_shop"),
    "industrial": ("plastics_plant_2", "glassworks"),
    "public": ("building_department", "police_station_2"),
    "resource": ("limestone_quarry", "coal_mine"),
    "dual": ("homes_and_business", "homes_and_dining"),
}
SHARED = {
    ("dual", "residential"),
    ("dual", "commercial"),
    ("residential", "dual"),
    ("commercial", "dual"),
}


@pytest.mark.clause("NEO-6.23", "NEO-6.24")
@pytest.mark.parametrize("old", WITH_FOUR_EXITS)
@pytest.mark.parametrize("new", WITH_FOUR_EXITS)
def test_a_tile_replaces_a_resource_tile_or_one_of_its_own_type(new: str, old: str) -> None:
    state = acting(area(city=f"3:2 {WITH_FOUR_EXITS[old][1]}"))
    allowed = old in ("resource", new) or (new, old) in SHARED
    assert ("3:2" in legal(state, 0, WITH_FOUR_EXITS[new][0])) is allowed


@pytest.mark.clause("NEO-6.23")
@pytest.mark.parametrize("new", WITH_FOUR_EXITS)
def test_anything_may_replace_the_city_center(new: str) -> None:
    assert "3:3" in legal(acting(area()), 0, WITH_FOUR_EXITS[new][0])


@pytest.mark.clause("NEO-6.23", "NEO-2.7")
def test_once_covered_the_center_follows_the_rule_of_types() -> None:
    state = acting(area(city="3:3 grocery_store"))
    assert "3:3" not in legal(state, 0, "slums")
    assert "3:3" in legal(state, 0, "laundromat")
    assert "3:3" in legal(acting(area(city="3:3 oil_well")), 0, "slums")


@pytest.mark.clause("NEO-6.24")
@pytest.mark.parametrize("new", WITH_FOUR_EXITS)
def test_anything_may_replace_the_wind_turbines(new: str) -> None:
    state = acting(area(city="3:2 wind_turbines"))
    assert "3:2" in legal(state, 0, WITH_FOUR_EXITS[new][0])


@pytest.mark.clause("NEO-6.25")
def test_the_replaced_tile_goes_to_the_box() -> None:
    state = acting(area(city="3:4 slums", chosen="tenements"))
    events = listen(state)
    done(state, "build", "on:3:4")
    assert city(state, 0) == {"3:4": "tenements"}
    assert box(state).count("slums") == 1
    built = next(event for event in events if event.kind == "tile_built")
    assert built.data["replaced"] == NUMBER["slums"]


@pytest.mark.clause("NEO-6.25")
def test_the_printed_center_is_covered_and_never_boxed() -> None:
    state = acting(area(chosen="slums"))
    done(state, "build", "on:3:3")
    assert city(state, 0) == {"3:3": "slums"}
    assert max(state.box) <= len(TILES)
    assert len(box(state)) == 2  # what the others sold
    assert state.boards[0] == 1


@pytest.mark.clause("NEO-6.26", "NEO-6.29", "NEO-2.15")
def test_replacing_may_cut_off_the_rest_of_the_city() -> None:
    seat = area(board="ore", city="2:3 slums; 1:3 hotel", chosen="gold_smelter_1", money=0)
    state = acting(seat, round=7)
    done(state, "build", "on:3:3")
    assert city(state, 0) == {"1:3": "hotel", "2:3": "slums", "3:3": "gold_smelter_1"}
    assert legal(state, 0, "ranch") == {"3:2", "4:3"}
    assert state.money[0] == 5  # the hotel pays all the same
    assert state.result()[0]["neighborhoods"] == 1


@pytest.mark.clause("NEO-6.27")
def test_replacing_refunds_nothing() -> None:
    state = acting(area(city="3:4 townhouses", chosen="slums", money=6))
    done(state, "build", "on:3:4")
    assert state.money[0] == 6


@pytest.mark.clause("NEO-6.27")
def test_a_replaced_cornerstone_is_out_of_the_game() -> None:
    state = acting(area(city="3:2 park", chosen="fire_station_1", unbuilt="university"))
    done(state, "build", "on:3:2")
    assert "park" in box(state)
    pick_first(state)
    stones = [text for text in actions(state) if text.startswith("cornerstone")]
    assert stones == ["cornerstone:university"]


# -- 6e: removing -------------------------------------------------------------------------------


@pytest.mark.clause("NEO-6.28", "NEO-8.2")
def test_a_token_goes_back_when_no_tile_makes_the_good_any_more() -> None:
    seat = area(board="ore", city="3:2 oil_well", chosen="pawn_shop")
    state = acting(seat)
    assert goods(state, 0) == {"ore", "oil"}
    done(state, "build", "on:3:2")
    assert goods(state, 0) == {"ore"}


@pytest.mark.clause("NEO-6.28", "NEO-8.2")
def test_a_token_stays_while_another_tile_makes_the_good() -> None:
    state = acting(area(board="oil", city="3:2 oil_well; 4:3 mine", chosen="pawn_shop"))
    done(state, "build", "on:3:2")
    assert goods(state, 0) == {"oil", "coal", "ore"}


@pytest.mark.clause("NEO-6.28")
def test_all_benefits_of_a_removed_tile_end() -> None:
    """No income of 2 at the end of the generation, and no waived good in the next round."""
    state = acting(area(city="3:2 post_office", chosen="police_station_2"), generation=2, round=7)
    done(state, "build", "on:3:2")
    assert state.money[0] == 6
    office = area(board="ore", city="3:2 post_office", chosen="fire_station_1", hand="slums")
    passing = area(board="stone", hand="gas_station")
    state = scene(seats=[office, area(board="natural_gas"), passing])
    done(state, "build", "on:3:2")
    play(state, 0, "pick:gas_station")
    play(state, 1, "pick:slums")
    pick_first(state)
    assert not can_build(state)


@pytest.mark.clause("NEO-6.28", "NEO-6.29", "NEO-9.15")
def test_a_disaster_removes_with_the_same_consequences() -> None:
    state = scene(
        step="disaster",
        disaster="flood",
        seats=[area(board="ore", city="3:2 sawmill_1; 3:1 slums", money=0)],
    )
    assert goods(state, 0) == {"ore", "lumber"}
    play(state, 0, "demolish", "lose:3:2")
    everyone(state, "fine")
    assert goods(state, 0) == {"ore"}
    assert city(state, 0) == {"3:1": "slums"}  # cut off, and still there
    assert "2:1" not in legal(state, 0, "ranch")
    assert "sawmill_1" in box(state)


@pytest.mark.clause("NEO-6.30")
def test_losing_the_tile_on_the_center_uncovers_it_again() -> None:
    state = scene(
        step="disaster",
        disaster="flood",
        seats=[area(board="coal", city="3:3 apartments; 2:3 slums", money=0)],
    )
    assert goods(state, 0) == set()
    assert "4:3" not in legal(state, 0, "ranch")
    play(state, 0, "demolish", "lose:3:3")
    everyone(state, "fine")
    assert city(state, 0) == {"2:3": "slums"}
    assert goods(state, 0) == {"coal"}
    assert legal(state, 0, "oil_well") == {"1:3", "2:2", "3:2", "3:3", "4:3"}  # NES


# -- 6f: gains ----------------------------------------------------------------------------------


@pytest.mark.clause("NEO-6.31", "NEO-6.32")
def test_once_money_and_tokens_come_with_the_build() -> None:
    state = done(acting(area(chosen="grocery_store", money=0)), "build", "on:3:2")
    assert state.money[0] == 3
    state = acting(area(board="stone", chosen="stone_crusher", money=2), area(board="ore"))
    done(state, "build", "on:2:3")
    assert goods(state, 0) == {"stone", "concrete", "glass"}


@pytest.mark.clause("NEO-6.31")
def test_first_the_old_tile_goes_and_then_the_tokens_are_taken() -> None:
    """Oil well for oil fields: the oil token ends up with the owner."""
    state = acting(area(board="ore", city="3:4 oil_well", chosen="oil_fields"), generation=2)
    done(state, "build", "on:3:4")
    assert goods(state, 0) == {"ore", "oil", "natural_gas"}


@pytest.mark.clause("NEO-6.31", "NEO-6.32", "NEO-12.21", "NEO-12.34")
def test_all_gains_of_a_build_add_up() -> None:
    """Once-money 2, the Trade Association 1, the Tourist Office 2 for one new link."""
    text = "3:2 tourist_office; 4:3 trade_association; 2:2 grocery_store"
    state = acting(area(city=text, chosen="diner", money=0), generation=2)
    done(state, "build", "on:2:3")
    assert state.money[0] == 2 + 1 + 2


@pytest.mark.clause("NEO-6.32", "NEO-12.34")
def test_an_effect_on_building_does_not_apply_to_its_own_tile() -> None:
    shops = "3:2 grocery_store; 3:4 pawn_shop"
    state = acting(area(city=shops, money=0, unbuilt="tourist_office"))
    done(state, "cornerstone:tourist_office", "on:4:3")
    assert state.money[0] == 0
    linked = "2:3 slums; 2:2 grocery_store; 2:4 pawn_shop"
    state = acting(area(city=linked, money=0, unbuilt="tourist_office"))
    done(state, "cornerstone:tourist_office", "on:3:2")
    assert state.money[0] == 0


@pytest.mark.clause("NEO-6.32", "NEO-6.28")
def test_an_effect_on_building_does_not_apply_to_the_tile_that_replaces_it() -> None:
    text = "3:2 tourist_office; 3:1 grocery_store"
    state = acting(area(city=text, money=0, chosen="police_station_2"), generation=2)
    done(state, "build", "on:3:2")
    assert state.money[0] == 0
    state = acting(area(city=text, money=0, chosen="police_station_2"), generation=2)
    done(state, "build", "on:2:1")
    assert state.money[0] == 2


@pytest.mark.clause("NEO-6.33", "NEO-6.38")
def test_a_sale_may_pay_a_fine_in_the_same_round() -> None:
    seats = [area(city="3:2 slums; 3:4 ranch", money=0, chosen="laundromat"), area()]
    state = scene(seats=[*seats, area(chosen="flood")])
    everyone(state, "sell")
    assert options(state, 0) == ["fine", "demolish"]
    everyone(state, "fine")
    assert state.money[0] == 0 + 5 - 2


@pytest.mark.clause("NEO-6.33", "NEO-12.21", "NEO-12.34")
def test_all_gains_of_a_build_may_pay_a_fine_in_the_same_round() -> None:
    """The pawn shop brings 5, the Trade Association 1, and 2 for the link with the hotel."""
    text = "3:2 trade_association; 2:3 tourist_office; 3:5 hotel"
    seats = [area(city=text, money=0, chosen="pawn_shop"), area(), area(chosen="flood")]
    state = scene(seats=seats)
    play(state, 0, "build", "on:3:4")
    play(state, 1, "sell")
    everyone(state, "fine")
    assert state.money[0] == 0 + 5 + 1 + 2 - 4


@pytest.mark.clause("NEO-6.33", "NEO-12.32")
def test_the_business_bureau_may_pay_a_fine_in_the_same_round() -> None:
    text = "3:2 gold_smelter_1; 2:2 laundromat"
    state = scene(
        seats=[area(city=text, money=1, unbuilt="business_bureau"), area(), area(chosen="flood")]
    )
    play(state, 0, "cornerstone:business_bureau", "on:3:4")
    play(state, 1, "sell")
    everyone(state, "fine")
    assert state.money[0] == 1 + 2 - 3


# -- 6g: cornerstones ---------------------------------------------------------------------------


@pytest.mark.clause("NEO-6.34")
def test_a_cornerstone_costs_the_chosen_tile() -> None:
    state = acting(area(chosen="pawn_shop", unbuilt="park casino", money=0))
    done(state, "cornerstone:casino", "on:3:2")
    assert city(state, 0) == {"3:2": "casino"}
    assert unbuilt(state, 0) == ["park"]
    assert "pawn_shop" in box(state)
    assert state.money[0] == 1  # the casino's own coin, nothing for the pawn shop


@pytest.mark.clause("NEO-6.34")
def test_a_cornerstone_needs_its_price_a_road_and_a_fitting_cell() -> None:
    assert actions(acting(area(money=5, unbuilt="penthouses"))) == ["build", "sell"]
    state = acting(area(money=6, city="3:2 slums; 3:4 pawn_shop", unbuilt="penthouses"))
    assert "cornerstone:penthouses" in actions(state)
    assert set(choices(state, 0, "cornerstone:penthouses")) == {  # ES
        *("on:2:2", "on:2:3", "on:2:4", "on:3:1", "on:3:2", "on:3:3"),
    }
    done(state, "cornerstone:penthouses", "on:3:2")
    assert state.money[0] == 0
    assert "slums" in box(state)


@pytest.mark.clause("NEO-6.34")
def test_only_own_unbuilt_cornerstones_may_be_built() -> None:
    state = acting(area(unbuilt="park"), area(unbuilt="casino"))
    assert actions(state) == ["build", "cornerstone:park", "sell"]
    assert actions(state, 1) == ["build", "cornerstone:casino", "sell"]


@pytest.mark.clause("NEO-6.35", "NEO-17.7")
@pytest.mark.parametrize("generation", [1, 2, 3])
@pytest.mark.parametrize("standing", [0, 1, 2])
def test_a_city_holds_as_many_cornerstones_as_the_generation_has_number(
    generation: int, standing: int
) -> None:
    """The standing ones are of another type, so nothing can take their place."""
    text = "; ".join(["3:2 casino", "3:4 shopping_center"][:standing])
    state = acting(area(city=text, unbuilt="park"), generation=generation)
    assert ("cornerstone:park" in actions(state)) is (standing < generation)


@pytest.mark.clause("NEO-6.35")
def test_cornerstones_need_not_be_built_and_may_come_late() -> None:
    """None in the first generation, and two in a row in the second."""
    state = acting(area(unbuilt="park casino subway"), generation=2)
    for stone, cell in (("park", "on:4:3"), ("casino", "on:3:2")):
        assert f"cornerstone:{stone}" in options(state, 0)
        play(state, 0, f"cornerstone:{stone}", cell)
        end_actions(state)
        pick_first(state)
    assert city(state, 0) == {"3:2": "casino", "4:3": "park"}


@pytest.mark.clause("NEO-6.36")
def test_at_the_limit_a_cornerstone_may_only_replace_a_cornerstone() -> None:
    state = acting(area(city="3:2 university; 3:4 fire_station_1; 4:3 oil_well", unbuilt="park"))
    # By road and type the park might go to six more cells; they hold no cornerstone.
    assert len(legal(state, 0, "park")) == 1 + 6
    assert choices(state, 0, "cornerstone:park") == ["on:3:2"]
    done(state, "cornerstone:park", "on:3:2")
    assert city(state, 0)["3:2"] == "park"
    assert "university" in box(state)


@pytest.mark.clause("NEO-6.36", "NEO-6.23")
def test_the_replaced_cornerstone_must_share_a_type() -> None:
    state = acting(area(city="3:2 casino", unbuilt="park"))
    assert actions(state) == ["build", "sell"]


@pytest.mark.clause("NEO-6.36")
@pytest.mark.parametrize(("money", "free"), [(0, True), (1, False)])
def test_a_lost_cornerstone_frees_a_place(money: int, free: bool) -> None:
    """Who can pay the fine keeps the park, and the limit of the first generation is reached."""
    seats = [area(city="3:2 park", unbuilt="casino", money=money), area(hand="slums")]
    state = scene(step="disaster", disaster="flood", seats=seats)
    everyone(state, "fine")
    assert city(state, 0) == ({} if free else {"3:2": "park"})
    play(state, 2, "pick:slums")
    pick_first(state)
    assert ("cornerstone:casino" in actions(state)) is free


@pytest.mark.clause("NEO-6.37", "NEO-5.8")
def test_a_disaster_cannot_be_given_up_for_a_cornerstone_nor_sold() -> None:
    state = scene(seats=[area(chosen="flood", unbuilt="park")])
    assert 0 not in state.asked()
    for text in ("cornerstone:park", "sell", "build"):
        with pytest.raises(rathaus.IllegalMove):
            play(state, 0, text)


# -- 6h: selling --------------------------------------------------------------------------------


@pytest.mark.clause("NEO-6.38")
def test_a_sold_tile_brings_five_coins_and_goes_to_the_box() -> None:
    state = acting(area(chosen="slums", money=1))
    done(state, "sell")
    assert state.money[0] == 1 + 5
    assert "slums" in box(state)
    assert city(state, 0) == {}


# -- everything at once: a slow reading of the rules ---------------------------------------------

STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def reached(tiles: dict[tuple[int, int], int], state: NeomState) -> set[tuple[int, int]]:
    """The cells connected to the center, one step after the other."""
    roads = {cell: state.kit.tile[tile].roads for cell, tile in tiles.items()}
    found, todo = {(2, 2)}, [(2, 2)]
    while todo:
        row, column = todo.pop()
        for side in roads[row, column]:
            other = (row + STEP[side][0], column + STEP[side][1])
            if other in roads and OPPOSITE[side] in roads[other] and other not in found:
                found.add(other)
                todo.append(other)
    return found


def slow_legal_cells(state: NeomState, seat: int, tile: int) -> set[str]:
    """Put the tile on every cell in turn and look whether the result is allowed."""
    kit = state.kit
    place = seat * CELLS
    tiles = {divmod(c, 5): t for c, t in enumerate(state.city[place : place + CELLS]) if t}
    found = set()
    for index, name in enumerate(CELL_NAMES):
        cell = divmod(index, 5)
        if cell in tiles:
            old = set(kit.tile[tiles[cell]].types)
            if "resource" not in old and not old & set(kit.tile[tile].types):
                continue
        after = {**tiles, cell: tile}
        if index == CENTER or cell in reached(after, state):
            found.add(name)
    return found


@pytest.mark.clause("NEO-6.19", "NEO-6.20", "NEO-6.21", "NEO-6.22", "NEO-6.23", "NEO-6.26")
@pytest.mark.parametrize("seed", range(4))
def test_legal_cells_agree_with_trying_every_cell(seed: int) -> None:
    rng, checked = Random(seed), 0
    for state in random_game(4, seed=seed):
        if not state.stack or state.stack[-1][0] != "act" or rng.random() < 0.9:
            continue
        for tile in rng.sample(range(1, len(TILES) + 1), 6):
            if state.kit.is_disaster[tile]:
                continue
            for seat in range(4):
                key = state.kit.tile[tile].key
                assert legal(state, seat, key) == slow_legal_cells(state, seat, tile), key
                checked += 1
    assert checked > 200


def test_a_forced_decision_may_be_named_but_not_misnamed() -> None:
    """The helper `play` checks what the engine decided by itself."""
    stadium = area(city="2:3 apartments", chosen="stadium", money=25)
    state = acting(stadium, generation=3)
    assert choices(state, 0, "build") == ["on:3:3"]
    with pytest.raises(rathaus.IllegalMove):
        play(state, 0, "build", "on:3:2")
    state = acting(stadium, generation=3)
    play(state, 0, "build", "on:3:3")
    with pytest.raises(rathaus.IllegalMove):
        play(state, 0, "build")
