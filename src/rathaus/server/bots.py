"""Bots think in processes of their own, so that the server stays responsive.

A bot that takes too long or fails is replaced by the simplest one for this decision.
"""

import asyncio
import contextlib
import logging
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any, TypeVar

from rathaus import bots
from rathaus.bots import advice
from rathaus.bots.advice import Weighed
from rathaus.core.state import State
from rathaus.server.errors import TooMuch, place_of
from rathaus.server.fair import Turns
from rathaus.server.header import game_named
from rathaus.server.table import Table

log = logging.getLogger("rathaus.bots")

SIMPLEST = "random"
HINT_WITHIN = 2.0  # seconds
MOST_HINTS = 2  # that wait, of one household
Thought = TypeVar("Thought")
POLITE = 10  # the server itself goes first
IN_TIME = 0.4  # of the time that a bot has: when it takes the best move found so far


class BotFailed(Exception):
    """It says where, and nothing about the game."""


def get_ready(name: str, components: str | None) -> None:
    """In a process of its own: have the game at hand."""
    game_named(name, components)


def decide(
    name: str,
    components: str | None,
    saved: dict[str, Any],
    seat: int,
    level: str,
    rng: Random,
    seconds: float,
) -> int:
    """In a process of its own: the move a bot chooses; after so many seconds it has to stop."""
    game = game_named(name, components)
    chair = bots.Chair(game.from_json(saved), seat, seconds)
    try:
        return bots.create(level, game).choose(chair, rng)
    except Exception as error:
        raise BotFailed(place_of(error)) from None


def advise(
    name: str, components: str | None, saved: dict[str, Any], seat: int, rng: Random
) -> list[Weighed]:
    """In a process of its own: what the seat could do, weighed."""
    game = game_named(name, components)
    try:
        return advice.advise(game, bots.Chair(game.from_json(saved), seat, HINT_WITHIN), rng)
    except Exception as error:
        raise BotFailed(place_of(error)) from None


class Thinkers:
    """The processes in which bots think, one decision at a time each."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.counts: Counter[str] = Counter()
        self.turns = Turns(processes)
        self._pools = {new_pool() for _ in range(processes)}
        self._free = list(self._pools)

    async def choose(self, table: Table, seat: int, owner: str = "") -> int:
        """A legal move for a seat in turn, whatever happens to its bot. However many tables
        somebody has set, their bots take turns with those of the others.
        """
        assert table.match
        game, state, rng = table.game, table.match.state.copy(), table.match.bot_generator(seat)
        level = table.seats[seat].level
        seconds = self.seconds * IN_TIME
        ask = (game.name, table.header.components, state.to_json(), seat, level, rng, seconds)
        self.counts["bot_decisions"] += 1
        async with self.turns.turn(owner):
            move = await self._think(level, decide, *ask)
        if move in state.moves(seat):
            return move
        log.warning("bot %s does not decide; %s does", level, SIMPLEST)
        self.counts["bots_replaced"] += 1
        return bots.create(SIMPLEST, game).choose(bots.Chair(state, seat), rng)

    async def advise(self, table: Table, state: State, seat: int, who: str) -> list[Weighed]:
        """What a seat could do in a state, the best first; nothing if it takes too long."""
        if self.turns.waiting_for(who) >= MOST_HINTS:
            raise TooMuch("one hint at a time; wait a moment")
        rng = Random(f"{table.header.id} {table.version} {seat}")
        ask = table.game.name, table.header.components, state.to_json(), seat, rng
        self.counts["hints"] += 1
        async with self.turns.turn(who):
            return await self._think("that advises", advise, *ask) or []

    async def _think(self, level: str, work: Callable[..., Thought], *ask: Any) -> Thought | None:
        """What a bot decides; the wait for a process that is free and ready does not count."""
        run = asyncio.get_running_loop().run_in_executor
        pool = self._free.pop()
        try:
            await run(pool, get_ready, *ask[:2])
            return await asyncio.wait_for(run(pool, work, *ask), self.seconds)
        except (TimeoutError, BrokenExecutor):
            log.warning("bot %s was too slow or died", level)
            pool = self._replace(pool)
        except Exception as error:  # a bot may fail in any way; the table goes on
            log.warning("bot %s failed: %s", level, error)
        finally:
            self._free.append(pool)
        return None

    def _replace(self, pool: ProcessPoolExecutor) -> ProcessPoolExecutor:
        stop_pool(pool)
        self._pools.remove(pool)
        new = new_pool()
        self._pools.add(new)
        return new

    def close(self) -> None:
        for pool in self._pools:
            stop_pool(pool)


def new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_set_up)


def _set_up() -> None:
    """In a process of its own: the server ends it, and it ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(POLITE)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def stop_pool(pool: ProcessPoolExecutor) -> None:
    """Without waiting for whoever still thinks."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
