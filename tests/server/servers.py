"""Start the server as a user would, talk to it, and kill it."""

import json
import os
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import IO, Any, ClassVar, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.postgres import free_port

PATIENCE = 60.0  # seconds; the machine may be busy
CALL: Any = {"timeout": PATIENCE, "verify": False}  # there is no certificate to look for
RATHAUS = str(Path(sys.executable).with_name("rathaus"))


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it does not come about"
        time.sleep(0.02)


class Server:
    command: ClassVar[Sequence[str]] = (RATHAUS,)
    environment: ClassVar[Mapping[str, str]] = {}

    def __init__(self, database: str, workers: int = 1, **options: str) -> None:
        self.database = database
        self.workers = workers
        self.options = {"bot-pause": "0", "requests": "10000", "new-tables": "1000", **options}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._logged: list[bytes] = []

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        command = [*self.command, "serve", "--port", str(self.port), "--database", self.database]
        command += ["--workers", str(self.workers)]
        for name, value in self.options.items():
            command += [f"--{name}", value]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,
            env=os.environ | self.environment,
        )
        self._reader = threading.Thread(
            target=self._read_log, args=(self.process.stderr,), daemon=True
        )
        self._reader.start()
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5, verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                assert self.is_running(), self.logged()
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.05)

    def is_running(self) -> bool:
        return self.process.poll() is None

    def _read_log(self, stream: IO[bytes]) -> None:
        with stream:
            self._logged.extend(stream)

    def logged(self) -> str:
        """All that it has told on the error channel."""
        return b"".join(self._logged).decode()

    def kill(self) -> None:
        """Without any warning, workers and bots included."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self._wait_for_end()

    def stop(self) -> None:
        """Politely."""
        if self.is_running():
            self.process.send_signal(signal.SIGTERM)
        self._wait_for_end()

    def _wait_for_end(self) -> None:
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)

    # -- talking ------------------------------------------------------------------------------

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return httpx.post(f"{self.url}{path}", json=body, headers=headers, **CALL)

    def post_text(self, path: str, text: str) -> httpx.Response:
        return httpx.post(f"{self.url}{path}", content=text, **CALL)

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(f"{self.url}{path}", headers=headers, **CALL)

    def new_table(self, game: str, players: int, **options: Any) -> str:
        body = {"game": game, "players": players, "options": options}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        name: str = answer.json()["id"]
        return name

    def join(self, table: str, *own: str, lang: str = "en") -> "Browser":
        return Browser(self, table, own, lang)


class Browser:
    """One WebSocket, as the page uses it."""

    def __init__(self, server: Server, table: str, own: tuple[str, ...], lang: str) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(connect(address, max_size=2**24))
        self.secrets = list(own)
        self.received: list[str] = []
        self.name = secrets.token_hex(8)
        self.keys = 0
        self.send(type="hello", secrets=self.secrets, lang=lang)
        self.table: dict[str, Any] = self.next("table")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of the kinds; tables are remembered on the way."""
        while True:
            text = self.socket.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            self.received.append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "table":
                self.table = message
            if message["type"] in kinds:
                return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a change; the answer to it. What came of it is in `table` then."""
        self.keys += 1
        message.setdefault("key", f"{self.name}-{self.keys}")
        self.send(**message)
        while True:
            answer = self.next("done", "failed")
            if answer["key"] in (message["key"], None):
                break
        while answer["type"] == "done" and self.table["version"] < answer["version"]:
            self.next("table")
        return answer

    def sit(self, seat: int, name: str) -> str:
        secret = secrets.token_hex(16)
        answer = self.ask(type="sit", seat=seat, name=name, secret=secret)
        assert answer["type"] == "done", answer
        self.secrets.append(secret)
        return secret

    def sit_bot(self, seat: int, level: str) -> None:
        answer = self.ask(type="sit_bot", seat=seat, level=level)
        assert answer["type"] == "done", answer

    def until_asked(self) -> dict[str, Any] | None:
        """Wait for a question to this browser; None: the game is over."""
        while self.table["status"] != "over":
            if self.table["question"]:
                question: dict[str, Any] = self.table["question"]
                return question
            self.next("table")
        return None

    def decide(self, question: dict[str, Any], move: str) -> dict[str, Any]:
        seat, version = question["seat"], question["version"]
        return self.ask(type="move", seat=seat, version=version, move=move)
