"""`rathaus components`: what the pieces are and say, and files of one's own values."""

import tomllib
from importlib import import_module

import pytest

import rathaus
from rathaus.core.game import LANGUAGES
from rathaus.games import NAMES
from rathaus.games.neom.components import TILES
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.text.languages import words_of
from tests.cli.driving import assert_refused, check_components, components

HEAD = 'game = "neom"\nname = "mine"\n'


# -- check -------------------------------------------------------------------------------------


def test_a_good_file_says_what_it_changes() -> None:
    tables = '[roads]\nslums = "NS"\nboard_ore = "EW"\n[once]\nstock_exchange = 1\n'
    result = check_components(HEAD + tables)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[1:] == [
        "[roads] slums: NESW -> NS",
        "[roads] board_ore: NESW -> EW",
        "[once] stock_exchange: 6 -> 1",
    ]
    game = rathaus.game("neom", components=HEAD + tables)
    assert repr(game.components_id) in result.stdout.splitlines()[0]


def test_a_file_that_repeats_our_values_changes_nothing() -> None:
    result = check_components(HEAD + '[roads]\nslums = "NESW"\n')
    assert result.exit_code == 0
    assert result.stdout.splitlines()[1:] == ["nothing is changed"]


def test_all_problems_are_told_at_once() -> None:
    bad = '[roads]\nslums = "NN"\natlantis = "N"\nparking_authority = "N"\n[prices]\nslums = 3\n'
    result = check_components('game = "neom"\n' + bad + "[once]\nstock_exchange = -1\n")
    assert result.exit_code == 2
    assert result.stdout == ""
    for words in (
        "needs a name",
        "[roads] slums",
        "[roads] atlantis: there is no such component",
        "[roads] parking_authority: this value is printed in the rulebook",
        "there is no table [prices]",
        "[once] stock_exchange",
    ):
        assert words in result.stderr
    assert len(result.stderr.splitlines()) == 6


@pytest.mark.parametrize(
    "value", ["3", "true", '["N"]', "{ N = 1 }", "1979-05-27", '""', '"SEN"', '"nes"', "1.5"]
)
def test_roads_are_letters_in_their_order(value: str) -> None:
    result = check_components(HEAD + f"[roads]\nslums = {value}\n")
    assert result.exit_code == 2
    assert "[roads] slums: roads are" in result.stderr


@pytest.mark.parametrize("value", ["51", "-1", "true", '"6"', "[6]", "6.0"])
def test_coins_are_a_whole_number(value: str) -> None:
    result = check_components(HEAD + f"[once]\nstock_exchange = {value}\n")
    assert result.exit_code == 2
    assert "[once] stock_exchange: coins are" in result.stderr


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "must say game"),
        ("name = 'mine'", "must say game"),
        ("game = 'chess'\nname = 'mine'", "not 'chess'"),
        ("game = ['neom']\nname = 'mine'", "must say game"),
        ("game = neom", "not a TOML file"),
        (HEAD + "roads = 3\n", "must be a table"),
        (b"\xff\xfe", "UTF-8"),
    ],
)
def test_what_is_no_component_file_is_refused(text: str | bytes, words: str) -> None:
    result = check_components(text)
    assert result.exit_code == 2
    assert words in result.stderr


# -- template ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_the_template_offers_all_that_may_be_replaced_and_changes_nothing(game: str) -> None:
    template = components("template", game).stdout
    tables = import_module(f"rathaus.games.{game}.components.overrides").TABLES
    data = tomllib.loads(template)
    assert {name: set(data[name]) for name in tables} == {
        name: set(table.open) for name, table in tables.items()
    }
    result = check_components(template)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines()[1:] == ["nothing is changed"]


def test_the_template_holds_every_reconstructed_value() -> None:
    data = tomllib.loads(components("template", "neom").stdout)
    expected = {c.key: c.roads for c in (*TILES, *BOARDS) if c.roads_source == "reconstructed"}
    assert data["roads"] == expected
    assert data["once"] == {t.key: t.once for t in TILES if t.once_source == "reconstructed"}


def test_a_game_played_with_the_template_is_the_standard_game_under_another_name() -> None:
    text = components("template", "neom").stdout
    own = rathaus.simulate("neom", players=2, games=2, components=text)
    standard = rathaus.simulate("neom", players=2, games=2)
    assert own.results == standard.results
    assert own.components != standard.components


# -- show --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_can_be_shown(lang: str) -> None:
    for tile in TILES[LANGUAGES.index(lang) :: len(LANGUAGES)]:  # each in one language
        result = components("show", "neom", tile.key, "--lang", lang)
        assert result.exit_code == 0, tile
        lines = result.stdout.splitlines()
        assert lines[0] == f"{tile.number:03} {words_of(lang).tiles[tile.key]}"
        assert f"  roads = {tile.roads} ({tile.roads_source})" in lines or tile.is_disaster


def test_a_tile_is_shown_with_its_values_and_their_sources() -> None:
    lines = components("show", "neom", "stock_exchange").stdout.splitlines()
    assert "  once = 6 (reconstructed)" in lines
    assert "  income = 9 (rulebook)" in lines
    assert "  needs = type commercial count 3 (rulebook)" in lines
    assert "  key: stock_exchange; Börse (de), Beurs (nl)" in lines


def test_a_tile_may_be_named_by_its_number() -> None:
    by_key = components("show", "neom", "slums").stdout
    assert (
        by_key == components("show", "neom", "3").stdout == components("show", "neom", "003").stdout
    )


@pytest.mark.parametrize("board", BOARDS, ids=[board.key for board in BOARDS])
def test_boards_are_components_too(board: object) -> None:
    assert isinstance(board, type(BOARDS[0]))
    result = components("show", "neom", board.key)
    assert f"  good = {board.good} (rulebook)" in result.stdout.splitlines()


def test_without_a_key_all_are_listed_with_what_is_ours() -> None:
    result = components("show", "neom")
    for tile in TILES:
        row = next(line for line in result.stdout.splitlines() if f" {tile.key} " in line)
        assert row.split()[0] == f"{tile.number:03}"
        assert (f"roads {tile.roads}" in row) == (tile.roads_source == "reconstructed")
    ours = sum(c.roads_source == "reconstructed" for c in (*TILES, *BOARDS))
    assert f"156 components; {ours} have values" in result.stdout


@pytest.mark.parametrize("arguments", [("chess",), ("neom", "atlantis"), ("neom", "151")])
def test_what_does_not_exist_cannot_be_shown(arguments: tuple[str, ...]) -> None:
    assert_refused(components("show", *arguments))
