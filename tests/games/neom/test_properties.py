"""Properties of the rules on random cities and requirements, each against plain brute force.

Everything the engine is compared with is written from the rules, here or in
`independent_scoring`; from the engine come only the questions.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rathaus.games.neom import city as geometry
from rathaus.games.neom.components.goods import GOOD_INDEX, GOODS
from rathaus.games.neom.components.kit import Kit, trait_index
from rathaus.games.neom.components.vocabulary import Coins, Or
from rathaus.games.neom.game import Neom
from rathaus.games.neom.rules import payment
from rathaus.games.neom.state import NeomState
from tests.games.neom import independent_scoring as rules
from tests.games.neom.independent_scoring import BOARDS, CENTER, TILES, Cell, City, Purse
from tests.games.neom.scenes import (
    Area,
    area,
    cells,
    everyone,
    goods,
    legal,
    scene,
)
from tests.games.scenes import (
    options,
    plans,
    play,
)

properties = settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)

CELLS = [(row, column) for row in range(1, 6) for column in range(1, 6)]
PLACEABLE = [key for key, row in TILES.items() if row["types"] != "disaster"]
TYPES = ("residential", "commercial", "industrial", "public", "resource")
PROCESSED = [good for good, row in rules.GOODS.items() if row["tier"] == "processed"]

boards = st.sampled_from(sorted(BOARDS))
modulars = st.sampled_from(PROCESSED)


# -- random cities ----------------------------------------------------------------------------


@st.composite
def scattered(draw: st.DrawFn, most: int = 25) -> City:
    """Any tiles on any cells, linked or not."""
    tiles = draw(st.lists(st.sampled_from(PLACEABLE), max_size=most, unique=True))
    places = draw(st.permutations(CELLS))
    laid = dict(zip(places, tiles, strict=False))
    return City(draw(boards), laid, draw(modulars))


@st.composite
def grown(draw: st.DrawFn) -> City:
    """A city built tile by tile, each on a legal cell, replacements included."""
    city = City(draw(boards), {}, draw(modulars))
    for key in draw(st.lists(st.sampled_from(PLACEABLE), max_size=21, unique=True)):
        places = sorted(rules.legal_cells(city, key))
        if places:
            city.tiles[draw(st.sampled_from(places))] = key
    return city


cities = st.one_of(scattered(), grown())


def name(cell: Cell) -> str:
    return f"{cell[0]}:{cell[1]}"


def to_area(city: City, **facts: Any) -> Area:
    laid = [f"{name(cell)} {key}" for cell, key in city.tiles.items() if key != rules.UNCOVERED]
    board = city.board.removeprefix("board_")
    return area(board=board, city="; ".join(laid), modular=city.modular, **facts)


def to_state(city: City, **facts: Any) -> NeomState:
    """A finished game in which seat 0 has this city."""
    return scene(seats=[to_area(city, **facts)], generation=3, round=7, step="income")


def names(places: set[Cell]) -> set[str]:
    return set(map(name, places))


# -- geometry ---------------------------------------------------------------------------------


@pytest.mark.clause("NEO-2.5", "NEO-2.6", "NEO-2.7")
@properties
@given(cities)
def test_connected_cells_are_those_a_walk_finds(city: City) -> None:
    walked, todo = {CENTER}, [CENTER]
    while todo:
        here = todo.pop(0)
        for there in city.tiles:
            if there not in walked and rules.is_linked(city, here, there):
                walked.add(there)
                todo.append(there)
    state = to_state(city)
    assert cells(geometry.connected(state.traits, 0)) == names(walked)


@pytest.mark.clause("NEO-6.20", "NEO-6.21", "NEO-6.22", "NEO-6.23", "NEO-6.24", "NEO-6.26")
@properties
@given(cities, st.sampled_from(PLACEABLE))
def test_legal_cells_are_those_where_the_tile_ends_up_connected(city: City, key: str) -> None:
    assert legal(to_state(city), 0, key) == names(rules.legal_cells(city, key))


@pytest.mark.clause("NEO-2.8")
@properties
@given(cities, st.sampled_from(TYPES))
def test_regions(city: City, kind: str) -> None:
    state = to_state(city)
    sizes = geometry.region_sizes(state.traits, 0, trait_index(kind))
    assert sizes == rules.regions(city, kind)
    assert sum(sizes) == len(city.of_type(kind))


@pytest.mark.clause("NEO-2.10", "NEO-11.6")
@properties
@given(cities)
def test_road_squares_and_pollution(city: City) -> None:
    state = to_state(city)
    assert geometry.road_squares(state.traits, 0) == rules.road_squares(city)
    assert geometry.pollution(state.traits, 0) == rules.pollution(city)


@pytest.mark.clause("NEO-2.10")
@properties
@given(st.permutations([key for key in PLACEABLE if len(TILES[key]["roads"]) == 4]))
def test_road_squares_of_crowded_cities(crossings: list[str]) -> None:
    """Crossings only, so that squares are not rare."""
    city = City("board_ore", dict(zip(CELLS, crossings, strict=False)))
    assert geometry.road_squares(to_state(city).traits, 0) == rules.road_squares(city)


@pytest.mark.clause("NEO-12.32", "NEO-12.34")
@properties
@given(cities, st.sampled_from(CELLS))
def test_pairs_and_links_with_shops(city: City, cell: Cell) -> None:
    state = to_state(city)
    shops, factories = city.of_type("commercial"), city.of_type("industrial")
    commercial, industrial = trait_index("commercial"), trait_index("industrial")
    pairs = sum(rules.is_adjacent(shop, factory) for shop in shops for factory in factories)
    assert geometry.adjacent_pairs(state.traits, 0, commercial, industrial) == pairs
    place = CELLS.index(cell)
    linked = sum(rules.is_linked(city, cell, shop) for shop in shops)
    assert geometry.linked_neighbours(state.traits, 0, place, commercial) == linked


@pytest.mark.clause("NEO-7.3")
@properties
@given(cities)
def test_routes_are_active_where_a_gate_is_open(city: City) -> None:
    routes = geometry.active_routes(to_state(city).traits, 0)
    assert bool(routes & 1) == ("W" in city.roads((3, 1)))
    assert bool(routes & 2) == ("E" in city.roads((3, 5)))


# -- tokens and scores ------------------------------------------------------------------------

# a tile put on a cell, or None: whatever lies there is taken away
changes = st.tuples(st.sampled_from(CELLS), st.none() | st.sampled_from(PLACEABLE))


@pytest.mark.clause("NEO-8.1", "NEO-8.2", "NEO-8.3", "NEO-6.28", "NEO-6.30")
@properties
@given(cities, st.lists(changes, max_size=8))
def test_tokens_follow_every_change_of_the_city(
    city: City, made: list[tuple[Cell, str | None]]
) -> None:
    """Tiles laid, replaced and taken away leave what a fresh look at the city finds."""
    state = to_state(city)
    for cell, key in made:
        place = CELLS.index(cell)
        if key is None and city.tiles.get(cell, rules.UNCOVERED) != rules.UNCOVERED:
            state.clear(0, place)
            del city.tiles[cell]
        elif key is not None and key not in city.tiles.values():
            state.put(0, place, list(TILES).index(key) + 1)
            city.tiles[cell] = key
        city.tiles.setdefault(CENTER, rules.UNCOVERED)
        assert goods(state, 0) == rules.tokens(city)
    kept = (state.traits[:], state.goods[:])
    state.game.derive(state)
    assert (state.traits, state.goods) == kept


@pytest.mark.thorough
@pytest.mark.clause("NEO-11.1", "NEO-11.2", "NEO-11.3", "NEO-11.4", "NEO-11.5", "NEO-11.7")
@settings(properties, max_examples=300)
@given(cities, st.integers(0, 99))
def test_scores_agree_with_the_second_scoring(city: City, money: int) -> None:
    state = to_state(city, money=money)
    final = rules.income(city, 3)
    purse = Purse(money + final, money, final)
    sheet = state.result()[0]
    lines = rules.sheet(city, purse)
    assert {line: sheet[line] for line in lines} == lines
    assert sheet["variable_tiles"] == rules.variable_tiles(city, purse)
    assert state.scores()[0] == lines["total"]


# -- disasters --------------------------------------------------------------------------------

DEMANDS = {  # what has to go, one entry a tile (NEO-9.4)
    "flood": [{"residential", "commercial", "industrial", "public"}],
    "fire": [set(TYPES), set(TYPES)],
    "crime_wave": [{"residential"}, {"commercial"}, {"industrial"}],
}


def removals(city: City, disaster: str) -> set[frozenset[str]]:
    """Give each demand a tile of its own or none; of all ways those that meet the most demands."""
    tiles = [cell for cell, key in city.tiles.items() if key != rules.UNCOVERED]
    fitting: list[list[Cell | None]] = [
        [None, *(cell for cell in tiles if city.types(cell) & kinds)] for kinds in DEMANDS[disaster]
    ]
    ways = []
    for way in product(*fitting):
        given_up = [cell for cell in way if cell is not None]
        if len(given_up) == len(set(given_up)):
            ways.append(given_up)
    most = max(map(len, ways))
    return {frozenset(map(name, way)) for way in ways if len(way) == most}


@pytest.mark.clause("NEO-9.4", "NEO-9.7", "NEO-9.8", "NEO-9.15", "NEO-9.16")
@properties
@given(scattered(most=7), st.sampled_from(sorted(DEMANDS)), st.data())
def test_what_can_be_lost_in_a_disaster(city: City, disaster: str, data: st.DataObject) -> None:
    state = scene(seats=[to_area(city)], step="disaster", disaster=disaster, round=2, generation=2)
    ways = plans(state, 0, "demolish")
    lost = {frozenset(move.removeprefix("lose:") for move in way) for way in ways}
    assert lost == removals(city, disaster)
    way = data.draw(st.sampled_from(ways))
    play(state, 0, "demolish", *way)
    play(state, 1, "fine")
    for move in way:
        cell = move.removeprefix("lose:")
        del city.tiles[int(cell[0]), int(cell[2])]
    city.tiles.setdefault(CENTER, rules.UNCOVERED)
    assert goods(state, 0) == rules.tokens(city)


@pytest.mark.clause("NEO-9.8")
@properties
@given(
    st.lists(
        st.sampled_from(
            ["homes_and_dining", "homes_and_business", "slums", "diner", "ranch", "sawmill_1"]
        ),
        unique=True,
    )
)
def test_dual_tiles_in_a_crime_wave(tiles: list[str]) -> None:
    """The same with the dual tiles in nearly every city."""
    city = City("board_ore", dict(zip(CELLS, tiles, strict=False)))
    state = scene(seats=[to_area(city)], step="disaster", disaster="crime_wave", generation=3)
    ways = plans(state, 0, "demolish")
    lost = {frozenset(move.removeprefix("lose:") for move in way) for way in ways}
    assert lost == removals(city, "crime_wave")


@pytest.mark.thorough
@pytest.mark.clause("NEO-9.6", "NEO-9.12")
@properties
@given(cities, st.sampled_from(sorted(DEMANDS)), st.integers(0, 30))
def test_a_fine_is_payable_in_full_or_not_at_all(city: City, disaster: str, money: int) -> None:
    own = to_area(city, money=money, received=50)
    state = scene(seats=[own], step="disaster", disaster=disaster, round=2, generation=2)
    fine = rules.fine(city, disaster)
    assert ("fine" in options(state, 0)) == (fine <= money)
    if fine <= money:
        play(state, 0, "fine")
        play(state, 1, "fine")
        assert state.money[0] == money - fine + 50


# -- paying -----------------------------------------------------------------------------------

SITE = list(TILES).index("slums") + 1  # the tile whose requirement is replaced
RAW = {good for good, row in rules.GOODS.items() if row["tier"] == "raw"}
WAIVABLE = {"post_office": RAW, "customs_office": RAW | set(PROCESSED)}
GATES = {"left": ((3, 1), "pawn_shop"), "right": ((3, 5), "watch_shop")}

Way = tuple[str, int, frozenset[str]]  # a move, its coins, and what it uses up


@st.composite
def requirements(draw: st.DrawFn) -> list[tuple[str | int, ...]]:
    """Up to four terms, each of one to three goods and perhaps coins as a way out."""
    order = draw(st.permutations(GOODS))
    terms: list[tuple[str | int, ...]] = []
    for size in draw(st.lists(st.sampled_from([1, 1, 1, 2, 3]), max_size=4)):
        term: list[str | int] = [order.pop() for _ in range(size)]
        if draw(st.integers(0, 3)) == 0:
            term.append(draw(st.integers(1, 6)))
        terms.append(tuple(term))
    return terms


@st.composite
def markets(draw: st.DrawFn, players: int) -> dict[str, Any]:
    """Everything a payment depends on."""
    few = st.sets(st.sampled_from(GOODS), max_size=9)
    return {
        "players": players,
        "seat": draw(st.integers(0, players - 1)),
        "terms": draw(requirements()),
        "price": draw(st.integers(0, 3)),
        "money": draw(st.integers(0, 30)),
        "tokens": [draw(few) for _ in range(players)],
        "waivers": draw(st.sets(st.sampled_from(sorted(WAIVABLE)))),
        "routes": draw(st.sets(st.sampled_from(sorted(GATES)))),
        "used": draw(st.sets(st.sampled_from(sorted(GATES)))) if players == 1 else set(),
        "generation": draw(st.integers(1, 3)),
    }


def game_with(terms: list[tuple[str | int, ...]], price: int) -> Neom:
    """A game in which slums have another requirement."""
    game = Neom()
    needed = []
    for term in terms:
        parts: list[Any] = [Coins(part) if isinstance(part, int) else part for part in term]
        needed.append(parts[0] if len(parts) == 1 else Or(tuple(parts)))
    tiles = [
        replace(tile, price=price, goods=tuple(needed)) if tile.number == SITE else tile
        for tile in game.kit.tiles
    ]
    game.kit = Kit(tuple(tiles))
    return game


def market_state(market: dict[str, Any]) -> NeomState:
    """A scene in which one seat has chosen the slums."""
    seat = market["seat"]
    laid = [f"2:{place} {key}" for place, key in enumerate(sorted(market["waivers"]), start=4)]
    laid += [f"{name(cell)} {key}" for cell, key in map(GATES.__getitem__, market["routes"])]
    own = area(city="; ".join(laid), chosen="slums", unbuilt="park", money=market["money"])
    seats = [own if other == seat else area() for other in range(market["players"])]
    state = scene(
        players=market["players"],
        seats=seats,
        seat=seat,
        generation=market["generation"],
        routes_used=sorted(market["used"]),
    )
    game = game_with(market["terms"], market["price"])
    state.game, state.kit = game, game.kit
    state.goods = [sum(1 << GOOD_INDEX[good] for good in each) for each in market["tokens"]]
    state.advance()
    return state


def ways_to_meet(market: dict[str, Any], term: tuple[str | int, ...]) -> list[Way]:
    """Every way to meet one term, as if it were the only one."""
    own = market["tokens"][market["seat"]]
    needed = [part for part in term if isinstance(part, str)]
    ways: list[Way] = [(f"own:{good}", 0, frozenset()) for good in needed if good in own]
    if not ways:  # a virtual good takes the place of a good that is missing
        helpful = [key for key in market["waivers"] if WAIVABLE[key] & set(needed)]
        ways += [(f"waive:{key}", 0, frozenset({key})) for key in helpful]
    for good in needed:
        if good not in own:
            ways += SELLERS.get(market["players"], from_players)(market, good)
    ways += [("coins", part, frozenset()) for part in term if isinstance(part, int)]
    return ways


def base_price(good: str) -> int:
    return int(rules.GOODS[good]["base_price"])


def from_players(market: dict[str, Any], good: str) -> Iterator[Way]:
    """Walk round the table in both directions and count who sits in between (NEO-6.11)."""
    players, seat = market["players"], market["seat"]
    for step, side in ((1, "left"), (-1, "right")):
        between, other = 0, (seat + step) % players
        while other != seat:
            if good in market["tokens"][other]:
                coins = base_price(good) + between - (side in market["routes"])
                yield f"buy:{good}:{other}", coins, frozenset()
            between, other = between + 1, (other + step) % players


def from_the_other(market: dict[str, Any], good: str) -> Iterator[Way]:
    other = 1 - market["seat"]
    coins = max(1, base_price(good) - len(market["routes"]))
    sells = good in market["tokens"][other]
    yield f"buy:{good}:{other}" if sells else f"bank:{good}", coins, frozenset()


def from_bank(market: dict[str, Any], good: str) -> Iterator[Way]:
    if int(rules.GOODS[good]["solo_buyable_from"]) > market["generation"]:
        return
    for word, sides in (
        ("bank", set()),
        ("bank_left", {"left"}),
        ("bank_right", {"right"}),
        ("bank_both", {"left", "right"}),
    ):
        if sides <= market["routes"] - market["used"]:
            coins = max(1, base_price(good) - len(sides))
            yield f"{word}:{good}", coins, frozenset(sides)


SELLERS: dict[int, Callable[[dict[str, Any], str], Iterator[Way]]] = {
    1: from_bank,
    2: from_the_other,
}


def complete_plans(market: dict[str, Any]) -> dict[tuple[str, ...], int]:
    """All complete plans within the money, and the coins each takes besides the price."""
    own = market["tokens"][market["seat"]]
    asked = [term for term in market["terms"] if len(term) > 1 or term[0] not in own]
    found: dict[tuple[str, ...], int] = {}
    for plan in product(*(ways_to_meet(market, term) for term in asked)):
        uses = [use for _, _, used in plan for use in used]
        coins = sum(way[1] for way in plan)
        if len(uses) == len(set(uses)) and market["price"] + coins <= market["money"]:
            moves = tuple(way[0] for way in plan)
            found[moves] = min(coins, found.get(moves, coins))  # the cheaper direction
    return found


def offered_plans(
    state: NeomState, seat: int, decided: tuple[int, ...] = (), coins: int = 0
) -> Iterator[tuple[tuple[str, ...], int]]:
    """Follow every offer to the end; an offer that leads nowhere is an error."""
    if len(decided) == len(payment.open_terms(state, seat, SITE)):
        yield tuple(state.game.notation(state, move) for move in decided), coins
        return
    offers = payment.next_offers(state, seat, SITE, decided)
    assert offers or not decided, "a decision was offered that cannot be completed"
    assert offers == sorted(offers)
    for move, price, _ in offers:
        yield from offered_plans(state, seat, (*decided, move), coins + price)


@pytest.mark.clause("NEO-6.3", "NEO-6.5", "NEO-6.9", "NEO-6.12", "NEO-6.13", "NEO-6.14")
@pytest.mark.clause("NEO-12.5", "NEO-12.6", "NEO-12.8", "NEO-13.7", "NEO-13.9", "NEO-14.10")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@settings(properties, max_examples=60)
@given(st.data())
def test_offers_are_exactly_what_can_be_paid_to_the_end(players: int, data: st.DataObject) -> None:
    market = data.draw(markets(players))
    state, seat = market_state(market), market["seat"]
    expected = complete_plans(market)
    affordable = market["price"] <= market["money"]
    offered = dict(offered_plans(state, seat)) if affordable else {}
    assert offered == expected
    assert (not payment.obstacle(state, seat, SITE)) == bool(expected)


def price_of(market: dict[str, Any], move: str) -> int:
    ways = [way for term in market["terms"] for way in ways_to_meet(market, term)]
    return min(coins for name, coins, _ in ways if name == move)


@pytest.mark.clause("NEO-6.8", "NEO-6.15", "NEO-6.17", "NEO-14.10")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@settings(properties, max_examples=60)
@given(st.data())
def test_a_build_spends_what_the_plan_says_and_never_more_than_there_is(
    players: int, data: st.DataObject
) -> None:
    market = data.draw(markets(players))
    state, seat = market_state(market), market["seat"]
    expected = complete_plans(market)
    if not expected:
        assert "build" not in options(state, seat)
        return
    plan = data.draw(st.sampled_from(sorted(expected)))
    before = state.money[:]
    play(state, seat, "build", "on:3:4", *plan)
    if players > 2:
        everyone(state, "sell")
    assert state.money[seat] == market["money"] - market["price"] - expected[plan] >= 0
    for other in set(range(players)) - {seat}:
        sold = [move for move in plan if move.startswith("buy") and move.endswith(f":{other}")]
        received = sum(price_of(market, move) for move in sold)
        gained = state.money[other] + state.received[other] - before[other]
        assert gained == received + (5 if players > 2 else 0)
    if players == 1:
        used = {
            side
            for side in GATES
            for move in plan
            if move.startswith((f"bank_{side}", "bank_both"))
        }
        assert set(state.view(0)["routes_used"]) == used | market["used"]
