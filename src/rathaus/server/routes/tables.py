"""Games and tables."""

import asyncio
import contextlib
import gzip
from functools import cache
from threading import Lock

import anyio.to_thread
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket

from rathaus import bots, registry
from rathaus.core.options import resolve
from rathaus.lessons import has_lesson
from rathaus.rules import find, has_rules
from rathaus.server import changes, hints, live, replays
from rathaus.server.desk import Desk
from rathaus.server.errors import Refused
from rathaus.server.header import game_named
from rathaus.server.protocol.coding import (
    decode_change,
    decode_consider,
    decode_hint,
    decode_new_table,
    encode,
)
from rathaus.server.protocol.library import GameShown, GamesShown, OptionShown
from rathaus.server.protocol.table import Considered, Done, TableCreated, TablesListed
from rathaus.server.rooms import Guest, Room
from rathaus.server.routes.asking import (
    Json,
    address_of,
    desk_of,
    hashes_of,
    lang_of,
    limit_new,
    limit_reading,
    number_of,
)
from rathaus.server.shields import same_origin
from rathaus.server.show import considered_shown, eyes, listed_shown, table_sent
from rathaus.server.structure import catalogue_shown
from rathaus.server.table import Table

LONGEST_WAIT = 25.0  # seconds
LINGERS = 15.0  # seconds that somebody who asked over HTTP counts as here
MOST_NAMES = 50
HINT = 20.0  # milliseconds, as far as they count here
FOREIGN = 4403  # close code


async def list_games(request: Request) -> Response:
    """What can be played, with the declared options."""
    return Json(await anyio.to_thread.run_sync(_games, lang_of(request)))


def _games(lang: str) -> GamesShown:
    return GamesShown([_game_shown(name, lang) for name in registry.names()])


def _game_shown(name: str, lang: str) -> GameShown:
    game = game_named(name)
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
    about = find(game, lang).told_about() if has_rules(game) else []
    levels = list(bots.levels_for(game))
    lesson = has_lesson(name)
    return GameShown(name, game.title[lang], list(counts), options, levels, about, lesson)


async def show_words(request: Request) -> Response:
    """What a game is made of: its pieces, and how the fields of its views are shown."""
    name, lang = request.path_params["game"], lang_of(request)
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    told = await anyio.to_thread.run_sync(_words, name, lang, is_packed)
    headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"} if is_packed else None
    return Response(told, media_type=Json.media_type, headers=headers)


def _words(name: str, lang: str, is_packed: bool) -> bytes:
    """Whoever asks meanwhile waits: made by all at once it would take as many times as long."""
    with _making_words:
        return _packed_words(name, lang) if is_packed else _plain_words(name, lang)


_making_words = Lock()


@cache
def _plain_words(name: str, lang: str) -> bytes:
    """Made once: it is the longest of all messages."""
    return encode(catalogue_shown(game_named(name).catalogue(lang), lang))


@cache
def _packed_words(name: str, lang: str) -> bytes:
    return gzip.compress(_plain_words(name, lang))


async def list_tables(request: Request) -> Response:
    """Public tables with open seats; with `names`, those tables instead."""
    limit_reading(request)
    lang, storage = lang_of(request), desk_of(request).storage
    names = request.query_params.get("names")
    if names is None:
        listed = await storage.call(storage.open_tables)
    else:
        listed = await storage.call(storage.tables_named, _names(names))
    known = registry.names()  # a game of somebody's own may be gone
    hashes = hashes_of(request, MOST_NAMES)
    shown = [listed_shown(each, lang, hashes) for each in listed if each.header.game in known]
    return Json(TablesListed(shown))


def _names(text: str) -> list[str]:
    names = [each[:20] for each in text.split(",") if each]
    if len(names) > MOST_NAMES:
        raise Refused(f"at most {MOST_NAMES} names at once")
    return names


async def create_table(request: Request) -> Response:
    limit_new(request)
    wanted = decode_new_table(await request.body())
    game = game_named(wanted.game)
    game.check_players(wanted.players)
    options = resolve(game.options, wanted.players, wanted.options)
    desk = desk_of(request)
    name = await desk.create(
        wanted.game,
        wanted.players,
        options,
        public=wanted.public,
        pace=wanted.pace,
        chat=wanted.chat,
        remind=wanted.remind,
        household=address_of(request),
    )
    return Json(TableCreated(name), 201)


async def show_table(request: Request) -> Response:
    """The table as the client may see it; with `after`, once it is newer than that version."""
    limit_reading(request)
    lang_of(request)
    desk = desk_of(request)
    who = address_of(request)
    room = await desk.room(request.path_params["table"], who)
    after = number_of(request, "after")
    desk.visit(room, hashes_of(request), LINGERS if after is None else LONGEST_WAIT + LINGERS)
    if after is not None:
        with desk.crowd.enter(address_of(request)), contextlib.suppress(TimeoutError):
            await asyncio.wait_for(_newer(desk, room, after, hashes_of(request)), LONGEST_WAIT)
    await desk.put_into_words(room, lang_of(request), who)
    async with desk.holding(room) as table:
        with desk.budget.working(who):
            shown = _shown(table, desk, request)
        if not room.guests:  # nobody else is shown the same
            table.once.clear()
        return Response(shown, media_type=Json.media_type)


async def _newer(desk: Desk, room: Room, after: int, hashes: set[str]) -> None:
    guest = Guest()
    with desk.looking(room, guest):
        while room.table.seen(room.table.seats_of(hashes)) <= after:
            await guest.changed.wait()
            guest.changed.clear()


def _shown(table: Table, desk: Desk, request: Request) -> bytes:
    mine = table.seats_of(hashes_of(request))
    log_from = number_of(request, "log_from") or 0
    return table_sent(
        table,
        mine=mine,
        seat=eyes(table, mine, number_of(request, "seat")),
        lang=lang_of(request),
        here=desk.presence.seats(table.header.id),
        away=desk.away(table),
        log_from=log_from,
        log_restarts=log_from == 0,
    )


async def change_table(request: Request) -> Response:
    """The same messages as over the WebSocket."""
    limit_reading(request)
    change = decode_change(await request.body())
    desk = desk_of(request)
    room = await desk.room(request.path_params["table"], address_of(request))
    hashes = hashes_of(request)
    desk.visit(room, hashes, LINGERS)
    version = await changes.carry_out(desk, room, change, hashes, address_of(request))
    return Json(Done(change.key, version))


async def consider(request: Request) -> Response:
    """What would be asked next; the same message as over the WebSocket."""
    limit_reading(request)
    lang = lang_of(request)
    asked = decode_consider(await request.body())
    desk = desk_of(request)
    who = address_of(request)
    room = await desk.room(request.path_params["table"], who)

    def look(table: Table) -> Considered:
        return considered_shown(table, asked, hashes_of(request), lang)

    return Json(await desk.read(room, look, who))


async def show_hint(request: Request) -> Response:
    """For somebody who plays against bots alone."""
    limit_reading(request, HINT)
    lang, asked = lang_of(request), decode_hint(await request.body())
    desk, who = desk_of(request), address_of(request)
    room = await desk.room(request.path_params["table"], who)
    return Json(await hints.hint(desk, room, asked, hashes_of(request), lang, who))


async def talk(socket: WebSocket) -> None:
    if not same_origin(socket):
        await socket.close(FOREIGN)
        return
    await live.serve(socket, desk_of(socket), socket.path_params["table"], address_of(socket))


async def download_record(request: Request) -> Response:
    """The record of a finished game."""
    limit_reading(request)
    name = request.path_params["table"]
    return record_file(await replays.text_of(desk_of(request), f"t-{name}"), name)


def record_file(text: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="rathaus-{name}.jsonl"'}
    return PlainTextResponse(text, headers=headers, media_type="application/jsonl")
