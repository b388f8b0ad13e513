"""Whole games on the drawn boards: with the mouse alone, with a finger on a phone, by keyboard."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.players import BoardPlayer, Finger, Keys, Mouse
from tests.browser.tables import prepare
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
# So many clicks are enough for a whole game of three.
MOST_CLICKS = {"neom": 55, "hamburg": 80, "bruges": 75, "city_tycoon": 80}


def play(server: Server, visit: Visit, game: str, kind: type[BoardPlayer]) -> BoardPlayer:
    """The scoring is there in the end, and it is that of the server."""
    table = prepare(server, game, people=1, bots=2)
    player = visit(kind=kind)
    assert isinstance(player, BoardPlayer)
    player.open(table.id, table.secrets[0])
    expect(player.page.locator(".drawn").first).to_be_attached()
    player.play(Random(game))
    expect(player.scoring).to_be_visible()
    assert table.truth(0)["status"] == "over"
    return player


@pytest.mark.parametrize("game", MOST_CLICKS)
def test_the_mouse_plays_a_whole_game_with_few_clicks(
    server: Server, visit: Visit, game: str
) -> None:
    player = play(server, visit, game, Mouse)
    assert player.answers > 30
    assert player.clicks <= MOST_CLICKS[game]


@pytest.mark.parametrize("game", MOST_CLICKS)
def test_a_finger_plays_a_whole_game_on_a_phone(server: Server, visit: Visit, game: str) -> None:
    play(server, visit, game, Finger)


@pytest.mark.parametrize("game", MOST_CLICKS)
def test_the_keyboard_plays_a_whole_game(server: Server, visit: Visit, game: str) -> None:
    play(server, visit, game, Keys)
