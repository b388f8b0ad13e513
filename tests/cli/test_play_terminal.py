"""`rathaus play` in a real terminal: a pseudo-terminal of a given size, and signals."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

import rathaus
from rathaus.core import records
from rathaus.games.neom import text

PATIENCE = 60  # seconds until a silent program counts as hung
PROMPT = "\n> "
CLEAR, CLEAR_HISTORY = "\x1b[2J", "\x1b[3J"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """The command in a pseudo-terminal, as a person would sit before it."""

    environment: ClassVar[dict[str, str]] = {}

    def __init__(self, folder: Path, *arguments: str, columns: int = 80, rows: int = 24) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        kept = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from rathaus.cli import main; main()", "play", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={**kept, "TERM": "xterm-256color", "COLORTERM": "truecolor", **self.environment},
            start_new_session=True,
        )
        os.close(slave)
        self.unread = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def wait_for(self, text: str) -> str:
        """Read on until a text appears; everything up to it."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.unread:
            ready, _, _ = select.select([self.master], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"{text!r} did not appear; unread: {self.unread[-2000:]!r}"
            self.unread += self._read()
        before, found, self.unread = self.unread.partition(text)
        return before + found

    def _read(self) -> str:
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux reports the end of a pseudo-terminal as an error
            data = b""
        assert data, f"the command has ended; unread: {self.unread[-2000:]!r}"
        return self.decoder.decode(data).replace("\r", "")

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def ask(self, line: str, until: str = PROMPT) -> str:
        """Type a line, and read the screen that comes of it."""
        self.type(line)
        return self.wait_for(until)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)


class PlainTerminal(Terminal):
    environment: ClassVar = {"NO_COLOR": "1"}


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def plain(screen: str) -> str:
    return CODES.sub("", screen)


DUEL = ("neom", "--players", "3", "--bots", "random,random", "--seed", "duel")


def test_make_play_asks_three_questions_with_defaults(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminal = Terminal(tmp_path, "neom", "--save", "game.jsonl")
    terminals.append(terminal)
    terminal.wait_for("How many players? [4] ")
    terminal.ask("seven", until="Please answer with one of: 1, 2, 3, 4, 5\n")
    terminal.ask("3", until="[easy] ")
    terminal.ask("random", until="[y/N] ")
    screen = plain(terminal.ask("y"))
    assert "Generation I" in screen
    terminal.type("q")
    terminal.process.wait(PATIENCE)
    record = records.loads((tmp_path / "game.jsonl").read_text(encoding="utf-8"))
    assert record.seats == ("human", "random", "random")
    assert record.options == {"beginner": True}


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40), (160, 50)])
def test_a_screen_fits_the_terminal_and_shows_the_city(
    tmp_path: Path, terminals: list[Terminal], columns: int, rows: int
) -> None:
    terminal = Terminal(
        tmp_path, "neom", "--players", "4", "--seed", "fit", columns=columns, rows=rows
    )
    terminals.append(terminal)
    terminal.wait_for(PROMPT)
    for _ in range(24):
        screen = plain(terminal.ask("1").rpartition(CLEAR)[2]).removesuffix(PROMPT)
        lines = screen.splitlines()
        assert not [line for line in lines if len(line) > columns]
        assert len(lines) + 1 <= rows  # the line to type on
        assert lines[0].startswith("NEOM")
        assert any("┌" in line for line in lines)


def test_colours_are_left_out_on_request(tmp_path: Path, terminals: list[Terminal]) -> None:
    coloured, sober = Terminal(tmp_path, *DUEL), PlainTerminal(tmp_path, *DUEL)
    terminals += [coloured, sober]
    is_coloured = re.compile(r"\x1b\[[0-9;]*[34]8;[25];")
    first, second = coloured.wait_for(PROMPT), sober.wait_for(PROMPT)
    assert is_coloured.search(first)
    assert not is_coloured.search(second)
    assert plain(first) == plain(second)


def test_the_device_is_passed_on_with_a_clean_screen(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminal = Terminal(tmp_path, "neom", "--players", "3", "--bots", "none", "--seed", "hot")
    terminals.append(terminal)
    assert "Pass the device to player 1." in terminal.wait_for(PROMPT)
    own = plain(terminal.ask(""))
    names = [text.tile_name(tile, "en") for tile in rathaus.game("neom").kit.cornerstones]
    held = [name for name in names if f"Keep {name} " in own]
    assert len(held) == 4
    passed = terminal.ask("1")
    assert CLEAR_HISTORY in passed
    screen = plain(passed.rpartition(CLEAR)[2])
    assert "Pass the device to player 2." in screen
    assert not any(name in screen for name in names)
    assert not any(f"Keep {name} " in plain(terminal.ask("")) for name in held)


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, *DUEL, "--save", "game.jsonl")
    terminals.append(terminal)
    terminal.wait_for(PROMPT)
    for _ in range(9):
        screen = terminal.ask("1")
    terminal.process.kill()
    terminal.process.wait()
    resumed = Terminal(tmp_path, "--resume", "game.jsonl")
    terminals.append(resumed)
    again = resumed.wait_for(PROMPT)
    city = [line for line in plain(screen.rpartition(CLEAR)[2]).splitlines() if "│" in line]
    assert city
    assert [line for line in plain(again).splitlines() if "│" in line] == city


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_stopped_game_is_saved_first(
    tmp_path: Path, terminals: list[Terminal], number: signal.Signals
) -> None:
    terminal = Terminal(tmp_path, *DUEL)
    terminals.append(terminal)
    terminal.wait_for(PROMPT)
    terminal.ask("1")
    stop(terminal.process, number)
    end = terminal.wait_for("Stopped.")
    assert terminal.process.wait(PATIENCE) == 130
    assert "Traceback" not in end
    (path,) = tmp_path.glob("*.jsonl")
    assert f"rathaus play --resume {path.name}" in end
    record = records.loads(path.read_text(encoding="utf-8"))
    assert [each.seat for each in record.decisions if each.seat == 0] == [0]


def stop(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """As a person would: a signal in the instant before the command reads is acted on late."""
    for _ in range(10):
        time.sleep(0.5)
        process.send_signal(number)
        try:
            process.wait(5)
            return
        except subprocess.TimeoutExpired:
            continue


def test_the_end_of_typing_saves_the_game(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, *DUEL)
    terminals.append(terminal)
    terminal.wait_for(PROMPT)
    os.write(terminal.master, b"\x04")
    assert "rathaus play --resume" in terminal.wait_for("rathaus play --resume")
    assert terminal.process.wait(PATIENCE) == 0
    assert list(tmp_path.glob("*.jsonl"))
