"""One client never makes the others wait: what is costly is done once, elsewhere, and paid for."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx
import pytest

from rathaus.server import app, once, replaying, show, tolls
from rathaus.server.entries import AnyEntry, Left, Moved, Returned, Undone
from rathaus.server.errors import NotAllowed, TooMuch
from rathaus.server.limits import Bucket, Budget
from rathaus.server.show import lines_missing, lines_of
from rathaus.server.table import Table
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
        burn(0.2)
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


@pytest.mark.parametrize("game", ["bruges", "hamburg"])
def test_who_takes_back_and_goes_away_over_and_over_gives_nobody_work(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines that were told before are not put into words again, and are still the right ones."""
    table, rng, told, back = new_table(people=2, game=game), Random(game), list[int](), 0
    original = show.line_shown

    def counted(game: Any, number: int, *rest: Any) -> Any:
        told.append(number)
        return original(game, number, *rest)

    def try_to(*entries: AnyEntry) -> bool:
        try:
            for entry in entries:
                table.apply(entry)
        except NotAllowed:
            return False
        return True

    monkeypatch.setattr(show, "line_shown", counted)
    while table.status == "playing" and back < 30:
        assert table.match
        seat = table.match.state.turn()[0]
        moves = table.match.state.moves(seat)
        table.apply(Moved(seat, table.notation(rng.choice(moves))))
        lines_of(table, "en")
        told.clear()
        try_to(Left(seat, "easy"), Returned(seat))
        back += try_to(Undone(seat))
        lines = [line for _, line in lines_of(table, "en")]
        assert len(told) < 10
        told.clear()
        table.rendered.clear()
        assert lines == [line for _, line in lines_of(table, "en")]
    assert back
    assert table.lines > 60


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

    async def counted(self: Any, who: str, show: Any, *args: Any) -> Any:
        worked.append(show.__name__)
        return await original(self, who, show, *args)

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


def test_the_shelf_of_replays_knows_what_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants the same at the same time gets it from there, and it stays of use."""
    replayers, worked = replaying.Replayers(), list[int]()
    pool = ThreadPoolExecutor(1)

    def place(text: str, number: int) -> str:
        worked.append(number)
        return text

    async def show_all() -> None:
        for number in range(20):
            same = (replayers.show("a", place, "x" * 1000, number) for _ in range(5))
            await asyncio.gather(*same)

    monkeypatch.setattr(replaying, "new_pool", lambda: pool)
    monkeypatch.setattr(replaying, "KEPT", 10_000)
    run_apart(show_all())
    assert worked == list(range(20))
    assert replayers._size == sum(map(len, replayers._shelf.values())) <= 10_000
    pool.shutdown()


def test_what_clients_name_is_not_kept_without_end(inside: InsideServer) -> None:
    table = inside.new_table("neom", 2)
    with inside.join(table) as ann:
        ann.sit(0, "Ann")
        room = inside.desk.rooms.get(table)
        assert room
        for line in range(30):
            assert inside.get(f"/api/tables/{table}?log_from={line}").status_code == 200
        assert 0 < len(room.table.once._made) <= once.KEPT
    while room.guests:
        time.sleep(0.02)
    assert inside.get(f"/api/tables/{table}").status_code == 200
    assert not room.table.once._made


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


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/games/hamburg/words", "/metrics", "/", "/nothing"]
)
def test_whatever_is_sent_is_paid_for(
    inside: InsideServer, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    purse = Budget(rate=0.001, size=100)
    monkeypatch.setattr(inside.desk, "budget", purse)
    before = left(purse)
    answer = inside.get(path, **{"accept-encoding": "identity"})
    paid = before - left(purse)
    assert paid == pytest.approx(tolls.ASKING + len(answer.content) / tolls.PACKED, abs=0.1)


@pytest.mark.parametrize(
    ("origin", "body"), [("http://evil.example", ""), ("", "x" * 2 * app.LONGEST_BODY)]
)
def test_what_is_refused_at_the_door_is_paid_for(
    inside: InsideServer, monkeypatch: pytest.MonkeyPatch, origin: str, body: str
) -> None:
    purse = Budget(rate=0.001, size=100)
    monkeypatch.setattr(inside.desk, "budget", purse)
    before = left(purse)
    head = {"origin": origin} if origin else {}
    answer = inside.post("/api/tables", body, **head)
    assert answer.status_code in (403, 413)
    assert before - left(purse) >= tolls.ASKING


def left(budget: Budget) -> float:
    return budget._purses._bucket("127.0.0.1").level


@pytest.mark.parametrize("over", ["socket", "http"])
def test_what_is_considered_and_done_is_paid_for(
    inside: InsideServer, monkeypatch: pytest.MonkeyPatch, over: str
) -> None:
    """The work itself, however short the message."""
    table = inside.new_table("neom", 1)
    with inside.join(table) as ann:
        mine = {"authorization": f"Seat {ann.sit(0, 'Ann')}"}
        question = ann.until_asked()
        assert question
        purse = Budget(rate=0.001, size=1000)
        monkeypatch.setattr(inside.desk, "budget", purse)
        monkeypatch.setattr(Table, "check_seat", lambda *_: burn(0.05))
        path = [question["moves"][0]["move"]]
        asks = {"type": "consider", "seat": 0, "version": question["version"], "path": path}
        chats = {"type": "chat", "seat": 0, "key": "k", "text": "hello"}
        for number, message in enumerate((asks, chats), 1):
            if over == "socket":
                ann.send(**message)
                ann.next("considered", "failed", "done")
            else:
                place = "/consider" if message is asks else ""
                inside.post(f"/api/tables/{table}{place}", message, **mine)
            assert 1000 - left(purse) >= 50 * number


def burn(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass
