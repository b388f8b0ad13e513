"""What one client can do to the others: `rathaus load --attack` does all of it at once.

Everything comes from one address and stays within what the server lets through; the players
whose moves are measured come from others.
"""

import asyncio
import contextlib
import itertools
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from rathaus.core.records import loads

SECRET = "ba" * 16
HEADERS = {"x-forwarded-for": "192.0.2.66", "authorization": f"Seat {SECRET}"}
PATIENCE = 30.0  # seconds
LOOKERS = 60  # sockets that change their language all the time
HALVES = 100  # connections that never finish a request
PINGS = b"\x89\x80\0\0\0\0" * 5000  # as a client sends them, with nothing in them
LANGUAGES = ("en", "de", "nl")
POINT = (  # of the curve that browsers use: its generator
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
)


class Attack:
    """One table with a long story, and all that can be asked about it."""

    def __init__(self, port: int, table: str = "") -> None:
        self.port = port
        self.counts: Counter[str] = Counter()
        self.table = table
        self.alone = ""

    async def prepare(self, game: str) -> None:
        """Play a game alone."""
        self.table = await self._set_table(game, 1)
        rng = Random(1)
        async with self._socket() as socket:
            await self._send(socket, type="sit", key="sit", seat=0, name="Eve", secret=SECRET)
            for number in itertools.count():
                question = await self._question(socket)
                if question is None:
                    return
                move, version = rng.choice(question["moves"])["move"], question["version"]
                message = {"type": "move", "key": f"{number}", "seat": 0, "version": version}
                await self._send(socket, **message, move=move)
                await asyncio.sleep(0.06)

    async def _question(self, socket: Any) -> Any:
        """The next one; None: the game is over."""
        while True:
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "table" and message["status"] == "over":
                return None
            if message["type"] == "table" and message["question"]:
                return message["question"]

    async def run(self) -> None:
        """All of it at once, until it is stopped."""
        jobs: list[Callable[[], Awaitable[None]]] = [
            *[self._come_and_go] * 8,
            *[self._look] * LOOKERS,
            *[self._ping] * 4,
            *[self._read] * 8,
            *[self._replay] * 4,
            *[self._upload] * 2,
            *[self._analyse] * 2,
            *[self._hint] * 2,
            *[self._bell] * 2,
            *[self._words] * 8,
            *[self._consider] * 8,
            self._bots,
            *[self._half] * HALVES,
        ]
        await asyncio.gather(*[self._repeat(job) for job in jobs])

    async def _repeat(self, job: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await job()
                self.counts["done"] += 1
            except (OSError, WebSocketException, TimeoutError, URLError):
                self.counts["refused"] += 1
                await asyncio.sleep(0.02)

    async def _come_and_go(self) -> None:
        async with self._socket() as socket:
            await asyncio.wait_for(socket.recv(), PATIENCE)

    async def _look(self) -> None:
        async with self._socket() as socket:
            for lang in itertools.cycle(LANGUAGES):
                await self._send(socket, type="look", lang=lang)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(socket.recv(), 0.2)

    async def _ping(self) -> None:
        """Over and over, until the server has enough of it."""
        async with self._socket() as socket:
            while not socket.transport.is_closing():
                socket.transport.write(PINGS)
                await asyncio.sleep(0.02)

    async def _read(self) -> None:
        """Never twice the same."""
        for lang in LANGUAGES:
            line = time.time_ns() % 1_000_000
            await self._http(f"/api/tables/{self.table}?lang={lang}&log_from={line}")
            await self._http(f"/api/tables/{self.table}?lang={lang}")

    async def _replay(self) -> None:
        for number, lang in itertools.product(range(40), LANGUAGES):
            await self._http(f"/api/replays/t-{self.table}/{number}?lang={lang}")

    async def _upload(self) -> None:
        await self._http("/api/records", {"rathaus": 1, "now": time.time()})

    async def _analyse(self) -> None:
        """The same game over and over, as somebody else's."""
        text = await self._fetch(f"/api/tables/{self.table}/record")
        record = replace(loads(text.decode()), seats=(f"Eve {time.time_ns()}",))
        name = (await self._http("/api/records", record.dumps().encode()))["id"]
        await self._http(f"/api/replays/{name}/analysis?seat=0")

    async def _hint(self) -> None:
        """About the first decision of a game alone, which is never made."""
        if not self.alone:
            self.alone = await self._set_table("neom", 1)
            sit = {"type": "sit", "key": "sit", "seat": 0, "name": "Eve", "secret": SECRET}
            await self._http(f"/api/tables/{self.alone}", sit)
        asked = {"seat": 0, "version": 1}
        for lang in LANGUAGES:
            await self._http(f"/api/tables/{self.alone}/hint?lang={lang}", asked)

    async def _bell(self) -> None:
        """Somebody who wants to be told at ever new addresses."""
        address = f"https://push.example.com/{time.time_ns()}"
        keys = {"p256dh": POINT, "auth": "A" * 22}
        wanted = {"seat": 0, "kind": "push", "address": address, "lang": "en", **keys}
        await self._http(f"/api/tables/{self.table}/bells", wanted)

    async def _words(self) -> None:
        """The longest of all messages, packed."""
        await self._fetch("/api/games/hamburg/words?lang=de", accept="gzip")

    async def _consider(self) -> None:
        path = {"type": "consider", "seat": 0, "version": 1, "path": ["money"] * 50}
        await self._http(f"/api/tables/{self.table}/consider", path)

    async def _bots(self) -> None:
        """Tables where bots play alone, as many as may be set."""
        table = await self._set_table("hamburg", 4)
        for seat in range(4):
            bot = {"type": "sit_bot", "key": f"{seat}", "seat": seat, "level": "easy"}
            await self._http(f"/api/tables/{table}", bot)

    async def _half(self) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(b"GET / HTTP/1.1\r\nX-Forwarded-For: 192.0.2.66\r\nHost:")
            await writer.drain()
            await asyncio.sleep(5)
        finally:
            writer.close()

    async def _set_table(self, game: str, players: int) -> str:
        wanted = {"game": game, "players": players, "public": False}
        return str((await self._http("/api/tables", wanted))["id"])

    # -- talking ------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _socket(self) -> AsyncIterator[Any]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live"
        async with connect(address, additional_headers=HEADERS, max_size=2**24) as socket:
            await self._send(socket, type="hello", secrets=[SECRET])
            yield socket

    async def _send(self, socket: Any, **message: Any) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    async def _http(self, path: str, body: Any = None) -> Any:
        return msgspec.json.decode(await self._fetch(path, body))

    async def _fetch(self, path: str, body: Any = None, accept: str = "identity") -> bytes:
        return await asyncio.to_thread(self._request, path, body, accept)

    def _request(self, path: str, body: Any, accept: str) -> bytes:
        data = body if body is None or isinstance(body, bytes) else msgspec.json.encode(body)
        headers = HEADERS | {"accept-encoding": accept}
        request = Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                read: bytes = answer.read()
            return read
        except HTTPError as error:
            error.close()
            raise TimeoutError(f"{path}: {error.code}") from error


@contextlib.contextmanager
def attacking(attack: Attack) -> Iterator[None]:
    """In a process of its own, so that it slows down nobody but the server."""
    command = [sys.executable, "-m", "rathaus.cli.attack", str(attack.port), attack.table]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    asyncio.run(Attack(int(sys.argv[1]), sys.argv[2]).run())
