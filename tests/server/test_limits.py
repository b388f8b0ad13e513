"""One client, or many of them, cannot spoil it for the others."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rathaus.server.schema import tables
from tests.server.inside import InsideServer
from tests.server.servers import CALL, PATIENCE, wait_until
from tests.server.test_live import play_out

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideServer]:
    path = tmp_path_factory.mktemp("small") / "tables.db"
    limits = {"connections": 3, "crowd": 4, "rooms": 2, "records": 2, "tables": 30}
    with InsideServer(f"sqlite:///{path}", **limits) as running:
        yield running


def refused(server: InsideServer, table: str, **headers: str) -> bool:
    """Is a connection sent away with the code for too much?"""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(address, additional_headers=headers) as browser:
        with suppress(ConnectionClosed):  # it may be too late for a hello
            browser.send(json.dumps({"type": "hello"}))
        message = json.loads(browser.recv(timeout=PATIENCE))
        if message["type"] == "table":
            return False
        assert message["code"] == "too_much"
        with pytest.raises(ConnectionClosed) as closed:
            browser.recv(timeout=PATIENCE)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4429
        return True


def test_one_client_and_all_together_have_so_many_connections(small: InsideServer) -> None:
    table = small.new_table("neom", 2)
    with small.join(table), small.join(table), small.join(table):
        assert refused(small, table)
        waiting = small.get(f"/api/tables/{table}?after=0")
        assert (waiting.status_code, waiting.json()["code"]) == (429, "too_much")
        assert small.get(f"/api/tables/{table}").status_code == 200
        with connect(
            f"ws://127.0.0.1:{small.port}/api/tables/{table}/live",
            additional_headers={"x-forwarded-for": "192.0.2.1"},
        ) as another:
            another.send(json.dumps({"type": "hello"}))
            another.recv(timeout=PATIENCE)
            assert refused(small, table, **{"x-forwarded-for": "192.0.2.2"})
    wait_until(lambda: not len(small.desk.crowd))
    assert not refused(small, table)


def test_who_says_nothing_counts_as_a_connection_too(small: InsideServer) -> None:
    table = small.new_table("neom", 2)
    address = f"ws://127.0.0.1:{small.port}/api/tables/{table}/live"
    with connect(address), connect(address), connect(address):
        wait_until(lambda: len(small.desk.crowd) == 3)
        assert refused(small, table)
    wait_until(lambda: not len(small.desk.crowd))


def test_few_tables_stay_in_memory_and_all_of_them_go_on(small: InsideServer) -> None:
    people = {}
    for _ in range(6):
        table = small.new_table("neom", 2)
        with small.join(table) as ann:
            people[table] = ann.sit(0, "Ann")
            ann.sit_bot(1, "random")
            play_out(ann, Random(1), most=3)
    rng = Random(2)
    for table in [*people, *reversed(people)]:
        with small.join(table, people[table]) as ann:
            assert len(small.desk.rooms) <= 2 + 2  # one in use, one just left
            assert play_out(ann, rng, most=4) == 4
    table = next(iter(people))
    with small.join(table, people[table]) as ann:
        for other in people:
            assert small.get(f"/api/tables/{other}").status_code == 200
        assert small.desk.rooms.get(table)  # somebody looks at it
        play_out(ann, rng)
        assert ann.table["status"] == "over"


def test_two_who_come_at_once_meet_in_one_room(small: InsideServer) -> None:
    """Even if the table left the memory in between."""
    table = small.new_table("neom", 3)
    with small.join(table) as ann:
        for _ in range(4):
            small.get(f"/api/tables/{small.new_table('neom', 2)}")
        with small.join(table) as bob:
            bob.sit(1, "Bob")
            while not ann.table["seats"][1]["name"]:
                ann.next("table")


def test_beyond_so_many_tables_the_oldest_open_ones_go(small: InsideServer) -> None:
    first = small.new_table("neom", 2)
    names = [small.new_table("neom", 2) for _ in range(40)]
    assert small.desk.storage.count() == 30
    assert small.get(f"/api/tables/{first}").status_code == 404
    assert small.get(f"/api/tables/{names[-1]}").status_code == 200


def test_who_looks_at_a_forgotten_table_is_told_so(small: InsideServer) -> None:
    table = small.new_table("neom", 2)
    with small.join(table) as ann:
        small.desk.storage._forget(sa.select(tables.c.id))
        assert ann.ask(type="sit", seat=0, name="Ann", secret="ab" * 16)["code"] == "not_found"
        with pytest.raises(ConnectionClosed) as closed:
            ann.next("nothing")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4400
    assert small.get(f"/api/tables/{table}").status_code == 404


def test_only_so_many_records_are_kept(small: InsideServer) -> None:
    files = [min((GOLDEN / game).glob("*.jsonl")) for game in ("neom", "hamburg", "bruges")]
    texts = [path.read_text(encoding="utf-8") for path in files]
    names = []
    for text in texts:
        kept = httpx.post(f"{small.url}/api/records", content=text, **CALL)
        names.append(kept.json()["id"])
    statuses = [small.get(f"/api/replays/{name}/record").status_code for name in names]
    assert statuses == [404, 200, 200]


def test_tables_do_not_pile_up_for_a_client_that_does_not_read(inside: InsideServer) -> None:
    """It is sent the newest one when it reads again."""
    table = inside.new_table("neom", 2)
    with inside.join(table) as ann, deaf_client(inside, table):
        ann.sit(0, "Ann")
        room = inside.desk.rooms.get(table)
        assert room
        wait_until(lambda: len(room.guests) == 2)
        for number in range(300):
            ann.ask(type="chat", seat=0, text=f"{number} " + "x" * 490)
        sent = len(json.dumps(ann.table))
        assert sent > 90_000
        assert max(inside.waiting_to_be_read()) < 10 * sent


@contextmanager
def deaf_client(server: InsideServer, table: str) -> Iterator[None]:
    """It says hello and reads nothing."""
    head = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        "Host: localhost",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    hello = b'{"type":"hello"}'
    with socket.create_connection(("127.0.0.1", server.port)) as deaf:
        deaf.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        assert b" 101 " in deaf.recv(4096)
        deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        yield
