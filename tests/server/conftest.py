"""Real servers for the tests: processes of their own, on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.inside import InsideServer
from tests.server.postgres import Postgres
from tests.server.servers import Server

BACKENDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    with Postgres(tmp_path_factory.mktemp("postgres")) as running:
        yield running


@pytest.fixture(params=BACKENDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    running: Postgres = request.getfixturevalue("postgres")
    return running.new_database()


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """One worker on SQLite, two on PostgreSQL."""
    workers = 1 if database.startswith("sqlite") else 2
    with Server(database, workers) as running:
        yield running


@pytest.fixture
def quick_server(tmp_path: Path) -> Iterator[Server]:
    """On SQLite, for tests that do not ask for the database."""
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        yield running


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideServer]:
    """On SQLite, shared by the tests of a file."""
    path = tmp_path_factory.mktemp("inside") / "tables.db"
    with InsideServer(f"sqlite:///{path}") as running:
        yield running


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[InsideServer, InsideServer]]:
    """Two workers at one database, each with an address of its own."""
    database = postgres.new_database()
    with InsideServer(database) as one, InsideServer(database) as other:
        yield one, other
