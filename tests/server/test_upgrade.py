"""A database of the previous release: everything in it is still there, and goes on.

`previous_release` was made by the release before this one: games in the middle, with undos,
proposals, votes and bots, and one that is over.
"""

import json
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rathaus.core.records import loads
from rathaus.registry import find
from rathaus.server.database import engine_for, migrate
from rathaus.server.endings import ending_of, freeze, keep_endings, load_table
from rathaus.server.entries import Moved, Returned
from rathaus.server.errors import Outdated
from rathaus.server.storage import NewEntry, Row, Storage
from tests.server.inside import InsideServer

FOLDER = Path(__file__).parent / "previous_release"
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text())
RUNNING = [name for name, each in EXPECTED.items() if each["status"] == "playing"]


@pytest.fixture
def old(tmp_path: Path) -> str:
    """The address of a fresh copy of it."""
    path = tmp_path / "tables.db"
    connection = sqlite3.connect(path)
    connection.executescript((FOLDER / "tables.sql").read_text())
    connection.close()
    return f"sqlite:///{path}"


@pytest.fixture
def storage(old: str) -> Iterator[Storage]:
    migrate(old)
    storage = Storage(engine_for(old))
    yield storage
    storage.engine.dispose()


@pytest.mark.parametrize("name", EXPECTED)
def test_every_table_is_as_it_was(storage: Storage, name: str) -> None:
    table, expected = load_table(storage, name), EXPECTED[name]
    assert table.match
    state = json.dumps(table.match.state.to_json(), sort_keys=True)
    assert sha256(state.encode()).hexdigest()[:16] == expected["state"]
    assert (table.version, table.status) == (expected["version"], expected["status"])
    assert (table.vote.what if table.vote else None) == expected["vote"]
    assert [seat.level for seat in table.seats] == expected["levels"]
    assert len(table.chat) == expected["chat"]


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_game_is_played_to_its_end(storage: Storage, name: str) -> None:
    table, rng = load_table(storage, name), Random(name)
    for seat, each in enumerate(table.seats):
        if each.level and each.secret:
            table.apply(Returned(seat))
            row = Row(table.version, '{"kind": "returned", "seat": 1}', None)
            storage.append(NewEntry(name, row, table.summary()))
    while table.status == "playing":
        assert table.match
        seat = rng.choice(table.match.state.turn())
        table.apply(Moved(seat, table.notation(rng.choice(table.match.state.moves(seat)))))
    assert table.match
    assert loads(table.match.record().dumps()).result


def test_the_server_shows_all_of_them_and_keeps_the_record(old: str) -> None:
    with InsideServer(old) as server:
        for name in EXPECTED:
            shown = server.get(f"/api/tables/{name}").json()
            assert shown["status"] == EXPECTED[name]["status"]
        assert server.get("/api/tables/neomover/record").status_code == 200
        for name in RUNNING:
            assert server.get(f"/api/tables/{name}/record").status_code == 409


def test_after_a_change_of_rules_records_are_left(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert keep_endings(storage) == 1
    assert freeze(storage) == len(RUNNING)
    assert all(ending_of(storage, name) is None for name in RUNNING), "hands would be seen"
    for name in {header.game for header in map(storage.header, RUNNING) if header}:
        game = type(find(name))
        monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    for name in EXPECTED:
        with pytest.raises(Outdated, match="older rules"):
            load_table(storage, name)
        text = ending_of(storage, name)
        assert text
        record = loads(text)
        assert (record.result is not None) == (name == "neomover")
        assert record.decisions
        if name in RUNNING:
            assert record.seed is None
    assert keep_endings(storage) == 0
