"""Title, sound and message say when it is one's turn."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.tables import Prepared, prepare
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]

# What sounds and what is announced is noted, then done as ever.
NOTE = """
window.noted = { tones: 0, messages: [] };
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...args) {
  window.noted.tones += 1;
  return start.apply(this, args);
};
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options);
    window.noted.messages.push([title, options.body]);
  }
};
"""
HIDDEN = 'Object.defineProperty(document, "hidden", { get: () => true })'


def waiting(server: Server, visit: Visit) -> tuple[Visitor, Prepared]:
    """Ann looks at a table of Hamburg where Bob has to decide."""
    table = prepare(server, "hamburg", people=2, bots=0)
    table.play_until_turn_of(1)
    ann = visit()
    ann.tolerated = (
        "Push API in incognito"  # of this browser, which tests.browser.test_bells stands in for
    )
    ann.context.grant_permissions(["notifications"], origin=server.url)
    ann.context.add_init_script(NOTE)
    ann.open(table.id, table.secrets[0])
    expect(ann.page).to_have_title("Hamburg · Rathaus")
    return ann, table


def switch(ann: Visitor, label: str, is_on: bool) -> None:
    """Also the first use of the page, without which no browser lets it sound."""
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label(label).set_checked(is_on)
    ann.page.keyboard.press("Escape")


@pytest.mark.parametrize("is_on", [True, False])
def test_the_title_and_a_sound_that_can_be_switched_off(
    server: Server, visit: Visit, is_on: bool
) -> None:
    ann, table = waiting(server, visit)
    switch(ann, "Soft sounds", is_on)
    table.play_until_turn_of(0)
    ann.until_asked()
    expect(ann.page).to_have_title("● Your turn: Hamburg")
    assert bool(ann.page.evaluate("noted.tones")) == is_on


@pytest.mark.parametrize("is_on", [True, False])
def test_whoever_looks_elsewhere_gets_a_message_if_wanted(
    server: Server, visit: Visit, is_on: bool
) -> None:
    ann, table = waiting(server, visit)
    switch(ann, "Tell me when it is my turn", is_on)
    ann.page.evaluate(HIDDEN)
    table.play_until_turn_of(0)
    ann.until_asked()
    messages = ann.page.evaluate("noted.messages")
    assert messages == ([["Your turn: Hamburg", ann.shown["prompt"]]] if is_on else [])
