"""Real browsers in front of a real server. Whatever a page complains about fails the test."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from rathaus.server.routes.page import PAGE
from tests.browser.dealt_server import DealtServer
from tests.browser.visitors import Visitor
from tests.server.servers import Server
from tests.setting_up import set_up

CHROMIUM = "/usr/bin/chromium"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    set_up("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@contextmanager
def _running(folder: Path) -> Iterator[DealtServer]:
    set_up("page")
    assert (PAGE / "index.html").is_file(), "the page is not built: run make page"
    with DealtServer(folder) as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DealtServer]:
    """Shared by all tests that name their tables."""
    with _running(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DealtServer]:
    """For the tests of a file that find their tables in the lobby."""
    with _running(tmp_path_factory.mktemp("own")) as running:
        yield running


@pytest.fixture(autouse=True)
def deals_of_the_test(request: pytest.FixtureRequest) -> None:
    """The tables of a test are dealt by its name, whatever ran before it."""
    for each in {"server", "own_server"}.intersection(request.fixturenames):
        if isinstance(running := request.getfixturevalue(each), DealtServer):
            running.deal(request.node.name)


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; at the end none of their pages may have complained."""
    visitors: list[Visitor] = []

    def new_visitor(kind: type[Visitor] = Visitor, **how: Any) -> Visitor:
        visitors.append(kind(chromium, server, **how))
        return visitors[-1]

    yield new_visitor
    for visitor in visitors:
        visitor.context.close()
    complaints = [each for visitor in visitors for each in visitor.unexpected_complaints()]
    assert not complaints, "\n".join(complaints)
