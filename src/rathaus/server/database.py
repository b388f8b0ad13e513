"""Where the database is, and how it gets the shape this version needs."""

import sqlite3
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError

from rathaus.server.errors import BadDatabase

CONNECT_WITHIN = 10  # seconds
MIGRATIONS = Path(__file__).parent / "migrations"


def engine_for(url: str) -> sa.Engine:
    """An engine whose commits are on disk when they return.

    Its errors name no values: an entry may be hidden from the players.
    """
    address = _address(url)
    if address.get_backend_name() == "sqlite":
        assert address.database
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        patient = {"timeout": CONNECT_WITHIN}
        engine = sa.create_engine(address, connect_args=patient, hide_parameters=True)
        sa.event.listen(engine, "connect", _set_up_sqlite)
        return engine
    patient = {"connect_timeout": CONNECT_WITHIN}
    return sa.create_engine(
        address, connect_args=patient, hide_parameters=True, pool_size=8, pool_pre_ping=True
    )


def _address(url: str) -> sa.URL:
    try:
        address = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise BadDatabase("a database is sqlite:///FILE or postgresql://...") from None
    kind, _, driver = address.drivername.partition("+")
    if kind == "sqlite":
        if not address.database or address.database == ":memory:":
            raise BadDatabase("tables need a file to last: sqlite:///FILE")
        return address
    if kind != "postgresql" or driver not in ("", "psycopg"):
        raise BadDatabase(f"{address.drivername} is not known: sqlite:///FILE or postgresql://...")
    return address.set(drivername="postgresql+psycopg")


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(url: str) -> None:
    """Bring the database to the shape this version needs. `BadDatabase` says why it cannot."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    try:
        engine = engine_for(url)
        try:
            with engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        finally:
            engine.dispose()
    except ModuleNotFoundError as error:
        raise BadDatabase(
            f"PostgreSQL needs a driver: pip install rathaus[postgres] ({error})"
        ) from error
    except CommandError as error:
        raise BadDatabase(
            "the database was made by a newer version of rathaus; update it, or restore a backup"
        ) from error
    except (sa.exc.DBAPIError, OSError) as error:
        raise BadDatabase(f"the database cannot be used: {_reason(error)}") from error


def _reason(error: Exception) -> str:
    """In one line."""
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    return str(cause).strip().splitlines()[0]
