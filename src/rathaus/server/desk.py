"""Where tables are live: entries come in one at a time, are written, and are shown to all.

A table is in memory while somebody uses it and a while longer; it can always be loaded from
its entries. Another process may write to it too: then a number is taken, and the table is read
on before the entry is tried again.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Set
from functools import partial
from math import ceil
from typing import Any, TypeVar

import anyio.to_thread

from rathaus.server import snapshots
from rathaus.server.bells.posting import Posting
from rathaus.server.bells.ringing import Ringing
from rathaus.server.bots import Thinkers
from rathaus.server.doors import Doors
from rathaus.server.endings import keep_endings, load_table
from rathaus.server.entries import AnyEntry, Moved, dump, load
from rathaus.server.errors import NotWelcome, Refused, Stale, TooMuch, place_of
from rathaus.server.fair import Turns
from rathaus.server.header import OVER, PLAYING, Header, Status, game_named, new_seed
from rathaus.server.limits import Buckets, Budget, Crowd, Limits, owner_of
from rathaus.server.measuring import Measures
from rathaus.server.presence import Presence
from rathaus.server.protocol.client import Pace
from rathaus.server.replaying import Replayers
from rathaus.server.rooms import Guest, Key, Room, Rooms, Visitor
from rathaus.server.show import lines_missing, lines_of
from rathaus.server.storage import LOADERS, Conflict, NewEntry, Row, Storage
from rathaus.server.table import Table
from rathaus.server.tidying import tidy
from rathaus.server.writing import Writer

log = logging.getLogger("rathaus.desk")

ATTEMPTS = 8
BOTS_AGAIN_AFTER = 2.0  # seconds
TIDY_EVERY = 3600.0
HEALTH_EVERY = 1.0
BLOCKED_EVERY = 15.0
FEW_LINES = 30  # of a log: in words at once

Check = Callable[[Table], None]  # raises `Refused`
Found = TypeVar("Found")


class Desk:
    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        limits: Limits,
        bot_pause: float,
        posting: Posting | None = None,
    ) -> None:
        self.storage = storage
        self.writer = Writer(storage)
        self.thinkers = thinkers
        self.rooms = Rooms(limits.rooms)
        self.presence = Presence(storage, self._show)
        self.ringing = Ringing(storage, self.presence, posting or Posting(), self._table)
        self.limits = limits
        self.crowd = Crowd(limits.connections, limits.crowd)
        self.replayers = Replayers()
        self.analysts = Replayers()  # they take seconds: nobody's replay waits for them
        self.long_work = Turns(LOADERS)
        self.measures = Measures()
        self.blocked: frozenset[str] = frozenset()  # households
        self.budget = Budget(10 * limits.requests, 40 * limits.requests)
        self.new_tables = Buckets(limits.new_tables, max(30, limits.new_tables))
        self.doors = Doors(2 * limits.connections, 2 * limits.crowd, limits.requests)
        self.bot_pause = bot_pause
        self.counts: Counter[str] = Counter()  # of what happened here
        self.seconds_writing = 0.0
        self._checking = asyncio.Lock()
        self._checked = float("-inf")
        self._count = 0

    async def create(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any],
        *,
        public: bool,
        pace: Pace = "live",
        chat: bool = True,
        remind: int = 0,
        household: str = "",
        opening: tuple[tuple[int, str], ...] = (),
        seed: str = "",
    ) -> str:
        """Set a new table; its name. A seed that is given is known to all: a prepared deal."""
        owner, most = owner_of(household), (self.limits.tables, self.limits.tables_each)
        if not await self.storage.call(self.storage.make_room, most[0], owner, most[1]):
            raise TooMuch("this server has no room for another table; try again later")
        header = Header(
            id=secrets.token_hex(8),
            game=game,
            players=players,
            options=dict(options),
            seed=seed or new_seed(),
            created=time.time(),
            rules_version=game_named(game).rules_version,
            opening=opening,
            pace=pace,
            chat=chat,
            remind=remind,
        )
        await self.storage.call(self.storage.create, header, public, owner)
        self.counts["tables"] += 1
        log.info("table %s: %s for %d", header.id, game, players)
        return header.id

    async def tidy_up(self) -> None:
        """In the background: now and then forget tables that nobody will come back to."""
        while True:
            await asyncio.sleep(TIDY_EVERY)
            await self.keep_endings()
            try:
                await self.storage.call(tidy, self.storage, self.limits, time.time())
            except Exception:  # of the database, which may come back
                log.exception("unused tables cannot be forgotten")

    async def keep_endings(self) -> None:
        """In the background: games that were over before records were kept."""
        try:
            work = partial(keep_endings, self.storage)
            await anyio.to_thread.run_sync(work, limiter=self.storage.loaders)
        except Exception:  # of the database, which may come back
            log.exception("records cannot be kept")

    async def watch_blocked(self) -> None:
        """In the background: whom nobody lets in any more."""
        while True:
            with contextlib.suppress(Exception):  # of the database, which may come back
                self.blocked = await self.storage.call(self.storage.blocked)
            await asyncio.sleep(BLOCKED_EVERY)

    def check_welcome(self, household: str) -> None:
        if household in self.blocked:
            raise NotWelcome("whoever runs this server has blocked your address")

    async def health(self) -> int:
        """How many tables there are. It is asked by anybody, so it is found out now and then."""
        async with self._checking:
            if time.monotonic() > self._checked + HEALTH_EVERY:
                self._count = await self.storage.call(self.storage.beat)
                self._checked = time.monotonic()
        return self._count

    async def uploaded(self, name: str) -> str | None:
        """The text of a record somebody has uploaded."""
        return await self.storage.call(self.storage.record, name)

    # -- looking ------------------------------------------------------------------------------

    async def room(self, name: str, who: str = "") -> Room:
        """The table in memory; who wants it pays for reading it."""
        room = self.rooms.get(name)
        is_new = room is None
        if room is None:
            room = await self._opened(name, who)
        if is_new or self.storage.has_neighbours:
            await self.catch_up(name)  # with what another process has written
        self.rooms.use(room)
        self._wake_bots(room)
        return room

    async def _opened(self, name: str, who: str) -> Room:
        """However many come at once, the table is not read for each of them."""
        async with self._working_for(who):
            if (room := self.rooms.get(name)) is not None:
                return room
            table = await self._loaded(name, who)
            return self.rooms.add(table, await self.storage.call(self.storage.owner, name))

    async def _table(self, name: str) -> Table:
        return (await self.room(name)).table

    async def _loaded(self, name: str, who: str) -> Table:
        return await self._beside(partial(self._load, name), who)

    @contextlib.asynccontextmanager
    async def _working_for(self, who: str) -> AsyncIterator[None]:
        """Long work is done a little at a time, for one household after the other, as long as
        it can pay. Nobody waits for a turn with a table in hand: others need it.
        """
        while True:
            await self.budget.wait(who)
            async with self.long_work.turn(who):
                if not self.budget.is_spent(who):
                    yield
                    return

    async def _beside(self, work: Callable[[], Found], who: str) -> Found:
        """In another thread; who wanted it pays."""
        loaders = self.storage.loaders
        found, seconds = await anyio.to_thread.run_sync(_timed, work, limiter=loaders)
        self.budget.spend(who, seconds * 1000)
        return found

    def _load(self, name: str) -> Table:
        return load_table(self.storage, name)

    @contextlib.asynccontextmanager
    async def holding(self, room: Room) -> AsyncIterator[Table]:
        """The table as it is on disk; nobody changes it meanwhile."""
        async with room.lock:
            if room.is_ahead:
                await self._read_anew(room)
            yield room.table

    async def read(self, room: Room, look: Callable[[Table], Found], who: str) -> Found:
        """What `look` finds at the table; it may refuse the newest one only. Who asks pays."""
        async with self.holding(room):
            try:
                with self.budget.working(who):
                    return look(room.table)
            except Refused:
                if not await self._is_newer(room):
                    raise
                with self.budget.working(who):
                    return look(room.table)

    async def _read_anew(self, room: Room, who: str = "") -> None:
        room.table, room.keys = await self._loaded(room.name, who), None
        room.is_ahead = False
        self._changed(room)

    @contextlib.contextmanager
    def looking(self, room: Room, guest: Guest) -> Iterator[None]:
        """The guest hears of every change."""
        room.guests.add(guest)
        self.note_guests(room)
        try:
            yield
        finally:
            room.guests.discard(guest)
            self.note_guests(room)
            room.rest()

    def visit(self, room: Room, hashes: Set[str], seconds: float) -> None:
        """Somebody looks without a connection that would tell when they go: they are here for a
        while, until they look again.
        """
        if not room.table.seats_of(hashes):
            return
        guest = room.visit(frozenset(hashes), time.monotonic() + seconds)
        self.note_guests(room)
        asyncio.get_running_loop().call_later(seconds, self._leave, room, guest)

    def _leave(self, room: Room, guest: Visitor) -> None:
        if guest in room.guests and guest.until <= time.monotonic():
            room.guests.discard(guest)
            self.note_guests(room)
            room.rest()

    def away(self, table: Table) -> dict[int, int]:
        """Who is away, with the seconds until the others may replace them."""
        if table.status != PLAYING:
            return {}
        here = self.presence.seats(table.header.id)
        gone = [seat for seat in table.people() if seat not in here]
        return {seat: self._grace_left(table, seat) for seat in gone}

    def _grace_left(self, table: Table, seat: int) -> int:
        is_live = table.header.pace == "live"
        grace = self.limits.grace if is_live else self.limits.grace_by_turns
        return max(0, ceil(grace - (self.presence.away_for(table.header.id, seat) or 0.0)))

    def note_guests(self, room: Room) -> None:
        """Somebody came, went, or has another seat."""
        self.presence.note(room.name, room.seats_here())

    async def put_into_words(self, room: Room, lang: str, who: str) -> None:
        """The log, if that takes a while, beside everything else; the table is held meanwhile."""
        if lines_missing(room.table, lang) > FEW_LINES:
            async with self._working_for(who), self.holding(room) as table:
                await self._beside(partial(lines_of, table, lang), who)

    def _show(self, name: str) -> None:
        if room := self.rooms.get(name):
            room.show()

    # -- changes ------------------------------------------------------------------------------

    async def act(
        self, room: Room, entry: AnyEntry, check: Check, *, key: Key | None = None, who: str = ""
    ) -> int:
        """Write an entry that passes the check; its number. Who wants it pays for the work.

        What was written with the same key before counts: the client repeats itself. It is
        refused for the newest table only: another process may have told the client of it.
        """
        async with self.holding(room):
            if (known := await self._number_of(room, key)) is not None:
                return known
            for _ in range(ATTEMPTS):
                try:
                    before = room.table.status
                    with self.budget.working(who):
                        check(room.table)
                        self._apply(room, entry)
                    await self._write(room, entry, key, before, who)
                    return room.table.version
                except (Refused, Conflict) as error:
                    if (known := await self._number_of(room, key)) is not None:
                        return known
                    if isinstance(error, Refused) and not await self._is_newer(room):
                        raise
        raise TooMuch("too many are writing to this table at once; try again")

    async def _number_of(self, room: Room, key: Key | None) -> int | None:
        """Of the entry that was written with the key. Most keys are new, which is known here."""
        if key is None or not room.table.may_ask_about(key.seat, key.hashes):
            return None
        if room.keys is None:
            room.keys = await self.storage.call(self.storage.keys, room.name)
        if hash(key.text) not in room.keys:
            return None
        return await self.storage.call(self.storage.number_of, room.name, key.text)

    async def _write(
        self, room: Room, entry: AnyEntry, key: Key | None, before: Status, who: str
    ) -> None:
        """What has just happened. `Conflict`: it was written already, or another process was
        faster.
        """
        row = Row(room.table.version, dump(entry), key.text if key else None)
        snapshot = snapshots.maybe_dump(room.table)
        new = NewEntry(
            room.name,
            row,
            room.table.summary(),
            is_sealed=room.table.is_sealed,
            ending=_ending(room.table) if room.table.status != before else None,
            snapshot=snapshot,
        )
        start = time.perf_counter()
        try:
            await self.writer.append(new)
        except Conflict:
            self.counts["conflicts"] += 1
            await self._read_anew(room, who)
            raise
        room.is_ahead = False
        room.note_key(row.key)
        if snapshot is not None:
            room.table.wasted = 0
        self.counts["entries"] += 1
        self.seconds_writing += time.perf_counter() - start
        if room.table.status != before:
            log.info("table %s: %s", room.name, room.table.status)
        self._changed(room)
        self.ringing.look(room.table)

    def _apply(self, room: Room, entry: AnyEntry) -> None:
        """From now on the table is ahead of the disk; whatever goes wrong, it will be read anew."""
        room.is_ahead = True
        try:
            room.table.apply(entry)
        except Refused:
            room.is_ahead = False  # nothing has happened
            raise

    async def catch_up(self, name: str) -> None:
        """Another process wrote to a table: read on, if it is in memory here."""
        room = self.rooms.get(name)
        if room is None:
            return
        async with self.holding(room):
            await self._read_on(room)

    async def _is_newer(self, room: Room) -> bool:
        """Has another process written to the table?"""
        return not room.is_ahead and await self._read_on(room)

    async def _read_on(self, room: Room) -> bool:
        """Was there anything new?"""
        version = room.table.version
        for row in await self.storage.call(self.storage.rows, room.name, version):
            self._apply(room, load(row.body))
            room.note_key(row.key)
        room.is_ahead = False
        if room.table.version > version:
            self._changed(room)
        return room.table.version > version

    def _changed(self, room: Room) -> None:
        room.show()
        self.note_guests(room)
        self._wake_bots(room)

    # -- bots ---------------------------------------------------------------------------------

    def _wake_bots(self, room: Room) -> None:
        if room.bots_may_play and room.bot_task is None:
            room.bot_task = asyncio.create_task(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        try:
            while room.bots_may_play:
                await asyncio.sleep(0 if room.table.is_given_up else self.bot_pause)
                await self._play_bot(room)
        except Exception as error:  # at one table; the others go on
            log.error("bots stopped at table %s: %s", room.name, place_of(error))
            if room.guests:  # whoever comes later wakes them anyway
                asyncio.get_running_loop().call_later(BOTS_AGAIN_AFTER, self._wake_bots, room)
        finally:
            room.bot_task = None

    async def _play_bot(self, room: Room) -> None:
        async with self.holding(room) as table:
            waiting = table.bots_in_turn()
        if not waiting:
            return
        seat, version = waiting[0], table.version
        level = table.seats[seat].level
        move = await self.thinkers.choose(table, seat, room.owner)

        def check(now: Table) -> None:
            now.check_fresh(seat, version)
            if now.seats[seat].level != level:
                raise Stale("somebody else plays for this seat by now")

        with contextlib.suppress(Stale):  # the table has gone on in the meantime
            check(room.table)
            await self.act(room, Moved(seat, room.table.notation(move)), check)


def _timed(work: Callable[[], Found]) -> tuple[Found, float]:
    """What comes of it, and the seconds of the processor that it took."""
    start = time.thread_time()
    return work(), time.thread_time() - start


def _ending(table: Table) -> str | None:
    """The record of a game that is over now."""
    return table.match.record().dumps() if table.match and table.status == OVER else None
