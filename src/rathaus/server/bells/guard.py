"""Which addresses this server talks to: others name them, so none may lead into its own network."""

import asyncio
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from rathaus.server.errors import Refused

LONGEST = 1000  # characters
HTTPS = 443
IN_USE = IPv6Network("2000::/3")  # all that the world has of IPv6 so far


@dataclass(frozen=True, slots=True)
class Target:
    """An address that was looked up and found harmless; it is not looked up again."""

    url: str  # with a number instead of the name
    host: str  # the name, for the header and the certificate


@dataclass(frozen=True, slots=True)
class Guard:
    is_open: bool = False  # for tests: plain HTTP and every network

    def check(self, url: str) -> SplitResult:
        """What can be told without looking the name up."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Refused("this is no address") from None
        if len(url) > LONGEST or not parts.hostname or not url.isascii() or not url.isprintable():
            raise Refused("this is no address")
        if parts.username is not None or parts.password is not None:
            raise Refused("an address without a name and password, please")
        if self.is_open:
            return parts
        if parts.scheme != "https" or port not in (None, HTTPS):
            raise Refused("only https addresses at the usual port")
        if not _is_name(parts.hostname):
            raise Refused("only addresses with a public name")
        return parts

    async def resolve(self, url: str) -> Target:
        """Every number behind the name has to be public: one that is not is reason enough."""
        parts = self.check(url)
        host = parts.hostname or ""
        port = parts.port or (HTTPS if parts.scheme == "https" else 80)
        try:
            found = await asyncio.get_running_loop().getaddrinfo(
                host, port, type=socket.SOCK_STREAM
            )
        except OSError:
            raise Refused("nobody knows this name") from None
        numbers = [ip_address(str(each[4][0]).partition("%")[0]) for each in found]
        if not numbers or not (self.is_open or all(map(is_public, numbers))):
            raise Refused("this name leads into a private network")
        number = f"[{numbers[0]}]" if numbers[0].version == 6 else str(numbers[0])
        return Target(parts._replace(netloc=f"{number}:{port}", fragment="").geturl(), parts.netloc)


def is_public(number: IPv4Address | IPv6Address) -> bool:
    """Also not by a detour: numbers of IPv6 can stand for others of IPv4."""
    if isinstance(number, IPv6Address):
        for inner in (number.ipv4_mapped, number.sixtofour, (number.teredo or (None, None))[1]):
            if inner is not None:
                return is_public(inner)
        if int(number) >> 32 == int(IPv6Address("64:ff9b::")) >> 32:
            return is_public(IPv4Address(int(number) & 0xFFFFFFFF))
        if number not in IN_USE:
            return False
    return number.is_global and not number.is_multicast


def _is_name(host: str) -> bool:
    """Numbers in all their spellings, and names of the own network, have no letters at the end
    or no dot.
    """
    last = host.rstrip(".").rpartition(".")[2]
    return "." in host.rstrip(".") and last.isalpha() and last not in ("local", "internal")
