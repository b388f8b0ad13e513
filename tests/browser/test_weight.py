"""The page comes quickly, over a slow line too."""

import httpx

from rathaus.server.app import WORTH_COMPRESSING
from rathaus.server.routes.page import PAGE
from tests.server.servers import Server

MOST_SCRIPT = 300_000  # bytes, as they are sent


def test_all_scripts_together_are_light_as_they_are_sent(server: Server) -> None:
    scripts = [path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*.js")]
    assert scripts
    sent = 0
    for name in scripts:
        answer = httpx.get(f"{server.url}/{name}", headers={"accept-encoding": "gzip"})
        assert answer.status_code == 200
        sent += answer.num_bytes_downloaded
        if len(answer.content) >= WORTH_COMPRESSING:
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.num_bytes_downloaded < len(answer.content) / 2
    assert sent < MOST_SCRIPT


def test_a_browser_keeps_what_does_not_change_and_asks_for_the_page_anew(server: Server) -> None:
    page = server.get("/")
    assert page.headers["cache-control"] == "no-store"
    assets = [path.name for path in (PAGE / "assets").iterdir()]
    assert assets
    for name in assets:
        kept = server.get(f"/assets/{name}").headers["cache-control"]
        assert "immutable" in kept
