"""`rathaus play city_tycoon`: whole games typed from a file, and the picture of the city."""

import io
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console

import rathaus
from rathaus.bots import Chair, create
from rathaus.cli import main
from rathaus.cli.terminal.picture import Picture, Scene, picture_of
from rathaus.cli.terminal.pictures.city_tycoon import CityTycoonPicture, signs
from rathaus.cli.terminal.pictures.city_tycoon.chart import column_name, place_of, row_name
from rathaus.cli.terminal.words import Words
from rathaus.core import records
from rathaus.core.game import LANGUAGES
from rathaus.core.match import Match
from rathaus.games.city_tycoon import grid, text
from rathaus.games.city_tycoon.components.kit import LAND, WATER, is_plant
from rathaus.games.city_tycoon.state import CityTycoonState

CITY = rathaus.game("city_tycoon")
ALWAYS_FIRST = "1\n" * 600
DUEL = ("city_tycoon", "--players", "2", "--bots", "random", "--seed", "duel")
DISTRICTS = {tile.key: tile for tile in CITY.kit.districts}
TILES = DISTRICTS | {plant.key: plant for plant in CITY.kit.plants}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved where the command is called."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(*arguments: str, typed: str = "", columns: int = 100) -> Result:
    command = ["play", *arguments]
    return CliRunner().invoke(main, command, input=typed, env={"COLUMNS": str(columns)})


def screens(result: Result) -> list[str]:
    """What was printed before each line that was typed."""
    return result.stdout.split("\n> ")


def too_wide(printed: str, columns: int) -> list[str]:
    return [line for line in printed.splitlines() if cell_len(line) > columns]


@cache
def played(players: int, seed: str, decisions: int, kind: str = "random") -> CityTycoonState:
    """A position that bots have reached; nobody may change it."""
    match = Match(CITY, players, seed=seed)
    bot = create(kind, CITY)
    while not match.is_over and len(match.decisions) < decisions:
        seat = match.state.turn()[0]
        match.play(seat, bot.choose(Chair(match.state, seat), match.bot_generator(seat)))
    assert isinstance(match.state, CityTycoonState)
    assert not match.is_over
    return match.state


def asked(players: int, seed: str, start: str) -> CityTycoonState:
    """The first position, later than the beginning, with a move that begins like that."""
    for decisions in range(60, 400):
        state = played(players, seed, decisions)
        if CITY.notation(state, state.moves(state.turn()[0])[0]).startswith(start):
            return state
    raise AssertionError(start)


def scene_of(
    state: CityTycoonState, seat: int, lang: str = "en", width: int = 120, height: int | None = None
) -> Scene:
    return Scene(state, seat, ("human",) * state.players, Words(lang), width, height)


def told(thing: object, width: int = 200) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def printed(picture: Picture, scene: Scene) -> str:
    parts = [picture.table(scene)]
    parts += [picture.area(scene, owner) for owner in range(scene.state.players)]
    return "".join(told(part, scene.width) for part in parts)


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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "columns"), [(2, 120), (4, 80)])
def test_a_typed_game_ends_with_the_score_sheet(
    folder: Path, players: int, columns: int, lang: str
) -> None:
    result = play(
        *("city_tycoon", "--players", str(players), "--bots", ",".join(["random"] * (players - 1))),
        *("--lang", lang, "--seed", "whole", "--save", "game.jsonl"),
        typed=ALWAYS_FIRST,
        columns=columns,
    )
    assert result.exit_code == 0, result.output
    assert not too_wide(result.stdout, columns)
    record = records.loads((folder / "game.jsonl").read_text(encoding="utf-8"))
    final = records.verify(record, CITY)
    sheet = screens(result)[-1]
    for number, (category, _) in enumerate(text.sheet_lines(final.result()[0], lang)):
        values = [str(text.sheet_lines(own, lang)[number][1]) for own in final.result()]
        assert any(
            line.strip().startswith(category) and line.split()[-players:] == values
            for line in sheet.splitlines()
        ), category


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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 120])
def test_no_line_is_wider_than_the_screen(columns: int, lang: str) -> None:
    keys = "?\n? 1\nc 2\nc 3\ns\nl\nfoo\n"
    result = play(
        *("city_tycoon", "--players", "5", "--bots", ",".join(["random"] * 4), "--seed", "wide"),
        *("--lang", lang),
        typed=keys + "1\n" * 60 + keys,
        columns=columns,
    )
    assert result.exit_code == 0, result.output
    assert not too_wide(result.stdout, columns)


@pytest.mark.parametrize(("players", "decisions"), [(2, 120), (4, 300), (5, 500)])
@pytest.mark.parametrize("size", [(80, 24), (80, 50), (120, 40), (200, None)])
def test_a_grown_city_fits_on_the_screen(
    players: int, decisions: int, size: tuple[int, int | None]
) -> None:
    width, height = size
    scene = scene_of(played(players, "grown", decisions), 1, width=width, height=height)
    assert not too_wide(told(picture_of(CITY).table(scene), width), width)


@pytest.mark.clause("CTY-2.1", "CTY-2.7")
def test_every_tile_stands_where_the_moves_call_its_cell_with_owner_and_sign() -> None:
    state = played(4, "map", 260)
    screen = told(picture_of(CITY).table(scene_of(state, 0, width=200)), 200)
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
            sign = signs.sign_of(TILES[CITY.kit.key(tile)])
            assert cell.startswith(f"{owner}{sign}{state.cubes[site]}{colour}")
            assert ("↻" in cell) == CITY.kit.refills[tile]
            seen.add("plant")
        elif tile:
            mark = signs.SUPPLIED if state.supplied[site] else ""
            sign = signs.sign_of(TILES[CITY.kit.key(tile)])
            assert cell.strip() == f"{owner}{sign}{mark}"
            seen.add("supplied" if mark else "district")
    assert seen >= {"water", "land", "plant", "district"}


def test_a_supplied_district_has_a_mark() -> None:
    state = next(
        state
        for state in (played(3, "marks", decisions) for decisions in range(100, 300))
        if any(state.supplied)
    )
    screen = told(picture_of(CITY).table(scene_of(state, 0, width=200)), 200)
    site = next(site for site, demand in enumerate(state.supplied) if demand)
    assert signs.SUPPLIED in on_map(screen, *grid.place(state.sites[site]))


@pytest.mark.clause("CTY-3.6")
def test_the_plants_of_the_start_tile_show_their_cubes() -> None:
    screen = told(picture_of(CITY).table(scene_of(played(3, "start", 5), 0)))
    assert on_map(screen, 0, 0).strip() == "△3▲↻"
    assert on_map(screen, 1, 1).strip() == "▽3▼↻"


def test_a_free_cell_has_the_number_of_the_move_that_builds_there() -> None:
    state = asked(3, "cells", "at:")
    scene = scene_of(state, state.turn()[0], width=200)
    picture = picture_of(CITY)
    screen, listed = told(picture.table(scene)), told(picture.moves(scene))
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
    state, picture, changed = played(3, "hidden", decisions), picture_of(CITY), 0
    for seat in range(3):
        other = state.redeal(seat, Random(decisions))
        changed += other != state
        assert printed(picture, scene_of(other, seat)) == printed(picture, scene_of(state, seat))
    assert changed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_player_stands_there_with_money_points_and_goods(lang: str) -> None:
    state = played(4, "map", 260)
    lines = told(picture_of(CITY).table(scene_of(state, 2, lang))).splitlines()
    assert f"{state.round}/4" in lines[0]
    for seat, area in enumerate(state.view(2)["seats"]):
        facts = f"{area['money']}€ {area['points']}★ {area['yellow']}■"
        assert any(f" {seat + 1} " in line and facts in line for line in lines)
    supply = " ".join(f"{state.supply[i]}{sign}" for i, sign in enumerate(signs.CUBES.values()))
    assert any(supply in line for line in lines)


def test_the_top_of_each_stack_of_plants_is_shown_with_both_sides() -> None:
    state = played(3, "stacks", 40)
    screen = told(picture_of(CITY).table(scene_of(state, 0, width=160)), 160)
    for colour, top in zip(("red", "blue"), state.stacks, strict=True):
        for side in "ab":
            row = text.symbol_row(TILES[f"{colour}_{top}_{side}"]).partition(" ")[2]
            assert row in screen


def test_own_tiles_are_listed_with_cost_and_effects() -> None:
    state = asked(3, "cells", "at:")
    seat = state.turn()[0]
    view = state.view(seat)
    assert view["kept"]
    screen = told(picture_of(CITY).table(scene_of(state, seat)))
    for key in view["kept"]:
        line = next(line for line in screen.splitlines() if text.tile_name(key, "en") in line)
        assert text.symbol_row(DISTRICTS[key]).partition(" ")[2] in line


@pytest.mark.parametrize("start", ["pick:", "play:"])
def test_tiles_to_choose_from_come_with_cost_and_effects(start: str) -> None:
    state = asked(3, "cells", start)
    narrow, wide = (scene_of(state, state.turn()[0], width=width) for width in (80, 160))
    in_symbols, in_words = (told(picture_of(CITY).moves(scene)) for scene in (narrow, wide))
    for notation, number in narrow.numbered().items():
        tile = DISTRICTS[notation.partition(":")[2]]
        line = in_symbols.splitlines()[number - 1]
        assert line.strip().startswith(str(number))
        assert f"{signs.sign_of(tile)}  {text.tile_name(tile, 'en')}" in line
        assert text.symbol_row(tile).partition(" ")[2] in line
        assert wide.describe(wide.moves[number - 1]) in in_words


def test_an_area_lists_all_that_a_player_has_built() -> None:
    state = played(4, "map", 260)
    shown = told(picture_of(CITY).area(scene_of(state, 0), 2))
    own = [site for site, owner in enumerate(state.owners) if owner == 2]
    districts = [site for site in own if state.tiles[site] < LAND]
    assert districts
    for site in districts:
        name = text.tile_name(state.tiles[site], "en")
        line = next(line for line in shown.splitlines() if name in line)
        assert grid.name(state.sites[site]) in line


def test_a_low_screen_needs_less_room() -> None:
    state, picture = played(3, "hidden", 180), picture_of(CITY)
    low, tall = (
        told(picture.table(scene_of(state, 0, width=80, height=height)), 80) for height in (24, 60)
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
    state = played(4, "map", 260)
    scene = scene_of(state, 0)
    site = next(site for site, tile in enumerate(state.tiles) if is_plant(tile))
    plant = TILES[CITY.kit.key(state.tiles[site])]
    for topic in (grid.name(state.sites[site]), f"at:{grid.name(state.sites[site])}"):
        answer = told(picture_of(CITY).explain(scene, topic))
        assert all(line in answer for line in text.tile_lines(plant, "en"))


def test_help_on_a_move_tells_it_in_words() -> None:
    state = asked(3, "cells", "at:")
    scene = scene_of(state, state.turn()[0])
    for notation, number in scene.numbered().items():
        answer = told(picture_of(CITY).explain(scene, notation))
        assert scene.describe(scene.moves[number - 1]) in answer


def test_what_is_not_there_is_not_explained() -> None:
    scene = scene_of(played(2, "duel", 20), 0)
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
