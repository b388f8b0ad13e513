"""When the disk, or the database, fails in the middle of a change."""

from collections.abc import Sequence
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rathaus.server.header import Header
from rathaus.server.storage import NewEntry, Storage
from tests.server.inside import InsideServer
from tests.server.servers import Browser

SECRET = "ab" * 16


class DiskFull(Exception):
    pass


def fail(*_: Any) -> Any:
    raise DiskFull


def versions(server: InsideServer, table: str) -> list[int]:
    return [row.number for row in server.desk.storage.rows(table)]


def chat(server: InsideServer, table: str, text: str) -> int:
    body = {"type": "chat", "key": text, "seat": 0, "text": text}
    answer = server.post(f"/api/tables/{table}", body, authorization=f"Seat {SECRET}")
    return answer.status_code


@pytest.fixture
def table(inside: InsideServer) -> str:
    name = inside.new_table("neom", 2)
    sit = {"type": "sit", "key": "sit", "seat": 0, "name": "Ann", "secret": SECRET}
    assert inside.post(f"/api/tables/{name}", sit).status_code == 200
    return name


def test_what_could_not_be_written_did_not_happen(
    inside: InsideServer, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even if the table cannot be read again at once."""
    with monkeypatch.context() as broken:
        broken.setattr(Storage, "write", fail)
        broken.setattr(Storage, "rows", fail)
        assert chat(inside, table, "lost") == 500
        assert chat(inside, table, "lost too") == 500
    assert inside.get(f"/api/tables/{table}").json()["version"] == 1
    assert chat(inside, table, "kept") == 200
    assert versions(inside, table) == [1, 2]
    shown = inside.get(f"/api/tables/{table}").json()
    assert [line["text"] for line in shown["chat"]] == ["kept"]


def test_who_looks_on_is_not_shown_what_could_not_be_written(
    inside: InsideServer, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside.join(table) as watcher:
        with monkeypatch.context() as broken:
            broken.setattr(Storage, "write", fail)
            assert chat(inside, table, "lost") == 500
        assert chat(inside, table, "kept") == 200
        while not watcher.table["chat"]:
            watcher.next("table")
        assert not any("lost" in text for text in watcher.received)


def test_a_rule_that_breaks_leaves_the_table_as_it_is_on_disk(
    inside: InsideServer, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside.join(table, SECRET) as ann:
        ann.sit_bot(1, "random")
        question = ann.until_asked()
        assert question
    room = inside.desk.rooms.get(table)
    assert room
    assert room.table.match
    state = type(room.table.match.state)
    play = state.play

    def break_halfway(self: Any, seat: int, move: int) -> None:
        play(self, seat, move)
        raise DiskFull

    body = {"type": "move", "key": "m", "seat": 0, "version": question["version"]}
    body["move"] = question["moves"][0]["move"]
    with monkeypatch.context() as broken:
        broken.setattr(state, "play", break_halfway)
        mine = {"authorization": f"Seat {SECRET}"}
        assert inside.post(f"/api/tables/{table}", body, **mine).status_code == 500
    assert inside.get(f"/api/tables/{table}", **mine).json()["question"] == question
    assert inside.post(f"/api/tables/{table}", body, **mine).status_code == 200


def test_a_table_waits_for_its_bot_until_the_disk_is_back(
    inside: InsideServer, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody at the table could do anything else."""
    failed: list[Sequence[NewEntry]] = []

    def fail_for_bots(self: Storage, connection: Any, new: Sequence[NewEntry]) -> None:
        if new[0].row.key is None and len(failed) < 2:  # it is tried once more by itself
            failed.append(new)
            raise DiskFull
        write(self, connection, new)

    write = Storage.write
    monkeypatch.setattr(Storage, "write", fail_for_bots)
    with inside.join(table, SECRET) as ann:
        ann.sit_bot(1, "random")
        _decide_once(ann)
        assert ann.until_asked()
    assert len(failed) == 2


def _decide_once(browser: Browser) -> None:
    question = browser.until_asked()
    assert question
    before = question["version"]
    browser.decide(question, question["moves"][0]["move"])
    while not browser.table["question"] or browser.table["question"]["version"] == before:
        browser.next("table")


def test_a_table_of_older_rules_is_refused_with_the_reason(inside: InsideServer) -> None:
    old = Header("old", "neom", 2, {}, "seed", 0.0, rules_version=0)
    inside.desk.storage.create(old, public=False)
    answer = inside.get("/api/tables/old")
    assert (answer.status_code, answer.json()["code"]) == (410, "outdated")
    with pytest.raises(ConnectionClosed):
        inside.join("old").next("table")
