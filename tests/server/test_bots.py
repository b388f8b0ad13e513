"""A bot that hangs, fails, dies or cheats is replaced, and its table goes on."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from tests.server.servers import Server, wait_until
from tests.server.test_live import play_out

BROKEN = ("hangs", "raises", "dies", "cheats")
CODE = """
import os, time
from rathaus import bots


class Broken(bots.Bot):
    def __init__(self, game):
        self.game = game


class Hangs(Broken):
    def choose(self, chair, rng):
        time.sleep(1000)


class Raises(Broken):
    def choose(self, chair, rng):
        raise ValueError("what I hold is hidden")


class Dies(Broken):
    def choose(self, chair, rng):
        os._exit(1)


class Cheats(Broken):
    def choose(self, chair, rng):
        return -7


bots._KINDS.update(hangs=Hangs, raises=Raises, dies=Dies, cheats=Cheats)
bots.NAMES = tuple(bots._KINDS)
"""


class WithBrokenBots(Server):
    """Python runs a module of this name in every process before anything else."""

    def __init__(self, folder: Path) -> None:
        database = f"sqlite:///{folder / 'tables.db'}"
        super().__init__(database, bots="2", **{"bot-seconds": "2"})
        (folder / "sitecustomize.py").write_text(CODE)
        self.environment = {"PYTHONPATH": f"{folder}:{Path(__file__).parents[2] / 'src'}"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with WithBrokenBots(tmp_path_factory.mktemp("broken")) as running:
        yield running


@pytest.mark.parametrize("level", BROKEN)
def test_a_table_goes_on_without_its_bot(server: Server, level: str) -> None:
    table = server.new_table("neom", 2)
    with server.join(table) as ann:
        ann.sit(0, "Ann")
        ann.sit_bot(1, level)
        assert play_out(ann, Random(1), most=2) == 2
        assert ann.until_asked()
        assert ann.table["seats"][1]["level"] == level
    wait_until(lambda: f"bot {level} does not decide; random does" in server.logged())
    assert "what I hold is hidden" not in server.logged()


def test_a_healthy_bot_is_not_replaced_beside_broken_ones(server: Server) -> None:
    broken = server.new_table("neom", 2)
    with server.join(broken) as bob:
        bob.sit(0, "Bob")
        bob.sit_bot(1, "hangs")
        table = server.new_table("neom", 2)
        with server.join(table) as ann:
            ann.sit(0, "Ann")
            ann.sit_bot(1, "easy")
            assert play_out(ann, Random(1), most=10) == 10
            assert ann.until_asked()
    assert "bot easy" not in server.logged()


@pytest.mark.thorough
def test_bots_that_wait_for_a_free_process_are_not_too_slow(server: Server) -> None:
    """The two processes are hung up by others for longer than a bot may take."""
    with ExitStack() as stack:
        browsers = []
        for level in (*["hangs"] * 4, "easy"):
            browser = stack.enter_context(server.join(server.new_table("neom", 2)))
            browser.sit(0, "Ann")
            browser.sit_bot(1, level)
            browsers.append(browser)
        assert play_out(browsers[-1], Random(2), most=8) == 8
    assert "bot easy" not in server.logged()
