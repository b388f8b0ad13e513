"""The header: how far the game is, and whose turn it is."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.tables import prepare
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("game", "length", "phases", "now"),
    [
        ("neom", "Round 1/7", ["choose a tile", "act", "disaster"], "choose a tile"),
        ("hamburg", "Cycle 1/8", ["fill hands", "dice", "base actions"], "fill hands"),
        ("bruges", "Round 1", ["draw cards", "dice", "actions", "majorities"], "draw cards"),
        ("city_tycoon", "Round 1/4", ["choose tiles", "extend the city"], "choose tiles"),
    ],
)
def test_round_and_phases_with_the_present_one_marked(
    server: Server, visit: Visit, game: str, length: str, phases: list[str], now: str
) -> None:
    decisions = 3 if game == "neom" else 0  # the preliminary phase
    table = prepare(server, game, bots=2, decisions=decisions)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    header = ann.page.get_by_role("banner")
    expect(header).to_contain_text(length)
    strip = header.get_by_role("list", name="Phase").get_by_role("listitem")
    assert strip.all_inner_texts()[: len(phases)] == phases
    expect(strip.and_(ann.page.locator("[aria-current=step]"))).to_have_text([now])
    expect(header).to_contain_text("Your turn")
