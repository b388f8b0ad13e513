"""Whoever runs the server: closing, muting, blocking, reports, backups that can be restored."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from rathaus.cli import main
from tests.server.inside import InsideServer
from tests.server.servers import Browser, wait_until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InsideServer]:
    with InsideServer(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        yield running


def admin(server: InsideServer, *words: str, fails: bool = False) -> str:
    done = CliRunner().invoke(main, ["admin", "--database", server.database, *words])
    assert (done.exit_code != 0) == fails, done.output
    return done.output


def said(browser: Browser, seat: int, text: str) -> str:
    answer = browser.ask(type="chat", seat=seat, text=text)
    return str(answer.get("message", "done"))


def test_a_running_server_obeys(server: InsideServer) -> None:
    table = server.new_table("neom", 3)
    with server.join(table) as both:
        both.sit(0, "Ann")
        both.sit(1, "Bob")
        assert f"{table}  open     public" in admin(server, "list")
        assert "Ann, Bob, -" in admin(server, "list", "--status", "open")
        assert said(both, 1, "rude words") == "done"
        report = {"type": "report", "seat": 0}
        assert both.ask(**report, about=1)["type"] == "done"
        assert both.ask(**report, about=2)["code"] == "not_allowed"
        told = admin(server, "reports")
        assert "seat 1 about seat 2" in told
        assert "Bob: rude words" in told
        admin(server, "mute", table, "2")
        assert "muted" in said(both, 1, "more of it")
        assert said(both, 0, "at last") == "done"
        admin(server, "mute", table, "2", "--undo")
        assert said(both, 1, "sorry") == "done"
        admin(server, "chat", table, "off")
        assert "no chat" in said(both, 0, "hello")
        wait_until(lambda: both.ask(type="chat", seat=0, text="x")["type"] == "failed")
        admin(server, "hide", table)
        assert server.get("/api/tables").json()["tables"] == []
        exported = json.loads(admin(server, "export", table))
        assert len(exported["entries"]) >= 6
        admin(server, "close", table)
        assert "closed" in both.ask(type="leave", seat=0)["message"]
    assert "tables open" in admin(server, "stats")
    admin(server, "delete", table, "--yes")
    assert "there is no table" in admin(server, "export", table, fails=True)
    assert "there is no table" in admin(server, "hide", "nothing", fails=True)


def test_a_table_can_be_set_without_chat(server: InsideServer) -> None:
    body = {"game": "neom", "players": 2, "chat": False}
    table = server.post("/api/tables", body).json()["id"]
    with server.join(table) as ann:
        assert ann.table["has_chat"] is False
        ann.sit(0, "Ann")
        assert "no chat" in said(ann, 0, "hello")


def test_a_blocked_household_gets_nothing(
    server: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.new_table("neom", 2)
    theirs = {"x-forwarded-for": "2001:db8::5"}
    assert server.get(f"/api/tables/{table}", **theirs).status_code == 200
    admin(server, "block", "2001:db8::1")
    server.desk.blocked = server.desk.storage.blocked()
    answer = server.get(f"/api/tables/{table}", **theirs)
    assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
    assert server.get(f"/api/tables/{table}").status_code == 200
    admin(server, "block", "2001:db8::1", "--undo")
    server.desk.blocked = server.desk.storage.blocked()
    assert server.get(f"/api/tables/{table}", **theirs).status_code == 200


def test_a_backup_can_be_served(server: InsideServer, tmp_path: Path) -> None:
    table = server.new_table("neom", 2)
    with server.join(table) as ann:
        ann.sit(0, "Ann")
        folder = tmp_path / "backups"
        command = ["backup", "--every", "0", "--keep", "2", str(folder)]
        for _ in range(4):
            done = CliRunner().invoke(main, [*command, "--database", server.database])
            assert done.exit_code == 0, done.output
    copies = sorted(folder.iterdir())
    assert len(copies) == 2
    with InsideServer(f"sqlite:///{copies[-1]}") as restored:
        shown = restored.get(f"/api/tables/{table}").json()
        assert shown["seats"][0]["name"] == "Ann"


def test_times_can_be_read_as_percentiles(server: InsideServer) -> None:
    table = server.new_table("neom", 2)
    with server.join(table) as ann:
        ann.sit(0, "Ann")
        server.get(f"/api/tables/{table}")
        text = server.get("/metrics").text
    for part in ('route="show_table",le="+Inf"} 1', 'type="sit",le="+Inf"} 1', "loop_lag_seconds"):
        assert part in text
    assert "rathaus_bots_waiting{" in text
    assert table not in text
