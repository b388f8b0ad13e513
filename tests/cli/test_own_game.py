"""A game of a file of one's own at every verb of the command; only that file knows it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rathaus.cli import main
from rathaus.core.languages import LANGUAGES
from rathaus.registry import VARIABLE
from tests.cli.driving import components, play, screens, too_wide

TEMPLATE = Path(__file__).parents[1] / "template_game.py"
OWN = {VARIABLE: f"{TEMPLATE}:HighCard"}


@pytest.fixture(autouse=True)
def own_game(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv(VARIABLE, OWN[VARIABLE])


def rathaus(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_through(folder: Path, lang: str, columns: int) -> None:
    keys = "?\n? 1\n? 17\nc\nc 2\nl\ns\n"
    result = play(
        *("high_card", "--players", "3", "--seed", "own", "--lang", lang, "--save", "game.jsonl"),
        typed=keys + "1\n" * 20,
        columns=columns,
    )
    assert result.exit_code == 0, result.output
    assert not too_wide(result.stdout, columns)
    words = {"en": ("The 17", "Points", "Deck"), "de": ("Die 17", "Punkte", "Stapel")}
    for word in words.get(lang, ("De 17", "Punten", "Stapel")):
        assert word in result.stdout
    assert {"en": "Total", "de": "Summe", "nl": "Totaal"}[lang] in screens(result)[-1]
    told = rathaus("replay", "game.jsonl", "--lang", lang)
    assert told.exit_code == 0, told.output
    assert ": +" in told.stdout


def test_the_command_itself_plays_it() -> None:
    """As somebody would type it, in a process of its own."""
    assert "high_card: hand=3|5" in typed("play", "--help")
    assert "Total" in typed("play", "high_card", keys="1\n" * 20)


def typed(*words: str, keys: str = "") -> str:
    done = subprocess.run(
        [str(Path(sys.executable).with_name("rathaus")), *words],
        input=keys,
        env=os.environ | OWN,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_saved_game_goes_on(folder: Path) -> None:
    play("high_card", "--players", "2", "--save", "game.jsonl", typed="1\n")
    result = play("--resume", "game.jsonl", typed="1\n" * 20)
    assert "Total" in result.stdout


def test_a_bot_that_cannot_play_it_is_refused_in_one_line() -> None:
    for verb in ("play", "simulate"):
        result = rathaus(verb, "high_card", "--players", "2", "--bots", "easy")
        assert result.exit_code == 2
        assert result.stderr == "Error: 'easy' cannot play high_card yet; use 'random'\n"


def test_it_is_listed_simulated_and_measured() -> None:
    listed = json.loads(rathaus("games", "--json").stdout)
    assert listed[-1]["name"] == "high_card"
    arguments = ("--players", "2", "--games", "4", "--seed", "1", "--json")
    alone = rathaus("simulate", "high_card", *arguments)
    together = rathaus("simulate", "high_card", *arguments, "--jobs", "2")
    assert alone.exit_code == 0, alone.output
    assert alone.stdout == together.stdout
    assert '"high_card"' in rathaus("bench", "--games", "1", "--players", "2", "--json").stdout


def test_its_pieces_are_components() -> None:
    assert "24 components" in components("show", "high_card").stdout
    assert components("show", "high_card", "17", "--lang", "de").stdout.startswith("Die 17\n")
    assert components("template", "high_card").stderr == "Error: high_card has no component files\n"


@pytest.mark.parametrize("verb", [("play", "own"), ("games",), ("simulate", "own"), ("serve",)])
def test_a_wrong_file_is_told_in_one_line(
    verb: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "nowhere.py:Own")
    result = rathaus(*verb)
    assert result.exit_code == 2
    assert result.stderr == (
        "Error: RATHAUS_GAMES=nowhere.py:Own: there is no file 'nowhere.py'; write file.py:Class\n"
    )


def test_without_a_number_of_players_as_many_play_as_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "from tests.template_game import *\nclass Own(HighCard): player_counts = (2, 3)"
    (tmp_path / "own.py").write_text(text, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, f"{tmp_path / 'own.py'}:Own")
    told = rathaus("simulate", "high_card", "--games", "2")
    assert told.exit_code == 0, told.output
    assert "high_card: 3 players" in told.stdout
