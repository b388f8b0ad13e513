"""`rathaus play city_tycoon`: whole games typed from a file, and the picture of the city."""

import re
from pathlib import Path
from random import Random
from typing import cast

import pytest
from rich.cells import cell_len

import rathaus
from rathaus.cli.terminal.picture import picture_of
from rathaus.cli.terminal.pictures.city_tycoon import CityTycoonPicture, signs
from rathaus.cli.terminal.pictures.city_tycoon.chart import column_name, place_of, row_name
from rathaus.core import records
from rathaus.core.game import LANGUAGES
from rathaus.games.city_tycoon import grid, text
from rathaus.games.city_tycoon.components.kit import LAND, WATER, is_plant
from rathaus.games.city_tycoon.components.kit import TILES as TILE_KEYS
from rathaus.games.city_tycoon.state import CityTycoonState
from tests.cli.driving import (
    explained,
    on_paper,
    play,
    played,
    printed,
    scene_of,
    screens,
    too_wide,
)

CITY = rathaus.game("city_tycoon")
ALWAYS_FIRST = "1\n" * 600
DUEL = ("city_tycoon", "--players", "2", "--bots", "random", "--seed", "duel")
DISTRICTS = {tile.key: tile for tile in CITY.kit.districts}
TILES = DISTRICTS | {plant.key: plant for plant in CITY.kit.plants}


def position(players: int, seed: str, decisions: int) -> CityTycoonState:
    return cast(CityTycoonState, played("city_tycoon", players, seed, decisions))


def asked(players: int, seed: str, start: str) -> CityTycoonState:
    """The first position, later than the beginning, with a move that begins like that."""
    for decisions in range(60, 400):
        state = position(players, seed, decisions)
        if CITY.notation(state, state.moves(state.turn()[0])[0]).startswith(start):
            return state
    raise AssertionError(start)


def on_map(screen: str, x: int, y: int) -> str:
    """The upper line of a cell: found by the names of its column and row."""
    lines = screen.splitlines()
    header = next(line for line in lines if re.match(r" {4}[we]\d", line))
    starts = {found[0]: found.start() for found in re.finditer(r"[we]\d+", header)}
    places = sorted(starts.values())
    first = starts[column_name(x)]
    width = places[1] - places[0] - 1
    row = next(line for line in lines if line[:4].strip() == row_name(y))
    return row[first : first + width]


# -- whole games ------------------------------------------------------------------------------


def test_nonsense_is_refused_and_changes_nothing(folder: Path) -> None:
    nonsense = ("foo", "99", "0", "-1", "pick:nonsense", "at:e9:n9", "at:", "sell", "\x00", "? ?")
    typed = {"plain": "1\n2\n", "odd": "".join(f"{word}\n" for word in nonsense) + "1\n2\n"}
    played_so_far = {}
    for name, lines in typed.items():
        result = play(*DUEL, "--save", f"{name}.jsonl", typed=lines)
        assert result.exit_code == 0, result.output
        record = records.loads((folder / f"{name}.jsonl").read_text(encoding="utf-8"))
        played_so_far[name] = record.decisions
        shown = screens(result)
    assert played_so_far["plain"] == played_so_far["odd"]
    assert len(played_so_far["plain"]) >= 2
    assert all("Your tiles" not in screen for screen in shown[: len(nonsense) + 1])
    assert "'foo'" in shown[1]


# -- the map ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "decisions"), [(2, 120), (4, 300), (5, 500)])
@pytest.mark.parametrize("size", [(80, 24), (80, 50), (120, 40), (200, None)])
def test_a_grown_city_fits_on_the_screen(
    players: int, decisions: int, size: tuple[int, int | None]
) -> None:
    width, height = size
    scene = scene_of(position(players, "grown", decisions), 1, width=width, height=height)
    assert not too_wide(on_paper(width, picture_of(CITY).table(scene)), width)


@pytest.mark.clause("CTY-2.1", "CTY-2.7")
def test_every_tile_stands_where_the_moves_call_its_cell_with_owner_and_sign() -> None:
    state = position(4, "map", 260)
    screen = on_paper(200, picture_of(CITY).table(scene_of(state, 0, width=200)))
    seen = set()
    for site, tile in enumerate(state.tiles):
        x, y = grid.place(state.sites[site])
        cell = on_map(screen, x, y)
        owner = "" if state.owners[site] < 0 else str(state.owners[site] + 1)
        if tile == WATER:
            assert set(cell) == {signs.WATER}
            seen.add("water")
        elif tile == LAND:
            assert cell.startswith(owner + signs.LAND)
            seen.add("land")
        elif is_plant(tile):
            colour = signs.CUBES["red" if CITY.kit.colour[tile] == 0 else "blue"]
            sign = signs.sign_of(TILES[TILE_KEYS.key(tile)])
            assert cell.startswith(f"{owner}{sign}{state.cubes[site]}{colour}")
            assert ("↻" in cell) == CITY.kit.refills[tile]
            seen.add("plant")
        elif tile:
            mark = signs.SUPPLIED if state.supplied[site] else ""
            sign = signs.sign_of(TILES[TILE_KEYS.key(tile)])
            assert cell.strip() == f"{owner}{sign}{mark}"
            seen.add("supplied" if mark else "district")
    assert seen >= {"water", "land", "plant", "district"}


def test_a_supplied_district_has_a_mark() -> None:
    state = next(
        state
        for state in (position(3, "marks", decisions) for decisions in range(100, 300))
        if any(state.supplied)
    )
    screen = on_paper(200, picture_of(CITY).table(scene_of(state, 0, width=200)))
    site = next(site for site, demand in enumerate(state.supplied) if demand)
    assert signs.SUPPLIED in on_map(screen, *grid.place(state.sites[site]))


@pytest.mark.clause("CTY-3.6")
def test_the_plants_of_the_start_tile_show_their_cubes() -> None:
    screen = on_paper(200, picture_of(CITY).table(scene_of(position(3, "start", 5), 0)))
    assert on_map(screen, 0, 0).strip() == "△3▲↻"
    assert on_map(screen, 1, 1).strip() == "▽3▼↻"


def test_a_free_cell_has_the_number_of_the_move_that_builds_there() -> None:
    state = asked(3, "cells", "at:")
    scene = scene_of(state, state.turn()[0], width=200)
    picture = picture_of(CITY)
    screen, listed = on_paper(200, picture.table(scene)), on_paper(200, picture.moves(scene))
    for notation, number in scene.numbered().items():
        name = notation.removeprefix("at:")
        place = place_of(name)
        assert place is not None
        assert on_map(screen, *place).strip() == str(number)
        assert re.search(rf"(^|\s){number}  {name}\b", listed)


def test_the_names_of_cells_are_those_of_the_notation() -> None:
    for x, y in ((0, 0), (-1, 0), (0, -1), (12, 7), (-3, -30)):
        name = f"{column_name(x)}:{row_name(y)}"
        assert name == grid.name(grid.cell(x, y))
        assert place_of(name) == (x, y)
    for nonsense in ("", "e", "e1", "e1:", "n1:e1", "ex:ny", "1:1"):
        assert place_of(nonsense) is None


# -- the rest of the table --------------------------------------------------------------------


@pytest.mark.clause("CTY-4.2", "CTY-4.3")
@pytest.mark.parametrize("decisions", [12, 60, 180])
def test_the_picture_of_a_seat_is_made_from_what_the_seat_may_know(decisions: int) -> None:
    """Whatever is hidden may be dealt anew: the seat sees the same screen."""
    state, picture, changed = position(3, "hidden", decisions), picture_of(CITY), 0
    for seat in range(3):
        other = state.redeal(seat, Random(decisions))
        changed += other != state
        assert printed(picture, scene_of(other, seat)) == printed(picture, scene_of(state, seat))
    assert changed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_player_stands_there_with_money_points_and_goods(lang: str) -> None:
    state = position(4, "map", 260)
    lines = on_paper(200, picture_of(CITY).table(scene_of(state, 2, lang))).splitlines()
    assert f"{state.round}/4" in lines[0]
    for seat, area in enumerate(state.view(2)["seats"]):
        facts = f"{area['money']}€ {area['points']}★ {area['yellow']}■"
        assert any(f" {seat + 1} " in line and facts in line for line in lines)
    supply = " ".join(f"{state.supply[i]}{sign}" for i, sign in enumerate(signs.CUBES.values()))
    assert any(supply in line for line in lines)


def test_the_top_of_each_stack_of_plants_is_shown_with_both_sides() -> None:
    state = position(3, "stacks", 40)
    screen = on_paper(160, picture_of(CITY).table(scene_of(state, 0, width=160)))
    for colour, top in zip(("red", "blue"), state.stacks, strict=True):
        for side in "ab":
            row = text.symbol_row(TILES[f"{colour}_{top}_{side}"]).partition(" ")[2]
            assert row in screen


def test_own_tiles_are_listed_with_cost_and_effects() -> None:
    state = asked(3, "cells", "at:")
    seat = state.turn()[0]
    view = state.view(seat)
    assert view["kept"]
    screen = on_paper(200, picture_of(CITY).table(scene_of(state, seat)))
    for key in view["kept"]:
        line = next(line for line in screen.splitlines() if text.tile_name(key, "en") in line)
        assert text.symbol_row(DISTRICTS[key]).partition(" ")[2] in line


@pytest.mark.parametrize("start", ["pick:", "play:"])
def test_tiles_to_choose_from_come_with_cost_and_effects(start: str) -> None:
    state = asked(3, "cells", start)
    narrow, wide = (scene_of(state, state.turn()[0], width=width) for width in (80, 160))
    in_symbols, in_words = (
        on_paper(200, picture_of(CITY).moves(scene)) for scene in (narrow, wide)
    )
    for notation, number in narrow.numbered().items():
        tile = DISTRICTS[notation.partition(":")[2]]
        line = in_symbols.splitlines()[number - 1]
        assert line.strip().startswith(str(number))
        assert f"{signs.sign_of(tile)}  {text.tile_name(tile, 'en')}" in line
        assert text.symbol_row(tile).partition(" ")[2] in line
        assert wide.describe(wide.moves[number - 1]) in in_words


def test_an_area_lists_all_that_a_player_has_built() -> None:
    state = position(4, "map", 260)
    shown = on_paper(200, picture_of(CITY).area(scene_of(state, 0), 2))
    own = [site for site, owner in enumerate(state.owners) if owner == 2]
    districts = [site for site in own if state.tiles[site] < LAND]
    assert districts
    for site in districts:
        name = text.tile_name(state.tiles[site], "en")
        line = next(line for line in shown.splitlines() if name in line)
        assert grid.name(state.sites[site]) in line


def test_a_low_screen_needs_less_room() -> None:
    state, picture = position(3, "hidden", 180), picture_of(CITY)
    low, tall = (
        on_paper(80, picture.table(scene_of(state, 0, width=80, height=height)))
        for height in (24, 60)
    )
    assert len(low.splitlines()) < len(tall.splitlines())


def test_no_sign_is_wider_than_one_column() -> None:
    drawn = [signs.SUPPLIED, signs.LAND, signs.WATER, *signs.CUBES.values()]
    drawn += [sign for sign, _ in text.legend("en")]
    assert all(cell_len(sign) == 1 for sign in drawn)


def test_every_kind_of_tile_has_a_sign_of_its_own() -> None:
    kinds = {signs.kind_of(tile): signs.sign_of(tile) for tile in TILES.values()}
    assert len(kinds) == 7
    assert len(set(kinds.values())) == 7


# -- help -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_on_a_tile_is_its_generated_text(lang: str) -> None:
    name = text.tile_name("apartment_block", lang)
    topics = (name.upper(), "apartment_block", "apartment block", "play:apartment_block")
    result = play(*DUEL, "--lang", lang, typed="".join(f"? {topic}\n" for topic in topics))
    for screen in screens(result)[1:5]:
        assert name in screen
        assert all(line in screen for line in text.tile_lines(DISTRICTS["apartment_block"], lang))


def test_help_on_a_cell_is_about_the_tile_on_it() -> None:
    state = position(4, "map", 260)
    scene = scene_of(state, 0)
    site = next(site for site, tile in enumerate(state.tiles) if is_plant(tile))
    plant = TILES[TILE_KEYS.key(state.tiles[site])]
    for topic in (grid.name(state.sites[site]), f"at:{grid.name(state.sites[site])}"):
        answer = explained(scene, topic)
        assert all(line in answer for line in text.tile_lines(plant, "en"))


def test_help_on_a_move_tells_it_in_words() -> None:
    state = asked(3, "cells", "at:")
    scene = scene_of(state, state.turn()[0])
    for notation, number in scene.numbered().items():
        answer = explained(scene, notation)
        assert scene.describe(scene.moves[number - 1]) in answer


def test_what_is_not_there_is_not_explained() -> None:
    scene = scene_of(position(2, "duel", 20), 0)
    picture = picture_of(CITY)
    assert isinstance(picture, CityTycoonPicture)
    for topic in ("nonsense", "play:nonsense", "at:", "e99:n99", "at:e99:n99", ":"):
        assert picture.explain(scene, topic) is None


def test_help_alone_explains_the_signs_and_names_a_tile() -> None:
    screen = screens(play(*DUEL, typed="1\n" * 3 + "?\n"))[4]
    for sign, meaning in text.legend("en"):
        assert f"{sign}  {meaning}" in screen
    topic = next(line for line in screen.splitlines() if "help on a tile" in line)
    name = topic.removeprefix("? ").partition("  ")[0]
    assert name in {text.tile_name(key, "en").lower() for key in TILES}
