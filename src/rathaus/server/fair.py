"""Who waits is served household by household: one that wants much keeps no other waiting."""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator


class Turns:
    """So many at once; a household that has been served stands behind the others again."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    def waiting_for(self, who: str) -> int:
        return len(self._lines.get(who, ()))

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, who: str) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(who, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._next()  # it was this one's turn already
            else:
                self._leave(who, place)
            raise

    def _leave(self, who: str, place: asyncio.Future[None]) -> None:
        line = self._lines.get(who, deque())
        if place in line:
            line.remove(place)
            if not line:
                del self._lines[who]

    def _next(self) -> None:
        while self._lines:
            who, line = next(iter(self._lines.items()))
            place = line.popleft()
            self._lines.move_to_end(who)
            if not line:
                del self._lines[who]
            if not place.done():  # else whoever stood there has just gone
                place.set_result(None)
                return
        self._free += 1
