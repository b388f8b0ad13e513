"""Everybody at a glance: the points if the game ended now, and the areas of the others."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import rathaus
from tests.browser.tables import prepare, written
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", rathaus.games())
def test_a_key_shows_the_points_if_the_game_ended_now(
    server: Server, visit: Visit, game: str
) -> None:
    table = prepare(server, game, bots=2, decisions=12)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    standing = table.truth(0)["standing"]
    ann.page.keyboard.press("n")
    dialog = ann.page.get_by_role("dialog", name="If the game ended now")
    total = dialog.get_by_role("row", name="Total")
    expect(total.get_by_role("cell")).to_have_text(
        [written(points) for points in standing["scores"]]
    )
    ann.page.keyboard.press("n")
    expect(dialog).to_have_count(0)
    expect(ann.hand).to_contain_text(f"Now {written(standing['scores'][0])}")
    ann.page.get_by_role("banner").get_by_role("button", name="If the game ended now").click()
    expect(dialog).to_be_visible()


def test_what_would_cost_points_is_told_in_the_purse(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom", bots=2, decisions=12)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    sheet = table.truth(0)["standing"]["sheets"][0]
    losses = [points for key, points in sheet.items() if key != "total" and _is_loss(points)]
    assert losses, "a city without a home loses points"
    for points in losses:
        expect(ann.hand).to_contain_text(f"−{-points}")


def _is_loss(value: object) -> bool:
    return isinstance(value, int) and value < 0


def test_a_key_opens_the_others_one_after_the_other(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom", bots=2, decisions=6)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.until_asked()
    dialog = ann.page.get_by_role("dialog")
    for key, name in (
        ("o", "Computer 2"),
        ("o", "Computer 3"),
        ("ArrowLeft", "Computer 2"),
        ("ArrowLeft", "Ann"),
        ("ArrowRight", "Computer 2"),
    ):
        ann.page.keyboard.press(key)
        expect(dialog.get_by_role("heading", name=f"Area of {name}")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
