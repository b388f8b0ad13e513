"""The page can be installed: a manifest, icons, and a shell that opens without a connection."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
READY = "() => navigator.serviceWorker.ready.then(() => caches.match('/')).then(Boolean)"


def test_the_manifest_and_all_that_it_names_are_there(server: Server) -> None:
    manifest = server.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    icons = manifest.json()["icons"]
    assert {icon["sizes"] for icon in icons} == {"192x192", "512x512"}
    for icon in icons:
        assert server.get(icon["src"]).content.startswith(b"\x89PNG")
    worker = server.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-store"


def test_without_a_connection_the_page_opens_and_says_so(visit: Visit) -> None:
    ann = visit()
    ann.tolerated = "ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket"
    ann.page.goto("/")
    assert ann.page.evaluate(READY)
    ann.context.set_offline(True)
    expect(ann.page.get_by_role("alert")).to_contain_text("You are offline.")
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    expect(ann.page.get_by_text("You are offline.")).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.page.get_by_text("You are offline.")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Open the table")).to_be_visible()
