"""Records are read, verified and replayed in a process of their own: it takes long.

What was shown is kept for a while. Whoever asks for something that takes too long is refused.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

import msgspec

from rathaus.core.errors import BadRecord, RathausError
from rathaus.server.bots import new_pool, stop_pool
from rathaus.server.errors import Refused, TooMuch, place_of
from rathaus.server.fair import Turns
from rathaus.server.protocol.coding import encode

log = logging.getLogger("rathaus.replaying")

WITHIN = 20.0  # seconds
MOST_WAITING = 100
MOST_OF_ONE = 5  # household
KEPT = 32_000_000  # bytes of answers

Shower = Callable[..., object]


class Trouble(msgspec.Struct):
    """What went wrong in the other process; most exceptions do not travel well."""

    kind: str
    message: str
    line: int = 0


def work(show: Shower, text: str, *args: object) -> bytes | Trouble:
    """In a process of its own."""
    try:
        return encode(show(text, *args))
    except BadRecord as error:
        return Trouble("record", error.reason, error.line)
    except RathausError as error:
        return Trouble("rules", str(error))
    except Refused as error:
        return Trouble(error.code, error.message)
    except Exception as error:
        return Trouble("server", place_of(error))


class Replayers:
    """One process, and a shelf of what it has shown."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._shelf: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._size = 0
        self._turns = Turns(1)

    async def show(self, who: str, show: Shower, text: str, *args: object) -> bytes:
        """The answer in JSON, for a household."""
        key = _key(show, text, *args)
        if key in self._shelf:
            self._shelf.move_to_end(key)
            return self._shelf[key]
        answer = await self._work(who, show, text, *args)
        if isinstance(answer, Trouble):
            _complain(answer)
            raise AssertionError(answer)
        self._keep(key, answer)
        return answer

    async def _work(self, who: str, show: Shower, text: str, *args: object) -> bytes | Trouble:
        turns = self._turns
        if turns.waiting_for(who) >= MOST_OF_ONE or turns.waiting >= MOST_WAITING:
            raise TooMuch("too many replays at once; try again in a moment")
        async with turns.turn(who):
            if (made := self._shelf.get(_key(show, text, *args))) is not None:
                return made  # for somebody who was here before
            self._pool = pool = self._pool or new_pool()
            run = asyncio.get_running_loop().run_in_executor
            try:
                return await asyncio.wait_for(run(pool, work, show, text, *args), WITHIN)
            except (TimeoutError, BrokenExecutor):
                log.warning("a replay took too long")
                self.close()
                raise TooMuch("this replay takes too long here") from None

    def _keep(self, key: tuple[object, ...], answer: bytes) -> None:
        self._size += len(answer) - len(self._shelf.pop(key, b""))
        self._shelf[key] = answer
        while self._size > KEPT:
            _, oldest = self._shelf.popitem(last=False)
            self._size -= len(oldest)

    def close(self) -> None:
        if self._pool is not None:
            stop_pool(self._pool)
            self._pool = None


def _key(show: Shower, text: str, *args: object) -> tuple[object, ...]:
    return show.__name__, hash(text), *args


def _complain(trouble: Trouble) -> None:
    """As if it had happened here."""
    if trouble.kind == "record":
        raise BadRecord(trouble.line, trouble.message)
    if trouble.kind == "rules":
        raise RathausError(trouble.message)
    if trouble.kind == "server":
        raise RuntimeError(trouble.message)
    kinds: list[type[Refused]] = [Refused, *Refused.__subclasses__()]
    raise next(kind for kind in kinds if kind.code == trouble.kind)(trouble.message)
