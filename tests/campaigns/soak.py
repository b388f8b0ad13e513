"""Many tables for a long time: people, bots, undos, chat, people who come and go; memory flat."""

import asyncio
import contextlib
import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import connect

import rathaus
from rathaus.cli.load import Client, _Server, _sit
from rathaus.core.languages import LANGUAGES
from tests.server.apart import run_apart

PEOPLE = 2  # at each table, with a bot beside them
GROWTH = 1.1  # of the memory, from the second third of the time to the last
EVERY = 2.0  # seconds, memory is looked at
HARMLESS = ("stale", "not_allowed", "final")  # refusals that belong to the game


@dataclass
class Soak:
    server: _Server
    rng: Random
    counts: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    stacks: dict[str, contextlib.AsyncExitStack] = field(default_factory=dict)
    seated: dict[str, list[Client]] = field(default_factory=dict)  # by table
    readers: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    busy: set[int] = field(default_factory=set)

    async def set_table(self) -> None:
        """Another game than the last one; two people and a bot."""
        names = rathaus.games()
        game = names[self.counts.get("tables", 0) % len(names)]
        name = await asyncio.to_thread(self.server.new_table, game, PEOPLE + 1)
        stack = self.stacks[name] = contextlib.AsyncExitStack()
        clients = [await _sit(self.server, stack, name, seat) for seat in range(PEOPLE)]
        self.seated[name] = clients
        for client in clients:
            self._listen(client)
        await clients[0].ask(type="sit_bot", seat=PEOPLE, level="random")
        self._count("tables")

    def _listen(self, client: Client) -> None:
        self.readers[id(client)] = asyncio.create_task(client.read())

    async def act(self) -> None:
        """Somebody does something."""
        name = self.rng.choice(list(self.seated))
        client = self.rng.choice(self.seated[name])
        if id(client) in self.busy:  # people do one thing at a time
            return
        chance = self.rng.random()
        self.busy.add(id(client))
        try:
            if chance < 0.8:
                await self._decide(client)
            elif chance < 0.87:
                await self._ask(client, "undos", type="undo", version=client.version)
            elif chance < 0.92:
                await self._ask(client, "chat", type="chat", text="hello " * 5)
            elif chance < 0.97:
                await self._come_again(name, client)
            else:
                lang = self.rng.choice(LANGUAGES)
                await client.socket.send(f'{{"type": "look", "lang": "{lang}", "seat": null}}')
        except Exception as error:
            if name in self.seated:  # else the table was cleared meanwhile
                self.wrong.append(f"{name}: {error!r}")
                await self.clear(name)
        finally:
            self.busy.discard(id(client))

    async def _decide(self, client: Client) -> None:
        question, client.question = client.question, None
        if question is None:
            return
        client.answered = question["version"]
        move = self.rng.choice(question["moves"])["move"]
        await self._ask(client, "moves", type="move", version=question["version"], move=move)

    async def _ask(self, client: Client, what: str, **message: Any) -> None:
        answer = await client.ask(seat=client.seat, **message)
        self._count(what if answer["type"] == "done" else "refused")
        if answer["type"] != "done" and answer["code"] not in HARMLESS:
            self.wrong.append(f"{message['type']}: {answer}")

    async def _come_again(self, name: str, client: Client) -> None:
        """The connection ends, and the same person opens another one."""
        await client.socket.close()
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{name}/live"
        client.socket = await self.stacks[name].enter_async_context(
            connect(address, max_size=2**24)
        )
        await client.socket.send(f'{{"type": "hello", "secrets": ["{client.secret}"]}}')
        client.answered = -1
        self._listen(client)
        self._count("reconnects")

    async def replace_finished(self) -> None:
        """Nobody is asked anything any more: another table takes the place of this one."""
        for name, clients in list(self.seated.items()):
            if all(map(_is_over, clients)):
                self._count("finished")
                await self.clear(name)

    async def clear(self, name: str) -> None:
        self.seated.pop(name, None)
        if stack := self.stacks.pop(name, None):
            await stack.aclose()

    def _count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1


def _is_over(client: Client) -> bool:
    return client.status == "over"


async def soak(server: _Server, tables: int, rate: float, seconds: float, console: Console) -> Soak:
    run = Soak(server, Random(secrets.token_hex(4)))
    memory: list[int] = []
    jobs: set[asyncio.Task[None]] = set()
    with Progress(console=console) as progress:
        for _ in progress.track(range(tables), description="sitting down"):
            await run.set_table()
        bar = progress.add_task("playing", total=seconds)
        start = time.monotonic()
        done = 0
        while (now := time.monotonic() - start) < seconds:
            progress.update(bar, completed=now)
            if now > EVERY * len(memory):
                memory.append(server.memory())
                await run.replace_finished()
                while len(run.seated) < tables:
                    await run.set_table()
            while done < now * rate:
                done += 1
                job = asyncio.create_task(run.act())
                jobs.add(job)
                job.add_done_callback(jobs.discard)
            await asyncio.sleep(0.005)
        await asyncio.gather(*jobs)
    third = len(memory) // 3
    before, after = median(memory[third : 2 * third]), median(memory[2 * third :])
    console.print(f"{run.counts}; memory {before / 1024:.0f} MB, then {after / 1024:.0f} MB")
    if after > GROWTH * before:
        run.wrong.append(f"memory grew from {before} to {after} KB")
    for name in list(run.stacks):
        await run.clear(name)
    return run


def campaign(tables: int, rate: float, seconds: float, console: Console) -> list[str]:
    with TemporaryDirectory() as folder:
        server = _Server(Path(folder))
        try:
            return run_apart(soak(server, tables, rate, seconds, console)).wrong
        finally:
            server.stop()
