"""Nobody makes this server talk to its own network."""

import asyncio
import socket
from ipaddress import ip_address
from typing import Any

import pytest

from rathaus.server.bells.guard import Guard, is_public
from rathaus.server.errors import Refused
from tests.server.apart import run_apart

LOCAL = [
    "http://push.example/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://127.1/",
    "https://localhost/",
    "https://LOCALHOST./",
    "https://printer.local/",
    "https://metadata.google.internal/",
    "https://push.example:22/",
    "https://push.example:8443/",
    "https://a@push.example/",
    "https://:b@push.example/",
    "ftp://push.example/",
    "file:///etc/passwd",
    "https:///nothing",
    "https://push.example:99999/",
    "https://p\u00fcsh.example/",
    "https://push.example/\r\nhost: x",
    "https://push.example/" + "a" * 1000,
    "//push.example/",
    "",
]
PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "255.255.255.255", "224.0.0.1", "::1", "::", "fe80::1", "fd00::1", "ff02::1",
    "::7f00:1", "fec0::1", "64:ff9b:1::7f00:1", "4000::1",
    "::ffff:127.0.0.1", "::ffff:169.254.169.254", "2002:7f00:1::", "64:ff9b::7f00:1",
]  # fmt: skip


@pytest.mark.parametrize("url", LOCAL)
def test_addresses_that_are_wrong_at_first_sight(url: str) -> None:
    with pytest.raises(Refused):
        Guard().check(url)


@pytest.mark.parametrize("number", PRIVATE)
def test_private_numbers_are_no_public_ones(number: str) -> None:
    assert not is_public(ip_address(number))


@pytest.mark.parametrize("number", ["8.8.8.8", "2a00:1450:4001::1", "::ffff:8.8.8.8"])
def test_public_ones_are(number: str) -> None:
    assert is_public(ip_address(number))


def _names(monkeypatch: pytest.MonkeyPatch, *numbers: str) -> None:
    """The name leads there, whatever it is."""

    async def getaddrinfo(self: Any, host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in numbers]

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", getaddrinfo)


@pytest.mark.parametrize("number", PRIVATE)
def test_a_public_name_for_a_private_number_is_refused(
    monkeypatch: pytest.MonkeyPatch, number: str
) -> None:
    _names(monkeypatch, "8.8.8.8", number)
    with pytest.raises(Refused):
        run_apart(Guard().resolve("https://push.example/a"))


def test_the_number_that_was_looked_at_is_the_one_that_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that leads elsewhere the second time is not asked a second time."""
    _names(monkeypatch, "8.8.8.8")
    target = run_apart(Guard().resolve("https://push.example/a?b=c#d"))
    assert target.url == "https://8.8.8.8:443/a?b=c"
    assert target.host == "push.example"
