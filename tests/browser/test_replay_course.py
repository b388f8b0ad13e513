"""A replay that plays by itself, its rounds, the own turns, and the points in the course of it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import tables
from tests.browser.test_accessibility import findings
from tests.browser.test_replays import expect_at, stops, truth, watch
from tests.browser.visitors import PHONE, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]


def late_rounds(shown: dict[str, Any]) -> list[int]:
    """Two rounds, one after the other; in those that follow everybody decides again."""
    return [each["number"] for each in shown["rounds"]][-4:-2]


def test_it_plays_by_itself_and_stops_at_the_end(server: Server, visit: Visit) -> None:
    table = tables.finished(server, "neom")
    *_, third, second, last = stops(table)
    ann = visit()
    watch(ann, table, third)
    expect_at(ann, third)
    ann.page.get_by_label("Speed of the replay").select_option("very fast")
    ann.page.keyboard.press("p")
    expect(ann.page.get_by_role("button", name="Pause")).to_be_visible()
    expect_at(ann, last)
    expect(ann.page.get_by_role("button", name="Play (p)")).to_be_disabled()
    ann.page.keyboard.press("ArrowLeft")
    expect_at(ann, second)


def test_rounds_turns_and_points(server: Server, visit: Visit) -> None:
    table = tables.finished(server, "neom")
    shown = truth(table)
    before, start = late_rounds(shown)
    own = [place for place, each in enumerate(shown["decisions"]) if each["seat"] == 0]
    ann = visit()
    watch(ann, table, start, "?seat=0")
    ann.page.keyboard.press("PageUp")
    expect_at(ann, before)
    ann.page.keyboard.press("PageDown")
    expect_at(ann, start)
    ann.page.get_by_role("button", name="Next turn of Ann").click()
    expect_at(ann, next(place for place in own if place > start))
    ann.page.get_by_role("tab", name="Points").click()
    ann.page.keyboard.press("End")
    for seat, score in enumerate(shown["result"]["scores"]):
        expect(ann.page.get_by_role("tabpanel").get_by_role("listitem").nth(seat)).to_contain_text(
            str(score)
        )
    assert findings(ann) == []
    curve = ann.page.get_by_role("img", name="Points")
    curve.click(position={"x": 10, "y": 100})
    expect_at(ann, 0)


@pytest.mark.parametrize("locale", ["de-DE", "nl-NL"])
def test_on_a_phone_all_of_it_has_room(server: Server, visit: Visit, locale: str) -> None:
    ann = visit(size=PHONE, touch=True, locale=locale)
    watch(ann, tables.finished(server, "neom"), 50, "?seat=0")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for button in ann.page.locator(".transport > :is(.buttons, .turns) button").all():
        expect(button).to_be_in_viewport()
