"""A guided first game on the real board: it says a word at each decision and never plays."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_accessibility import findings
from tests.browser.visitors import PHONE, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
LANGUAGES = {"en-GB": "Guided first game", "de-DE": "Geführtes erstes Spiel"}
LANGUAGES |= {"nl-NL": "Begeleid eerste spel"}


def lesson(server: Server, game: str, lang: str) -> dict[str, Any]:
    shown: dict[str, Any] = server.get(f"/api/games/{game}/lesson?lang={lang}").json()
    return shown


def start(visitor: Visitor, game: str) -> None:
    locale = str(visitor.page.evaluate("navigator.language"))
    visitor.page.goto("/")
    visitor.page.get_by_role("radio", name=game).check(force=True)
    visitor.page.get_by_role("button", name=LANGUAGES[locale]).click()
    visitor.page.wait_for_url("**/table/*")


@pytest.mark.parametrize(
    ("game", "title", "locale"),
    [
        ("neom", "NEOM", "en-GB"),
        ("hamburg", "Hamburg", "de-DE"),
        ("bruges", "Brugge", "nl-NL"),
        ("city_tycoon", "City Tycoon", "de-DE"),
    ],
)
def test_whoever_follows_it_hears_every_word(
    server: Server, visit: Visit, game: str, title: str, locale: str
) -> None:
    told = lesson(server, game, locale[:2])
    ann = visit(locale=locale)
    start(ann, title)
    panel = ann.page.locator(".side section").first
    for answer in told["answers"]:
        for move, text in zip(answer["moves"], answer["texts"], strict=True):
            expect(panel).to_contain_text(text)
            ann.decide(move)
    expect(panel).to_contain_text(told["ending"])


def test_it_can_be_left_and_resumed_and_other_ways_are_ones_own(
    server: Server, visit: Visit
) -> None:
    told = lesson(server, "neom", "en")
    ann = visit(size=PHONE, touch=True)
    start(ann, "NEOM")
    panel = ann.page.get_by_role("region", name="Your first game")
    expect(panel).to_contain_text(told["answers"][0]["texts"][0])
    moves = ann.until_asked()
    panel.get_by_role("button", name="Show: Choose Townhouses").click()
    assert ann.until_asked() == moves  # nothing was played
    panel.get_by_role("button", name="Leave").click()
    expect(panel).to_have_count(0)
    ann.page.reload()
    ann.page.get_by_role("button", name="Resume the guided first game").click()
    expect(panel).to_contain_text("1 of")
    assert findings(ann, "light") == []
    ann.until_asked()
    ann.decide("pick:ranch")
    expect(panel).to_contain_text(told["general"]["sell"])  # not: build the Townhouses
    ann.decide("sell")
    expect(panel).to_contain_text(told["answers"][2]["texts"][0])


def test_every_step_of_an_answer_is_shown_in_the_list_ready_for_enter(
    server: Server, visit: Visit
) -> None:
    told = lesson(server, "hamburg", "en")
    moves = told["answers"][0]["moves"]
    assert len(moves) > 2
    ann = visit()
    start(ann, "Hamburg")
    panel = ann.page.get_by_role("region", name="Your first game")
    for move, text in zip(moves[:3], told["answers"][0]["texts"], strict=False):
        expect(panel).to_contain_text(text)
        panel.get_by_role("button", name="Show:").click()
        expect(ann.button(move)).to_be_focused()
        expect(ann.page.locator(f'.selected[data-move="{move}"]')).to_be_attached()
        ann.page.keyboard.press("Enter")
    expect(panel).to_contain_text(told["answers"][0]["texts"][3])
