"""Every word changes with the language, in the middle of a game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import rathaus
from tests.browser.tables import prepare
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
LANGUAGES = {
    "de": "Deutsch",
    "nl": "Nederlands",
    "en": "English",
}


@pytest.mark.parametrize("game", rathaus.games())
def test_three_languages_in_the_middle_of_a_game(server: Server, visit: Visit, game: str) -> None:
    table = prepare(server, game, decisions=15)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    logs = set()
    for lang, name in LANGUAGES.items():
        choose(ann, name)
        truth = table.truth(0, lang)
        expect(ann.page.locator("html")).to_have_attribute("lang", lang)
        expect(ann.page.get_by_text(truth["prompt"], exact=True)).to_be_visible()
        shown = ann.log.locator("p.line > span:last-child").all_inner_texts()
        told = {line["text"] for line in truth["log"]}  # what is alike is told in one line
        assert len(told.intersection(map(str.strip, shown))) > 3
        first = truth["question"]["moves"][0]
        expect(ann.button(first["move"])).to_contain_text(first["text"])
        logs.add(tuple(shown))
    assert len(logs) == len(LANGUAGES)


def choose(visitor: Visitor, language: str) -> None:
    page = visitor.page
    page.locator("header").get_by_role("button").last.click()
    page.get_by_role("dialog").get_by_text(language, exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_browsers_language_is_the_first_choice(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom")
    bram = visit(locale="nl-NL")
    bram.open(table.id, table.secrets[0])
    expect(bram.page.get_by_text(table.truth(0, "nl")["prompt"], exact=True)).to_be_visible()
    expect(bram.page.locator("html")).to_have_attribute("lang", "nl")
