"""Where tables are live: entries come in one at a time, are written, and are shown to all.

A table is in memory while somebody looks at it and a while longer; it can always be loaded from
its entries. Another process may write to it too: then a number is taken, and the table is read
on before the entry is tried again.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import anyio.to_thread

from rathaus.server.bots import Thinkers
from rathaus.server.entries import AnyEntry, Moved, dump, load
from rathaus.server.errors import NotFound, Refused, Stale, TooMuch
from rathaus.server.limits import Crowd, Limits
from rathaus.server.storage import Conflict, Row, Storage
from rathaus.server.table import Header, Table

log = logging.getLogger("rathaus.desk")

ATTEMPTS = 8
TIDY_EVERY = 3600.0  # seconds

Check = Callable[[Table], None]  # raises `Refused`


@dataclass(eq=False, slots=True)
class Room:
    """A table in memory, with those who look at it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Callable[[], None]] = field(default_factory=set)
    here: dict[int, int] = field(default_factory=dict)  # connections by seat
    bot_task: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        return not self.watchers and self.bot_task is None and not self.lock.locked()

    def show(self) -> None:
        for wake in tuple(self.watchers):
            wake()


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
        self.crowd = Crowd(limits.connections, limits.crowd)
        self.bot_pause = bot_pause
        self.counts: Counter[str] = Counter()  # of what happened here
        self.seconds_writing = 0.0

    async def create(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any],
        *,
        public: bool,
        opening: tuple[tuple[int, str], ...] = (),
    ) -> str:
        """Set a new table; its name."""
        if not await anyio.to_thread.run_sync(self.storage.make_room, self.limits.tables):
            raise TooMuch("this server has no room for another table; try again later")
        header = Header(
            id=secrets.token_hex(5),
            game=game,
            players=players,
            options=dict(options),
            seed=secrets.token_hex(16),
            created=time.time(),
            opening=opening,
        )
        await anyio.to_thread.run_sync(self.storage.create, header, public)
        self.counts["tables"] += 1
        log.info("table %s: %s for %d", header.id, game, players)
        return header.id

    async def room(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is None:
            loaded = await anyio.to_thread.run_sync(self._load, table)
            room = self.rooms.setdefault(table, Room(loaded))
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

    async def tidy_up(self) -> None:
        """Now and then forget tables that nobody will come back to."""
        day = 86_400.0
        while True:
            now = time.time()
            open_before, before = now - self.limits.open_days * day, now - self.limits.days * day
            forgotten = await anyio.to_thread.run_sync(
                self.storage.forget_unused, open_before, before
            )
            if forgotten:
                log.info("%d unused tables forgotten", forgotten)
            await asyncio.sleep(TIDY_EVERY)

    async def uploaded(self, name: str) -> str | None:
        """The text of a record somebody has uploaded."""
        return await anyio.to_thread.run_sync(self.storage.record, name)

    # -- changes ------------------------------------------------------------------------------

    async def act(
        self, room: Room, entry: AnyEntry, check: Check, *, key: str | None = None
    ) -> int:
        """Write an entry that passes the check; its number.

        What was written with the same key before counts: the client repeats itself.
        """
        async with room.lock:
            for _ in range(ATTEMPTS):
                try:
                    check(room.table)
                    if await self._write(room, entry, key):
                        break
                except Refused:
                    if (known := await self._number_of(room, key)) is not None:
                        return known
                    raise
                if (known := await self._number_of(room, key)) is not None:
                    return known
            else:
                raise TooMuch("too many are writing to this table at once; try again")
            room.show()
            self._wake_bots(room)
            return room.table.version

    async def _number_of(self, room: Room, key: str | None) -> int | None:
        if key is None:
            return None
        name = room.table.header.id
        return await anyio.to_thread.run_sync(self.storage.number_of, name, key)

    async def _write(self, room: Room, entry: AnyEntry, key: str | None) -> bool:
        """False: it was written already, or another process was faster; the table is read anew."""
        table = room.table
        before = table.status
        table.apply(entry)
        row = Row(table.version, dump(entry), key)
        start = time.perf_counter()
        try:
            await anyio.to_thread.run_sync(
                self.storage.append, table.header.id, row, table.summary()
            )
        except BaseException as error:
            # What is in memory is ahead of the disk: forget it.
            room.table = await anyio.to_thread.run_sync(self._load, table.header.id)
            if isinstance(error, Conflict):
                self.counts["conflicts"] += 1
                return False
            raise
        self.counts["entries"] += 1
        self.seconds_writing += time.perf_counter() - start
        if table.status != before:
            log.info("table %s: %s", table.header.id, table.status)
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
                room.show()
        self._wake_bots(room)

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
        await asyncio.sleep(self.bot_pause)
        table = room.table
        if seat not in table.bots_in_turn():
            return
        version, level = table.version, table.seats[seat].level
        move = await self.thinkers.choose(table, seat)

        def check(now: Table) -> None:
            now.check_fresh(seat, version)
            if now.seats[seat].level != level:
                raise Stale("somebody else plays for this seat by now")

        with contextlib.suppress(Stale):  # the table has gone on in the meantime
            check(room.table)
            await self.act(room, Moved(seat, room.table.notation(move)), check)
