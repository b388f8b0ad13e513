"""What matters is in sight at once, on a phone and on a small laptop."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import rathaus
from rathaus.core.match import Match
from rathaus.core.records import Record
from tests.browser.tables import Prepared, placed, prepare, words
from tests.browser.visitors import DESKTOP, PHONE, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
FULL_HAND = {"neom": 3, "hamburg": 5, "bruges": 5, "city_tycoon": 3}  # decisions until then
SETTLED = 400  # milliseconds
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "laptop"])

# Inside the window, with nothing in front of its middle.
IN_SIGHT = """element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        && element.contains(front);
}"""
# What reaches beyond the right border, unless a part around it can be scrolled to it.
TOO_WIDE = """() => {
    const scrolls = element => element && (/auto|scroll/.test(getComputedStyle(element).overflowX)
        || scrolls(element.parentElement));
    const beyond = element => element.getBoundingClientRect().right > innerWidth + 1;
    const cut = [...document.querySelectorAll("body *")].filter(e => beyond(e) && !scrolls(e));
    if (document.documentElement.scrollWidth > innerWidth) cut.push(document.documentElement);
    return cut.map(element => element.outerHTML.slice(0, 80));
}"""


def is_in_sight(locator: Locator) -> bool:
    expect(locator).to_be_visible()
    found: bool = locator.evaluate(IN_SIGHT)
    return found


def too_wide(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(TOO_WIDE)
    return found


def city_that_loses_much() -> Record:
    """At its end seat 0 loses points for pollution, a ghost town and power, and is rich."""
    match, rng = Match(rathaus.game("neom"), 3, seed="warn9"), Random(9)
    while not match.is_over:
        seat = match.state.turn()[0]
        match.play(seat, rng.choice(match.state.moves(seat)))
    sheet = match.state.result()[0]
    assert max(sheet["pollution"], sheet["ghost_town"], sheet["power"]) < 0
    assert sheet["money"] > 30
    return match.record()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "nl-NL"])
def test_much_money_and_many_warnings_fit(server: Server, visit: Visit, locale: str) -> None:
    record = city_that_loses_much()
    name = server.post_text("/api/records", record.dumps()).json()["id"]
    ann = visit(size=PHONE, locale=locale)
    ann.page.goto(f"/replay/{name}/{len(record.decisions) - 1}?seat=0")
    expect(ann.page.locator(".purse .warning")).to_have_count(3)
    assert too_wide(ann) == []


@SIZES
@pytest.mark.parametrize("game", rathaus.games())
def test_hand_money_and_prompt_are_in_sight(
    server: Server, visit: Visit, game: str, size: tuple[int, int]
) -> None:
    """And no piece that is looked at covers them."""
    table = prepare(server, game, people=1, bots=2, decisions=FULL_HAND[game])
    ann = visit(size=size)
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    shown = table.truth(0)
    assert is_in_sight(ann.page.get_by_text(shown["prompt"], exact=True))
    assert_purse_in_sight(ann, server, game, shown["view"])
    cards = ann.hand.get_by_role("listitem").get_by_role("button")
    expect(cards).to_have_count(len(held(shown["view"], placed(server, game, "hand"))))
    assert cards.count() >= 4
    assert all(is_in_sight(each) for each in [ann.hand, ann.moves.first, cards.first])
    for card in cards.all():
        if size == PHONE:  # there it is a strip to be pushed along
            card.scroll_into_view_if_needed()
        assert is_in_sight(card)
    assert ann.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    assert too_wide(ann) == []
    if size == PHONE:
        ann.page.get_by_role("navigation").get_by_role("button", name="Board").click()
    assert_nothing_covered(ann)


def assert_purse_in_sight(ann: Visitor, server: Server, game: str, view: dict[str, Any]) -> None:
    money = words(server, game)["fields"]["money"]["label"]
    label = ann.hand.get_by_text(money[0].upper() + money[1:], exact=True)
    pair = label.locator("..")
    amount = (view.get("seats") or view["sides"])[0]["money"]
    assert pair.inner_text().split()[-1] == str(amount)
    for number in pair.locator("..").locator("> *").all():
        assert is_in_sight(number)


def assert_nothing_covered(ann: Visitor) -> None:
    """The card of a piece leaves what is asked and the purse in sight."""
    kept = ann.page.locator("[data-kept]")
    expect(kept).to_have_count(2)
    pieces = ann.page.locator("[aria-description]:not(.target)").locator("visible=true")
    card = ann.page.locator(".piece")
    for number in (0, 1, 2, -3, -2, -1):
        pieces.nth(number % pieces.count()).hover()
        expect(card).to_be_visible()
        ann.page.wait_for_timeout(SETTLED)  # a card that the mouse rests on shows its actions
        assert not any(overlap(card, each) for each in kept.all())
        ann.page.mouse.move(0, 0)
        expect(card).not_to_be_attached()


def held(view: dict[str, Any], fields: list[str]) -> list[str]:
    lists = [view[field] if isinstance(view[field], list) else [view[field]] for field in fields]
    return [piece for pieces in lists for piece in pieces if piece]


@SIZES
def test_a_proposal_moves_nothing_that_could_be_pressed(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    table = prepare(server, "neom", people=2)
    ann = visit(size=size)
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    before = [each.bounding_box() for each in (ann.moves.first, ann.hand)]
    with server.join(table.id, table.secrets[1]) as bob:
        bob.ask(type="propose", seat=1, what="bot", about=1, level="random")
    agree = ann.page.get_by_role("button", name="Agree")
    assert is_in_sight(agree)
    assert is_in_sight(ann.page.get_by_text(table.truth(0)["prompt"], exact=True))
    assert [each.bounding_box() for each in (ann.moves.first, ann.hand)] == before


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    along = a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]
    return across and along


def test_a_phone_tells_the_story_while_others_decide(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom", people=2)
    ann = visit(size=PHONE)
    ann.open(table.id, table.secrets[0])
    ann.decide(ann.until_asked()[0])
    expect(ann.moves).to_have_count(0)
    assert is_in_sight(ann.log.get_by_role("paragraph").last)


def test_a_phone_counts_what_happened_since_the_last_decision(server: Server, visit: Visit) -> None:
    table = prepare(server, "hamburg", people=1, bots=2, decisions=9)
    ann = visit(size=PHONE)
    ann.open(table.id, table.secrets[0])
    news = 0
    while not news:
        moves = ann.until_asked()
        before = len(told(table))
        ann.decide(moves[0])
        ann.until_asked()
        news = len(told(table)) - before
    pane = ann.page.get_by_role("navigation").get_by_role("button", name="Log")
    expect(pane).to_contain_text(str(news))
    pane.click()
    expect(pane).to_have_text("Log")


def told(table: Prepared) -> list[str]:
    """What the log tells Ann about others."""
    return [line["text"] for line in table.truth(0)["log"] if line["seat"] != 0]


def test_a_spectator_with_a_phone_sees_the_board_at_once(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom")
    watcher = visit(size=PHONE)
    watcher.open(table.id)
    assert is_in_sight(watcher.page.get_by_role("list", name="The others"))
    panes = watcher.page.get_by_role("navigation").get_by_role("button")
    expect(panes).to_have_text(["Board", "Log", "Chat"])


def test_a_box_that_goes_on_says_so(server: Server, visit: Visit) -> None:
    table = prepare(server, "bruges", bots=2, decisions=40)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    expect(ann.log).to_have_attribute("data-more", "above")
    ann.log.evaluate("box => box.scrollTo(0, 0)")
    expect(ann.log).to_have_attribute("data-more", "below")


@SIZES
def test_lobby_and_waiting_table_fit_the_width(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    ann = visit(size=size)
    ann.page.goto("/")
    expect(ann.page.get_by_role("button", name="Open the table")).to_be_visible()
    assert too_wide(ann) == []
    ann.open(server.new_table("neom", 5))
    ann.sit(0, "W" * 24)
    expect(ann.row(0).get_by_role("button", name="Stand up")).to_be_visible()
    assert too_wide(ann) == []


@pytest.mark.parametrize("game", rathaus.games())
def test_a_phone_shows_board_log_and_chat_one_at_a_time(
    server: Server, visit: Visit, game: str
) -> None:
    table = prepare(server, game, people=1, bots=2, decisions=12)
    ann = visit(size=PHONE)
    ann.open(table.id, table.secrets[0])
    for name in ("Board", "Log", "Chat"):
        ann.page.get_by_role("navigation").get_by_role("button", name=name).click()
        if name != "Board":  # there the moves stand in one line below it
            expect(ann.moves.first).not_to_be_visible()
        assert is_in_sight(ann.hand)
        assert too_wide(ann) == []
    expect(ann.page.get_by_label("Say something")).to_be_visible()


def test_a_phone_shows_the_board_when_the_game_is_over(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom", people=1, bots=1, decisions=10_000)
    ann = visit(size=PHONE)
    ann.open(table.id, table.secrets[0])
    ann.page.get_by_role("button", name="Show the table").click()
    for name in ("Show the scoring", "Play again"):
        assert is_in_sight(ann.page.get_by_role("button", name=name))
    expect(ann.page.get_by_role("region", name="Board")).to_be_visible()
    assert too_wide(ann) == []
