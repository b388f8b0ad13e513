"""How long things take: histograms that a monitor can read percentiles from."""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LOOK_EVERY = 0.5  # seconds


@dataclass(slots=True)
class Histogram:
    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, labels: str) -> Iterator[str]:
        """In the text format of Prometheus."""
        so_far = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{{labels},le="{bound}"}} {so_far}\n'
        yield f"{name}_sum{{{labels}}} {self.total}\n"
        yield f"{name}_count{{{labels}}} {so_far}\n"


class Measures:
    """Of requests by route, of messages by type, and of the loop that everything waits for."""

    def __init__(self) -> None:
        self.routes: dict[str, Histogram] = {}
        self.messages: dict[str, Histogram] = {}
        self.lag = Histogram()

    def note_route(self, name: str, seconds: float) -> None:
        self.routes.setdefault(name, Histogram()).add(seconds)

    @contextmanager
    def message(self, kind: str) -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self.messages.setdefault(kind, Histogram()).add(time.perf_counter() - start)

    async def watch_loop(self) -> None:
        """In the background: how much later than it wanted somebody wakes up."""
        while True:
            start = time.perf_counter()
            await asyncio.sleep(LOOK_EVERY)
            self.lag.add(max(0.0, time.perf_counter() - start - LOOK_EVERY))
