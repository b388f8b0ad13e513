"""Limits that keep one client from spoiling it for the others."""

import asyncio
import time
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
    tables_each: int = 5_000  # of one household
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

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whoever has something left may spend more than that, and then has to wait longer."""
        self._fill(now)
        if self.level < 1:
            return False
        self.level -= cost
        return True

    def spend(self, now: float, cost: float) -> None:
        """It has been spent already."""
        self._fill(now)
        self.level -= cost

    def wait(self, now: float) -> float:
        """The seconds until something is left."""
        self._fill(now)
        return max(0.0, (1 - self.level) / self.rate)

    def _fill(self, now: float) -> None:
        if self.at:
            self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """A bucket for each address; the longest unused ones are forgotten."""

    def __init__(self, rate: float, size: float, most: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float, cost: float = 1.0) -> bool:
        return self._bucket(who).take(now, cost)

    def spend(self, who: str, now: float, cost: float) -> None:
        self._bucket(who).spend(now, cost)

    def wait(self, who: str, now: float) -> float:
        return self._bucket(who).wait(now)

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.size)
        self._buckets.move_to_end(who)
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket


class Budget:
    """What a household costs the server: so many milliseconds of its one thread a second.

    Requests, messages and connections are paid from the same purse, each by what it took.
    """

    def __init__(self, rate: float, size: float) -> None:
        self._purses = Buckets(rate, size)

    def check(self, who: str, cost: float = 1.0) -> None:
        """Refuses those who have nothing left."""
        if not self._purses.take(who, time.monotonic(), cost):
            raise TooMuch("too many requests; wait a moment")

    async def wait(self, who: str) -> None:
        """Until there is something left."""
        while seconds := self._purses.wait(who, time.monotonic()):
            await asyncio.sleep(min(1.0, seconds))

    @contextmanager
    def working(self, who: str) -> Iterator[None]:
        """Whatever this thread does meanwhile is done for them."""
        start = time.thread_time()
        try:
            yield
        finally:
            self.spend(who, (time.thread_time() - start) * 1000)

    def is_spent(self, who: str) -> bool:
        return self._purses.wait(who, time.monotonic()) > 0

    def spend(self, who: str, milliseconds: float) -> None:
        """What is done for nobody in particular is on the house."""
        if who:
            self._purses.spend(who, time.monotonic(), milliseconds)


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
