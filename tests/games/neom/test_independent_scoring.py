"""The engine's points, income, fines and tokens against a second implementation of the rules."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from rathaus.core.steps import CHANCE
from rathaus.games.neom.components import NUMBER
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.rules import disasters
from rathaus.games.neom.rules.income import income
from rathaus.games.neom.state import NeomState
from tests.games.neom import independent_scoring as independent
from tests.games.neom.independent_scoring import City, Purse
from tests.games.neom.scenes import legal, random_game
from tests.games.spec import page

TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {"tiles": "1+"}),
    (1, {"tiles": "4+"}),
    (1, {"tiles": "5+"}),
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (1, {"tiles": "5+", "beginner": True}),
    (2, {"beginner": True}),
    (3, {"beginner": True}),
    (5, {"beginner": True}),
]
NAMES = [f"{players}-{'-'.join(map(str, given.values()))}" for players, given in TABLES]
CATEGORIES = (
    "printed",
    "variable",
    "neighborhoods",
    "goods",
    "money",
    "pollution",
    "ghost_town",
    "power",
    "total",
)


def read_city(state: NeomState, seat: int) -> City:
    """A city as everyone sees it, and the good its Modular Factory was built for."""
    seen = state.view(None)["seats"][seat]
    tiles = {(i // 5 + 1, i % 5 + 1): key for i, key in enumerate(seen["city"]) if key}
    modular = state.modular[seat]
    return City(seen["board"], tiles, GOODS[modular] if modular >= 0 else "")


def read_purse(state: NeomState, seat: int) -> Purse:
    """Before the final income is paid, the money of now is what counts."""
    seen = state.view(None)["seats"][seat]
    before = seen["savings"] if seen["savings"] >= 0 else seen["money"]
    return Purse(seen["money"], before, seen["final_income"])


def compare(state: NeomState) -> None:
    for seat, sheet in enumerate(state.result()):
        city, purse = read_city(state, seat), read_purse(state, seat)
        lines = independent.sheet(city, purse)
        assert {name: sheet[name] for name in CATEGORIES} == lines
        assert sheet["variable_tiles"] == independent.variable_tiles(city, purse)
        assert set(state.view(None)["seats"][seat]["goods"]) == independent.tokens(city)
        for generation in (1, 2, 3):
            assert income(state, seat, generation) == independent.income(city, generation)
        for key in independent.CHARGES:
            assert disasters.full_fine(state, seat, NUMBER[key]) == independent.full_fine(city, key)
            assert disasters.fine(state, seat, NUMBER[key]) == independent.fine(city, key)


def checkpoints(players: int, seed: int, **given: object) -> Iterator[NeomState]:
    """The end of a random game, and its position at the first decision of each round."""
    seen = set()
    for state in random_game(players, seed, **given):
        now = (state.generation, state.round, not state.turn())
        if state.turn() != (CHANCE,) and state.generation and now not in seen:
            seen.add(now)
            yield state


@pytest.mark.clause("NEO-10.2", "NEO-11.1", "NEO-11.2", "NEO-9.4", "NEO-8.3")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("players", "given"), TABLES, ids=NAMES)
def test_random_games_score_alike(players: int, given: dict[str, object], seed: int) -> None:
    ended = False
    for state in checkpoints(players, seed, **given):
        compare(state)
        ended = not state.turn()
    assert ended


@pytest.mark.clause("NEO-10.3", "NEO-11.5", "NEO-12.7")
@pytest.mark.parametrize("seed", range(4))
def test_the_final_income_is_what_the_city_pays_in_generation_3(seed: int) -> None:
    *_, state = random_game(4, seed)
    for seat in range(4):
        city, purse = read_city(state, seat), read_purse(state, seat)
        assert purse.final_income == independent.income(city, 3)
        assert purse.money == purse.before + purse.final_income


@pytest.mark.clause("NEO-6.20", "NEO-6.23", "NEO-6.26")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_legal_cells_of_random_games_agree(players: int) -> None:
    for state in checkpoints(players, seed=11):
        for seat in range(players):
            city = read_city(state, seat)
            for tile in (1, 3, 12, 19, 43, 49, 56, 86, 87, 105, 112, 126, 137):
                key = state.kit.tile[tile].key
                cells = {f"{r}:{c}" for r, c in independent.legal_cells(city, key)}
                assert legal(state, seat, key) == cells, key


# -- the worked examples ----------------------------------------------------------------------


def score_blocks() -> Iterator[tuple[str, dict[str, str]]]:
    """The blocks of kind `score`, `fine`, `income` and the like, with the name of the example."""
    text = page("neom", "examples")
    for section in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
        for block in re.findall(r"```\n(.*?)```", section, flags=re.DOTALL):
            lines = dict(line.split(": ", 1) for line in block.strip().splitlines())
            if lines["kind"] in JUDGES:
                yield section.split()[0], lines


def block_city(block: dict[str, str]) -> City:
    tiles = {}
    for entry in filter(None, map(str.strip, block["city"].split(";"))):
        if entry != "empty":
            cell, key = entry.split()
            tiles[int(cell[0]), int(cell[2])] = key
    return City(f"board_{block.get('board', 'ore')}", tiles, block.get("modular", ""))


def judge_score(city: City, block: dict[str, str]) -> dict[str, Any]:
    final = independent.income(city, 3)
    before = int(block.get("money", 0))
    purse = Purse(before + final, before, final)
    lines: dict[str, Any] = {**independent.sheet(city, purse), "final_income": final}
    lines["ghost"] = lines["ghost_town"]
    values = independent.variable_tiles(city, purse)
    return lines | {f"vp_{key}": value for key, value in values.items()}


def judge_fine(city: City, block: dict[str, str]) -> dict[str, Any]:
    return {"fine": independent.full_fine(city, block["disaster"])}


def judge_income(city: City, block: dict[str, str]) -> dict[str, Any]:
    return {"income": independent.income(city, int(block["generation"]))}


def judge_regions(city: City, block: dict[str, str]) -> dict[str, Any]:
    return {"sizes": " ".join(map(str, independent.regions(city, block["type"])))}


def judge_goods(city: City, block: dict[str, str]) -> dict[str, Any]:
    """The goods in the order in which the block names them."""
    made = independent.tokens(city)
    named = [good for good in block["expect.goods"].split() if good in made]
    return {"goods": " ".join(named + sorted(made - set(named)))}


JUDGES = {
    "score": judge_score,
    "fine": judge_fine,
    "income": judge_income,
    "regions": judge_regions,
    "goods": judge_goods,
}
BLOCKS = list(score_blocks())


@pytest.mark.clause("NEO-11.1")
@pytest.mark.parametrize(
    ("example", "block"), BLOCKS, ids=[f"{name}-{block['kind']}" for name, block in BLOCKS]
)
def test_the_second_scoring_agrees_with_the_examples(example: str, block: dict[str, str]) -> None:
    """What checks the engine is checked itself."""
    found = JUDGES[block["kind"]](block_city(block), block)
    wanted = {key[len("expect.") :]: value for key, value in block.items() if "expect." in key}
    assert wanted
    assert {key: str(found[key]) for key in wanted} == wanted


def test_every_question_mark_has_a_second_opinion() -> None:
    marked = {key for key, row in independent.TILES.items() if row["printed_vp"] == "var"}
    assert marked == set(independent.QUESTION_MARKS)
    assert len(marked) == 23
