"""Entries of many tables share a transaction; what goes wrong with one concerns no other."""

import asyncio
import contextlib
from collections.abc import Sequence

import pytest
from sqlalchemy.pool import PoolProxiedConnection, QueuePool

from rathaus.server.header import Header, Summary
from rathaus.server.storage import Conflict, NewEntry, Row, Storage
from rathaus.server.writing import Writer
from tests.server.apart import run_apart

NAMES = [f"t{number}" for number in range(10)]


@pytest.fixture
def counted(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each transaction has."""
    for name in NAMES:
        storage.create(Header(name, "neom", 2, {}, "seed", 0.0), public=False)
    sizes: list[int] = []
    write = storage.write

    def counting(connection: PoolProxiedConnection, new: Sequence[NewEntry]) -> None:
        sizes.append(len(new))
        write(connection, new)

    monkeypatch.setattr(storage, "write", counting)
    return sizes


def entry(table: str, number: int = 1, key: str | None = None) -> NewEntry:
    return NewEntry(table, Row(number, "{}", key), Summary("open", ["", ""], []))


def written(storage: Storage, new: Sequence[NewEntry]) -> list[BaseException | None]:
    async def all_at_once() -> list[BaseException | None]:
        writer = Writer(storage)
        try:
            jobs = [writer.append(each) for each in new]
            return await asyncio.gather(*jobs, return_exceptions=True)
        finally:
            writer.close()

    return run_apart(all_at_once())


def test_what_comes_together_is_on_disk_when_it_is_confirmed(
    storage: Storage, counted: list[int]
) -> None:
    assert written(storage, [entry(name) for name in NAMES]) == [None] * 10
    assert [len(storage.rows(name)) for name in NAMES] == [1] * 10
    assert sum(counted) == 10
    assert len(counted) < 10  # of one that came first, and of those that came meanwhile


def test_a_conflict_is_told_to_the_one_it_concerns(storage: Storage, counted: list[int]) -> None:
    storage.append(entry("t4", 1, "key"))
    storage.append(entry("t7"))
    found = written(storage, [entry(name, 2 if name == "t4" else 1, "key") for name in NAMES])
    assert [name for name, error in zip(NAMES, found, strict=True) if error] == ["t4", "t7"]
    assert all(isinstance(error, Conflict) for error in found if error)
    assert [len(storage.rows(name)) for name in NAMES] == [1] * 10


def test_a_connection_that_was_lost_is_replaced(storage: Storage, counted: list[int]) -> None:
    async def losing() -> None:
        writer = Writer(storage)
        await writer.append(entry("t1"))
        assert writer._connection is not None
        writer._connection.dbapi_connection.close()  # type: ignore[union-attr]
        await writer.append(entry("t1", 2))
        writer.close()

    run_apart(losing())
    assert [row.number for row in storage.rows("t1")] == [1, 2]


def test_the_connection_goes_back_when_nothing_is_to_be_written(
    storage: Storage, counted: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rathaus.server.writing.IDLE", 0.01)

    async def idling() -> None:
        writer = Writer(storage)
        await writer.append(entry("t1"))
        while writer._connection is not None:
            await asyncio.sleep(0.01)
        await writer.append(entry("t1", 2))
        writer.close()

    run_apart(idling())
    assert [row.number for row in storage.rows("t1")] == [1, 2]


def test_who_is_stopped_while_an_entry_is_written_waits_until_it_is(
    storage: Storage, counted: list[int]
) -> None:
    async def stopping() -> int:
        writer = Writer(storage)
        task = asyncio.create_task(writer.append(entry("t1")))
        await asyncio.sleep(0)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        writer.close()
        return len(storage.rows("t1"))

    assert run_apart(stopping()) == 1


def test_when_it_ends_everything_is_written_and_no_connection_is_left_out(
    storage: Storage, counted: list[int]
) -> None:
    async def ending() -> None:
        writer = Writer(storage)
        tasks = [asyncio.create_task(writer.append(entry(name))) for name in NAMES]
        await asyncio.sleep(0)
        writer.close()
        assert isinstance(storage.engine.pool, QueuePool)
        assert storage.engine.pool.checkedout() == 0
        assert [len(storage.rows(name)) for name in NAMES] == [1] * 10
        await asyncio.gather(*tasks)

    run_apart(ending())


def test_who_comes_after_the_end_is_written_all_the_same(
    storage: Storage, counted: list[int]
) -> None:
    """A bot may decide while the server ends: it would wait for ever, and the server for it."""

    async def coming_late() -> None:
        writer = Writer(storage)
        await writer.append(entry("t1"))
        writer.close()
        late = asyncio.create_task(writer.append(entry("t1", 2)))
        await asyncio.wait([late], timeout=10)
        is_written = late.done()
        while not writer._jobs.empty():  # else the test would wait for ever, too
            if job := writer._jobs.get_nowait():
                job.done.cancel()
        assert is_written

    run_apart(coming_late())
    assert [row.number for row in storage.rows("t1")] == [1, 2]
