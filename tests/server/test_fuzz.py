"""Every kind of message and body, whole and damaged in one place: a reason, never a fault."""

import json
import secrets
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import httpx
import msgspec.inspect as mi
import pytest

from rathaus.server.protocol import client as protocol
from tests.server.servers import CALL, Server

MESSAGES = mi.multi_type_info(
    [protocol.Hello, protocol.Look, protocol.Consider, *get_args(protocol.Change)]
)
BODIES = {
    "/api/tables": protocol.NewTable,
    "/api/tables/{table}/bells": protocol.NewBell,
    "/api/tables/{table}/silence": protocol.NoBell,
    "/api/tables/{table}/hint": protocol.AskHint,
    "/api/tables/{table}/consider": protocol.Consider,
}
WRONG = [
    None, True, -1, 10, 2**31, 2**63, 10**400, 1.5, 1e308, "", "0", "x" * 600, "\0", "\u202e", "²",
    "١", "\u00e4" * 80, "\n", [], [[]], {}, {"type": "move"}, ["x"] * 60, [None], "random",
    [{}] * 60, "a" * 32 + "\n",
]  # fmt: skip
RAW = [b"NaN", b"1e999", b"-0", b'"\\ud800"', b'"\xff"', b"[" * 3000, b"0x1", b"1" * 5000, b""]


def right(info: mi.Type, rng: Random) -> Any:
    """Something of that type."""
    match info:
        case mi.Metadata(type=inner):
            return right(inner, rng)
        case mi.StrType(pattern=str() as pattern):
            return secrets.token_hex(16) if "0-9a-f" in pattern else f"k{rng.random()}"
        case mi.StrType():
            return rng.choice(["pick:villas", "easy", "Eve", "neom", "https://push.example/x"])
        case mi.IntType():
            return rng.choice([0, 1, 2, 3])
        case mi.BoolType():
            return rng.random() < 0.5
        case mi.LiteralType(values=values):
            return rng.choice(values)
        case mi.ListType(item_type=item):
            return [right(item, rng) for _ in range(rng.randrange(3))]
        case mi.UnionType(types=types):
            return right(rng.choice(types), rng)
        case mi.NoneType():
            return None
        case mi.DictType():
            return {}
    raise AssertionError(info)


def bodies(info: mi.Type, rng: Random) -> Iterator[bytes]:
    """One that fits, and one for every place and every kind of damage."""
    assert isinstance(info, mi.StructType)
    tag = {info.tag_field: info.tag} if info.tag_field else {}
    whole = {**tag, **{field.name: right(field.type, rng) for field in info.fields}}
    yield json.dumps(whole).encode()
    yield json.dumps({**whole, "more": 1}).encode()
    for name in whole:
        yield json.dumps({key: value for key, value in whole.items() if key != name}).encode()
        for value in rng.sample(WRONG, 4):
            yield json.dumps({**whole, name: value}).encode()
        yield json.dumps({**whole, name: "@"}).encode().replace(b'"@"', rng.choice(RAW))


def calls(table: str, rng: Random) -> Iterator[tuple[str, bytes]]:
    for info in MESSAGES:
        for body in bodies(info, rng):
            yield f"/api/tables/{table}", body
    for path, kind in BODIES.items():
        for body in bodies(mi.type_info(kind), rng):
            yield path.format(table=table), body


def started(server: Server) -> tuple[str, str]:
    """A running table of two people, and the secret of the first."""
    table = server.new_table("hamburg", 2)
    with server.join(table) as both:
        own = both.sit(0, "Ann")
        both.sit(1, "Bob")
    return table, own


def told(server: Server, table: str) -> Any:
    shown = server.get(f"/api/tables/{table}").json()
    for seat in shown["seats"]:
        del seat["is_here"], seat["replace_in"]  # time passes
    return shown


@pytest.mark.parametrize("who", ["stranger", "player"])
def test_whatever_comes_over_http_gets_a_reason(server: Server, who: str) -> None:
    table, own = started(server)
    before, rng = told(server, table), Random(who)
    head = {"authorization": f"Seat {own}"} if who == "player" else {}
    with httpx.Client(base_url=server.url, headers=head, **CALL) as client:
        for path, body in calls(table, rng):
            answer = client.post(path, content=body)
            assert answer.status_code < 500, (path, body, answer.text)
            if who == "stranger" and path != "/api/tables":
                assert answer.status_code >= 400, (path, body, answer.text)
    if who == "stranger":
        assert told(server, table) == before
    assert "Traceback" not in server.logged()


def test_whatever_comes_over_a_socket_gets_a_reason(server: Server) -> None:
    table, _ = started(server)
    before, rng = told(server, table), Random(3)
    with server.join(table) as spy:
        for info in MESSAGES:
            for body in bodies(info, rng):
                text = body.decode(errors="replace")
                if len(text) > 4000:
                    continue
                spy.socket.send(text)
                spy.next("failed", "table")
    assert told(server, table) == before
    assert "Traceback" not in server.logged()


ODD = ["-1", "²", "١", "1e3", "9" * 30, "", "%00", "x" * 500, "null", "%ff", "1%0d%0aX:y"]


def test_odd_addresses_get_a_reason(server: Server) -> None:
    table, _ = started(server)
    with httpx.Client(base_url=server.url, **CALL) as client:
        for path in (path for odd in ODD for path in addresses(table, odd)):
            answer = client.get(path)
            assert answer.status_code < 500, (path, answer.text)
    assert "Traceback" not in server.logged()


def addresses(table: str, odd: str) -> list[str]:
    return [
        f"/api/tables/{odd}/record", f"/api/tables/{table}?seat={odd}&log_from={odd}",
        f"/api/tables/{table}?lang={odd}", f"/api/tables?names={odd},{table}&lang=en",
        f"/api/games/{odd}/words", f"/api/games/{odd}/rules", f"/api/games/{odd}/lesson",
        f"/api/games/neom/words?lang={odd}", f"/api/replays/t-{odd}", f"/api/replays/r-{odd}/{odd}",
        f"/api/replays/{odd}/analysis", f"/api/replays/t-{table}/{odd}?seat={odd}",
        f"/api/bells/confirm/{odd}",
    ]  # fmt: skip
