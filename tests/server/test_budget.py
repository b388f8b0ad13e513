"""One client never makes the others wait: what is costly is done once, elsewhere, and paid for."""

import time
from random import Random
from typing import Any

import httpx
import pytest

from rathaus.server import app, replaying, show
from rathaus.server.errors import TooMuch
from rathaus.server.limits import Bucket, Budget
from rathaus.server.show import lines_missing, lines_of
from tests.core.matches import random_match
from tests.server.apart import run_apart
from tests.server.inside import InsideServer
from tests.server.servers import CALL
from tests.server.test_live import play_out
from tests.server.test_votes import decide, new_table


def test_what_costs_more_lasts_longer() -> None:
    bucket = Bucket(rate=10, size=20)
    assert bucket.take(1.0, cost=50)
    assert not bucket.take(2.0)
    assert bucket.wait(2.0) == pytest.approx(2.1)
    assert bucket.take(4.2)
    bucket.spend(4.2, 100)
    assert bucket.wait(4.2) > 9


def test_a_household_pays_for_what_is_done_for_it() -> None:
    budget = Budget(rate=100, size=50)
    with budget.working("a"):
        end = time.thread_time() + 0.2
        while time.thread_time() < end:
            pass
    with pytest.raises(TooMuch):
        budget.check("a")
    budget.check("b")
    start = time.monotonic()
    run_apart(budget.wait("a"))
    assert time.monotonic() - start > 1.0
    budget.check("a")


def test_a_line_is_put_into_words_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(people=3)
    for _ in range(60):
        decide(table)
    told: list[int] = []
    original = show.line_shown

    def counted(game: Any, number: int, *rest: Any) -> Any:
        told.append(number)
        return original(game, number, *rest)

    monkeypatch.setattr(show, "line_shown", counted)
    assert lines_missing(table, "en") == table.lines > 20
    shown = [
        show.table_shown(
            table, mine=set(), seat=seat, lang="en", here=set(), log_from=0, log_restarts=True
        )
        for seat in (None, 0, 1, 2, None)
    ]
    assert told == list(range(table.lines))
    assert shown[0].log == shown[4].log
    assert shown[0].log != shown[1].log
    decide(table)
    lines_of(table, "en")
    assert told == list(range(table.lines))
    assert lines_missing(table, "en") == 0
    assert lines_missing(table, "de") == table.lines


def test_words_are_forgotten_when_nobody_looks(inside: InsideServer) -> None:
    table = inside.new_table("neom", 2)
    with inside.join(table) as both:
        both.sit(0, "Ann")
        both.sit(1, "Bob")
        play_out(both, Random(1), most=6)
        room = inside.desk.rooms.get(table)
        assert room
        assert room.table.rendered
    while room.guests:
        time.sleep(0.02)
    assert not room.table.rendered


def test_a_replay_is_made_once_and_elsewhere(
    inside: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: list[str] = []
    original = replaying.Replayers._work

    async def counted(self: Any, show: Any, *args: Any) -> Any:
        worked.append(show.__name__)
        return await original(self, show, *args)

    monkeypatch.setattr(replaying.Replayers, "_work", counted)
    text = random_match(2, "budget").record().dumps()
    kept = httpx.post(f"{inside.url}/api/records", content=text, **CALL)
    assert kept.status_code == 201, kept.text
    name = kept.json()["id"]
    for _ in range(4):
        assert inside.get(f"/api/replays/{name}").status_code == 200
        assert inside.get(f"/api/replays/{name}/5").status_code == 200
    assert worked == ["check_finished", "replay_of", "position_of"]
    wrong = httpx.post(f"{inside.url}/api/records", content=text.replace("seed", "sead"), **CALL)
    assert (wrong.status_code, wrong.json()["line"]) == (400, 1)


def test_a_replay_that_takes_too_long_is_refused(
    inside: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replaying, "WITHIN", 0.0)
    text = random_match(2, "too long").record().dumps()
    answer = httpx.post(f"{inside.url}/api/records", content=text, **CALL)
    assert answer.status_code == 429
    monkeypatch.undo()
    assert httpx.post(f"{inside.url}/api/records", content=text, **CALL).status_code == 201


def test_a_greedy_client_waits_and_the_others_do_not(
    inside: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = inside.new_table("neom", 2)
    greedy = {"x-forwarded-for": "192.0.2.1"}
    monkeypatch.setattr(inside.desk, "budget", Budget(rate=5, size=20))
    monkeypatch.setattr(app, "SLOWED_BY", 0.0)
    codes = [inside.get(f"/api/tables/{table}", **greedy).status_code for _ in range(60)]
    assert 429 in codes
    assert codes[0] == 200
    assert inside.get(f"/api/tables/{table}").status_code == 200
