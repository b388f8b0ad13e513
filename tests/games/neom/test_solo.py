"""The game for one: stacks, disasters that strike back, the bank, the rating (NEO-14)."""

from collections import Counter
from typing import Any

import pytest

from rathaus import IllegalMove
from rathaus.games.neom.components.cornerstones import CORNERSTONES
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    area,
    box,
    city,
    finished,
    keys,
    new_game,
    numbers,
    scene,
    unbuilt,
)
from tests.games.scenes import (
    chance,
    choices,
    let_chance,
    listen,
    options,
    plans,
    play,
)

BOTH_ROUTES = "3:2 grocery_store; 3:1 pawn_shop; 3:4 shopping_street; 3:5 watch_shop"
LEFT_ROUTE = "3:2 grocery_store; 3:1 pawn_shop"


def solo(**facts: Any) -> NeomState:
    """A position of a lone player; what belongs to the area goes there."""
    scenic = {"generation", "round", "step", "display", "pool", "tiles", "routes_used", "disaster"}
    given = {key: facts.pop(key) for key in scenic & set(facts)}
    return scene(players=1, seats=[area(**{"board": "ore", **facts})], **given)


def quiet_step(state: NeomState) -> None:
    legal = options(state, 0)
    play(state, 0, next((move for move in legal if move in ("sell", "fine")), legal[0]))


def kinds(events: list[Any]) -> list[str]:
    return [event.kind for event in events]


# -- set-up and stacks ------------------------------------------------------------------------


@pytest.mark.clause("NEO-14.1", "NEO-14.2", "NEO-3.2")
def test_cornerstones_come_from_stacks_of_4_3_and_2() -> None:
    state = new_game(1, boards="ore", tiles="4+")
    assert state.money == [6]
    for stack, kept in (
        ("prison park casino subway", "park"),
        ("city_hall university substation", "substation"),
        ("penthouses city_council", "penthouses"),
    ):
        chance(state, *(f"deal:{key}" for key in stack.split()))
        assert sorted(options(state, 0)) == sorted(f"pick:{key}" for key in stack.split())
        play(state, 0, f"pick:{kept}")
    assert unbuilt(state, 0) == ["park", "substation", "penthouses"]
    assert set(keys(state.pile)) == {
        "prison",
        "casino",
        "subway",
        "city_hall",
        "university",
        "city_council",
    }
    assert len(state.reserve) == len(CORNERSTONES) - 9
    assert state.generation == 1


STACKS = {
    "1+": ([5, 4, 4, 3, 3, 2, 2], 1),
    "4+": ([6, 5, 5, 4, 4, 3, 3], 2),
    "5+": ([7, 6, 6, 5, 5, 4, 4], 3),
}


@pytest.mark.clause("NEO-14.3", "NEO-14.4", "NEO-14.5")
@pytest.mark.parametrize("tiles", list(STACKS))
def test_stack_sizes_and_what_is_boxed_unseen(tiles: str) -> None:
    state = new_game(1, boards="ore", tiles=tiles)
    events = listen(state)
    while state.turn():
        let_chance(state)
        if state.turn():
            quiet_step(state)
    revealed = [event.data["tiles"] for event in events if event.kind == "stack_revealed"]
    sizes, boxed = STACKS[tiles]
    assert [len(stack) for stack in revealed] == [4, 3, 2, *sizes, *sizes, *sizes]
    assert len(state.buried) == 3 * boxed
    assert not set(keys(state.buried)) & set(state.view(0)["box"])


@pytest.mark.clause("NEO-14.3")
@pytest.mark.parametrize(("tiles", "count"), [("1+", 24), ("4+", 32), ("5+", 40)])
def test_the_tile_set_decides_what_is_in_play(tiles: str, count: int) -> None:
    state = new_game(1, boards="ore", tiles=tiles)
    while not state.generation:
        let_chance(state)
        if not state.generation:
            quiet_step(state)
    stack = state.kit.stack(1, state.mark)
    assert len(stack) == count
    mark = int(tiles[0])
    assert {state.kit.tile[tile].min_players for tile in stack} == {1, 4, 5} & {*range(mark + 1)}


@pytest.mark.clause("NEO-14.6")
def test_each_round_one_tile_is_chosen_and_the_rest_discarded() -> None:
    state = solo(step="choose", display="slums pawn_shop diner motel laundromat")
    assert len(options(state, 0)) == 5
    play(state, 0, "pick:pawn_shop", "build", "on:3:4")
    assert city(state, 0) == {"3:4": "pawn_shop"}
    assert Counter(box(state)) == Counter(["slums", "diner", "motel", "laundromat"])
    let_chance(state)
    assert (state.round, len(state.display)) == (2, 4)


# -- disasters --------------------------------------------------------------------------------


@pytest.mark.clause("NEO-14.7")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_disaster_chosen_in_the_first_three_rounds_is_prevented(number: int) -> None:
    state = solo(step="choose", round=number, display="flood", city="3:2 slums", money=0)
    events = listen(state)
    play(state, 0, "pick:flood")
    while state.generation == 1 and state.turn():
        let_chance(state)
        if state.generation == 1:
            quiet_step(state)
    assert "disaster_struck" not in kinds(events)
    chosen = [event.data["tile"] for event in events if event.kind == "tile_chosen"]
    sold = [event.data["tile"] for event in events if event.kind == "tile_sold"]
    assert keys(chosen)[0] == "flood"
    assert sold == chosen[1:], "no action in the round of the disaster"
    assert city(state, 0) == {"3:2": "slums"}


@pytest.mark.clause("NEO-14.7")
@pytest.mark.parametrize("number", [4, 5, 6, 7])
def test_a_later_disaster_may_not_be_chosen_and_strikes(number: int) -> None:
    own = {"city": "3:2 slums", "money": 0}
    display = "flood diner motel"
    state = solo(step="choose", round=number, display=display, tiles="4+", **own)
    assert "pick:flood" not in choices(state, 0)
    with pytest.raises(IllegalMove):
        state.play(0, state.game.parse(state, "pick:flood"))
    events = listen(state)
    play(state, 0, "pick:diner", "sell")
    assert "disaster_struck" in kinds(events)
    assert (state.round, options(state, 0)) == (number, ["fine", "demolish"])
    play(state, 0, "fine")
    assert state.money[0] == 5 - 1


@pytest.mark.clause("NEO-14.8")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_early_disaster_that_is_not_chosen_strikes_in_that_round(number: int) -> None:
    state = solo(step="choose", round=number, display="fire diner", generation=2, city="3:2 slums")
    events = listen(state)
    play(state, 0, "pick:diner", "sell", "demolish")
    assert city(state, 0) == {}
    while state.generation == 2:
        let_chance(state)
        if state.generation == 2:
            quiet_step(state)
    assert kinds(events).count("disaster_struck") == 1


@pytest.mark.clause("NEO-14.7", "NEO-14.8", "NEO-9.17")
def test_a_disaster_in_the_boxed_stack_strikes_at_the_end_before_income() -> None:
    own = {"city": "3:2 laundromat; 3:4 hotel; 2:3 nightclub", "money": 0, "unbuilt": "park"}
    stacks = {"display": "slums diner motel", "pool": "crime_wave", "tiles": "4+"}
    state = solo(step="choose", round=6, generation=3, **stacks, **own)
    play(state, 0, "pick:slums", "build", "on:4:3")
    assert state.stack[-1][0] == "show", "not in round 6: it may still come"
    others = [key for key in keys(state.pool) if key != "crime_wave"]
    chance(state, *(f"deal:{key}" for key in others[:3]))
    play(state, 0, options(state, 0)[0], "sell")
    assert state.round == 7
    assert options(state, 0) == ["lose:2:3", "lose:3:2", "lose:3:4"], "4 x 2 > 5 coins"
    play(state, 0, "lose:2:3")
    assert state.turn() == ()
    assert city(state, 0) == {"3:2": "laundromat", "3:4": "hotel"}
    assert state.money[0] == 5 + 3 + 5


@pytest.mark.clause("NEO-14.7")
def test_every_disaster_of_a_solo_game_strikes_once_or_is_prevented() -> None:
    state = new_game(1, boards="ore", tiles="5+")
    events = listen(state)
    while state.turn():
        let_chance(state)
        if state.turn():
            quiet_step(state)
    struck = [event.data["tile"] for event in events if event.kind == "disaster_struck"]
    chosen = {event.data["tile"] for event in events if event.kind == "tile_chosen"}
    prevented = [tile for tile in numbers("flood fire crime_wave") if tile in chosen]
    assert sorted(struck + prevented) == numbers("flood fire crime_wave")


# -- the bank ---------------------------------------------------------------------------------


def buildable(tile: str, generation: int, **facts: Any) -> set[tuple[str, ...]]:
    """The ways to pay for a tile; none if it cannot be built."""
    given = {"money": 30, "unbuilt": "park"} | facts  # with a cornerstone there is always a choice
    state = solo(chosen=tile, generation=generation, **given)
    if "build" not in choices(state, 0):
        return set()
    return {plan[1:] for plan in plans(state, 0, "build")}


@pytest.mark.clause("NEO-14.9")
@pytest.mark.parametrize(
    ("tile", "good", "since"),
    [("gas_station", "oil", 1), ("antique_shop", "gold", 2), ("car_dealer_1", "sports_cars", 3)],
)
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_the_bank_sells_each_tier_from_its_generation_on(
    tile: str, good: str, since: int, generation: int
) -> None:
    expected = {(f"bank:{good}",)} if generation >= since else set()
    assert buildable(tile, generation) == expected


@pytest.mark.clause("NEO-14.9")
@pytest.mark.parametrize(
    ("tile", "good", "price"),
    [("gas_station", "oil", 2), ("antique_shop", "gold", 4), ("car_dealer_1", "sports_cars", 10)],
)
def test_the_bank_sells_at_base_price(tile: str, good: str, price: int) -> None:
    state = solo(chosen=tile, generation=3, money=price)
    once = state.kit.once[state.chosen[0]]
    play(state, 0, "build", "on:3:3", f"bank:{good}")
    assert state.money[0] == once
    assert buildable(tile, 3, money=price - 1) == set()


@pytest.mark.clause("NEO-14.9")
def test_own_goods_are_not_bought() -> None:
    assert buildable("gold_smelter_1", 1) == {()}


@pytest.mark.clause("NEO-14.10")
def test_using_a_route_is_optional() -> None:
    assert buildable("antique_shop", 2, city=LEFT_ROUTE) == {("bank:gold",), ("bank_left:gold",)}
    assert buildable("antique_shop", 2, city=BOTH_ROUTES) == {
        ("bank:gold",),
        ("bank_left:gold",),
        ("bank_right:gold",),
        ("bank_both:gold",),
    }


@pytest.mark.clause("NEO-14.10")
@pytest.mark.parametrize(
    ("use", "price", "used"),
    [("bank", 4, []), ("bank_left", 3, ["left"]), ("bank_both", 2, ["left", "right"])],
)
def test_each_route_lowers_the_price_of_one_good_by_one(
    use: str, price: int, used: list[str]
) -> None:
    state = solo(chosen="antique_shop", generation=2, city=BOTH_ROUTES, money=10)
    events = listen(state)
    play(state, 0, "build", "on:4:2", f"{use}:gold")
    assert state.money[0] == 10 - price + 4
    assert state.view(0)["routes_used"] == used
    bought = [event.data for event in events if event.kind == "good_bought"]
    assert bought == [{"good": GOODS.index("gold"), "seller": -1, "coins": price}]


@pytest.mark.clause("NEO-14.10")
def test_a_use_applies_to_one_good_of_a_build() -> None:
    """Two goods, one route: at most one of them is cheaper."""
    plans_with_left = buildable("homes_and_dining", 3, city=LEFT_ROUTE)
    assert plans_with_left == {
        ("bank:concrete", "bank:glass"),
        ("bank_left:concrete", "bank:glass"),
        ("bank:concrete", "bank_left:glass"),
    }
    assert buildable("homes_and_dining", 3, city=LEFT_ROUTE, money=7) == plans_with_left - {
        ("bank:concrete", "bank:glass")
    }
    assert buildable("homes_and_dining", 3, city=LEFT_ROUTE, money=6) == set()


@pytest.mark.clause("NEO-14.10")
def test_both_routes_on_one_good_or_on_two() -> None:
    both = buildable("homes_and_dining", 3, city=BOTH_ROUTES, money=6)
    assert both == {
        ("bank_both:concrete", "bank:glass"),
        ("bank:concrete", "bank_both:glass"),
        ("bank_left:concrete", "bank_right:glass"),
        ("bank_right:concrete", "bank_left:glass"),
    }


@pytest.mark.clause("NEO-14.10")
def test_a_raw_good_never_costs_less_than_one() -> None:
    state = solo(chosen="gas_station", generation=1, city=BOTH_ROUTES, money=1)
    play(state, 0, "build", "on:2:2", "bank_both:oil")
    assert state.money[0] == 1 - 1 + 3


@pytest.mark.clause("NEO-14.10")
def test_a_route_can_be_used_once_per_generation() -> None:
    state = solo(chosen="antique_shop", generation=2, round=7, city=LEFT_ROUTE, money=10)
    play(state, 0, "build", "on:4:2", "bank_left:gold")
    assert state.generation == 3
    assert state.view(0)["routes_used"] == [], "a new generation, a new use"
    used = {"city": LEFT_ROUTE, "routes_used": ["left"]}
    assert buildable("antique_shop", 2, **used) == {("bank:gold",)}
    used = {"city": BOTH_ROUTES, "routes_used": ["left"]}
    assert buildable("antique_shop", 2, **used) == {("bank:gold",), ("bank_right:gold",)}


@pytest.mark.clause("NEO-14.10")
def test_a_use_lasts_through_the_rounds_of_a_generation() -> None:
    state = solo(chosen="antique_shop", generation=2, city=LEFT_ROUTE, money=10)
    play(state, 0, "build", "on:4:2", "bank_left:gold")
    let_chance(state)
    assert state.round == 2
    assert state.view(0)["routes_used"] == ["left"]


@pytest.mark.clause("NEO-14.10")
def test_rebuilding_a_route_does_not_renew_its_use() -> None:
    """The pawn shop at the gate is replaced by another shop with an exit to the west."""
    state = solo(
        chosen="shopping_street", generation=2, city=LEFT_ROUTE, money=10, routes_used=["left"]
    )
    play(state, 0, "build", "on:3:1")
    let_chance(state)
    assert state.view(0)["seats"][0]["routes"] == ["left"]
    assert state.view(0)["routes_used"] == ["left"]


@pytest.mark.clause("NEO-14.10")
def test_an_inactive_route_cannot_be_used() -> None:
    assert buildable("antique_shop", 2, city="3:2 grocery_store") == {("bank:gold",)}


# -- the end ----------------------------------------------------------------------------------

RATINGS = ("trainee", "worker", "foreman", "engineer", "master_builder", "star_architect")


@pytest.mark.clause("NEO-14.11")
@pytest.mark.parametrize(
    ("tiles", "least"),
    [
        ("1+", (0, 80, 100, 110, 120, 125)),
        ("4+", (0, 85, 105, 115, 125, 130)),
        ("5+", (0, 90, 110, 120, 130, 135)),
    ],
)
def test_the_rating_follows_the_table(tiles: str, least: tuple[int, ...]) -> None:
    most = [*(score - 1 for score in least[1:]), 200]
    for rating, low, high in zip(RATINGS, least, most, strict=True):
        for score in (low, high):
            money = 2 * (score + 10 + 5 - 1)  # a ghost town without power, but with its raw good
            [sheet] = finished(area(money=money), players=1, tiles=tiles).result()
            assert (sheet["total"], sheet["rating"]) == (score, rating)


@pytest.mark.clause("NEO-14.12")
def test_a_negative_score_rates_as_trainee() -> None:
    [sheet] = finished(area(money=0), players=1).result()
    assert sheet["total"] < 0
    assert sheet["rating"] == "trainee"


@pytest.mark.clause("NEO-14.11")
def test_only_a_lone_player_is_rated() -> None:
    assert "rating" not in finished(area(), players=2).result()[0]


@pytest.mark.clause("NEO-14.13", "NEO-12.23")
@pytest.mark.parametrize("players", [1, 2])
def test_141_pays_on_every_choice_of_one_or_two_players(players: int) -> None:
    own = area(city="3:2 holding_company", money=0)
    state = scene(players=players, seats=[own], step="choose", display="slums diner flood")
    play(state, 0, "pick:slums")
    assert state.money[0] == 1
    state = scene(players=players, seats=[own], step="choose", display="slums diner flood")
    play(state, 0, "pick:flood")
    assert state.money[0] == 1


@pytest.mark.clause("NEO-14.1", "NEO-6.35")
def test_the_other_rules_apply_to_a_lone_player() -> None:
    state = solo(chosen="slums", unbuilt="park", city="3:2 prison", generation=1, money=0)
    assert options(state, 0) == ["build", "cornerstone:park", "sell"]
    cells = {plan[0] for plan in plans(state, 0, "cornerstone:park")}
    assert cells == {"on:3:2"}, "one cornerstone in generation I"
