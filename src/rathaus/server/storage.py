"""Where tables are kept: SQLite by default, PostgreSQL by its address. `schema` has its tables.

Calls block; the desk makes them in threads. A call that returns has written to disk. Only bells
(`bells.keeping`) and whoever runs the server (`keeping_order`) have queries of their own.
"""

import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, TypeVarTuple, Unpack

import anyio.to_thread
import msgspec
import sqlalchemy as sa
from anyio import CapacityLimiter
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import PoolProxiedConnection

from rathaus.server.header import OPEN, OVER, Header, Summary
from rathaus.server.notices import CHANNEL, WORKER_BYTES, AnyNotice, Changed, dump
from rathaus.server.schema import (
    LONGEST_NAME,
    bells,
    blocked,
    endings,
    entries,
    pulse,
    records,
    reports,
    snapshots,
    tables,
)

AT_ONCE = 500  # names in one statement
THREADS = 16
LOADERS = 2  # tables that are read and played again at once
Args = TypeVarTuple("Args")
Result = TypeVar("Result")

# A table was used, or only one seat knows that it was.
_used = (
    tables.update()
    .where(tables.c.id == sa.bindparam("table"))
    .values(
        status=sa.bindparam("new_status"),
        summary=sa.bindparam("new_summary"),
        updated=sa.func.coalesce(sa.bindparam("seen", type_=sa.Float), tables.c.updated),
        marked=sa.null(),
    )
)


class Conflict(Exception):
    """Somebody else has written this number, or this key, in between."""


@dataclass(frozen=True, slots=True)
class Row:
    number: int
    body: str
    key: str | None


@dataclass(frozen=True, slots=True)
class NewEntry:
    """The next entry of a table, and what changes with it.

    A sealed entry leaves no trace that others could see: the table looks unused. With the
    last move comes the record of the game: it can be read whatever becomes of the rules.
    """

    table: str
    row: Row
    summary: Summary
    is_sealed: bool = False
    ending: str | None = None
    snapshot: str | None = None


@dataclass(frozen=True, slots=True)
class Listed:
    header: Header
    summary: Summary
    updated: float


class Statement:
    """What is run for every move is translated once: that takes longer than the database does."""

    def __init__(self, engine: sa.Engine, statement: sa.Executable) -> None:
        compiled = statement.compile(dialect=engine.dialect)  # type: ignore[attr-defined]
        self._text = str(compiled)
        self._order: list[str] | None = compiled.positiontup

    def run(self, cursor: DBAPICursor, **values: object) -> None:
        in_order = None if self._order is None else tuple(values[name] for name in self._order)
        cursor.execute(self._text, values if in_order is None else in_order)


class Storage:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.worker = secrets.token_hex(WORKER_BYTES)  # the name of this process
        self.limiter = CapacityLimiter(THREADS)
        self.loaders = CapacityLimiter(LOADERS)
        self.has_neighbours = engine.dialect.name == "postgresql"  # there may be others
        self._insert = Statement(engine, entries.insert())
        self._update = Statement(engine, _used)
        self._notify = Statement(engine, sa.text(f"SELECT pg_notify('{CHANNEL}', :notice)"))
        self._keep = {kept: _replacing(engine, kept) for kept in (endings, snapshots)}

    async def call(self, work: Callable[[Unpack[Args]], Result], *args: *Args) -> Result:
        """In one of the threads that belong to the database alone."""
        return await anyio.to_thread.run_sync(work, *args, limiter=self.limiter)

    def create(self, header: Header, public: bool, owner: str = "") -> None:
        now = time.time()
        row = {
            "id": header.id,
            "header": _dump(header),
            "public": public,
            "status": OPEN,
            "summary": _dump(Summary(OPEN, [""] * header.players, [])),
            "created": now,
            "updated": now,
            "owner": owner,
        }
        with self.engine.begin() as connection:
            connection.execute(tables.insert().values(row))

    def header(self, table: str) -> Header | None:
        if not _is_name(table):
            return None
        query = sa.select(tables.c.header).where(tables.c.id == table)
        with self.engine.connect() as connection:
            text = connection.execute(query).scalar()
        return None if text is None else _header(text)

    def owner(self, table: str) -> str:
        """Tells whose household has set it; of an old table, the table alone."""
        query = sa.select(_owner).where(tables.c.id == table)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar() or table

    def rows(self, table: str, after: int = 0) -> list[Row]:
        query = (
            sa.select(entries.c.number, entries.c.body, entries.c.key)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        with self.engine.connect() as connection:
            return [Row(*row) for row in connection.execute(query)]

    def append(self, *new: NewEntry) -> None:
        """Write the next entries of tables, all or none. `Conflict`: a number or key is taken."""
        with contextlib.closing(self.engine.raw_connection()) as connection:
            self.write(connection, new)

    def write(self, connection: PoolProxiedConnection, new: Sequence[NewEntry]) -> None:
        """The same over a connection, which is of no use after an error. Every process takes
        several tables in the same order, so that no two wait for each other.
        """
        try:
            cursor = connection.cursor()
            for each in sorted(new, key=_place):
                self._write(cursor, each, time.time())
            connection.commit()
        except self.engine.dialect.loaded_dbapi.IntegrityError as error:
            raise Conflict([each.table for each in new]) from error

    def _write(self, cursor: DBAPICursor, new: NewEntry, now: float) -> None:
        row, summary = new.row, new.summary
        entry = {"number": row.number, "body": row.body, "key": row.key, "at": now}
        self._insert.run(cursor, table_id=new.table, **entry)
        self._update.run(
            cursor,
            table=new.table,
            new_status=summary.status,
            new_summary=_dump(summary),
            seen=None if new.is_sealed else now,
        )
        for kept, text in ((endings, new.ending), (snapshots, new.snapshot)):
            if text is not None:
                for statement in self._keep[kept]:
                    statement.run(cursor, table_id=new.table, text=text)
        self._tell(cursor, Changed(self.worker, new.table))  # when it is on disk

    def tell(self, notice: AnyNotice) -> None:
        """The other processes hear of it."""
        with contextlib.closing(self.engine.raw_connection()) as connection:
            self._tell(connection.cursor(), notice)
            connection.commit()

    def _tell(self, cursor: DBAPICursor, notice: AnyNotice) -> None:
        if self.has_neighbours:
            self._notify.run(cursor, notice=dump(notice))

    def number_of(self, table: str, key: str) -> int | None:
        """The number of the entry that was written with a key."""
        query = sa.select(entries.c.number).where(entries.c.table_id == table, entries.c.key == key)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def keys(self, table: str) -> set[int]:
        """The hashes of all keys that entries were written with; see `number_of`."""
        query = sa.select(entries.c.key).where(entries.c.table_id == table)
        with self.engine.connect() as connection:
            return {hash(key) for key in connection.execute(query).scalars() if key is not None}

    def snapshot(self, table: str) -> str | None:
        query = sa.select(snapshots.c.text).where(snapshots.c.table_id == table)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def open_tables(self, limit: int = 50, each: int = 3) -> list[Listed]:
        """Public tables with open seats, the last set first; a few of one household."""
        is_open = sa.and_(tables.c.status == OPEN, tables.c.public)
        last = tables.c.created.desc()
        own = sa.func.row_number().over(partition_by=_owner, order_by=last).label("own")
        ranked = sa.select(tables.c.id, own).where(is_open).subquery()
        listed = sa.select(ranked.c.id).where(ranked.c.own <= each)
        return self._listed(tables.c.id.in_(listed), order=last, limit=limit)

    def status(self, table: str) -> str | None:
        query = sa.select(tables.c.status).where(tables.c.id == table)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def without_ending(self, status: str, most: int) -> list[str]:
        """Tables whose record is not kept."""
        missing = tables.c.id.not_in(sa.select(endings.c.table_id))
        query = sa.select(tables.c.id).where(tables.c.status == status, missing).limit(most)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def keep_ending(self, table: str, text: str) -> None:
        with contextlib.suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(endings.insert().values(table_id=table, text=text))

    def forget_endings(self, status: str) -> None:
        """Of tables that have gone on since."""
        names = sa.select(tables.c.id).where(tables.c.status == status)
        with self.engine.begin() as connection:
            connection.execute(endings.delete().where(endings.c.table_id.in_(names)))

    def ending(self, table: str) -> str | None:
        """The record of a game that is over, as it was when it ended."""
        if not _is_name(table):
            return None
        query = sa.select(endings.c.text).where(endings.c.table_id == table)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def tables_named(self, names: list[str]) -> list[Listed]:
        """Whoever knows their names may ask for them."""
        known = [name for name in names if _is_name(name)]
        return self._listed(tables.c.id.in_(known), order=tables.c.id, limit=len(known))

    def _listed(
        self, *where: sa.ColumnElement[bool], order: sa.ColumnElement[Any], limit: int
    ) -> list[Listed]:
        columns = tables.c.header, tables.c.summary, tables.c.updated
        query = sa.select(*columns).where(*where).order_by(order).limit(limit)
        with self.engine.connect() as connection:
            found = connection.execute(query).all()
        return [Listed(_header(header), _summary(text), at) for header, text, at in found]

    # -- room for more ------------------------------------------------------------------------

    def make_room(self, most: int, owner: str = "", each: int = 0) -> bool:
        """Is there room for another table, of all and of its household? Those that never started
        go first, the longest unused before the others, then finished ones. A running game is
        never forgotten here.
        """
        own = tables.c.owner == owner
        return (not owner or self._make_room(each, own)) and self._make_room(most)

    def _make_room(self, most: int, among: sa.ColumnElement[bool] | None = None) -> bool:
        surplus = self.count(among) - most + 1
        if surplus <= 0:
            return True
        never_started = sa.case((tables.c.status == OPEN, 0), else_=1)
        query = (
            sa.select(tables.c.id)
            .where(tables.c.status.in_((OPEN, OVER)), *([] if among is None else [among]))
            .order_by(never_started, tables.c.updated)
            .limit(surplus)
        )
        return self._forget(query) == surplus

    def newest(self) -> float | None:
        """When a table was used last."""
        with self.engine.connect() as connection:
            return connection.execute(sa.select(sa.func.max(tables.c.updated))).scalar()

    def mark_unused(self, open_before: float, before: float, now: float, most: int) -> int:
        """Tables that never started and were last used then, and whatever is older still, are
        marked; whoever uses one takes the mark away. A mark of the future is none.
        """
        stale = sa.select(tables.c.id).where(_unused(open_before, before)).limit(most)
        unmarked = tables.c.marked.is_(None) & tables.c.id.in_(
            stale.where(tables.c.marked.is_(None))
        )
        with self.engine.begin() as connection:
            ahead = tables.update().where(tables.c.marked > now).values(marked=None)
            connection.execute(ahead)
            marked = tables.update().where(unmarked).values(marked=now)
            return connection.execute(marked).rowcount

    def forget_marked(
        self, open_before: float, before: float, marked_before: float, most: int
    ) -> int:
        """Those that nobody has used since they were marked."""
        marked = _unused(open_before, before) & (tables.c.marked < marked_before)
        oldest = sa.select(tables.c.id).where(marked).order_by(tables.c.updated).limit(most)
        return self._forget(oldest)

    def _forget(self, query: sa.Select[tuple[str]]) -> int:
        """Nobody writes to these tables meanwhile; one somebody writes to now is kept."""
        with self.engine.begin() as connection:
            if not self.has_neighbours:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            query = query.with_for_update(skip_locked=True)
            names = list(connection.execute(query).scalars())
            for start in range(0, len(names), AT_ONCE):
                some = names[start : start + AT_ONCE]
                connection.execute(entries.delete().where(entries.c.table_id.in_(some)))
                connection.execute(endings.delete().where(endings.c.table_id.in_(some)))
                connection.execute(snapshots.delete().where(snapshots.c.table_id.in_(some)))
                connection.execute(bells.delete().where(bells.c.table_id.in_(some)))
                connection.execute(tables.delete().where(tables.c.id.in_(some)))
        return len(names)

    # -- records ------------------------------------------------------------------------------

    def keep_record(self, name: str, text: str, most: int, owner: str = "", each: int = 0) -> None:
        """The same record again changes nothing; beyond so many the oldest are forgotten, first
        those of the same household, if it has too many of its own.
        """
        row = {"id": name, "text": text, "created": time.time(), "owner": owner}
        newest = sa.select(records.c.id).order_by(records.c.created.desc()).limit(most)
        own = sa.func.coalesce(records.c.owner, "") == owner
        last = sa.select(records.c.id).where(own).order_by(records.c.created.desc()).limit(each)
        try:
            with self.engine.begin() as connection:
                connection.execute(records.insert().values(row))
                if each:
                    connection.execute(records.delete().where(own, records.c.id.not_in(last)))
                connection.execute(records.delete().where(records.c.id.not_in(newest)))
        except IntegrityError:
            return

    def record(self, name: str) -> str | None:
        if not _is_name(name):
            return None
        query = sa.select(records.c.text).where(records.c.id == name)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def report(self, table: str, by: int, about: int, text: str, most: int = 3) -> None:
        """A few of one seat about one table are enough."""
        row = {"table_id": table, "by": by, "about": about, "text": text, "at": time.time()}
        same = sa.and_(reports.c.table_id == table, reports.c.by == by)
        query = sa.select(sa.func.count()).select_from(reports).where(same)
        with self.engine.begin() as connection:
            if connection.execute(query).scalar_one() < most:
                connection.execute(reports.insert().values(row))

    def block(self, household: str) -> None:
        with contextlib.suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(blocked.insert().values(household=household, at=time.time()))

    def blocked(self) -> frozenset[str]:
        with self.engine.connect() as connection:
            return frozenset(connection.execute(sa.select(blocked.c.household)).scalars())

    def delete(self, table: str) -> int:
        return self._forget(sa.select(tables.c.id).where(tables.c.id == table))

    def beat(self) -> int:
        """Can the database be written to? How many tables there are."""
        row = {"worker": self.worker, "at": time.time()}
        with self.engine.begin() as connection:
            same = pulse.c.worker == self.worker
            if not connection.execute(pulse.update().where(same).values(at=row["at"])).rowcount:
                connection.execute(pulse.insert().values(row))
        return self.count()

    def count(self, among: sa.ColumnElement[bool] | None = None) -> int:
        query = sa.select(sa.func.count()).select_from(tables)
        with self.engine.connect() as connection:
            return connection.execute(query if among is None else query.where(among)).scalar_one()


def _replacing(engine: sa.Engine, kept: sa.Table) -> tuple[Statement, Statement]:
    """What is kept once for a table is written anew."""
    old = kept.delete().where(kept.c.table_id == sa.bindparam("table_id"))
    return Statement(engine, old), Statement(engine, kept.insert())


def _place(new: NewEntry) -> tuple[str, int]:
    return new.table, new.row.number


_owner = sa.func.coalesce(tables.c.owner, tables.c.id)  # of old tables nobody knows


def _unused(open_before: float, before: float) -> sa.ColumnElement[bool]:
    never_started = sa.and_(tables.c.status == OPEN, tables.c.updated < open_before)
    return never_started | (tables.c.updated < before)


def _is_name(text: str) -> bool:
    """Could it be the name of a table or a record?"""
    return text.isalnum() and len(text) <= LONGEST_NAME


def _dump(value: Header | Summary) -> str:
    return msgspec.json.encode(value).decode()


def _header(text: str) -> Header:
    """A table that does not name its order is of the first one."""
    return msgspec.convert({"order": 1, **msgspec.json.decode(text)}, Header)


def _summary(text: str) -> Summary:
    return msgspec.json.decode(text, type=Summary)
