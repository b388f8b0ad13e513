"""Where tables are live: entries come in one at a time, are written, and are shown to all.

A table is in memory while somebody looks at it and a while longer; it can always be loaded from
its entries. Another process may write to it too: then a number is taken, and the table is read
on before the entry is tried again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest

import anyio.to_thread

from rathaus.server.bots import Thinkers
from rathaus.server.entries import AnyEntry, Moved, dump, load
from rathaus.server.errors import NotFound, NotYours, Stale, TooMuch
from rathaus.server.limits import Limits
from rathaus.server.storage import Conflict, Row, Storage
from rathaus.server.table import Header, Table

log = logging.getLogger("rathaus.desk")

ATTEMPTS = 8


def hash_secret(secret: str) -> str:
    return sha256(f"rathaus seat {secret}".encode()).hexdigest()


@dataclass(eq=False, slots=True)
class Room:
    """A table in memory, with those who look at it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Callable[[], None]] = field(default_factory=set)
    here: dict[int, int] = field(default_factory=dict)  # connections by seat
    asked_at: list[int] = field(default_factory=list)  # by seat: since which version
    asked: list[object] = field(default_factory=list)  # by seat: what it is asked
    bot_task: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self.asked_at = [0] * len(self.table.seats)
        self.asked = [None] * len(self.table.seats)

    @property
    def is_idle(self) -> bool:
        return not self.watchers and self.bot_task is None and not self.lock.locked()

    def note_questions(self) -> None:
        """Remember since which version each seat has been asked what it is asked now."""
        for seat in range(len(self.table.seats)):
            now = _asked(self.table, seat)
            if now != self.asked[seat]:
                self.asked[seat] = now
                self.asked_at[seat] = self.table.version

    def show(self) -> None:
        for wake in tuple(self.watchers):
            wake()


def _asked(table: Table, seat: int) -> object:
    if table.match is None or seat not in table.match.state.turn():
        return None
    state = table.match.state
    return table.rewinds, state.resolved, state.answers[seat], tuple(state.moves(seat))


class Desk:
    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        limits: Limits,
        bot_pause: float,
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.limits = limits
        self.bot_pause = bot_pause
        self.moves_written = 0

    async def create(self, header: Header, public: bool) -> Room:
        if await anyio.to_thread.run_sync(self.storage.count) >= self.limits.tables:
            raise TooMuch("this server has no room for another table; try again later")
        await anyio.to_thread.run_sync(self.storage.create, header, public)
        return await self.room(header.id)

    async def room(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is None:
            loaded = await anyio.to_thread.run_sync(self._load, table)
            room = self.rooms.setdefault(table, Room(loaded))
            room.note_questions()
            self._evict()
        self.rooms.move_to_end(table)
        self._wake_bots(room)
        return room

    def _load(self, name: str) -> Table:
        header = self.storage.header(name)
        if header is None:
            raise NotFound(f"there is no table {name[:20]!r}")
        table = Table(header)
        for row in self.storage.rows(name):
            table.apply(load(row.body))
        return table

    def _evict(self) -> None:
        """Tables nobody looks at leave the memory, the longest unused first."""
        idle = [name for name, room in self.rooms.items() if room.is_idle]
        for name in idle[: max(0, len(self.rooms) - self.limits.rooms)]:
            del self.rooms[name]

    async def uploaded(self, name: str) -> str | None:
        """The text of a record somebody has uploaded."""
        return await anyio.to_thread.run_sync(self.storage.record, name)

    # -- changes ------------------------------------------------------------------------------

    async def act(
        self,
        room: Room,
        entry: AnyEntry,
        *,
        key: str | None = None,
        secret_seat: int | None = None,
        version: int | None = None,
    ) -> int:
        """Write an entry; its number. What was written with the same key before counts."""
        async with room.lock:
            for _ in range(ATTEMPTS):
                if key is not None:
                    known = await anyio.to_thread.run_sync(
                        self.storage.number_of, room.table.header.id, key
                    )
                    if known is not None:
                        return known
                self._check_version(room, secret_seat, version)
                if await self._write(room, entry, key):
                    room.note_questions()
                    room.show()
                    self._wake_bots(room)
                    return room.table.version
            raise TooMuch("too many are writing to this table at once; try again")

    def _check_version(self, room: Room, seat: int | None, version: int | None) -> None:
        if version is None or seat is None:
            return
        if not room.asked_at[seat] <= version <= room.table.version:
            raise Stale("the table has gone on since; look at it again and decide anew")

    async def _write(self, room: Room, entry: AnyEntry, key: str | None) -> bool:
        """False: another process was faster, and the table has been read anew."""
        table = room.table
        table.apply(entry)
        row = Row(table.version, dump(entry), key)
        names = [seat.name for seat in table.seats]
        try:
            await anyio.to_thread.run_sync(
                self.storage.append, table.header.id, row, table.status, names
            )
        except BaseException as error:
            # What is in memory is ahead of the disk: forget it.
            room.table = await anyio.to_thread.run_sync(self._load, table.header.id)
            room.note_questions()
            if isinstance(error, Conflict):
                return False
            raise
        self.moves_written += 1
        return True

    async def catch_up(self, name: str) -> None:
        """Another process wrote to a table: read on, if it is in memory here."""
        room = self.rooms.get(name)
        if room is None:
            return
        async with room.lock:
            rows = await anyio.to_thread.run_sync(self.storage.rows, name, room.table.version)
            for row in rows:
                room.table.apply(load(row.body))
            if rows:
                room.note_questions()
                room.show()
        self._wake_bots(room)

    def check_seat(self, room: Room, seat: int, secrets: list[str]) -> None:
        """Is it the seat of somebody with one of these secrets?"""
        if not 0 <= seat < len(room.table.seats):
            raise NotYours(f"seats go from 1 to {len(room.table.seats)}")
        wanted = room.table.seats[seat].secret
        if not wanted or not any(compare_digest(hash_secret(s), wanted) for s in secrets):
            raise NotYours(f"seat {seat + 1} is not yours: its link has the secret you need")

    def seats_of(self, room: Room, secrets: list[str]) -> frozenset[int]:
        hashes = {hash_secret(secret) for secret in secrets}
        return frozenset(
            number for number, seat in enumerate(room.table.seats) if seat.secret in hashes
        )

    # -- bots ---------------------------------------------------------------------------------

    def _wake_bots(self, room: Room) -> None:
        if room.table.bots_in_turn() and room.bot_task is None:
            room.bot_task = asyncio.create_task(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        try:
            while waiting := room.table.bots_in_turn():
                await self._play_bot(room, waiting[0])
        except Exception:  # of one table; the others go on
            log.exception("bots stopped at table %s", room.table.header.id)
        finally:
            room.bot_task = None

    async def _play_bot(self, room: Room, seat: int) -> None:
        table = room.table
        match, asked = table.match, _asked(table, seat)
        if match is None:
            return
        level = table.seats[seat].level
        await asyncio.sleep(self.bot_pause)
        move = await self.thinkers.choose(match, table.header.components, seat, level)
        if _asked(room.table, seat) != asked or room.table.seats[seat].level != level:
            return  # the table has gone on in the meantime
        entry = Moved(seat, match.game.notation(match.state, move))
        await self.act(room, entry)
