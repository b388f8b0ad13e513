"""A game of a file of one's own through the page: no line of the page knows it."""

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from rathaus.server.routes.page import PAGE
from tests.browser.visitors import Typist, Visitor, play
from tests.server.servers import Server
from tests.server.test_own_game import OwnGameServer

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (PAGE / "index.html").is_file(), "the page is not built: run make page"
    folder = tmp_path_factory.mktemp("own")
    with OwnGameServer(f"sqlite:///{folder / 'tables.db'}") as running:
        yield running


def set_a_table(visitor: Visitor, players: int) -> None:
    visitor.page.goto("/")
    visitor.page.get_by_role("radio", name="High Card").check(force=True)
    visitor.page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    visitor.page.get_by_role("button", name="Open the table").click()


def test_a_whole_game_of_ones_own(server: Server, visit: Visit) -> None:
    ann, bob = visit(), visit(kind=Typist)
    set_a_table(ann, 3)
    levels = ann.page.get_by_label("Level of the computer").locator("option")
    expect(levels).to_have_text(["random"])
    ann.sit(0, "Ann")
    ann.row(2).get_by_role("button", name="Computer").click()
    bob.open(ann.page.url.rpartition("/")[2])
    bob.sit(1, "Bob")

    moves = ann.until_asked()
    hand = ann.hand.get_by_role("list", name="Hand").get_by_role("button")
    expect(hand).to_have_count(3)
    expect(ann.page.get_by_role("region", name="Board")).to_contain_text("Prize")
    expect(ann.button(moves[1])).to_be_visible()
    hand.nth(1).click()  # a card of the hand is the target of its move
    expect(hand.nth(1)).to_have_class(re.compile(r"\bchosen\b"))
    ann.button("bold").focus()
    expect(ann.button("bold")).to_contain_text("Points −1")  # what it may cost

    assert play(ann, bob, rng=Random(1)) == 9  # the last card is not a choice

    for visitor in (ann, bob):
        expect(visitor.scoring).to_contain_text("Points")
        expect(visitor.scoring).to_contain_text("Total")
    ann.page.keyboard.press("Escape")
    link = ann.log.get_by_role("button").last  # a card that the log names
    link.hover()
    expect(ann.page.locator(".piece")).to_have_text(re.compile(r"^\s*The \d+\s*$"))


def test_it_speaks_every_language(server: Server, visit: Visit) -> None:
    ann = visit(locale="de-DE")
    ann.page.goto("/")
    ann.page.get_by_role("radio", name="Hohe Karte").check(force=True)
    expect(ann.page.get_by_text("Die Karten, die alle bekommen")).to_be_visible()
