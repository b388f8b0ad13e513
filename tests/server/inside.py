"""A server in this process: real sockets, with limits and a desk that a test can reach."""

import asyncio
import threading
from dataclasses import replace
from typing import Any

import uvicorn

from rathaus.server.app import create_app
from rathaus.server.bells.posting import Posting
from rathaus.server.bots import Thinkers
from rathaus.server.database import engine_for, migrate
from rathaus.server.desk import Desk
from rathaus.server.doors import Protocol
from rathaus.server.frames import Frames
from rathaus.server.limits import Limits
from rathaus.server.storage import Storage
from rathaus.server.wakeups import listen
from tests.server.servers import PATIENCE, Server

GENEROUS = Limits(requests=10_000, new_tables=1_000, connections=200)


class InsideServer(Server):
    """Several of them at one database are what several workers are."""

    posting = Posting()
    proxies = "127.0.0.1"  # may name other addresses

    def __init__(self, database: str, **limits: Any) -> None:
        super().__init__(database)
        self.limits = replace(GENEROUS, **limits)

    def start(self) -> None:
        migrate(self.database)
        engine = engine_for(self.database)
        thinkers = Thinkers(1, PATIENCE)
        self.desk = Desk(Storage(engine), thinkers, self.limits, 0, self.posting)
        presence = self.desk.presence
        background = presence.keep_telling, presence.keep_repeating, self.desk.tidy_up
        background += self.desk.ringing.keep_ringing, self.desk.ringing.keep_reminding
        background += self.desk.watch_blocked, self.desk.measures.watch_loop
        app = create_app(self.desk, lambda: listen(self.desk), self._note_loop, *background)
        config = uvicorn.Config(
            app,
            port=self.port,
            http=Protocol,
            ws=Frames,
            log_config=None,
            forwarded_allow_ips=self.proxies,
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        self._wait()

    async def _note_loop(self) -> None:
        self.loop = asyncio.get_running_loop()

    def is_running(self) -> bool:
        return self._thread.is_alive()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self.desk.storage.engine.dispose()

    def waiting_to_be_read(self) -> list[int]:
        """Of each client: the bytes it has not taken yet."""
        clients: Any = list(self._server.server_state.connections)
        return [client.transport.get_write_buffer_size() for client in clients]
