"""One browser on a WebSocket: it is shown the table whenever that changes."""

import asyncio
import contextlib
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rathaus.server import changes
from rathaus.server.desk import Desk, Room
from rathaus.server.errors import NotFound, Refused, TooMuch
from rathaus.server.limits import Bucket
from rathaus.server.protocol import (
    Done,
    Failed,
    Hello,
    Look,
    Sit,
    TableShown,
    decode_message,
    encode,
)
from rathaus.server.show import eyes, table_shown
from rathaus.server.table import hash_secret

HELLO_WITHIN = 10.0  # seconds
LONGEST_MESSAGE = 4096  # characters
BAD_MESSAGE, TOO_MUCH = 4400, 4429  # close codes


class Connection:
    """What a browser looks at, and what it has seen of the log."""

    def __init__(self, socket: WebSocket, desk: Desk, room: Room, hello: Hello) -> None:
        rate = desk.limits.requests
        self.socket = socket
        self.desk = desk
        self.room = room
        self.hashes = {hash_secret(secret) for secret in hello.secrets}
        self.lang: str = hello.lang
        self.looks_as: int | None = None
        self.changed = asyncio.Event()
        self.changed.set()
        self.bucket = Bucket(rate, 2 * rate)
        self._seen = 0  # log lines
        self._shown: tuple[object, ...] = ()  # what the log depends on

    @property
    def mine(self) -> frozenset[int]:
        return self.room.table.seats_of(self.hashes)

    async def show_changes(self) -> None:
        """Send the table whenever it changed; several changes in a row are sent as one."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            async with self.room.lock:  # what is not on disk yet is not shown
                shown = self.shown()
            await self.socket.send_text(encode(shown).decode())

    def shown(self) -> TableShown:
        table, mine = self.room.table, self.mine
        seat = eyes(table, mine, self.looks_as)
        depends = (seat, self.lang, table.rewinds, table.match is None)
        restarts = depends != self._shown
        log_from = 0 if restarts else self._seen
        self._shown = depends
        self._seen = len(table.match.events) if table.match else 0
        return table_shown(
            table,
            mine=mine,
            seat=seat,
            lang=self.lang,
            here=self.room.here.keys(),
            log_from=log_from,
            log_restarts=restarts,
        )

    async def answer(self, text: str) -> None:
        """One message of the browser."""
        message = decode_message(text)
        if isinstance(message, Hello):
            self.hashes = {hash_secret(secret) for secret in message.secrets}
            self.lang = message.lang
        elif isinstance(message, Look):
            self.lang, self.looks_as = message.lang, message.seat
        else:
            version = await changes.carry_out(self.desk, self.room, message, self.hashes)
            if isinstance(message, Sit):
                self.hashes.add(hash_secret(message.secret))
            await self.socket.send_text(encode(Done(message.key, version)).decode())
        self.changed.set()


async def serve(socket: WebSocket, desk: Desk, table: str, address: str) -> None:
    """From hello to goodbye."""
    await socket.accept()
    try:
        with desk.crowd.enter(address):
            hello = decode_message(await asyncio.wait_for(_receive(socket), HELLO_WITHIN))
            if not isinstance(hello, Hello):
                raise Refused("the first message has to be of type hello")
            await _talk(Connection(socket, desk, await desk.room(table), hello))
    except WebSocketDisconnect:
        pass
    except TimeoutError:
        await _close(socket, BAD_MESSAGE, Failed("no_hello", "say hello first"))
    except msgspec.MsgspecError as error:
        await _close(socket, BAD_MESSAGE, Failed("bad_message", str(error)))
    except NotFound as error:
        await _close(socket, BAD_MESSAGE, Failed(error.code, error.message))
    except Refused as error:
        code = TOO_MUCH if isinstance(error, TooMuch) else BAD_MESSAGE
        await _close(socket, code, Failed(error.code, error.message))


async def _talk(connection: Connection) -> None:
    room, mine = connection.room, connection.mine
    room.watchers.add(connection.changed.set)
    _count(room, mine, 1)
    sender = asyncio.create_task(connection.show_changes())
    try:
        while True:
            text = await _receive(connection.socket)
            if not connection.bucket.take(time.monotonic()):
                raise TooMuch("too many messages; slow down")
            await _answer(connection, text)
            now = connection.mine
            if now != mine:
                _count(room, mine, -1)
                _count(room, now, 1)
                mine = now
    finally:
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender
        room.watchers.discard(connection.changed.set)
        _count(room, mine, -1)


async def _answer(connection: Connection, text: str) -> None:
    """A message that is wrong gets an error; the connection stays."""
    try:
        await connection.answer(text)
    except msgspec.MsgspecError as error:
        await _fail(connection, Failed("bad_message", str(error)))
    except Refused as error:
        connection.desk.counts["refused"] += 1
        await _fail(connection, Failed(error.code, error.message, _key(text)))
        connection.changed.set()


async def _fail(connection: Connection, failed: Failed) -> None:
    await connection.socket.send_text(encode(failed).decode())


def _key(text: str) -> str | None:
    key = msgspec.json.decode(text).get("key")
    return key if isinstance(key, str) else None


async def _receive(socket: WebSocket) -> str:
    text = await socket.receive_text()
    if len(text) > LONGEST_MESSAGE:
        raise Refused(f"a message has at most {LONGEST_MESSAGE} characters")
    return text


async def _close(socket: WebSocket, code: int, failed: Failed) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(encode(failed).decode())
            await socket.close(code)


def _count(room: Room, seats: frozenset[int], change: int) -> None:
    """Who is here; the others are shown when somebody comes or goes."""
    for seat in seats:
        room.here[seat] = room.here.get(seat, 0) + change
        if not room.here[seat]:
            del room.here[seat]
    if seats:
        room.show()
