"""Whoever only watches sees the table, and nothing that is anybody's own."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import rathaus
from tests.browser.tables import placed, prepare, words
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
DECISIONS = {"neom": 0, "city_tycoon": 0, "hamburg": 11, "bruges": 11}  # until there are hands


@pytest.mark.parametrize("game", rathaus.games())
def test_a_spectator_sees_no_hand_and_no_question(server: Server, visit: Visit, game: str) -> None:
    table = prepare(server, game, people=2, decisions=DECISIONS[game])
    watcher = visit()
    watcher.open(table.id)
    page = watcher.page
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.get_by_role("list", name="The others").get_by_text("Ann")).to_be_visible()
    expect(watcher.hand).not_to_be_attached()
    expect(watcher.moves).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_label("Say something")).to_have_count(0)

    hidden = hands(table.truth(0), server) | hands(table.truth(1), server)
    assert hidden, "nobody holds anything: this would prove nothing"
    everything = page.content() + "".join(watcher.received)
    pieces = words(server, game)["pieces"]
    for piece in hidden - set(strings(table.truth()["view"])):
        assert f'"{piece}"' not in everything
        assert pieces[piece]["name"] not in everything
    for message in map(json.loads, watcher.received):
        assert message["question"] is None
        assert message["seat"] is None
        assert not hands(message, server)
    assert not [secret for secret in table.secrets if secret in everything]


def hands(shown: dict[str, Any], server: Server) -> set[str]:
    """What the fields hold that the game calls a seat's own."""
    fields = placed(server, shown["game"], "hand")
    return {piece for field in fields for piece in strings(shown["view"].get(field)) if piece}


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings(each)
