"""`rathaus load`: many live tables at once, and how quickly the server answers.

It starts a server of its own on an empty database, seats a client on every seat, and lets them
decide at random at a steady rate. A move counts as answered when the server says it is on disk.
"""

import asyncio
import contextlib
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from rathaus.core.errors import RathausError

PATIENCE = 30.0  # seconds
SITTING_DOWN = 20  # clients at a time


class LoadFailed(RathausError):
    """The server did not keep up or gave a wrong answer."""


@dataclass
class Client:
    """One seat at one table."""

    socket: ClientConnection
    seat: int
    secret: str
    question: Any = None
    answers: dict[str, asyncio.Future[Any]] = field(default_factory=dict)
    over: bool = False

    async def read(self) -> None:
        with contextlib.suppress(Exception):
            async for text in self.socket:
                self._take(msgspec.json.decode(text))

    def _take(self, message: Any) -> None:
        if message["type"] == "table":
            self.question = message["question"]
            self.over = message["status"] == "over"
        elif message["key"] in self.answers:
            self.answers.pop(message["key"]).set_result(message)

    async def ask(self, **message: Any) -> Any:
        key = secrets.token_hex(8)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.answers[key] = answer
        await self.socket.send(msgspec.json.encode({"key": key, **message}).decode())
        return await asyncio.wait_for(answer, PATIENCE)


@click.command()
@click.option("--game", default="neom", show_default=True)
@click.option("--tables", default=200, show_default=True, type=click.IntRange(1))
@click.option("--players", default=4, show_default=True, type=click.IntRange(1, 5))
@click.option("--rate", default=100.0, show_default=True, help="Moves a second, over all tables.")
@click.option("--seconds", default=20.0, show_default=True, type=click.FloatRange(1))
def load(game: str, tables: int, players: int, rate: float, seconds: float) -> None:
    """Measure the server under load."""
    with tempfile.TemporaryDirectory() as folder:
        server = _Server(Path(folder))
        try:
            asyncio.run(_load(server, game, tables, players, rate, seconds))
        finally:
            server.stop()


class _Server:
    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        program = Path(sys.argv[0]).with_name("rathaus")
        command = [str(program), "serve", "--port", str(self.port), "--requests", "1000"]
        command += ["--new-tables", "1000", "--database", f"sqlite:///{folder / 'load.db'}"]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=quiet, stderr=quiet)
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(URLError, OSError):
                self.get("/healthz")
                return
            time.sleep(0.1)
        raise LoadFailed("the server does not start")

    def get(self, path: str) -> str:
        with urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def new_table(self, game: str, players: int) -> str:
        body = msgspec.json.encode({"game": game, "players": players, "public": False})
        request = Request(f"http://127.0.0.1:{self.port}/api/tables", body)
        with urlopen(request, timeout=PATIENCE) as answer:
            return str(msgspec.json.decode(answer.read())["id"])

    def memory(self) -> int:
        """Kilobytes in memory."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0
        lines = [line for line in status.read_text().splitlines() if line.startswith("VmRSS")]
        return int(lines[0].split()[1])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


async def _load(
    server: _Server, game: str, tables: int, players: int, rate: float, seconds: float
) -> None:
    console = Console()
    empty = server.memory()
    names = [server.new_table(game, players) for _ in range(tables)]
    idle = server.memory()
    async with _clients(server, names, players, console) as clients:
        live = server.memory()
        times = await _play(clients, rate, seconds, console)
    _report(console, times, seconds, (idle - empty) / tables, (live - idle) / tables)


@contextlib.asynccontextmanager
async def _clients(
    server: _Server, names: list[str], players: int, console: Console
) -> AsyncIterator[list[Client]]:
    gate = asyncio.Semaphore(SITTING_DOWN)
    stack = contextlib.AsyncExitStack()
    async with stack:
        readers = []
        clients = []
        with Progress(console=console) as progress:
            bar = progress.add_task("sitting down", total=len(names) * players)
            for name in names:
                for seat in range(players):
                    async with gate:
                        client = await _sit(server, stack, name, seat)
                    clients.append(client)
                    progress.advance(bar)
        readers = [asyncio.create_task(client.read()) for client in clients]
        yield clients
        for reader in readers:
            reader.cancel()


async def _sit(server: _Server, stack: contextlib.AsyncExitStack, name: str, seat: int) -> Client:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{name}/live"
    connection = await stack.enter_async_context(connect(address, max_size=2**24))
    client = Client(connection, seat, secrets.token_hex(16))
    await connection.send('{"type": "hello"}')
    message = {"type": "sit", "key": "sit" + client.secret, "seat": seat, "name": f"P{seat}"}
    await connection.send(msgspec.json.encode({**message, "secret": client.secret}).decode())
    while True:
        answer = msgspec.json.decode(await asyncio.wait_for(connection.recv(), PATIENCE))
        if answer["type"] == "failed":
            raise LoadFailed(answer["message"])
        if answer["type"] == "table":
            client.question = answer["question"]
            if answer["seat"] == seat:
                return client


async def _play(
    clients: list[Client], rate: float, seconds: float, console: Console
) -> list[float]:
    """Decisions at a steady rate; how long each of them took."""
    rng = Random(1)
    times: list[float] = []
    jobs: list[asyncio.Task[None]] = []
    start = time.perf_counter()
    with Progress(console=console) as progress:
        bar = progress.add_task("playing", total=seconds)
        count = 0
        while (now := time.perf_counter() - start) < seconds:
            progress.update(bar, completed=now)
            while count < now * rate:
                count += 1
                ready = [client for client in clients if client.question]
                if ready:
                    jobs.append(asyncio.create_task(_decide(rng.choice(ready), rng, times)))
            await asyncio.sleep(0.002)
    await asyncio.gather(*jobs)
    return times


async def _decide(client: Client, rng: Random, times: list[float]) -> None:
    question, client.question = client.question, None
    if question is None:
        return
    move = rng.choice(question["moves"])["move"]
    start = time.perf_counter()
    answer = await client.ask(type="move", seat=client.seat, version=question["version"], move=move)
    if answer["type"] != "done":
        raise LoadFailed(answer["message"])
    times.append(time.perf_counter() - start)


def _report(console: Console, times: list[float], seconds: float, idle: float, live: float) -> None:
    times.sort()
    if not times:
        raise LoadFailed("nobody could decide anything")
    console.print(f"moves acknowledged: {len(times)}, {len(times) / seconds:.1f} a second")
    for share in (0.5, 0.9, 0.99, 1.0):
        at = times[min(len(times) - 1, int(share * len(times)))]
        console.print(f"{share:7.0%} within {at * 1000:7.1f} ms")
    console.print(f"memory: {idle:.0f} KB an idle table, {live:.0f} KB more a live one")
