"""`rathaus load`: many live tables at once, and how quickly the server answers.

It starts a server of its own on an empty database, seats a client on every seat, and lets them
decide at random at a steady rate. A move counts as answered when the server says it is on disk.
Then the server starts anew and reads all these tables: that is what an idle table weighs.
"""

import asyncio
import contextlib
import os
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
from zlib import crc32

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from rathaus.cli.attack import Attack, attacking
from rathaus.core.errors import RathausError
from rathaus.registry import find

PATIENCE = 30.0  # seconds
SLOWER, SLOWEST = 3, 0.25  # times as slow under attack, seconds
NO_LIMIT = "100000"  # the limits keep single clients at bay, and this is one


class LoadFailed(RathausError):
    """The server did not keep up or gave a wrong answer."""


@dataclass
class Client:
    """One seat at one table."""

    socket: ClientConnection
    seat: int
    secret: str
    question: Any = None
    status: str = "open"  # of the table
    version: int = 0
    answered: int = -1  # the version of the last question that was answered
    answers: dict[str, asyncio.Future[Any]] = field(default_factory=dict)

    async def read(self) -> None:
        with contextlib.suppress(Exception):
            async for text in self.socket:
                self._take(msgspec.json.decode(text))

    def _take(self, message: Any) -> None:
        if message["type"] == "table":
            asked, self.status = message["question"], message["status"]
            self.version = message["version"]
            self.question = asked if asked and asked["version"] != self.answered else None
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
@click.option("--attack", is_flag=True, help="One client does its worst, with the usual limits.")
def load(game: str, tables: int, players: int, rate: float, seconds: float, attack: bool) -> None:
    """Measure the server under load (on Linux, which tells what a process needs)."""
    find(game).check_players(players)
    measure = _attack if attack else _load
    with tempfile.TemporaryDirectory() as folder:
        server = _Server(Path(folder), has_limits=attack)
        try:
            asyncio.run(measure(server, game, tables, players, rate, seconds))
        finally:
            server.stop()


class _Server:
    def __init__(self, folder: Path, *, has_limits: bool = False) -> None:
        self.has_limits = has_limits
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.database = f"sqlite:///{folder / 'load.db'}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", "from rathaus.cli import main; main()", "serve"]
        command += ["--port", str(self.port), "--database", self.database]
        for limit in () if self.has_limits else ("requests", "new-tables", "connections"):
            command += [f"--{limit}", NO_LIMIT]
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
        self.stop()
        raise LoadFailed("the server does not start")

    def get(self, path: str) -> str:
        with urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def new_table(self, game: str, players: int) -> str:
        body = msgspec.json.encode({"game": game, "players": players, "public": False})
        headers = _address_of(secrets.token_hex(2))
        request = Request(f"http://127.0.0.1:{self.port}/api/tables", body, headers)
        with urlopen(request, timeout=PATIENCE) as answer:
            return str(msgspec.json.decode(answer.read())["id"])

    def memory(self) -> int:
        """Kilobytes in memory."""
        status = self._proc("status").splitlines()
        return int(next(line for line in status if line.startswith("VmRSS")).split()[1])

    def busy(self) -> float:
        """Seconds of a processor so far."""
        user, system = self._proc("stat").rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self.process.pid}/{name}").read_text()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def _address_of(name: str) -> dict[str, str]:
    """Every table has players of its own."""
    number = crc32(name.encode())
    return {"x-forwarded-for": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


async def _attack(
    server: _Server, game: str, tables: int, players: int, rate: float, seconds: float
) -> None:
    """The same players without and with an attack."""
    console, attack = Console(), Attack(server.port)
    await attack.prepare(game if 1 in find(game).player_counts else "hamburg")
    names = [server.new_table(game, players) for _ in range(tables)]
    async with _clients(server, names, players, console) as clients:
        calm = await _play(clients, rate, seconds, console)
        before = server.busy()
        with attacking(attack):
            await asyncio.sleep(2)
            attacked = await _play(clients, rate, seconds, console)
        busy = server.busy() - before
    for title, times in (("calm", calm), ("under attack", attacked)):
        console.print(title)
        _report(console, times, seconds)
    console.print(f"server under attack: {busy / (seconds + 2):.0%} of a processor")
    then, now = _within(0.99, calm), _within(0.99, attacked)
    if now > SLOWER * then or now > SLOWEST:
        raise LoadFailed(
            f"99 % took {now * 1000:.0f} ms under attack and {then * 1000:.0f} ms before; "
            f"at most {SLOWER} times as long and {SLOWEST * 1000:.0f} ms is allowed"
        )


async def _load(
    server: _Server, game: str, tables: int, players: int, rate: float, seconds: float
) -> None:
    console = Console()
    empty = server.memory()
    names = [server.new_table(game, players) for _ in range(tables)]
    async with _clients(server, names, players, console) as clients:
        before = server.busy()
        times = await _play(clients, rate, seconds, console)
        busy = server.busy() - before
        live = (server.memory() - empty) / tables
    idle = await asyncio.to_thread(_idle_memory, server, names)
    _report(console, times, seconds)
    console.print(
        f"server: {busy / seconds:.0%} of a processor, {busy / len(times) * 1000:.1f} ms a move"
    )
    console.print(f"memory: {live:.0f} KB a live table with its clients, {idle:.0f} KB an idle one")


def _idle_memory(server: _Server, names: list[str]) -> float:
    """Kilobytes of a table in the middle of its game that nobody looks at."""
    server.stop()
    server.start()
    first, *others = names
    server.get(f"/api/tables/{first}")  # loads the game itself
    before = server.memory()
    for name in others:
        server.get(f"/api/tables/{name}")
    return (server.memory() - before) / max(1, len(others))


@contextlib.asynccontextmanager
async def _clients(
    server: _Server, names: list[str], players: int, console: Console
) -> AsyncIterator[list[Client]]:
    async with contextlib.AsyncExitStack() as stack:
        clients = []
        with Progress(console=console) as progress:
            places = [(name, seat) for name in names for seat in range(players)]
            for name, seat in progress.track(places, description="sitting down"):
                clients.append(await _sit(server, stack, name, seat))
        readers = [asyncio.create_task(client.read()) for client in clients]
        yield clients
        for reader in readers:
            reader.cancel()


async def _sit(server: _Server, stack: contextlib.AsyncExitStack, name: str, seat: int) -> Client:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{name}/live"
    connection = await stack.enter_async_context(
        connect(address, additional_headers=_address_of(name), max_size=2**24)
    )
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
    client.answered = question["version"]
    move = rng.choice(question["moves"])["move"]
    start = time.perf_counter()
    answer = await client.ask(type="move", seat=client.seat, version=question["version"], move=move)
    if answer["type"] != "done":
        raise LoadFailed(answer["message"])
    times.append(time.perf_counter() - start)


def _report(console: Console, times: list[float], seconds: float) -> None:
    times.sort()
    if not times:
        raise LoadFailed("nobody could decide anything")
    console.print(f"moves acknowledged: {len(times)}, {len(times) / seconds:.1f} a second")
    for share in (0.5, 0.9, 0.99, 1.0):
        console.print(f"{share:7.0%} within {_within(share, times) * 1000:7.1f} ms")


def _within(share: float, times: list[float]) -> float:
    """The time within which so many were answered; they are sorted."""
    return times[min(len(times) - 1, int(share * len(times)))]
