"""A game of a file of one's own, on a real server: nothing here knows it but the file."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from rathaus.registry import VARIABLE
from tests.server.postgres import Postgres
from tests.server.servers import Browser, Server

TEMPLATE = Path(__file__).parents[1] / "template_game.py"


class OwnGameServer(Server):
    environment: ClassVar = {VARIABLE: f"{TEMPLATE}:HighCard"}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("own") / "tables.db"
    with OwnGameServer(f"sqlite:///{path}") as running:
        yield running


def test_it_is_offered_with_the_bots_that_can_play_it(own: Server) -> None:
    games = {game["name"]: game for game in own.get("/api/games?lang=nl").json()["games"]}
    assert games["high_card"]["title"] == "Hoge kaart"
    assert games["high_card"]["bots"] == ["random"]
    assert games["neom"]["bots"] == ["random", "beginner", "easy", "medium", "hard"]


def test_its_catalogue_is_shown(own: Server) -> None:
    words = own.get("/api/games/high_card/words?lang=de").json()
    assert words["pieces"]["17"]["name"] == "Die 17"
    assert words["fields"]["hand"]["place"] == "hand"
    assert own.get("/api/games/nothing/words").status_code == 400


def play_through(browser: Browser) -> list[dict[str, Any]]:
    questions = []
    while question := browser.until_asked():
        questions.append(question)
        assert browser.decide(question, question["moves"][0]["move"])["type"] == "done"
    return questions


def test_it_is_played_to_the_end_with_a_bot(own: Server) -> None:
    with own.join(own.new_table("high_card", 2)) as browser:
        browser.sit(0, "Ann")
        answer = browser.ask(type="sit_bot", seat=1, level="easy")
        assert (answer["type"], answer["code"]) == ("failed", "not_allowed")
        browser.sit_bot(1, "random")
        first, second, *_ = play_through(browser)
        move = first["moves"][0]
        key = move["move"].partition(":")[2]
        assert move["targets"] == [{"kind": "piece", "key": key, "field": "", "seat": None}]
        bold = second["moves"][1]
        effect = {"kind": "lose", "what": "points", "amount": 1, "seat": None}
        assert (bold["kind"], bold["text"], bold["effects"]) == ("bold", "Bold", [effect])
        assert browser.table["result"]["sheets"][0].keys() == {"points", "total"}
        last = browser.table["log"][-1]
        assert last["kind"] == "card_played"
        assert last["data"].keys() == {"card", "bold", "gain"}
        assert {mark["kind"] for mark in last["marks"]} == {"piece", "seat"}
        replay = own.get(f"/api/replays/t-{browser.table['id']}?lang=de").json()
        assert replay["title"] == "Hohe Karte"


def test_several_workers_and_their_bots_know_it(postgres: Postgres) -> None:
    with OwnGameServer(postgres.new_database(), workers=2) as server:
        for _ in range(3):  # they are not always answered by the same worker
            with server.join(server.new_table("high_card", 3)) as browser:
                browser.sit(0, "Ann")
                browser.sit_bot(1, "random")
                browser.sit_bot(2, "random")
                play_through(browser)
                assert browser.table["status"] == "over"


def test_a_server_without_the_file_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with OwnGameServer(database) as before:
        gone = before.new_table("high_card", 2)
        kept = before.new_table("neom", 2)
    with Server(database) as after:
        listed = after.get(f"/api/tables?names={gone},{kept}").json()["tables"]
        assert [table["id"] for table in listed] == [kept]
        assert [table["id"] for table in after.get("/api/tables").json()["tables"]] == [kept]
        refused = after.get(f"/api/tables/{gone}")
        assert (refused.status_code, refused.json()["code"]) == (410, "outdated")
