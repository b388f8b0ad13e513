"""Messages that only one browser can read (RFC 8291), from a server it can recognise (RFC 8292)."""

import base64
import json
import os
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from rathaus.server.errors import Refused

CURVE = ec.SECP256R1()
POINT, AUTH, SALT = 65, 16, 16  # bytes
RECORD = 4096  # bytes: longer than any message of ours
VALID_FOR = 12 * 3600  # seconds


def encode(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Whatever is no base64 is refused."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)
    except ValueError:
        raise Refused("a key of a subscription is base64url") from None


def new_key() -> str:
    """The private key of a server, as text."""
    raw = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(raw.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(text), "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def check_keys(p256dh: str, auth: str) -> None:
    """Are these the keys of a browser?"""
    _point(decode(p256dh))
    if len(decode(auth)) != AUTH:
        raise Refused(f"auth has {AUTH} bytes")


def _point(raw: bytes) -> ec.EllipticCurvePublicKey:
    try:
        if len(raw) != POINT:
            raise ValueError
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)
    except ValueError:
        raise Refused("p256dh is a point of the curve P-256") from None


def lock(
    message: bytes,
    p256dh: str,
    auth: str,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of the request to the push service; sender and salt are new each time."""
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT)
    theirs, ours = decode(p256dh), public_bytes(sender)
    shared = sender.exchange(ec.ECDH(), _point(theirs))
    secret = _derived(shared, decode(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """The header that tells the push service who sends."""
    where = urlsplit(endpoint)
    claims = {
        "aud": f"{where.scheme}://{where.netloc}",
        "exp": int(now) + VALID_FOR,
        "sub": contact,
    }
    told = ".".join(
        encode(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims)
    )
    r, s = utils.decode_dss_signature(key.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
    signed = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={told}.{signed}, k={encode(public_bytes(key))}"
