"""The server put together: addresses, errors, and what every request passes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from rathaus.core.errors import BadRecord, RathausError
from rathaus.server.desk import Desk
from rathaus.server.errors import Refused, TooMuch
from rathaus.server.limits import Buckets
from rathaus.server.protocol.table import Failed
from rathaus.server.routes import bells, house, lessons, page, replays, rules, tables
from rathaus.server.routes.asking import Json, desk_of
from rathaus.server.shields import Shields
from rathaus.server.stopwatch import Stopwatch
from rathaus.server.tolls import Tolls

LONGEST_BODY = 16_384  # bytes
LONGEST_RECORD = 1_000_000
WORTH_COMPRESSING = 1_000
SLOWED_BY = 0.5  # seconds, whoever wants too much
QUICKLY = 5  # of the nine levels: the rest wins little and takes long


def create_app(desk: Desk, *background: Callable[[], Awaitable[None]]) -> Starlette:
    """The server around a desk. What is in the background runs as long as the server does."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, object]]:
        tasks = [asyncio.ensure_future(each()) for each in background]
        yield {"doors": desk.doors}
        for task in tasks:
            task.cancel()
        desk.thinkers.close()
        desk.replayers.close()
        desk.analysts.close()
        desk.writer.close()

    app = Starlette(
        routes=_routes(),
        lifespan=lifespan,
        middleware=[
            Middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, compresslevel=QUICKLY),
            Middleware(Tolls, desk=desk),
            Middleware(Shields, usual=LONGEST_BODY, longest={"/api/records": LONGEST_RECORD}),
            Middleware(Stopwatch, measures=desk.measures),
        ],
        exception_handlers={
            Refused: _refused,
            msgspec.MsgspecError: _bad_message,
            UnicodeError: _bad_message,
            RecursionError: _nested,
            RathausError: _bad_rules,
            HTTPException: _http_error,
            Exception: _server_error,
        },
    )
    app.state.desk = desk
    limits = desk.limits
    app.state.new_tables = desk.new_tables
    app.state.requests = Buckets(limits.requests, 4 * limits.requests)
    return app


def _routes() -> list[BaseRoute]:
    routes: list[BaseRoute] = [
        Route("/healthz", house.healthz),
        Route("/metrics", house.metrics),
        Route("/api/games", tables.list_games),
        Route("/api/games/{game}/words", tables.show_words),
        Route("/api/games/{game}/rules", rules.show_rules),
        Route("/api/games/{game}/lesson", lessons.show_lesson),
        Route("/api/games/{game}/lesson", lessons.create_lesson, methods=["POST"]),
        Route("/api/tables", tables.list_tables),
        Route("/api/tables", tables.create_table, methods=["POST"]),
        Route("/api/tables/{table}", tables.show_table),
        Route("/api/tables/{table}", tables.change_table, methods=["POST"]),
        Route("/api/tables/{table}/consider", tables.consider, methods=["POST"]),
        Route("/api/tables/{table}/hint", tables.show_hint, methods=["POST"]),
        Route("/api/tables/{table}/record", tables.download_record),
        Route("/api/bells", bells.show_bells),
        Route("/api/bells/confirm/{token}", bells.confirm),
        Route("/api/tables/{table}/bells", bells.hang, methods=["POST"]),
        Route("/api/tables/{table}/silence", bells.take_down, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/live", tables.talk),
        Route("/api/records", replays.upload_record, methods=["POST"]),
        Route("/api/replays/{replay}", replays.show_replay),
        Route("/api/replays/{replay}/record", replays.download_replay),
        Route("/api/replays/{replay}/analysis", replays.show_analysis),
        Route("/api/replays/{replay}/{number}", replays.show_position),
        Route("/api/replays/{replay}/{number}", replays.play_from_here, methods=["POST"]),
    ]
    if page.PAGE.is_dir():
        routes.append(Mount("/assets", page.Assets(directory=page.PAGE / "assets")))
        routes += [Route(f"/{name}", page.shell) for name in page.SHELL]
        routes.append(Route("/{path:path}", page.page))
    return routes


# -- errors: always JSON, never a trace -------------------------------------------------------


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    desk_of(request).counts["refused"] += 1
    if isinstance(error, TooMuch):
        await asyncio.sleep(SLOWED_BY)  # or they would try again at once
    return Json(Failed(error.code, error.message), error.status)


async def _bad_message(request: Request, error: Exception) -> Response:
    return Json(Failed("bad_message", str(error)), 400)


async def _nested(request: Request, error: Exception) -> Response:
    return Json(Failed("bad_message", "the message is nested too deeply"), 400)


async def _bad_rules(request: Request, error: Exception) -> Response:
    if isinstance(error, BadRecord):
        return Json(Failed("not_allowed", error.reason, line=error.line), 400)
    return Json(Failed("not_allowed", str(error)), 400)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return Json(Failed("http", error.detail), error.status_code)


async def _server_error(request: Request, error: Exception) -> Response:
    return Json(Failed("server", "something went wrong here; it has been noted"), 500)
