"""What protects the page and its users: headers, origins and sizes."""

import asyncio
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rathaus.server.doors import BODY_WITHIN
from rathaus.server.protocol.coding import encode
from rathaus.server.protocol.table import Failed

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}
READING = ("GET", "HEAD", "OPTIONS")


def same_origin(connection: HTTPConnection) -> bool:
    """A browser names the page a request comes from: it must be ours. Programs name none."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # no page comes from there
        return False


class Shields:
    """Middleware around everything: refuses foreign and oversized requests, adds headers."""

    def __init__(self, app: ASGIApp, usual: int, longest: Mapping[str, int]) -> None:
        self.app = app
        self.usual = usual  # bytes of a body
        self.longest = longest  # of bodies for certain addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        protected = self._protected(send)
        if scope["method"] not in READING and not same_origin(HTTPConnection(scope)):
            await _refuse(protected, 403, Failed("foreign", "this page may not do that"))
            return
        limit = self.longest.get(scope["path"], self.usual)
        try:
            body = await asyncio.wait_for(_body(scope, receive, limit), BODY_WITHIN)
        except TimeoutError:
            await _refuse(protected, 408, Failed("too_slow", "the request took too long"))
            return
        except ClientDisconnect:
            return
        if body is None:
            message = f"a request has at most {limit} bytes"
            await _refuse(protected, 413, Failed("too_long", message))
            return
        await self.app(scope, _replay(body, receive), protected)

    def _protected(self, send: Send) -> Send:
        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        return protected


async def _body(scope: Scope, receive: Receive, limit: int) -> bytes | None:
    """The whole body; None: too long."""
    announced = Headers(scope=scope).get("content-length", "0")
    if not announced.isdecimal() or int(announced) > limit:
        return None
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > limit:
            return None
        if not message.get("more_body"):
            return bytes(body)


def _replay(body: bytes, receive: Receive) -> Receive:
    """Hand the body on that was read already."""
    given = False

    async def replay() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


async def _refuse(send: Send, status: int, failed: Failed) -> None:
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(failed)})
