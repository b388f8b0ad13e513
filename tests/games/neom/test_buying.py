"""Section 6b: buying missing goods from the other players."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

import rathaus
from rathaus.games.neom.components import TILES
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOODS, TIER_OF
from rathaus.games.neom.components.vocabulary import Coins, Or
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    Area,
    area,
    city,
    end_actions,
    everyone,
    finished,
    goods,
    legal,
    pick_first,
    random_game,
    routes,
    scene,
)
from tests.games.scenes import (
    choices,
    listen,
    options,
    plans,
    play,
)

BASE = {"raw": 2, "processed": 4, "luxury": 10}
TIER: dict[str, str] = dict(zip(GOODS, TIER_OF, strict=True))
LEFT, RIGHT = "3:2 slums; 3:1 ranch", "3:4 prefab_houses; 3:5 concrete_houses"
# A tile that asks for one good of the tier, the good, and a city that makes it.
SAMPLES = {
    "raw": ("gas_station", "oil", "2:3 oil_well"),
    "processed": ("antique_shop", "gold", "2:3 gold_smelter_1"),
    "luxury": ("car_dealer_1", "sports_cars", "2:3 car_factory_1"),
}
OTHER_BOARDS = [board.good for board in BOARDS if board.good != "oil"]


def with_routes(left: bool, right: bool) -> str:
    return "; ".join([LEFT] * left + [RIGHT] * right)


def market(
    players: int, buyer: int, seller: int, tier: str, roads: str = "", money: int = 20
) -> NeomState:
    """The buyer has chosen a tile that needs a good only the seller makes."""
    tile, _, works = SAMPLES[tier]
    seats = [area(board=OTHER_BOARDS[seat], money=0) for seat in range(players)]
    seats[buyer] = area(board=OTHER_BOARDS[buyer], city=roads, chosen=tile, money=money)
    seats[seller] = area(board=OTHER_BOARDS[seller], city=works, money=0)
    return scene(players=players, seats=seats, generation=3)


def price(players: int, buyer: int, seller: int, tier: str, roads: str = "") -> int:
    """What is paid when the purchase is played."""
    state = market(players, buyer, seller, tier, roads)
    events = listen(state)
    cell = choices(state, buyer, "build")[0]
    play(state, buyer, "build", cell, f"buy:{SAMPLES[tier][1]}:{seller}")
    end_actions(state)
    bought = [event.data for event in events if event.kind == "good_bought"]
    assert [data["seller"] for data in bought] == [seller]
    return int(str(bought[0]["coins"]))


def between(players: int, buyer: int, seller: int, way: int) -> int:
    """Walk round the table and count the players passed on the way to the seller."""
    count, seat = 0, (buyer + way) % players
    while seat != seller:
        count, seat = count + 1, (seat + way) % players
    return count


# -- 6.10 ---------------------------------------------------------------------------------------


@pytest.mark.clause("NEO-6.10")
def test_a_good_is_bought_from_anyone_who_produces_it_and_nobody_else() -> None:
    makers = {1: "2:3 gold_smelter_1", 3: "2:3 gold_smelter_2", 4: "2:3 metal_smelter"}
    others = [area(board=OTHER_BOARDS[s], city=makers.get(s, "")) for s in range(1, 5)]
    buyer = area(board="ore", chosen="antique_shop", money=20)
    state = scene(players=5, seats=[buyer, *others])
    assert choices(state, 0, "build", "on:4:3") == ["buy:gold:1", "buy:gold:3", "buy:gold:4"]
    with pytest.raises(rathaus.IllegalMove):
        play(state, 0, "build", "on:4:3", "buy:gold:2")


@pytest.mark.clause("NEO-6.10")
def test_the_seller_is_not_asked() -> None:
    state = market(3, 0, 1, "processed")
    play(state, 1, "sell")
    play(state, 2, "sell")
    assert state.turn() == (0,)
    play(state, 0, "build", "on:4:3", "buy:gold:1")
    assert city(state, 0) == {"4:3": "antique_shop"}


@pytest.mark.clause("NEO-6.10", "NEO-8.2")
def test_no_token_changes_hands() -> None:
    state = market(3, 0, 1, "processed")
    before = [goods(state, seat) for seat in range(3)]
    play(state, 0, "build", "on:4:3", "buy:gold:1")
    end_actions(state)
    assert [goods(state, seat) for seat in range(3)] == before


@pytest.mark.clause("NEO-6.10")
def test_a_purchase_serves_one_build_only() -> None:
    """The oil of the first round is not there in the second."""
    seats = [
        area(board="wood", chosen="gas_station", hand="grocery_store", money=2),
        area(board="oil", hand="slums"),
        area(board="ore", hand="fuel_power_plant"),
    ]
    state = scene(seats=seats)
    play(state, 0, "build", "on:4:3", "buy:oil:1")
    end_actions(state)
    assert state.money[0] == 2 - 2 + 3
    play(state, 0, "pick:fuel_power_plant")
    play(state, 1, "pick:grocery_store")
    pick_first(state)
    assert choices(state, 0, "build", "on:3:2") == ["buy:oil:1"]


# -- 6.11 to 6.14: prices -----------------------------------------------------------------------


@pytest.mark.clause("NEO-6.11", "NEO-6.12", "NEO-6.14", "NEO-1.15", "NEO-2.3")
@pytest.mark.parametrize("tier", BASE)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_price_at_every_table(players: int, tier: str) -> None:
    """Base price, plus who sits between, less one for the route of that direction."""
    floor = {"raw": 1, "processed": 3, "luxury": 9}[tier]
    lowest = []
    for buyer, seller in product(range(players), repeat=2):
        if buyer == seller:
            continue
        for left, right in product((False, True), repeat=2):
            ways = [
                between(players, buyer, seller, +1) - left,
                between(players, buyer, seller, -1) - right,
            ]
            paid = price(players, buyer, seller, tier, with_routes(left, right))
            assert paid == BASE[tier] + min(ways), (buyer, seller, left, right)
            lowest.append(paid)
    assert min(lowest) == floor


@pytest.mark.clause("NEO-6.11")
def test_transport_costs_a_coin_for_each_player_in_between() -> None:
    assert [price(5, 0, seller, "raw") for seller in (1, 2, 3, 4)] == [2, 3, 3, 2]
    assert [price(4, 1, seller, "processed") for seller in (0, 2, 3)] == [4, 4, 5]
    assert [price(3, 2, seller, "luxury") for seller in (0, 1)] == [10, 10]


@pytest.mark.clause("NEO-6.11")
def test_a_route_helps_in_its_own_direction() -> None:
    assert price(5, 0, 1, "raw", with_routes(True, False)) == 1
    assert price(5, 0, 4, "raw", with_routes(True, False)) == 2
    assert price(5, 0, 1, "raw", with_routes(False, True)) == 2
    assert price(5, 0, 4, "raw", with_routes(False, True)) == 1


@pytest.mark.clause("NEO-6.11")
def test_the_route_must_be_the_buyers_own() -> None:
    buyer = area(board="ore", chosen="gas_station", money=2)
    seller = area(board="coal", city=with_routes(True, True) + "; 2:3 oil_well", money=0)
    state = scene(seats=[buyer, seller])
    play(state, 0, "build", "on:4:3", "buy:oil:1")
    end_actions(state)
    assert state.money[1] == 5 + 2


@pytest.mark.clause("NEO-6.12")
def test_both_routes_together_take_off_one_coin_at_most() -> None:
    both = with_routes(True, True)
    assert [price(3, 0, seller, "raw", both) for seller in (1, 2)] == [1, 1]
    assert price(4, 0, 2, "raw", both) == 2 + 1 - 1
    assert [price(5, 0, seller, "raw", both) for seller in (1, 2, 3, 4)] == [1, 2, 2, 1]


@pytest.mark.clause("NEO-6.12")
def test_the_cheaper_direction_is_taken_without_asking() -> None:
    """With the right route alone the long way round is as cheap as the short one."""
    assert price(5, 0, 2, "processed", with_routes(False, True)) == 4 + 1
    assert price(4, 0, 2, "processed", with_routes(False, True)) == 4 + 1 - 1
    state = market(4, 0, 2, "processed", with_routes(False, True))
    assert choices(state, 0, "build", "on:4:3", "buy:gold:2") == []


@pytest.mark.clause("NEO-6.13")
def test_fee_and_discount_apply_to_every_single_good() -> None:
    def paid(roads: str, opposite: int) -> list[int]:
        seats = [area(board=b, money=0) for b in ("wood", "stone", "oil", "natural_gas")]
        seats[0] = area(board="wood", city=roads, chosen="steel_foundry", money=20)
        seats[opposite] = area(board="oil" if opposite == 2 else "stone", city="2:3 mine", money=0)
        state = scene(players=4, seats=seats, generation=2)
        cell = choices(state, 0, "build")[0]
        play(state, 0, "build", cell, f"buy:coal:{opposite}", f"buy:ore:{opposite}")
        end_actions(state)
        return [20 - state.money[0], state.money[opposite] - 5]

    assert paid("", 2) == [2 * (2 + 1)] * 2
    assert paid(LEFT, 2) == [2 * (2 + 1 - 1)] * 2
    assert paid("", 1) == [2 * 2] * 2
    assert paid(LEFT, 1) == [2 * 1] * 2


@pytest.mark.clause("NEO-6.13")
def test_different_goods_may_come_from_different_sellers() -> None:
    seats = [
        area(board="wood", chosen="steel_foundry", money=9),
        area(board="coal"),
        area(board="ore"),
    ]
    state = scene(seats=seats, generation=2)
    play(state, 0, "build", "on:2:3", "buy:coal:1", "buy:ore:2")
    end_actions(state)
    assert state.money == [9 - 4, 6 + 5 + 2, 6 + 5 + 2]


# -- 6.15 ---------------------------------------------------------------------------------------


@pytest.mark.clause("NEO-6.15")
@pytest.mark.parametrize("seller", [1, 2, 3, 4])
def test_the_whole_price_goes_to_the_seller(seller: int) -> None:
    state = market(5, 0, seller, "raw", money=10)
    play(state, 0, "build", "on:4:3", f"buy:oil:{seller}")
    end_actions(state)
    fee = 1 if seller in (2, 3) else 0
    expected = [10 - 2 - fee + 3, 5, 5, 5, 5]
    expected[seller] += 2 + fee
    assert state.money == expected


# -- 6.16: the moment of the reveal -------------------------------------------------------------


@pytest.mark.clause("NEO-6.16", "NEO-15.4")
def test_a_good_of_this_round_is_not_yet_for_sale() -> None:
    seats = [
        area(board="wood", chosen="antique_shop", hand="pawn_shop", money=20),
        area(board="ore", chosen="gold_smelter_1", hand="slums"),
        area(board="coal", hand="loan_office"),
    ]
    state = scene(seats=seats, generation=2)
    play(state, 1, "build", "on:3:4")
    assert choices(state, 0) == ["sell"]
    end_actions(state)
    assert "gold" in goods(state, 1)
    play(state, 0, "pick:loan_office")
    play(state, 1, "pick:pawn_shop")
    pick_first(state)
    assert choices(state, 0, "build", "on:4:3") == ["buy:gold:1"]


@pytest.mark.clause("NEO-6.16", "NEO-15.4", "NEO-15.5")
@pytest.mark.parametrize("seller_first", [False, True])
@pytest.mark.parametrize(("buyer", "seller"), [(0, 1), (1, 0), (2, 1), (0, 2)])
def test_a_good_lost_this_round_can_still_be_bought(
    buyer: int, seller: int, seller_first: bool
) -> None:
    """Whoever answers first and wherever they sit: it was there when the tiles were turned up."""
    seats = [area(board=board) for board in ("wood", "coal", "ore")]
    seats[buyer] = replace(seats[buyer], chosen="gas_station", money=2)
    seats[seller] = replace(seats[seller], city="3:2 oil_well", chosen="pawn_shop", money=0)
    state = scene(seats=seats)
    purchase = ("build", "on:4:3", f"buy:oil:{seller}")
    answers = [(buyer, purchase), (seller, ("build", "on:3:2"))]
    for seat, moves in answers[::-1] if seller_first else answers:
        play(state, seat, *moves)
    end_actions(state)
    assert "oil" not in goods(state, seller)
    assert state.money[buyer] == 2 - 2 + 3
    assert state.money[seller] == 0 + 5 + 2


@pytest.mark.clause("NEO-6.16", "NEO-7.4")
def test_a_route_completed_by_the_build_does_not_discount_it() -> None:
    seats = [area(board="wood", city="3:2 slums", chosen="antique_shop", money=4)]
    seats.append(area(board="coal", city="2:3 gold_smelter_1", money=0))
    state = scene(seats=seats)
    play(state, 0, "build", "on:3:1")  # NEW: completes the left route
    end_actions(state)
    assert routes(state, 0) == {"left"}
    assert state.money[1] == 5 + 4


@pytest.mark.clause("NEO-6.16", "NEO-7.2")
def test_a_route_lost_by_the_build_still_discounts_it() -> None:
    """The gas station (NS) takes the place of the pawn shop, linked to the north."""
    text = "3:2 slums; 3:1 pawn_shop; 2:2 ranch; 2:1 colonial_houses"
    seats = [area(board="wood", city=text, chosen="gas_station", money=1)]
    state = scene(seats=[*seats, area(board="oil", money=0)])
    assert routes(state, 0) == {"left"}
    play(state, 0, "build", "on:3:1", "buy:oil:1")
    end_actions(state)
    assert routes(state, 0) == set()
    assert state.money[:2] == [1 - 1 + 3, 5 + 1]


# -- 6.17 and 6.18: the seller ------------------------------------------------------------------


@pytest.mark.clause("NEO-6.17")
def test_a_payment_is_kept_apart_until_the_next_round() -> None:
    seats = [
        area(board="wood", chosen="gas_station", hand="townhouses", money=2),
        area(board="oil", chosen="flood", hand="slums", money=0),
        area(board="ore", chosen="laundromat"),
    ]
    state = scene(seats=seats)
    play(state, 0, "build", "on:4:3", "buy:oil:1")
    play(state, 2, "sell")
    assert state.view(0)["step"] == "disaster"
    assert (state.money[1], state.received[1]) == (0, 2)
    assert state.view(2)["seats"][1]["received"] == 2
    everyone(state, "fine")
    assert (state.money[1], state.received[1]) == (2, 0)
    play(state, 1, "pick:townhouses")
    play(state, 2, "pick:slums")
    pick_first(state)
    play(state, 1, "build", "on:3:2")
    end_actions(state)
    assert city(state, 1) == {"3:2": "townhouses"}


@pytest.mark.clause("NEO-6.17", "NEO-9.6")
@pytest.mark.parametrize(("money", "payable"), [(1, False), (2, True)])
def test_a_payment_of_this_round_cannot_pay_a_fine(money: int, payable: bool) -> None:
    seats = [
        area(board="wood", chosen="gas_station", money=2),
        area(board="oil", city="3:2 slums", chosen="laundromat", money=money),
        area(board="ore", chosen="flood"),
    ]
    state = scene(seats=seats)
    play(state, 1, "build", "on:4:3")
    play(state, 0, "build", "on:4:3", "buy:oil:1")
    assert state.received[1] == 2
    assert ("fine" in choices(state, 1)) is payable


@pytest.mark.clause("NEO-6.17", "NEO-12.7", "NEO-15.7")
def test_in_the_last_round_a_payment_joins_before_the_income() -> None:
    """The Treasury counts it, although it counts no income: 3, 5 for the tile, 2 for the oil."""
    seats = [
        area(board="wood", chosen="gas_station", money=2),
        area(board="oil", city="3:2 treasury; 3:4 hotel", chosen="slums", money=3),
    ]
    state = scene(seats=seats, generation=3, round=7)
    play(state, 0, "build", "on:4:3", "buy:oil:1")
    end_actions(state)
    assert state.turn() == ()
    assert state.money[1] == 3 + 5 + 2 + 5
    assert state.result()[1]["variable_tiles"] == {"treasury": (3 + 5 + 2) // 5}


SELLERS = {
    "chose a disaster": (area(board="oil", chosen="flood"), None),
    "sells": (area(board="oil", chosen="slums"), ("sell",)),
    "builds": (area(board="oil", chosen="slums"), ("build", "on:3:2")),
    "covers the very source": (area(board="oil", chosen="slums"), ("build", "on:3:3")),
    "builds a cornerstone": (area(board="oil", unbuilt="park"), ("cornerstone:park", "on:4:3")),
}


@pytest.mark.clause("NEO-6.18", "NEO-6.16")
@pytest.mark.parametrize("doing", SELLERS)
def test_whatever_the_seller_does_the_good_is_for_sale(doing: str) -> None:
    seller, moves = SELLERS[doing]
    state = scene(seats=[area(board="wood", chosen="gas_station", money=2), seller])
    if moves:
        play(state, 1, *moves)
    assert choices(state, 0, "build", "on:4:3") == ["buy:oil:1"]
    play(state, 0, "build", "on:4:3", "buy:oil:1")
    if state.view(None)["step"] == "act":
        play(state, 2, "sell")
    assert city(state, 0) == {"4:3": "gas_station"}


# -- everything at once: a slow reading of the rules ---------------------------------------------


def slow_plans(state: NeomState, seat: int, tile: int) -> set[tuple[str, ...]]:
    """Every way to meet a requirement: try all combinations and keep those that can be paid."""
    declared = state.kit.tile[tile]
    offers = [slow_offers(state, seat, term) for term in declared.goods]
    found = set()
    for plan in product(*offers):
        waivers = [text for text, _ in plan if text.startswith("waive")]
        coins = declared.price + sum(coins for _, coins in plan)
        if coins <= state.money[seat] and len(waivers) == len(set(waivers)):
            found.add(tuple(text for text, _ in plan if text))
    return found


def slow_offers(state: NeomState, seat: int, term: object) -> list[tuple[str, int]]:
    parts = term.alternatives if isinstance(term, Or) else (term,)
    own = [part for part in parts if part in goods(state, seat)]
    if own and len(parts) == 1:
        return [("", 0)]  # met by the city itself: nothing to decide
    offers = [(f"own:{good}", 0) for good in own]
    for part in parts:
        if isinstance(part, Coins):
            offers.append(("coins", part.amount))
        elif part not in own:
            offers += purchases(state, seat, str(part))
    tiers = {TIER[part] for part in parts if isinstance(part, str)}
    # Where an own good will do, waiving another one comes to the same thing and is not offered.
    if not own and "post_office" in city(state, seat).values() and "raw" in tiers:
        offers.append(("waive:post_office", 0))
    if not own and "customs_office" in city(state, seat).values() and tiers & {"raw", "processed"}:
        offers.append(("waive:customs_office", 0))
    return offers


def purchases(state: NeomState, seat: int, good: str) -> list[tuple[str, int]]:
    active = routes(state, seat)
    return [
        (
            f"buy:{good}:{other}",
            BASE[TIER[good]]
            + min(
                between(state.players, seat, other, +1) - ("left" in active),
                between(state.players, seat, other, -1) - ("right" in active),
            ),
        )
        for other in range(state.players)
        if other != seat and good in goods(state, other)
    ]


@pytest.mark.clause("NEO-6.2", "NEO-6.3", "NEO-6.5", "NEO-6.8", "NEO-6.9", "NEO-6.10", "NEO-6.13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_ways_to_pay_are_offered_and_no_others(players: int) -> None:
    rng, kinds = Random(players), set[str]()
    plain = [tile for tile in TILES if tile.goods and not isinstance(tile.goods[0], Or)]
    with_or = [tile for tile in TILES if tile.goods and isinstance(tile.goods[0], Or)]
    assert len(with_or) == 3
    for seed in (1, 2, 3):
        for state in random_game(players, seed=seed):
            if not state.stack or state.stack[-1][0] != "act" or rng.random() < 0.9:
                continue
            seat = rng.choice(state.asked())
            position = state.copy()
            position.put(seat, rng.randrange(25), rng.choice([59, 111]))
            position.money[seat] = rng.choice([0, 2, 4, 7, 12, 40])
            for tile in (*with_or, *rng.sample(plain, 6)):
                position.chosen[seat] = tile.number
                expected = slow_plans(position, seat, tile.number)
                offered = "build" in choices(position, seat)
                if offered:
                    cell = choices(position, seat, "build")[0]
                    assert set(plans(position, seat, "build", cell)) == expected, tile.key
                else:
                    assert not expected or not legal(position, seat, tile.key), tile.key
                kinds |= {text.partition(":")[0] for plan in expected for text in plan}
    assert kinds == {"own", "buy", "waive", "coins"}


def test_the_samples_are_what_they_claim_to_be() -> None:
    """Each city of the samples makes its good and blocks no cell the buyer needs."""
    for tier, (_, good, works) in SAMPLES.items():
        state = finished(Area(board="ore", city=works))
        assert good in goods(state, 0)
        assert TIER[good] == tier
    assert options(market(3, 0, 1, "raw"), 0) == ["build", "sell"]
