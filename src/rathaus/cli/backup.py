"""`rathaus backup`: a copy of the embedded database, also while the server runs."""

import sqlite3
from contextlib import closing
from pathlib import Path

import click

from rathaus.cli.serve import default_database
from rathaus.core.errors import RathausError


class CannotBackUp(RathausError):
    """The database cannot be copied."""


@click.command()
@click.argument("target", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--database", metavar="URL", help="sqlite:///FILE; default: that of `serve`.")
def backup(target: Path, database: str | None) -> None:
    """Write a consistent copy of all tables to TARGET."""
    url = database or default_database()
    if not url.startswith("sqlite:///"):
        raise CannotBackUp("only the embedded database; for PostgreSQL use pg_dump")
    source = Path(url.removeprefix("sqlite:///"))
    if not source.exists():
        raise CannotBackUp(f"there is no database {source}")
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
