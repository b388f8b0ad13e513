"""A language model's client talks to `rathaus mcp` as it would: over standard input and output."""

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest

from rathaus.client import Server as Client
from rathaus.envs.tables import RemoteTable
from tests.server.servers import RATHAUS, Server

TOOLS = {
    *("list_games", "read_rules", "find_cards", "new_table", "join_table"),
    *("look", "play", "wait_for_turn"),
}


@asynccontextmanager
async def talking(*arguments: str) -> AsyncIterator[Any]:
    from mcp import StdioServerParameters
    from mcp.client import Client as Talk
    from mcp.client.stdio import stdio_client

    with Path("/dev/null").open("w") as nowhere:
        door = stdio_client(
            StdioServerParameters(command=RATHAUS, args=["mcp", *arguments]), nowhere
        )
        async with Talk(door) as talk:
            yield talk


async def ask(talk: Any, tool: str, **arguments: object) -> Any:
    answer = await talk.call_tool(tool, arguments)
    assert not answer.is_error, answer.content[0].text
    if answer.structured_content is None:
        return json.loads(answer.content[0].text)
    found = answer.structured_content
    return found["result"] if set(found) == {"result"} else found


async def refused(talk: Any, tool: str, **arguments: object) -> str:
    answer = await talk.call_tool(tool, arguments)
    assert answer.is_error
    text: str = answer.content[0].text
    return text


def test_a_model_reads_and_plays_a_whole_game() -> None:
    async def run() -> None:
        async with talking() as talk:
            assert {tool.name for tool in (await talk.list_tools()).tools} == TOOLS
            games = await ask(talk, "list_games")
            assert "neom" in {game["game"] for game in games}
            assert "NEO-" in await ask(talk, "read_rules", game="neom", section="rules")
            cards = await ask(talk, "find_cards", game="neom", words="villas")
            assert cards[0]["key"] == "villas"
            shown = await ask(
                talk, "new_table", game="neom", players=2, bots="random", options={"beginner": True}
            )
            table, decisions = shown["table"], 0
            while shown["status"] != "over":
                shown = await ask(talk, "play", table=table, move=shown["moves"][-1]["move"])
                decisions += 1
            assert decisions > 10
            assert min(shown["ranks"]) == 1
            assert (await ask(talk, "look", table=table))["view"]["seat"] == 0

    anyio.run(run)


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    async def run() -> None:
        async with talking("--lang", "de") as talk:
            assert "there is no table 'x'" in await refused(talk, "look", table="x")
            assert "there is no game 'chess'" in await refused(
                talk, "new_table", game="chess", players=2
            )
            assert "is for 2, 3, 4 players" in await refused(
                talk, "new_table", game="bruges", players=9
            )
            assert "there is no option 'colour'" in await refused(
                talk, "new_table", game="neom", players=2, options={"colour": 1}
            )
            assert "genius" in await refused(
                talk, "new_table", game="neom", players=2, bots="genius"
            )
            assert "sections:" in await refused(talk, "read_rules", game="neom", section="magic")
            shown = await ask(talk, "new_table", game="bruges", players=3)
            wrong = await refused(talk, "play", table=shown["table"], move="fly:moon")
            assert "is not a move" in wrong
            again = await ask(talk, "look", table=shown["table"])
            assert again["moves"] == shown["moves"]

    anyio.run(run)


def test_a_model_joins_a_table_of_a_server(tmp_path: Path) -> None:
    async def run(url: str, table: str) -> None:
        async with talking() as talk:
            joined = await ask(talk, "join_table", url=url, table=table, seat=1, name="Ada")
            shown = await ask(talk, "wait_for_turn", table=joined["table"])
            assert shown["status"] == "playing"
            foreign = {"url": url, "table": table, "seat": 0, "secret": joined["secret"]}
            assert "seat 1 is not yours" in await refused(talk, "join_table", **foreign)

    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server, Client(server.url) as client:
        table = client.new_table("neom", 2, public=False)
        mine = client.sit(table, 0, "Ann")
        anyio.run(run, server.url, table)
        assert [seat["name"] for seat in mine.look()["seats"]] == ["Ann", "Ada"]


class Waiter:
    """A seat that counts how often it waits for the server."""

    def __init__(self, status: str, question: dict[str, Any] | None) -> None:
        self.shown = {"status": status, "question": question}
        self.waited = 0

    def look(self) -> dict[str, Any]:
        return self.shown

    def wait(self) -> dict[str, Any]:
        self.waited += 1
        return self.shown


@pytest.mark.parametrize(
    ("status", "question", "waits"),
    [("playing", None, 1), ("playing", {"moves": []}, 0), ("over", None, 0)],
)
def test_who_has_to_decide_waits_for_nobody(
    status: str, question: dict[str, Any] | None, waits: int
) -> None:
    seat: Any = Waiter(status, question)
    RemoteTable(seat).wait()
    assert seat.waited == waits


@pytest.mark.skipif(sys.platform == "win32", reason="the paths are those of Unix")
def test_the_command_says_how_it_is_used() -> None:
    import subprocess

    done = subprocess.run([RATHAUS, "mcp", "--help"], capture_output=True, text=True, check=True)
    assert "language model" in done.stdout
