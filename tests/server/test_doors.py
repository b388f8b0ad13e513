"""Half a request ends, connections are counted when they come, and nonsense is told to be so."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rathaus.server import doors, shields
from rathaus.server.doors import Doors, room_for_connections
from rathaus.server.limits import household
from rathaus.server.routes import tables as routes
from tests.core.matches import contents, forged, random_match
from tests.server.inside import InsideServer
from tests.server.servers import PATIENCE, Server, wait_until

SOON = 0.4  # seconds


@pytest.fixture
def hurried(inside: InsideServer, monkeypatch: pytest.MonkeyPatch) -> InsideServer:
    for module, name in (
        (doors, "HEAD_WITHIN"),
        (doors, "TAKEN_WITHIN"),
        (shields, "BODY_WITHIN"),
    ):
        monkeypatch.setattr(module, name, SOON)
    return inside


def call(server: Server, *parts: str) -> socket.socket:
    """A connection that has said so much."""
    client = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    for part in parts:
        client.sendall(part.encode())
    return client


def rest(client: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    received = b""
    with client:
        while True:
            try:
                part = client.recv(65536)
            except ConnectionResetError:
                return received
            if not part:
                return received
            received += part


@pytest.mark.parametrize("head", ["", "GET", "GET / HTTP/1.1\r\nHost: here\r\n", "G" * 2000])
def test_half_a_head_ends(hurried: InsideServer, head: str) -> None:
    assert b" 200 " not in rest(call(hurried, head))


def test_half_a_second_request_ends(hurried: InsideServer) -> None:
    client = call(hurried, "GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n", "GET /api")
    assert rest(client).count(b" 200 ") == 1


def test_half_a_body_ends(hurried: InsideServer) -> None:
    head = "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n"
    assert b" 408 " in rest(call(hurried, head, '{"game": '))


def test_who_does_not_take_the_answer_is_left(hurried: InsideServer) -> None:
    request = b"GET /api/games/hamburg/words HTTP/1.1\r\nHost: here\r\n\r\n"
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        client.settimeout(PATIENCE)
        client.connect(("127.0.0.1", hurried.port))
        client.sendall(request * 60)
        wait_until(lambda: not _is_open(client))


def _is_open(client: socket.socket) -> bool:
    client.setblocking(False)
    try:
        client.sendall(b" ")
    except BlockingIOError:
        return True
    except OSError:
        return False
    return True


def test_who_waits_for_news_is_not_hurried(
    hurried: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "LONGEST_WAIT", 3 * SOON)
    table = hurried.new_table("neom", 2)
    assert hurried.get(f"/api/tables/{table}?after=9").status_code == 200
    with hurried.join(table) as ann:
        ann.sit(0, "Ann")


# -- counted at the door ------------------------------------------------------------------------


class Public(InsideServer):
    """Nobody stands between it and the world."""

    proxies = ""


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideServer]:
    path = tmp_path_factory.mktemp("public") / "tables.db"
    with Public(f"sqlite:///{path}", connections=3) as running:
        yield running


def test_one_household_has_so_many_connections(public: InsideServer) -> None:
    with ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(call(public, "GET"))
        wait_until(lambda: len(public.desk.doors) == 6)
        assert rest(call(public, "GET / HTTP/1.1\r\nHost: here\r\n\r\n")) == b""
    wait_until(lambda: len(public.desk.doors) == 0)
    assert public.get("/api/games").status_code == 200


def test_a_connection_to_a_table_leaves_the_door(public: InsideServer) -> None:
    table = public.new_table("neom", 2)
    with public.join(table), public.join(table):
        wait_until(lambda: len(public.desk.doors) == 0)
        assert len(public.desk.crowd) == 2


def test_doors_count_households_and_all() -> None:
    counted = Doors(2, 4)
    assert [counted.enter("a", is_proxy=False) for _ in range(3)] == [True, True, False]
    assert [counted.enter("proxy", is_proxy=True) for _ in range(3)] == [True, True, False]
    counted.leave("a")
    assert counted.enter("b", is_proxy=False)
    assert (len(counted), counted.refused) == (4, 2)


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("no:address", "no:address"),
        ("", ""),
    ],
)
def test_a_network_of_ipv6_is_one_household(address: str, whose: str) -> None:
    assert household(address) == whose


def test_there_are_no_more_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(300, 700)]
    monkeypatch.setattr(doors.resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(doors.resource, "setrlimit", lambda _, both: limits.append(both))
    assert room_for_connections(10_000) == 500
    assert limits[-1] == (700, 700)
    assert room_for_connections(50) == 50


# -- nonsense -----------------------------------------------------------------------------------

DEEP = "[" * 7000 + "]" * 7000
HALF = '"\\ud800"'


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[", "null", "http://x@y:z:1"])
def test_a_broken_origin_is_foreign(quick_server: Server, origin: str) -> None:
    answer = quick_server.post("/api/tables", {"game": "neom", "players": 2}, origin=origin)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign")


@pytest.mark.parametrize(
    "body",
    [
        DEEP,
        f'{{"game": "neom", "players": 2, "options": {DEEP}}}',
        f'{{"game": "neom", "players": 2, "options": {{"tiles": {DEEP}}}}}',
        f'{{"type": "chat", "seat": 0, "key": "k", "text": {DEEP}}}',
        f'{{"type": {DEEP}}}',
        f'{{"type": "chat", "seat": 0, "key": "k", "text": {HALF}}}',
        f'{{"type": "sit", "seat": 0, "key": "k", "secret": "{"ab" * 16}", "name": {HALF}}}',
        '{"type": "hello", "secrets": [], "unknown": ' + DEEP + "}",
        "\x00",
        "\ufeff{}",
    ],
)
def test_nonsense_ends_in_a_clear_error(quick_server: Server, body: str) -> None:
    table = quick_server.new_table("neom", 2)
    raw: Any = {"content": body.encode(), "timeout": PATIENCE, "verify": False}
    for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/consider"):
        answer = httpx.post(f"{quick_server.url}{path}", **raw)
        assert 400 <= answer.status_code < 500, (path, answer.text)
    answer = httpx.post(f"{quick_server.url}/api/records", **raw)
    assert 400 <= answer.status_code < 500, answer.text
    with quick_server.join(table) as browser:
        browser.socket.send(body[:4000])
        assert browser.next("failed")["code"] in ("bad_message", "refused")
    with connect(f"ws://127.0.0.1:{quick_server.port}/api/tables/{table}/live") as first:
        first.send(body[:4000])
        assert json.loads(first.recv(timeout=PATIENCE))["type"] == "failed"
    assert "Traceback" not in quick_server.logged()


def test_half_a_character_in_a_record_is_refused(quick_server: Server) -> None:
    lines = contents(random_match(2, "half").record().dumps())
    lines[0]["seats"][0] = "\ud800"
    text = forged(lines)
    answer = httpx.post(
        f"{quick_server.url}/api/records", content=text.encode(), timeout=PATIENCE, verify=False
    )
    assert answer.status_code == 400, answer.text
    assert answer.json()["line"] == 1
    assert "Traceback" not in quick_server.logged()


def test_bytes_are_no_message(quick_server: Server) -> None:
    table = quick_server.new_table("neom", 2)
    with quick_server.join(table) as browser:
        browser.socket.send(b"\x00\xff")
        assert browser.next("failed")["message"] == "a message is text, not bytes"
        with pytest.raises(ConnectionClosed):
            browser.next("table")
    assert "Traceback" not in quick_server.logged()


def test_who_goes_in_the_middle_leaves_no_trace(quick_server: Server) -> None:
    head = "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n"
    for parts in (("GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n",), (head, '{"game"'), ("GET",)):
        call(quick_server, *parts).close()
    assert quick_server.get("/api/games").status_code == 200
    assert "Traceback" not in quick_server.logged()
