"""Real servers for the tests: processes of their own, on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from rathaus.server.database import engine_for, migrate
from rathaus.server.storage import Storage
from tests.server.inside import InsideServer
from tests.server.postgres import Postgres
from tests.server.servers import Server
from tests.setting_up import set_up

BACKENDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """In a folder of its own: those of pytest are closed to other users by every new run."""
    set_up("postgresql")
    with TemporaryDirectory(prefix="rathaus-") as folder, Postgres(Path(folder)) as running:
        yield running


@pytest.fixture(params=BACKENDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    running: Postgres = request.getfixturevalue("postgres")
    return running.new_database()


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    """Of an empty database, without a server."""
    migrate(database)
    storage = Storage(engine_for(database))
    yield storage
    storage.engine.dispose()


@pytest.fixture(params=BACKENDS, scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """One worker on SQLite, two on PostgreSQL; shared by the tests of a file."""
    if request.param == "sqlite":
        running = Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}")
    else:
        running = Server(request.getfixturevalue("postgres").new_database(), workers=2)
    with running:
        yield running


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """On SQLite, for tests that do not ask for the database; shared by those of a file."""
    path = tmp_path_factory.mktemp("quick") / "tables.db"
    with Server(f"sqlite:///{path}") as running:
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
