"""Entries of all tables go to disk through one thread, those that come meanwhile together.

An entry is confirmed when the transaction it was written in is on disk. To begin and end one takes
longer than to write a move, so under load many share it.
"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy.pool import PoolProxiedConnection

from rathaus.server.storage import NewEntry, Storage

AT_ONCE = 64  # entries in a transaction
IDLE = 1.0  # seconds; then the connection to the database goes back
PATIENCE = 5.0  # seconds that a server which ends waits for its last entries


@dataclass(frozen=True, slots=True)
class Job:
    new: NewEntry
    done: asyncio.Future[None]


class Writer:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._is_over = False
        self._connection: PoolProxiedConnection | None = None  # of the thread

    async def append(self, new: NewEntry) -> None:
        """When it returns, the entry is on disk. `Conflict`: its number or key is taken."""
        if self._is_over:  # who decides while the server ends must not wait for ever
            await self._storage.call(self._storage.append, new)
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(new, done))
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:  # nobody goes on before it is known what is on disk
            await asyncio.wait([done])
            raise

    def close(self) -> None:
        """What was handed over is written and the connection has gone back when this returns."""
        self._is_over = True
        self._jobs.put(None)
        if self._thread is not None:
            self._thread.join(PATIENCE)

    # -- in the thread ------------------------------------------------------------------------

    def _run(self) -> None:
        while jobs := self._next():
            errors = self._written([job.new for job in jobs])
            with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
                jobs[0].done.get_loop().call_soon_threadsafe(_tell, jobs, errors)
        self._leave()

    def _next(self) -> list[Job]:
        """All that wait, after a while without work the first that comes; none: it is over."""
        try:
            jobs = [self._jobs.get(timeout=IDLE)]
        except queue.Empty:
            self._leave()
            jobs = [self._jobs.get()]
        with contextlib.suppress(queue.Empty):
            while jobs[-1] is not None and len(jobs) < AT_ONCE:
                jobs.append(self._jobs.get_nowait())
        if jobs[-1] is None and len(jobs) > 1:
            self._jobs.put(None)  # it is over after these
        return [job for job in jobs if job is not None]

    def _written(self, new: Sequence[NewEntry]) -> list[Exception | None]:
        """What went wrong with each. If they cannot be written together, each is by itself, over
        a new connection: the old one may be broken.
        """
        try:
            self._connection = self._connection or self._storage.engine.raw_connection()
            self._storage.write(self._connection, new)
        except Exception:
            self._leave()
            return [self._tried(each) for each in new]
        return [None] * len(new)

    def _tried(self, new: NewEntry) -> Exception | None:
        try:
            self._storage.append(new)
        except Exception as error:
            return error
        return None

    def _leave(self) -> None:
        """Gives the connection back; what was not finished is undone."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # it is broken
                connection.close()


def _tell(jobs: Sequence[Job], errors: Sequence[Exception | None]) -> None:
    for job, error in zip(jobs, errors, strict=True):
        if job.done.done():  # nobody waits any more
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
