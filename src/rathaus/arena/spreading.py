"""Work spread over processes; what is done arrives while the rest goes on.

`Local` uses the processes of this machine, `rathaus.arena.on_ray` those of a cluster.
"""

import pickle
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Protocol, TypeVar

from rathaus.bots import BadBot, BotKind, name_of
from rathaus.core.errors import RathausError

Item = TypeVar("Item")
Done = TypeVar("Done")

MOST_IN_A_CHUNK = 50
ENDED = "one of the processes has ended without a word; was there enough memory?"


class Spread(Protocol):
    """Does the work on each item; yields the place of an item and what came of it, when it did."""

    @property
    def width(self) -> int:
        """How many items are worked on at once."""

    def __call__(
        self, work: Callable[[Item], Done], items: Sequence[Item]
    ) -> Iterator[tuple[int, Done]]: ...


@dataclass(frozen=True, slots=True)
class Local:
    """So many processes of this machine; a single one is this process."""

    width: int = 1

    def __post_init__(self) -> None:
        if self.width < 1:
            raise RathausError(f"jobs must be at least 1, not {self.width}")

    def __call__(
        self, work: Callable[[Item], Done], items: Sequence[Item]
    ) -> Iterator[tuple[int, Done]]:
        if self.width == 1:
            yield from ((place, work(item)) for place, item in enumerate(items))
            return
        pool = ProcessPoolExecutor(self.width)
        try:
            futures = {pool.submit(work, item): place for place, item in enumerate(items)}
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenProcessPool as error:
            raise RathausError(ENDED) from error
        finally:  # after an error nobody waits for games that were not begun
            pool.shutdown(wait=True, cancel_futures=True)


def chunks(numbers: range, width: int) -> list[range]:
    """Parts small enough to keep all processes busy and the progress moving."""
    size = max(1, min(MOST_IN_A_CHUNK, len(numbers) // (width * 20)))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def check_travel(spread: Spread, kinds: Sequence[BotKind]) -> None:
    """Other processes get a bot by the name of its class, or by that of its file."""
    if isinstance(spread, Local) and spread.width == 1:
        return
    for kind in kinds:
        try:
            pickle.dumps(kind)
        except Exception as error:
            raise BadBot(
                f"the bot {name_of(kind)} cannot be handed to other processes ({error}); "
                "define its class at the top of a file and name it as my_bot.py:MyBot, "
                "or use 1 job"
            ) from error
