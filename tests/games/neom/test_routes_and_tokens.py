"""Sections 7 and 8: trade routes and goods tokens."""

from collections.abc import Iterator

import pytest

from rathaus.games.neom.city import CELL_NAMES, connected
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import STRIDE
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    area,
    cells,
    city,
    end_actions,
    everyone,
    goods,
    pick_first,
    random_game,
    routes,
    scene,
)
from tests.games.scenes import (
    choices,
    play,
)

GATES = {"left": ("3:1", "W"), "right": ("3:5", "E")}


def town(text: str, **facts: object) -> NeomState:
    return scene(seats=[area(city=text, **facts)])


def build(text: str, tile: str, cell: str, **facts: object) -> NeomState:
    """Seat 0 builds the tile; the round is over."""
    state = scene(generation=3, seats=[area(city=text, chosen=tile, **facts)])
    play(state, 0, "build", f"on:{cell}")
    return end_actions(state)


# -- 7. trade routes ----------------------------------------------------------------------------


@pytest.mark.clause("NEO-7.1")
def test_two_tiles_establish_a_route_in_the_second_round() -> None:
    hands = [area(chosen="grocery_store", hand="slums"), area(), area(hand="pawn_shop")]
    state = scene(seats=hands)
    assert routes(state) == set()
    play(state, 0, "build", "on:3:2")
    end_actions(state)
    assert routes(state) == set()
    play(state, 0, "pick:pawn_shop")
    play(state, 1, "pick:slums")
    pick_first(state)
    play(state, 0, "build", "on:3:1")
    end_actions(state)
    assert routes(state) == {"left"}
    assert state.view(1)["seats"][0]["routes"] == ["left"]


@pytest.mark.clause("NEO-7.1")
def test_the_way_may_lead_over_any_number_of_tiles() -> None:
    around = "2:3 slums; 2:4 ranch; 2:5 townhouses"
    state = build(around, "gas_power_plant", "3:5", board="natural_gas")  # NSW: no exit E
    assert routes(state) == set()
    state = build(around, "laundromat", "3:5")  # NES
    assert routes(state) == {"right"}


@pytest.mark.clause("NEO-7.1")
def test_a_single_tile_never_reaches_the_border() -> None:
    for tile in ("slums", "grocery_store", "concrete_plant", "cogeneration_plant_1"):
        state = scene(generation=2, seats=[area(board="natural_gas", chosen=tile)])
        reachable = choices(state, 0, "build") if "build" in choices(state, 0) else []
        assert not {"on:3:1", "on:3:5"} & set(reachable)


@pytest.mark.clause("NEO-7.2")
def test_a_route_outlives_the_way_to_the_center() -> None:
    """The bridge to the pawn shop falls to a flood; the route stays."""
    state = scene(
        step="disaster", disaster="flood", seats=[area(city="3:2 slums; 3:1 pawn_shop", money=0)]
    )
    play(state, 0, "demolish", "lose:3:2")
    everyone(state, "fine")
    assert "3:1" not in cells(connected(state.traits, 0))
    assert routes(state) == {"left"}


@pytest.mark.clause("NEO-7.2")
def test_a_route_outlives_a_new_tile_on_the_center() -> None:
    state = build("3:2 slums; 3:1 pawn_shop", "gas_station", "3:3", board="oil")  # NS
    assert "3:1" not in cells(connected(state.traits, 0))
    assert routes(state) == {"left"}


@pytest.mark.clause("NEO-7.2")
def test_a_route_is_lost_with_the_tile_beside_it() -> None:
    state = scene(
        step="disaster", disaster="flood", seats=[area(city="3:2 slums; 3:1 pawn_shop", money=0)]
    )
    assert routes(state) == {"left"}
    play(state, 0, "demolish", "lose:3:1")
    everyone(state, "fine")
    assert routes(state) == set()


@pytest.mark.clause("NEO-7.2")
@pytest.mark.parametrize(("tile", "kept"), [("laundromat", False), ("grocery_store", True)])
def test_a_successor_keeps_the_route_only_with_the_same_exit(tile: str, kept: bool) -> None:
    state = build("3:2 slums; 3:1 pawn_shop", tile, "3:1")
    assert city(state, 0)["3:1"] == tile
    assert routes(state) == ({"left"} if kept else set())


@pytest.mark.clause("NEO-7.3")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", set()),
        ("3:1 apartments", {"left"}),
        ("3:1 oil_well", set()),  # NES
        ("3:5 oil_well", {"right"}),
        ("3:5 ore_vein", set()),  # NSW
        ("3:1 ore_vein; 3:5 oil_well", {"left", "right"}),
        ("2:1 slums; 4:5 ranch; 1:3 pawn_shop", set()),
    ],
)
def test_a_route_is_active_if_the_gate_has_the_exit(text: str, expected: set[str]) -> None:
    assert routes(town(text)) == expected


def gate_is_open(state: NeomState, seat: int, side: str) -> bool:
    cell, exit_ = GATES[side]
    tile = state.city[seat * 25 + CELL_NAMES.index(cell)]
    return exit_ in state.kit.tile[tile].roads


def random_tables() -> Iterator[tuple[int, Iterator[NeomState]]]:
    """Some games at every table, the smaller ones more often."""
    for players in (1, 2, 3, 4, 5):
        for seed in range(40 // players):
            yield players, random_game(players, seed=seed)


@pytest.mark.clause("NEO-7.1", "NEO-7.2", "NEO-7.3")
def test_the_short_rule_agrees_with_the_history_of_the_city() -> None:
    """Establish a route when it is connected, keep it while the gate has the exit."""
    seen = set()
    for players, states in random_tables():
        sides = [(seat, side) for seat in range(players) for side in GATES]
        established = dict.fromkeys(sides, False)
        for state in states:
            for seat, side in sides:
                is_linked = GATES[side][0] in cells(connected(state.traits, seat * STRIDE))
                is_open = gate_is_open(state, seat, side)
                established[seat, side] = is_open and (established[seat, side] or is_linked)
                assert (side in routes(state, seat)) is established[seat, side]
                if established[seat, side]:
                    seen.add("linked" if is_linked else "cut off")
    assert seen == {"linked", "cut off"}


@pytest.mark.clause("NEO-7.4", "NEO-6.12")
def test_both_routes_may_be_active() -> None:
    both = "3:2 slums; 3:1 ranch; 3:4 prefab_houses"
    state = build(both, "grocery_store", "3:5")
    assert routes(state) == {"left", "right"}


@pytest.mark.clause("NEO-7.4", "NEO-6.16")
def test_a_route_discounts_from_the_next_build_on() -> None:
    """Gold for the antique shop at the full 4; oil for the gas station with 1 off."""
    seats = [
        area(board="wood", city="3:2 slums", chosen="antique_shop", hand="grocery_store", money=4),
        area(board="oil", city="2:3 gold_smelter_1", money=0),
        area(board="coal", hand="gas_station"),
    ]
    state = scene(seats=seats)
    play(state, 0, "build", "on:3:1", "buy:gold:1")
    end_actions(state)
    assert (state.money[0], state.money[1]) == (4 - 4 + 4, 0 + 5 + 4)
    play(state, 0, "pick:gas_station")
    play(state, 1, "pick:grocery_store")
    pick_first(state)
    play(state, 0, "build", "on:4:3", "buy:oil:1")
    end_actions(state)
    assert state.money[0] == 4 - (2 - 1) + 3


# -- 8. goods tokens ----------------------------------------------------------------------------


@pytest.mark.clause("NEO-8.1")
def test_a_new_good_brings_its_token_in_full_view() -> None:
    state = scene(seats=[area(board="ore", chosen="oil_well")])
    assert goods(state, 0) == {"ore"}
    play(state, 0, "build", "on:3:2")
    end_actions(state)
    assert goods(state, 0) == {"ore", "oil"}
    for viewer in (0, 1, 2, None):
        assert sorted(state.view(viewer)["seats"][0]["goods"]) == ["oil", "ore"]


@pytest.mark.clause("NEO-8.1", "NEO-8.2", "NEO-11.4")
def test_a_good_produced_twice_has_one_token() -> None:
    once = build("", "oil_well", "3:2", board="ore")
    twice = build("", "oil_well", "3:2", board="oil")
    assert goods(once, 0) == {"ore", "oil"}
    assert goods(twice, 0) == {"oil"}
    assert twice.view(0)["seats"][0]["goods"] == ["oil"]
    assert (once.result()[0]["goods"], twice.result()[0]["goods"]) == (2, 1)


@pytest.mark.clause("NEO-8.1")
def test_a_tile_may_bring_several_tokens() -> None:
    three = "3:2 sawmill_1; 3:4 concrete_plant; 2:3 glassworks"
    state = build(three, "modern_factory", "3:5", board="ore")
    made = {"diamonds", "lumber", "plastic", "steel"}
    assert goods(state, 0) == {"ore", "concrete", "glass"} | made


@pytest.mark.clause("NEO-8.2", "NEO-6.28")
def test_only_a_removal_takes_a_token_back() -> None:
    """Selling, buying and building elsewhere leave the tokens alone; replacing does not."""
    text = "3:2 oil_well; 3:4 sawmill_1"
    state = town(text, board="ore")
    end_actions(state)
    assert goods(state, 0) == {"ore", "oil", "lumber"}
    assert goods(build(text, "slums", "2:3", board="ore"), 0) == {"ore", "oil", "lumber"}
    assert goods(build(text, "slums", "3:2", board="ore"), 0) == {"ore", "lumber"}
    assert goods(build(text, "slums", "3:3", board="ore"), 0) == {"oil", "lumber"}


@pytest.mark.clause("NEO-8.2", "NEO-8.3", "NEO-12.26")
def test_the_modular_factory_holds_the_token_of_its_chosen_good() -> None:
    state = scene(seats=[area(board="ore", unbuilt="modular_factory")])
    play(state, 0, "cornerstone:modular_factory", "on:3:4", "make:glass")
    end_actions(state)
    assert goods(state, 0) == {"ore", "glass"}
    text = "3:4 modular_factory; 3:2 sawmill_2"
    state = build(text, "glassworks", "3:2", board="stone", modular="lumber")
    assert goods(state, 0) == {"stone", "lumber", "glass"}
    state = build("3:4 modular_factory", "concrete_plant", "3:4", board="stone", modular="lumber")
    assert goods(state, 0) == {"stone", "concrete"}


def produced(state: NeomState, seat: int) -> set[str]:
    """All that the tiles of a city and its uncovered center make, read from the declarations."""
    made: set[str] = set()
    keys = city(state, seat)
    by_key = {tile.key: tile for tile in state.kit.tiles}
    if "3:3" not in keys and state.boards[seat]:
        made.add(state.kit.boards[state.boards[seat] - 1].good)
    for key in keys.values():
        if key == "modular_factory":
            made.add(GOODS[state.modular[seat]])
        else:
            made |= set(by_key[key].produces)  # type: ignore[arg-type]
    return made


@pytest.mark.clause("NEO-8.3", "NEO-8.1", "NEO-8.2", "NEO-6.28", "NEO-6.30")
def test_tokens_are_what_the_city_makes_at_every_moment() -> None:
    seen = set()
    for players, states in random_tables():
        before: dict[int, set[str]] = {}
        for state in states:
            for seat in range(players):
                tokens = goods(state, seat)
                assert tokens == produced(state, seat)
                if before.get(seat, set()) - tokens:
                    seen.add("a token went back")
                if "modular_factory" in city(state, seat).values():
                    seen.add("a good was chosen")
                before[seat] = tokens
    assert len(seen) == 2
