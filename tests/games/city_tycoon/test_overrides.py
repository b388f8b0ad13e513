"""A box of one's own: what a component file may replace, and that the game plays by it."""

from pathlib import Path
from random import Random

import pytest

from rathaus.core.errors import BadComponents
from rathaus.games import city_tycoon
from rathaus.games.city_tycoon import text
from rathaus.games.city_tycoon.components import DISTRICTS
from rathaus.games.city_tycoon.components.overrides import TABLES
from tests.games.city_tycoon.scenes import (
    GAME,
    P1,
    P2,
    act,
    at,
    box,
    choices,
    cubes_on,
    extending,
    offers,
    plans,
    play_at_random,
    points,
    supplying,
    tile_at,
    tiles_to_supply,
)
from tests.games.city_tycoon.terms import districts
from tests.games.spec import rows_of

ROOT = Path(__file__).parents[3]


# -- what may be replaced ---------------------------------------------------------------------


def test_cost_and_immediate_effects() -> None:
    game = box(
        "[cost]\nzoo = 3\n[vp]\nzoo = 5\n[yellow]\nzoo = 2\n[land]\nzoo = 0\n[water]\nzoo = 1"
    )
    state = extending(["zoo"], money=[3], game=game)
    placing = ("play:zoo", "district", at(2, 0))
    act(state, *placing, plans(state, P1, *placing)[0][0])
    assert (state.money[P1], points(state, P1), state.yellow[P1]) == (0, 5, 2)
    assert tile_at(state, 2, -1) == "water"


def test_an_effect_can_be_taken_away() -> None:
    game = box("[vp]\ncity_gate = 0\n[land]\ncity_gate = 0")
    state = act(
        extending(["city_gate"], money=[3], game=game), "play:city_gate", "district", at(2, 0)
    )
    assert (points(state, P1), state.terrain) == (0, 36)
    assert game.kit.districts[27].effects == ()


def test_what_a_tile_sells_or_counts_stays() -> None:
    game = box("[vp]\nnew_city_hall = 4\nsolar_forum = 2")
    state = extending(["new_city_hall"], money=[10], game=game)
    act(state, "play:new_city_hall", "district", at(2, 0), "buy:row_1")
    assert points(state, P1) == 4 + 2
    state = extending(["solar_forum"], ("red_1_a", (2, 0)), money=[15], game=game)
    act(state, "play:solar_forum", "district", at(2, 1))
    assert points(state, P1) == 2 + 3


def test_demands() -> None:
    game = box('[demands]\nterraced_houses = "B2>M3 V1 | Y1>V2 | R1 M4>V9"')
    state = supplying((2, (2, 0)), money=[8], yellow=[1], game=game)
    assert choices(state, P1, "supply:terraced_houses") == ["demand:1", "demand:2", "demand:3"]
    assert offers(state, 2, 1) == {"start start: bank 4"}
    assert offers(state, 2, 3) == {"start: bank 6"}
    act(state, "supply:terraced_houses", "demand:3")
    assert (state.money[P1], points(state, P1)) == (2, 9)


def test_a_tile_without_demands_and_a_landmark_with_one() -> None:
    game = box('[demands]\nterraced_houses = ""\ncity_gate = "Y1>M7"')
    state = supplying((2, (2, 0)), (28, (2, 1)), money=[9], yellow=[1], game=game)
    assert tiles_to_supply(state) == [28]
    assert act(state, "supply:city_gate").money[P1] == 16


def test_bonuses() -> None:
    game = box('[bonus]\nzoo = "shopping>M3 V1 Y1"\ncity_park = ""')
    state = supplying((24, (2, 0)), (76, (2, 1), P2), money=[2], game=game, round=3)
    act(state, "supply:corner_shop")
    assert (state.money[P1], points(state, P1), state.yellow[P1]) == (3, 1 + 1, 1)
    state = supplying((2, (2, 0)), (17, (2, 1), P2), money=[2], game=game)
    assert act(state, "supply:terraced_houses").money[P1] == 5


def test_plants() -> None:
    game = box("[plant_cost]\nred_1_a = 1\n[plant_cubes]\nred_1_a = 4")
    state = extending([2], money=[1], game=game)
    act(state, "play:terraced_houses", "solar", at(2, 0))
    assert (state.money[P1], cubes_on(state, 2, 0)) == (0, 4)


def test_texts_tell_the_new_values() -> None:
    game = box('[cost]\nzoo = 3\n[demands]\nterraced_houses = "B2>M3"')
    assert "Cost: 3 €" in text.tile_lines(game.kit.districts[75], "en")
    assert text.tile_lines(game.kit.districts[1], "en")[-1] == "2 blue cubes → 3 €"


def test_the_whole_data_file_can_be_written_as_a_box() -> None:
    """With the same values everything stays the same."""
    lines = {name: [f"[{name}]"] for name in ("cost", "vp", "demands", "bonus")}
    for row in rows_of("city_tycoon", "districts"):
        lines["cost"].append(f"{row['key']} = {districts()[row['key']].cost}")
        lines["vp"].append(f"{row['key']} = {row['build_vp']}")
        if row["source_effect"] == "reconstructed":
            lines["demands"].append(f'{row["key"]} = "{row["demands"]}"')
            lines["bonus"].append(f'{row["key"]} = "{row["adjacency"]}"')
    game = box("\n".join(line for each in lines.values() for line in each))
    assert game.kit.districts == DISTRICTS
    assert game.components_id != GAME.components_id


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_with_a_wild_box_plays_to_the_end(players: int) -> None:
    tables = ["[land]", *(f"{d.key} = 4" for d in DISTRICTS[::5])]
    tables += ["[water]", *(f"{d.key} = 4" for d in DISTRICTS[::7])]
    tables += ["[plant_cubes]", *(f"{p.key} = 10" for p in GAME.kit.plants)]
    tables += ["[yellow]", *(f"{d.key} = 6" for d in DISTRICTS[::3])]
    tables += ["[cost]", *(f"{d.key} = 0" for d in DISTRICTS)]
    tables += [
        "[demands]",
        *(
            f'{d.key} = "R3 B3 Y2>V9 Y6"'
            for d in DISTRICTS[::4]
            if d.effect_source == "reconstructed"
        ),
    ]
    game = box("\n".join(tables))
    for seed in range(3):
        state, rng = game.start(players), Random(seed)
        while state.turn():
            play_at_random(state, rng)
            if rng.random() < 0.05:
                assert game.from_json(state.to_json()) == state
        assert min(state.scores()) >= 0


# -- what may not -----------------------------------------------------------------------------

BAD = {
    "a tile that is not there": ("[cost]\nopera = 3", "opera"),
    "a table that is not there": ("[price]\nzoo = 3", "price"),
    "a negative cost": ("[cost]\nzoo = -1", "from 0 to 30"),
    "a cost beyond all prices": ("[cost]\nzoo = 31", "from 0 to 30"),
    "a cost that is no number": ('[cost]\nzoo = "3"', "whole number"),
    "a cost that is a truth value": ("[cost]\nzoo = true", "whole number"),
    "half a point": ("[vp]\nzoo = 1.5", "whole number"),
    "too much terrain": ("[land]\nzoo = 5", "from 0 to 4"),
    "a printed demand": ('[demands]\nworkers_estate = "R1>M1"', "workers_estate"),
    "a printed bonus": ('[bonus]\nstreet_stage = ""', "street_stage"),
    "a demand without an arrow": ('[demands]\nzoo = "R1 M2"', "no >"),
    "a demand without income": ('[demands]\nzoo = "R1>"', "missing"),
    "a demand of nothing": ('[demands]\nzoo = ">M2"', "missing"),
    "a demand of money alone": ('[demands]\nzoo = "M2>V1"', "no cube"),
    "a demand of points": ('[demands]\nzoo = "V2>V1"', "V2"),
    "an income of red cubes": ('[demands]\nzoo = "R2>R1"', "R1"),
    "an amount twice": ('[demands]\nzoo = "R1 R1>V1"', "R1"),
    "an amount of zero": ('[demands]\nzoo = "R0>V1"', "from 1 to 6"),
    "too many cubes": ('[demands]\nzoo = "R7>V1"', "from 1 to 6"),
    "too many demands": ('[demands]\nzoo = "R1>V1 | R2>V1 | R3>V1 | R4>V1 | R5>V1"', "4 demands"),
    "a letter alone": ('[demands]\nzoo = "R>V1"', "R"),
    "a demand that is a number": ("[demands]\nzoo = 3", "text"),
    "a bonus for a plant": ('[bonus]\nzoo = "red_plant>V1"', "types"),
    "a bonus without a gain": ('[bonus]\nzoo = "shopping"', "missing"),
    "a side that is not there": ("[plant_cost]\nred_7_a = 3", "red_7_a"),
    "too many cubes on a plant": ("[plant_cubes]\nred_1_a = 11", "from 0 to 10"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_box_is_refused_with_a_reason(name: str) -> None:
    tables, message = BAD[name]
    with pytest.raises(BadComponents, match=message):
        box(tables)


def test_a_box_of_another_game_is_refused() -> None:
    with pytest.raises(BadComponents, match="city_tycoon"):
        city_tycoon.TheGame('name = "a box"\ngame = "neom"\n[cost]\nzoo = 3')


def test_all_that_is_wrong_is_reported_at_once() -> None:
    with pytest.raises(BadComponents) as caught:
        box("[cost]\nzoo = -1\nopera = 3")
    assert "zoo" in str(caught.value)
    assert "opera" in str(caught.value)


def test_the_page_about_the_game_names_all_tables() -> None:
    page = (ROOT / "docs" / "games" / "city_tycoon.md").read_text(encoding="utf-8")
    for name in TABLES:
        assert f"`{name}`" in page
