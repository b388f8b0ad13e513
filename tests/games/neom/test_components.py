"""Section 1 and the data: the declarations in the code are the tables of the spec."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, cast

import pytest

import rathaus
from rathaus.games.neom.city import CELL_NAMES, CELLS, CENTER, LEFT_GATE, RIGHT_GATE
from rathaus.games.neom.components import NUMBER, TILES
from rathaus.games.neom.components.boards import BOARDS, START_MONEY
from rathaus.games.neom.components.goods import GOODS, TIER_OF, TIERS, TOKENS_OF_EACH
from rathaus.games.neom.components.kit import CENTER_BASE, Kit
from rathaus.games.neom.components.vocabulary import (
    CORNERSTONE,
    Base,
    ByGeneration,
    Coins,
    CoinsOnBuild,
    CoinsOnChoose,
    CoinsOnConnect,
    CoinsPerPair,
    Effect,
    ExchangeCornerstones,
    HalfPerTileBesideSameType,
    HalveFine,
    OneOf,
    Or,
    PerBorderTile,
    PerCorner,
    PerFinalIncome,
    PerMoney,
    PerRegion,
    PerRegionBySize,
    PerRoadSquare,
    PerSet,
    PerSurrounding,
    PerTile,
    PerTileInLargestRegion,
    PerTileOf,
    PerTilePrinted,
    PerTileWithin,
    PerTileWithSurrounding,
    PerToken,
    Strikes,
    SurroundingElse,
    Tile,
    Waive,
)
from rathaus.games.neom.rules.payment import PRICE, SOLO_FROM
from rathaus.games.neom.scoring import goods_points
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    area,
    cells,
    city,
    everyone,
    goods,
    hand,
    legal,
    random_game,
    scene,
)
from tests.games.scenes import (
    chance,
    play,
)
from tests.games.spec import rows_of

TILE = {tile.key: tile for tile in TILES}
BUILDINGS = [tile for tile in TILES if not tile.is_disaster]


TILE_ROWS = rows_of("neom", "tiles")
BOARD_ROWS = rows_of("neom", "boards")
GOOD_ROWS = rows_of("neom", "goods")


def of_type(kind: str) -> list[Tile]:
    return [tile for tile in TILES if kind in tile.types]


def named(tiles: Iterable[Tile]) -> set[int]:
    return {tile.number for tile in tiles}


# -- a declaration written as a row of the spec -------------------------------------------------


def written(tile: Tile) -> dict[str, str]:
    """The columns of tiles.csv that hold rules (NEO-19.1 to 19.6)."""
    facts = {
        "number": f"{tile.number:03}",
        "key": tile.key,
        "set": "A" if tile.set == CORNERSTONE else str(tile.set),
        "min_players": "" if tile.set == CORNERSTONE else str(tile.min_players),
        "types": "|".join(tile.types) or "disaster",
        "effect": " & ".join(map(written_effect, tile.effects)),
        "roads": tile.roads,
        "roads_source": tile.roads_source,
        "source": tile.once_source,
        "cost_goods": ",".join(map(written_term, tile.goods)),
        "requires_types": f"{tile.needs.type}>={tile.needs.count}" if tile.needs else "",
        "produces": written_product(tile.produces),
        "protection": "|".join(f"{disaster}:self+8" for disaster in tile.protects),
    }
    values = {
        "printed_vp": "var" if tile.vp is None else str(tile.vp),
        "polluting": str(int(tile.polluting)),
        "power": str(int(tile.power)),
        "cost_money": str(tile.price),
        "once_money": str(tile.once),
        "income": written_income(tile.income),
    }
    if tile.is_disaster:
        assert set(values.values()) == {"0"}
        values = dict.fromkeys(values, "")
    return facts | values


def written_term(term: Any) -> str:
    if isinstance(term, Or):
        return "/".join(map(written_term, term.alternatives))
    return f"coins:{term.amount}" if isinstance(term, Coins) else str(term)


def written_product(product: Any) -> str:
    return f"choice({product.tier})" if isinstance(product, OneOf) else ",".join(product)


def written_income(income: Any) -> str:
    if isinstance(income, ByGeneration):
        return f"by_gen({';'.join(map(str, income.coins))})"
    return f"count({income.type})" if isinstance(income, PerTileOf) else str(income)


def written_effect(effect: Effect) -> str:
    name, arguments = CALLS[type(effect)]
    return f"{name}({';'.join(map(str, arguments(effect)))})"


def disaster_arguments(effect: Strikes) -> list[str]:
    demands = (f"{each.count}:{'|'.join(each.types) or 'any'}" for each in effect.demands)
    protection = next(
        tile.key if effect.has_protection else "none" for tile in TILES if effect in tile.effects
    )
    return [
        f"fine={effect.fine}",
        f"per={'|'.join(effect.per)}",
        f"protection={protection}",
        f"remove={','.join(demands)}",
    ]


CALLS: dict[type, tuple[str, Callable[[Any], Iterable[Any]]]] = {
    ExchangeCornerstones: ("exchange_cornerstones", lambda e: ()),
    Waive: ("virtual_good", lambda e: ["|".join(e.tiers)]),
    PerMoney: ("vp_money_before_final_income", lambda e: [e.vp, e.coins]),
    PerFinalIncome: ("vp_final_income", lambda e: [e.vp, e.coins]),
    PerToken: ("vp_per_goods_token", lambda e: [e.tier or "all", e.vp]),
    Base: ("vp_base", lambda e: [e.vp]),
    PerTile: ("vp_per_tile", lambda e: [e.kind, e.vp]),
    PerTilePrinted: ("vp_per_tile_printed", lambda e: [e.type, e.low, e.high, e.vp]),
    PerSurrounding: ("vp_per_surrounding", lambda e: ["|".join(e.kinds), e.vp]),
    SurroundingElse: ("vp_surrounding_else", lambda e: [e.type, e.near, e.far]),
    PerTileWithSurrounding: (
        "vp_per_tile_with_surrounding",
        lambda e: [e.type, e.other, e.count, e.vp],
    ),
    PerTileWithin: ("vp_per_tile_within", lambda e: [e.type, e.other, e.distance, e.vp]),
    PerRegion: ("vp_per_region", lambda e: [e.type, e.vp]),
    PerRegionBySize: ("vp_per_region_by_size", lambda e: [e.type, *e.vps]),
    PerTileInLargestRegion: ("vp_per_tile_in_largest_region", lambda e: [e.type, e.vp]),
    PerSet: ("vp_per_set", lambda e: ["+".join(e.types), e.vp]),
    PerRoadSquare: ("vp_per_road_square", lambda e: [e.vp]),
    PerCorner: ("vp_per_corner", lambda e: ["|".join(e.types), e.vp]),
    PerBorderTile: ("vp_per_border_tile", lambda e: [e.type, e.vp]),
    HalfPerTileBesideSameType: ("vp_half_per_tile_beside_same_type", lambda e: ()),
    CoinsOnBuild: ("coins_on_build", lambda e: [e.type, e.coins]),
    CoinsOnConnect: ("coins_on_connect", lambda e: [e.type, e.coins]),
    CoinsPerPair: ("coins_on_self_per_adjacent_pair", lambda e: [*e.types, e.coins]),
    CoinsOnChoose: ("coins_on_choose", lambda e: [e.coins]),
    HalveFine: ("halve_disaster_fine", lambda e: ()),
    Strikes: ("disaster", disaster_arguments),
}


# -- the tables ---------------------------------------------------------------------------------


@pytest.mark.clause("NEO-19.1")
def test_the_spec_has_a_row_for_every_tile_and_no_more() -> None:
    assert [row["key"] for row in TILE_ROWS] == [tile.key for tile in TILES]
    assert [tile.number for tile in TILES] == list(range(1, 151))


@pytest.mark.clause("NEO-1.9", "NEO-19.1", "NEO-19.3", "NEO-19.4", "NEO-19.5", "NEO-19.6")
@pytest.mark.parametrize("row", TILE_ROWS, ids=lambda row: row["key"])
def test_a_tile_is_declared_as_the_spec_says(row: dict[str, str]) -> None:
    declared = written(TILE[row["key"]])
    assert declared == {column: row[column] for column in declared}


@pytest.mark.clause("NEO-19.1")
def test_the_columns_compared_are_all_that_hold_rules() -> None:
    words = {"name_de", "name_en", "name_nl", "name_source", "name_en_source", "name_nl_source"}
    assert set(TILE_ROWS[0]) - set(written(TILES[0])) == words | {"note"}


@pytest.mark.clause("NEO-1.2", "NEO-1.3", "NEO-3.2", "NEO-19.7")
@pytest.mark.parametrize("row", BOARD_ROWS, ids=lambda row: row["key"])
def test_a_board_is_declared_as_the_spec_says(row: dict[str, str]) -> None:
    board = BOARDS[int(row["board"]) - 1]
    center = Kit().tile[CENTER_BASE + board.number]
    declared = {
        "board": str(board.number),
        "key": board.key,
        "center_types": "|".join(center.types),
        "center_good": board.good,
        "center_roads": board.roads,
        "center_roads_source": board.roads_source,
        "start_money": str(START_MONEY),
    }
    assert declared == {column: row[column] for column in declared}
    assert int(row["rows"]) * int(row["cols"]) == CELLS
    assert f"{row['center_row']}:{row['center_col']}" == CELL_NAMES[CENTER]
    assert {row["left_route_cell"]} == cells(LEFT_GATE)
    assert {row["right_route_cell"]} == cells(RIGHT_GATE)
    assert (row["left_route_exit"], row["right_route_exit"]) == ("W", "E")


@pytest.mark.clause("NEO-1.7", "NEO-1.14", "NEO-1.15", "NEO-19.7")
@pytest.mark.parametrize("row", GOOD_ROWS, ids=lambda row: row["key"])
def test_a_good_is_declared_as_the_spec_says(row: dict[str, str]) -> None:
    index = GOODS.index(row["key"])
    declared = {
        "tier": TIER_OF[index],
        "base_price": str(PRICE[index]),
        "vp": str(goods_points(1 << index)),
        "tokens": str(TOKENS_OF_EACH),
        "solo_buyable_from": str(SOLO_FROM[index]),
    }
    assert declared == {column: row[column] for column in declared}


@pytest.mark.clause("NEO-19.7")
def test_there_are_no_goods_and_boards_beyond_the_spec() -> None:
    assert [row["key"] for row in GOOD_ROWS] == list(GOODS)
    assert [row["key"] for row in BOARD_ROWS] == [board.key for board in BOARDS]


# -- 1. components ------------------------------------------------------------------------------


@pytest.mark.clause("NEO-1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_game_has_a_preliminary_phase_and_three_generations_of_seven_rounds(
    players: int,
) -> None:
    moments = [(state.generation, state.round) for state in random_game(players, seed=players)]
    rounds = [(generation, number) for generation in (1, 2, 3) for number in range(1, 8)]
    in_order = list(dict.fromkeys(m for m in moments if m[0] == 0 or m[1] > 0))
    assert [m for m in in_order if m[1]] == rounds
    assert in_order[0] == (0, 0)


@pytest.mark.clause("NEO-1.1", "NEO-11.9")
def test_the_highest_score_takes_the_first_rank() -> None:
    *_, state = random_game(3, seed=1)
    scores = state.scores()
    assert state.ranks()[scores.index(max(scores))] == 1
    assert state.turn() == ()


@pytest.mark.clause("NEO-1.1")
def test_nobody_else_can_sit_down() -> None:
    for players in (0, 6):
        with pytest.raises(rathaus.RathausError):
            rathaus.game("neom").start(players)


@pytest.mark.clause("NEO-1.2")
def test_a_city_starts_with_nothing_but_its_center() -> None:
    state = next(s for s in random_game(4, seed=2) if s.generation == 1 and s.round == 1)
    assert len(state.city) == 4 * 25
    for seat in range(4):
        tiles = state.city[seat * CELLS : seat * CELLS + CELLS]
        assert [cell for cell, tile in enumerate(tiles) if tile] == [CENTER]


@pytest.mark.clause("NEO-1.2")
def test_no_city_grows_beyond_21_tiles() -> None:
    *_, state = random_game(3, seed=4)
    assert all(0 < len(city(state, seat)) <= 21 for seat in range(3))


@pytest.mark.clause("NEO-1.3")
def test_the_boards_differ_in_their_raw_good_alone() -> None:
    raw = {good for good, tier in zip(GOODS, TIER_OF, strict=True) if tier == "raw"}
    assert {board.good for board in BOARDS} == raw
    assert len(BOARDS) == 6
    assert len({(board.roads, board.roads_source) for board in BOARDS}) == 1


@pytest.mark.clause("NEO-1.4")
def test_the_150_tiles_split_into_three_generations_and_the_cornerstones() -> None:
    assert Counter(tile.set for tile in TILES) == {1: 40, 2: 40, 3: 40, CORNERSTONE: 30}
    for generation in (1, 2, 3):
        tiles = [tile for tile in TILES if tile.set == generation]
        assert Counter(tile.min_players for tile in tiles) == {1: 24, 4: 8, 5: 8}
        disasters = [tile for tile in tiles if tile.is_disaster]
        assert [tile.min_players for tile in disasters] == [1]


@pytest.mark.clause("NEO-1.5")
def test_tiles_by_type() -> None:
    assert Counter(tile.types for tile in TILES) == {
        ("residential",): 27,
        ("commercial",): 34,
        ("residential", "commercial"): 2,
        ("industrial",): 25,
        ("public",): 45,
        ("resource",): 14,
        (): 3,
    }
    assert sum(tile.polluting for tile in TILES) == 30
    assert sum(tile.power for tile in TILES) == 8


@pytest.mark.clause("NEO-1.6")
def test_the_bank_pays_more_than_there_are_coins_in_the_box() -> None:
    printed = 29 * 1 + 18 * 5 + 12 * 20 + 6 * 50
    state = scene(seats=[area(money=printed)])
    play(state, 0, "sell")
    everyone(state, "sell")
    assert state.money == [printed + 5, 6 + 5, 6 + 5]


@pytest.mark.clause("NEO-1.7")
def test_there_are_five_sets_of_17_tokens() -> None:
    assert Counter(TIER_OF) == {"raw": 6, "processed": 8, "luxury": 3}
    assert sum(int(row["tokens"]) for row in GOOD_ROWS) == TOKENS_OF_EACH * len(GOODS) == 85


@pytest.mark.clause("NEO-1.7")
def test_all_five_players_may_hold_the_same_token() -> None:
    makers = ["gold_smelter_1", "gold_smelter_2", "metal_smelter", "modern_foundry"]
    seats = [area(city=f"3:2 {maker}") for maker in makers]
    state = scene(players=5, seats=[*seats, area(city="3:2 modular_factory", modular="gold")])
    assert all("gold" in goods(state, seat) for seat in range(5))


SHEET_LINES = (
    *("printed", "variable", "neighborhoods", "goods", "money"),
    *("pollution", "ghost_town", "power"),
)


@pytest.mark.clause("NEO-1.8")
def test_the_score_sheet_has_the_lines_of_section_11() -> None:
    *_, state = random_game(3, seed=5)
    for sheet, score in zip(state.result(), state.scores(), strict=True):
        assert sheet["total"] == sum(sheet[line] for line in SHEET_LINES) == score
        assert set(sheet) == {*SHEET_LINES, "total", "variable_tiles"}


@pytest.mark.clause("NEO-1.9", "NEO-2.4")
def test_buildings_have_one_to_four_exits_and_disasters_none() -> None:
    assert all(1 <= len(set(tile.roads)) == len(tile.roads) <= 4 for tile in BUILDINGS)
    assert all(set(tile.roads) <= set("NESW") for tile in BUILDINGS)
    for tile in set(TILES) - set(BUILDINGS):
        assert (tile.roads, tile.vp, tile.price, tile.goods, tile.needs) == ("", 0, 0, (), None)


@pytest.mark.clause("NEO-1.10", "NEO-15.2")
def test_the_tiles_of_other_hands_show_nothing() -> None:
    state = scene(step="choose", seats=[area(), area(hand="slums flood")])
    for seat in (0, 2, None):
        view = json.dumps(state.view(seat))
        assert not [key for key in hand(state, 1) if f'"{key}"' in view]
        assert state.view(seat)["seats"][1]["hand_size"] == 8
    assert "flood" in state.view(1)["hand"]


@pytest.mark.clause("NEO-1.11")
def test_what_the_types_have_in_common() -> None:
    for tile in of_type("commercial"):
        assert tile.once or tile.income
        assert tile.vp == 0 or tile.number in (86, 87)
    for tile in of_type("industrial"):
        assert tile.polluting
        assert tile.produces
        assert tile.vp == 0
    for tile in of_type("resource"):
        assert tile.vp == 0
        assert isinstance(tile.produces, tuple)
        assert set(tile.produces) <= set(GOODS[:6])
    for tile in of_type("residential"):
        assert not tile.polluting


@pytest.mark.clause("NEO-1.11")
def test_luxury_goods_come_from_industry_of_generation_three_alone() -> None:
    tier = dict(zip(GOODS, TIER_OF, strict=True))
    for tile in TILES:
        made = tile.produces if isinstance(tile.produces, tuple) else ("lumber",)
        tiers = {tier[good] for good in made}
        if "luxury" in tiers:
            assert tile.types == ("industrial",)
            assert tile.set == 3
        if "processed" in tiers:
            assert tile.types == ("industrial",)
        if "raw" in tiers:
            assert tile.types == ("resource",)


@pytest.mark.clause("NEO-1.11", "NEO-5.8")
def test_a_disaster_is_never_placed_in_a_city() -> None:
    state = scene(seats=[area(chosen="flood"), area(), area()])
    assert 0 not in state.turn()
    everyone(state, "sell")
    assert city(state, 0) == {}
    *_, end = random_game(5, seed=3)
    assert not {"flood", "fire", "crime_wave"} & {
        key for seat in range(5) for key in city(end, seat).values()
    }


@pytest.mark.clause("NEO-1.12", "NEO-2.12")
def test_the_two_dual_tiles() -> None:
    dual = [tile for tile in TILES if len(tile.types) == 2]
    assert [(tile.key, tile.types) for tile in dual] == [
        ("homes_and_dining", ("residential", "commercial")),
        ("homes_and_business", ("residential", "commercial")),
    ]


@pytest.mark.clause("NEO-1.13")
def test_polluting_and_power_tiles() -> None:
    plants = {15, 16, 58, 79, 120}
    polluting = named(tile for tile in TILES if tile.polluting)
    power = named(tile for tile in TILES if tile.power)
    assert polluting == named(of_type("industrial")) | plants
    assert power == plants | {32, 101, 140}
    assert power - polluting == {32, 101, 140}
    assert TILE["wind_turbines"].types == ("resource",)


@pytest.mark.clause("NEO-1.14")
def test_the_seventeen_goods_by_tier() -> None:
    by_tier: dict[str, list[str]] = defaultdict(list)
    for good, tier in sorted(zip(GOODS, TIER_OF, strict=True)):
        by_tier[tier].append(good)
    assert {tier: " ".join(names) for tier, names in by_tier.items()} == {
        "raw": "coal natural_gas oil ore stone wood",
        "processed": "concrete copper diamonds glass gold lumber plastic steel",
        "luxury": "electronics jewelry sports_cars",
    }


@pytest.mark.clause("NEO-1.15", "NEO-11.4")
def test_prices_and_points_by_tier() -> None:
    assert {tier: (facts.price, facts.vp) for tier, facts in TIERS.items()} == {
        "raw": (2, 1),
        "processed": (4, 2),
        "luxury": (10, 10),
    }


CHAIN = {
    "sawmill_1 sawmill_2 sawmill_3": ("wood", "lumber"),
    "concrete_plant": ("stone", "concrete"),
    "glassworks": ("stone", "glass"),
    "gold_smelter_1 gold_smelter_2": ("ore", "gold"),
    "copper_smelter": ("ore", "copper"),
    "diamond_factory_1 diamond_factory_2": ("coal", "diamonds"),
    "steel_foundry": ("coal ore", "steel"),
    "plastics_plant_1": ("natural_gas oil", "plastic"),
    "plastics_plant_2": ("natural_gas/oil", "plastic"),
    "die_casting_foundry": ("coal ore", "diamonds steel"),
    "stone_crusher": ("stone", "concrete glass"),
    "metal_smelter": ("ore", "copper gold"),
    "modern_foundry": ("ore stone", "concrete copper glass gold"),
    "modern_factory": ("", "diamonds lumber plastic steel"),
    "car_factory_1 car_factory_2": ("glass plastic steel", "sports_cars"),
    "jewelry_factory_1 jewelry_factory_2": ("diamonds glass gold", "jewelry"),
    "electronics_factory_1 electronics_factory_2": ("copper diamonds steel", "electronics"),
    "modular_factory": ("", "choice(processed)"),
}


@pytest.mark.clause("NEO-1.16")
def test_what_is_made_from_what() -> None:
    expected = {key: made for group, made in CHAIN.items() for key in group.split()}
    assert expected == {
        tile.key: (
            " ".join(map(written_term, tile.goods)),
            written_product(tile.produces).replace(",", " "),
        )
        for tile in of_type("industrial")
    }


@pytest.mark.clause("NEO-1.17")
def test_a_city_may_hold_several_tiles_of_one_name() -> None:
    state = scene(players=5, seats=[area(board="wood", city="3:2 sawmill_1", chosen="sawmill_2")])
    play(state, 0, "build", "on:3:4")
    everyone(state, "sell")
    assert city(state, 0) == {"3:2": "sawmill_1", "3:4": "sawmill_2"}


# -- 17 and 18: what is ruled and what is reconstructed ------------------------------------------


@pytest.mark.clause("NEO-18.1", "NEO-18.2", "NEO-17.1")
def test_only_roads_and_one_amount_of_money_are_reconstructed() -> None:
    assert [tile.key for tile in TILES if tile.once_source != "rulebook"] == ["stock_exchange"]
    printed = [tile.key for tile in TILES if tile.roads_source == "rulebook"]
    assert printed == ["flood", "fire", "crime_wave", "parking_authority"]
    assert TILE["parking_authority"].roads == "NESW"


@pytest.mark.clause("NEO-18.5")
def test_the_exits_are_spread_as_described() -> None:
    single = {tile.key: tile.roads for tile in BUILDINGS if len(tile.roads) == 1}
    assert {NUMBER[key]: side for key, side in single.items()} == {
        49: "N",
        58: "W",
        105: "E",
        112: "S",
    }
    pairs = [tile.roads for tile in BUILDINGS if len(tile.roads) == 2]
    assert sum(pair in ("NS", "EW") for pair in pairs) == 17
    assert len(pairs) == 53
    assert Counter(len(tile.roads) for tile in BUILDINGS) == {1: 4, 2: 53, 3: 73, 4: 17}
    sides = Counter(side for tile in BUILDINGS for side in tile.roads)
    assert sides == {"N": 99, "E": 100, "S": 99, "W": 99}
    assert sides.total() == 397


@pytest.mark.clause("NEO-18.5")
def test_no_group_of_tiles_favours_a_side() -> None:
    groups: dict[Any, Counter[str]] = defaultdict(Counter)
    for tile in BUILDINGS:
        for group in (
            ("set", tile.set),
            ("type", tile.types),
            ("mark", tile.set, tile.min_players),
        ):
            groups[group].update(tile.roads)
    for group, sides in groups.items():
        counts = [sides[side] for side in "NESW"]
        assert max(counts) - min(counts) <= 2, group


TWINS = [(37, 11), (29, 13), (30, 14), (77, 52), (79, 58), (70, 56), (71, 57), (119, 102), (17, 38)]
DUPLICATES = [(1, 2), (25, 33), (88, 115), (89, 116), (90, 117), (96, 108), (97, 109), (98, 110)]


@pytest.mark.clause("NEO-18.4")
def test_the_dearer_twin_has_more_exits_and_a_duplicate_other_ones() -> None:
    roads = {tile.number: tile.roads for tile in TILES}
    assert all(len(roads[dear]) > len(roads[cheap]) for dear, cheap in TWINS)
    assert all(len(roads[one]) == len(roads[other]) for one, other in DUPLICATES)
    assert all(roads[one] != roads[other] for one, other in DUPLICATES)
    names = {row["key"]: row["name_de"] for row in TILE_ROWS}
    for one, other in combinations(BUILDINGS, 2):
        assert names[one.key] != names[other.key] or one.roads != other.roads


@pytest.mark.clause("NEO-18.7")
def test_the_exits_of_the_city_center_come_from_the_component_set() -> None:
    text = 'game = "neom"\nname = "my box"\n[roads]\nboard_ore = "N"\n'
    state = cast(NeomState, rathaus.game("neom", text).start(3))
    chance(state, "board:ore", "board:wood", "board:coal")
    assert legal(state, 0, "slums") == {"2:3", "3:3"}
    assert legal(state, 1, "slums") == {"2:3", "3:2", "3:3", "3:4", "4:3"}
