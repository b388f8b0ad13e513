"""A push service, a webhook and a browser's half of the keys, on this machine."""

import json
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from types import TracebackType
from typing import Any, Self

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from rathaus.server.bells import webpush


@dataclass(frozen=True)
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Answers each request with `status` and keeps what it got."""

    def __init__(self) -> None:
        self.received: Queue[Received] = Queue()
        self.status = 201
        self.headers: dict[str, str] = {}  # of its answers
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.received.put(Received(self.path, headers, body))
                self.send_response(service.status)
                for name, value in {**service.headers, "location": service.elsewhere}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self.elsewhere = f"{self.url}/elsewhere"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()

    def next(self) -> Received:
        return self.received.get(timeout=30)


@dataclass
class Subscription:
    """What a browser keeps: the private half, which the server never sees."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(webpush.CURVE)
    )
    auth: bytes = b"sixteen bytes 16"

    def asked(self, seat: int, lang: str = "en") -> dict[str, Any]:
        return {
            "seat": seat,
            "kind": "push",
            "address": self.endpoint,
            "lang": lang,
            "p256dh": webpush.encode(webpush.public_bytes(self.key)),
            "auth": webpush.encode(self.auth),
        }

    def opened(self, body: bytes) -> dict[str, Any]:
        """As RFC 8188 and RFC 8291 tell a browser to do it."""
        salt, length = body[:16], body[20]
        theirs, locked = body[21 : 21 + length], body[21 + length :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(webpush.CURVE, theirs)
        info = b"WebPush: info\0" + webpush.public_bytes(self.key) + theirs
        secret = _derived(self.key.exchange(ec.ECDH(), point), self.auth, info, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text, end = AESGCM(key).decrypt(nonce, locked, None).rsplit(b"\x02", 1)
        assert not end.strip(b"\0")
        opened: dict[str, Any] = json.loads(text)
        return opened


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
