"""Nobody loses a seat without having been away for minutes, and everybody gets it back."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from rathaus.server.entries import Proposed, Returned, Voted
from rathaus.server.errors import NotAllowed
from rathaus.server.routes import tables as routes
from tests.server.inside import InsideServer
from tests.server.servers import Browser, wait_until
from tests.server.test_votes import new_table

GRACE = 180
BOT_FOR_BOB: Any = {"type": "propose", "seat": 0, "what": "bot", "about": 1, "level": "random"}
BACK: Any = {"type": "propose", "seat": 1, "what": "person", "about": 1}


@contextmanager
def later(server: InsideServer, seconds: float) -> Iterator[None]:
    """The server's clock for those who are away goes on by so much."""
    presence = server.desk.presence
    presence._clock = lambda: time.monotonic() + seconds
    try:
        yield
    finally:
        presence._clock = time.monotonic


def until(browser: Browser, seat: int, **wanted: Any) -> dict[str, Any]:
    """Wait until a seat is shown so."""
    while not wanted.items() <= browser.table["seats"][seat].items():
        browser.next("table")
    shown: dict[str, Any] = browser.table["seats"][seat]
    return shown


def bob_leaves(server: InsideServer, ann: Browser, table: str) -> str:
    ann.sit(0, "Ann")
    with server.join(table) as bob:
        secret = bob.sit(1, "Bob")
    until(ann, 1, is_here=False, kind="person")
    return secret


def kinds(browser: Browser, server: InsideServer, table: str) -> list[str]:
    log = server.get(f"/api/tables/{table}").json()["log"]
    return [line["kind"] for line in log if line["kind"].startswith("table_")]


def test_who_is_away_for_two_seconds_is_not_replaced_on_one_vote(inside: InsideServer) -> None:
    table = inside.new_table("neom", 2)
    with inside.join(table) as ann:
        bob_leaves(inside, ann, table)
        assert GRACE - 60 < ann.table["seats"][1]["replace_in"] <= GRACE
        for seconds in (2, GRACE - 60):
            with later(inside, seconds):
                refused = ann.ask(**BOT_FOR_BOB)
            assert (refused["type"], refused["code"]) == ("failed", "not_allowed")
            assert "Bob may still come back" in refused["message"]
        assert ann.table["seats"][1]["kind"] == "person"
        assert ann.table["vote"] is None


def test_who_is_away_for_minutes_is_replaced_and_takes_the_seat_back_at_once(
    inside: InsideServer,
) -> None:
    table = inside.new_table("neom", 2)
    with inside.join(table) as ann:
        secret = bob_leaves(inside, ann, table)
        with later(inside, GRACE + 1):
            assert ann.ask(**BOT_FOR_BOB)["type"] == "done"
        assert ann.table["seats"][1]["kind"] == "bot"
        refused = ann.ask(**BACK)
        assert refused["code"] == "not_yours"
        with inside.join(table, secret) as bob:
            refused = bob.ask(type="move", seat=1, version=10_000, move="pick:x")
            assert refused["code"] == "not_allowed"
            assert bob.ask(**BACK)["type"] == "done"
            assert bob.table["seats"][1]["kind"] == "person"
            assert bob.table["vote"] is None
        assert kinds(ann, inside, table) == ["table_replaced", "table_returned"]


def test_nobody_who_is_here_is_replaced_without_being_asked(inside: InsideServer) -> None:
    table = inside.new_table("neom", 2)
    with inside.join(table) as ann, inside.join(table) as bob, later(inside, GRACE + 1):
        ann.sit(0, "Ann")
        bob.sit(1, "Bob")
        assert ann.ask(**BOT_FOR_BOB)["type"] == "done"
        assert ann.table["vote"]["waiting"] == [1]
        assert bob.ask(type="vote", seat=1, agrees=False)["type"] == "done"
        assert bob.table["seats"][1]["kind"] == "person"
        assert ann.ask(**BOT_FOR_BOB)["type"] == "done"
        assert bob.ask(type="vote", seat=1, agrees=True)["type"] == "done"
        assert kinds(ann, inside, table) == ["table_handed_over"]


def test_who_comes_back_during_the_vote_keeps_the_seat(inside: InsideServer) -> None:
    table = inside.new_table("neom", 3)
    with inside.join(table) as ann, inside.join(table) as cid:
        cid.sit(2, "Cid")
        secret = bob_leaves(inside, ann, table)
        with later(inside, GRACE + 1):
            assert ann.ask(**BOT_FOR_BOB)["type"] == "done"
            assert ann.table["vote"]["waiting"] == [2]
            with inside.join(table, secret) as bob:
                until(cid, 1, is_here=True)
                refused = cid.ask(type="vote", seat=2, agrees=True)
                assert "Bob is back" in refused["message"]
                assert bob.ask(type="vote", seat=1, agrees=False)["type"] == "done"
                assert bob.table["vote"] is None
        until(ann, 1, is_here=False)
        assert ann.table["seats"][1]["kind"] == "person"


def test_where_people_come_by_turns_they_may_be_away_for_a_day(inside: InsideServer) -> None:
    answer = inside.post("/api/tables", {"game": "neom", "players": 2, "pace": "turns"})
    table = answer.json()["id"]
    with inside.join(table) as ann:
        assert ann.table["pace"] == "turns"
        bob_leaves(inside, ann, table)
        assert 86_000 < ann.table["seats"][1]["replace_in"] <= 86_400
        with later(inside, 20 * 3600):
            assert ann.ask(**BOT_FOR_BOB)["type"] == "failed"
        with later(inside, 25 * 3600):
            assert ann.ask(**BOT_FOR_BOB)["type"] == "done"


def test_who_asks_over_http_is_here(inside: InsideServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "LONGEST_WAIT", 0.3)
    monkeypatch.setattr(routes, "LINGERS", 0.5)
    table = inside.new_table("neom", 2)
    with inside.join(table) as ann:
        secret = bob_leaves(inside, ann, table)
        inside.get(f"/api/tables/{table}?after=99", authorization=f"Seat {secret}")
        assert until(ann, 1, is_here=True)["replace_in"] is None
        for _ in range(3):
            inside.get(f"/api/tables/{table}?after=99", authorization=f"Seat {secret}")
            assert ann.ask(**BOT_FOR_BOB)["type"] == "done"
            assert ann.table["vote"]["waiting"] == [1]
            assert ann.ask(type="vote", seat=0, agrees=False)["type"] == "done"
        until(ann, 1, is_here=False)


def test_a_restart_replaces_nobody(tmp_path: Any) -> None:
    server = InsideServer(f"sqlite:///{tmp_path / 'tables.db'}")
    with server:
        table = server.new_table("neom", 2)
        with server.join(table) as ann:
            bob_leaves(server, ann, table)
            own = ann.secrets
    with server, server.join(table, *own) as ann:
        assert ann.ask(**BOT_FOR_BOB)["type"] == "failed"
        assert ann.table["seats"][1]["replace_in"] > GRACE - 60


def test_many_visits_of_one_person_are_one_guest(inside: InsideServer) -> None:
    table = inside.new_table("neom", 2)
    with inside.join(table) as ann:
        secret = ann.sit(0, "Ann")
    with httpx.Client(verify=False) as client:
        for _ in range(30):
            client.get(
                f"{inside.url}/api/tables/{table}", headers={"authorization": f"Seat {secret}"}
            )
    room = inside.desk.rooms.get(table)
    assert room
    wait_until(lambda: len(room.guests) == 1)


# -- without a server ---------------------------------------------------------------------------


def test_only_a_seat_left_to_a_bot_can_be_taken_back() -> None:
    table = new_table(people=2, bots=1)
    for seat in (0, 2):
        with pytest.raises(NotAllowed, match="nobody has left"):
            table.apply(Returned(seat))
    table.apply(Proposed(0, "bot", about=1, level="random", is_here=False))
    table.apply(Returned(1))
    assert table.people() == [0, 1]


def test_several_who_are_away_cannot_block_each_other() -> None:
    table = new_table(people=3)
    table.apply(Proposed(0, "bot", about=1, level="random", is_here=False, away=(2,)))
    assert table.people() == [0, 2]


def test_a_return_ends_a_vote_about_the_seat() -> None:
    table = new_table(people=3)
    table.apply(Proposed(0, "bot", about=1, level="random", is_here=False))
    table.apply(Voted(2, agrees=True))
    table.apply(Proposed(0, "person", about=1))
    table.apply(Returned(1))
    assert table.vote is None
