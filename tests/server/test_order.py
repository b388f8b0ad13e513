"""The order of the house: keys, rematches, lists, endings, and what two workers know."""

import asyncio
from random import Random
from typing import Any, ClassVar, cast

import pytest
import sqlalchemy as sa

from rathaus.core.records import loads
from rathaus.server.entries import Moved, Proposed, Undone, Voted
from rathaus.server.schema import tables
from rathaus.server.table import Table
from rathaus.server.wakeups import Readers
from tests.server.apart import run_apart
from tests.server.inside import InsideServer
from tests.server.test_live import play_out
from tests.server.test_votes import new_table

Pair = tuple[InsideServer, InsideServer]


def test_a_key_belongs_to_a_seat(inside: InsideServer) -> None:
    table = inside.new_table("neom", 3)
    with inside.join(table) as ann, inside.join(table) as bob:
        ann.sit(0, "Ann")
        bob.sit(1, "Bob")
        assert ann.ask(type="chat", seat=0, key="same", text="I am Ann")["type"] == "done"
        assert bob.ask(type="chat", seat=1, key="same", text="I am Bob")["type"] == "done"
        assert bob.ask(type="chat", seat=1, key="same", text="again")["type"] == "done"
        while len(bob.table["chat"]) < 2:
            bob.next("table")
        assert [line["text"] for line in bob.table["chat"]] == ["I am Ann", "I am Bob"]


def test_a_foreign_key_tells_nothing(inside: InsideServer) -> None:
    """Not even that somebody has decided: it may be sealed."""
    table = inside.new_table("neom", 2)
    with inside.join(table) as ann, inside.join(table) as bob, inside.join(table) as spy:
        ann.sit(0, "Ann")
        bob.sit(1, "Bob")
        while ann.table["status"] != "playing":
            ann.next("table")
        asked, other = (ann, bob) if ann.table["question"] else (bob, ann)
        question = asked.until_asked()
        assert question is not None
        first = {"key": "1", "seat": question["seat"]}
        move = question["moves"][0]["move"]
        own = {"type": "move", **first, "version": question["version"], "move": move}
        foreign = [own, {"type": "sit_bot", **first, "level": "easy"}, {"type": "leave", **first}]
        before = [each.ask(**change) for each in (other, spy) for change in foreign]
        assert asked.ask(**own)["type"] == "done"
        assert [each.ask(**change) for each in (other, spy) for change in foreign] == before
        assert {answer["type"] for answer in before} == {"failed"}
        assert asked.ask(**own)["type"] == "done"


def test_a_repeated_key_loads_nothing(
    inside: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = inside.new_table("neom", 2)
    with inside.join(table) as ann:
        ann.sit(0, "Ann")
        assert ann.ask(type="chat", seat=0, key="k", text="hello")["type"] == "done"
        loaded: list[str] = []
        monkeypatch.setattr(inside.desk, "_load", loaded.append)
        for _ in range(20):
            assert ann.ask(type="chat", seat=0, key="k", text="hello")["type"] == "done"
        assert loaded == []


def test_a_rematch_is_a_new_table(inside: InsideServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table = inside.new_table("neom", 1)
    with inside.join(table) as ann:
        ann.sit(0, "Ann")
        play_out(ann, Random(1))
        monkeypatch.setattr(inside.desk.new_tables, "take", lambda *_: False)
        assert ann.ask(type="rematch", seat=0)["code"] == "too_much"
        monkeypatch.undo()
        assert ann.ask(type="rematch", seat=0)["type"] == "done"
        again = ann.table["rematch"]
        assert len(again) == 16
    engine = inside.desk.storage.engine
    with engine.connect() as connection:
        query = sa.select(tables.c.owner).where(tables.c.id.in_([table, again]))
        owners = connection.execute(query).scalars().all()
    assert len(owners) == 2
    assert len(set(owners)) == 1
    assert all(owners)


def test_a_record_outlives_its_rules(inside: InsideServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table = inside.new_table("neom", 1)
    with inside.join(table) as ann:
        ann.sit(0, "Ann")
        play_out(ann, Random(1))
    before = inside.get(f"/api/tables/{table}/record").text
    assert loads(before).result
    inside.desk.rooms._all.clear()
    inside.desk.rooms._recent.clear()
    game = Table(inside.desk.storage.header(table) or pytest.fail("gone")).game
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    assert inside.get(f"/api/tables/{table}").status_code == 410
    for path in (f"/api/tables/{table}/record", f"/api/replays/t-{table}/record"):
        answer = inside.get(path)
        assert (answer.status_code, answer.text) == (200, before)


def test_a_table_of_an_unknown_game_says_so(inside: InsideServer) -> None:
    table = inside.new_table("neom", 2)
    engine = inside.desk.storage.engine
    with engine.begin() as connection:
        header = connection.execute(
            sa.select(tables.c.header).where(tables.c.id == table)
        ).scalar_one()
        other = header.replace('"neom"', '"chess"')
        connection.execute(tables.update().where(tables.c.id == table).values(header=other))
    answer = inside.get(f"/api/tables/{table}")
    assert answer.status_code == 410
    assert answer.json()["message"] == "the game chess is not played here any more"
    assert inside.get("/api/tables").status_code == 200
    assert inside.get(f"/api/tables?names={table}").status_code == 200


# -- two workers --------------------------------------------------------------------------------


def test_who_has_an_acknowledgement_reads_it_from_any_worker(pair: Pair) -> None:
    one, other = pair
    table = one.new_table("neom", 2)
    secret = "ab" * 16
    sit = {"type": "sit", "key": "k", "seat": 0, "name": "Ann", "secret": secret}
    mine = {"authorization": f"Seat {secret}"}
    assert one.post(f"/api/tables/{table}", sit).status_code == 200
    for number in range(30):
        body = {"type": "chat", "key": f"k{number}", "seat": 0, "text": f"line {number}"}
        done = (one, other)[number % 2].post(f"/api/tables/{table}", body, **mine).json()
        shown = (other, one)[number % 2].get(f"/api/tables/{table}", **mine).json()
        assert shown["version"] >= done["version"]
        assert shown["chat"][-1]["text"] == f"line {number}"


# -- going back ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_game_that_goes_back_often_is_the_same_as_one_that_did_not(seed: int) -> None:
    rng, table = Random(seed), new_table(people=2, game="hamburg")
    entries: list[Any] = []
    for _ in range(25):
        for _ in range(rng.randrange(4, 9)):
            assert table.match
            seat = rng.choice(table.match.state.turn())
            entries.append(Moved(seat, table.notation(rng.choice(table.match.state.moves(seat)))))
            table.apply(entries[-1])
        decided = {answer[0].seat for answer in table.match.settled() if table.match} - {-1}
        if not decided:
            continue
        about = rng.choice(sorted(decided))
        for entry in (Proposed(0, "undo", about=about), Voted(1, agrees=True)):
            entries.append(entry)
            table.apply(entry)
        for seat in range(2):
            if table.match and table.match.can_undo(seat) and rng.random() < 0.5:
                entries.append(Undone(seat))
                table.apply(entries[-1])
    assert table.match
    straight = table._new_match()
    for answer in table.match.answers():
        if answer[0].seat >= 0:
            straight.play(answer[0].seat, *straight.read(answer[0].seat, [e.move for e in answer]))
    assert straight.state == table.match.state
    assert straight.events == table.match.events
    assert straight.decisions == table.match.decisions
    again = new_table(people=2, game="hamburg")
    for entry in entries:
        again.apply(entry)
    assert again.match
    assert again.match.state == table.match.state
    for seat in (0, 1):
        assert again.match.can_undo(seat) == table.match.can_undo(seat)


def test_a_table_that_is_slow_to_read_keeps_no_other_waiting() -> None:
    read: list[str] = []

    class Desk:
        rooms: ClassVar = {"slow": 1, "quick": 1}

        async def catch_up(self, name: str) -> None:
            if name == "slow":
                await asyncio.sleep(0.2)
            read.append(name)

    async def hear() -> None:
        readers, desk = Readers(), cast("Any", Desk())
        for name in ("slow", "slow", "slow", "quick", "elsewhere"):
            readers.read(desk, name)
        await asyncio.sleep(1)
        assert not readers._tasks

    run_apart(hear())
    assert read == ["quick", "slow", "slow"]
