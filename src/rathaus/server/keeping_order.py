"""What whoever runs the server does to tables, from outside: `rathaus admin`.

A running server notices: it reads on before it writes, and looks for blocked households.
"""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from rathaus.server.endings import load_table
from rathaus.server.entries import AnyEntry, ChatSwitched, Closed, Muted, dump
from rathaus.server.errors import NotFound
from rathaus.server.schema import blocked, entries, records, reports, tables
from rathaus.server.storage import NewEntry, Row, Storage


@dataclass(frozen=True, slots=True)
class Seen:
    """One table, as a list tells it."""

    id: str
    status: str
    public: bool
    created: float
    updated: float
    names: list[str]


def list_tables(storage: Storage, status: str | None, limit: int) -> list[Seen]:
    """The last used first."""
    query = sa.select(tables).order_by(tables.c.updated.desc()).limit(limit)
    if status is not None:
        query = query.where(tables.c.status == status)
    with storage.engine.connect() as connection:
        rows = connection.execute(query).mappings().all()
    return [_seen(storage, row) for row in rows]


def _seen(storage: Storage, row: Any) -> Seen:
    (listed,) = storage.tables_named([row["id"]])
    known = row["id"], row["status"], row["public"], row["created"], row["updated"]
    return Seen(*known, listed.summary.names)


def hide(storage: Storage, table: str, *, hidden: bool = True) -> None:
    """Out of the lobby; whoever has the link still gets there."""
    _update(storage, table, public=not hidden)


def close(storage: Storage, table: str) -> None:
    """Nothing changes there any more."""
    _write(storage, table, Closed())
    hide(storage, table)


def mute(storage: Storage, table: str, seat: int, *, muted: bool = True) -> None:
    _write(storage, table, Muted(seat, muted))


def switch_chat(storage: Storage, table: str, *, is_on: bool) -> None:
    _write(storage, table, ChatSwitched(is_on))


def delete(storage: Storage, table: str) -> None:
    """With all that was said and played there."""
    if not storage.delete(table):
        raise NotFound(f"there is no table {table!r}")


def export(storage: Storage, table: str) -> dict[str, Any]:
    """Everything that is kept of it, its secrets included."""
    header = storage.header(table)
    if header is None:
        raise NotFound(f"there is no table {table!r}")
    query = sa.select(entries.c.number, entries.c.body, entries.c.at)
    with storage.engine.connect() as connection:
        rows = connection.execute(
            query.where(entries.c.table_id == table).order_by(entries.c.number)
        ).all()
    listed = [{"number": number, "entry": body, "at": at} for number, body, at in rows]
    return {"id": table, "game": header.game, "entries": listed, "record": storage.ending(table)}


def block(storage: Storage, household: str) -> None:
    storage.block(household)


def unblock(storage: Storage, household: str) -> None:
    with storage.engine.begin() as connection:
        connection.execute(blocked.delete().where(blocked.c.household == household))


def list_reports(storage: Storage, limit: int) -> list[dict[str, Any]]:
    query = sa.select(reports).order_by(reports.c.number.desc()).limit(limit)
    with storage.engine.connect() as connection:
        return [dict(row) for row in connection.execute(query).mappings()]


def statistics(storage: Storage) -> dict[str, int]:
    by_status = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
    with storage.engine.connect() as connection:
        found = {f"tables {status}": n for status, n in connection.execute(by_status).all()}
        for name, each in (("entries", entries), ("records", records), ("reports", reports)):
            found[name] = connection.execute(
                sa.select(sa.func.count()).select_from(each)
            ).scalar_one()
    return found


def _write(storage: Storage, name: str, entry: AnyEntry) -> None:
    table = load_table(storage, name)
    table.apply(entry)
    row = Row(table.version, dump(entry), None)
    storage.append(NewEntry(name, row, table.summary()))


def _update(storage: Storage, name: str, **values: Any) -> None:
    with storage.engine.begin() as connection:
        change = tables.update().where(tables.c.id == name).values(values)
        if not connection.execute(change).rowcount:
            raise NotFound(f"there is no table {name!r}")
