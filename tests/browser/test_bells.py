"""A page that is allowed to asks to be told, and its service worker shows what comes."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from rathaus.server.bells import webpush
from tests.browser.tables import prepare
from tests.browser.visitors import Visitor
from tests.server.push_service import Subscription
from tests.server.servers import Server, wait_until

Visit = Callable[..., Visitor]
ENDPOINT = "https://push.example/ann"
SUBSCRIBED = "Tell me when it is my turn"


def _service(visitor: Visitor) -> None:
    """The push service of the browser's maker is out of reach: a subscription without it."""
    asked = Subscription(ENDPOINT).asked(0)
    found = {"endpoint": ENDPOINT, "keys": {"p256dh": asked["p256dh"], "auth": asked["auth"]}}
    visitor.context.add_init_script(
        f"""
        const found = {{ toJSON: () => ({json.dumps(found)}), unsubscribe: async () => true }};
        PushManager.prototype.getSubscription = async () => null;
        PushManager.prototype.subscribe = async ({{ applicationServerKey }}) => {{
          window.usedKey = applicationServerKey;
          return found;
        }};"""
    )


def test_only_a_page_that_may_asks_to_be_told(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom")
    ann = visit()
    ann.context.grant_permissions(["notifications"])
    _service(ann)
    sent: list[dict[str, Any]] = []
    ann.page.on(
        "request",
        lambda request: (
            sent.append(request.post_data_json)
            if request.url.endswith("/bells") and request.method == "POST"
            else None
        ),
    )
    ann.open(table.id, table.secrets[0])
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    assert not sent
    ann.page.get_by_role("button", name="Settings").click()
    with ann.page.expect_response(
        lambda answer: answer.url.endswith("/bells") and answer.request.method == "POST"
    ) as asked:
        ann.page.get_by_label(SUBSCRIBED).check()
    assert asked.value.status == 201
    assert [each["address"] for each in sent] == [ENDPOINT]
    key = ann.page.evaluate("window.usedKey")
    assert len(webpush.decode(key)) == webpush.POINT


def test_the_service_worker_shows_what_it_is_sent(server: Server, visit: Visit) -> None:
    ann = visit()
    ann.context.grant_permissions(["notifications"])
    ann.page.goto("/")
    ann.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    told = {"title": "Your turn: NEOM", "body": "With Bob", "path": "/table/x", "tag": "t"}
    session = ann.context.new_cdp_session(ann.page)
    registrations: list[Any] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    ann.page.wait_for_timeout(300)
    if not registrations:
        pytest.fail("the browser tells nothing of its service worker")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": server.url,
            "registrationId": registrations[-1]["registrationId"],
            "data": json.dumps(told),
        },
    )
    shown = """() => navigator.serviceWorker.ready.then(r => r.getNotifications())
        .then(all => all.map(({ title, body, data }) => ({ title, body, data })))"""
    wait_until(lambda: bool(ann.page.evaluate(shown)))
    expected = {"title": told["title"], "body": told["body"], "data": told["path"]}
    assert ann.page.evaluate(shown) == [expected]
