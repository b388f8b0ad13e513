"""The game for two: open stacks, strict turns, other prices (NEO-13)."""

from typing import Any

import pytest

from rathaus.games.neom.components import TILES
from rathaus.games.neom.components.cornerstones import CORNERSTONES
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    area,
    box,
    city,
    finished,
    goods,
    keys,
    new_game,
    numbers,
    scene,
    unbuilt,
)
from tests.games.scenes import (
    chance,
    let_chance,
    listen,
    options,
    plans,
    play,
)

ROUTES = {  # tiles that open the trade routes
    "none": "",
    "left": "; 3:2 grocery_store; 3:1 pawn_shop",
    "right": "; 3:4 shopping_street; 3:5 watch_shop",
    "both": "; 3:2 grocery_store; 3:1 pawn_shop; 3:4 shopping_street; 3:5 watch_shop",
}


def reveal(state: NeomState, stack: str) -> NeomState:
    return chance(state, *(f"deal:{key}" for key in stack.split()))


def started(first: int = 0) -> NeomState:
    """Boards are dealt and the player who starts the first stack is drawn."""
    return chance(new_game(2, boards="ore coal"), f"first:{first}")


def quiet_step(state: NeomState) -> None:
    """One decision: sell or pay where possible, else the first move."""
    [seat] = state.turn()
    legal = options(state, seat)
    play(state, seat, next((move for move in legal if move in ("sell", "fine")), legal[0]))


def choosers(state: NeomState) -> list[int]:
    """Who chose, in order, in a whole game."""
    events = listen(state)
    while state.turn():
        let_chance(state)
        if state.turn():
            quiet_step(state)
    chose = ("cornerstone_kept", "tile_chosen")
    return [event.seat for event in events if event.kind in chose and event.seat is not None]


# -- course -----------------------------------------------------------------------------------


@pytest.mark.clause("NEO-13.1", "NEO-3.5")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_only_tiles_for_everyone_are_used(generation: int) -> None:
    stack = scene(players=2).kit.stack(generation, scene(players=2).mark)
    assert len(stack) == 24
    assert all(TILES[tile - 1].min_players == 1 for tile in stack)
    assert started().mark == 1


@pytest.mark.clause("NEO-13.1", "NEO-13.3", "NEO-13.4")
@pytest.mark.parametrize("first", [0, 1])
def test_players_take_turns_and_whoever_chose_last_starts(first: int) -> None:
    """A B, B A, A B for the cornerstones, and so on through all 21 rounds."""
    second = 1 - first
    turns = [first, second, second, first] * 12
    assert choosers(started(first)) == turns[: 2 * (3 + 21)]


@pytest.mark.clause("NEO-13.2", "NEO-13.4")
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_sees_who_starts_a_stack(first: int) -> None:
    state = started(first)
    for starter in (first, 1 - first, first):
        for chooser in (starter, 1 - starter):
            let_chance(state)
            assert state.turn() == (chooser,)
            assert state.view(None)["first"] == starter
            quiet_step(state)
    let_chance(state)
    assert (state.generation, state.turn()) == (1, (1 - first,))
    assert state.view(None)["first"] == 1 - first


@pytest.mark.clause("NEO-13.1", "NEO-15.3")
def test_only_one_player_decides_at_a_time() -> None:
    state = started()
    while state.turn():
        let_chance(state)
        if state.turn():
            assert len(state.turn()) == 1
            quiet_step(state)


@pytest.mark.clause("NEO-13.2")
def test_who_starts_the_first_stack_is_drawn() -> None:
    state = new_game(2, boards="ore coal")
    assert [weight for _, weight in state.chances()] == [1, 1]
    assert {state.game.notation(state, move) for move, _ in state.chances()} == {
        "first:0",
        "first:1",
    }


@pytest.mark.clause("NEO-13.2")
def test_three_stacks_of_three_cornerstones() -> None:
    state = reveal(started(), "prison park casino")
    assert state.turn() == (0,)
    assert options(state, 0) == ["pick:casino", "pick:park", "pick:prison"]
    play(state, 0, "pick:park")
    assert state.turn() == (1,)
    assert options(state, 1) == ["pick:casino", "pick:prison"]
    play(state, 1, "pick:prison")
    assert box(state) == ["casino"]
    reveal(state, "subway city_hall university")
    assert state.turn() == (1,)
    play(state, 1, "pick:subway")
    play(state, 0, "pick:city_hall")
    reveal(state, "substation penthouses city_council")
    play(state, 0, "pick:substation")
    play(state, 1, "pick:penthouses")
    assert unbuilt(state, 0) == ["park", "city_hall", "substation"]
    assert unbuilt(state, 1) == ["prison", "subway", "penthouses"]
    assert state.generation == 1
    assert len(state.reserve) == len(CORNERSTONES) - 9, "the rest is out of the game, unseen"


@pytest.mark.clause("NEO-13.3")
def test_a_generation_is_three_stacks_of_four_and_four_of_three() -> None:
    state = started()
    sizes: dict[tuple[int, int], int] = {}
    while state.turn():
        let_chance(state)
        if state.turn():
            now = (state.generation, state.round)
            sizes.setdefault(now, len(state.display))
            quiet_step(state)
    assert [sizes[1, k] for k in range(1, 8)] == [4, 4, 4, 3, 3, 3, 3]
    assert [sizes[3, k] for k in range(1, 8)] == [4, 4, 4, 3, 3, 3, 3]
    assert state.buried == [], "all 24 tiles of a generation are seen"


@pytest.mark.clause("NEO-13.3")
def test_the_rest_of_a_stack_is_discarded() -> None:
    own = area(money=0)
    state = scene(players=2, step="choose", seats=[own, own], display="slums pawn_shop diner motel")
    play(state, 0, "pick:slums", "build", "on:3:4")
    assert options(state, 1) == ["pick:pawn_shop", "pick:diner", "pick:motel"]
    play(state, 1, "pick:pawn_shop", "sell")
    assert {"diner", "motel"} <= set(box(state))
    assert state.display == []


@pytest.mark.clause("NEO-13.4")
def test_the_second_player_of_a_round_starts_the_next() -> None:
    state = scene(players=2, seat=0, step="choose")
    for seat in (0, 1, 1, 0, 0, 1):
        let_chance(state)
        assert state.turn() == (seat,)
        play(state, seat, options(state, seat)[0])
        if state.turn() == (seat,):
            play(state, seat, "sell")


@pytest.mark.clause("NEO-13.5", "NEO-6.16")
def test_the_second_player_buys_what_the_first_has_just_begun_to_produce() -> None:
    seats = [area(board="ore", money=0), area(board="coal", money=2)]
    state = scene(players=2, step="choose", seats=seats, display="oil_well gas_station slums diner")
    play(state, 0, "pick:oil_well", "build", "on:2:3")
    assert goods(state, 0) == {"ore", "oil"}
    play(state, 1, "pick:gas_station", "build", "on:2:3", "buy:oil:0")
    assert state.round == 2
    assert state.money == [2, 2 - 2 + 3]


@pytest.mark.clause("NEO-13.5", "NEO-6.16")
def test_the_second_player_cannot_buy_from_the_first_what_is_gone() -> None:
    seats = [area(board="ore", money=0), area(board="coal", money=2)]
    display = "slums gold_smelter_1 diner pawn_shop"
    state = scene(players=2, step="choose", seats=seats, display=display)
    play(state, 0, "pick:slums", "build", "on:3:3")
    play(state, 1, "pick:gold_smelter_1", "build", "on:2:3", "bank:ore")
    assert state.money == [0, 0], "the bank sells it now"


@pytest.mark.clause("NEO-13.5", "NEO-6.17")
def test_a_payment_cannot_be_used_in_the_same_round() -> None:
    seats = [area(board="ore", money=2), area(board="coal", money=0)]
    display = "diamond_factory_1 tenements colonial_houses slums"
    state = scene(players=2, step="choose", seats=seats, display=display)
    play(state, 0, "pick:diamond_factory_1", "build", "on:3:4", "buy:coal:1")
    assert (state.money, state.received) == ([0, 0], [0, 2])
    play(state, 1, "pick:tenements")
    assert state.round == 2, "it could only be sold"
    assert state.money == [0, 0 + 5 + 2]


# -- disasters --------------------------------------------------------------------------------


@pytest.mark.clause("NEO-13.6", "NEO-9.1")
def test_a_disaster_chosen_first_waits_for_the_other_player() -> None:
    seats = [area(city="3:2 slums"), area(city="3:2 diner", money=2)]
    state = scene(players=2, step="choose", seats=seats, display="flood pawn_shop ranch motel")
    play(state, 0, "pick:flood")
    assert state.turn() == (1,)
    play(state, 1, "pick:pawn_shop", "build", "on:2:3")
    assert state.turn() == (1,)
    assert options(state, 1) == ["fine", "demolish"]
    play(state, 1, "fine")
    assert state.money[1] == 2 + 5 - 2
    assert city(state, 0) == {"3:2": "slums"}


@pytest.mark.clause("NEO-13.6")
def test_a_disaster_chosen_second_strikes_the_first_player() -> None:
    seats = [area(city="3:2 slums", money=0), area(city="3:2 diner", money=0)]
    state = scene(players=2, step="choose", seats=seats, display="flood pawn_shop ranch motel")
    play(state, 0, "pick:pawn_shop", "build", "on:2:3")
    play(state, 1, "pick:flood")
    assert state.turn() == (0,)
    play(state, 0, "demolish", "lose:3:2")
    assert city(state, 0) == {"2:3": "pawn_shop"}
    assert city(state, 1) == {"3:2": "diner"}
    assert "flood" in box(state)


@pytest.mark.clause("NEO-13.6", "NEO-9.2")
def test_an_unchosen_disaster_is_discarded_without_effect() -> None:
    seats = [area(city=f"3:2 {home}", money=0) for home in ("slums", "tenements")]
    state = scene(players=2, step="choose", seats=seats, display="flood pawn_shop diner motel")
    events = listen(state)
    play(state, 0, "pick:pawn_shop", "sell")
    play(state, 1, "pick:diner", "sell")
    assert state.round == 2
    assert "disaster_struck" not in [event.kind for event in events]
    assert "flood" in box(state)


# -- prices -----------------------------------------------------------------------------------


def buyer(tile: str, routes: str = "none", other: str = "coal", **facts: Any) -> NeomState:
    """Seat 0 of two wants to build a tile on 2:3 or elsewhere."""
    own = {"board": "ore", "city": "2:2 slums" + ROUTES[routes], "chosen": tile, "money": 20}
    return scene(players=2, seats=[area(**own | facts), area(board=other)])


def bought(state: NeomState) -> dict[str, int]:
    """The purchases on offer for the chosen tile and what each costs, by trying them."""
    prices = {}
    for cell, *plan in plans(state, 0, "build"):
        after = state.copy()
        play(after, 0, "build", cell, *plan)
        gain = state.kit.once[state.chosen[0]]
        prices[" ".join(plan)] = state.money[0] + gain - after.money[0]
    return prices


@pytest.mark.clause("NEO-13.7", "NEO-13.8")
def test_a_good_of_the_other_player_must_be_bought_there() -> None:
    state = buyer("diamond_factory_1")
    assert bought(state) == {"buy:coal:1": 2}
    play(state, 0, "build", "on:3:4", "buy:coal:1")
    assert state.received == [0, 2]


@pytest.mark.clause("NEO-13.7")
def test_any_other_good_is_bought_from_the_bank() -> None:
    state = buyer("gas_station")
    assert bought(state) == {"bank:oil": 2}
    play(state, 0, "build", "on:2:3", "bank:oil")
    assert state.received == [0, 0]


@pytest.mark.clause("NEO-13.7")
@pytest.mark.parametrize(
    ("tile", "price"), [("antique_shop", 4), ("food_court", 4), ("jeweler_1", 10)]
)
@pytest.mark.parametrize("generation", [1, 3])
def test_the_bank_sells_all_tiers_in_every_generation(
    tile: str, price: int, generation: int
) -> None:
    own = area(board="ore", city="2:2 slums", chosen=tile, money=20)
    state = scene(players=2, generation=generation, seats=[own])
    assert set(bought(state).values()) == {price}


@pytest.mark.clause("NEO-13.9")
@pytest.mark.parametrize(
    ("routes", "raw", "processed", "luxury"),
    [("none", 2, 4, 10), ("left", 1, 3, 9), ("right", 1, 3, 9), ("both", 1, 2, 8)],
)
def test_each_route_lowers_every_price_by_one(
    routes: str, raw: int, processed: int, luxury: int
) -> None:
    assert bought(buyer("diamond_factory_1", routes)) == {"buy:coal:1": raw}
    assert bought(buyer("gas_station", routes)) == {"bank:oil": raw}
    assert bought(buyer("loan_office", routes)) == {"bank:gold": processed}
    assert bought(buyer("car_dealer_1", routes)) == {"bank:sports_cars": luxury}


@pytest.mark.clause("NEO-13.9")
def test_routes_lower_the_price_of_each_good_of_a_build() -> None:
    state = buyer("homes_and_dining", "both")
    assert bought(state) == {"bank:concrete bank:glass": 2 + 2}


@pytest.mark.clause("NEO-13.9")
def test_a_route_completed_by_a_build_does_not_discount_it() -> None:
    state = buyer("antique_shop", city="3:2 grocery_store", money=4)
    play(state, 0, "build", "on:3:1", "bank:gold")
    assert state.money[0] == 4 - 4 + 4


# -- information and scoring ------------------------------------------------------------------


@pytest.mark.clause("NEO-13.10")
def test_nothing_is_secret_between_the_players() -> None:
    state = started()
    own = {"seat", "moves", "answer", "prospects", "to_build"}  # these two follow from the rest
    while state.turn():
        let_chance(state)
        views = [state.view(seat) for seat in (0, 1, None)]
        facts = [{k: v for k, v in view.items() if k not in own} for view in views]
        assert facts[0] == facts[1] == facts[2]
        assert facts[0]["display"] == keys(state.display)
        assert [area["unbuilt"] for area in facts[0]["seats"]] == [keys(u) for u in state.unbuilt]
        if state.turn():
            quiet_step(state)


@pytest.mark.clause("NEO-13.10")
def test_the_order_of_the_face_down_stacks_is_open_to_chance() -> None:
    state = scene(players=2, seat=1, first=0, step="choose", round=3)
    hidden = set(state.pool)
    [seat] = state.turn()
    play(state, seat, options(state, seat)[0])
    if state.turn() == (seat,):
        play(state, seat, "sell")
    assert {move for move, _ in state.chances()} == {
        state.game.parse(state, f"deal:{key}") for key in keys(hidden)
    }


@pytest.mark.clause("NEO-13.11")
def test_scoring_as_usual_and_no_pile() -> None:
    tiles = "3:2 slums; 3:4 grocery_store; 2:3 gas_power_plant"
    two = finished(area(board="ore", city=tiles, money=9), players=2).result()[0]
    three = finished(area(board="ore", city=tiles, money=9), players=3).result()[0]
    assert two == three
    assert two["total"] == 4 + 1 + 1 + (9 + 1) // 2 - 1 - 4
    state = started()
    while not state.generation:
        let_chance(state)
        if not state.generation:
            quiet_step(state)
    assert state.pile == []
    assert numbers("building_department")[0] not in state.pool
