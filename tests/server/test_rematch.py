"""The same players meet again, at a new table that all of them are shown."""

from random import Random

import pytest

from tests.server.inside import InsideServer
from tests.server.test_live import play_out


@pytest.fixture(scope="module")
def finished(inside: InsideServer) -> tuple[str, str]:
    """A table whose game is over, and the secret of its first seat."""
    table = inside.new_table("neom", 2, beginner=True)
    with inside.join(table) as ann:
        secret = ann.sit(0, "Ann")
        ann.sit_bot(1, "random")
        play_out(ann, Random(1))
    return table, secret


def test_not_before_the_end(inside: InsideServer) -> None:
    table = inside.new_table("neom", 2)
    with inside.join(table) as ann:
        ann.sit(0, "Ann")
        assert ann.ask(type="rematch", seat=0)["code"] == "not_allowed"
        ann.sit_bot(1, "random")
        assert ann.ask(type="rematch", seat=0)["code"] == "not_allowed"
        assert ann.table["rematch"] == ""


def test_not_for_who_did_not_play(inside: InsideServer, finished: tuple[str, str]) -> None:
    before = inside.desk.storage.count()
    for own in ((), ("ef" * 16,)):
        with inside.join(finished[0], *own) as stranger:
            for seat in (0, 1, 5):
                assert stranger.ask(type="rematch", seat=seat)["code"] == "not_yours"
            assert stranger.table["rematch"] == ""
    assert inside.desk.storage.count() == before


def test_the_first_one_counts_for_all(inside: InsideServer, finished: tuple[str, str]) -> None:
    table, secret = finished
    before = inside.desk.storage.count()
    with inside.join(table, secret) as ann, inside.join(table) as watcher:
        first = ann.ask(type="rematch", seat=0, key="again")
        new = ann.table["rematch"]
        assert new
        while not watcher.table["rematch"]:
            watcher.next("table")
        assert watcher.table["rematch"] == new
        assert ann.ask(type="rematch", seat=0, key="again") == first
        assert ann.ask(type="rematch", seat=0, key="and again")["version"] == first["version"]
        assert ann.table["rematch"] == new
    assert inside.desk.storage.count() == before + 1
    fresh = inside.get(f"/api/tables/{new}").json()
    assert (fresh["status"], fresh["game"], len(fresh["seats"])) == ("open", "neom", 2)
    assert fresh["options"]["beginner"] is True
    assert [seat["kind"] for seat in fresh["seats"]] == ["open", "open"]
    assert new not in inside.get("/api/tables").text


def test_where_nobody_may_talk_nobody_may_the_next_time(inside: InsideServer) -> None:
    body = {"game": "neom", "players": 1, "chat": False}
    table = inside.post("/api/tables", body).json()["id"]
    with inside.join(table) as ann:
        ann.sit(0, "Ann")
        play_out(ann, Random(2))
        assert ann.ask(type="rematch", seat=0)["type"] == "done"
        again = inside.get(f"/api/tables/{ann.table['rematch']}").json()
    assert not again["has_chat"]
