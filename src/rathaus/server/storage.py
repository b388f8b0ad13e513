"""Where tables are kept: SQLite by default, PostgreSQL by its address. All queries are here.

Calls block; the desk makes them in threads. A call that returns has written to disk.
"""

import time
from dataclasses import dataclass
from pathlib import Path

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from rathaus.server.table import Header

CHANNEL = "rathaus_tables"  # of the database's own notices, see `wakeups`

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("header", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("summary", sa.Text, nullable=False),  # the names on the seats
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
    names: list[str]


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
            "header": msgspec.json.encode(header).decode(),
            "public": public,
            "status": "open",
            "summary": msgspec.json.encode([""] * header.players).decode(),
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

    def append(self, table: str, row: Row, status: str, names: list[str]) -> None:
        """Write the next entry of a table. `Conflict`: it was written by another process."""
        now = time.time()
        summary = msgspec.json.encode(names).decode()
        entry = {"number": row.number, "body": row.body, "key": row.key, "at": now}
        changes = {"status": status, "summary": summary, "updated": now}
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

    def listed(self, limit: int = 50) -> list[Listed]:
        """Public tables with open seats, the newest first."""
        query = (
            sa.select(tables.c.header, tables.c.summary)
            .where(tables.c.status == "open", tables.c.public)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            found = connection.execute(query).all()
        return [Listed(_header(header), msgspec.json.decode(names)) for header, names in found]

    def keep_record(self, name: str, text: str) -> None:
        """The same record again changes nothing."""
        row = {"id": name, "text": text, "created": time.time()}
        try:
            with self.engine.begin() as connection:
                connection.execute(records.insert().values(row))
        except IntegrityError:
            return

    def record(self, name: str) -> str | None:
        query = sa.select(records.c.text).where(records.c.id == name)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def count(self) -> int:
        with self.engine.connect() as connection:
            return connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one()


def _header(text: str) -> Header:
    return msgspec.json.decode(text, type=Header)
