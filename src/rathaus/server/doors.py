"""The door of the server: every connection is counted when it comes, and has to get to the point.

Half a request is no request: whoever does not finish the head of one in time, or does not take
what was asked for, is sent away.
"""

import asyncio
import contextlib
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from rathaus.server.limits import Bucket, household

try:
    import resource
except ModuleNotFoundError:  # not everywhere
    resource = None  # type: ignore[assignment]

HEAD_WITHIN = 10.0  # seconds
BODY_WITHIN = 20.0
TAKEN_WITHIN = 30.0  # an answer, or the next part of it
SPARE_FILES = 200  # for the database, bots, logs


class Doors:
    """How many are inside: of one household, and of all together; how much one of them says."""

    def __init__(self, each: int, all_together: int, messages: float = 20.0) -> None:
        self.each = each
        self.all_together = all_together
        self.messages = messages  # a second, of one connection
        self.refused = 0
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._counts.total()

    def enter(self, who: str, *, is_proxy: bool) -> bool:
        """A proxy comes for many."""
        if len(self) >= self.all_together or (self._counts[who] >= self.each and not is_proxy):
            self.refused += 1
            return False
        self._counts[who] += 1
        return True

    def frames(self) -> Bucket:
        """What one connection may send, twice as much as it may say: a message may have parts."""
        return Bucket(2 * self.messages, 4 * self.messages)

    def leave(self, who: str) -> None:
        self._counts[who] -= 1
        if self._counts[who] <= 0:
            del self._counts[who]


class Protocol(H11Protocol):
    """HTTP as uvicorn speaks it, with deadlines. The lifespan of the app provides the doors."""

    _household = ""
    _head: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        doors: Doors | None = self.app_state.get("doors")
        address = self.client[0] if self.client else ""
        if doors is not None:
            if not doors.enter(household(address), is_proxy=self._is_proxy(address)):
                transport.abort()
                return
            self._household = household(address)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self.conn.trailing_data[0]:
            self._wait_for_head()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # it is counted as a connection to a table from now on
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._wait_for_head()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking = self._taking or self.loop.call_later(TAKEN_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    # -- inside -------------------------------------------------------------------------------

    def _wait_for_head(self) -> None:
        if self._head is None and not self.transport.is_closing():
            self._head = self.loop.call_later(HEAD_WITHIN, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None

    def _leave(self) -> None:
        self._stop_waiting()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
        if self._household:
            self.app_state["doors"].leave(self._household)
            self._household = ""

    def _is_proxy(self, address: str) -> bool:
        """Whoever may name other addresses (`FORWARDED_ALLOW_IPS`)."""
        trusted: Any = self.config.forwarded_allow_ips or ()
        names = trusted.split(",") if isinstance(trusted, str) else trusted
        return any(name.strip() in ("*", address) for name in names)


def room_for_connections(wanted: int) -> int:
    """As many as wanted, or as this process may have files: it takes all it may."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard and (hard == resource.RLIM_INFINITY or soft < hard):
        most = 2 * wanted + SPARE_FILES if hard == resource.RLIM_INFINITY else hard
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(1, min(wanted, soft - SPARE_FILES))
