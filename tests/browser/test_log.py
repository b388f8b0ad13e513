"""The log: what it names can be looked at."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import rathaus
from tests.browser.tables import prepare, words
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", rathaus.games())
def test_a_piece_in_the_log_shows_its_text(server: Server, visit: Visit, game: str) -> None:
    table = prepare(server, game, decisions=12)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    named = [(line, mark) for line in ann.shown["log"] for mark in line["marks"]]
    line, mark = next((line, m) for line, m in reversed(named) if m["kind"] == "piece")
    piece = words(server, game)["pieces"][mark["key"]]
    said = line["text"][mark["start"] : mark["end"]]
    link = ann.log.get_by_role("button", name=said, exact=True).last
    link.hover()
    card = ann.page.locator(".piece")
    expect(card.get_by_role("heading", include_hidden=True)).to_have_text(piece["name"])
    for text in filter(None, piece["lines"]):
        expect(card).to_contain_text(text)


def test_new_lines_are_reached_by_tab(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom")
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.decide(ann.until_asked()[0])
    ann.until_asked()
    links = ann.log.get_by_role("button")
    expect(links.last).to_have_attribute("tabindex", "0")
    expect(links.first).to_have_attribute("tabindex", "-1")
