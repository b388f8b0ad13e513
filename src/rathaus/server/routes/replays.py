"""Finished games: records in and out, position by position, and on from there."""

from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from rathaus.server import replays
from rathaus.server.analysis import analysis_of
from rathaus.server.errors import NotFound
from rathaus.server.limits import owner_of
from rathaus.server.protocol.replay import RecordKept
from rathaus.server.protocol.table import TableCreated
from rathaus.server.routes.asking import (
    Json,
    address_of,
    desk_of,
    lang_of,
    limit_new,
    limit_reading,
    number_in_path,
    number_of,
)
from rathaus.server.routes.tables import record_file

ANALYSING = 50.0
REPLAYING = 10.0  # milliseconds, as far as they count here


async def upload_record(request: Request) -> Response:
    """A record is verified before it is kept; it is found again under its own hash."""
    limit_new(request, REPLAYING)
    text, desk = (await request.body()).decode(errors="replace"), desk_of(request)
    await desk.replayers.show(address_of(request), replays.check_finished, text)
    name = sha256(text.encode()).hexdigest()[:16]
    owner, limits = owner_of(address_of(request)), desk.limits
    how_many = limits.records, owner, limits.records_each
    await desk.storage.call(desk.storage.keep_record, name, text, *how_many)
    return Json(RecordKept(f"r-{name}"), 201)


async def show_replay(request: Request) -> Response:
    limit_reading(request, REPLAYING)
    name, lang, desk = request.path_params["replay"], lang_of(request), desk_of(request)
    text = await replays.text_of(desk, name)
    who = address_of(request)
    return _json(await desk.replayers.show(who, replays.replay_of, text, name, lang))


def _json(answer: bytes) -> Response:
    return Response(answer, media_type=Json.media_type)


async def download_replay(request: Request) -> Response:
    """The record behind a replay, uploaded or of a table here."""
    limit_reading(request)
    name = request.path_params["replay"]
    return record_file(await replays.text_of(desk_of(request), name), name.partition("-")[2])


async def show_position(request: Request) -> Response:
    """A position of a finished game; `seat` looks through a player's eyes."""
    limit_reading(request)
    desk = desk_of(request)
    number, seat = number_in_path(request, "number"), number_of(request, "seat")
    lang = lang_of(request)
    text = await replays.text_of(desk, request.path_params["replay"])
    who, look = address_of(request), replays.position_of
    return _json(await desk.replayers.show(who, look, text, number, seat, lang))


async def show_analysis(request: Request) -> Response:
    """What a seat could have done better, and how the game stood."""
    limit_reading(request, ANALYSING)
    desk, lang, seat = desk_of(request), lang_of(request), number_of(request, "seat") or 0
    text = await replays.text_of(desk, request.path_params["replay"])
    who = address_of(request)
    return _json(await desk.analysts.show(who, analysis_of, text, seat, lang))


async def play_from_here(request: Request) -> Response:
    """A new table that goes on from a position of a finished game, with a new seed."""
    limit_new(request)
    desk = desk_of(request)
    record = await replays.record_of(desk, request.path_params["replay"])
    number = number_in_path(request, "number")
    if not 0 <= number < len(record.decisions):
        raise NotFound(f"a game can go on from 0 to {len(record.decisions) - 1}")
    opening = tuple((each.seat, each.move) for each in record.decisions[:number])
    name = await desk.create(
        record.game,
        record.players,
        record.options,
        public=False,
        household=address_of(request),
        opening=opening,
    )
    return Json(TableCreated(name), 201)
