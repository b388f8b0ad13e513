"""Sending what a bell says: in bounded time, whatever goes wrong at the other end."""

import json
import time
from dataclasses import dataclass
from email.message import EmailMessage
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy

import anyio.to_thread
import httpx

from rathaus.server.bells import webpush
from rathaus.server.bells.guard import Guard
from rathaus.server.bells.keeping import Bell
from rathaus.server.bells.mailing import WITHIN, Mailing, hand_in

KEPT_FOR = 24 * 3600  # seconds that a push service tries
CONTACT = "mailto:rathaus@localhost"
GONE = (404, 410)


@dataclass(frozen=True, slots=True)
class Notice:
    """What somebody is told."""

    title: str
    body: str
    path: str  # of the table
    tag: str  # a newer one with the same tag replaces it


class Gone(Exception):
    """The address is not in use any more."""


class Posting:
    def __init__(
        self,
        guard: Guard = Guard(),  # noqa: B008 - it never changes
        mailing: Mailing = Mailing(),  # noqa: B008
        *,
        contact: str = CONTACT,
        address: str = "",
        has_webhooks: bool = False,
    ) -> None:
        self.guard = guard
        self.mailing = mailing
        self.contact = contact  # of whoever runs the server
        self.address = address.rstrip("/")  # of this server, in mails
        self.has_webhooks = has_webhooks
        self._key: str | None = None
        self._client: httpx.AsyncClient | None = None

    @property
    def kinds(self) -> list[str]:
        """How this server can tell somebody."""
        sends_mail = bool(self.mailing.host and self.address)
        return ["push", *["mail"] * sends_mail, *["webhook"] * self.has_webhooks]

    def use_key(self, key: str) -> None:
        self._key = key

    async def send(self, bell: Bell, notice: Notice) -> None:
        """`Gone`: forget the bell."""
        if bell.kind == "push":
            await self._push(bell, notice)
        elif bell.kind == "webhook":
            await self._call(bell, notice)
        else:
            await self._mail(bell, notice)

    async def _push(self, bell: Bell, notice: Notice) -> None:
        assert self._key is not None
        keys = json.loads(bell.keys)
        told = {"title": notice.title, "body": notice.body, "path": notice.path, "tag": notice.tag}
        body = webpush.lock(json.dumps(told).encode(), keys["p256dh"], keys["auth"])
        key = webpush.private_key(self._key)
        await self._post(
            bell.address,
            body,
            {
                "authorization": webpush.signature(key, bell.address, self.contact, time.time()),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(KEPT_FOR),
                "urgency": "normal",
            },
        )

    async def _call(self, bell: Bell, notice: Notice) -> None:
        told = {"text": f"{notice.title}\n{notice.body}", "path": notice.path}
        if self.address:
            told["url"] = self.address + notice.path
        body = json.dumps(told, ensure_ascii=False).encode()
        await self._post(bell.address, body, {"content-type": "application/json"})

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """To the number that was found harmless; no redirect is followed, no answer is read."""
        target = await self.guard.resolve(url)
        headers = {**headers, "host": target.host}
        name = target.host.rpartition("@")[2].partition(":")[0]
        client = self._opened()
        request = client.build_request(
            "POST", target.url, content=body, headers=headers, extensions={"sni_hostname": name}
        )
        response = await client.send(request, stream=True)
        await response.aclose()
        if response.status_code in GONE:
            raise Gone
        if response.is_error:
            raise OSError(f"answered {response.status_code}")

    def _opened(self) -> httpx.AsyncClient:
        if self._client is None:
            limits = httpx.Limits(max_connections=20, max_keepalive_connections=0)
            self._client = httpx.AsyncClient(
                timeout=WITHIN,
                follow_redirects=False,
                trust_env=False,
                limits=limits,
                cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),  # it keeps none
            )
        return self._client

    async def _mail(self, bell: Bell, notice: Notice) -> None:
        mail = EmailMessage()
        mail["Subject"] = notice.title
        mail["From"] = self.mailing.sender
        mail["To"] = bell.address
        mail.set_content(f"{notice.body}\n\n{self.address}{notice.path}\n")
        await anyio.to_thread.run_sync(partial(hand_in, self.mailing, mail), abandon_on_cancel=True)

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
