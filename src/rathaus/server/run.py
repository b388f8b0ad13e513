"""Start the server: logs, workers, bots."""

import gc
import json
import logging
import os
import signal
import sys
from dataclasses import asdict, dataclass

import uvicorn
from starlette.applications import Starlette

from rathaus.server.app import create_app
from rathaus.server.bells.mailing import mailing_of
from rathaus.server.bells.posting import CONTACT, Posting
from rathaus.server.bots import Thinkers
from rathaus.server.database import engine_for
from rathaus.server.desk import Desk
from rathaus.server.doors import Protocol, room_for_connections
from rathaus.server.frames import Frames
from rathaus.server.limits import CROWD, Limits
from rathaus.server.storage import Storage
from rathaus.server.wakeups import listen

SETTINGS = "RATHAUS_SERVER"  # the variable that hands them to worker processes
NEW_OBJECTS = 20_000  # until the collector looks at them
LONGEST_FRAME = 16_384  # bytes of a message on a WebSocket


@dataclass(frozen=True, slots=True)
class Settings:
    """As `rathaus serve` was told; its options explain them."""

    database: str
    host: str
    port: int
    workers: int
    bot_processes: int
    bot_seconds: float
    bot_pause: float
    requests: float
    new_tables: float
    connections: int
    grace: float = 180.0
    contact: str = CONTACT
    address: str = ""
    webhooks: bool = False
    mail: str = ""


def collect_less() -> None:
    """Hardly anything here refers to itself, so that the collector finds next to nothing: it
    looks at new objects seldom, and never again at what stays as long as the server does.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 20, 20)


def application(settings: Settings) -> Starlette:
    storage = Storage(engine_for(settings.database))
    thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
    limits = Limits(
        settings.requests,
        settings.new_tables,
        settings.connections,
        grace=settings.grace,
        crowd=room_for_connections(2 * CROWD) // 2,  # as many requests may come besides
    )
    posting = Posting(
        mailing=mailing_of(settings.mail, os.environ),
        contact=settings.contact,
        address=settings.address,
        has_webhooks=settings.webhooks,
    )
    desk = Desk(storage, thinkers, limits, settings.bot_pause, posting)
    telling, repeating = desk.presence.keep_telling, desk.presence.keep_repeating
    background = telling, repeating, desk.tidy_up, desk.keep_endings
    ringing = desk.ringing.keep_ringing, desk.ringing.keep_reminding
    watching = desk.watch_blocked, desk.measures.watch_loop
    return create_app(desk, lambda: listen(desk), *background, *ringing, *watching)


def worker() -> Starlette:
    """What each of several worker processes runs; its settings come by the environment."""
    set_up_logs()
    collect_less()
    return application(Settings(**json.loads(os.environ[SETTINGS])))


class JsonLines(logging.Formatter):
    """A log line a machine can read."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)


def _end_well(_signal: int, _frame: object) -> None:
    """To be told to stop is no failure; uvicorn repeats the signal when all is closed."""
    sys.exit(0)


def serve(settings: Settings) -> None:
    """Run until told to stop; the database is up to date."""
    set_up_logs()
    collect_less()
    signal.signal(signal.SIGTERM, _end_well)
    several = settings.workers > 1
    if several:
        os.environ[SETTINGS] = json.dumps(asdict(settings))
    uvicorn.run(
        "rathaus.server.run:worker" if several else application(settings),
        factory=several,
        workers=settings.workers if several else None,
        host=settings.host,
        port=settings.port,
        http=Protocol,
        ws=Frames,
        log_config=None,
        access_log=False,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # a message is small, its compressor is not
        timeout_graceful_shutdown=5,
    )
