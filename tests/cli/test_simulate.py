"""`rathaus simulate`: results that can be repeated, as a table or as JSON."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rathaus.arena.simulation import simulate
from rathaus.cli import main
from rathaus.cli.simulate import BINS, histogram
from tests.cli.driving import assert_refused


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["simulate", *arguments])


def test_the_json_is_byte_identical_under_a_seed_whatever_the_number_of_processes() -> None:
    arguments = ("neom", "--players", "3", "--games", "6", "--seed", "x", "--json")
    one, again, spread = run(*arguments), run(*arguments), run(*arguments, "--jobs", "2")
    assert one.exit_code == 0
    assert one.stdout_bytes == again.stdout_bytes == spread.stdout_bytes
    assert one.stderr == ""


def test_the_json_is_what_the_simulation_says() -> None:
    bots = ["easy", "random"]
    printed = run("neom", "--players=2", "--games=3", "--seed=4", "--bots=easy,random", "--json")
    expected = simulate("neom", players=2, games=3, seed=4, bots=bots)
    assert json.loads(printed.stdout) == expected.to_json()


def test_another_seed_gives_other_results() -> None:
    one = run("neom", "--players", "2", "--games", "3", "--seed", "1", "--json")
    two = run("neom", "--players", "2", "--games", "3", "--seed", "2", "--json")
    assert json.loads(one.stdout)["results"] != json.loads(two.stdout)["results"]


def test_the_table_has_a_row_for_each_seat() -> None:
    result = run("neom", "--players", "3", "--games", "4", "--bots", "random,easy,random")
    assert result.exit_code == 0
    rows = [line.split() for line in result.stdout.splitlines()[4:] if line.strip()]
    assert [row[:2] for row in rows] == [["0", "random"], ["1", "easy"], ["2", "random"]]
    assert sum(float(row[2].rstrip("%")) for row in rows) == pytest.approx(100, abs=0.2)
    seats = simulate("neom", players=3, games=4, bots=["random", "easy", "random"]).seats()
    for row, seat in zip(rows, seats, strict=True):
        assert row[3:6] == [f"{seat.mean:.1f}", f"{seat.deviation:.1f}", str(seat.least)]
        assert row[9] == str(seat.most)


def test_the_table_fits_a_narrow_terminal_and_has_no_clock() -> None:
    one = run("neom", "--players", "5", "--games", "3")
    assert max(map(len, one.stdout.splitlines())) <= 80
    assert "…" not in one.stdout
    assert one.stderr == ""
    assert one.stdout == run("neom", "--players", "5", "--games", "3").stdout


def test_options_are_read_by_their_declaration() -> None:
    arguments = ("--option", "tiles=4+", "--option", "beginner=yes", "--json")
    result = run("neom", "--players", "1", "--games", "1", *arguments)
    assert json.loads(result.stdout)["options"] == {"beginner": True, "tiles": "4+"}


def test_a_component_file_is_used_and_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "neom"\nname = "mine"\n[roads]\nslums = "N"\n', encoding="utf-8")
    result = run("neom", "--players", "2", "--games", "1", "--components", str(file), "--json")
    assert json.loads(result.stdout)["components"].startswith("mine-")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "there is no game 'chess'"),
        (("neom", "--players", "6"), "for 1, 2, 3, 4, 5 players"),
        (("neom", "--bots", "genius"), "there is no bot 'genius'"),
        (("neom", "--bots", "random,easy"), "2 bots cannot fill 4 seats"),
        (("neom", "--games", "0"), "at least 1"),
        (("neom", "--jobs", "0"), "at least 1"),
        (("neom", "--option", "tiles"), "name=value"),
        (("neom", "--option", "weather=fine"), "there is no option 'weather'"),
        (("neom", "--option", "beginner=perhaps"), "cannot be 'perhaps'"),
        (("neom", "--option", "tiles=5+"), "exists only for"),
    ],
)
def test_a_wrong_input_is_one_line_and_exit_code_2(arguments: tuple[str, ...], words: str) -> None:
    assert_refused(run(*arguments), words)


def test_a_component_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")
    result = run("neom", "--components", str(file))
    assert result.exit_code == 2
    assert "UTF-8" in result.stderr


# -- bars --------------------------------------------------------------------------------------


def test_the_fullest_bin_has_the_tallest_bar() -> None:
    assert histogram([1, 1, 2, 16], 1, 16) == "█▄" + " " * 13 + "▄"


def test_a_single_game_leaves_a_mark_beside_many() -> None:
    bars = histogram([0] * 1000 + [BINS - 1], 0, BINS - 1)
    assert bars[0] == "█"
    assert bars[-1] == "▁"


@pytest.mark.parametrize("scores", [[5], [-20, -3], [-1, 0, 1], list(range(100)), [7, 7, 7]])
def test_lowest_and_highest_score_fall_into_the_outer_bins(scores: list[int]) -> None:
    bars = histogram(scores, min(scores), max(scores))
    assert len(bars) == BINS
    assert bars[0] != " "
    assert sum(bar != " " for bar in bars) <= len(set(scores))


def test_seats_share_one_scale() -> None:
    assert histogram([0], 0, 99).index("█") == 0
    assert histogram([99], 0, 99).index("█") == BINS - 1
