"""`rathaus load`: a small run, and wrong input."""

import subprocess

import pytest
from click.testing import CliRunner

from rathaus.cli import main
from tests.server.servers import RATHAUS


@pytest.mark.thorough
def test_a_small_run_tells_times_and_memory() -> None:
    command = [RATHAUS, "load", "--tables", "2", "--rate", "5", "--seconds", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    for part in ("moves acknowledged: ", "99% within", "ms a move", "KB an idle one"):
        assert part in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--game", "chess"], "there is no game 'chess'"),
        (["--game", "bruges", "--players", "5"], "bruges is for 2, 3, 4 players"),
        (["--tables", "0"], "--tables"),
    ],
)
def test_wrong_input_gets_one_clear_sentence(arguments: list[str], says: str) -> None:
    done = CliRunner().invoke(main, ["load", *arguments])
    assert done.exit_code == 2
    assert says in done.output
    assert "Traceback" not in done.output


@pytest.mark.thorough
def test_an_attack_is_measured_against_calm() -> None:
    """Whether the machine is quick enough just now is another question."""
    command = [RATHAUS, "load", "--attack", "--tables", "2", "--players", "2", "--rate", "5"]
    done = subprocess.run([*command, "--seconds", "2"], capture_output=True, text=True, check=False)
    for part in ("calm", "under attack", "99% within", "of a processor"):
        assert part in done.stdout
    assert "Traceback" not in done.stderr
