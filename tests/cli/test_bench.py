"""`rathaus bench`: the measures as a table or as JSON."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rathaus import builds
from rathaus.arena import rival
from rathaus.cli import main
from rathaus.games import NAMES
from tests.cli.driving import assert_refused

pytestmark = pytest.mark.usefixtures("tidy_memory")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["bench", *arguments])


@pytest.mark.thorough
def test_the_json_has_a_line_for_each_number_of_players() -> None:
    result = run("--games", "2", "--players", "2,3", "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    data = json.loads(result.stdout)
    rows = [(each["name"], each["players"]) for each in data["speeds"]]
    assert rows == [(name, players) for name in NAMES for players in (2, 3)]
    for each in data["speeds"]:
        assert each["games"] == 2
        assert each["decisions_per_second"] == each["choices_per_second"] > 0
        assert each["games_per_second"] > 0
        assert each["copy_microseconds"] > 0
        assert 0 < each["state_bytes"] < 50_000
    assert (data["rival"] is not None) == rival.is_there()
    assert data["ratios"] == []  # the rival is for four


@pytest.mark.usefixtures("catanatron")
def test_the_rival_is_compared_at_its_number_of_players() -> None:
    data = json.loads(run("--games", "1", "--players", "4", "--json").stdout)
    assert [ratio["name"] for ratio in data["ratios"]] == [*NAMES]


@pytest.mark.usefixtures("catanatron")
def test_the_table_names_the_rival() -> None:
    result = run("--games", "1", "--players", "4")
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert "decisions/s" in result.stdout
    assert "neom / catanatron: " in result.stdout.replace("\n", " ")


def test_the_table_says_how_to_get_the_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rival, "is_there", lambda: False)
    result = run("--games", "1", "--players", "2", "--only", "neom")
    assert result.exit_code == 0
    assert "decisions/s" in result.stdout
    assert "`make bench`" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--games", "0"), "at least 1"),
        (("--players", "9"), "no game is for 9 players"),
        (("--players", "two"), "numbers separated by commas"),
        (("--players", "-2"), "numbers separated by commas"),
    ],
)
def test_a_wrong_input_is_one_line_and_exit_code_2(arguments: tuple[str, ...], words: str) -> None:
    assert_refused(run(*arguments), words)


# -- call by call, history, profile -----------------------------------------------------------


@pytest.mark.thorough
def test_the_calls_are_measured_and_shown() -> None:
    result = run("--games", "1", "--players", "2", "--only", "neom", "--calls")
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= 80
    for word in ("play_out/s", "redeal", "playouts/s", "tenth by tenth", "build."):
        assert word in result.stdout


@pytest.mark.thorough
def test_the_calls_are_part_of_the_json() -> None:
    data = json.loads(run("--games", "1", "--players", "2", "--calls", "--json").stdout)
    assert [each["name"] for each in data["calls"]] == [*NAMES]
    for each in data["calls"]:
        assert len(each["tenths"]) == 10
        costs = [value for value in each.values() if isinstance(value, float)]
        assert len(costs) == 6
        assert min(costs) > 0


def test_a_history_grows_and_is_compared_with(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "history.jsonl"
    arguments = ("--games", "1", "--players", "2", "--only", "neom", "--history", str(path))
    assert "Since the last time" not in run(*arguments).stdout
    second = run(*arguments).stdout
    assert "Since the last time" in second
    assert "neom, 2 players: " in second
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert [line["build"] for line in lines] == [builds.kind()] * 2


@pytest.mark.parametrize("text", ["no json", "[]", "{}"])
def test_a_file_that_is_no_history_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "history.jsonl"
    path.write_text(text, "utf-8")
    result = run("--games", "1", "--players", "2", "--only", "neom", "--history", str(path))
    assert result.exit_code == 2
    assert "is not a history" in result.stderr
    assert path.read_text("utf-8") == text


def test_a_profile_names_the_functions_of_a_game() -> None:
    result = run("--profile", "neom", "--games", "1", "--players", "2")
    assert result.exit_code == 0
    assert "function calls" in result.stdout
    assert "(advance)" in result.stdout or builds.kind() == "compiled"


def test_the_version_says_which_build_runs() -> None:
    assert f", {builds.kind()} build" in CliRunner().invoke(main, ["--version"]).stdout
