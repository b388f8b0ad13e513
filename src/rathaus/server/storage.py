"""Where tables are kept: SQLite by default, PostgreSQL by its address. All queries are here.

Calls block; the desk makes them in threads. A call that returns has written to disk.
"""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from rathaus.server.table import OPEN, OVER, Header, Summary

AT_ONCE = 500  # names in one statement
CHANNEL = "rathaus_tables"  # of the database's own notices, see `wakeups`

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("header", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Index("tables_by_status", "status", "public", "updated"),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("key", sa.String(64), nullable=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "key", name="entries_once"),
)
records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)


class Conflict(Exception):
    """Somebody else has written this number, or this key, in between."""


@dataclass(frozen=True, slots=True)
class Row:
    number: int
    body: str
    key: str | None


@dataclass(frozen=True, slots=True)
class Listed:
    header: Header
    summary: Summary
    updated: float


def engine_for(url: str) -> sa.Engine:
    """An engine whose commits are on disk when they return."""
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        if address.database:
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(address, connect_args={"timeout": 10})
        sa.event.listen(engine, "connect", _set_up_sqlite)
        return engine
    if address.get_driver_name() in ("", "psycopg2"):
        address = address.set(drivername="postgresql+psycopg")
    return sa.create_engine(address, pool_size=8, pool_pre_ping=True)


def _set_up_sqlite(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Storage:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def create(self, header: Header, public: bool) -> None:
        now = time.time()
        row = {
            "id": header.id,
            "header": _dump(header),
            "public": public,
            "status": OPEN,
            "summary": _dump(Summary(OPEN, [""] * header.players, [])),
            "created": now,
            "updated": now,
        }
        with self.engine.begin() as connection:
            connection.execute(tables.insert().values(row))

    def header(self, table: str) -> Header | None:
        query = sa.select(tables.c.header).where(tables.c.id == table)
        with self.engine.connect() as connection:
            text = connection.execute(query).scalar()
        return None if text is None else _header(text)

    def rows(self, table: str, after: int = 0) -> list[Row]:
        query = (
            sa.select(entries.c.number, entries.c.body, entries.c.key)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        with self.engine.connect() as connection:
            return [Row(*row) for row in connection.execute(query)]

    def append(self, table: str, row: Row, summary: Summary) -> None:
        """Write the next entry of a table. `Conflict`: its number or key is taken."""
        now = time.time()
        entry = {"number": row.number, "body": row.body, "key": row.key, "at": now}
        changes = {"status": summary.status, "summary": _dump(summary), "updated": now}
        try:
            with self.engine.begin() as connection:
                connection.execute(entries.insert().values(table_id=table, **entry))
                connection.execute(tables.update().where(tables.c.id == table).values(changes))
                self._wake(connection, table)
        except IntegrityError as error:
            raise Conflict(table) from error

    def _wake(self, connection: sa.Connection, table: str) -> None:
        """Other processes hear of it when the change is on disk."""
        if self.engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, table)))

    def number_of(self, table: str, key: str) -> int | None:
        """The number of the entry that was written with a key."""
        query = sa.select(entries.c.number).where(entries.c.table_id == table, entries.c.key == key)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def open_tables(self, limit: int = 50) -> list[Listed]:
        """Public tables with open seats, the newest first."""
        newest = tables.c.updated.desc()
        return self._listed(tables.c.status == OPEN, tables.c.public, order=newest, limit=limit)

    def tables_named(self, names: list[str]) -> list[Listed]:
        """Whoever knows their names may ask for them."""
        return self._listed(tables.c.id.in_(names), order=tables.c.id, limit=len(names))

    def _listed(
        self, *where: sa.ColumnElement[bool], order: sa.ColumnElement[Any], limit: int
    ) -> list[Listed]:
        columns = tables.c.header, tables.c.summary, tables.c.updated
        query = sa.select(*columns).where(*where).order_by(order).limit(limit)
        with self.engine.connect() as connection:
            found = connection.execute(query).all()
        return [Listed(_header(header), _summary(text), at) for header, text, at in found]

    # -- room for more ------------------------------------------------------------------------

    def make_room(self, most: int) -> bool:
        """Is there room for another table? Those that never started go first, the longest
        unused before the others, then finished ones. A running game is never forgotten here.
        """
        surplus = self.count() - most + 1
        if surplus <= 0:
            return True
        never_started = sa.case((tables.c.status == OPEN, 0), else_=1)
        query = (
            sa.select(tables.c.id)
            .where(tables.c.status.in_((OPEN, OVER)))
            .order_by(never_started, tables.c.updated)
            .limit(surplus)
        )
        return self._forget(query) == surplus

    def forget_unused(self, open_before: float, before: float) -> int:
        """Tables that never started and were last used then, and whatever is older still."""
        stale = sa.and_(tables.c.status == OPEN, tables.c.updated < open_before)
        return self._forget(sa.select(tables.c.id).where(stale | (tables.c.updated < before)))

    def _forget(self, query: sa.Select[tuple[str]]) -> int:
        with self.engine.begin() as connection:
            names = list(connection.execute(query).scalars())
            for start in range(0, len(names), AT_ONCE):
                some = names[start : start + AT_ONCE]
                connection.execute(entries.delete().where(entries.c.table_id.in_(some)))
                connection.execute(tables.delete().where(tables.c.id.in_(some)))
        return len(names)

    # -- records ------------------------------------------------------------------------------

    def keep_record(self, name: str, text: str, most: int) -> None:
        """The same record again changes nothing; beyond so many the oldest are forgotten."""
        row = {"id": name, "text": text, "created": time.time()}
        newest = sa.select(records.c.id).order_by(records.c.created.desc()).limit(most)
        try:
            with self.engine.begin() as connection:
                connection.execute(records.insert().values(row))
                connection.execute(records.delete().where(records.c.id.not_in(newest)))
        except IntegrityError:
            return

    def record(self, name: str) -> str | None:
        query = sa.select(records.c.text).where(records.c.id == name)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def count(self) -> int:
        with self.engine.connect() as connection:
            return connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one()


def _dump(value: Header | Summary) -> str:
    return msgspec.json.encode(value).decode()


def _header(text: str) -> Header:
    return msgspec.json.decode(text, type=Header)


def _summary(text: str) -> Summary:
    return msgspec.json.decode(text, type=Summary)
