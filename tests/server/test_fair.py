"""A household that wants much waits for itself, not the others for it."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from rathaus.server.bots import Thinkers
from rathaus.server.desk import FEW_LINES
from rathaus.server.errors import TooMuch
from rathaus.server.fair import Turns
from rathaus.server.replaying import MOST_OF_ONE, Replayers
from rathaus.server.storage import LOADERS
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

    async def think(self: Thinkers, level: str, *ask: object) -> None:
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


def echo(text: str) -> str:
    return text


def test_replays_of_one_household_keep_no_other_waiting() -> None:
    """One is at work, five wait, more are refused; somebody else's comes next but one."""
    shown: list[str] = []

    async def wish(replayers: Replayers, who: str, text: str) -> bool:
        try:
            shown.append((await replayers.show(who, echo, text)).decode())
        except TooMuch:
            return False
        return True

    async def all_at_once() -> None:
        replayers = Replayers()
        theirs = [wish(replayers, "greedy", f"{number}") for number in range(MOST_OF_ONE + 3)]
        granted = await asyncio.gather(*theirs, wish(replayers, "ann", "hers"))
        replayers.close()
        assert granted == [True] * (MOST_OF_ONE + 1) + [False] * 2 + [True]

    run_apart(all_at_once())
    assert shown.index('"hers"') == 2


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


def test_however_many_come_at_once_a_table_is_hardly_read_twice(
    inside: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = inside.new_table("neom", 2)
    loaded: list[str] = []
    load = inside.desk._load

    def slow(name: str) -> Table:
        loaded.append(name)
        time.sleep(0.3)
        return load(name)

    monkeypatch.setattr(inside.desk, "_load", slow)
    with ThreadPoolExecutor(20) as pool:
        jobs = [pool.submit(inside.get, f"/api/tables/{table}") for _ in range(20)]
        assert {job.result().status_code for job in jobs} == {200}
    assert len(loaded) <= LOADERS


def test_who_waits_for_a_turn_keeps_no_table(inside: InsideServer) -> None:
    """Else one who looks on could stop the game with work that waits elsewhere."""
    name = inside.new_table("hamburg", 1)
    turns = inside.desk.long_work
    with inside.join(name) as ann:
        ann.sit(0, "Ann")
        room = inside.desk.rooms.get(name)
        assert room
        for _ in range(60):
            question = ann.until_asked()
            assert question
            ann.decide(question, question["moves"][0]["move"])
        assert room.table.lines > FEW_LINES
        free, turns._free = turns._free, 0
        with ThreadPoolExecutor(1) as pool:
            reads = pool.submit(inside.get, f"/api/tables/{name}?lang=de", **GREEDY)
            wait_until(lambda: turns.waiting == 1)
            question = ann.until_asked()
            assert question
            assert ann.decide(question, question["moves"][0]["move"])["type"] == "done"
            assert not reads.done()
            turns._free = free - 1
            waiting = next(iter(turns._lines.values()))[0]
            waiting.get_loop().call_soon_threadsafe(turns._next)
            assert reads.result().json()["log"][0]["text"]
