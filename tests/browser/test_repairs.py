"""Small things that once went wrong at the table."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.tables import prepare
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]


def test_a_double_click_makes_one_decision(server: Server, visit: Visit) -> None:
    table = prepare(server, "city_tycoon", bots=2)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    for kept in (1, 2):
        ann.until_asked()
        version = table.truth(0)["version"]
        card = ann.hand.locator("[data-choices]").first
        (card if kept == 1 else ann.moves.first).dblclick()
        if ann.page.locator(".unsure").count():
            card.click()
        expect(ann.page.locator(".playing")).not_to_have_attribute("data-step", "")
        table.after(version)
        ann.page.wait_for_timeout(600)
        assert len(table.truth(0)["view"]["kept"]) == kept


def test_take_back_is_offered_when_there_is_something_to_take_back(
    server: Server, visit: Visit
) -> None:
    table = prepare(server, "neom", people=2)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    moves = ann.until_asked()
    take_back = ann.page.get_by_role("button", name="Take back")
    expect(take_back).to_have_count(0)
    ann.decide(moves[0])
    expect(take_back).to_be_visible()


def test_nothing_pops_up_under_a_pointer_that_rests(server: Server, visit: Visit) -> None:
    table = prepare(server, "city_tycoon", bots=2)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    cards = ann.hand.get_by_role("listitem").get_by_role("button")
    table_shown = ann.page.locator(".playing")
    step = table_shown.get_attribute("data-step") or ""
    box = cards.first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.page.mouse.move(x, y)
    ann.page.mouse.click(x, y)
    if ann.page.locator(".unsure").count():
        ann.page.mouse.click(x, y)
    expect(table_shown).not_to_have_attribute("data-step", step)
    ann.page.wait_for_timeout(500)
    expect(ann.page.locator(".piece")).to_have_count(0)
    ann.page.mouse.move(x + 3, y)
    expect(ann.page.locator(".piece")).to_be_visible()


def test_two_people_at_one_table_have_two_names(server: Server, visit: Visit) -> None:
    ann = visit()
    ann.open(server.new_table("neom", 3))
    ann.sit(0, "Ann")
    ann.page.get_by_label("Your name").fill("ann ")
    expect(ann.page.get_by_role("alert")).to_have_text(
        "Somebody at this table is called ann already. Take another name."
    )
    expect(ann.row(1).get_by_role("button", name="Sit here")).to_be_disabled()
    ann.page.get_by_label("Your name").fill("Anna")
    expect(ann.row(1).get_by_role("button", name="Sit here")).to_be_enabled()


def test_arrows_go_from_one_lit_thing_to_the_next(server: Server, visit: Visit) -> None:
    table = prepare(server, "bruges", bots=2)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    lit = ann.page.locator(".drawn .target[data-choices]")
    expect(lit.nth(1)).to_be_visible()
    lit.first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(lit.nth(1)).to_be_focused()
    ann.page.keyboard.press("ArrowLeft")
    expect(lit.first).to_be_focused()
