"""`rathaus serve`: tables for the browser, on this machine or for the world."""

import socket
import threading
import time
import webbrowser
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import click

from rathaus import registry
from rathaus.core.errors import RathausError

PATIENCE = 20  # seconds until the page is opened without an answer


class CannotServe(RathausError):
    """The server cannot run with these settings."""


def default_database() -> str:
    return f"sqlite:///{Path.home() / '.rathaus' / 'tables.db'}"


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://...")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64))
@click.option("--bots", default=1, show_default=True, type=click.IntRange(1, 64),
              help="Processes in which the bots of a worker think.")  # fmt: skip
@click.option("--bot-seconds", default=10.0, show_default=True, type=click.FloatRange(0.1, 600))
@click.option("--bot-pause", default=0.1, show_default=True, type=click.FloatRange(0, 10),
              help="Seconds before each move of a bot, so that people can follow.")  # fmt: skip
@click.option("--requests", default=20.0, show_default=True, type=click.FloatRange(1),
              help="Messages a second that one client may send.")  # fmt: skip
@click.option("--new-tables", default=0.5, show_default=True, type=click.FloatRange(0.01),
              help="Tables a second that one client may create.")  # fmt: skip
@click.option("--connections", default=200, show_default=True, type=click.IntRange(1),
              help="Connections that one client may have at once.")  # fmt: skip
@click.option("--grace", default=180.0, show_default=True, type=click.FloatRange(0),
              help="Seconds a person is away before the others may replace them.")  # fmt: skip
@click.option("--contact", metavar="URI", default="mailto:rathaus@localhost", show_default=True,
              help="Of whoever runs this server, for push services.")  # fmt: skip
@click.option("--address", metavar="URL", default="",
              help="Of this server as others see it, for links in mails and webhooks.")  # fmt: skip
@click.option("--mail", metavar="smtp://USER@HOST:PORT/SENDER", default="",
              help="Let people ask for mail; password: RATHAUS_MAIL_PASSWORD.")  # fmt: skip
@click.option("--webhooks", is_flag=True, help="Let people ask for calls of a webhook.")
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser.")
def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    bots: int,
    bot_seconds: float,
    bot_pause: float,
    requests: float,
    new_tables: float,
    connections: int,
    grace: float,
    contact: str,
    address: str,
    mail: str,
    webhooks: bool,
    opens: bool,
) -> None:
    """Serve tables to browsers until stopped with Ctrl-C."""
    from rathaus.server.bells.mailing import mailing_of
    from rathaus.server.database import migrate
    from rathaus.server.run import Settings, serve

    database = database or default_database()
    if workers > 1 and database.startswith("sqlite"):
        raise CannotServe("several workers need PostgreSQL: --database postgresql://...")
    registry.names()  # a wrong file of a game is told before anything starts
    _check_free(host, port)
    migrate(database)
    settings = Settings(
        database=database,
        host=host,
        port=port,
        workers=workers,
        bot_processes=bots,
        bot_seconds=bot_seconds,
        bot_pause=bot_pause,
        requests=requests,
        new_tables=new_tables,
        connections=connections,
        grace=grace,
        contact=contact,
        address=address,
        webhooks=webhooks,
        mail=mail,
    )
    mailing_of(mail, {})  # a wrong one is told before anything starts
    here = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    click.echo(f"The table is set at {here}   (Ctrl-C to stop)")
    if opens:
        threading.Thread(target=_open_when_ready, args=(here,), daemon=True).start()
    serve(settings)


def _check_free(host: str, port: int) -> None:
    """Better one clear sentence now than a trace of a worker later."""
    if port == 0:
        return
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            reason = f"cannot listen at {host} port {port}: {error.strerror}; try --port"
            raise CannotServe(reason) from error


def _open_when_ready(address: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with urlopen(f"{address}healthz", timeout=1):
                break
        except (URLError, OSError):
            time.sleep(0.2)
    webbrowser.open(address)
