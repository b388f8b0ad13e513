"""A hint at a table against computers, in three languages; none where people play."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.tables import prepare
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
WORDS = {
    "en-GB": ("Hint", "with what your seat can know"),
    "de-DE": ("Tipp", "was dein Platz wissen kann"),
    "nl-NL": ("Hint", "wat jouw plaats kan weten"),
}


@pytest.mark.parametrize("locale", WORDS)
def test_a_hint_tells_a_move_and_its_worth(server: Server, visit: Visit, locale: str) -> None:
    name, why = WORDS[locale]
    table = prepare(server, "hamburg", decisions=6)
    ann = visit(locale=locale)
    ann.open(table.id, table.secrets[0])
    ann.page.get_by_role("button", name=name, exact=True).click()
    expect(ann.page.get_by_text(why)).to_be_visible()
    shown = ann.page.locator(".hint b").inner_text()
    moves = table.truth(0, locale[:2])["question"]["moves"]
    assert shown in [move["text"] for move in moves]


def test_a_hint_can_be_shown_where_it_is_played(server: Server, visit: Visit) -> None:
    table = prepare(server, "hamburg", decisions=6)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.page.get_by_role("button", name="Hint", exact=True).click()
    ann.page.get_by_role("button", name="Show it").click()
    version = table.truth(0)["version"]
    expect(ann.page.locator(".move.selected b")).to_have_text(
        ann.page.locator(".hint b").inner_text()
    )
    expect(ann.page.locator(".move.selected")).to_be_focused()
    assert table.truth(0)["version"] == version  # nothing was played


def test_among_people_there_is_none(server: Server, visit: Visit) -> None:
    table = prepare(server, "hamburg", people=2, bots=1)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    expect(ann.page.get_by_role("button", name="More", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
