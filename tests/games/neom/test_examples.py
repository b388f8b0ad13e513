"""The worked examples of the spec, run from the file itself.

Blocks of kind `case` are told in words: they are played in `test_example_cases*.py`.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from rathaus.games.neom import city as geometry
from rathaus.games.neom.components import NUMBER
from rathaus.games.neom.components.goods import GOOD_INDEX
from rathaus.games.neom.components.kit import OCCUPIED, trait_index
from rathaus.games.neom.rules import payment
from rathaus.games.neom.rules.disasters import full_fine
from rathaus.games.neom.rules.income import income
from rathaus.games.neom.state import NeomState
from tests.games.claims import marked
from tests.games.neom.scenes import Area, area, cells, finished, goods, legal, routes, scene
from tests.games.spec import page


@dataclass(frozen=True)
class Block:
    """One block of an example: what is given, and what is expected of it."""

    example: str
    number: int
    given: dict[str, str]
    expected: dict[str, str]

    @property
    def kind(self) -> str:
        return self.given["kind"]

    @property
    def name(self) -> str:
        return f"{self.example}-{self.kind}-{self.number}"


def read_blocks() -> Iterator[Block]:
    text = page("neom", "examples")
    for section in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
        example = section.split()[0]
        for number, block in enumerate(re.findall(r"```\n(.*?)```", section, flags=re.DOTALL)):
            lines = dict(line.split(": ", 1) for line in block.strip().splitlines())
            expected = {
                key.removeprefix("expect."): value
                for key, value in lines.items()
                if key.startswith("expect.")
            }
            given = {key: value for key, value in lines.items() if not key.startswith("expect.")}
            yield Block(example, number, given, expected)


BLOCKS = list(read_blocks())
VECTORS = [block for block in BLOCKS if block.kind != "case"]


# -- the kinds ----------------------------------------------------------------------------------


def the_area(block: Block) -> Area:
    text = block.given.get("city", "")
    return area(
        board=block.given.get("board", "ore"),
        city="" if text == "empty" else text,
        money=int(block.given.get("money", 0)),
        modular=block.given.get("modular", ""),
    )


def the_city(block: Block) -> NeomState:
    return scene(seats=[the_area(block)])


def run_price(block: Block) -> dict[str, object]:
    given = block.given
    active = (given.get("left_route") == "yes") | (given.get("right_route") == "yes") << 1
    players, buyer, seller = (int(given[word]) for word in ("players", "buyer", "seller"))
    base = payment.PRICE[GOOD_INDEX[given["good"]]]
    return {"price": base + payment.transport(players, buyer, seller, active)}


def run_place(block: Block) -> dict[str, object]:
    possible = legal(the_city(block), 0, block.given["tile"])
    wanted = {key: set(value.split()) for key, value in block.expected.items()}
    return {
        "cells": possible,
        "legal": possible & wanted.get("legal", set()),
        "illegal": wanted.get("illegal", set()) - possible,
    }


def run_score(block: Block) -> dict[str, object]:
    state = finished(the_area(block))
    sheet = state.result()[0]
    values = {f"vp_{key}": vp for key, vp in sheet["variable_tiles"].items()}
    return {
        **{key: value for key, value in sheet.items() if key != "variable_tiles"},
        **values,
        "ghost": sheet["ghost_town"],
        "final_income": state.final_income[0],
    }


def run_fine(block: Block) -> dict[str, object]:
    return {"fine": full_fine(the_city(block), 0, NUMBER[block.given["disaster"]])}


def run_income(block: Block) -> dict[str, object]:
    return {"income": income(the_city(block), 0, int(block.given["generation"]))}


def run_regions(block: Block) -> dict[str, object]:
    kind = trait_index(block.given["type"])
    return {"sizes": " ".join(map(str, geometry.region_sizes(the_city(block).traits, 0, kind)))}


def run_routes(block: Block) -> dict[str, object]:
    active = routes(the_city(block))
    return {side: "active" if side in active else "inactive" for side in ("left", "right")}


def run_goods(block: Block) -> dict[str, object]:
    return {"goods": goods(the_city(block), 0)}


KINDS: dict[str, Callable[[Block], dict[str, object]]] = {
    "price": run_price,
    "place": run_place,
    "score": run_score,
    "fine": run_fine,
    "income": run_income,
    "regions": run_regions,
    "routes": run_routes,
    "goods": run_goods,
}


def meant(text: str, found: object) -> object:
    """An expectation in the form of what was found."""
    if isinstance(found, set):
        return set(text.split())
    return int(text) if isinstance(found, int) else text


@pytest.mark.parametrize("block", VECTORS, ids=lambda block: block.name)
def test_the_example_comes_out_as_written(block: Block) -> None:
    found = KINDS[block.kind](block)
    assert block.expected
    for key, text in block.expected.items():
        assert found[key] == meant(text, found[key]), key


@pytest.mark.parametrize(
    "block", [b for b in VECTORS if "city" in b.given], ids=lambda block: block.name
)
def test_the_city_of_the_example_hangs_together_as_written(block: Block) -> None:
    state = the_city(block)
    standing = cells(state.traits[OCCUPIED])
    cut_off = standing - cells(geometry.connected(state.traits, 0))
    assert cut_off == set(block.given.get("cutoff", "").split())


def test_the_file_was_read_to_the_end() -> None:
    text = page("neom", "examples")
    assert len(BLOCKS) == text.count("\nkind: ")
    numbers = sorted({int(block.example.removeprefix("EX-")) for block in BLOCKS})
    assert numbers == list(range(1, 65))
    assert sum(len(block.expected) for block in VECTORS) == text.count("\nexpect.")


# -- the others -------------------------------------------------------------------------------


def test_every_example_told_in_words_is_played() -> None:
    told = {block.example for block in BLOCKS if block.kind == "case"}
    assert sorted(told - marked("example")) == []


def test_no_test_claims_an_example_that_does_not_exist() -> None:
    claimed = {name for name in marked("example") if name.startswith("EX-")}
    assert sorted(claimed - {block.example for block in BLOCKS}) == []
