"""Bots think in processes of their own, so that the server stays responsive.

A bot that takes too long or fails is replaced by the simplest one for this decision.
"""

import asyncio
import logging
from collections import Counter
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

from rathaus import bots
from rathaus.server.table import Table, game_named

log = logging.getLogger("rathaus.bots")

SIMPLEST = "random"


def decide(
    name: str, components: str | None, saved: dict[str, Any], seat: int, level: str, rng: Random
) -> int:
    """In a process of its own: the move a bot chooses."""
    game = game_named(name, components)
    state = game.from_json(saved)
    return bots.create(level, game).choose(bots.Chair(state, seat), rng)


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.counts: Counter[str] = Counter()
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))

    async def choose(self, table: Table, seat: int) -> int:
        """A legal move for a seat in turn, whatever happens to its bot."""
        assert table.match
        game, state, rng = table.game, table.match.state.copy(), table.match.bot_generator(seat)
        level = table.seats[seat].level
        ask = (game.name, table.header.components, state.to_json(), seat, level, rng)
        pool = self._pool
        self.counts["bot_decisions"] += 1
        try:
            job = asyncio.get_running_loop().run_in_executor(pool, decide, *ask)
            return await asyncio.wait_for(job, self.seconds)
        except (TimeoutError, BrokenExecutor):
            log.warning("bot %s was too slow or died; %s decides", level, SIMPLEST)
            self._replace(pool)
        except Exception:  # a bot may fail in any way; the table goes on
            log.exception("bot %s failed; %s decides", level, SIMPLEST)
        self.counts["bots_replaced"] += 1
        return bots.create(SIMPLEST, game).choose(bots.Chair(state, seat), rng)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = self._new_pool()
            _stop(pool)

    def close(self) -> None:
        _stop(self._pool)


def _stop(pool: ProcessPoolExecutor) -> None:
    """Without waiting for whoever still thinks."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
