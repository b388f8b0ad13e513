"""Asking to be told when it is one's turn."""

import json
import re
import secrets
import time

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from rathaus.server.bells import keeping, webpush
from rathaus.server.bells.keeping import Bell, name_of
from rathaus.server.bells.posting import Notice
from rathaus.server.bells.words import CONFIRM, CONFIRM_TEXT, CONFIRMED
from rathaus.server.desk import Desk
from rathaus.server.errors import NotAllowed, NotFound, Refused
from rathaus.server.header import hash_secret
from rathaus.server.protocol.client import NewBell
from rathaus.server.protocol.coding import decode_new_bell, decode_no_bell
from rathaus.server.protocol.table import BellsShown
from rathaus.server.routes.asking import (
    Json,
    address_of,
    desk_of,
    hashes_of,
    limit_new,
    limit_reading,
)

MAIL = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(\.[\w-]+)+", re.ASCII)
HOUR = 3600.0


async def show_bells(request: Request) -> Response:
    limit_reading(request)
    desk = desk_of(request)
    private = await desk.storage.call(keeping.push_key, desk.storage)
    key = webpush.encode(webpush.public_bytes(webpush.private_key(private)))
    return Json(BellsShown(key, desk.ringing.posting.kinds))


async def hang(request: Request) -> Response:
    wanted = decode_new_bell(await request.body())
    (limit_reading if wanted.kind == "push" else limit_new)(request)
    desk = desk_of(request)
    _check(desk, wanted)
    table, secret, remind = await _seat(request, wanted.seat)
    name = name_of(table, wanted.seat, wanted.address)
    before = await desk.storage.call(keeping.known, desk.storage, name)
    is_known = before is not None and not before.token
    token = secrets.token_hex(16) if wanted.kind == "mail" and not is_known else ""
    bell = Bell(
        id=name,
        table_id=table,
        seat=wanted.seat,
        secret=secret,
        kind=wanted.kind,
        address=wanted.address,
        keys=json.dumps({"p256dh": wanted.p256dh, "auth": wanted.auth}),
        lang=wanted.lang,
        created=time.time(),
        remind=remind * HOUR,
        token=hash_secret(token) if token else "",
    )
    async with desk.ringing.asking:
        if token and not await desk.storage.call(keeping.may_ask, desk.storage, bell):
            raise NotAllowed("a mail was sent already: follow its link first, or wait for a day")
        await desk.storage.call(keeping.hang, desk.storage, bell)
    if token:
        _ask_to_confirm(desk, bell, token)
    return Json({"id": name}, 201)


def _check(desk: Desk, wanted: NewBell) -> None:
    posting = desk.ringing.posting
    if wanted.kind not in posting.kinds:
        raise NotAllowed(f"this server tells nobody by {wanted.kind}")
    if wanted.kind == "mail":
        if not MAIL.fullmatch(wanted.address):
            raise Refused("this is no mail address")
        return
    posting.guard.check(wanted.address)
    if wanted.kind == "push":
        webpush.check_keys(wanted.p256dh, wanted.auth)


async def _seat(request: Request, seat: int) -> tuple[str, str, int]:
    """The table, the hash of the seat's secret, and the hours of a reminder."""
    desk = desk_of(request)
    room = await desk.room(request.path_params["table"], address_of(request))
    async with desk.holding(room) as table:
        table.check_seat(seat, hashes_of(request))
        return room.name, table.seats[seat].secret, table.header.remind


def _ask_to_confirm(desk: Desk, bell: Bell, token: str) -> None:
    """Nobody gets more than one mail that somebody else has asked for."""
    path = f"/api/bells/confirm/{token}?lang={bell.lang}"
    desk.ringing.write(bell, Notice(CONFIRM[bell.lang], CONFIRM_TEXT[bell.lang], path, ""))


async def confirm(request: Request) -> Response:
    limit_reading(request)
    desk, token = desk_of(request), hash_secret(request.path_params["token"])
    if not await desk.storage.call(keeping.confirm, desk.storage, token):
        raise NotFound("this link has been used, or is too old")
    return PlainTextResponse(CONFIRMED.get(request.query_params.get("lang", ""), CONFIRMED["en"]))


async def take_down(request: Request) -> Response:
    limit_reading(request)
    unwanted = decode_no_bell(await request.body())
    table, _, _ = await _seat(request, unwanted.seat)
    name = name_of(table, unwanted.seat, unwanted.address)
    desk = desk_of(request)
    await desk.storage.call(keeping.take_down, desk.storage, name)
    return Json({"id": name})
