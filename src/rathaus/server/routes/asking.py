"""What every request has: a language, secrets, numbers, an address; and answers in JSON."""

import time

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from rathaus.core.languages import LANGUAGES
from rathaus.server.desk import Desk
from rathaus.server.errors import Refused, TooMuch
from rathaus.server.header import hash_secret
from rathaus.server.limits import Buckets, household
from rathaus.server.protocol.coding import encode

MOST_SECRETS = 10


class Json(Response):
    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return encode(content)


def desk_of(request: HTTPConnection) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def lang_of(request: Request) -> str:
    lang = request.query_params.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES:
        raise Refused(f"the language is one of {', '.join(LANGUAGES)}, not {lang[:20]!r}")
    return lang


def hashes_of(request: Request, most: int = MOST_SECRETS) -> set[str]:
    """Of the secrets of the client's seats: `Authorization: Seat one,two`."""
    kind, _, rest = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "seat":
        return set()
    return {hash_secret(each.strip()) for each in rest.split(",")[:most]}


def number_of(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    return None if text is None else _number(name, text)


def number_in_path(request: Request, name: str) -> int:
    return _number(name, request.path_params[name])


def _number(name: str, text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise Refused(f"{name} is a whole number, not {text[:20]!r}")
    return int(text)


def address_of(connection: HTTPConnection) -> str:
    """Of the client's household."""
    return household(connection.client.host) if connection.client else ""


def limit(request: Request, buckets: Buckets) -> None:
    desk_of(request).check_welcome(address_of(request))
    if not buckets.take(address_of(request), time.monotonic()):
        raise TooMuch("too many requests; wait a moment")


def limit_reading(request: Request, cost: float = 1.0) -> None:
    """So many requests, and no more than the household's share of the server."""
    limit(request, request.app.state.requests)
    desk_of(request).budget.check(address_of(request), cost)


def limit_new(request: Request, cost: float = 1.0) -> None:
    limit(request, request.app.state.new_tables)
    desk_of(request).budget.check(address_of(request), cost)
