"""Somebody leaves the table: they are waited for, replaced, and come back."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.tables import Prepared, prepare
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
FOR_BOB = "Let the computer play for Bob"


def test_who_is_away_for_two_seconds_is_not_replaced_on_one_vote(
    server: Server, visit: Visit
) -> None:
    table = prepare(server, "neom", people=2, bots=1)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    with server.join(table.id, table.secrets[1]):
        expect(ann.page.get_by_text("here", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("away", exact=True)).to_be_visible()
    ann.page.get_by_role("button", name="More", exact=True).click()
    expect(ann.page.get_by_role("button", name=FOR_BOB)).to_be_disabled()
    left = ann.page.get_by_role("timer")
    expect(left).to_contain_text("Bob may still come back: 2:5")
    before = left.inner_text()
    expect(left).not_to_have_text(before)
    assert table.truth()["seats"][1]["kind"] == "person"
    with server.join(table.id, table.secrets[1]):
        expect(left).not_to_be_attached()
        expect(ann.page.get_by_role("button", name=FOR_BOB)).to_be_enabled()


def test_who_is_back_takes_the_seat_without_asking(visit: Visit, server: Server) -> None:
    table = prepare(server, "neom", people=2, bots=1)
    _leave_to_a_bot(table)
    bob = visit()
    bob.open(table.id, table.secrets[1])
    bob.page.get_by_role("button", name="Play myself again").first.click()
    expect(bob.page.get_by_text("The computer plays for Bob.")).not_to_be_attached()
    assert table.truth()["seats"][1]["kind"] == "person"
    expect(bob.page.get_by_role("log")).to_contain_text("Bob is back and plays again.")


def _leave_to_a_bot(table: Prepared) -> None:
    """Bob is willing, and Ann agrees."""
    with table.server.join(table.id, *table.secrets) as both:
        answer = both.ask(type="propose", seat=1, what="bot", about=1, level="random")
        assert answer["type"] == "done"
        assert both.ask(type="vote", seat=0, agrees=True)["type"] == "done"
