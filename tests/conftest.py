"""For all tests: their order, the sample of `make quick`, and what is set up when it is needed.

The sample is always the same: of each test function the first case, of one marked `one_of_each`
the first case of each value of the named parameters; of the rules of the games (`tests/games`)
every second function, more or less; nothing that is marked `thorough`, and
nothing that needs a browser, PostgreSQL or Catanatron.
"""

import gc
import importlib
import os
from collections.abc import Hashable
from pathlib import Path
from zlib import crc32

import pytest

from rathaus.arena import rival
from tests.setting_up import set_up

TESTS = Path(__file__).parent
LONG = ["browser", "server", "conformance", "cli", "arena"]  # folders, those of long tests first
# Checks that are plain functions; pytest explains their assertions all the same.
for name in ("census", "hidden", "play", "saves", "structure", "words"):
    pytest.register_assert_rewrite(f"tests.conformance.{name}")

HEAVY = {"catanatron", "chromium", "postgres"}  # fixtures that the sample does without


def pytest_xdist_auto_num_workers() -> int:
    """One more process than processors: a test with a browser or a database mostly waits."""
    return (os.cpu_count() or 1) + 1


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sample", action="store_true", help="a quick sample of every kind of test")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=_rank)
    if not config.getoption("--sample"):
        return
    seen: set[Hashable] = set()
    kept, left = [], []
    for item in items:
        key = _kind_of(item)
        take = key not in seen and not _is_heavy(item) and not _is_passed_over(item)
        seen |= {key} if take else set()
        (kept if take else left).append(item)
    config.hook.pytest_deselected(items=left)
    items[:] = kept


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of tests stay in memory to the end: the collector need not look at them again."""
    gc.collect()
    gc.freeze()


def _rank(item: pytest.Item) -> tuple[int, bool]:
    """Long tests come first: then no process waits for the last one of another."""
    folder = item.path.relative_to(TESTS).parts[0]
    rank = LONG.index(folder) if folder in LONG else len(LONG)
    return rank, item.get_closest_marker("thorough") is None


def _function(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]


def _case(item: pytest.Item) -> dict[str, object]:
    spec = getattr(item, "callspec", None)
    return dict(spec.params) if spec else {}


def _kind_of(item: pytest.Item) -> Hashable:
    """The same for all cases of which one is enough."""
    marker = item.get_closest_marker("one_of_each")
    values = [str(_case(item).get(name)) for name in marker.args] if marker else []
    return (_function(item), *values)


def _is_heavy(item: pytest.Item) -> bool:
    fixtures = set(getattr(item, "fixturenames", ()))
    on_postgres = "postgresql" in _case(item).values()
    in_browser = item.path.parent.name == "browser"
    is_thorough = item.get_closest_marker("thorough") is not None
    return bool(fixtures & HEAVY) or on_postgres or in_browser or is_thorough


def _is_passed_over(item: pytest.Item) -> bool:
    """The games have thousands of small tests: about half of them are enough."""
    return "games" in item.path.parts and crc32(_function(item).encode()) % 2 == 0


@pytest.fixture(scope="session")
def catanatron() -> None:
    """The engine that the bench compares ours with."""
    set_up("bench-engine")
    importlib.invalidate_caches()
    if not rival.is_there():
        pytest.skip("Catanatron is an extra: make bench installs it")


@pytest.fixture
def tidy_memory() -> None:
    """The bench collects garbage before it measures: what earlier tests left need not be searched
    each time.
    """
    gc.collect()
    gc.freeze()
