"""Several processes at one database hear from each other, see `notices`.

PostgreSQL carries them (NOTIFY). The embedded database has one process and needs none of it.
A notice that gets lost does no harm: whoever writes next finds the number taken and reads on.
"""

import asyncio
import logging
import time

from rathaus.server.desk import Desk
from rathaus.server.errors import place_of
from rathaus.server.notices import CHANNEL, AnyNotice, Changed, Here, WhoIsHere, load

log = logging.getLogger("rathaus.wakeups")

AGAIN_AFTER = 1.0  # seconds


async def listen(desk: Desk) -> None:
    """In the background: do what the notices of other processes ask for."""
    while desk.storage.has_neighbours:
        try:
            await _follow(desk)
        except Exception:  # whatever it was: connect again
            log.exception("lost the connection that carries notices")
        await asyncio.sleep(AGAIN_AFTER)


async def _follow(desk: Desk) -> None:
    from psycopg import AsyncConnection

    url = desk.storage.engine.url.set(drivername="postgresql")
    plain = url.render_as_string(hide_password=False)
    async with await AsyncConnection.connect(plain, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        readers = Readers()
        await _make_up(desk)
        async for notice in connection.notifies():
            _hear(desk, load(notice.payload), readers)


async def _make_up(desk: Desk) -> None:
    """For what was missed before."""
    await desk.storage.call(desk.storage.tell, WhoIsHere(desk.storage.worker))
    desk.presence.tell_all()
    for name in list(desk.rooms):
        await _catch_up(desk, name)


def _hear(desk: Desk, notice: AnyNotice, readers: "Readers") -> None:
    if notice.worker == desk.storage.worker:
        return
    match notice:
        case Changed(table=table):
            readers.read(desk, table)
        case Here():
            desk.presence.hear(notice, time.monotonic())
        case WhoIsHere():
            desk.presence.tell_all()


async def _catch_up(desk: Desk, name: str) -> None:
    """One table that cannot be read must not stop the others."""
    try:
        await desk.catch_up(name)
    except Exception as error:
        log.error("table %s cannot be read on: %s", name, place_of(error))


class Readers:
    """One task for each table that has news: a slow one keeps nobody waiting."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def read(self, desk: Desk, table: str) -> None:
        """Many notices about one table while it is read are read about once."""
        if table in self._tasks:
            self._again.add(table)
        elif desk.rooms.get(table) is not None:
            self._tasks[table] = asyncio.create_task(self._read(desk, table))

    async def _read(self, desk: Desk, table: str) -> None:
        try:
            await _catch_up(desk, table)
            while table in self._again:
                self._again.discard(table)
                await _catch_up(desk, table)
        finally:
            del self._tasks[table]
