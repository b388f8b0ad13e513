"""Limits that keep one client from spoiling it for the others."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from ipaddress import IPv6Address, IPv6Network

from rathaus.server.errors import TooMuch

CROWD = 10_000


@dataclass(frozen=True, slots=True)
class Limits:
    """What this server allows."""

    requests: float  # a second, of one client
    new_tables: float  # a second, of one client
    connections: int  # of one client
    crowd: int = CROWD  # connections of all clients
    tables: int = 100_000  # kept
    records: int = 10_000  # kept
    records_each: int = 200  # of one household
    rooms: int = 1_000  # tables in memory, where nobody looks at them
    open_days: float = 14.0  # a table that never started is kept
    grace: float = 180.0  # seconds a person is away before the others may replace them
    grace_by_turns: float = 86_400.0  # the same where people come by when it is their turn
    days: float = 730.0  # any table is kept after its last use


@dataclass(slots=True)
class Bucket:
    """Lets through so many a second, and so many at once."""

    rate: float
    size: float
    level: float = field(init=False)
    at: float = 0.0

    def __post_init__(self) -> None:
        self.level = self.size

    def take(self, now: float) -> bool:
        if self.at:
            self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; the longest unused ones are forgotten."""

    def __init__(self, rate: float, size: float, most: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float) -> bool:
        bucket = self._buckets.setdefault(who, Bucket(self.rate, self.size))
        self._buckets.move_to_end(who)
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take(now)


def household(address: str) -> str:
    """Whom an address belongs to: one of IPv6 stands for a whole network of its owner."""
    if ":" not in address:
        return address
    try:
        parsed = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed) >> 64 << 64, 64)))


def owner_of(household: str) -> str:
    """Tells households apart in the database, and no more."""
    return sha256(f"rathaus household {household}".encode()).hexdigest()[:16] if household else ""


class Crowd:
    """Who looks at tables now: so many at once, and so many from one address."""

    def __init__(self, each: int, all_together: int) -> None:
        self.each = each
        self.all_together = all_together
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._counts.total()

    @contextmanager
    def enter(self, who: str) -> Iterator[None]:
        if self._counts[who] >= self.each or len(self) >= self.all_together:
            raise TooMuch("too many connections at once; close one first")
        self._counts[who] += 1
        try:
            yield
        finally:
            self._counts[who] -= 1
            if not self._counts[who]:
                del self._counts[who]
