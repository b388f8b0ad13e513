"""Wrong and hostile requests: a clear error, and nothing changes."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rathaus.core.records import loads
from tests.server.inside import InsideServer
from tests.server.servers import CALL, PATIENCE, Browser, Server

GOLDEN = Path(__file__).parents[1] / "golden"

SECRET = "ab" * 16


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("api") / "tables.db"
    with Server(f"sqlite:///{path}") as server:
        yield server


def sit(server: Server, table: str, seat: int, secret: str = SECRET) -> httpx.Response:
    name = ("Ann", "Bob", "Cid", "Dan", "Eve")[seat]
    body = {"type": "sit", "key": f"sit {seat}", "seat": seat, "name": name, "secret": secret}
    return server.post(f"/api/tables/{table}", body)


def change(server: Server, table: str, secret: str = SECRET, **body: Any) -> httpx.Response:
    return server.post(f"/api/tables/{table}", body, authorization=f"Seat {secret}")


def test_games_and_open_tables_are_listed(running: Server) -> None:
    games = running.get("/api/games?lang=de").json()
    assert {"neom", "hamburg"} <= {game["name"] for game in games["games"]}
    assert all("easy" in game["bots"] for game in games["games"])
    neom = next(game for game in games["games"] if game["name"] == "neom")
    assert neom["about"][-1].startswith("1–5 Spieler · etwa 45 Minuten")
    table = running.new_table("neom", 3)
    listed = running.get("/api/tables").json()["tables"]
    assert table in [each["id"] for each in listed]


def test_names_of_tables_cannot_be_guessed(running: Server) -> None:
    names = {running.new_table("neom", 2) for _ in range(3)}
    assert len(names) == 3
    assert all(len(name) == 16 and int(name, 16) >= 0 for name in names)  # 64 bits


def test_a_table_can_be_played_over_http_alone(running: Server) -> None:
    table = running.new_table("neom", 2)
    assert sit(running, table, 0).status_code == 200
    bot = change(running, table, type="sit_bot", key="bot", seat=1, level="random")
    assert bot.status_code == 200
    mine = {"authorization": f"Seat {SECRET}"}
    shown = running.get(f"/api/tables/{table}", **mine).json()
    while not shown["question"]:
        shown = running.get(f"/api/tables/{table}?after={shown['version']}", **mine).json()
    question = shown["question"]
    answer = change(
        running,
        table,
        type="move",
        key="m",
        seat=0,
        version=question["version"],
        move=question["moves"][0]["move"],
    )
    assert answer.json()["type"] == "done"
    version = answer.json()["version"]
    newer = running.get(f"/api/tables/{table}?after={version - 1}&log_from=2", **mine).json()
    assert newer["version"] >= version
    assert all(line["number"] >= 2 for line in newer["log"])


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"game": "chess", "players": 2}, "there is no game"),
        ({"game": "neom", "players": 9}, "players"),
        ({"game": "neom"}, "players"),
        ({"game": "neom", "players": "two"}, "int"),
        ({"game": "neom", "players": 2, "options": {"colour": 1}}, "colour"),
        ({"game": "neom", "players": 2, "seed": "mine"}, "seed"),
        ([], "object"),
    ],
)
def test_a_table_that_cannot_be_is_refused(running: Server, body: Any, says: str) -> None:
    before = running.get("/healthz").json()["tables"]
    answer = running.post("/api/tables", body)
    assert 400 <= answer.status_code < 500
    assert says in answer.json()["message"]
    assert running.get("/healthz").json()["tables"] == before


def test_foreign_secrets_move_nothing(running: Server) -> None:
    table = running.new_table("neom", 2)
    sit(running, table, 0)
    sit(running, table, 1, "cd" * 16)
    move = {"type": "move", "key": "x", "version": 2, "seat": 1, "move": "pick:zoo"}
    assert change(running, table, **move).status_code == 403
    assert change(running, table, secret="ef" * 16, **move).status_code == 403
    assert sit(running, table, 0).json()["version"] == 1  # the key was used before
    assert sit(running, table, 0, "ef" * 16).json()["code"] == "not_allowed"  # by somebody else
    shown = running.get(f"/api/tables/{table}", authorization="Seat " + "ef" * 16).json()
    assert shown["seat"] is None
    assert shown["version"] == 2


def test_a_taken_seat_stays_taken(running: Server) -> None:
    table = running.new_table("neom", 3)
    sit(running, table, 0)
    other = {"type": "sit", "key": "other", "seat": 0, "name": "Eve", "secret": "ef" * 16}
    answer = running.post(f"/api/tables/{table}", other)
    assert answer.status_code == 409
    assert "taken by Ann" in answer.json()["message"]


def test_a_foreign_page_may_not_post_or_listen(running: Server) -> None:
    body = {"game": "neom", "players": 2}
    answer = running.post("/api/tables", body, origin="https://evil.example")
    assert answer.status_code == 403
    table = running.new_table("neom", 2)
    address = f"ws://127.0.0.1:{running.port}/api/tables/{table}/live"
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(address, origin="https://evil.example") as socket,  # type: ignore[arg-type]
    ):
        socket.recv(timeout=PATIENCE)


def test_every_answer_carries_the_protecting_headers(running: Server) -> None:
    for path in ("/healthz", "/api/games", "/api/tables/none", "/nothing"):
        headers = running.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_what_is_too_long_is_refused(running: Server) -> None:
    table = running.new_table("neom", 2)
    long = {"type": "chat", "key": "k", "seat": 0, "text": "x" * 100_000}
    assert running.post(f"/api/tables/{table}", long).status_code == 413
    assert running.post("/api/tables", {"game": "x" * 20_000}).status_code == 413


def test_a_finished_game_can_be_replayed_and_gone_on_with(running: Server) -> None:
    table = running.new_table("neom", 2)
    with running.join(table) as ann:
        ann.sit(0, "Ann")
        ann.sit_bot(1, "random")
        rng = Random(1)
        while question := ann.until_asked():
            ann.decide(question, rng.choice(question["moves"])["move"])
    record = running.get(f"/api/tables/{table}/record").text
    uploaded = httpx.post(f"{running.url}/api/records", content=record, timeout=PATIENCE)
    assert uploaded.status_code == 201, uploaded.text
    for name in (f"t-{table}", uploaded.json()["id"]):
        replay = running.get(f"/api/replays/{name}").json()
        assert replay["draws_verified"] > 10
        assert running.get(f"/api/replays/{name}/record").text == record
        middle = len(replay["decisions"]) // 2
        position = running.get(f"/api/replays/{name}/{middle}?seat=0&lang=nl").json()
        assert position["view"]["seat"] == 0
        assert running.get(f"/api/replays/{name}/{len(replay['decisions']) + 1}").status_code == 404
        new = running.post(f"/api/replays/{name}/{middle}", {}).json()["id"]
        with running.join(new) as ann:
            ann.sit(0, "Ann")
            ann.sit_bot(1, "random")
            while question := ann.until_asked():
                ann.decide(question, rng.choice(question["moves"])["move"])
        again = running.get(f"/api/tables/{new}/record").text
        assert json.loads(again.split("\n", 1)[0])["opening"] == middle


def test_a_changed_record_is_refused_with_its_line(running: Server) -> None:
    answer = httpx.post(f"{running.url}/api/records", content="{}", timeout=PATIENCE)
    assert answer.status_code == 400
    assert answer.json()["line"] == 1
    assert answer.json()["message"]


def test_no_record_and_no_replay_before_the_end(running: Server) -> None:
    table = running.new_table("neom", 2)
    for seat in (0, 1):  # then the game is on
        sit(running, table, seat)
        mine = {"authorization": f"Seat {SECRET}"}
        for path in (f"tables/{table}/record", f"replays/t-{table}", f"replays/t-{table}/record"):
            assert running.get(f"/api/{path}", **mine).status_code == 409
        for number in (0, 1, 10**6):
            path = f"/api/replays/t-{table}/{number}"
            assert running.get(f"{path}?seat=0", **mine).status_code == 409
            assert running.post(path, {}, **mine).status_code == 409


@pytest.mark.parametrize("number", ["-1", "1.5", "x", "%00", "9" * 5000, "\u0663"])
def test_a_position_has_a_small_whole_number(running: Server, number: str) -> None:
    path = f"/api/replays/r-x/{number}"
    assert 400 <= running.get(path).status_code < 500
    assert 400 <= running.post(path, {}).status_code < 500


@pytest.mark.parametrize("name", ["", "x" * 61, 7, None, ["Ann"]])
def test_a_record_names_its_players(running: Server, name: Any) -> None:
    record = loads(min((GOLDEN / "neom").glob("*.jsonl")).read_text(encoding="utf-8"))
    named = replace(record, seats=(name, *record.seats[1:]))
    answer = httpx.post(f"{running.url}/api/records", content=named.dumps(), **CALL)
    assert answer.status_code == 400
    assert "name of a player" in answer.json()["message"]


# -- fuzz -------------------------------------------------------------------------------------

_PIECES: list[Any] = [
    None, True, -1, 0, 1, 10**30, 1.5, "", "x", "pick:zoo", "<script>alert(1)</script>",
    "../../etc/passwd", "' OR 1=1 --", "\x00", "\ud83d", [], {}, [[]], {"seat": 0}, "move", "sit",
]  # fmt: skip
_FIELDS = ["type", "key", "seat", "version", "move", "name", "secret", "level", "text", "what"]


def _nonsense(rng: Random) -> Any:
    if rng.random() < 0.2:
        return rng.choice(_PIECES)
    body = {field: rng.choice(_PIECES) for field in rng.sample(_FIELDS, rng.randrange(8))}
    if rng.random() < 0.8:
        kinds = ["move", "sit", "undo", "chat", "vote", "propose", "leave", "sit_bot", "hello"]
        body["type"] = rng.choice(kinds)
    if rng.random() < 0.8:
        body |= {"key": f"k{rng.random()}", "seat": rng.choice([0, 1, 5]), "version": 2}
    return body


def test_nonsense_is_answered_and_changes_nothing(running: Server) -> None:
    table = running.new_table("neom", 2)
    sit(running, table, 0)
    sit(running, table, 1, "cd" * 16)
    before = running.get(f"/api/tables/{table}").json()
    rng = Random(5)
    with httpx.Client(base_url=running.url, timeout=PATIENCE) as client:
        for _ in range(600):
            body = json.dumps(_nonsense(rng)).encode()
            if rng.random() < 0.2:
                body = body[: rng.randrange(len(body) + 1)] + bytes(rng.randrange(4))
            path = rng.choice([f"/api/tables/{table}", "/api/tables", "/api/records"])
            path = rng.choice([path, path, "/api/tables/..%2f..%2fetc", f"{path}/live", "/api/x"])
            answer = client.post(path, content=body)
            assert 400 <= answer.status_code < 500, (path, body, answer.text)
            assert "Traceback" not in answer.text
    after = running.get(f"/api/tables/{table}").json()
    for seat in before["seats"] + after["seats"]:
        del seat["is_here"], seat["replace_in"]  # time has passed
    assert after == before


@pytest.mark.parametrize("name", [b"x\xff", b"x\\ud83d", b"x\x00"])
def test_what_is_no_text_is_a_bad_message(running: Server, name: bytes) -> None:
    table = running.new_table("neom", 2)
    body = {"type": "sit", "key": "k", "seat": 0, "name": "NAME", "secret": SECRET}
    content = json.dumps(body).encode().replace(b"NAME", name)
    answer = httpx.post(f"{running.url}/api/tables/{table}", content=content, **CALL)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_nonsense_on_the_socket_is_answered_and_changes_nothing(running: Server) -> None:
    table = running.new_table("neom", 2)
    sit(running, table, 0)
    sit(running, table, 1, "cd" * 16)
    rng = Random(6)
    with running.join(table) as browser:
        before = browser.table
        for _ in range(300):
            browser.socket.send(json.dumps(_nonsense(rng)))
            message = browser.next("failed", "table")
            assert message["type"] == "failed" or message["version"] == before["version"]
    assert running.get(f"/api/tables/{table}").json()["version"] == before["version"]


def test_a_socket_without_hello_or_with_a_wrong_table_is_closed(running: Server) -> None:
    address = f"ws://127.0.0.1:{running.port}/api/tables/none/live"
    with connect(address) as socket:
        socket.send(json.dumps({"type": "hello"}))
        assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "not_found"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
    with connect(address) as socket:
        socket.send("what?")
        assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "bad_message"


@pytest.mark.thorough
def test_too_many_messages_end_the_connection(tmp_path: Path) -> None:
    with InsideServer(f"sqlite:///{tmp_path / 'few.db'}", requests=5) as server:
        table = server.new_table("neom", 2)
        with server.join(table) as browser, pytest.raises(ConnectionClosed):
            _look_often(browser)


def _look_often(browser: Browser) -> None:
    for _ in range(100):
        browser.send(type="look", lang="en")
        browser.next("table", "failed")
