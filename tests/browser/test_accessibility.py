"""axe finds nothing serious, wherever a visitor comes, in light and in dark."""

from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import rathaus
from tests.browser.tables import finished, prepare
from tests.browser.visitors import PHONE, Typist, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
Theme = Literal["light", "dark"]
BOTH: tuple[Theme, ...] = ("light", "dark")
GRAVE = ("serious", "critical")
# axe takes a button that a modal dialog covers for the background of the dialog's text.
ONLY_THE_DIALOG = """body:has(dialog[open]) * { visibility: hidden }
    body dialog[open], body dialog[open] * { visibility: visible }"""

AT_REST = "() => document.getAnimations().length === 0"  # colours may fade over to the new theme


def findings(visitor: Visitor, *themes: Theme) -> list[str]:
    """What axe calls serious or critical, in both themes or the given ones."""
    found = []
    visitor.page.add_style_tag(content=ONLY_THE_DIALOG)
    for theme in themes or BOTH:
        visitor.page.emulate_media(color_scheme=theme)
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        visitor.page.wait_for_function(AT_REST)
        for each in Axe().run(visitor.page).response["violations"]:
            if each["impact"] in GRAVE:
                nodes = [
                    f"{node['html'][:160]} {node['failureSummary']}" for node in each["nodes"][:4]
                ]
                found.append(f"{theme}: {each['id']}: {each['help']}: {nodes}")
    return found


def test_the_lobby(server: Server, visit: Visit) -> None:
    server.new_table("hamburg", 3)
    ann = visit()
    ann.page.goto("/")
    expect(ann.page.get_by_role("link", name="Hamburg").first).to_be_visible()
    assert findings(ann) == []
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert findings(ann) == []


def test_the_name_of_a_chosen_game_is_read_without_its_mark(server: Server, visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/")
    expect(ann.page.get_by_role("radio", name="NEOM", exact=True)).to_be_checked()


def test_a_waiting_table(server: Server, visit: Visit) -> None:
    ann = visit()
    ann.open(server.new_table("bruges", 3))
    ann.sit(0, "Ann")
    ann.place_bot(1)
    expect(ann.row(1).get_by_role("button", name="Send away")).to_be_visible()
    assert findings(ann) == []


@pytest.mark.parametrize("game", rathaus.games())
def test_a_running_table(server: Server, visit: Visit, game: str) -> None:
    table = prepare(server, game, bots=2, decisions=25)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    assert findings(ann) == []
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert findings(ann, "dark") == []  # colours do not depend on the size


@pytest.mark.parametrize("game", rathaus.games())
def test_a_final_scoring(server: Server, visit: Visit, game: str) -> None:
    table = finished(server, game)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    expect(ann.scoring).to_be_visible()
    assert findings(ann) == []


def test_the_closed_scoring_is_near_for_the_keyboard(server: Server, visit: Visit) -> None:
    table = finished(server, "hamburg")
    ann = visit(kind=Typist)
    ann.open(table.id, table.secrets[0])
    expect(ann.scoring).to_be_visible()
    ann.page.keyboard.press("Escape")
    back = ann.page.get_by_role("button", name="Show the scoring")
    expect(back).to_be_focused()
    ann.page.keyboard.press("Enter")
    assert isinstance(ann, Typist)
    ann.press(ann.page.get_by_role("button", name="Show the table"))
    expect(back).to_be_focused()


def test_the_skip_link_leads_to_the_scoring(server: Server, visit: Visit) -> None:
    table = finished(server, "neom")
    ann = visit(kind=Typist)
    ann.open(table.id, table.secrets[0])
    expect(ann.scoring).to_be_visible()
    ann.page.get_by_role("button", name="Show the table").click()
    ann.page.get_by_role("link", name="Skip to the scoring").focus()
    ann.page.keyboard.press("Enter")
    assert isinstance(ann, Typist)
    ann.tab_to(ann.page.get_by_role("button", name="Show the scoring"), most=3)


def test_the_skip_link_leads_to_the_moves(server: Server, visit: Visit) -> None:
    table = prepare(server, "hamburg", decisions=25)
    ann = visit(kind=Typist)
    ann.open(table.id, table.secrets[0])
    move = ann.until_asked()[0]
    ann.page.keyboard.press("Tab")
    expect(ann.page.get_by_role("link", name="Skip to your moves")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Tab")
    expect(ann.button(move)).to_be_focused()
