"""The scripts of `examples/` run as they stand, and are short."""

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

from rathaus.cli import main

FOLDER = Path(__file__).parents[1] / "examples"
SCRIPTS = sorted(path.stem for path in FOLDER.glob("*.py"))


def run(script: str, *arguments: str, folder: Path) -> str:
    """What a script prints, started in another folder."""
    done = subprocess.run(
        [sys.executable, "-W", "error", FOLDER / f"{script}.py", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(FOLDER.parent / "src")},
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_script_is_short_and_named_in_the_readme() -> None:
    assert {"many_games", "own_bot", "own_card", "plot", "server_bot", "train_neom_solo"} == set(
        SCRIPTS
    )
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    for script in SCRIPTS:
        lines = (FOLDER / f"{script}.py").read_text(encoding="utf-8").splitlines()
        assert 20 <= len(lines) <= 50, script
        assert f"examples/{script}.py" in readme


def test_the_own_bot_wins_against_random_moves(tmp_path: Path) -> None:
    assert "Dreamer  wins 4 of 4" in run("own_bot", folder=tmp_path)


@pytest.mark.parametrize("game", ["bruges", "city_tycoon"])
def test_the_own_bot_plays_other_games_by_the_name_of_its_file(game: str) -> None:
    bots = f"{FOLDER / 'own_bot.py'}:Dreamer,random"
    arguments = ["simulate", game, "--players", "2", "--games", "1", "--bots", bots]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    assert "Dreamer" in result.stdout


@pytest.mark.thorough
def test_the_own_card_is_played_and_a_printed_one_stays(tmp_path: Path) -> None:
    printed = run("own_card", folder=tmp_path)
    assert "The set is called rich exchange-" in printed
    assert "this value is printed in the rulebook and stays" in printed
    published, mine = (line.split()[2] for line in printed.splitlines()[1:3])
    assert published != mine


@pytest.mark.thorough
def test_many_games_say_which_tiles_win(tmp_path: Path) -> None:
    first, *rest = run("many_games", "6", folder=tmp_path).strip().splitlines()
    assert first.startswith("6 games of 3")
    shares = [int(line.split("%")[0]) for line in rest]
    assert len(shares) == 15
    assert shares == sorted(shares, reverse=True)


@pytest.mark.thorough
def test_the_plot_is_a_picture(tmp_path: Path) -> None:
    assert "scores.svg: the scores of easy, random" in run("plot", folder=tmp_path)
    picture = ET.parse(tmp_path / "scores.svg").getroot()
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}rect"))) > 5
