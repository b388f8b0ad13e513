"""The log: it is followed, told in short, and what it names can be looked at."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import rathaus
from tests.browser.tables import Prepared, prepare, words
from tests.browser.visitors import GLANCE, Visitor
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


RECENT = 50  # lines at most, in a window of 720 pixels
SCROLLED_UP = "box => { box.scrollTop -= 200; }"
FROM_END = "box => box.scrollHeight - box.scrollTop - box.clientHeight"


def test_the_log_stays_at_its_end_until_its_reader_goes_up(server: Server, visit: Visit) -> None:
    table = prepare(server, "bruges", people=2, bots=1, decisions=30)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    expect(ann.log).to_contain_text("Bob")
    pill = ann.page.get_by_role("button", name="new line")
    for size in ((1280, 720), (1280, 560), (1280, 900)):  # the column grows and shrinks
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        grow(table)
        ann.page.wait_for_timeout(200)
        assert ann.log.evaluate(FROM_END) < 2, size
        expect(pill).to_have_count(0)
    ann.log.evaluate(SCROLLED_UP)
    grow(table)
    expect(pill).to_be_visible()
    assert ann.log.evaluate(FROM_END) > 100
    pill.click()
    expect(pill).to_have_count(0)
    assert ann.log.evaluate(FROM_END) < 2


def grow(table: Prepared) -> None:
    """Somebody decides until the log has grown."""
    before = len(table.truth(0)["log"])
    with table.server.join(table.id, *table.secrets) as browser:
        while len(table.truth(0)["log"]) == before:
            question = browser.until_asked()
            assert question
            browser.decide(question, question["moves"][0]["move"])


def test_equal_events_in_a_row_are_one_line(server: Server, visit: Visit) -> None:
    table = prepare(server, "bruges", bots=2, decisions=6)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    lines = ann.log.locator("p")
    drawn = lines.filter(has_text="Computer 2 draws 5 cards")
    expect(drawn.first).to_be_visible()
    expect(drawn.first.locator("svg")).to_have_count(5)
    expect(lines.filter(has_text="Computer 2 draws a")).to_have_count(0)


def test_of_a_long_log_the_end_is_drawn_and_all_for_whoever_goes_up(
    server: Server, visit: Visit
) -> None:
    ann = visit()
    lines, earlier = _long_log(server, ann)
    ann.log.hover()
    while earlier.count():  # the first turn of the wheel may meet a page that is still settling
        ann.page.mouse.wheel(0, -60)
        ann.page.wait_for_timeout(GLANCE)
    assert lines.count() > RECENT
    assert 0 < ann.log.evaluate(FROM_END) < 600  # the eyes stay where they are


def test_the_whole_log_is_drawn_for_whoever_comes_there_by_keys(
    server: Server, visit: Visit
) -> None:
    ann = visit()
    lines, earlier = _long_log(server, ann)
    earlier.focus()
    expect(earlier).to_have_count(0)
    assert lines.count() > RECENT


def _long_log(server: Server, visitor: Visitor) -> tuple[Locator, Locator]:
    """The lines of one, and the button for those that are not drawn."""
    table = prepare(server, "hamburg", bots=2, decisions=60)
    visitor.open(table.id, table.secrets[0])
    lines = visitor.log.locator("p.line")
    expect(lines.first).to_be_attached()
    assert lines.count() < RECENT
    return lines, visitor.log.get_by_role("button", name="Earlier", exact=True)


def test_what_the_others_did_can_be_read_in_short(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom", bots=2, decisions=4)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    recap = ann.page.get_by_role("region", name="What the others did since your last turn")
    version = ann.shown["version"]
    while ann.shown["version"] == version:  # a decision may take several steps
        ann.decide(ann.until_asked()[0])
        ann.until_asked()
    expect(recap).to_be_visible()
    if not recap.get_by_role("list").count():
        recap.get_by_role("button").first.click()
    expect(recap.get_by_role("listitem").first).to_contain_text("Computer")


def test_a_new_question_opens_at_its_first_move(server: Server, visit: Visit) -> None:
    table = prepare(server, "hamburg", bots=1, decisions=30)
    ann = visit(size=(1280, 480))
    ann.open(table.id, table.secrets[0])
    box = ann.page.locator("main > .side")
    for _ in range(4):
        moves = ann.until_asked()
        ann.button(moves[-1]).scroll_into_view_if_needed()
        ann.decide(moves[-1])
        ann.until_asked()
        assert box.evaluate("box => box.scrollTop") == 0
        assert ann.page.locator(".moves").first.evaluate("box => box.scrollTop") == 0
