"""Several workers at one database: what one of them knows, the others learn."""

import time
from pathlib import Path
from random import Random

import psycopg
import pytest

from rathaus.server.database import engine_for
from rathaus.server.notices import Here
from rathaus.server.presence import FORGOTTEN_AFTER, Presence
from rathaus.server.storage import Storage
from rathaus.server.table import Table
from tests.server.inside import InsideServer
from tests.server.postgres import Postgres
from tests.server.servers import Browser, Server, wait_until
from tests.server.test_live import play_out

Pair = tuple[InsideServer, InsideServer]


def here(browser: Browser) -> list[bool]:
    return [seat["is_here"] for seat in browser.table["seats"]]


def until_here(browser: Browser, *wanted: bool) -> None:
    while here(browser) != list(wanted):
        browser.next("table")


def test_everyone_sees_everyone_here_at_any_worker(pair: Pair) -> None:
    one, other = pair
    table = one.new_table("neom", 3)
    with one.join(table) as ann, other.join(table) as watcher:
        ann.sit(0, "Ann")
        with other.join(table) as bob:
            bob.sit(2, "Bob")
            for browser in (ann, bob, watcher):
                until_here(browser, True, False, True)
        for browser in (ann, watcher):
            until_here(browser, True, False, False)
    with other.join(table) as late:
        until_here(late, False, False, False)


def test_who_was_here_before_a_worker_started_is_here(pair: Pair) -> None:
    one, _ = pair
    table = one.new_table("neom", 2)
    with one.join(table) as ann:
        ann.sit(1, "Ann")
        with InsideServer(one.database) as new, new.join(table) as watcher:
            until_here(watcher, False, True)


def test_a_second_tab_of_the_same_person_keeps_the_seat_here(inside: InsideServer) -> None:
    table = inside.new_table("neom", 2)
    with inside.join(table) as watcher:
        with inside.join(table) as first:
            secret = first.sit(0, "Ann")
            until_here(watcher, True, False)
            with inside.join(table, secret) as second:
                until_here(second, True, False)
            first.ask(type="chat", seat=0, text="still here")
            assert here(first) == [True, False]
        until_here(watcher, False, False)


def test_a_worker_that_falls_silent_is_forgotten(tmp_path: Path) -> None:
    shown: list[str] = []
    alone = Storage(engine_for(f"sqlite:///{tmp_path / 'tables.db'}"))
    presence = Presence(alone, shown.append)
    presence.note("t", frozenset({0}))
    presence.hear(Here("other", {"t": [0, 1], "u": [2]}), now=0.0)
    presence.hear(Here("third", {"t": [2]}), now=10.0)
    presence.forget_silent(FORGOTTEN_AFTER)
    assert presence.seats("t") == {0, 1, 2}
    presence.forget_silent(FORGOTTEN_AFTER + 1)
    assert (presence.seats("t"), presence.seats("u")) == ({0, 2}, set())
    presence.hear(Here("third", {"t": []}), now=20.0)
    assert presence.seats("t") == {0}
    assert shown == ["t", "t", "u", "t", "t", "u", "t"]


def test_whoever_is_forgotten_was_not_away_for_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many come and go: nobody loses a seat because of them."""
    now = [0.0]
    alone = Storage(engine_for(f"sqlite:///{tmp_path / 'tables.db'}"))
    presence = Presence(alone, lambda table: None, lambda: now[0])
    monkeypatch.setattr("rathaus.server.presence.REMEMBERED", 3)
    for number in range(5):
        now[0] = 100.0 + number
        presence.note(f"t{number}", frozenset({0}))
        presence.note(f"t{number}", frozenset())
    now[0] = 110.0
    assert [presence.away_for(f"t{number}", 0) for number in range(5)] == [9, 9, 8, 7, 6]


def test_presence_over_the_workers_of_one_address(server: Server) -> None:
    table = server.new_table("neom", 5)
    browsers = [server.join(table) for _ in range(5)]
    for seat, browser in enumerate(browsers[:4]):
        browser.sit(seat, f"P{seat}")
    for browser in browsers:
        until_here(browser, True, True, True, True, False)
    with browsers.pop(0):
        pass
    for browser in browsers:
        until_here(browser, False, True, True, True, False)
    for browser in browsers:
        with browser:
            pass


def test_a_question_has_the_same_version_at_every_worker(pair: Pair) -> None:
    one, other = pair
    table = one.new_table("neom", 3)
    with one.join(table) as ann, other.join(table) as bob, other.join(table) as cid:
        secret = ann.sit(0, "Ann")
        bob.sit(1, "Bob")
        cid.sit(2, "Cid")
        question = ann.until_asked()
        assert question
        theirs = bob.until_asked()
        assert theirs
        bob.decide(theirs, theirs["moves"][0]["move"])
        with other.join(table, secret) as again:
            assert again.until_asked() == question
            answer = again.decide(question, question["moves"][0]["move"])
            assert answer["type"] == "done", answer


def test_no_bot_moves_twice_when_two_workers_think_for_it(pair: Pair) -> None:
    one, other = pair
    table = one.new_table("neom", 4)
    with one.join(table) as ann, other.join(table) as watcher:
        ann.sit(0, "Ann")
        for seat in (1, 2, 3):
            ann.sit_bot(seat, "random")
        play_out(ann, Random(1))
        while watcher.table["status"] != "over":
            watcher.next("table")
        assert watcher.table["result"] == ann.table["result"]
    thought = [server.desk.thinkers.counts["bot_decisions"] for server in pair]
    assert min(thought) > 20
    record = one.get(f"/api/tables/{table}/record").text
    assert other.post(f"/api/replays/t-{table}/0", {}).status_code == 201
    assert record == other.get(f"/api/tables/{table}/record").text


def test_who_looks_on_sees_what_a_faster_worker_wrote(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The slower one finds its number taken, reads on, and has nothing left to write."""
    one, other = pair
    table = one.new_table("neom", 2)

    async def hear_nothing(_: str) -> None:
        pass

    with other.join(table) as watcher:
        monkeypatch.setattr(other.desk, "catch_up", hear_nothing)
        bot = {"type": "sit_bot", "seat": 0, "level": "random"}
        assert one.post(f"/api/tables/{table}", {**bot, "key": "fast"}).status_code == 200
        assert other.post(f"/api/tables/{table}", {**bot, "key": "slow"}).status_code == 409
        while watcher.table["version"] < 1:
            watcher.next("table")


def test_what_is_written_while_a_table_is_loaded_is_not_missed(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    table = one.new_table("neom", 2)
    load = other.desk._load

    def load_slowly(name: str) -> Table:
        loaded = load(name)
        bot = {"type": "sit_bot", "key": "bot", "seat": 1, "level": "random"}
        assert one.post(f"/api/tables/{table}", bot).status_code == 200
        return loaded

    monkeypatch.setattr(other.desk, "_load", load_slowly)
    assert other.get(f"/api/tables/{table}").json()["version"] == 1


def test_a_change_is_judged_by_what_any_worker_wrote(pair: Pair) -> None:
    one, other = pair
    table = one.new_table("neom", 2)
    other.get(f"/api/tables/{table}")  # from now on it has to be told
    secret = "ab" * 16
    for turn in range(10):
        sit = {"type": "sit", "key": f"sit {turn}", "seat": 0, "name": "Ann", "secret": secret}
        leave = {"type": "leave", "key": f"leave {turn}", "seat": 0}
        assert one.post(f"/api/tables/{table}", sit).status_code == 200
        left = other.post(f"/api/tables/{table}", leave, authorization=f"Seat {secret}")
        assert left.status_code == 200, left.text


def test_two_rematches_at_once_are_one(pair: Pair) -> None:
    one, other = pair
    table = one.new_table("neom", 2)
    with one.join(table) as ann, other.join(table) as bob:
        both = ann.sit(0, "Ann"), bob.sit(1, "Bob")
        with one.join(table, *both) as device:
            play_out(device, Random(2))
        for browser, seat in ((ann, 0), (bob, 1)):
            browser.send(type="rematch", key=f"again {seat}", seat=seat)
        for browser in (ann, bob):
            assert browser.next("done", "failed")["type"] == "done"
            while not browser.table["rematch"]:
                browser.next("table")
        assert ann.table["rematch"] == bob.table["rematch"]


def test_workers_hear_each_other_again_after_the_database_was_away(
    postgres: Postgres, pair: Pair
) -> None:
    one, other = pair
    table = one.new_table("neom", 2)
    with one.join(table) as ann, other.join(table) as bob:
        ann.sit(0, "Ann")
        until_here(bob, True, False)
        _send_away(postgres, one.database, seconds=3)
        for each in pair:
            wait_until(lambda each=each: each.get("/healthz").status_code == 200)
        answer = ann.ask(type="chat", seat=0, text="are you there?")
        assert answer["type"] == "done", answer
        while not bob.table["chat"]:
            bob.next("table")


def _send_away(postgres: Postgres, database: str, seconds: float) -> None:
    """Nobody is let in for a while."""
    name = database.rpartition("/")[2]
    with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")  # our own name
        everyone = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
        connection.execute(everyone, [name])
        time.sleep(seconds)
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


@pytest.mark.parametrize("name", ["%00", "a%00b", "-", "x" * 100])
def test_a_name_no_table_can_have_is_not_found(pair: Pair, name: str) -> None:
    server = pair[0]
    assert server.get(f"/api/tables/{name}").status_code == 404
    assert server.get(f"/api/replays/r-{name}").status_code == 404
    assert server.get(f"/api/tables?names={name}").json() == {"tables": []}
    table = server.new_table("neom", 2)
    body = {"type": "sit_bot", "key": "\x00", "seat": 0, "level": "random"}
    assert server.post(f"/api/tables/{table}", body).status_code == 400
