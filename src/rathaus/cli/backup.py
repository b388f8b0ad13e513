"""`rathaus backup`: a copy of the embedded database, also while the server runs."""

import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import click

from rathaus.cli.serve import default_database
from rathaus.core.errors import RathausError


class CannotBackUp(RathausError):
    """The database cannot be copied."""


@click.command()
@click.argument("target", type=click.Path(path_type=Path))
@click.option("--database", metavar="URL", help="sqlite:///FILE; default: that of `serve`.")
@click.option("--every", "hours", type=click.FloatRange(0), metavar="HOURS",
              help="TARGET is a folder; a copy is written there every so often.")  # fmt: skip
@click.option("--keep", default=14, show_default=True, type=click.IntRange(1),
              help="With --every: so many copies, the newest.")  # fmt: skip
def backup(target: Path, database: str | None, hours: float | None, keep: int) -> None:
    """Write a consistent copy of all tables to TARGET."""
    if hours is None:
        _back_up(target, database)
        return
    while True:
        try:
            target.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotBackUp(f"{target} is no folder: {error}") from error
        now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        _back_up(target / f"tables-{now}.db", database)
        for old in sorted(target.glob("tables-*.db"))[:-keep]:
            old.unlink()
        if not hours:
            return
        time.sleep(hours * 3600)


def _back_up(target: Path, database: str | None) -> None:
    url = database or default_database()
    if not url.startswith("sqlite:///"):
        raise CannotBackUp("only the embedded database; for PostgreSQL use pg_dump")
    source = Path(url.removeprefix("sqlite:///"))
    if not source.exists():
        raise CannotBackUp(f"there is no database {source}")
    if target.is_dir():
        raise CannotBackUp(f"{target} is a folder; name a file, or use --every")
    if target.exists():
        raise CannotBackUp(f"{target} exists already; choose another name")
    try:
        _copy(source, target)
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        raise CannotBackUp(f"{source} cannot be copied to {target}: {error}") from error
    click.echo(f"Copied to {target}.")


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as copy:
        live.backup(copy)
