"""When to tell somebody: they are asked, and no page of theirs is open."""

import asyncio
import contextlib
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial

from rathaus.server.bells import keeping
from rathaus.server.bells.keeping import Bell
from rathaus.server.bells.mailing import WITHIN
from rathaus.server.bells.posting import Gone, Notice, Posting
from rathaus.server.bells.words import STILL, TURN, WITH
from rathaus.server.errors import place_of
from rathaus.server.fair import Turns
from rathaus.server.presence import Presence
from rathaus.server.storage import Storage
from rathaus.server.table import Table

log = logging.getLogger("rathaus.bells")

MOST_WAITING = 1_000
MOST_OF_ONE = 100  # household: those of its tables that wait
SENDERS = 4
QUIET_FOR = 60.0  # seconds: whoever was told just now knows
REMEMBERED = 10_000
LOOKED_EVERY = 60.0
UNCONFIRMED = 24 * 3600.0  # seconds that a mail address may take


class Ringing:
    def __init__(
        self,
        storage: Storage,
        presence: Presence,
        posting: Posting,
        find: Callable[[str], Awaitable[Table]],
    ) -> None:
        self.posting = posting
        self.counts: Counter[str] = Counter()
        self._storage = storage
        self._presence = presence
        self._find = find
        self._calls: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(MOST_WAITING)
        self._turns = Turns(SENDERS)
        self._told: OrderedDict[tuple[str, int], float] = OrderedDict()
        self.asking = asyncio.Lock()  # whether somebody wants mail

    def look(self, table: Table) -> None:
        """Something has happened at a table: who is asked since then, and not there?"""
        seats = [seat for seat in self._asked(table) if table.asked_at[seat] == table.version]
        seats = [seat for seat in seats if self._is_time(table.header.id, seat)]
        if seats:
            bells = self._texts(table)
            self._queue(partial(self._ring, table.header.id, seats, bells))

    def _asked(self, table: Table) -> list[int]:
        """People who have to decide and have no page open."""
        if table.match is None:
            return []
        here = self._presence.seats(table.header.id)
        turn = table.match.state.turn()
        return [seat for seat in table.people() if seat in turn and seat not in here]

    def _is_time(self, table: str, seat: int) -> bool:
        """Others cannot make it ring over and over by taking back and deciding anew."""
        now = time.monotonic()
        if now - self._told.get((table, seat), float("-inf")) < QUIET_FOR:
            return False
        self._told[table, seat] = now
        self._told.move_to_end((table, seat))
        if len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return True

    def _texts(self, table: Table) -> Callable[[Bell, dict[str, str]], Notice | None]:
        """What a bell says, if whoever hung it still sits there."""
        title, name = table.game.title, table.header.id
        seats = [(seat.secret, seat.name) for seat in table.seats]

        def notice(bell: Bell, words: dict[str, str]) -> Notice | None:
            if seats[bell.seat][0] != bell.secret:
                return None
            others = ", ".join(each for i, (_, each) in enumerate(seats) if i != bell.seat)
            body = WITH[bell.lang].format(names=others) if others else ""
            told = words[bell.lang].format(title=title[bell.lang])
            return Notice(told, body, f"/table/{name}", f"rathaus-{name}-{bell.seat}")

        return notice

    async def _ring(
        self, table: str, seats: list[int], say: Callable[[Bell, dict[str, str]], Notice | None]
    ) -> None:
        bells = await self._storage.call(keeping.of_seats, self._storage, table, seats)
        await asyncio.gather(*(self._send(bell, say(bell, TURN)) for bell in bells))

    async def _send(self, bell: Bell, notice: Notice | None) -> None:
        """Slow addresses keep those waiting whose table was set by the same household."""
        if notice is None:
            await self._storage.call(keeping.take_down, self._storage, bell.id)
            return
        owner = await self._storage.call(self._storage.owner, bell.table_id)
        if self._turns.waiting_for(owner) >= MOST_OF_ONE or self._turns.waiting >= MOST_WAITING:
            self.counts["bells_dropped"] += 1
            return
        async with self._turns.turn(owner):
            await self._post(bell, notice)

    async def _post(self, bell: Bell, notice: Notice) -> None:
        try:
            await asyncio.wait_for(self.posting.send(bell, notice), 2 * WITHIN)
            self.counts[f"told_by_{bell.kind}"] += 1
        except Gone:
            await self._storage.call(keeping.take_down, self._storage, bell.id)
            self.counts["bells_gone"] += 1
        except Exception as error:  # of somebody else's machine
            self.counts["bells_failed"] += 1
            log.warning("a bell (%s) does not ring: %s", bell.kind, place_of(error))

    def write(self, bell: Bell, notice: Notice) -> None:
        """To somebody in particular."""
        self._queue(partial(self._send, bell, notice))

    def _queue(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            self._calls.put_nowait(work)
        except asyncio.QueueFull:
            self.counts["bells_dropped"] += 1

    # -- in the background --------------------------------------------------------------------

    async def keep_ringing(self) -> None:
        self.posting.use_key(await self._storage.call(keeping.push_key, self._storage))
        try:
            async with asyncio.TaskGroup() as group:
                while True:
                    group.create_task(self._work(await self._calls.get()))
        finally:
            await self.posting.close()

    async def _work(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception as error:  # of the database, which may come back
            log.error("bells cannot be read: %s", place_of(error))

    async def keep_reminding(self) -> None:
        while True:
            await asyncio.sleep(LOOKED_EVERY)
            with contextlib.suppress(Exception):  # of the database, which may come back
                await self.remind(time.time())

    async def remind(self, now: float) -> None:
        """Whoever has been asked for as long as the table has chosen is told once more."""
        await self._storage.call(keeping.forget_unconfirmed, self._storage, now - UNCONFIRMED)
        for bell in await self._storage.call(keeping.due, self._storage, now):
            try:
                table = await self._find(bell.table_id)
            except Exception as error:  # of one table
                log.warning("table %s cannot be read: %s", bell.table_id, place_of(error))
                continue
            if bell.seat in self._asked(table):
                notice = self._texts(table)(bell, STILL)
                self._queue(partial(self._send, bell, notice))
