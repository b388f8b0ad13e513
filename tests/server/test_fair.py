"""A household that wants much waits for itself, not the others for it."""

import asyncio

import pytest

from rathaus.server.bots import Thinkers
from rathaus.server.fair import Turns
from rathaus.server.table import Table
from tests.server.apart import run_apart
from tests.server.inside import InsideServer
from tests.server.servers import wait_until
from tests.server.test_votes import new_table

GREEDY = {"x-forwarded-for": "192.0.2.9"}


async def serve(turns: Turns, who: str, served: list[str]) -> None:
    async with turns.turn(who):
        served.append(who)
        await asyncio.sleep(0)


def test_households_take_turns() -> None:
    served: list[str] = []

    async def all_at_once() -> None:
        turns = Turns(1)
        wanted = ["greedy"] * 50 + ["ann", "bob", "ann"]
        async with turns.turn("first"):
            tasks = [asyncio.create_task(serve(turns, who, served)) for who in wanted]
            await asyncio.sleep(0)
            assert (turns.waiting, turns.waiting_for("greedy")) == (53, 50)
        await asyncio.gather(*tasks)
        assert turns.waiting == 0

    run_apart(all_at_once())
    assert served[:5] == ["greedy", "ann", "bob", "greedy", "ann"]
    assert len(served) == 53


def test_who_gives_up_waiting_blocks_nobody() -> None:
    served: list[str] = []

    async def some_go() -> None:
        turns = Turns(2)
        async with turns.turn("a"), turns.turn("b"):
            tasks = [asyncio.create_task(serve(turns, who, served)) for who in "cdcde"]
            await asyncio.sleep(0)
            for gone in (tasks[0], tasks[4]):
                gone.cancel()
        tasks[1].cancel()  # its turn has come just now
        await asyncio.gather(*tasks, return_exceptions=True)
        assert turns.waiting == 0
        async with turns.turn("a"), turns.turn("b"):  # both places are free again
            assert turns.waiting == 0

    run_apart(some_go())
    assert sorted(served) == ["c", "d"]


def test_bots_of_many_tables_keep_no_other_bot_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of bots alone play on by themselves, and somebody may set hundreds of them."""
    order: list[str] = []

    async def think(self: Thinkers, level: str, ask: tuple[object, ...]) -> None:
        order.append(level)
        await asyncio.sleep(0)

    async def all_at_once() -> None:
        thinkers = Thinkers(1, 1.0)
        monkeypatch.setattr(Thinkers, "_think", think)
        theirs, ours = new_table(people=0, bots=2), new_table(people=0, bots=2)
        seat = ours.bots_in_turn()[0]
        ours.seats[seat].level = "easy"
        wanted = [thinkers.choose(theirs, seat, "greedy") for _ in range(50)]
        await asyncio.gather(*wanted, thinkers.choose(ours, seat, "ann"))
        thinkers.close()

    run_apart(all_at_once())
    assert order.index("easy") <= 2
    assert len(order) == 51


def test_bots_play_for_whoever_has_set_the_table(
    inside: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    owners: list[str] = []
    choose = inside.desk.thinkers.choose

    async def noted(table: Table, seat: int, owner: str = "") -> int:
        owners.append(owner)
        return await choose(table, seat, owner)

    monkeypatch.setattr(inside.desk.thinkers, "choose", noted)
    body = {"game": "neom", "players": 1, "public": False}
    table = inside.post("/api/tables", body, **GREEDY).json()["id"]
    bot = {"type": "sit_bot", "key": "k", "seat": 0, "level": "random"}
    assert inside.post(f"/api/tables/{table}", bot).status_code == 200
    wait_until(lambda: len(owners) > 0)
    assert set(owners) == {inside.desk.storage.owner(table)}
    other = inside.new_table("neom", 1)
    assert inside.desk.storage.owner(other) not in owners
