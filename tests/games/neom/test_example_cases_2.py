"""The worked examples that are told in words: disasters, ties, two players, solo."""

import pytest

from rathaus.core.steps import CHANCE
from rathaus.games.neom.rules.disasters import full_fine
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    area,
    city,
    everyone,
    finished,
    goods,
    keys,
    legal,
    new_game,
    pick_first,
    scene,
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


def quiet_step(state: NeomState) -> None:
    """One decision of the seat whose turn it is: sell or pay if possible, else the first move."""
    seat = state.turn()[0]
    legal_moves = options(state, seat)
    play(state, seat, next((m for m in legal_moves if m in ("sell", "fine")), legal_moves[0]))


# -- disasters --------------------------------------------------------------------------------

HOMES = "1:1 slums; 1:2 tenements; 1:3 ranch; 1:4 townhouses; 1:5 row_houses; 2:1 tiny_houses"


@pytest.mark.example("EX-38")
@pytest.mark.parametrize(
    ("tiles", "full", "money", "paid"),
    [
        (f"3:2 insurance_company; {HOMES}", 7, 3, 3),
        ("3:2 insurance_company", 1, 0, 0),
        (f"3:2 insurance_company; {HOMES}; 2:2 diner", 8, 3, None),
    ],
)
def test_insurance(tiles: str, full: int, money: int, paid: int | None) -> None:
    state = scene(step="disaster", disaster="flood", seats=[area(city=tiles, money=money)])
    assert full_fine(state, 0, state.disaster) == full
    if paid is None:
        assert choices(state, 0) == ["demolish"]
        return
    play(state, 0, "fine")
    play(state, 1, "fine")
    assert state.money[0] == money - paid


@pytest.mark.example("EX-39")
def test_fire_removal_with_too_few_tiles() -> None:
    own = area(city="3:2 oil_well", money=9)
    paying = scene(generation=2, step="disaster", disaster="fire", seats=[own])
    removing = paying.copy()
    play(paying, 0, "fine")
    play(paying, 1, "fine")
    assert (paying.money[0], city(paying, 0)) == (9, {"3:2": "oil_well"})
    assert plans(removing, 0, "demolish") == [("lose:3:2",)]
    play(removing, 0, "demolish")
    play(removing, 1, "fine")
    assert (removing.money[0], city(removing, 0)) == (9, {})


@pytest.mark.example("EX-40")
def test_removing_the_center_tile() -> None:
    tiles = "3:3 slums; 3:2 grocery_store; 3:4 tenements"
    own = area(board="ore", city=tiles, money=2)
    state = scene(generation=2, step="disaster", disaster="fire", seats=[own])
    assert goods(state, 0) == set()
    assert full_fine(state, 0, state.disaster) == 3
    assert choices(state, 0) == ["demolish"]
    play(state, 0, "lose:3:3", "lose:3:4")
    play(state, 1, "fine")
    assert city(state, 0) == {"3:2": "grocery_store"}
    assert goods(state, 0) == {"ore"}
    around = {"2:3", "3:4", "4:3"} | {"2:2", "3:1", "4:2"}  # of the center and of the grocery store
    own_cell = {"3:3"}  # a resource tile again, so anything may replace it
    assert legal(state, 0, "slums") == around | own_cell


@pytest.mark.example("EX-41")
def test_a_crime_wave_takes_the_dual_tile_once() -> None:
    tiles = "3:2 homes_and_business; 3:4 gold_smelter_1; 2:3 post_office"
    state = scene(generation=3, step="disaster", disaster="crime_wave", seats=[area(city=tiles)])
    assert {frozenset(plan) for plan in plans(state, 0, "demolish")} == {
        frozenset({"lose:3:2", "lose:3:4"})
    }


GUARDED = "3:2 slums; 3:4 grocery_store; 4:4 pawn_shop; 2:3 ranch"


@pytest.mark.example("EX-43")
def test_money_of_a_sale_pays_a_fine_of_the_same_round() -> None:
    own = area(city=GUARDED, chosen="fire_station_3", money=0)
    state = scene(generation=2, disaster="fire", seats=[own])
    everyone(state, "sell")
    play(state, 0, "fine")
    play(state, 1, "fine")
    assert state.money[0] == 1


@pytest.mark.example("EX-43")
@pytest.mark.parametrize("money", [1, 2])
def test_a_station_protects_in_the_round_it_is_built(money: int) -> None:
    own = area(city=GUARDED, chosen="fire_station_3", money=money)
    state = scene(generation=2, disaster="fire", seats=[own])
    play(state, 0, "build", "on:4:3")
    everyone(state, "sell")
    assert full_fine(state, 0, state.disaster) == 1
    if money == 1:
        assert state.money[0] == 0
        assert choices(state, 0) == ["demolish"]
        assert all(len(plan) == 2 for plan in plans(state, 0, "demolish"))
    else:
        play(state, 0, "fine")
        play(state, 1, "fine")
        assert state.money[0] == 0
        assert len(city(state, 0)) == 5


@pytest.mark.example("EX-44")
def test_who_is_struck() -> None:
    seats = [area(city="3:2 slums"), area(city="3:2 diner", hand="flood")]
    state = scene(players=4, round=4, step="choose", seats=seats)
    play(state, 1, "pick:flood")
    pick_first(state)
    everyone(state, "sell")
    assert state.turn() == (0, 2, 3)
    everyone(state, "fine")
    assert city(state, 1) == {"3:2": "diner"}
    assert state.money == [6 + 5 - 1, 6, 6 + 5, 6 + 5]


@pytest.mark.example("EX-44")
def test_nobody_is_struck_if_the_flood_is_never_chosen() -> None:
    state = scene(players=4, step="choose", seats=[area(city="3:2 slums", hand="flood")])
    events = listen(state)
    while state.generation == 1 and state.turn() != (CHANCE,):
        if state.stack[-1][0] == "choose":
            for seat in state.turn():
                play(state, seat, next(m for m in options(state, seat) if m != "pick:flood"))
        else:
            quiet_step(state)
    kinds = [event.kind for event in events]
    assert kinds.count("tile_chosen") == 7 * 4
    assert "disaster_struck" not in kinds


# -- scoring ----------------------------------------------------------------------------------


@pytest.mark.example("EX-59")
def test_a_tie_is_shared() -> None:
    state = finished(area(money=223), area(money=222), area(money=208))
    assert state.scores() == [97, 97, 90]
    assert state.ranks() == [1, 1, 3]


# -- two players ------------------------------------------------------------------------------

LEFT = "3:2 grocery_store; 3:1 pawn_shop"
BOTH = f"{LEFT}; 3:4 shopping_street; 3:5 watch_shop"


@pytest.mark.example("EX-60")
@pytest.mark.parametrize(
    ("tile", "purchase", "both", "one"),
    [
        ("diamond_factory_1", "buy:coal:1", 1, 1),
        ("homes_and_dining", "bank:glass", 2, 3),
        ("car_dealer_1", "bank:sports_cars", 8, 9),
    ],
)
def test_prices_of_two_players(tile: str, purchase: str, both: int, one: int) -> None:
    for routes, price in ((BOTH, both), (LEFT, one)):
        concrete = "; 1:1 concrete_plant"  # the other good of homes_and_dining
        own = area(board="ore", city=routes + concrete, chosen=tile, money=20)
        state = scene(players=2, generation=3, seats=[own, area(board="coal", money=0)])
        once = state.kit.once[state.chosen[0]]
        play(state, 0, "build", "on:4:3" if tile == "homes_and_dining" else "on:3:3", purchase)
        assert state.money[0] == 20 - price + once
        assert state.received == [0, price if purchase.startswith("buy") else 0]


@pytest.mark.example("EX-61")
def test_who_starts_with_two_players() -> None:
    state = chance(new_game(2, "ore coal"), "first:0")
    events = listen(state)
    while state.turn():
        let_chance(state)
        if state.turn():
            quiet_step(state)
    chose = [e.seat for e in events if e.kind in ("cornerstone_kept", "tile_chosen")]
    starts = chose[::2]
    assert starts[:3] == [0, 1, 0]
    rounds = starts[3:]
    assert len(rounds) == 21
    assert (rounds[0], rounds[1], rounds[6], rounds[7], rounds[20]) == (1, 0, 1, 0, 1)


# -- solo -------------------------------------------------------------------------------------


def solo(disaster: str, number: int, **facts: str) -> NeomState:
    generation = {"flood": 1, "fire": 2, "crime_wave": 3}[disaster]
    own = area(city="3:2 slums; 3:4 laundromat", money=0, unbuilt="park")
    given = {"display": f"{disaster} diner motel"} | facts
    return scene(
        players=1, seats=[own], step="choose", generation=generation, round=number, **given
    )


@pytest.mark.example("EX-62")
def test_a_flood_in_stack_2_that_is_not_chosen_strikes_at_once() -> None:
    state = solo("flood", 2)
    play(state, 0, "pick:diner", "sell")
    assert (state.round, options(state, 0)) == (2, ["fine", "demolish"])


@pytest.mark.example("EX-62")
def test_a_fire_in_stack_2_that_is_chosen_never_strikes() -> None:
    state = solo("fire", 2)
    events = listen(state)
    play(state, 0, "pick:fire")
    assert state.stack[-1][0] == "show", "no action, and the next stack is dealt"
    while state.generation == 2:
        let_chance(state)
        if state.generation == 2:
            quiet_step(state)
    assert "disaster_struck" not in [event.kind for event in events]


@pytest.mark.example("EX-62")
def test_a_crime_wave_in_stack_5_may_not_be_chosen_and_strikes() -> None:
    state = solo("crime_wave", 5)
    assert options(state, 0) == ["pick:diner", "pick:motel"]
    play(state, 0, "pick:diner", "sell")
    assert (state.round, options(state, 0)) == (5, ["fine", "demolish"])


@pytest.mark.example("EX-62")
def test_a_flood_in_the_boxed_stack_strikes_before_income() -> None:
    state = solo("flood", 7, display="diner motel", pool="flood")
    assert keys(state.pool) == ["flood"]
    play(state, 0, "pick:diner", "cornerstone:park", "on:4:3")
    assert (state.round, choices(state, 0)) == (7, ["demolish"])
    play(state, 0, "lose:3:4")
    assert state.generation == 2
    assert state.money[0] == 0, "the laundromat is gone before it pays"


@pytest.mark.example("EX-63")
@pytest.mark.parametrize(
    ("ore", "gold", "price"),
    [("bank_both:ore", ["bank:gold"], 4), ("bank_left:ore", ["bank:gold", "bank_right:gold"], 3)],
)
def test_buying_and_routes_of_a_lone_player(ore: str, gold: list[str], price: int) -> None:
    own = area(board="coal", city=BOTH, chosen="steel_foundry", money=6)
    state = scene(players=1, generation=2, seats=[own], pool="loan_office")
    play(state, 0, "build", "on:2:3", ore)
    assert state.money[0] == 5
    stack = ["loan_office", *[key for key in keys(state.pool) if key != "loan_office"][:3]]
    chance(state, *(f"deal:{key}" for key in stack))
    play(state, 0, "pick:loan_office")
    assert choices(state, 0, "build", "on:2:2") == gold
    play(state, 0, "build", "on:2:2", gold[-1])
    assert state.money[0] == 5 - price + 8


@pytest.mark.example("EX-63")
def test_a_lone_player_cannot_buy_gold_in_generation_1() -> None:
    own = area(board="coal", city=BOTH, chosen="antique_shop", money=20, unbuilt="park")
    state = scene(players=1, generation=1, seats=[own])
    assert "build" not in options(state, 0)


@pytest.mark.example("EX-64")
@pytest.mark.parametrize(
    ("tiles", "rating"), [("1+", "engineer"), ("4+", "engineer"), ("5+", "foreman")]
)
def test_the_rating_of_119_points(tiles: str, rating: str) -> None:
    [sheet] = finished(area(money=2 * (119 + 14)), players=1, tiles=tiles).result()
    assert (sheet["total"], sheet["rating"]) == (119, rating)
