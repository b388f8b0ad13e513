"""Work spread over a Ray cluster, an optional extra.

Which cluster is Ray's affair: the one of RAY_ADDRESS, or one that runs on this machine, or else
one that is started here and ended afterwards.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

from rathaus.arena.spreading import ENDED
from rathaus.core.errors import RathausError
from rathaus.envs import MissingExtra

Item = TypeVar("Item")
Done = TypeVar("Done")

AHEAD = 4  # items that wait for each processor: enough to keep it busy
RETRIES = 3  # of an item whose worker was lost
STORE = 100 * 2**20  # bytes that a cluster started here shares; results are small


@contextmanager
def cluster() -> Iterator["Cluster"]:
    """A spread over the cluster; one that was not there before is ended."""
    if find_spec("ray") is None:
        raise MissingExtra("ray is not installed; it is an extra: pip install 'rathaus[ray]'")
    ray: Any = import_module("ray")
    mine = not ray.is_initialized()
    if mine:
        _join(ray)
    try:
        yield Cluster(max(1, int(ray.cluster_resources().get("CPU", 1))))
    finally:
        if mine:
            ray.shutdown()


def _join(ray: Any) -> None:
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "error"}
    named = os.environ.get("RAY_ADDRESS")
    try:
        ray.init(address=named or "auto", **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        if named:
            raise RathausError(f"there is no Ray cluster at {named} (RAY_ADDRESS)") from error
        ray.init(address="local", object_store_memory=STORE, **quiet)


@dataclass(frozen=True, slots=True)
class Cluster:
    """As many items at once as the cluster has processors."""

    width: int

    def __call__(
        self, work: Callable[[Item], Done], items: Sequence[Item]
    ) -> Iterator[tuple[int, Done]]:
        """An item whose worker is lost is worked on again, by another."""
        ray: Any = import_module("ray")
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(_do)
        shared = ray.put(work)
        waiting = iter(enumerate(items))
        running: dict[Any, int] = {}
        try:
            while True:
                while len(running) < self.width * AHEAD and (item := next(waiting, None)):
                    running[task.remote(shared, item[1])] = item[0]
                if not running:
                    return
                (done, *_), _ = ray.wait(list(running), num_returns=1)
                yield running.pop(done), _get(ray, done)
        finally:  # after an error nobody needs what was begun
            for reference in running:
                ray.cancel(reference, force=True)


def _do(work: Callable[[Item], Done], item: Item) -> Done:
    return work(item)


def _get(ray: Any, reference: Any) -> Any:
    """What came of an item; an error as it would be without the cluster."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        cause = getattr(error, "cause", None)
        raise (cause if isinstance(cause, RathausError) else error) from None
    except ray.exceptions.RayError as error:
        raise RathausError(ENDED) from error
