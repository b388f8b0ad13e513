"""What was taken back costs nothing any more: tables that went back often load from a snapshot."""

from random import Random
from typing import Any

import pytest

from rathaus.core.match import Match
from rathaus.server import course, snapshots
from rathaus.server.endings import load_table
from rathaus.server.entries import (
    AnyEntry,
    Chatted,
    Moved,
    Proposed,
    Rematched,
    Returned,
    Sat,
    SatBot,
    Undone,
    Voted,
    dump,
)
from rathaus.server.errors import NotAllowed
from rathaus.server.storage import NewEntry, Row, Storage
from rathaus.server.table import Table
from tests.server.inside import InsideServer
from tests.server.test_leaks import sent_to
from tests.server.test_votes import new_table

FEW = 40  # moves: the table is not played from its start for a message


def facts(table: Table) -> list[Any]:
    """All there is to a table, and what its players are shown of it."""
    match = table.match
    assert match
    of_match = (match.state, match.events, match.decisions, match.seats, match.ways_back)
    knows = [table.asked_at, table.sealed, table.version, table.rewinds, table.summary()]
    seats = range(len(table.seats))
    return [
        *of_match,
        *knows,
        (table.vote, table.chat, table.rematch, table.rematch_by, table.muted, table.is_closed),
        [match.can_undo(seat) for seat in seats],
        [sent_to(table, seat) for seat in (*seats, None)],
    ]


def any_entry(table: Table, rng: Random) -> AnyEntry:
    seat, other = rng.randrange(3), rng.randrange(3)
    moves = table.match.state.moves(seat) if table.match else []
    moved = Moved(seat, table.notation(rng.choice(moves)) if moves else "x")
    away = Proposed(seat, "bot", about=other, level="easy", is_here=False)
    return rng.choice(
        [
            *[moved] * 6,
            *[Undone(seat)] * 2,
            *[Proposed(seat, "undo", about=other)] * 2,
            away,
            Returned(seat),
            *[Voted(seat, agrees=rng.random() < 0.9)] * 4,
            Chatted(seat, "hello"),
            Rematched(seat, "t2"),
        ]
    )


@pytest.mark.parametrize("game", ["neom", "hamburg", "bruges", "city_tycoon"])
def test_a_table_goes_on_from_a_snapshot_as_if_there_were_none(game: str) -> None:
    rng, table, twin = Random(game), new_table(people=3, game=game), new_table(people=3, game=game)
    taken = 0
    for step in range(400):
        entry = any_entry(table, rng)
        try:
            table.apply(entry)
        except NotAllowed:
            with pytest.raises(NotAllowed):
                twin.apply(entry)
            continue
        twin.apply(entry)
        if rng.random() < 0.1:
            twin = snapshots.load(table.header, snapshots.dump(twin))
            taken += 1
        if step % 10 == 0:
            assert facts(twin) == facts(table)
    assert facts(twin) == facts(table)
    assert taken > 5
    assert table.rewinds > 2


def test_who_could_not_take_a_move_back_cannot_after_a_snapshot() -> None:
    """The other seat has decided since, and has taken it back."""
    for seed in range(8):
        rng, table = Random(seed), new_table(people=2, game="bruges")
        while table.match and not table.rewinds:
            seat = rng.choice(table.match.state.turn())
            if table.match.ways_back and table.match.can_undo(seat) and rng.random() < 0.5:
                table.apply(Undone(seat))
            else:
                table.apply(Moved(seat, table.notation(rng.choice(table.match.state.moves(seat)))))
            again = snapshots.load(table.header, snapshots.dump(table))
            assert again.match
            assert table.match
            assert again.match.ways_back == table.match.ways_back


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many answers were played, one number for all tables."""
    count = [0]
    play = Match.play

    def counted(match: Match, seat: int, *moves: int) -> None:
        count[0] += 1
        play(match, seat, *moves)

    monkeypatch.setattr(Match, "play", counted)
    return count


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_after_500_rewinds_a_table_loads_what_is_left_and_a_message_is_cheap(
    storage: Storage, played: list[int]
) -> None:
    table = new_table(people=1, bots=2)
    storage.create(table.header, public=False)
    for number in range(1, table.version + 1):  # who sits there is in the first entries
        storage.append(NewEntry("t", Row(number, dump(_seat(number)), None), table.summary()))

    def write(entry: AnyEntry) -> None:
        table.apply(entry)
        text = snapshots.maybe_dump(table)
        row = Row(table.version, dump(entry), None)
        storage.append(NewEntry("t", row, table.summary(), snapshot=text))
        table.wasted = 0 if text else table.wasted

    dearest = 0
    rng = Random(1)
    while table.rewinds < course.MOST_REWINDS:
        for _ in range(3):
            assert table.match
            seat = table.match.state.turn()[0]
            write(Moved(seat, table.notation(rng.choice(table.match.state.moves(seat)))))
        if any(answer[0].seat == 0 for answer in table._answers()):
            played[0] = 0
            write(Proposed(0, "undo", about=0))
            dearest = max(dearest, played[0])
    assert table.match
    assert dearest <= FEW
    played[0] = 0
    again = load_table(storage, "t")
    left = len(table.match.answers())
    assert played[0] <= left + 3 * snapshots.TOO_MUCH
    assert facts(again) == facts(table)


def _seat(number: int) -> AnyEntry:
    return Sat(0, "P0", f"{0:064x}") if number == 1 else SatBot(number - 1, "random")


def test_the_server_writes_snapshots_and_reads_them(
    inside: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "TOO_MUCH", 1)
    table = inside.new_table("neom", 1)
    with inside.join(table) as ann:
        ann.sit(0, "Ann")
        question = ann.until_asked()
        assert question
        ann.decide(question, question["moves"][0]["move"])
        assert inside.desk.storage.snapshot(table) is None
        assert ann.ask(type="propose", seat=0, what="undo", about=0)["type"] == "done"
        assert ann.ask(type="chat", seat=0, text="hello")["type"] == "done"
    room = inside.desk.rooms.get(table)
    assert room
    assert inside.desk.storage.snapshot(table) is not None
    assert facts(load_table(inside.desk.storage, table)) == facts(room.table)
    assert inside.desk.storage.delete(table) == 1
    assert inside.desk.storage.snapshot(table) is None
