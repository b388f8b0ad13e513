"""The HTTP side: what a browser can ask for, and the checks every request passes."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from hashlib import sha256
from importlib import metadata, resources
from pathlib import Path
from typing import Any

import anyio.to_thread
import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from rathaus import bots
from rathaus.core.errors import RathausError
from rathaus.core.options import resolve
from rathaus.core.records import Record
from rathaus.games import NAMES, find
from rathaus.server import changes, glossary, live, replays
from rathaus.server.desk import Desk, Room
from rathaus.server.errors import NotAllowed, NotFound, Refused, TooMuch
from rathaus.server.limits import Buckets
from rathaus.server.protocol import (
    Done,
    Failed,
    GameShown,
    GamesShown,
    OptionShown,
    RecordKept,
    TableCreated,
    TableShown,
    TablesListed,
    decode_change,
    decode_new_table,
    encode,
)
from rathaus.server.shields import Shields, same_origin
from rathaus.server.show import eyes, listed_shown, table_shown
from rathaus.server.table import OVER, Header

LANGUAGES = ("en", "de", "nl")
LONGEST_BODY = 16_384  # bytes
LONGEST_RECORD = 1_000_000
LONGEST_WAIT = 25.0  # seconds
PAGE = Path(str(resources.files("rathaus"))) / "page"  # the built browser page


class Json(Response):
    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return encode(content)


def create_app(desk: Desk, *, background: Callable[[], Awaitable[None]] | None = None) -> Starlette:
    """The server around a desk. `background` runs as long as the server does."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        task = asyncio.ensure_future(background()) if background else None
        yield
        if task:
            task.cancel()
        desk.thinkers.close()

    routes = [
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        Route("/api/games", list_games),
        Route("/api/games/{game}/words", show_words),
        Route("/api/tables", list_tables),
        Route("/api/tables", create_table, methods=["POST"]),
        Route("/api/tables/{table}", show_table),
        Route("/api/tables/{table}", change_table, methods=["POST"]),
        Route("/api/tables/{table}/record", download_record),
        Route("/api/records", upload_record, methods=["POST"]),
        Route("/api/replays/{replay}", show_replay),
        Route("/api/replays/{replay}/record", download_replay),
        Route("/api/replays/{replay}/{number:int}", show_position),
        Route("/api/replays/{replay}/{number:int}", play_from_here, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/live", talk),
    ]
    if PAGE.is_dir():
        routes.append(Mount("/assets", Assets(directory=PAGE / "assets")))
        routes.append(Route("/{path:path}", page))
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(Shields, usual=LONGEST_BODY, longest={"/api/records": LONGEST_RECORD})
        ],
        exception_handlers={
            Refused: _refused,
            msgspec.MsgspecError: _bad_message,
            RathausError: _bad_rules,
            HTTPException: _http_error,
            Exception: _server_error,
        },
    )
    app.state.desk = desk
    limits = desk.limits
    app.state.new_tables = Buckets(limits.new_tables, max(30, limits.new_tables))
    app.state.requests = Buckets(limits.requests, 4 * limits.requests)
    return app


# -- errors: always JSON, never a trace -------------------------------------------------------


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return Json(Failed(error.code, error.message), error.status)


async def _bad_message(request: Request, error: Exception) -> Response:
    return Json(Failed("bad_message", str(error)), 400)


async def _bad_rules(request: Request, error: Exception) -> Response:
    return Json(Failed("not_allowed", str(error)), 400)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return Json(Failed("http", error.detail), error.status_code)


async def _server_error(request: Request, error: Exception) -> Response:
    return Json(Failed("server", "something went wrong here; it has been noted"), 500)


# -- the server itself ------------------------------------------------------------------------


async def healthz(request: Request) -> Response:
    """Can tables be read?"""
    count = await anyio.to_thread.run_sync(_desk(request).storage.count)
    return Json({"status": "ok", "tables": count, "version": metadata.version("rathaus")})


async def metrics(request: Request) -> Response:
    """Counters in the text format of Prometheus; nothing about any game."""
    desk = _desk(request)
    watchers = sum(len(room.watchers) for room in desk.rooms.values())
    lines = {
        "rathaus_tables_in_memory": len(desk.rooms),
        "rathaus_connections": watchers,
        "rathaus_entries_written_total": desk.moves_written,
    }
    return PlainTextResponse("".join(f"{name} {number}\n" for name, number in lines.items()))


def _desk(request: Request | WebSocket) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def _lang(request: Request) -> str:
    lang = request.query_params.get("lang", "en")
    if lang not in LANGUAGES:
        raise Refused(f"the language is one of {', '.join(LANGUAGES)}, not {lang[:20]!r}")
    return lang


def _secrets(request: Request) -> list[str]:
    """The secrets of the client's seats: `Authorization: Seat one,two`."""
    kind, _, rest = request.headers.get("authorization", "").partition(" ")
    return [each.strip() for each in rest.split(",")][:10] if kind.lower() == "seat" else []


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9:
        raise Refused(f"{name} is a whole number, not {text[:20]!r}")
    return int(text)


def _limit(request: Request, buckets: Buckets) -> None:
    who = request.client.host if request.client else ""
    if not buckets.take(who, time.monotonic()):
        raise TooMuch("too many requests; wait a moment")


# -- games and tables -------------------------------------------------------------------------


async def list_games(request: Request) -> Response:
    """What can be played, with the declared options."""
    lang = _lang(request)
    return Json(GamesShown([_game_shown(name, lang) for name in NAMES], list(bots.NAMES)))


def _game_shown(name: str, lang: str) -> GameShown:
    game = find(name)
    counts = game.player_counts
    options = [
        OptionShown(
            name=option.name,
            values=list(option.values),
            default=option.default,
            text=option.text[lang],
            players=[count for count in counts if option.applies(count)],
        )
        for option in game.options
    ]
    return GameShown(name, game.title[lang], list(counts), options)


async def show_words(request: Request) -> Response:
    """What the keys in a game's views are called."""
    return Json(glossary.words_for(request.path_params["game"], _lang(request)))


async def list_tables(request: Request) -> Response:
    lang = _lang(request)
    listed = await anyio.to_thread.run_sync(_desk(request).storage.listed)
    return Json(TablesListed([listed_shown(each, lang) for each in listed]))


async def create_table(request: Request) -> Response:
    _limit(request, request.app.state.new_tables)
    wanted = decode_new_table(await request.body())
    game = find(wanted.game)
    game.check_players(wanted.players)
    options = resolve(game.options, wanted.players, wanted.options)
    header = _new_header(wanted.game, wanted.players, options)
    await _desk(request).create(header, wanted.public)
    return Json(TableCreated(header.id), 201)


def _new_header(
    game: str, players: int, options: dict[str, Any], opening: tuple[tuple[int, str], ...] = ()
) -> Header:
    return Header(
        id=secrets.token_hex(5),
        game=game,
        players=players,
        options=options,
        seed=secrets.token_hex(16),
        created=time.time(),
        opening=opening,
    )


async def show_table(request: Request) -> Response:
    """The table as the client may see it; with `after`, once it is newer than that version."""
    _limit(request, request.app.state.requests)
    lang, log_from = _lang(request), _number(request, "log_from") or 0
    desk = _desk(request)
    room = await desk.room(request.path_params["table"])
    after = _number(request, "after")
    if after is not None:
        await _wait_for_change(room, after)
    seat = _number(request, "seat")
    async with room.lock:  # what is not on disk yet is not shown
        return Json(_shown(desk, room, _secrets(request), lang, log_from, seat))


async def _wait_for_change(room: Room, after: int) -> None:
    changed = asyncio.Event()
    room.watchers.add(changed.set)
    try:
        if room.table.version <= after:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), LONGEST_WAIT)
    finally:
        room.watchers.discard(changed.set)


def _shown(
    desk: Desk, room: Room, mine: list[str], lang: str, log_from: int, wanted: int | None
) -> TableShown:
    seats = desk.seats_of(room, mine)
    seat = eyes(room.table, seats, wanted)
    return table_shown(
        room.table,
        mine=seats,
        seat=seat,
        lang=lang,
        here=room.here.keys(),
        log_from=log_from,
        log_restarts=log_from == 0,
        asked_at=room.asked_at[seat] if seat is not None else 0,
    )


async def change_table(request: Request) -> Response:
    """The same messages as over the WebSocket."""
    _limit(request, request.app.state.requests)
    change = decode_change(await request.body())
    desk = _desk(request)
    room = await desk.room(request.path_params["table"])
    version = await changes.carry_out(desk, room, change, _secrets(request))
    return Json(Done(change.key, version))


async def download_record(request: Request) -> Response:
    """The record of a finished game."""
    room = await _desk(request).room(request.path_params["table"])
    if room.table.status != OVER or room.table.match is None:
        raise NotAllowed("a record can be downloaded when the game is over")
    return _file(room.table.match.record(), room.table.header.id)


def _file(record: Record, name: str) -> Response:
    text, name = record.dumps(), f"{record.game}-{name}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers, media_type="application/jsonl")


# -- replays ----------------------------------------------------------------------------------


async def upload_record(request: Request) -> Response:
    """A record is verified before it is kept; it is found again under its own hash."""
    _limit(request, request.app.state.new_tables)
    text = (await request.body()).decode(errors="replace")
    record = await anyio.to_thread.run_sync(replays.read_record, text)
    if record.result is None:
        raise NotAllowed("only a finished game can be replayed here")
    name = sha256(text.encode()).hexdigest()[:16]
    await anyio.to_thread.run_sync(_desk(request).storage.keep_record, name, text)
    return Json(RecordKept(f"r-{name}"), 201)


async def show_replay(request: Request) -> Response:
    _limit(request, request.app.state.requests)
    name, lang = request.path_params["replay"], _lang(request)
    record = await replays.record_of(_desk(request), name)
    return Json(await anyio.to_thread.run_sync(replays.replay_shown, name, record, lang))


async def download_replay(request: Request) -> Response:
    """The record behind a replay, uploaded or of a table here."""
    name = request.path_params["replay"]
    return _file(await replays.record_of(_desk(request), name), name.partition("-")[2])


async def show_position(request: Request) -> Response:
    """A position of a finished game; `seat` looks through a player's eyes."""
    _limit(request, request.app.state.requests)
    record = await replays.record_of(_desk(request), request.path_params["replay"])
    number, seat, lang = request.path_params["number"], _number(request, "seat"), _lang(request)
    return Json(await anyio.to_thread.run_sync(replays.position_shown, record, number, seat, lang))


async def play_from_here(request: Request) -> Response:
    """A new table that goes on from a position of a finished game, with a new seed."""
    _limit(request, request.app.state.new_tables)
    record = await replays.record_of(_desk(request), request.path_params["replay"])
    number = request.path_params["number"]
    if not 0 <= number < len(record.decisions):
        raise NotFound(f"a game can go on from 0 to {len(record.decisions) - 1}")
    opening = tuple((each.seat, each.move) for each in record.decisions[:number])
    header = _new_header(record.game, record.players, dict(record.options), opening)
    await _desk(request).create(header, public=False)
    return Json(TableCreated(header.id), 201)


async def talk(socket: WebSocket) -> None:
    if not same_origin(socket):
        await socket.close(4403)
        return
    await live.serve(socket, _desk(socket), socket.path_params["table"])


# -- the page ---------------------------------------------------------------------------------


class Assets(StaticFiles):
    """Their names change with their content: a browser may keep them."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def page(request: Request) -> Response:
    """Every address that is not an asset is the page; it finds its way by itself."""
    if request.path_params["path"].startswith("api/"):
        raise NotFound("there is nothing at this address")
    text = await anyio.to_thread.run_sync((PAGE / "index.html").read_text)
    return Response(text, media_type="text/html")
