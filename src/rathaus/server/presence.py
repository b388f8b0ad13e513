"""Who is at which table now, over all processes at one database.

A process knows its own connections. It tells the others when they change, repeats it now and
then, and asks when it starts to listen. What is not repeated is forgotten: that process died.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rathaus.server.notices import Here
from rathaus.server.storage import Storage

log = logging.getLogger("rathaus.presence")

REPEATED_EVERY = 20.0  # seconds
FORGOTTEN_AFTER = 50.0
REMEMBERED = 100_000  # seats that somebody has left
AT_ONCE = 100  # tables in one notice, which has at most 8000 bytes

NOBODY: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Heard:
    seats: frozenset[int]
    at: float


class Presence:
    def __init__(
        self,
        storage: Storage,
        show: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`show` is called with the name of a table where somebody came or went."""
        self._storage = storage
        self._clock = clock
        self._started = clock()  # what is not known of a seat is as if it left then
        self._left: OrderedDict[tuple[str, int], float] = OrderedDict()  # when a seat went away
        self._show = show
        self._here: dict[str, frozenset[int]] = {}
        self._elsewhere: dict[str, dict[str, Heard]] = {}  # by process and table
        self._news: set[str] = set()  # tables the others have to be told about
        self._has_news = asyncio.Event()

    def seats(self, table: str) -> frozenset[int]:
        """The seats of a table that are connected to any process."""
        here = self._here.get(table, NOBODY)
        if not self._elsewhere:
            return here
        others = [tables[table].seats for tables in self._elsewhere.values() if table in tables]
        return here.union(*others)

    def away_for(self, table: str, seat: int) -> float | None:
        """The seconds since somebody was seen there; None: somebody is.

        What was before this process started, or is forgotten, does not count.
        """
        if seat in self.seats(table):
            return None
        return self._clock() - self._left.get((table, seat), self._started)

    def note(self, table: str, seats: frozenset[int]) -> None:
        """These seats are connected here."""
        if seats == self._here.get(table, NOBODY):
            return
        before = self.seats(table)
        self._here[table] = seats
        if not seats:
            del self._here[table]
        self._tell([table])
        self._came_or_went(table, before)

    def _came_or_went(self, table: str, before: frozenset[int]) -> None:
        after = self.seats(table)
        for seat in after - before:
            self._left.pop((table, seat), None)
        for seat in before - after:
            self._left[table, seat] = self._clock()
        while len(self._left) > REMEMBERED:
            _, self._started = self._left.popitem(last=False)  # nobody was away before that
        if after != before:
            self._show(table)

    def hear(self, notice: Here, now: float) -> None:
        """These seats are connected elsewhere."""
        theirs = self._elsewhere.setdefault(notice.worker, {})
        for table, seats in notice.seats.items():
            before = self.seats(table)
            theirs[table] = Heard(frozenset(seats), now)
            if not seats:
                del theirs[table]
            self._came_or_went(table, before)

    def forget_silent(self, now: float) -> None:
        """Processes that have not repeated themselves are dead."""
        for worker, theirs in list(self._elsewhere.items()):
            for table, heard in list(theirs.items()):
                if now - heard.at > FORGOTTEN_AFTER:
                    before = self.seats(table)
                    del theirs[table]
                    self._came_or_went(table, before)
            if not theirs:
                del self._elsewhere[worker]

    # -- telling the others -------------------------------------------------------------------

    def tell_all(self) -> None:
        self._tell(self._here)

    def _tell(self, tables: Iterable[str]) -> None:
        if self._storage.has_neighbours:
            self._news.update(tables)
            self._has_news.set()

    async def keep_telling(self) -> None:
        """In the background: what is new. If it gets lost, it is repeated or forgotten."""
        while self._storage.has_neighbours:
            await self._has_news.wait()
            self._has_news.clear()
            tables, self._news = sorted(self._news), set()
            try:
                for start in range(0, len(tables), AT_ONCE):
                    await self._announce(tables[start : start + AT_ONCE])
            except Exception:  # of the database, which may come back
                log.exception("others cannot be told who is here")

    async def _announce(self, tables: list[str]) -> None:
        seats = {table: sorted(self._here.get(table, NOBODY)) for table in tables}
        notice = Here(self._storage.worker, seats)
        await self._storage.call(self._storage.tell, notice)

    async def keep_repeating(self) -> None:
        """In the background."""
        while self._storage.has_neighbours:
            await asyncio.sleep(REPEATED_EVERY)
            self.forget_silent(time.monotonic())
            self.tell_all()
