"""Boards that are larger than their window, or hardly fit into it, show what one decides about."""

from collections.abc import Callable

from playwright.sync_api import Browser, Locator, expect

from tests.browser.pictures import Studio, moment_in, played
from tests.browser.tables import NAMES
from tests.browser.test_sizes import is_in_sight
from tests.browser.visitors import DESKTOP, PHONE, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
BELOW = """list => [...list.querySelectorAll("li")].filter(entry => {
    const { top, bottom } = entry.getBoundingClientRect();
    return (top + bottom) / 2 > list.getBoundingClientRect().bottom;
}).length"""
SPARE = "box => box.clientHeight - box.scrollHeight"
STICKS_OUT = """part => {
    const top = element => element.getBoundingClientRect().top;
    return top(part.closest(".city")) - top(part);
}"""


def first_question(
    server: Server, visit: Visit, game: str, size: tuple[int, int], **options: bool
) -> Visitor:
    """Of a new table with two computers."""
    table = server.new_table(game, 3, **options)
    with server.join(table) as browser:
        secret = browser.sit(0, NAMES[0])
        for seat in (1, 2):
            browser.sit_bot(seat, "random")
    ann = visit(size=size)
    ann.open(table, secret)
    return ann


def lit(ann: Visitor) -> Locator:
    return ann.page.locator(".drawn [data-choices]").first


def test_what_is_asked_comes_into_sight(server: Server, visit: Visit) -> None:
    """The piles to draw from lie below church and square."""
    ann = first_question(server, visit, "hamburg", PHONE)
    expect(lit(ann)).to_be_in_viewport()
    assert is_in_sight(lit(ann))


def test_own_board_stays_in_sight_with_ships(server: Server, visit: Visit) -> None:
    """The piles are at their tallest while one draws, and no die has been rolled yet."""
    ann = first_question(server, visit, "hamburg", DESKTOP, ships=True)
    expect(lit(ann)).to_be_visible()
    assert ann.page.locator(".hamburg").evaluate(SPARE) >= 0


def test_church_keeps_its_spire(server: Server, visit: Visit) -> None:
    """Tiles below its windows lift it."""
    for size in (DESKTOP, PHONE):
        ann = first_question(server, visit, "hamburg", size, clergy=True)
        assert ann.page.locator(".church .tower").evaluate(STICKS_OUT) <= 0


def test_list_says_how_many_moves_lie_below(server: Server, visit: Visit) -> None:
    ann = first_question(server, visit, "neom", (1280, 540))
    moves, rest = ann.page.locator("#moves"), ann.page.locator(".rest button")
    expect(rest).to_be_visible()
    below = moves.evaluate(BELOW)
    assert below > 0
    expect(rest).to_have_text(f"{below} more ↓")
    for _ in range(below):
        if rest.is_visible():
            rest.click()
    expect(rest).to_be_hidden()
    assert moves.evaluate(BELOW) == 0


def test_button_below_the_board_is_whole(server: Server, chromium: Browser) -> None:
    """On a phone, moves that nothing on the board stands for."""
    studio, match = Studio(server, chromium), played("hamburg", 3)
    table, secret = studio.table(match, moment_in(match, 0.85, "use"))
    with studio.page("phone", "en", "light") as page:
        page.goto(f"/table/{table}#seat={secret}")
        expect(page.get_by_role("button", name="Go on")).to_be_visible()
        assert page.locator("ul.below").evaluate(SPARE) >= 0


def test_sheet_of_five_fits_a_phone(server: Server, chromium: Browser) -> None:
    studio = Studio(server, chromium)
    table, secret = studio.finished(played("neom", 5))
    with studio.page("phone", "de", "light") as page:
        page.goto(f"/table/{table}#seat={secret}")
        sheet = page.get_by_role("dialog").get_by_role("table")
        expect(sheet).to_be_visible()
        assert sheet.locator("..").evaluate("box => box.clientWidth - box.scrollWidth") >= 0
