"""`rathaus arena`: a table, a report, and clear words about wrong input."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rathaus.cli import main
from tests.cli.driving import assert_refused
from tests.own_bots import write_bots

SMALL = ("neom", "--bots", "easy,random", "--players", "2", "--games", "4")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


def test_the_table_has_a_row_for_each_bot_of_each_match() -> None:
    result = run(*SMALL)
    assert result.exit_code == 0, result.output
    assert "neom (rules 1, components standard): 2 players" in result.stdout
    assert "easy against random" in result.stdout
    assert "100.0 % [51–100]" in result.stdout
    assert max(map(len, result.stdout.splitlines()[1:])) <= 80


def test_the_json_is_the_same_whatever_the_number_of_processes() -> None:
    one, two = (json.loads(run(*SMALL, "--json", "--jobs", n).stdout) for n in "12")
    assert one.pop("times").keys() == two.pop("times").keys()
    assert one == two


def test_a_target_gets_a_verdict_and_ends_a_match() -> None:
    result = run(*SMALL[:-1], "22", "--mode", "rest", "--target", "60")
    assert "60 %?" in result.stdout
    assert "above" in result.stdout
    assert "rest, 20 games" in result.stdout


def test_without_bots_all_levels_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rathaus.cli.arena.levels_for", lambda game: ("random", "easy"))
    told = json.loads(run("neom", "--players=1", "--games=1", "--json").stdout)
    assert [each["bot"] for each in told["bots"]] == ["random", "easy"]


class Reader(HTMLParser):
    """Checks that every element is closed, and collects what is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.words = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        assert not {"src", "href"} & {name for name, _ in attrs}, "it needs nothing else"
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def read(path: Path) -> Reader:
    reader = Reader()
    reader.feed(path.read_text(encoding="utf-8"))
    reader.close()
    assert reader.open == []
    return reader


def test_the_report_is_one_file_with_plots(tmp_path: Path) -> None:
    result = run(*SMALL, "--report", "out/deep", "--resume", "games.jsonl")
    assert result.exit_code == 0, result.output
    html = read(tmp_path / "out" / "deep" / "report.html")
    assert html.seen.count("svg") >= 4
    for words in ("Ratings", "Points", "Victories by seat", "Time a decision", "seed 0"):
        assert words in html.words
    data = json.loads((tmp_path / "out" / "deep" / "report.json").read_text())
    assert data["games"] == 4
    again = run(*SMALL, "--resume", "games.jsonl", "--json")
    assert json.loads(again.stdout) == data


def test_a_hostile_name_stays_text(tmp_path: Path) -> None:
    folder = tmp_path / "<script>alert(1)<"
    folder.mkdir()
    bot = f"{write_bots(folder)}:First"
    result = run("neom", "--bots", f"{bot},random", "--players=2", "--games=2", "--report", "out")
    assert result.exit_code == 0, result.output
    assert "script" not in read(tmp_path / "out" / "report.html").seen


def test_a_report_of_bots_alone(tmp_path: Path) -> None:
    result = run("neom", "--bots=easy,random", "--players=1", "--games=2", "--report=out")
    assert result.exit_code == 0, result.output
    assert "easy alone" in read(tmp_path / "out" / "report.html").words


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "there is no game 'chess'"),
        (("neom", "--bots", "easy"), "at least two bots"),
        (("neom", "--bots", "easy,genius"), "there is no bot 'genius'"),
        (("neom", "--bots", "easy,easy"), "named twice"),
        (("neom", "--players", "9"), "for 1, 2, 3, 4, 5 players"),
        (("neom", "--games", "0"), "at least 1"),
        (("neom", "--jobs", "0"), "at least 1"),
        (("neom", "--target", "50"), "use the mode rest or ladder"),
        (("neom", "--option", "tiles"), "name=value"),
    ],
)
def test_a_wrong_input_is_one_line_and_exit_code_2(arguments: tuple[str, ...], words: str) -> None:
    assert_refused(run(*arguments), words)


@pytest.mark.parametrize("option", ["--target=120", "--mode=knockout"])
def test_a_wrong_value_is_refused(option: str) -> None:
    assert run("neom", option).exit_code == 2
