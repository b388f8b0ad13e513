"""A page that is loaded anew, or loses its server, goes on where it was."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.dealt_server import DealtServer
from tests.browser.tables import prepare
from tests.browser.visitors import Visitor, play
from tests.server.servers import Server

Visit = Callable[..., Visitor]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One for each test: it is killed."""
    with DealtServer(tmp_path) as running:
        yield running


def test_a_page_loaded_anew_shows_the_same_table(server: Server, visit: Visit) -> None:
    table = prepare(server, "hamburg", decisions=20)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    moves = ann.until_asked()
    hand, log = ann.hand.inner_text(), ann.log.inner_text()
    ann.page.reload()
    assert ann.until_asked() == moves
    expect(ann.page.get_by_text(table.truth(0)["prompt"], exact=True)).to_be_visible()
    assert ann.hand.inner_text() == hand
    assert ann.log.inner_text() == log
    assert play(ann, rng=Random(1), most=5) == 5


def test_a_killed_server_comes_back_and_the_table_goes_on(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom", people=2, bots=1, decisions=6)
    ann, bob = visit(), visit()
    for seat, visitor in enumerate((ann, bob)):
        visitor.tolerated = "ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET"
        visitor.open(table.id, table.secrets[seat])
        expect(visitor.hand).to_be_visible()
    play(ann, bob, rng=Random(2), most=4)
    server.kill()
    for visitor in (ann, bob):
        expect(visitor.page.get_by_text("No connection")).to_be_visible()
    server.start()
    for visitor in (ann, bob):
        expect(visitor.page.get_by_text("No connection")).not_to_be_visible()
    assert play(ann, bob, rng=Random(3), most=10) == 10


def test_a_decision_without_a_server_is_not_lost(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom")
    ann = visit()
    ann.tolerated = "ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET"
    ann.open(table.id, table.secrets[0])
    move = ann.until_asked()[0]
    before = table.truth(0)["version"]
    server.kill()
    expect(ann.page.get_by_text("No connection")).to_be_visible()
    ann.button(move).click()
    server.start()
    ann.until_asked()
    assert table.truth(0)["version"] > before


def test_an_answer_of_several_steps_goes_on_although_the_server_was_killed_at_its_first(
    server: Server, visit: Visit
) -> None:
    table = prepare(server, "bruges", decisions=6)
    ann = visit()
    ann.tolerated = "ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET"
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    moves = ann.questions[0]["moves"]
    first = next(move for move in moves if not move["ends"] and not move["then"])
    os.killpg(server.process.pid, signal.SIGSTOP)  # what follows it is asked and never answered
    ann.button(first["move"]).click()
    expect(ann.button(first["move"])).to_have_count(0)
    server.kill()
    expect(ann.page.get_by_text("No connection")).to_be_visible()
    server.start()
    assert play(ann, rng=Random(1), most=5) == 5
