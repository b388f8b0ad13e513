"""What comes over a WebSocket is counted, whatever it is, and nonsense leaves no trace."""

import socket
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest

from rathaus.server import frames
from tests.server.inside import InsideServer
from tests.server.servers import PATIENCE

PING, PONG, PART, NO_TEXT = b"\x89\x80", b"\x8a\x80", b"\x01\x80", b"\x81\x81"
MASK = bytes(4)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideServer]:
    path: Path = tmp_path_factory.mktemp("strict") / "tables.db"
    with InsideServer(f"sqlite:///{path}", requests=20) as running:
        yield running


def connected(server: InsideServer, table: str) -> socket.socket:
    client = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    key = b64encode(bytes(16)).decode()
    head = [f"GET /api/tables/{table}/live HTTP/1.1", "Host: here", "Upgrade: websocket"]
    head += ["Connection: upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
    client.sendall("\r\n".join([*head, "", ""]).encode())
    assert client.recv(65536).startswith(b"HTTP/1.1 101")
    return client


def is_left(client: socket.socket) -> bool:
    """Does the server end it? It answers some of what came before."""
    try:
        while client.recv(65536):
            pass
    except ConnectionResetError:
        pass
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize("frame", [PING + MASK, PONG + MASK])
def test_who_knocks_without_end_is_sent_away(
    strict: InsideServer, frame: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    original = frames.Frames.handle_events

    def counted(self: frames.Frames) -> None:
        read.append(len(self.conn.events))
        original(self)

    monkeypatch.setattr(frames.Frames, "handle_events", counted)
    with connected(strict, strict.new_table("neom", 2)) as client:
        client.sendall(frame * 5000)
        assert is_left(client)
    assert 0 < sum(read) < 1000


def test_a_few_pings_are_answered(strict: InsideServer) -> None:
    with connected(strict, strict.new_table("neom", 2)) as client:
        client.sendall((PING + MASK) * 20)
        received = b""
        while len(received) < 40:
            received += client.recv(65536)
        assert received == b"\x8a\x00" * 20


def test_what_is_no_text_leaves_no_trace(
    strict: InsideServer, caplog: pytest.LogCaptureFixture
) -> None:
    with connected(strict, strict.new_table("neom", 2)) as client:
        client.sendall(NO_TEXT + MASK + b"\xff")
        received = client.recv(65536)
        assert int.from_bytes(received[2:4], "big") == frames.NO_TEXT
    assert not caplog.records


def test_who_comes_and_goes_is_not_noted(
    strict: InsideServer, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO"), strict.join(strict.new_table("neom", 2)):
        pass
    assert not [each for each in caplog.records if "WebSocket" in each.getMessage()]
