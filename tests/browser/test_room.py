"""The boards use the room they have: what is one's own is seen whole, and what matters is large."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.test_city_map import at_table, seated, width
from tests.browser.visitors import PHONE, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
TABLET = (820, 1180)
HIDDEN_BELOW = "element => element.scrollHeight - element.clientHeight"
STICKS_OUT = """() => [...document.querySelectorAll("dialog li")].filter(
    each => each.scrollWidth > each.clientWidth + 1).length"""
BEGINS_LINES = """() => [...document.querySelectorAll("[role=log] .line > span")].filter(line => {
  const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const { left } = line.getBoundingClientRect();
  while (walk.nextNode()) {
    const at = walk.currentNode.data.search(/[^ ]/);
    if (at < 0 || !/[.,:;]/.test(walk.currentNode.data[at])) continue;
    range.setStart(walk.currentNode, at);
    range.setEnd(walk.currentNode, at + 1);
    if (range.getBoundingClientRect().left < left + 2) return true;
  }
  return false;
}).length"""


@pytest.mark.parametrize("share", [0.0, 0.15, 0.35, 0.99])
def test_the_own_board_of_hamburg_is_seen_whole(server: Server, visit: Visit, share: float) -> None:
    """Also while one draws, when the dice lie in heaps, and when many houses stand there."""
    kind = "draw:" if share < 0.9 else "play:"
    table = seated(server, kind, share, game="hamburg")
    ann = visit()
    ann.open(table.id, table.secrets[0])
    board = ann.page.locator(".hamburg")
    expect(board).to_be_visible()
    ann.until_asked()
    assert board.evaluate(HIDDEN_BELOW) <= 1
    assert ann.page.locator(".display").first.evaluate(HIDDEN_BELOW) <= 1


def test_nothing_sticks_out_of_the_columns_of_another_player_on_a_phone(
    server: Server, visit: Visit
) -> None:
    table = seated(server, "", game="hamburg")
    ann = visit(size=PHONE, touch=True, locale="de-DE")
    ann.open(table.id, table.secrets[0])
    ann.page.locator(".panel .head").first.click()
    expect(ann.page.get_by_role("dialog").locator(".levels").first).to_be_visible()
    assert ann.page.evaluate(STICKS_OUT) == 0


def test_the_late_city_is_larger_on_a_tablet(server: Server, visit: Visit) -> None:
    """What lies beside the map goes above and below it where the board is upright."""
    ann = at_table(visit, seated(server, "play:", share=0.85), size=TABLET)
    assert width(ann.page.locator(".site").first) > 48


def test_a_finger_scrolls_past_a_map_that_is_seen_whole(server: Server, visit: Visit) -> None:
    ann = at_table(visit, seated(server, "play:"), size=(844, 390), touch=True)
    country = ann.page.get_by_role("region", name="Map of the city")
    expect(country).to_have_css("touch-action", "pan-y")
    ann.page.get_by_title("Nearer").click()
    expect(country).to_have_css("touch-action", "none")


def test_no_line_of_the_log_begins_with_a_comma(server: Server, visit: Visit) -> None:
    ann = at_table(visit, seated(server, "pick:", share=0.3))
    expect(ann.log.get_by_role("button").first).to_be_attached()
    assert ann.page.evaluate(BEGINS_LINES) == 0


def test_a_card_is_described_only_where_it_tells_moves_apart(server: Server, visit: Visit) -> None:
    """All actions of a card are about it: its price beside one of them would be misleading."""
    table = seated(server, "as:", share=0.4, game="bruges")
    ann = visit()
    ann.open(table.id, table.secrets[0])
    assert len(ann.until_asked()) > 2
    expect(ann.page.locator(".move small.muted")).to_have_count(0)
