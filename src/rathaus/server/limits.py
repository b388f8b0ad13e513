"""Limits that keep one client from spoiling it for the others."""

from collections import OrderedDict
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Limits:
    """What this server allows; each number is that of one client but the last two."""

    requests: float  # a second
    new_tables: float  # a second
    tables: int = 100_000  # kept
    rooms: int = 1000  # tables in memory that nobody looks at


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
