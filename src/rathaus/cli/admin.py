"""`rathaus admin`: what whoever runs a server can do, also while it runs."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from rathaus.cli.serve import default_database
from rathaus.core.errors import RathausError

if TYPE_CHECKING:
    from rathaus.server.storage import Storage


class CannotAdminister(RathausError):
    """The database has no such table, or cannot be used."""


@click.group()
@click.option("--database", metavar="URL", help="Default: that of `serve`.")
@click.pass_context
def admin(context: click.Context, database: str | None) -> None:
    """Look after a server: its tables, its players, its numbers."""
    context.obj = database or default_database()


@contextmanager
def _storage(url: str) -> Iterator["Storage"]:
    from rathaus.server.database import engine_for, migrate
    from rathaus.server.errors import Refused
    from rathaus.server.storage import Storage

    migrate(url)
    storage = Storage(engine_for(url))
    try:
        yield storage
    except Refused as error:
        raise CannotAdminister(error.message) from error
    finally:
        storage.engine.dispose()


@admin.command("list")
@click.option("--status", type=click.Choice(["open", "playing", "over"]))
@click.option("--limit", default=50, show_default=True)
@click.pass_obj
def list_(url: str, status: str | None, limit: int) -> None:
    """The tables, the last used first."""
    from rathaus.server import keeping_order as order

    with _storage(url) as storage:
        for each in order.list_tables(storage, status, limit):
            used = datetime.fromtimestamp(each.updated, UTC).strftime("%Y-%m-%d %H:%M")
            listed = "public" if each.public else "hidden"
            names = ", ".join(name or "-" for name in each.names)
            click.echo(f"{each.id}  {each.status:7}  {listed}  {used}  {names}")


@admin.command()
@click.argument("table")
@click.option("--undo", is_flag=True, help="Show it again.")
@click.pass_obj
def hide(url: str, table: str, undo: bool) -> None:
    """Take a table out of the lobby."""
    from rathaus.server import keeping_order as order

    with _storage(url) as storage:
        order.hide(storage, table, hidden=not undo)


@admin.command()
@click.argument("table")
@click.pass_obj
def close(url: str, table: str) -> None:
    """Nothing changes at this table any more."""
    from rathaus.server import keeping_order as order

    with _storage(url) as storage:
        order.close(storage, table)


@admin.command()
@click.argument("table")
@click.pass_obj
def export(url: str, table: str) -> None:
    """Print all that is kept of a table, as JSON."""
    from rathaus.server import keeping_order as order

    with _storage(url) as storage:
        click.echo(json.dumps(order.export(storage, table), ensure_ascii=False))


@admin.command()
@click.argument("table")
@click.confirmation_option(prompt="All of it will be gone. Are you sure?")
@click.pass_obj
def delete(url: str, table: str) -> None:
    """Forget a table with all that was said and played there."""
    from rathaus.server import keeping_order as order

    with _storage(url) as storage:
        order.delete(storage, table)


@admin.command()
@click.argument("table")
@click.argument("seat", type=click.IntRange(1))
@click.option("--undo", is_flag=True, help="Let them speak again.")
@click.pass_obj
def mute(url: str, table: str, seat: int, undo: bool) -> None:
    """Let a seat (from 1) say nothing more in the chat."""
    from rathaus.server import keeping_order as order

    with _storage(url) as storage:
        order.mute(storage, table, seat - 1, muted=not undo)


@admin.command()
@click.argument("table")
@click.argument("state", type=click.Choice(["on", "off"]))
@click.pass_obj
def chat(url: str, table: str, state: str) -> None:
    """Switch the chat of a table on or off."""
    from rathaus.server import keeping_order as order

    with _storage(url) as storage:
        order.switch_chat(storage, table, is_on=state == "on")


@admin.command()
@click.argument("address")
@click.option("--undo", is_flag=True, help="Let them in again.")
@click.pass_obj
def block(url: str, address: str, undo: bool) -> None:
    """Let nobody in from an address; one of IPv6 stands for its network."""
    from rathaus.server import keeping_order as order
    from rathaus.server.limits import household

    with _storage(url) as storage:
        (order.unblock if undo else order.block)(storage, household(address))


@admin.command()
@click.option("--limit", default=50, show_default=True)
@click.pass_obj
def reports(url: str, limit: int) -> None:
    """What players have reported, the last first."""
    from rathaus.server import keeping_order as order

    with _storage(url) as storage:
        for each in order.list_reports(storage, limit):
            at = datetime.fromtimestamp(each["at"], UTC).strftime("%Y-%m-%d %H:%M")
            who = f"seat {each['by'] + 1} about seat {each['about'] + 1}"
            click.echo(f"{at}  table {each['table_id']}  {who}\n{each['text']}\n")


@admin.command()
@click.pass_obj
def stats(url: str) -> None:
    """How much there is."""
    from rathaus.server import keeping_order as order

    with _storage(url) as storage:
        for name, number in order.statistics(storage).items():
            click.echo(f"{name:16} {number:9}")


@admin.command()
@click.pass_obj
def freeze(url: str) -> None:
    """Before an upgrade that changes rules: keep the records of running games."""
    from rathaus.server.endings import freeze

    with _storage(url) as storage:
        click.echo(f"{freeze(storage)} records kept.")
