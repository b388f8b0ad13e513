"""Seats: several on one device, given up again, and opened on another device."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitors import PHONE, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]


def test_two_people_share_one_browser(server: Server, visit: Visit) -> None:
    both = visit()
    both.open(server.new_table("neom", 3))
    both.place_bot(2)
    both.sit(0, "Ann")
    both.sit(1, "Bob")
    hands = {}
    for name in ("Ann", "Bob"):
        expect(both.page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
        expect(both.hand).not_to_be_attached()
        expect(both.moves).to_have_count(0)
        both.page.get_by_role("button", name=f"I am {name}").click()
        moves = both.until_asked()
        expect(both.hand).to_contain_text(name)
        hands[name] = moves
        both.decide(moves[0])
    assert not set(hands["Ann"]) & set(hands["Bob"])


def test_seats_and_bots_come_and_go_before_the_game(server: Server, visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = server.new_table("hamburg", 3)
    ann.open(table)
    bob.open(table)
    ann.sit(0, "Ann")
    expect(bob.row(0)).to_contain_text("Ann")
    expect(bob.row(0).get_by_role("button", name="Stand up")).to_have_count(0)
    ann.place_bot(1)
    expect(bob.row(1)).to_contain_text("computer, random")
    ann.row(1).get_by_role("button", name="Send away").click()
    expect(bob.row(1)).to_contain_text("free")
    ann.row(0).get_by_role("button", name="Stand up").click()
    expect(bob.row(0)).to_contain_text("free")
    bob.sit(0, "Bob")
    expect(ann.row(0)).to_contain_text("Bob")
    bob.page.get_by_label("Level of the computer").select_option("random")
    bob.page.get_by_role("button", name="Computer on all free seats").click()
    assert bob.until_asked()
    expect(ann.page.get_by_text("You are watching.")).to_be_visible()


@pytest.mark.parametrize("is_started", [False, True], ids=["waiting", "running"])
def test_a_secret_link_opens_the_seat_elsewhere(
    server: Server, visit: Visit, is_started: bool
) -> None:
    ann, phone = visit(), visit(size=PHONE)
    ann.open(server.new_table("neom", 3))
    ann.sit(1, "Ann")
    ann.row(1).get_by_role("button", name="Link of this seat").click()
    expect(ann.row(1).get_by_text("Copied")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert "#seat=" in link
    if is_started:
        ann.place_bot(0)
        ann.place_bot(2)
        ann.until_asked()
    phone.page.goto(link)
    expect(phone.page).to_have_url(link.partition("#")[0])
    if is_started:
        moves = phone.until_asked()
        assert ann.until_asked() == moves
        phone.decide(moves[0])
        expect(ann.button(moves[0])).not_to_be_attached()
    else:
        expect(phone.row(1).get_by_role("button", name="Stand up")).to_be_visible()


def test_the_invitation_is_no_secret_link(server: Server, visit: Visit) -> None:
    ann = visit()
    ann.open(server.new_table("neom", 3))
    ann.sit(0, "Ann")
    expect(ann.row(0).get_by_role("button", name="Stand up")).to_be_visible()
    ann.page.get_by_role("button", name="Copy the link").click()
    expect(ann.page.get_by_text("Copied")).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == ann.page.url


def test_an_unknown_table_says_so(server: Server, visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/table/0000000000")
    expect(ann.page.get_by_text("There is no table here.")).to_be_visible()
    ann.page.get_by_role("link", name="All tables").click()
    expect(ann.page.get_by_role("heading", name="Take a seat")).to_be_visible()
