"""Rules and cards of a game: over the table, beside the board, and on a page of their own."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import Prepared, prepare
from tests.browser.test_accessibility import findings
from tests.browser.visitors import PHONE, Visitor
from tests.server.servers import Server
from tests.server.test_own_game import OwnGameServer

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the template game: its rules are short."""
    with OwnGameServer(f"sqlite:///{tmp_path_factory.mktemp('own') / 'tables.db'}") as running:
        yield running


@pytest.fixture(scope="module")
def table(server: Server) -> Prepared:
    return prepare(server, "high_card", bots=1)


def open_tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()
    expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")


def test_a_key_opens_the_rules_and_the_aid_card_stays_beside_the_board(
    table: Prepared, visit: Visit
) -> None:
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    ann.page.keyboard.press("?")
    book = ann.page.get_by_role("dialog", name="Rules of High Card")
    expect(book).to_contain_text("a bold winner takes the prize twice")
    open_tab(ann.page, "Complete rules")
    expect(book.locator("[data-clauses~='HIG-2.3']")).to_contain_text("All choose a card")
    expect(book).to_contain_text("The 24")  # a piece within a line
    book.get_by_label("Find in the rules").fill("prize boldly")
    expect(book).to_contain_text("1 place")
    expect(book.get_by_role("tabpanel")).not_to_contain_text("Everybody is dealt")
    open_tab(ann.page, "Aid card")
    assert findings(ann) == []
    book.get_by_role("button", name="Keep it beside the board").click()
    expect(book).to_have_count(0)
    aid = ann.page.get_by_role("complementary", name="Aid card")
    expect(aid).to_contain_text("twice the prize")
    ann.page.reload()
    expect(aid).to_be_visible()
    aid.get_by_role("button", name="Close the aid card").click()
    expect(aid).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "tabs", "words"),
    [
        ("de-DE", ["Vollständige Regeln", "Alle Karten"], "Die höchste Karte bekommt den Preis"),
        ("nl-NL", ["Volledige regels", "Alle kaarten"], "De hoogste kaart krijgt de prijs"),
    ],
)
def test_on_a_page_of_their_own_in_every_language(
    server: Server, visit: Visit, locale: str, tabs: list[str], words: str
) -> None:
    ann = visit(locale=locale, size=PHONE, touch=True)
    ann.page.goto("/learn/high_card")
    open_tab(ann.page, tabs[0])
    expect(ann.page.get_by_role("main")).to_contain_text(words)
    open_tab(ann.page, tabs[1])
    expect(ann.page.get_by_role("article")).to_have_count(24)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_the_gallery_finds_cards_by_colour_category_effect_set_and_words(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/")
    ann.page.get_by_role("radio", name="Hamburg").check(force=True)
    ann.page.get_by_role("link", name="How to play Hamburg").click()
    open_tab(ann.page, "All cards")
    main, cards = ann.page.get_by_role("main"), ann.page.get_by_role("article")
    expect(main).to_contain_text("360 cards")
    ann.page.get_by_label("Set", exact=True).select_option("Ships")
    expect(main).to_contain_text("6 cards")
    ann.page.get_by_role("button", name="Pink").click()
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text("advance 1 field on the town-hall square")
    ann.page.get_by_role("button", name="Pink").click()
    ann.page.get_by_label("Set", exact=True).select_option("")
    ann.page.get_by_label("Category").select_option("Crafts")
    expect(cards).to_have_count(12)
    ann.page.get_by_label("Effect").select_option("Lightning: once, when built")
    ann.page.get_by_label("Find a card").fill("1 point")
    expect(cards.first).to_contain_text("1 point")
    expect(cards.first).to_contain_text("Lightning")
    assert 0 < cards.count() < 12
    assert findings(ann) == []
