"""One browser on a WebSocket: it is shown the table whenever that changes."""

import asyncio
import contextlib
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rathaus.server import changes
from rathaus.server.desk import Desk
from rathaus.server.errors import Refused, TooMuch, place_of
from rathaus.server.header import hash_secret
from rathaus.server.limits import Bucket
from rathaus.server.protocol.client import AnyFromClient, Consider, Hello, Look, Sit, TakeOver
from rathaus.server.protocol.coding import decode_message, encode
from rathaus.server.protocol.table import Considered, Done, Failed, FromServer
from rathaus.server.rooms import Guest, Room
from rathaus.server.show import considered_shown, eyes, table_sent
from rathaus.server.table import Table

log = logging.getLogger("rathaus.live")

HELLO_WITHIN = 10.0  # seconds
CONNECTING = 5.0  # milliseconds, as a rule
SENT = 100_000  # characters a millisecond
LONGEST_MESSAGE = 4096  # characters
BAD_MESSAGE, TOO_MUCH, BROKEN = 4400, 4429, 1011  # close codes


class Keyed(msgspec.Struct, frozen=True):
    """All that an answer to a wrong message needs to know of it."""

    key: str | None = None


decode_key = msgspec.json.Decoder(Keyed).decode


class Connection(Guest):
    """What a browser looks at, and what it has seen of the log."""

    def __init__(
        self, socket: WebSocket, desk: Desk, room: Room, hello: Hello, household: str
    ) -> None:
        super().__init__({hash_secret(secret) for secret in hello.secrets})
        rate = desk.limits.requests
        self.socket = socket
        self.desk = desk
        self.household = household
        self.room = room
        self.lang: str = hello.lang
        self.looks_as: int | None = None
        self.bucket = Bucket(rate, 2 * rate)
        self._seen = 0  # log lines
        self._shown: tuple[object, ...] = ()  # what the log depends on
        self._last: tuple[object, ...] = ()  # what all depends on, when it was sent last

    async def show_changes(self) -> None:
        """Send the table whenever it changed; several changes in a row are sent as one."""
        while True:
            await self.desk.put_into_words(self.room, self.lang, self.household)
            async with self.desk.holding(self.room) as table:
                self.changed.clear()
                text = self._text(table)
            if text is not None:
                await self.send_text(text)
            await self.changed.wait()
            await self.desk.budget.wait(self.household)

    def _text(self, table: Table) -> str | None:
        with self.desk.budget.working(self.household):
            shown = self.shown(table)
            text = None if shown is None else shown.decode()
        self.desk.budget.spend(self.household, len(text or "") / SENT)
        return text

    def shown(self, table: Table) -> bytes | None:
        """None: as far as this browser may know, nothing has happened since."""
        mine = table.seats_of(self.hashes)
        seat = eyes(table, mine, self.looks_as)
        here = self.desk.presence.seats(table.header.id)
        now = (mine, seat, self.lang, table.seen(mine), here)
        if now == self._last:
            return None
        self._last = now
        depends = (seat, self.lang, table.rewinds, table.match is None)
        restarts = depends != self._shown
        log_from = 0 if restarts else self._seen
        self._shown = depends
        self._seen = table.lines
        return table_sent(
            table,
            mine=mine,
            seat=seat,
            lang=self.lang,
            here=here,
            away=self.desk.away(table),
            log_from=log_from,
            log_restarts=restarts,
        )

    async def answer(self, text: str) -> None:
        """One message of the browser."""
        message = decode_message(text)
        with self.desk.measures.message(type(message).__name__.lower()):
            await self._answer(message)

    async def _answer(self, message: AnyFromClient) -> None:
        if isinstance(message, Hello):
            self.hashes = {hash_secret(secret) for secret in message.secrets}
            self.lang = message.lang
            self.show_again()
        elif isinstance(message, Look):
            self.lang, self.looks_as = message.lang, message.seat
            self.show_again()
        elif isinstance(message, Consider):
            await self.send(await self._considered(message))
            return
        else:
            version = await changes.carry_out(
                self.desk, self.room, message, self.hashes, self.household
            )
            if isinstance(message, Sit | TakeOver):
                self.hashes.add(hash_secret(message.secret))
            await self.send(Done(message.key, version))
        self.desk.note_guests(self.room)
        self.changed.set()

    def show_again(self) -> None:
        """Even if nothing has happened."""
        self._last = ()
        self.changed.set()

    async def _considered(self, asked: Consider) -> Considered:
        def look(table: Table) -> Considered:
            return considered_shown(table, asked, self.hashes, self.lang)

        return await self.desk.read(self.room, look, self.household)

    async def send(self, message: FromServer) -> None:
        await self.send_text(encode(message).decode())

    async def send_text(self, text: str) -> None:
        try:
            await self.socket.send_text(text)
        except RuntimeError as error:  # it is closed already
            raise WebSocketDisconnect from error


async def serve(socket: WebSocket, desk: Desk, table: str, address: str) -> None:
    """From hello to goodbye."""
    await socket.accept()
    try:
        with desk.crowd.enter(address):
            hello = decode_message(await asyncio.wait_for(_receive(socket), HELLO_WITHIN))
            if not isinstance(hello, Hello):
                raise Refused("the first message has to be of type hello")
            desk.check_welcome(address)
            await desk.budget.wait(address)
            desk.budget.spend(address, CONNECTING)
            connection = Connection(socket, desk, await desk.room(table, address), hello, address)
            with desk.looking(connection.room, connection):
                await _talk(connection)
    except WebSocketDisconnect:
        pass
    except TimeoutError:
        await _close(socket, Failed("no_hello", "say hello first"))
    except (msgspec.MsgspecError, UnicodeError) as error:
        await _close(socket, Failed("bad_message", str(error)))
    except RecursionError:
        await _close(socket, Failed("bad_message", "the message is nested too deeply"))
    except Refused as error:
        await _refuse(socket, error)


async def _talk(connection: Connection) -> None:
    sender = asyncio.create_task(_show(connection))
    try:
        while True:
            text = await _receive(connection.socket)
            await connection.desk.budget.wait(connection.household)
            if not connection.bucket.take(time.monotonic()):
                raise TooMuch("too many messages; slow down")
            await _answer(connection, text)
    finally:
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sender


async def _show(connection: Connection) -> None:
    """If the table cannot be shown, the browser is sent away and may come again."""
    try:
        await connection.show_changes()
    except WebSocketDisconnect:
        pass
    except Refused as error:
        await _refuse(connection.socket, error)
    except Exception as error:
        log.error("table %s cannot be shown: %s", connection.room.name, place_of(error))
        await _close(connection.socket, Failed("server", "something went wrong here"), BROKEN)


async def _answer(connection: Connection, text: str) -> None:
    """A message that is wrong gets an error; the connection stays."""
    connection.desk.budget.spend(connection.household, 1.0)
    try:
        await connection.answer(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        await connection.send(Failed("bad_message", str(error)))
    except RecursionError:
        await connection.send(Failed("bad_message", "the message is nested too deeply"))
    except Refused as error:
        connection.desk.counts["refused"] += 1
        await connection.send(Failed(error.code, error.message, _key(text)))
        connection.show_again()


def _key(text: str) -> str | None:
    """Of a message that was read."""
    return decode_key(text).key


async def _receive(socket: WebSocket) -> str:
    if socket.application_state is not WebSocketState.CONNECTED:
        raise WebSocketDisconnect  # we have sent the browser away
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    if text is None:
        raise Refused("a message is text, not bytes")
    if len(text) > LONGEST_MESSAGE:
        raise Refused(f"a message has at most {LONGEST_MESSAGE} characters")
    return text


async def _refuse(socket: WebSocket, error: Refused) -> None:
    code = TOO_MUCH if isinstance(error, TooMuch) else BAD_MESSAGE
    await _close(socket, Failed(error.code, error.message), code)


async def _close(socket: WebSocket, failed: Failed, code: int = BAD_MESSAGE) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(encode(failed).decode())
            await socket.close(code)
