"""Tiles with special effects, one scenario each (NEO-12)."""

from typing import Any

import pytest

from rathaus.games.neom.state import NeomState
from tests.games.neom.independent_scoring import GOODS, TILES
from tests.games.neom.scenes import (
    area,
    box,
    city,
    everyone,
    finished,
    goods,
    pick_first,
    scene,
    unbuilt,
)
from tests.games.scenes import (
    choices,
    let_chance,
    listen,
    options,
    plans,
    play,
)


def sheet(tiles: str, **facts: Any) -> dict[str, Any]:
    given = {"board": "ore", "money": 0} | facts
    return finished(area(city=tiles, **given)).result()[0]


def points(tile: str, tiles: str, **facts: Any) -> int:
    """What a tile with a question mark is worth at the end in a city."""
    value: int = sheet(tiles, **facts)["variable_tiles"][tile]
    return value


def built(tile: str, cell: str, tiles: str = "", money: int = 10, **facts: Any) -> NeomState:
    """Seat 0 has built a tile in a round in which the others sell."""
    is_cornerstone = TILES[tile]["set"] == "A"
    given = {"unbuilt" if is_cornerstone else "chosen": tile}
    own = area(**{"board": "ore", "city": tiles, "money": money, **given, **facts})
    state = scene(seats=[own], generation=3)
    play(state, 0, f"cornerstone:{tile}" if is_cornerstone else "build", f"on:{cell}")
    everyone(state, "sell")
    return state


@pytest.mark.clause("NEO-12.1")
@pytest.mark.parametrize(
    ("tile", "lines"),
    [
        ("jeweler_1", {"printed": 0, "variable": 0, "goods": 1, "money": 9}),
        ("modern_factory", {"printed": 0, "variable": 0, "goods": 1 + 8, "money": 0}),
        ("holding_company", {"printed": 0, "variable": 0, "goods": 1, "money": 0}),
    ],
)
def test_money_and_goods_tiles_add_nothing_beyond_money_and_goods(
    tile: str, lines: dict[str, int]
) -> None:
    assert lines.items() <= sheet(f"3:2 {tile}").items()


# -- 031 Building Department ------------------------------------------------------------------


def department(**facts: Any) -> NeomState:
    """Seat 0 of four has built the Building Department; everyone else has sold."""
    own = {"city": "3:2 university", "chosen": "building_department"}
    own |= {"unbuilt": "city_hall substation"} | facts
    state = scene(players=4, seats=[area(**own)], pile="prison subway casino park")
    play(state, 0, "build", "on:3:4")
    return everyone(state, "sell")


@pytest.mark.clause("NEO-12.2", "NEO-4.6")
def test_031_lets_its_builder_look_at_the_pile_and_nobody_else() -> None:
    own = area(chosen="building_department", unbuilt="city_hall")
    state = scene(players=4, seats=[own], pile="prison subway casino park")
    # Each knows what is left of the three hands it has seen in the preliminary phase.
    assert state.view(0)["pile"] == ["prison", "subway", "casino", None]
    play(state, 0, "build", "on:3:4")
    everyone(state, "sell")
    assert state.turn() == (0,)
    assert state.view(0)["pile"] == ["prison", "subway", "casino", "park"]
    assert state.view(1)["pile"] == [None, "subway", "casino", "park"]
    assert state.view(None)["pile"] == [None] * 4
    play(state, 0, "done")
    assert state.view(0)["pile"] == ["prison", "subway", "casino", "park"], "what is seen is known"
    assert state.view(1)["pile"] == [None, "subway", "casino", "park"]


@pytest.mark.clause("NEO-12.2")
def test_031_swaps_one_cornerstone() -> None:
    state = department()
    assert options(state, 0) == ["done", "discard:city_hall", "discard:substation"]
    play(state, 0, "discard:city_hall", "done")
    assert options(state, 0) == ["take:casino", "take:park", "take:prison", "take:subway"]
    play(state, 0, "take:casino")
    assert unbuilt(state, 0) == ["substation", "casino"]
    assert "city_hall" in box(state)
    assert state.view(3)["seats"][0]["unbuilt"] == ["substation", "casino"], "face up"
    assert state.round == 2


@pytest.mark.clause("NEO-12.2")
def test_031_swaps_all_and_takes_as_many_as_were_discarded() -> None:
    state = department()
    play(state, 0, "discard:substation", "discard:city_hall", "take:park")
    assert options(state, 0) == ["take:casino", "take:prison", "take:subway"]
    play(state, 0, "take:prison")
    assert set(unbuilt(state, 0)) == {"park", "prison"}
    assert state.round == 2


@pytest.mark.clause("NEO-12.2", "NEO-12.3")
def test_031_may_be_left_unused() -> None:
    state = department()
    play(state, 0, "done")
    assert unbuilt(state, 0) == ["city_hall", "substation"]
    assert "city_hall" not in box(state)


@pytest.mark.clause("NEO-12.3")
def test_031_does_nothing_if_all_cornerstones_are_built() -> None:
    state = department(unbuilt="")
    assert state.round == 2
    assert unbuilt(state, 0) == []
    assert state.view(0)["pile"] == ["prison", "subway", "casino", None]


@pytest.mark.clause("NEO-12.2")
def test_031_works_this_once() -> None:
    state = department()
    play(state, 0, "done")
    for _ in range(2):
        pick_first(state)
        assert state.stack[-1][0] == "act"
        everyone(state, "sell")
        assert state.stack[-1][0] == "choose"


@pytest.mark.clause("NEO-12.2", "NEO-15.4")
def test_031_comes_after_all_actions_and_before_a_disaster() -> None:
    own = area(city="3:2 university", chosen="building_department", unbuilt="city_hall")
    other = area(chosen="slums", money=0)
    state = scene(players=4, seats=[own, other], disaster="flood")
    play(state, 0, "build", "on:3:4")
    play(state, 1, "build", "on:3:4")
    play(state, 2, "sell")
    assert state.turn() == (0,)
    assert options(state, 0) == ["done", "discard:city_hall"]
    assert city(state, 1) == {"3:4": "slums"}
    play(state, 0, "done")
    assert state.stack[-1][0] == "disaster"
    assert state.turn() == (0, 2), "one tile and no coin: seat 1 has nothing to decide"


@pytest.mark.clause("NEO-12.2", "NEO-14.2")
def test_031_of_a_lone_player_has_six_tiles_to_take_from() -> None:
    pile = "prison subway casino park travel_agency city_council"
    own = area(chosen="building_department", unbuilt="city_hall")
    state = scene(players=1, seats=[own], pile=pile, tiles="4+")
    play(state, 0, "build", "on:3:4", "discard:city_hall")
    assert len(options(state, 0)) == 6
    play(state, 0, "take:city_council")
    assert unbuilt(state, 0) == ["city_council"]


# -- virtual goods ----------------------------------------------------------------------------


def market(
    tiles: str, chosen: str, money: int, others: tuple[str, str] = ("coal", "ore")
) -> NeomState:
    own = area(board="wood", city=tiles, chosen=chosen, money=money)
    return scene(generation=3, seats=[own, *(area(board=good) for good in others)])


def payments(state: NeomState) -> set[tuple[str, ...]]:
    """The ways to meet the requirement of the chosen tile; none if it cannot be built."""
    if "build" not in choices(state, 0):
        return set()
    return {plan[1:] for plan in plans(state, 0, "build")}


@pytest.mark.clause("NEO-12.5", "NEO-6.9")
def test_059_waives_one_raw_good_of_choice_with_each_build() -> None:
    state = market("3:2 post_office", "steel_foundry", money=2)
    assert payments(state) == {
        ("waive:post_office", "buy:ore:2"),
        ("buy:coal:1", "waive:post_office"),
    }
    play(state, 0, "build", "on:3:4", "waive:post_office", "buy:ore:2")
    everyone(state, "sell")
    assert state.money[0] == 0
    assert state.money[2] == 6 + 5 + 2
    assert goods(state, 0) == {"wood", "steel"}


@pytest.mark.clause("NEO-12.5")
def test_059_works_again_with_the_next_build() -> None:
    own = area(board="wood", city="3:2 post_office", chosen="copper_smelter", money=0)
    right = area(board="oil", hand="glassworks")
    state = scene(generation=2, seats=[own, area(board="coal"), right])
    play(state, 0, "build", "on:4:3", "waive:post_office")
    everyone(state, "sell")
    play(state, 0, "pick:glassworks")
    pick_first(state)
    play(state, 0, "build", "on:2:3", "waive:post_office")
    while state.stack[-1][0] == "act":  # who can do nothing else has sold already
        play(state, state.turn()[0], "sell")
    assert goods(state, 0) == {"wood", "copper", "glass"}
    assert state.money[0] == 0


@pytest.mark.clause("NEO-12.5")
@pytest.mark.parametrize("tile", ["log_cabins", "car_dealer_1"])
def test_059_waives_no_other_goods(tile: str) -> None:
    state = market("3:2 post_office", tile, money=20)
    assert payments(state) == set()


@pytest.mark.clause("NEO-12.5")
def test_059_has_income_2() -> None:
    assert finished(area(city="3:2 post_office")).final_income[0] == 2


@pytest.mark.clause("NEO-12.6")
def test_059_meets_a_whole_or() -> None:
    state = market("3:2 post_office", "plastics_plant_2", money=2)
    assert payments(state) == {("waive:post_office",)}
    play(state, 0, "build", "on:3:4", "waive:post_office")
    everyone(state, "sell")
    assert state.money[0] == 0
    assert goods(state, 0) == {"wood", "plastic"}


@pytest.mark.clause("NEO-12.8")
def test_111_waives_a_raw_or_a_processed_good() -> None:
    assert payments(market("3:2 customs_office", "gold_smelter_1", money=0)) == {
        ("waive:customs_office",)
    }
    assert payments(market("3:2 customs_office", "prefab_houses", money=0)) == {
        ("waive:customs_office",)
    }
    assert payments(market("3:2 customs_office", "homes_and_dining", money=20)) == set(), "one good"


@pytest.mark.clause("NEO-12.8")
def test_111_never_waives_luxury_goods_and_has_no_income() -> None:
    assert payments(market("3:2 customs_office", "jeweler_1", money=0)) == set()
    assert finished(area(city="3:2 customs_office")).final_income[0] == 0


@pytest.mark.clause("NEO-12.8")
def test_059_and_111_waive_two_goods_one_of_them_raw() -> None:
    both = "3:2 customs_office; 3:4 post_office"
    assert payments(market(both, "modern_foundry", money=2, others=("coal", "oil"))) == {
        ("waive:post_office", "waive:customs_office"),
        ("waive:customs_office", "waive:post_office"),
    }
    assert payments(market(both, "homes_and_dining", money=0)) == set(), "two processed goods"
    assert payments(market(both, "prefab_houses", money=0)) == {("waive:customs_office",)}


@pytest.mark.clause("NEO-12.9")
def test_virtual_goods_are_not_produced() -> None:
    both = "3:2 customs_office; 3:4 post_office; 2:3 warehouse; 4:3 resource_agency"
    lines = sheet(both, board="wood")
    assert lines["goods"] == 1
    assert lines["variable_tiles"] == {"warehouse": 1, "resource_agency": 2 + 1}
    own = area(board="wood", city=both)
    buyer = area(board="coal", chosen="gold_smelter_1", money=20)
    state = scene(generation=3, seats=[own, buyer, area(board="oil")])
    assert "build" not in options(state, 1), "nothing to sell"


# -- money ------------------------------------------------------------------------------------


@pytest.mark.clause("NEO-12.4")
def test_036_pays_3_once() -> None:
    assert built("pharmacy", "3:4", money=0).money[0] == 3


@pytest.mark.clause("NEO-12.7", "NEO-2.14")
@pytest.mark.parametrize(("coins", "vp"), [(0, 0), (4, 0), (5, 1), (14, 2), (15, 3)])
def test_060_counts_money_before_the_final_income(coins: int, vp: int) -> None:
    assert points("treasury", "3:2 treasury; 3:4 computer_store_1", money=coins) == vp


@pytest.mark.clause("NEO-12.7", "NEO-6.17", "NEO-9.14")
def test_060_counts_payments_of_round_21_and_not_the_fine_paid_then() -> None:
    own = area(city="3:2 treasury; 3:4 slums", money=12, received=3)
    state = scene(generation=3, round=7, step="disaster", disaster="crime_wave", seats=[own])
    play(state, 0, "fine")
    play(state, 1, "fine")
    assert state.savings[0] == 12 - 2 + 3
    assert state.result()[0]["variable_tiles"]["treasury"] == 2


@pytest.mark.clause("NEO-12.13")
@pytest.mark.parametrize(
    ("tile", "once", "income"),
    [
        ("casino", 1, 2),
        ("trading_house", 4, 1),
        ("shopping_center", 0, 2),
        ("travel_agency", 2, 3),
    ],
)
def test_121_122_123_136_pay_once_and_by_the_tiles_of_their_type(
    tile: str, once: int, income: int
) -> None:
    """Two homes, one other shop, one factory, two mines besides the city center."""
    tiles = "2:2 slums; 2:4 ranch; 3:2 pawn_shop; 3:4 gold_smelter_1; 1:1 oil_well; 1:2 mine"
    state = built(tile, "4:3" if tile != "trading_house" else "2:3", tiles, money=0)
    assert state.money[0] == once
    assert finished(area(city=f"{tiles}; 4:3 {tile}")).final_income[0] == income


@pytest.mark.clause("NEO-12.13")
def test_136_loses_the_covered_city_center() -> None:
    assert finished(area(city="3:2 travel_agency")).final_income[0] == 1
    assert finished(area(city="3:3 travel_agency")).final_income[0] == 0


@pytest.mark.clause("NEO-12.21", "NEO-6.32")
def test_132_pays_a_coin_for_each_shop_built_later() -> None:
    assert built("pawn_shop", "3:4", "3:2 trade_association", money=0).money[0] == 5 + 1
    assert built("slums", "3:4", "3:2 trade_association", money=0).money[0] == 0
    assert built("trade_association", "3:2", "3:4 pawn_shop", money=1).money[0] == 0


@pytest.mark.clause("NEO-12.21", "NEO-2.12")
def test_132_counts_a_dual_tile_once() -> None:
    tiles = "3:2 trade_association; 3:4 concrete_plant; 2:3 glassworks"
    assert built("homes_and_dining", "4:3", tiles, money=0).money[0] == 3 + 1
    assert points("trade_association", "3:2 trade_association; 3:4 homes_and_dining") == 1


@pytest.mark.clause("NEO-12.21")
def test_132_scores_a_point_per_shop() -> None:
    tiles = "3:2 trade_association; 3:4 pawn_shop; 2:3 casino; 1:1 slums; 5:5 diner"
    assert points("trade_association", tiles) == 3


@pytest.mark.clause("NEO-12.21", "NEO-6.28")
def test_132_pays_nothing_once_it_is_replaced() -> None:
    state = built("building_department", "3:2", "3:2 trade_association", money=0)
    assert state.money[0] == 0
    assert "trade_association" in box(state)


@pytest.mark.clause("NEO-12.22", "NEO-17.4")
def test_133_pays_2_once_and_scores_nothing() -> None:
    assert built("insurance_company", "3:4", money=0).money[0] == 2
    lines = sheet("3:2 insurance_company")
    assert (lines["printed"], lines["variable"], lines["variable_tiles"]) == (0, 0, {})


@pytest.mark.clause("NEO-12.22")
def test_133_halves_the_fine() -> None:
    own = area(city="3:2 insurance_company; 3:4 slums; 2:3 ranch", money=1)
    state = scene(step="disaster", disaster="flood", seats=[own])
    play(state, 0, "fine")
    play(state, 1, "fine")
    assert state.money[0] == 0


@pytest.mark.clause("NEO-12.22")
def test_139_scores_3_and_protects_against_two_disasters() -> None:
    tiles = "2:2 public_safety_department; 1:1 slums; 3:2 pawn_shop"
    assert sheet(tiles)["printed"] == 3
    for disaster, generation in (("fire", 2), ("crime_wave", 3)):
        own = area(city=tiles, money=0)
        state = scene(step="disaster", disaster=disaster, generation=generation, seats=[own])
        assert options(state, 0) == ["fine", "demolish"]
        play(state, 0, "fine")


@pytest.mark.clause("NEO-12.23")
def test_141_pays_at_the_reveal_and_the_coin_is_usable_at_once() -> None:
    own = area(unbuilt="holding_company", money=5)
    state = scene(seats=[own], round=1)
    play(state, 0, "cornerstone:holding_company", "on:2:3")
    everyone(state, "sell")
    assert state.money[0] == 0, "nothing for the round in which it is built"
    own = area(city="3:2 holding_company", hand="tenements", money=0)
    state = scene(seats=[own], round=2, step="choose")
    play(state, 0, "pick:tenements")
    assert state.money[0] == 0, "the choice is still hidden"
    pick_first(state)
    assert state.money[0] == 1
    play(state, 0, "build", "on:2:3")
    everyone(state, "sell")
    assert state.money[0] == 0


@pytest.mark.clause("NEO-12.23")
def test_141_pays_for_choosing_a_disaster() -> None:
    own = area(city="3:2 holding_company", hand="flood", money=0)
    state = scene(seats=[own], step="choose")
    play(state, 0, "pick:flood")
    pick_first(state)
    assert state.money[0] == 1


def _sell_everything(state: NeomState) -> None:
    """To the end of the game with as little happening as possible."""
    while state.turn():
        let_chance(state)
        for seat in state.turn():
            legal = options(state, seat)
            quiet = next((move for move in legal if move in ("sell", "fine")), legal[0])
            play(state, seat, quiet)


@pytest.mark.clause("NEO-12.23")
def test_141_built_in_the_first_round_yields_20_coins() -> None:
    state = scene(seats=[area(unbuilt="holding_company", money=5)])
    events = listen(state)
    play(state, 0, "cornerstone:holding_company", "on:2:3")
    _sell_everything(state)
    paid = [event.data["coins"] for event in events if event.kind == "choice_paid"]
    assert paid == [1] * 20


@pytest.mark.clause("NEO-12.26")
def test_137_makes_a_processed_good_of_choice() -> None:
    state = scene(seats=[area(board="ore", unbuilt="modular_factory", money=0)])
    made = {plan[-1] for plan in plans(state, 0, "cornerstone:modular_factory")}
    assert made == {f"make:{good}" for good, facts in GOODS.items() if facts["tier"] == "processed"}
    play(state, 0, "cornerstone:modular_factory", "on:3:4", "make:glass")
    everyone(state, "sell")
    assert goods(state, 0) == {"ore", "glass"}
    assert finished(area(city="3:4 modular_factory", modular="glass")).final_income[0] == 2


@pytest.mark.clause("NEO-12.26", "NEO-8.2")
def test_137_may_make_what_is_made_already_and_keeps_making_it() -> None:
    own = area(board="ore", city="3:2 gold_smelter_1", unbuilt="modular_factory")
    state = scene(seats=[own])
    play(state, 0, "cornerstone:modular_factory", "on:3:4", "make:gold")
    everyone(state, "sell")
    assert goods(state, 0) == {"ore", "gold"}
    tiles = "3:2 gold_smelter_1; 3:4 modular_factory"
    own = area(board="ore", city=tiles, modular="gold", money=0)
    state = scene(step="disaster", disaster="flood", seats=[own])
    play(state, 0, "lose:3:2")
    play(state, 1, "fine")
    assert goods(state, 0) == {"ore", "gold"}


@pytest.mark.clause("NEO-12.26", "NEO-6.28")
def test_137_takes_its_good_along_when_it_goes() -> None:
    own = area(board="ore", city="3:2 slums; 3:4 modular_factory", modular="gold", money=0)
    state = scene(step="disaster", disaster="flood", seats=[own])
    play(state, 0, "lose:3:4")
    play(state, 1, "fine")
    assert goods(state, 0) == {"ore"}


@pytest.mark.clause("NEO-12.26", "NEO-6.28")
def test_137_takes_its_good_along_when_it_is_replaced() -> None:
    own = area(
        board="ore", city="3:4 modular_factory", modular="glass", chosen="gold_smelter_1", money=0
    )
    state = scene(seats=[own])
    play(state, 0, "build", "on:3:4")
    everyone(state, "sell")
    assert goods(state, 0) == {"ore", "gold"}


@pytest.mark.clause("NEO-12.32", "NEO-17.4")
def test_146_pays_2_coins_per_adjacent_pair_of_shop_and_factory() -> None:
    """3:2 is a shop between three factories, 1:1 and 2:2 meet at a corner only."""
    tiles = "3:2 pawn_shop; 2:2 gold_smelter_1; 4:2 sawmill_1; 3:1 glassworks; 1:1 diner"
    state = built("business_bureau", "3:4", tiles, money=0)
    assert state.money[0] == 2 * 3
    lines = sheet(f"{tiles}; 3:4 business_bureau")
    assert (lines["printed"], lines["variable"]) == (0, 0)


@pytest.mark.clause("NEO-12.32", "NEO-2.2")
def test_146_counts_a_tile_in_up_to_four_pairs() -> None:
    tiles = "2:2 gold_smelter_1; 1:2 pawn_shop; 2:1 diner; 3:2 grocery_store; 2:3 homes_and_dining"
    assert built("business_bureau", "3:4", tiles, money=0).money[0] == 2 * 4
    edge = "2:5 gold_smelter_1; 3:1 pawn_shop"
    assert built("business_bureau", "3:4", edge, money=0).money[0] == 0


@pytest.mark.clause("NEO-12.32")
def test_146_counts_when_it_is_built_and_never_again() -> None:
    tiles = "3:4 business_bureau; 3:2 diner"
    state = built("sawmill_2", "2:2", f"{tiles}; 2:3 rainforest", money=1)
    assert state.money[0] == 0


# -- 150 Tourist Office -----------------------------------------------------------------------


@pytest.mark.clause("NEO-12.34")
def test_150_pays_2_coins_per_link_with_a_shop() -> None:
    tiles = "3:2 tourist_office; 2:2 grocery_store; 2:4 diner"
    state = built("slums", "2:3", tiles, money=0)
    assert state.money[0] == 2 * 2, "the link with the center pays nothing"


@pytest.mark.clause("NEO-12.34")
def test_150_pays_for_links_and_not_for_neighbours() -> None:
    tiles = "3:2 tourist_office; 2:2 grocery_store; 2:4 rest_stop"
    assert built("log_cabins", "2:3", f"{tiles}; 5:5 sawmill_1", money=0).money[0] == 0
    assert built("country_houses", "4:2", "3:2 tourist_office; 4:1 pawn_shop", 0).money[0] == 2


@pytest.mark.clause("NEO-12.34")
def test_150_pays_nothing_for_links_of_a_new_shop_with_other_tiles() -> None:
    tiles = "3:2 tourist_office; 2:2 slums"
    assert built("pawn_shop", "2:3", tiles, money=0).money[0] == 5


@pytest.mark.clause("NEO-12.34")
def test_150_pays_up_to_8_coins_for_one_build() -> None:
    tiles = "5:5 tourist_office; 2:3 grocery_store; 3:2 pawn_shop; 3:4 shopping_street"
    state = built("slums", "3:3", f"{tiles}; 4:3 watch_shop", money=0)
    assert state.money[0] == 4 * 2


@pytest.mark.clause("NEO-12.34", "NEO-6.32")
def test_150_pays_nothing_for_its_own_build() -> None:
    assert built("tourist_office", "2:3", "2:2 grocery_store; 2:4 diner", 0).money[0] == 0
    replaced = built("police_station_2", "2:3", "2:3 tourist_office; 2:2 grocery_store", 0)
    assert replaced.money[0] == 0


@pytest.mark.clause("NEO-12.34", "NEO-6.8")
def test_the_coins_of_150_cannot_pay_for_the_tile() -> None:
    own = area(city="3:2 tourist_office; 2:2 grocery_store", chosen="townhouses", money=1)
    assert "build" not in choices(scene(seats=[own]), 0)


@pytest.mark.clause("NEO-12.34")
def test_150_counts_a_link_anew_after_a_replacement() -> None:
    tiles = "3:2 tourist_office; 2:3 tenements; 2:2 grocery_store"
    assert built("slums", "2:3", tiles, money=0).money[0] == 2
    shop = built("shopping_street", "2:2", tiles, money=0)
    assert shop.money[0] == 5, "the new shop is linked with a home, not with an earlier shop"


# -- points -----------------------------------------------------------------------------------


@pytest.mark.clause("NEO-12.10")
def test_103_scores_a_point_per_goods_token() -> None:
    assert points("warehouse", "3:3 warehouse") == 0
    tiles = "3:2 warehouse; 3:4 modern_foundry; 2:3 mine; 4:3 car_factory_1; 1:1 ore_vein"
    assert points("warehouse", tiles) == 7


@pytest.mark.clause("NEO-12.10")
def test_103_scores_17_with_all_goods() -> None:
    tiles = (
        "1:1 oil_fields; 1:2 mine; 1:3 abandoned_quarry; 1:4 modern_foundry; 1:5 modern_factory; "
        "2:1 car_factory_1; 2:2 jewelry_factory_1; 2:3 electronics_factory_1; 5:5 warehouse"
    )
    assert points("warehouse", tiles) == 17


@pytest.mark.clause("NEO-12.11")
def test_118_scores_2_per_surrounding_home_and_1_per_other() -> None:
    tiles = "2:2 clinic; 1:1 slums; 3:2 ranch; 2:4 tenements; 5:5 homes_and_business; 1:2 diner"
    assert points("clinic", tiles) == 2 + 2 + 1 + 1


@pytest.mark.clause("NEO-12.12")
def test_112_has_25_printed_points_and_no_effect() -> None:
    lines = sheet("3:2 stadium; 3:4 slums; 2:2 grocery_store")
    assert (lines["printed"], lines["variable"], lines["variable_tiles"]) == (25, 0, {})
    assert built("stadium", "2:3", money=25).money[0] == 0


NEIGHBORHOODS = "1:1 slums; 1:2 ranch; 1:3 prefab_houses; 5:1 tenements; 4:1 townhouses; 5:5 villas"


@pytest.mark.clause("NEO-12.14")
def test_124_scores_4_per_neighborhood_of_any_size() -> None:
    assert points("community_center", f"{NEIGHBORHOODS}; 3:2 community_center") == 3 * 4
    assert points("community_center", "3:2 community_center") == 0


@pytest.mark.clause("NEO-12.14")
def test_148_scores_neighborhoods_by_size_up_to_3() -> None:
    assert points("city_council", f"{NEIGHBORHOODS}; 3:2 city_council") == 9 + 6 + 3
    four = NEIGHBORHOODS.replace("5:5 villas", "1:4 concrete_houses")
    assert points("city_council", f"{four}; 3:2 city_council") == 9 + 6


@pytest.mark.clause("NEO-12.15", "NEO-2.12")
@pytest.mark.parametrize(
    ("tiles", "found"),
    [
        ("1:1 slums; 1:2 diner; 1:3 sawmill_1", 1),
        ("1:1 slums; 1:2 diner", 0),
        ("1:1 slums; 1:2 ranch; 1:3 diner; 1:4 pawn_shop; 5:5 sawmill_1", 1),
        ("1:1 homes_and_business; 5:5 sawmill_1", 1),
        ("1:1 homes_and_business; 1:3 homes_and_dining; 5:5 sawmill_1; 5:1 glassworks", 2),
    ],
)
def test_125_scores_3_per_set_of_home_shop_and_factory(tiles: str, found: int) -> None:
    assert points("city_hall", f"{tiles}; 3:2 city_hall") == 3 * found


@pytest.mark.clause("NEO-12.16")
def test_126_scores_2_per_surrounding_polluting_tile() -> None:
    tiles = "2:2 park; 1:1 sawmill_1; 2:3 gas_power_plant; 3:2 wind_turbines; 2:4 glassworks"
    assert points("park", tiles) == 2 + 2


@pytest.mark.clause("NEO-12.16")
def test_126_scores_16_at_most() -> None:
    dirt = (
        "1:1 sawmill_1; 1:2 sawmill_2; 1:3 sawmill_3; 2:1 glassworks; 2:3 gas_power_plant; "
        "3:1 copper_smelter; 3:2 concrete_plant; 3:3 gold_smelter_1; 4:4 gold_smelter_2"
    )
    assert points("park", f"{dirt}; 2:2 park") == 16


@pytest.mark.clause("NEO-12.17", "NEO-2.2")
def test_127_scores_2_per_home_with_two_surrounding_shops() -> None:
    shops = "1:1 diner; 1:3 pawn_shop"
    assert points("chamber_of_commerce", f"{shops}; 5:5 chamber_of_commerce; 2:2 slums") == 2
    assert points("chamber_of_commerce", f"{shops}; 5:5 chamber_of_commerce; 2:3 slums") == 0
    more = f"{shops}; 1:2 grocery_store; 5:5 chamber_of_commerce; 2:2 slums; 2:1 ranch; 2:4 villas"
    assert points("chamber_of_commerce", more) == 2 * 2


@pytest.mark.clause("NEO-12.17", "NEO-2.2")
def test_127_does_not_count_a_dual_tile_as_its_own_shop() -> None:
    dual = "2:2 homes_and_business; 5:5 chamber_of_commerce; 1:1 diner"
    assert points("chamber_of_commerce", dual) == 0
    assert points("chamber_of_commerce", f"{dual}; 3:2 homes_and_dining") == 2


@pytest.mark.clause("NEO-12.18", "NEO-2.12")
def test_128_scores_homes_and_factories() -> None:
    tiles = "3:2 university; 1:1 slums; 1:2 homes_and_dining; 5:5 sawmill_1; 5:4 diner; 5:3 park"
    assert points("university", tiles) == 2 + 1


@pytest.mark.clause("NEO-12.18")
def test_129_scores_public_tiles_itself_included() -> None:
    tiles = "3:2 city_administration; 1:1 gas_power_plant; 1:2 slums; 5:5 wind_turbines"
    assert points("city_administration", tiles) == 2 * 2


@pytest.mark.clause("NEO-12.18")
def test_147_scores_4_per_power_tile() -> None:
    tiles = "3:2 substation; 1:1 gas_power_plant; 1:2 wind_turbines; 5:5 nuclear_power_plant"
    assert points("substation", tiles) == 3 * 4
    assert points("substation", "3:2 substation") == 0


@pytest.mark.clause("NEO-12.19")
def test_130_scores_2_per_home_with_a_printed_value_of_2_or_less() -> None:
    counted = "1:1 slums; 1:2 tenements; 1:3 townhouses; 1:4 homes_and_business"
    assert points("prison", f"{counted}; 5:5 prison") == 4 * 2
    others = (
        "2:1 tiny_houses; 2:2 homes_and_dining; 2:3 penthouses; 2:4 diner; 3:1 police_station_2"
    )
    assert points("prison", f"{others}; 5:5 prison") == 0


@pytest.mark.clause("NEO-12.20", "NEO-2.10", "NEO-2.13")
def test_131_is_part_of_up_to_four_road_squares() -> None:
    ring = (
        "1:1 slums; 1:2 ranch; 1:3 prefab_houses; 2:1 concrete_houses; 2:3 grocery_store; "
        "3:1 pawn_shop; 3:2 watch_shop"
    )
    assert points("parking_authority", f"{ring}; 2:2 parking_authority") == 4 * 2
    assert points("parking_authority", f"{ring}; 2:2 luxury_residences; 5:5 parking_authority") == 8


@pytest.mark.clause("NEO-12.20", "NEO-2.10")
@pytest.mark.parametrize(
    ("tiles", "squares"),
    [
        ("2:2 ranch; 2:3 slums; 3:2 grocery_store", 1),
        ("2:2 tenements; 2:3 slums; 3:2 grocery_store", 0),  # no link between 2:2 and 2:3
        ("2:2 apartments; 2:3 slums; 3:2 grocery_store", 0),  # 2:2 and 3:2
        ("2:2 ranch; 2:3 apartments; 3:2 grocery_store", 0),  # 2:3 and the center
        ("2:2 ranch; 2:3 slums; 3:2 gas_station", 0),  # 3:2 and the center
        ("2:2 ranch; 2:3 slums", 0),  # an empty cell
        ("2:2 ranch; 2:3 slums; 3:2 grocery_store; 3:3 gold_smelter_1", 0),  # the center is covered
    ],
)
def test_131_needs_all_four_links_of_a_square(tiles: str, squares: int) -> None:
    assert points("parking_authority", f"{tiles}; 5:5 parking_authority") == 2 * squares


@pytest.mark.clause("NEO-12.24")
def test_134_scores_3_per_built_up_corner() -> None:
    tiles = "1:1 slums; 1:5 wind_turbines; 5:1 sawmill_1; 5:5 subway; 1:2 diner; 3:1 ranch"
    assert points("subway", tiles) == 3 * 3
    assert points("subway", "1:1 homes_and_dining; 1:5 park; 3:2 subway") == 2 * 3


@pytest.mark.clause("NEO-12.24")
def test_134_scores_12_at_most() -> None:
    corners = "1:1 slums; 1:5 diner; 5:1 sawmill_1; 5:5 park; 3:2 subway; 1:2 ranch; 5:4 pawn_shop"
    assert points("subway", corners) == 12


@pytest.mark.clause("NEO-12.25")
def test_135_scores_6_and_1_per_surrounding_shop() -> None:
    assert points("penthouses", "2:2 penthouses") == 6
    tiles = "2:2 penthouses; 1:1 diner; 3:2 homes_and_dining; 2:3 slums; 2:4 pawn_shop"
    assert points("penthouses", tiles) == 6 + 2


@pytest.mark.clause("NEO-12.27")
def test_138_scores_2_per_factory_on_the_border() -> None:
    tiles = "1:1 sawmill_1; 3:5 glassworks; 5:2 gold_smelter_1; 2:2 copper_smelter; 1:3 diner"
    assert points("environmental_agency", f"{tiles}; 3:2 environmental_agency") == 3 * 2


@pytest.mark.clause("NEO-12.27", "NEO-2.8")
def test_144_scores_2_per_factory_of_the_largest_region() -> None:
    """3:4, 3:5 and 2:4 are linked; the sawmill on 2:5 has exits N and E, 5:5 is far away."""
    tiles = "3:4 plastics_plant_2; 3:5 gold_smelter_2; 2:4 glassworks; 2:5 sawmill_1; 5:5 sawmill_2"
    assert points("efficiency_agency", f"{tiles}; 3:2 efficiency_agency") == 3 * 2
    assert points("efficiency_agency", "3:2 efficiency_agency; 3:4 slums") == 0


@pytest.mark.clause("NEO-12.28")
def test_140_loses_a_point_per_surrounding_built_up_tile() -> None:
    assert points("hydroelectric_plant", "2:2 hydroelectric_plant") == 11
    tiles = "2:2 hydroelectric_plant; 1:1 slums; 2:3 oil_well; 3:2 homes_and_business; 2:4 park"
    assert points("hydroelectric_plant", tiles) == 11 - 2
    assert sheet("2:2 hydroelectric_plant")["power"] == 0


@pytest.mark.clause("NEO-12.28")
def test_140_is_worth_3_at_least() -> None:
    ring = (
        "1:1 slums; 1:2 diner; 1:3 sawmill_1; 2:1 park; 2:3 ranch; 3:1 pawn_shop; "
        "3:2 glassworks; 3:3 prison"
    )
    assert points("hydroelectric_plant", f"{ring}; 2:2 hydroelectric_plant") == 3


@pytest.mark.clause("NEO-12.29", "NEO-2.11")
@pytest.mark.parametrize(
    ("factory", "vp"),
    [
        ("3:2", 3),
        ("4:2", 3),
        ("2:4", 3),
        ("3:3", 3),
        ("1:1", 3),
        ("5:2", 0),
        ("3:4", 0),
        ("4:3", 0),
    ],
)
def test_142_scores_3_per_factory_near_a_home(factory: str, vp: int) -> None:
    assert points("bus_terminal", f"2:2 slums; {factory} sawmill_1; 5:5 bus_terminal") == vp


@pytest.mark.clause("NEO-12.29")
def test_142_counts_each_factory_once() -> None:
    tiles = "1:1 slums; 1:3 ranch; 1:2 sawmill_1; 2:2 glassworks; 5:5 bus_terminal"
    assert points("bus_terminal", tiles) == 2 * 3


@pytest.mark.clause("NEO-12.29", "NEO-2.2")
def test_142_does_not_reach_round_the_edge_of_the_board() -> None:
    assert points("bus_terminal", "2:5 slums; 3:1 sawmill_1; 5:5 bus_terminal") == 0


@pytest.mark.clause("NEO-12.30", "NEO-2.14")
def test_143_scores_half_a_point_per_tile_beside_its_like() -> None:
    pair = "1:1 slums; 1:2 ranch; 5:5 planning_authority"
    assert points("planning_authority", pair) == 1
    assert points("planning_authority", f"{pair}; 1:3 townhouses") == 1, "three halves"
    assert points("planning_authority", f"{pair}; 1:3 townhouses; 1:4 villas") == 2
    assert points("planning_authority", "1:1 slums; 2:2 ranch; 5:5 planning_authority") == 0


@pytest.mark.clause("NEO-12.30", "NEO-2.13")
def test_143_and_the_city_center_take_part() -> None:
    assert points("planning_authority", "5:5 planning_authority; 5:4 park") == 1
    assert points("planning_authority", "5:5 planning_authority; 3:2 oil_well") == 1


@pytest.mark.clause("NEO-12.30", "NEO-2.12")
def test_143_counts_a_dual_tile_once() -> None:
    tiles = "1:2 homes_and_business; 1:1 slums; 1:3 diner; 5:5 planning_authority"
    assert points("planning_authority", tiles) == 1, "three halves, not four"


@pytest.mark.clause("NEO-12.31", "NEO-2.13")
def test_145_scores_resource_tiles_and_raw_goods() -> None:
    tiles = "3:2 resource_agency; 1:1 mine; 1:2 wind_turbines; 5:5 gold_smelter_1"
    assert points("resource_agency", tiles) == 3 * 2 + len(["ore", "coal"])
    assert points("resource_agency", f"{tiles}; 3:3 slums") == 2 * 2 + 2
    assert points("resource_agency", "3:3 resource_agency") == 0


@pytest.mark.clause("NEO-12.33")
@pytest.mark.parametrize(("shop", "vp"), [("nightclub", 1), ("computer_store_1", 4), ("bank", 1)])
def test_149_scores_a_point_per_5_coins_of_final_income(shop: str, vp: int) -> None:
    assert points("finance_department", f"3:2 finance_department; 3:4 {shop}", money=50) == vp
