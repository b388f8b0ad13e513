"""The short forms that components are declared with, and the page that shows them."""

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from rathaus.games.bruges.components import rows as bruges
from rathaus.games.bruges.components.vocabulary import Condition, OnOwn, Points
from rathaus.games.city_tycoon.components import rows as city_tycoon
from rathaus.games.city_tycoon.components.vocabulary import Demand, Gain, Need
from rathaus.games.neom.components import rows as neom
from rathaus.games.neom.components.vocabulary import Or

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "components.md").read_text(encoding="utf-8")
GAMES = ("neom", "hamburg", "bruges", "city_tycoon")


def test_whoever_tells_the_effect_of_a_person_tells_its_symbol() -> None:
    (told, open_) = bruges.persons_of(
        "art",
        bruges.red(1, "a", 3, bruges.lightning(Points(1)), "public", known="price"),
        bruges.red(2, "b", 3, bruges.lightning(Points(1)), known="price"),
    )
    assert (told.group, told.source, told.known) == ("art", "public", {"price", "trigger"})
    assert (open_.group, open_.source, open_.known) == ("art", "reconstructed", {"price"})


def test_a_condition_or_an_event_comes_before_the_effect() -> None:
    laurel = bruges.laurel(bruges.at_least("dice_sum", 19), Points(2))
    assert laurel.ability.condition == Condition("dice_sum", ">=", 19)
    assert laurel.ability.effect == (Points(2),)
    passive = bruges.passive(OnOwn("advance"), Points(1))
    assert (passive.ability.event, passive.ability.effect) == (OnOwn("advance"), (Points(1),))


def test_goods_are_words_and_a_slash_means_or() -> None:
    row = neom.industrial(1, "a", "N", "coal natural_gas/oil -> steel glass")
    (tile,) = neom.tiles_of(2, "4+", row)
    assert (tile.set, tile.min_players, tile.polluting) == (2, 4, True)
    assert tile.goods == ("coal", Or(("natural_gas", "oil")))
    assert tile.produces == ("steel", "glass")


def test_the_cubes_of_a_demand_are_named_one_by_one() -> None:
    demand = city_tycoon.demand("red blue red", pay=10, vp=7)
    assert demand == Demand(Need(red=2, blue=1, money=10), Gain(vp=7))


WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "an effect before its condition": (
        lambda: bruges.laurel(Points(1), bruges.at_most("dice_sum", 3)),
        "comes first",
    ),
    "two conditions": (
        lambda: bruges.laurel(bruges.exactly("dice_sum", 3), bruges.exactly("dice_sum", 4)),
        "comes first",
    ),
    "a good that does not exist": (
        lambda: neom.residential(1, "a", "N", goods="gold silver"),
        "'silver' is not one of the goods",
    ),
    "a cube that does not exist": (lambda: city_tycoon.demand("red green"), "cubes are"),
    "two bonuses": (
        lambda: city_tycoon.shopping(
            1, "a", 3, city_tycoon.bonus("shopping", vp=1), city_tycoon.bonus("landmark", vp=1)
        ),
        "more than one bonus",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_row_is_refused(name: str) -> None:
    declare, reason = WRONG[name]
    with pytest.raises(ValueError, match=reason):
        declare()


@pytest.mark.parametrize("row", re.findall(r"```python\n(.*)\n```", PAGE))
def test_the_rows_on_the_page_are_those_of_the_code(row: str) -> None:
    folders = (ROOT / "src" / "rathaus" / "games").glob("*/components/*.py")
    assert any(f"\n    {row},\n" in each.read_text(encoding="utf-8") for each in folders)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_all_values_that_a_component_file_may_replace(game: str) -> None:
    name = {"neom": "NEOM"}.get(game, game.replace("_", " ").title())
    lines = "".join(line for line in PAGE.splitlines() if line.startswith(f"| {name} |"))
    for table in import_module(f"rathaus.games.{game}.components.overrides").TABLES:
        assert f"`{table}`" in lines
