"""Things on the board choose: a click of the mouse plays, a finger or a key looks first. An answer
of several moves is made in the page, can be changed there, and is sent when it is complete.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.tables import Prepared, prepare
from tests.browser.visitors import PHONE, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
TILE_CHOSEN = 4  # decisions in NEOM until one asks what to do with a tile


def thing(ann: Visitor, move: str) -> Locator:
    """What stands for a move: a card of the hand, a piece or a place on the board."""
    return ann.page.locator(f'[data-choices~="{move}"]').first


def asked(table: Prepared) -> dict[str, Any]:
    """The open question of Ann; bots may go on meanwhile."""
    question: dict[str, Any] = table.truth(0)["question"]
    return question


def sit(visit: Visit, table: Prepared, **how: Any) -> Visitor:
    ann = visit(**how)
    ann.open(table.id, table.secrets[0])
    return ann


@pytest.fixture
def draft(server: Server) -> Prepared:
    """City Tycoon: a card of the hand is a whole answer."""
    return prepare(server, "city_tycoon", bots=2)


def test_a_click_on_a_card_plays_it(draft: Prepared, visit: Visit) -> None:
    ann = sit(visit, draft)
    before = asked(draft)
    card = before["moves"][-1]["move"]
    thing(ann, card).hover()
    expect(ann.page.locator(".piece")).to_contain_text(before["moves"][-1]["text"])
    assert asked(draft) == before
    thing(ann, card).click()
    expect(thing(ann, card)).not_to_be_attached()
    draft.after(before["version"])


@pytest.mark.parametrize("way", ["finger", "key", "mouse"])
def test_whoever_has_not_seen_it_yet_looks_first(draft: Prepared, visit: Visit, way: str) -> None:
    """A finger, a key, and a mouse of somebody who wishes so."""
    how = {"size": PHONE, "touch": True} if way == "finger" else {}
    ann = sit(visit, draft, **how)
    if way == "mouse":
        ann.page.get_by_role("button", name="Settings").click()
        ann.page.get_by_label("Always play with a second click").check()
        ann.page.keyboard.press("Escape")
    before = asked(draft)
    card = before["moves"][-1]["move"]
    press = {
        "finger": thing(ann, card).tap,
        "key": lambda: thing(ann, card).press("Enter"),
        "mouse": thing(ann, card).click,
    }[way]
    press()
    if way == "finger":
        expect(ann.page.locator(".piece")).to_contain_text(before["moves"][-1]["text"])
    else:
        expect(ann.button(card)).to_be_focused()
        expect(ann.button(card)).to_contain_text("Confirm here")
    assert asked(draft) == before
    press()
    expect(thing(ann, card)).not_to_be_attached()
    draft.after(before["version"])


def test_an_answer_is_made_here_and_sent_when_it_is_complete(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom", bots=2, decisions=TILE_CHOSEN)
    ann = sit(visit, table)
    before = asked(table)
    corner = next(each for each in before["moves"] if each["move"].startswith("cornerstone:"))
    thing(ann, corner["move"]).click()
    step = ann.page.get_by_role("button", name=corner["text"]).and_(ann.page.locator(".chip"))
    expect(step).to_be_visible()
    expect(ann.button("sell")).not_to_be_attached()
    assert asked(table) == before
    step.click()  # to change one's mind
    expect(ann.button("sell")).to_be_attached()
    ann.decide(corner["move"])
    cells = [each for each in ann.until_asked() if each.startswith("on:")]
    assert asked(table) == before
    thing(ann, cells[0]).click()
    expect(ann.button(cells[0])).not_to_be_attached()
    answered = table.after(before["version"])
    told = [line["text"] for line in answered["log"] if line["seat"] == 0]
    assert any("builds" in text for text in told)


def test_what_is_not_possible_says_why_in_words(server: Server, visit: Visit) -> None:
    table = prepare(server, "bruges", bots=2, decisions=12)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    moves = ann.until_asked()
    while not (refused := ann.questions[0]["refused"]):
        ann.decide(moves[0])
        moves = ann.until_asked()
    shown = ann.page.get_by_role("region", name="Your moves").get_by_role("listitem")
    line = shown.filter(has_text=refused[0]["text"]).last
    expect(line).to_contain_text(refused[0]["reason"])
    clause = refused[0]["clause"]
    line.get_by_role("button", name=f"rule {clause}").click()
    place = ann.page.get_by_role("dialog").locator(f"[data-clauses~='{clause}']").first
    expect(place).to_be_focused()
    expect(place).to_be_in_viewport()
