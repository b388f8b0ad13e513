"""Motion explains: the computer at the pace one likes, pieces that travel."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.tables import prepare
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
TRAVELS = """() => document.getAnimations().some(each => each.effect.target?.dataset?.travel)"""


def settle(visitor: Visitor, **settings: object) -> None:
    """Start with these settings."""
    saved = json.dumps(settings)
    visitor.context.add_init_script(f"localStorage.setItem('rathaus.settings', {saved!r})")


def decide_to_the_end(ann: Visitor) -> None:
    """A decision that may take several steps, with the first choice each time."""
    version = ann.shown["version"]
    while ann.shown["version"] == version:
        ann.decide(ann.until_asked()[0])
        ann.page.wait_for_timeout(300)


def test_the_computer_waits_for_a_press(server: Server, visit: Visit) -> None:
    table = prepare(server, "bruges", bots=2, decisions=5)
    ann = visit()
    settle(ann, lessMotion=False, tempo="step")
    ann.open(table.id, table.secrets[0])
    following = ann.page.get_by_role("button", name="Next", exact=True)
    while not following.count():
        decide_to_the_end(ann)
    before = ann.log.inner_text()
    ann.page.wait_for_timeout(500)
    assert ann.log.inner_text() == before
    for press in (following.click, lambda: ann.page.keyboard.press("Space")):
        press()
        expect(ann.log).not_to_have_text(before)
        before = ann.log.inner_text()
        if not following.count():
            break
    if following.count():
        ann.page.get_by_label("Tempo of the computer").select_option("fast")
    assert ann.until_asked()


@pytest.mark.parametrize("tempo", ["slow", "normal", "fast"])
def test_the_computer_is_shown_in_the_end(server: Server, visit: Visit, tempo: str) -> None:
    table = prepare(server, "neom", bots=2, decisions=5)
    ann = visit()
    settle(ann, lessMotion=False, tempo=tempo)
    ann.open(table.id, table.secrets[0])
    decide_to_the_end(ann)
    assert ann.until_asked()
    expect(ann.log).to_contain_text(table.truth(0)["log"][-1]["text"])
    skip = ann.page.get_by_role("button", name="Skip", exact=True)
    expect(skip).to_have_count(0)


@pytest.mark.parametrize("is_still", [False, True], ids=["motion", "less motion"])
def test_pieces_travel(server: Server, visit: Visit, is_still: bool) -> None:
    table = prepare(server, "bruges", bots=1, decisions=6)
    ann = visit()
    settle(ann, lessMotion=is_still, tempo="fast")
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    ann.page.evaluate(f"""() => {{
        window.travelled = false;
        const look = () => {{ window.travelled ||= ({TRAVELS})(); requestAnimationFrame(look); }};
        look();
    }}""")
    for _ in range(3):
        decide_to_the_end(ann)
    assert ann.page.evaluate("window.travelled") is not is_still
