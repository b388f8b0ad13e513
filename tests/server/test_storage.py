"""What the databases keep, and what they forget."""

from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from rathaus.server.database import engine_for, migrate
from rathaus.server.entries import Chatted, dump
from rathaus.server.errors import BadDatabase
from rathaus.server.storage import Conflict, Row, Storage, entries, metadata, tables
from rathaus.server.table import Header, Summary


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    migrate(database)
    storage = Storage(engine_for(database))
    yield storage
    storage.engine.dispose()


def keep(storage: Storage, name: str, status: str, updated: float) -> None:
    storage.create(Header(name, "neom", 2, {}, f"seed of {name}", 0.0), public=True)
    storage.append(name, Row(1, dump(Chatted(0, "hello")), "key"), Summary(status, ["", ""], []))
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


def test_unused_tables_are_forgotten_sooner_if_they_never_started(storage: Storage) -> None:
    for name, status, updated in [
        ("open1", "open", 50.0),
        ("open2", "open", 150.0),
        ("playing1", "playing", 5.0),
        ("playing2", "playing", 50.0),
        ("over1", "over", 5.0),
        ("over2", "over", 50.0),
    ]:
        keep(storage, name, status, updated)
    assert storage.forget_unused(open_before=100.0, before=10.0) == 3
    assert kept(storage) == {"open2", "playing2", "over2"}
    assert storage.forget_unused(open_before=100.0, before=10.0) == 0


def test_many_tables_are_forgotten_at_once(storage: Storage) -> None:
    rows = [
        {"id": f"t{number}", "header": "{}", "public": True, "status": "open", "summary": "{}"}
        | {"created": 0.0, "updated": 0.0}
        for number in range(1200)
    ]
    with storage.engine.begin() as connection:
        connection.execute(tables.insert(), rows)
    assert storage.forget_unused(open_before=1.0, before=1.0) == 1200
    assert storage.count() == 0


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
            storage.append("t", row, summary)
    storage.append("t", Row(2, "{}", None), summary)
    storage.append("t", Row(3, "{}", None), summary)
    assert [row.number for row in storage.rows("t")] == [1, 2, 3]
    assert storage.number_of("t", "key") == 1


def test_nothing_is_written_to_a_table_that_was_forgotten(storage: Storage) -> None:
    keep(storage, "t", "open", 1.0)
    storage.forget_unused(open_before=2.0, before=2.0)
    with pytest.raises(Conflict):
        storage.append("t", Row(2, "{}", None), Summary("open", ["", ""], []))
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
