"""Starting, stopping, killing and copying a server, as whoever runs it does."""

import json
import sqlite3
import subprocess
import threading
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.servers import PATIENCE, RATHAUS, Browser, Server, wait_until
from tests.server.test_live import play_out

SERVICE_RESTARTS = 1012  # the close code that tells a page to come back


def choose(browser: Browser) -> None:
    """The first answer to the open question, in as many small decisions as it takes."""
    seat = browser.table["seat"]
    while question := browser.table["question"]:
        answer = browser.decide(question, question["moves"][0]["move"])
        assert answer["type"] == "done", answer
        if browser.table["seat"] != seat or browser.table["seats"][seat]["in_turn"] is False:
            return


@pytest.mark.thorough
def test_an_answer_to_a_question_asked_before_a_kill_is_taken(database: str) -> None:
    """All choose at once; others have answered before and after the server was killed."""
    server = Server(database, workers=1 if database.startswith("sqlite") else 2)
    server.start()
    table = server.new_table("neom", 4)
    with server.join(table) as ann:
        secret = ann.sit(0, "Ann")
        others = []
        for seat in (1, 2, 3):
            with server.join(table) as other:
                others.append(other.sit(seat, f"P{seat}"))
        question = ann.until_asked()
        assert question
    with server.join(table, others[0]) as bob:
        choose(bob)
    server.kill()
    server.start()
    with server.join(table, others[1]) as cid:
        choose(cid)
        newest = cid.table["version"]
    assert newest > question["version"]
    with server.join(table, secret) as ann:
        assert ann.table["question"] == question
        answer = ann.decide(question, question["moves"][0]["move"])
        assert answer["type"] == "done", answer
    server.stop()


@dataclass
class Player:
    """Decides until the server goes away."""

    server: Server
    table: str
    secret: str = ""
    acknowledged: int = 0
    close_code: int = 0

    def play(self) -> None:
        with self.server.join(self.table) as browser:
            self.secret = browser.sit(0, "Ann")
            try:
                self._decide(browser)
            except ConnectionClosed as error:
                self.close_code = error.rcvd.code if error.rcvd else 0

    def _decide(self, browser: Browser) -> None:
        while question := browser.until_asked():
            answer = browser.decide(question, question["moves"][0]["move"])
            self.acknowledged = answer["version"]


@pytest.mark.thorough
def test_told_to_stop_it_keeps_what_it_acknowledged_and_ends_well(database: str) -> None:
    server = Server(database, workers=1 if database.startswith("sqlite") else 2)
    server.start()
    player = Player(server, server.new_table("hamburg", 1))
    playing = threading.Thread(target=player.play)
    playing.start()
    wait_until(lambda: player.acknowledged > 5)
    server.stop()
    assert server.process.returncode == 0
    playing.join(PATIENCE)
    assert player.close_code == SERVICE_RESTARTS
    server.start()
    with server.join(player.table, player.secret) as ann:
        assert ann.table["version"] >= player.acknowledged
        assert play_out(ann, Random(1), most=5) == 5
    server.stop()


@pytest.mark.thorough
def test_logs_are_lines_of_json_that_tell_no_secret(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    held: set[str] = set()
    with Server(f"sqlite:///{database}") as server:
        table = server.new_table("neom", 2)
        with server.join(table) as ann:
            secret = ann.sit(0, "Ann Onymous")
            ann.sit_bot(1, "random")
            while question := ann.until_asked():
                held.update(each["move"].partition(":")[2] for each in question["moves"])
                ann.ask(type="move", seat=0, version=question["version"], move="nonsense")
                ann.decide(question, question["moves"][-1]["move"])
        server.post(f"/api/tables/{table}", {"type": "chat", "text": "not like this"})
    logged = server.logged()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert all({"at", "level", "from", "text"} <= line.keys() for line in lines)
    told = [line["text"] for line in lines if line["from"] == "rathaus.desk"]
    for text in (f"{table}: neom for 2", f"{table}: playing", f"{table}: over"):
        assert f"table {text}" in told
    hidden = [secret, _seed(database), "Ann Onymous", *(each for each in held if len(each) > 4)]
    assert len(hidden) > 20
    assert [each for each in hidden if each in logged] == []


def _seed(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        (header,) = connection.execute("SELECT header FROM tables").fetchone()
    seed: str = json.loads(header)["seed"]
    return seed


def test_bots_end_with_the_server_even_if_it_is_killed(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table = server.new_table("neom", 2)
        with server.join(table) as ann:
            ann.sit(0, "Ann")
            ann.sit_bot(1, "random")
            play_out(ann, Random(1), most=3)
        group = server.process.pid
        assert len(_processes(group)) > 1
        server.process.kill()
        server.process.wait(PATIENCE)
        wait_until(lambda: not _processes(group))


def _processes(group: int) -> list[str]:
    listed = subprocess.run(
        ["ps", "-eo", "pgid=,stat="], capture_output=True, text=True, check=True
    )
    found = [line.split() for line in listed.stdout.splitlines()]
    return [state for each, state in found if int(each) == group and not state.startswith("Z")]


# -- copies -----------------------------------------------------------------------------------


@pytest.mark.thorough
def test_a_copy_made_while_people_play_can_be_played_on(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        tables = {server.new_table("neom", 1): "" for _ in range(4)}
        stop = threading.Event()
        players = [threading.Thread(target=_play, args=(server, tables, t, stop)) for t in tables]
        for player in players:
            player.start()
        wait_until(lambda: all(tables.values()))
        copies = [tmp_path / f"copy{number}.db" for number in range(3)]
        for copy in copies:
            assert _back_up(server.database, copy).returncode == 0
        stop.set()
        for player in players:
            player.join(PATIENCE)
    with Server(f"sqlite:///{copies[-1]}") as server:
        for table, secret in tables.items():
            with server.join(table, secret) as ann:
                assert ann.table["version"] >= 1
                assert play_out(ann, Random(1)) >= 0
                assert ann.table["status"] == "over"


def _play(server: Server, tables: dict[str, str], table: str, stop: threading.Event) -> None:
    with server.join(table) as ann:
        secret = ann.sit(0, "Ann")
        rng = Random(table)
        while (question := ann.until_asked()) and not stop.is_set():
            ann.decide(question, rng.choice(question["moves"])["move"])
            tables[table] = secret


def _back_up(database: str, target: Path) -> "subprocess.CompletedProcess[str]":
    command = [RATHAUS, "backup", str(target), "--database", database]
    return subprocess.run(command, capture_output=True, text=True, check=False)
