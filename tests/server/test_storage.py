"""What the databases keep, and what they forget."""

import time

import pytest
import sqlalchemy as sa

from rathaus.server.database import engine_for, migrate
from rathaus.server.entries import Chatted, dump
from rathaus.server.errors import BadDatabase
from rathaus.server.header import Header, Summary
from rathaus.server.limits import Limits
from rathaus.server.schema import entries, metadata, pulse, tables
from rathaus.server.storage import Conflict, NewEntry, Row, Storage
from rathaus.server.tidying import AT_A_TIME, tidy


def keep(storage: Storage, name: str, status: str, updated: float, owner: str = "") -> None:
    header = Header(name, "neom", 2, {}, f"seed of {name}", 0.0)
    storage.create(header, public=True, owner=owner)
    storage.append(
        NewEntry(name, Row(1, dump(Chatted(0, "hello")), "key"), Summary(status, ["", ""], []))
    )
    change = tables.update().where(tables.c.id == name).values(updated=updated)
    with storage.engine.begin() as connection:
        connection.execute(change)


def kept(storage: Storage) -> set[str]:
    with storage.engine.connect() as connection:
        names = set(connection.execute(sa.select(tables.c.id)).scalars())
        with_entries = set(connection.execute(sa.select(entries.c.table_id)).scalars())
    assert with_entries == names
    return names


def test_room_is_made_by_forgetting_what_nobody_misses(storage: Storage) -> None:
    for name, status, updated in [
        ("playing", "playing", 1.0),
        ("over1", "over", 2.0),
        ("over2", "over", 3.0),
        ("open1", "open", 4.0),
        ("open2", "open", 5.0),
    ]:
        keep(storage, name, status, updated)
    assert storage.make_room(most=6)
    assert len(kept(storage)) == 5
    assert storage.make_room(most=5)
    assert kept(storage) == {"playing", "over1", "over2", "open2"}
    assert storage.make_room(most=3)
    assert kept(storage) == {"playing", "over2"}
    assert not storage.make_room(most=1)
    assert kept(storage) == {"playing"}
    assert not storage.make_room(most=1)
    assert kept(storage) == {"playing"}


def test_one_household_cannot_fill_the_house(storage: Storage) -> None:
    for name, status, owner in [
        ("greedy1", "playing", "greedy"),
        ("greedy2", "over", "greedy"),
        ("greedy3", "open", "greedy"),
        ("modest", "open", "modest"),
    ]:
        keep(storage, name, status, 1.0, owner)
    assert storage.make_room(10, "modest", each=3)
    assert len(kept(storage)) == 4
    assert storage.make_room(10, "greedy", each=3)
    assert kept(storage) == {"greedy1", "greedy2", "modest"}
    assert not storage.make_room(10, "greedy", each=1)
    assert kept(storage) == {"greedy1", "modest"}


DAY = 86_400.0
NOW = 1_000 * DAY
LIMITS = Limits(requests=1, new_tables=1, connections=1, open_days=14, days=730)


def test_unused_tables_are_marked_and_then_forgotten(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: NOW)
    for name, status, days in [
        ("open1", "open", 15),
        ("open2", "open", 13),
        ("playing1", "playing", 731),
        ("playing2", "playing", 729),
        ("over1", "over", 731),
        ("over2", "over", 729),
        ("used", "playing", 0),
    ]:
        keep(storage, name, status, NOW - days * DAY)
    assert tidy(storage, LIMITS, NOW) == 0
    assert len(kept(storage)) == 7
    assert tidy(storage, LIMITS, NOW + 6 * DAY) == 0
    storage.append(NewEntry("over1", Row(2, "{}", None), Summary("over", ["", ""], [])))
    with storage.engine.begin() as connection:
        connection.execute(tables.update().where(tables.c.id == "used").values(updated=NOW + DAY))
    assert tidy(storage, LIMITS, NOW + 7.5 * DAY) == 2
    assert kept(storage) == {"open2", "playing2", "over1", "over2", "used"}


@pytest.mark.parametrize("years", [-40, -1, 1, 70])
def test_a_wrong_clock_forgets_nothing(storage: Storage, years: int) -> None:
    """Not even if it stays wrong for long, or is put right again."""
    keep(storage, "old", "open", NOW - 20 * DAY)
    keep(storage, "used", "playing", NOW)
    for days in range(0, 60, 5):
        assert tidy(storage, LIMITS, NOW + (years * 365 + days) * DAY) == 0
    keep(storage, "played", "playing", NOW + years * 365 * DAY)  # while the clock is wrong
    tidy(storage, LIMITS, NOW + years * 365 * DAY)
    assert kept(storage) == {"old", "used", "played"}
    change = tables.update().where(tables.c.id == "played").values(updated=NOW)
    with storage.engine.begin() as connection:
        connection.execute(change)
    for hours in range(48):
        assert tidy(storage, LIMITS, NOW + hours * 3600) == 0
    assert kept(storage) == {"old", "used", "played"}


def test_only_some_tables_are_forgotten_at_a_time(storage: Storage) -> None:
    rows = [
        {"id": f"t{number}", "header": "{}", "public": True, "status": "open", "summary": "{}"}
        | {"created": 0.0, "updated": 0.0 if number else NOW}
        for number in range(1200)
    ]
    with storage.engine.begin() as connection:
        connection.execute(tables.insert(), rows)
    forgotten = [tidy(storage, LIMITS, NOW + hours * 3600.0) for hours in range(160, 0, -40)]
    assert sum(forgotten) == 0
    for hours in range(10):
        tidy(storage, LIMITS, NOW + hours * 3600.0)
    with storage.engine.begin() as connection:
        newest = tables.update().where(tables.c.id == "t0").values(updated=NOW + 8 * DAY)
        connection.execute(newest)
    assert tidy(storage, LIMITS, NOW + 8 * DAY) == AT_A_TIME
    assert storage.count() == 1200 - AT_A_TIME


def test_one_household_cannot_push_out_the_records_of_others(storage: Storage) -> None:
    storage.keep_record("theirs", "text", 5, "b", 3)
    for number in range(9):
        storage.keep_record(f"r{number}", "text", 5, "a", 3)
    assert storage.record("theirs")
    assert [number for number in range(9) if storage.record(f"r{number}")] == [6, 7, 8]


def test_a_few_tables_of_each_household_are_listed_by_creation(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(1000, 2000))
    monkeypatch.setattr(time, "time", lambda: float(next(clock)))
    for name, owner in [("b1", "b"), *((f"a{number}", "a") for number in range(60)), ("c1", "c")]:
        storage.create(Header(name, "neom", 2, {}, "seed", 0.0), True, owner)
    storage.append(
        NewEntry("a3", Row(1, dump(Chatted(0, "look here")), None), Summary("open", ["", ""], []))
    )
    listed = [each.header.id for each in storage.open_tables()]
    assert listed == ["c1", "a59", "a58", "a57", "b1"]


def test_a_pulse_is_written(storage: Storage) -> None:
    assert storage.beat() == 0
    assert storage.beat() == 0
    with storage.engine.connect() as connection:
        assert len(connection.execute(sa.select(pulse)).all()) == 1


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(database: str) -> None:
    migrate(database)
    engine = engine_for(database)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BadDatabase, match="newer version of rathaus"):
        migrate(database)


def test_only_so_many_records_are_kept_the_newest(storage: Storage) -> None:
    for number in range(5):
        storage.keep_record(f"r{number}", f"record {number}", most=3)
    assert [storage.record(f"r{number}") for number in range(5)] == [
        None,
        None,
        "record 2",
        "record 3",
        "record 4",
    ]
    storage.keep_record("r2", "another text", most=3)
    assert storage.record("r2") == "record 2"


def test_a_number_and_a_key_can_be_taken_once(storage: Storage) -> None:
    keep(storage, "t", "open", 1.0)
    summary = Summary("open", ["", ""], [])
    for row in (Row(1, "{}", "other key"), Row(2, "{}", "key")):
        with pytest.raises(Conflict):
            storage.append(NewEntry("t", row, summary))
    storage.append(NewEntry("t", Row(2, "{}", None), summary))
    storage.append(NewEntry("t", Row(3, "{}", None), summary))
    assert [row.number for row in storage.rows("t")] == [1, 2, 3]
    assert storage.number_of("t", "key") == 1


def test_nothing_is_written_to_a_table_that_was_forgotten(storage: Storage) -> None:
    keep(storage, "t", "open", 1.0)
    storage.mark_unused(2.0, 2.0, 3.0, most=9)
    assert storage.forget_marked(2.0, 2.0, 4.0, most=9) == 1
    with pytest.raises(Conflict):
        storage.append(NewEntry("t", Row(2, "{}", None), Summary("open", ["", ""], [])))
    assert kept(storage) == set()


def test_an_error_of_the_database_names_no_seed(storage: Storage) -> None:
    metadata.drop_all(storage.engine)
    with pytest.raises(sa.exc.DBAPIError) as caught:
        storage.create(Header("t", "neom", 2, {}, "the hidden seed", 0.0), public=True)
    assert "the hidden seed" not in str(caught.value)


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("nonsense", "sqlite:///FILE or postgresql"),
        ("mysql://localhost/tables", "mysql is not known"),
        ("postgresql+asyncpg://localhost/tables", "not known"),
        ("sqlite://", "need a file"),
        ("sqlite:///:memory:", "need a file"),
        ("sqlite:////dev/null/tables.db", "cannot be used: "),
        ("sqlite:////", "cannot be used: "),
        ("postgresql://127.0.0.1:1/tables", "cannot be used: "),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_sentence(url: str, says: str) -> None:
    with pytest.raises(BadDatabase) as caught:
        migrate(url)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)
