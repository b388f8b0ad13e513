"""Several processes at one database tell each other which table has changed.

PostgreSQL carries the names of changed tables (NOTIFY). The embedded database has one process
and needs none of it. A wake-up that gets lost does no harm: whoever writes next finds the number
taken and reads on.
"""

import asyncio
import logging

import sqlalchemy as sa

from rathaus.server.desk import Desk
from rathaus.server.storage import CHANNEL

log = logging.getLogger("rathaus.wakeups")

AGAIN_AFTER = 1.0  # seconds


async def listen(desk: Desk) -> None:
    """Read on the tables that other processes have written to."""
    url = desk.storage.engine.url
    if url.get_backend_name() != "postgresql":
        return
    while True:
        try:
            await _follow(desk, url)
        except Exception:  # whatever it was: connect again
            log.exception("lost the connection that carries wake-ups")
        await asyncio.sleep(AGAIN_AFTER)
        for name in list(desk.rooms):  # whatever was missed in between
            await desk.catch_up(name)


async def _follow(desk: Desk, url: sa.URL) -> None:
    from psycopg import AsyncConnection

    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await AsyncConnection.connect(plain, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        async for notice in connection.notifies():
            await desk.catch_up(notice.payload)
