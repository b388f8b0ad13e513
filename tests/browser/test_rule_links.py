"""From a choice that a rule forbids to the rule itself: two clicks, taps or keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.tables import Prepared, prepare
from tests.browser.test_accessibility import findings
from tests.browser.visitors import DESKTOP, PHONE, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
RULE = {"en-GB": "rule", "de-DE": "Regel", "nl-NL": "regel"}


@pytest.fixture(scope="module")
def table(server: Server) -> Prepared:
    """Somebody builds in City Tycoon, where some plants cost too much."""
    for decisions in range(2, 40):
        found = prepare(server, "city_tycoon", decisions=decisions)
        refused = found.truth(0)["question"]["refused"]
        if any(is_plant(each) for each in refused):
            return found
    raise AssertionError("every plant can always be bought")


def is_plant(refused: dict[str, object]) -> bool:
    targets = refused["targets"]
    assert isinstance(targets, list)
    return bool(refused["clause"]) and targets[0]["field"] == "plants"


def barred(page: Page) -> Locator:
    return page.locator("button.barred").first


def expect_rule(page: Page, clause: str) -> None:
    """The rules are open, and the clause is what one looks at."""
    found = page.locator("dialog [data-found]")
    expect(found).to_be_visible()
    assert clause in (found.get_attribute("data-clauses") or "").split()
    expect(found).to_be_in_viewport()


@pytest.mark.parametrize("locale", RULE)
@pytest.mark.parametrize("way", ["mouse", "key", "finger"])
def test_the_rule_behind_a_closed_choice(
    table: Prepared, visit: Visit, locale: str, way: str
) -> None:
    touch = way == "finger"
    ann = visit(locale=locale, touch=touch, size=PHONE if touch else DESKTOP)
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    page, link = ann.page, ann.page.locator("[data-held] button")
    choice = barred(page)
    if way == "mouse":
        choice.click()
        expect(link).to_contain_text(RULE[locale])
        assert findings(ann) == []
        clause = link.inner_text().split()[-1]
        link.click()
    elif way == "finger":
        page.locator(".playing > nav > button").nth(1).tap()  # to the board
        choice.tap()
        clause = link.inner_text().split()[-1]
        link.tap()
    else:
        choice.focus()
        page.keyboard.press("Enter")
        expect(link).to_be_focused()
        clause = link.inner_text().split()[-1]
        page.keyboard.press("Enter")
    expect_rule(page, clause)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    if way == "key":
        expect(choice).to_be_focused()


def test_what_is_held_goes_away_again(table: Prepared, visit: Visit) -> None:
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    held = ann.page.locator("[data-held]")
    barred(ann.page).click()
    ann.page.mouse.move(5, 5)
    expect(held).to_be_visible()  # it waits for the pointer
    ann.page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    barred(ann.page).click()
    expect(held).to_be_visible()
    ann.page.mouse.click(5, 5)
    expect(held).to_have_count(0)
