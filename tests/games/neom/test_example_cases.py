"""The examples told in words, EX-01 to EX-35, played step by step."""

from itertools import permutations
from random import Random

import pytest

import rathaus
from rathaus.core.events import Event
from rathaus.core.steps import CHANCE
from rathaus.games.neom.components.cornerstones import CORNERSTONES
from rathaus.games.neom.scoring import neighborhood_points
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    area,
    box,
    city,
    deal,
    end_actions,
    everyone,
    goods,
    hand,
    keys,
    new_game,
    pick_first,
    random_game,
    routes,
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


def actions(state: NeomState, seat: int = 0) -> list[str]:
    assert state.view(None)["step"] == "act"
    return choices(state, seat)


def done(state: NeomState, *moves: str) -> NeomState:
    """Seat 0 acts so and the others sell."""
    play(state, 0, *moves)
    return end_actions(state)


# -- A. from the rulebook -----------------------------------------------------------------------


@pytest.mark.example("EX-01")
@pytest.mark.clause("NEO-6.2")
def test_price_in_coins() -> None:
    state = scene(seats=[area(money=6, chosen="tenements")])
    done(state, "build", "on:2:3")
    assert state.money[0] == 6 - 1
    assert city(state, 0) == {"2:3": "tenements"}


@pytest.mark.example("EX-02")
@pytest.mark.clause("NEO-6.10", "NEO-6.15", "NEO-6.17")
def test_goods_requirement_met_by_a_purchase() -> None:
    seats = [
        area(board="stone", money=6, chosen="antique_shop"),
        area(board="wood", city="3:2 gold_smelter_1", money=0, chosen="slums"),
        area(board="coal", chosen="flood"),  # so that the end of the round can be watched
    ]
    state = scene(seats=seats)
    before = [goods(state, seat) for seat in range(3)]
    play(state, 1, "sell")
    play(state, 0, "build", "on:4:3", "buy:gold:1")
    assert state.view(0)["step"] == "disaster"
    assert (state.money[0], state.money[1], state.received[1]) == (6 - 4 + 4, 0 + 5, 4)
    assert [goods(state, seat) for seat in range(3)] == before
    everyone(state, "fine")
    assert (state.money[1], state.received[1]) == (5 - 1 + 4, 0)


@pytest.mark.example("EX-03")
@pytest.mark.clause("NEO-6.6", "NEO-17.1")
def test_type_requirement() -> None:
    def stock_exchange(text: str, **facts: int) -> NeomState:
        return scene(generation=3, seats=[area(city=text, chosen="stock_exchange")], **facts)  # type: ignore[arg-type]

    two = "3:2 grocery_store; 3:4 pawn_shop"
    assert "build" not in actions(stock_exchange(two))
    assert "build" in actions(stock_exchange(two + "; 2:3 homes_and_business"))
    assert "build" in actions(stock_exchange(two + "; 5:1 hotel"))
    state = stock_exchange("3:2 pawn_shop; 3:4 watch_shop; 2:3 diner", round=7)
    events = listen(state)
    done(state, "build", "on:2:2")
    built = next(event for event in events if event.kind == "tile_built" and event.seat == 0)
    assert built.data["gain"] == 6
    assert state.final_income[0] == 9 + 2 + 2  # with the diner and the watch shop


@pytest.mark.example("EX-04")
@pytest.mark.clause("NEO-6.3", "NEO-6.1")
def test_and_or_in_requirements() -> None:
    others = [area(board="wood"), area(board="stone")]
    foundry = area(board="coal", money=5, chosen="steel_foundry")
    assert actions(scene(generation=2, seats=[foundry, *others])) == ["sell"]
    treasury = area(board="coal", money=5, chosen="treasury")
    state = scene(generation=2, seats=[treasury, *others])
    done(state, "build", "on:3:2", "coins")
    assert state.money == [0, 11, 11]
    assert city(state, 0) == {"3:2": "treasury"}


@pytest.mark.example("EX-08")
@pytest.mark.clause("NEO-7.1", "NEO-7.3", "NEO-7.4")
def test_a_trade_route_in_round_two() -> None:
    seats = [area(chosen="grocery_store", hand="slums"), area(), area(hand="pawn_shop")]
    state = done(scene(seats=seats), "build", "on:3:2")
    play(state, 0, "pick:pawn_shop")
    play(state, 1, "pick:slums")
    pick_first(state)
    done(state, "build", "on:3:1")
    assert state.round == 3
    assert routes(state) == {"left"}


@pytest.mark.example("EX-09")
@pytest.mark.clause("NEO-12.21", "NEO-6.32")
def test_trade_association() -> None:
    state = scene(seats=[area(city="3:2 trade_association", money=1, chosen="diner")])
    assert done(state, "build", "on:2:3").money[0] == 1 + 2 + 1
    state = scene(seats=[area(money=1, unbuilt="trade_association")])
    assert done(state, "cornerstone:trade_association", "on:3:2").money[0] == 0
    rich = "3:2 trade_association; 3:4 stone_crusher"
    state = scene(generation=3, seats=[area(city=rich, money=0, chosen="homes_and_dining")])
    assert done(state, "build", "on:4:3").money[0] == 3 + 1


@pytest.mark.example("EX-11")
@pytest.mark.clause("NEO-11.1", "NEO-11.3")
def test_sample_score_sheets() -> None:
    first = neighborhood_points(7) + neighborhood_points(1)
    third = neighborhood_points(5)
    assert 27 + 12 + 12 + first + 9 + 26 - 1 == 114
    assert 42 + 6 + third + 7 + 22 == 92


@pytest.mark.example("EX-12")
@pytest.mark.clause("NEO-14.4", "NEO-14.5")
@pytest.mark.parametrize(
    ("tiles", "sizes", "boxed"),
    [
        ("5+", [7, 6, 6, 5, 5, 4, 4], 3),
        ("1+", [5, 4, 4, 3, 3, 2, 2], 1),
        ("4+", [6, 5, 5, 4, 4, 3, 3], 2),
    ],
)
def test_solo_stacks(tiles: str, sizes: list[int], boxed: int) -> None:
    shown: dict[tuple[int, int], int] = {}
    for state in random_game(1, seed=1, tiles=tiles):
        if state.generation and state.view(0)["step"] == "choose":
            shown[state.generation, state.round] = len(state.display)
    assert shown == {(g, r): size for g in (1, 2, 3) for r, size in enumerate(sizes, start=1)}
    assert len(state.buried) == 3 * boxed


@pytest.mark.example("EX-13")
@pytest.mark.clause("NEO-6.3", "NEO-6.4", "NEO-6.32", "NEO-10.2", "NEO-9.4")
def test_symbols() -> None:
    others = [area(board="wood"), area(board="stone")]
    plant = scene(seats=[area(board="oil", money=0, chosen="fuel_power_plant"), *others])
    assert plans(plant, 0, "build", "on:3:2") == [("own:oil",)]
    assert done(plant, "build", "on:3:2").money[0] == 0

    shop = scene(seats=[area(money=0, chosen="grocery_store")])
    assert done(shop, "build", "on:3:2").money[0] == 3
    for generation in (1, 2, 3):
        late = scene(
            generation=generation,
            round=7,
            step="end_round",
            seats=[area(city="3:2 grocery_store", money=0)],
        )
        assert late.money[0] == 1

    text = "3:2 slums; 3:4 gold_smelter_1; 4:3 oil_well"
    flood = scene(step="disaster", disaster="flood", seats=[area(city=text, money=2)])
    everyone(flood, "fine")
    assert flood.money[0] == 0


@pytest.mark.example("EX-14")
@pytest.mark.clause("NEO-6.35")
def test_cornerstones_without_hurry() -> None:
    seats = [area(unbuilt="park casino subway", hand="slums"), area(), area(hand="hotel")]
    state = scene(generation=2, seats=seats)
    done(state, "cornerstone:park", "on:4:3")
    play(state, 0, "pick:hotel")
    play(state, 1, "pick:slums")
    pick_first(state)
    assert state.round == 2
    done(state, "cornerstone:casino", "on:3:2")
    assert sorted(city(state, 0).values()) == ["casino", "park"]
    # Park and casino stand where the subway (public, ESW) cannot take their place.
    third = area(city="4:3 park; 3:2 casino", unbuilt="subway")
    assert "cornerstone:subway" not in actions(scene(generation=2, seats=[third]))
    assert "cornerstone:subway" in actions(scene(generation=3, seats=[third]))


# -- B. drafting, money and trade ---------------------------------------------------------------


@pytest.mark.example("EX-15")
@pytest.mark.clause("NEO-4.3", "NEO-4.4", "NEO-5.3")
def test_direction_of_passing() -> None:
    """The letters a to l stand for twelve cornerstones in the order of their numbers."""
    key = dict(zip("abcdefghijkl", (stone.key for stone in CORNERSTONES[:12]), strict=True))
    letter = {name: each for each, name in key.items()}
    hands = [" ".join(key[each] for each in group) for group in ("abcd", "efgh", "ijkl")]
    state = deal(new_game(3, "ore wood coal"), *hands)
    for _ in range(3):
        pick_first(state)
    kept = ["".join(letter[name] for name in unbuilt(state, seat)) for seat in range(3)]
    assert kept == ["ajg", "ebk", "ifc"]
    assert [letter[name] for name in keys(state.pile)] == ["h", "l", "d"]


CROSSING = (
    area(board="ore", money=3, chosen="diamond_factory_1"),
    area(board="coal", money=3, chosen="gold_smelter_1"),
    area(board="wood", money=2, chosen="sawmill_1"),
)


@pytest.mark.example("EX-16")
@pytest.mark.clause("NEO-15.5", "NEO-6.17")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_crossing_purchases_are_order_independent(order: tuple[int, ...]) -> None:
    state = scene(seats=CROSSING)
    during: list[tuple[list[int], list[int]]] = []
    state.listener = lambda event: during.append((state.money[:], state.received[:]))
    moves = {
        0: ("build", "on:3:4", "buy:coal:1"),
        1: ("build", "on:3:4", "buy:ore:0"),
        2: ("build", "on:3:2"),
    }
    for seat in order:
        play(state, seat, *moves[seat])
    assert ([1, 1, 2], [2, 2, 0]) in during
    assert state.money == [3, 3, 2]
    assert state.received == [0, 0, 0]
    assert [goods(state, seat) for seat in range(3)] == [
        {"ore", "diamonds"},
        {"coal", "gold"},
        {"wood", "lumber"},
    ]


@pytest.mark.example("EX-17")
@pytest.mark.clause("NEO-6.17", "NEO-6.33", "NEO-9.6")
def test_received_money_is_not_usable_in_the_same_round() -> None:
    first = area(board="ore", money=3, chosen="diamond_factory_1", city="3:2 slums")
    third = area(board="wood", money=2, chosen="flood")
    second = area(board="coal", money=1, chosen="gold_smelter_1", city="3:2 ranch; 2:3 pawn_shop")
    state = scene(seats=[first, second, third])
    assert answer(state, 1) == ["sell"]  # ore is too dear for it
    play(state, 0, "build", "on:3:4", "buy:coal:1")
    assert (state.money[1], state.received[1]) == (1 + 5, 2)
    play(state, 1, "fine")
    play(state, 0, "demolish", "lose:3:2")  # it has 1 coin left and 2 tiles that count
    assert state.money[1] == 6 - 2 + 2

    builder = area(board="coal", money=1, chosen="laundromat", city="3:2 ranch; 2:3 pawn_shop")
    state = scene(seats=[first, builder, third])
    play(state, 0, "build", "on:3:4", "buy:coal:1")
    play(state, 1, "build", "on:4:3")
    assert (state.money[1], state.received[1]) == (1, 2)
    assert answer(state, 1) == ["demolish"]
    assert options(state, 1) == ["lose:2:3", "lose:3:2", "lose:4:3"]


@pytest.mark.example("EX-18")
@pytest.mark.clause("NEO-6.11", "NEO-6.13")
def test_two_missing_goods_from_two_sellers_with_a_route() -> None:
    seats = [
        area(board="stone", money=5, city="3:2 slums; 3:1 ranch", chosen="steel_foundry"),
        area(board="coal", money=0),
        area(board="ore", money=0),
        area(board="wood", money=0),
    ]
    state = scene(players=4, generation=2, seats=seats)
    assert routes(state) == {"left"}
    done(state, "build", "on:2:3", "buy:coal:1", "buy:ore:2")
    assert state.money == [5 - 1 - 2, 5 + 1, 5 + 2, 5]
    assert goods(state, 0) == {"stone", "steel"}


@pytest.mark.example("EX-21")
@pytest.mark.clause("NEO-12.5", "NEO-12.6", "NEO-12.9")
def test_post_office_and_an_or() -> None:
    first = area(board="stone", money=2, city="3:2 post_office", chosen="plastics_plant_2")
    state = scene(generation=2, seats=[first, area(board="ore"), area(board="wood")])
    done(state, "build", "on:2:3", "waive:post_office")
    assert state.money[0] == 0
    assert goods(state, 0) == {"stone", "plastic"}


CAR_CITY = "3:2 customs_office; 3:4 glassworks; 4:3 plastics_plant_2"


@pytest.mark.example("EX-22")
@pytest.mark.clause("NEO-12.8")
def test_customs_office() -> None:
    factory = area(board="ore", money=0, city=CAR_CITY, chosen="car_factory_1")
    state = scene(players=4, generation=3, seats=[factory])
    done(state, "build", "on:2:3", "waive:customs_office")
    assert state.money[0] == 0
    assert "sports_cars" in goods(state, 0)

    seller = area(city="3:2 car_factory_2")
    for money, text, others, possible in (
        (50, CAR_CITY, [], False),
        (9, CAR_CITY, [seller], False),
        (10, CAR_CITY, [seller], True),
        (9, CAR_CITY + "; 3:1 slums", [seller], True),  # with the left route
    ):
        dealer = area(board="ore", money=money, city=text, chosen="car_dealer_1")
        state = scene(players=4, generation=3, seats=[dealer, *others])
        assert ("build" in actions(state)) is possible


@pytest.mark.example("EX-23")
@pytest.mark.clause("NEO-12.8")
def test_post_and_customs_together() -> None:
    first = area(
        board="wood",
        money=2,
        city="3:2 post_office; 3:4 customs_office",
        chosen="modern_foundry",
    )
    state = scene(players=4, generation=3, seats=[first, area(board="oil"), area(board="coal")])
    done(state, "build", "on:2:3", "waive:post_office", "waive:customs_office")
    assert state.money[0] == 0
    assert goods(state, 0) == {"wood", "concrete", "copper", "glass", "gold"}


@pytest.mark.example("EX-24")
@pytest.mark.clause("NEO-6.7", "NEO-6.28")
def test_the_replaced_city_center_still_pays_for_its_successor() -> None:
    state = scene(seats=[area(board="ore", money=0, chosen="gold_smelter_1")])
    done(state, "build", "on:3:3")
    assert goods(state, 0) == {"gold"}


@pytest.mark.example("EX-25")
@pytest.mark.clause("NEO-6.28", "NEO-8.2")
def test_a_second_producer_keeps_the_token() -> None:
    text = "3:2 wind_turbines; 4:3 ore_vein"
    state = scene(seats=[area(board="ore", city=text, chosen="gold_smelter_1")])
    done(state, "build", "on:3:3")
    assert goods(state, 0) == {"gold", "ore"}


# -- C. building and routes ---------------------------------------------------------------------


@pytest.mark.example("EX-28")
@pytest.mark.clause("NEO-7.2")
def test_losing_a_route_by_replacement() -> None:
    text = "3:2 grocery_store; 3:1 pawn_shop"
    state = scene(seats=[area(city=text, chosen="laundromat")])
    assert routes(state) == {"left"}
    done(state, "build", "on:3:1")
    assert routes(state) == set()


@pytest.mark.example("EX-29")
@pytest.mark.clause("NEO-7.2")
def test_a_route_stays_although_the_way_is_broken_by_a_disaster() -> None:
    text = "3:2 grocery_store; 3:1 pawn_shop; 3:4 slums; 2:3 tenements"
    state = scene(generation=2, step="disaster", disaster="fire", seats=[area(city=text)])
    play(state, 0, "demolish", "lose:3:2", "lose:2:3")
    everyone(state, "fine")
    assert city(state, 0) == {"3:1": "pawn_shop", "3:4": "slums"}
    assert routes(state) == {"left"}


@pytest.mark.example("EX-30")
@pytest.mark.clause("NEO-6.36", "NEO-6.35")
def test_cornerstone_limit_after_replacement_or_loss() -> None:
    first = area(city="3:4 university", unbuilt="park")
    state = scene(seats=[first])
    # University (NW) on 3:4 touches the center; the park (NEW) may go there and nowhere else.
    assert choices(state, 0, "cornerstone:park") == ["on:3:4"]
    with pytest.raises(rathaus.IllegalMove):
        play(state.copy(), 0, "cornerstone:park", "on:4:3")
    done(state, "cornerstone:park", "on:3:4")
    assert city(state, 0) == {"3:4": "park"}
    assert "university" in box(state)

    flooded = scene(
        step="disaster",
        disaster="flood",
        seats=[area(city="3:4 university", unbuilt="park", money=0), area(hand="slums")],
    )
    everyone(flooded, "fine")
    assert city(flooded, 0) == {}
    play(flooded, 2, "pick:slums")
    pick_first(flooded)
    assert "on:4:3" in choices(flooded, 0, "cornerstone:park")


@pytest.mark.example("EX-32")
@pytest.mark.clause("NEO-12.34")
def test_tourist_office() -> None:
    text = "3:2 tourist_office; 2:2 grocery_store; 3:4 slums; 2:4 diner"
    state = scene(players=4, seats=[area(city=text, money=3, chosen="townhouses")])
    done(state, "build", "on:2:3")
    assert state.money[0] == 3 - 2 + 2 * 2


@pytest.mark.example("EX-33")
@pytest.mark.clause("NEO-12.23", "NEO-5.6")
def test_holding_company() -> None:
    seats = [area(money=6, unbuilt="holding_company"), area(), area(hand="tenements")]
    state = done(scene(seats=seats), "cornerstone:holding_company", "on:3:4")
    assert state.money[0] == 6 - 5
    play(state, 0, "pick:tenements")
    pick_first(state)
    assert state.money[0] == 1 + 1
    assert done(state, "build", "on:2:3").money[0] == 2 - 1


@pytest.mark.example("EX-33")
@pytest.mark.clause("NEO-12.23")
def test_holding_company_pays_for_the_choice_of_a_disaster() -> None:
    first = area(city="3:4 holding_company", money=0, hand="flood")
    state = scene(step="choose", seats=[first])
    play(state, 0, "pick:flood")
    pick_first(state)
    assert state.money[0] == 1


@pytest.mark.example("EX-33")
@pytest.mark.clause("NEO-12.23", "NEO-10.4")
def test_holding_company_yields_twenty_coins_in_a_whole_game() -> None:
    state = scene(seats=[area(money=6, unbuilt="holding_company")])
    events = listen(state)
    done(state, "cornerstone:holding_company", "on:3:4")
    rng = Random(1)
    while state.turn():
        seat = state.turn()[0]
        safe = [text for text in options(state, seat) if text in ("sell", "fine")]
        if seat == CHANCE:
            state.play(seat, state.sample(rng))
        else:
            play(state, seat, *(safe or options(state, seat)[:1]))
    assert city(state, 0) == {"3:4": "holding_company"}
    assert coins_for_choices(events) == 20


def coins_for_choices(events: list[Event]) -> int:
    return sum(int(str(event.data["coins"])) for event in events if event.kind == "choice_paid")


@pytest.mark.example("EX-34")
@pytest.mark.clause("NEO-12.2", "NEO-12.3")
def test_building_department() -> None:
    def at_the_exchange() -> NeomState:
        first = area(
            city="3:4 university", chosen="building_department", unbuilt="city_hall substation"
        )
        state = scene(players=4, pile="prison subway casino park", seats=[first])
        return done(state, "build", "on:3:2")

    state = at_the_exchange()
    assert options(state, 0) == ["done", "discard:city_hall", "discard:substation"]
    play(state, 0, "discard:city_hall", "done", "take:casino")
    assert unbuilt(state, 0) == ["substation", "casino"]
    assert keys(filter(None, state.pile)) == ["prison", "subway", "park"]
    assert "city_hall" in box(state)

    both = at_the_exchange()
    play(both, 0, "discard:city_hall", "discard:substation", "take:park", "take:prison")
    assert sorted(unbuilt(both, 0)) == ["park", "prison"]
    none = at_the_exchange()
    play(none, 0, "done")
    assert unbuilt(none, 0) == ["city_hall", "substation"]
    assert city(none, 0) == {"3:2": "building_department", "3:4": "university"}


@pytest.mark.example("EX-35")
@pytest.mark.clause("NEO-12.26", "NEO-8.2")
def test_modular_factory() -> None:
    first = area(board="wood", city="3:4 sawmill_1; 3:2 ore_vein", unbuilt="modular_factory")
    state = scene(seats=[first, area(), area(hand="gold_smelter_1")])
    done(state, "cornerstone:modular_factory", "on:4:3", "make:lumber")
    assert goods(state, 0) == {"wood", "ore", "lumber"}
    assert "gold_smelter_1" in hand(state, 0)
    play(state, 0, "pick:gold_smelter_1")
    pick_first(state)
    done(state, "build", "on:3:4")
    assert goods(state, 0) == {"wood", "ore", "lumber", "gold"}
