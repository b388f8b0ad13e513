"""A whole game through the list of moves: one with the mouse, one with the keyboard alone. What is
played on the boards is in `test_boards.py`.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import rathaus
from tests.browser.tables import finished, words, written
from tests.browser.visitors import Typist, Visitor, play
from tests.server.servers import Server

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(own_server: Server) -> Server:
    return own_server


def rows(visitor: Visitor) -> list[list[str]]:
    """The score sheet on the page, without what lies behind its categories."""
    script = """table => [...table.querySelectorAll("tbody tr:not(.inner)")]
        .map(row => [...row.children].map(cell => cell.innerText.trim()))"""
    found: list[list[str]] = visitor.scoring.evaluate(script)
    return found


def expected_rows(result: dict[str, Any], categories: dict[str, str]) -> list[list[str]]:
    sheets = result["sheets"]
    keys = [key for key, value in sheets[0].items() if type(value) is int]
    points = [[categories[key], *(written(sheet[key]) for sheet in sheets)] for key in keys]
    return [*points, ["Place", *(f"{rank}" for rank in result["ranks"])]]


def test_mouse_and_keyboard_play_a_whole_game(server: Server, visit: Visit) -> None:
    game = "neom"
    ann, bob = visit(kind=Typist), visit()
    title = rathaus.game(game).title["en"]
    ann.page.goto("/")
    set_a_table(ann, title, players=3)
    ann.sit(0, "Ann")
    ann.place_bot(2)
    bob.page.goto("/")
    bob.page.get_by_role("link", name=title).filter(has_text="1 free seat").click()
    bob.sit(1, "Bob")

    assert play(ann, bob, rng=Random(game)) > 60

    table = ann.page.url.rpartition("/")[2]
    result = server.get(f"/api/tables/{table}").json()["result"]
    assert [sheet["total"] for sheet in result["sheets"]] == result["scores"]
    expected = expected_rows(result, words(server, game)["sheet"])
    for visitor in (ann, bob):
        expect(visitor.scoring).to_be_visible()
        assert rows(visitor) == expected
    ann.page.keyboard.press("Escape")
    bob.page.get_by_role("button", name="Show the table").click()
    for visitor in (ann, bob):
        expect(visitor.scoring).not_to_be_attached()
    bob.page.get_by_role("button", name="Show the scoring").click()
    expect(bob.scoring).to_be_visible()


@pytest.mark.parametrize("game", rathaus.games())
def test_the_score_sheet_is_that_of_the_server(server: Server, visit: Visit, game: str) -> None:
    table = finished(server, game)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    expect(ann.scoring).to_be_visible()
    assert rows(ann) == expected_rows(table.truth()["result"], words(server, game)["sheet"])


def set_a_table(typist: Visitor, title: str, players: int) -> None:
    assert isinstance(typist, Typist)
    expect(typist.page.get_by_role("radio", name=title)).to_be_attached()
    typist.choose(title)
    typist.choose(str(players))
    typist.press(typist.page.get_by_role("button", name="Open the table"))
    expect(typist.page.get_by_label("Your name")).to_be_visible()
