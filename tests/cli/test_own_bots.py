"""`--bots my_bots.py:MyBot` in `play`, `simulate` and `bench`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rathaus.cli import main
from tests.cli.driving import play
from tests.own_bots import write_bots

ALWAYS_FIRST = "1\n" * 300


@pytest.fixture(autouse=True)
def bots(folder: Path) -> Path:
    return write_bots(folder)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_simulate_plays_with_it_in_one_process_and_in_two() -> None:
    command = ("simulate", "neom", "--players=2", "--games=4", "--bots=my_bots.py:First,random")
    alone, together = run(*command, "--json"), run(*command, "--json", "--jobs=2")
    assert alone.exit_code == 0, alone.output
    assert alone.stdout == together.stdout
    assert json.loads(alone.stdout)["seats"][0]["bot"] == "my_bots.py:First"


def test_the_table_shows_the_class_and_the_heading_its_file(bots: Path) -> None:
    result = run("simulate", "neom", "--players=2", "--games=2", f"--bots={bots}:First")
    assert result.exit_code == 0
    assert result.stdout.count(" First ") == 2
    assert f"seat 1: {bots}:First" in result.stdout.replace("\n", "")
    assert "…" not in result.stdout


def test_bench_measures_it() -> None:
    command = ("bench", "--games=1", "--players=2", "--only=neom", "--bots=my_bots.py:First")
    result = run(*command)
    assert result.exit_code == 0, result.output
    assert "Decided by: my_bots.py:First." in result.stdout
    data = json.loads(run(*command, "--json").stdout)
    assert data["bots"] == ["my_bots.py:First"]
    assert [(each["name"], each["players"]) for each in data["speeds"]] == [("neom", 2)]


def test_play_seats_it_and_the_record_names_it(folder: Path) -> None:
    command = ("neom", "--players=2", "--bots=my_bots.py:First", "--seed=1", "--save=game.jsonl")
    result = play(*command, typed=ALWAYS_FIRST)
    assert result.exit_code == 0, result.output
    header = json.loads((folder / "game.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert header["seats"] == ["human", "my_bots.py:First"]


def test_a_saved_game_runs_a_file_only_if_it_is_named_again() -> None:
    result = play(
        *("neom", "--players=2", "--bots=my_bots.py:First", "--seed=1", "--save=game.jsonl"),
        typed="1\n",
    )
    assert "rathaus play --resume game.jsonl --bots my_bots.py:First" in result.stdout
    refused = play("--resume", "game.jsonl")
    assert refused.exit_code == 2
    assert "allow them with: --bots my_bots.py:First" in refused.stderr
    other = play("--resume", "game.jsonl", "--bots", "my_bots.py:Last")
    assert "allow them with: --bots my_bots.py:First" in other.stderr
    resumed = play("--resume", "game.jsonl", "--bots", "my_bots.py:First", typed=ALWAYS_FIRST)
    assert resumed.exit_code == 0, resumed.output


def test_a_game_is_saved_when_a_bot_fails(folder: Path) -> None:
    result = play("neom", "--players=2", "--bots=my_bots.py:Clumsy", typed=ALWAYS_FIRST)
    assert result.exit_code == 2
    assert "my_bots.py:Clumsy on seat 1 (counted from 0) failed: ZeroDivisionError" in result.stderr
    assert list(folder.glob("neom-*.jsonl"))


@pytest.mark.parametrize("verb", ["play", "simulate", "bench"])
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nothing.py:First", "there is no file 'nothing.py'"),
        ("my_bots.py:Second", "has no class 'Second'; it has my_bots.py:First"),
        ("my_bots.py:Stranger", "is not a bot: a bot is a class under rathaus.bots.Bot"),
        ("my_bots.py:Cheat", "answered 1000000000, which is not legal now; legal: "),
    ],
)
def test_what_is_wrong_is_one_line_and_exit_code_2(verb: str, name: str, words: str) -> None:
    game = [] if verb == "bench" else ["neom"]
    result = CliRunner().invoke(
        main, [verb, *game, "--players", "2", "--bots", name], input=ALWAYS_FIRST
    )
    assert result.exit_code == 2
    assert words in result.stderr
    assert len(result.stderr.splitlines()) == 1
