"""After a game: what could have been better, how it stood, and on from there in one click."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitors import Visitor
from tests.server.servers import Server
from tests.server.test_analysis import played

Visit = Callable[..., Visitor]
WORDS = {
    "en-GB": ("Analysis", "What Ann could have done better", "Play on from here"),
    "de-DE": ("Analyse", "Was Ann besser hätte machen können", "Ab hier weiterspielen"),
    "nl-NL": ("Analyse", "Wat Ann beter had kunnen doen", "Vanaf hier verder spelen"),
}


@pytest.mark.parametrize("locale", WORDS)
def test_look_back_and_play_on(server: Server, visit: Visit, locale: str) -> None:
    tab, heading, on = WORDS[locale]
    name = server.post_text("/api/records", played()).json()["id"]
    ann = visit(locale=locale)
    ann.page.goto(f"/replay/{name}")
    ann.page.get_by_role("tab", name=tab).click()
    expect(ann.page.get_by_role("heading", name=heading)).to_be_visible()
    expect(ann.page.locator(".analysis path").first).to_be_attached()
    ann.page.locator(".analysis").get_by_role("button", name=on).first.click()
    ann.page.wait_for_url("**/table/*")
    table = server.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}").json()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["status"] == "playing"
