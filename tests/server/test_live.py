"""People and bots at a table, over the WebSocket."""

from random import Random

import pytest

import rathaus
from tests.server.servers import Browser, Server


def play_out(browser: Browser, rng: Random, most: int = 10_000) -> int:
    """Decide at random until the game is over; how often."""
    for count in range(most):
        question = browser.until_asked()
        if question is None:
            return count
        answer = browser.decide(question, rng.choice(question["moves"])["move"])
        assert answer["type"] == "done", answer
    return most


@pytest.mark.parametrize("game", rathaus.games())
def test_a_person_and_bots_play_a_whole_game(quick_server: Server, game: str) -> None:
    table = quick_server.new_table(game, 2)
    with quick_server.join(table) as browser:
        browser.sit(0, "Ann")
        browser.sit_bot(1, "random")
        assert play_out(browser, Random(1)) > 10
        result = browser.table["result"]
        assert min(result["ranks"]) == 1
        assert len(result["scores"]) == 2
    record = quick_server.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert record.text.count("\n") > 20
    seats = quick_server.get(f"/api/replays/t-{table}").json()["seats"]
    assert [(seat["name"], seat["kind"], seat["level"]) for seat in seats] == [
        ("Ann", "person", ""),
        ("Computer 2", "bot", "random"),
    ]


def test_two_browsers_see_the_same_table(server: Server) -> None:
    table = server.new_table("neom", 3)
    with server.join(table) as ann, server.join(table) as bob, server.join(table) as watcher:
        ann.sit(0, "Ann")
        bob.sit(2, "Bob")
        bob.sit_bot(1, "random")
        assert bob.table["status"] == "playing"
        for browser, rng in ((ann, Random(1)), (bob, Random(2))):
            question = browser.until_asked()
            assert question
            browser.decide(question, rng.choice(question["moves"])["move"])
        version = max(ann.table["version"], bob.table["version"])
        for browser in (ann, bob, watcher):
            while browser.table["version"] < version:
                browser.next("table")
        names = [seat["name"] for seat in watcher.table["seats"]]
        assert names == ["Ann", "Computer 2", "Bob"]
        assert watcher.table["seat"] is None
        assert watcher.table["question"] is None


def test_a_repeated_move_is_harmless_and_a_stale_one_is_refused(server: Server) -> None:
    table = server.new_table("hamburg", 2)
    with server.join(table) as ann:
        ann.sit(0, "Ann")
        ann.sit_bot(1, "random")
        question = ann.until_asked()
        assert question
        move = {
            "type": "move",
            "seat": 0,
            "version": question["version"],
            "move": question["moves"][0]["move"],
            "key": "once",
        }
        first, again = ann.ask(**move), ann.ask(**move)
        assert first == again
        late = ann.ask(**{**move, "key": "another"})
        assert (late["type"], late["code"]) in (("failed", "stale"), ("failed", "not_allowed"))


def test_a_reconnect_resumes_where_it_was(quick_server: Server) -> None:
    table = quick_server.new_table("neom", 2)
    with quick_server.join(table) as ann:
        secret = ann.sit(0, "Ann")
        ann.sit_bot(1, "random")
        play_out(ann, Random(3), most=5)
        ann.until_asked()
        before = ann.table
    with quick_server.join(table, secret) as again:
        assert again.table["view"] == before["view"]
        assert again.table["question"] == before["question"]
        assert again.table["log_restarts"] is True
        assert play_out(again, Random(4)) > 3


def test_undo_is_direct_until_something_was_revealed(quick_server: Server) -> None:
    table = quick_server.new_table("neom", 3)
    with quick_server.join(table) as ann, quick_server.join(table) as others:
        ann.sit(0, "Ann")
        others.sit(1, "Bob")
        others.sit(2, "Cid")
        question = ann.until_asked()
        assert question
        ann.decide(question, question["moves"][0]["move"])
        assert ann.table["can_undo"] is True
        answer = ann.ask(type="undo", seat=0, version=ann.table["version"])
        assert answer["type"] == "done", answer
        again = ann.until_asked()
        assert again
        assert [m["move"] for m in again["moves"]] == [m["move"] for m in question["moves"]]


def test_beyond_a_reveal_all_have_to_agree(quick_server: Server) -> None:
    table = quick_server.new_table("neom", 3)
    with quick_server.join(table) as ann, quick_server.join(table) as others:
        ann.sit(0, "Ann")
        others.sit(1, "Bob")
        others.sit(2, "Cid")
        first = ann.until_asked()
        assert first
        ann.decide(first, first["moves"][0]["move"])
        for _ in range(2):
            theirs = others.until_asked()
            assert theirs
            others.decide(theirs, theirs["moves"][0]["move"])  # the last one: hands go on
        refused = ann.ask(type="undo", seat=0, version=ann.table["version"])
        assert refused["type"] == "failed"
        assert ann.ask(type="propose", seat=0, what="undo", about=0)["type"] == "done"
        while not others.table["vote"]:
            others.next("table")
        assert others.table["vote"]["waiting"] == [1, 2]
        for seat in (1, 2):
            assert others.ask(type="vote", seat=seat, agrees=True)["type"] == "done"
        while ann.table["version"] < others.table["version"]:
            ann.next("table")
        again = ann.until_asked()
        assert again
        assert [m["move"] for m in again["moves"]] == [m["move"] for m in first["moves"]]


def test_chat_is_one_clean_line(quick_server: Server) -> None:
    table = quick_server.new_table("neom", 2)
    with quick_server.join(table) as ann:
        ann.sit(0, "Ann")
        assert ann.ask(type="chat", seat=0, text=" hello\n\x00<b>there</b> ")["type"] == "done"
        while not ann.table["chat"]:
            ann.next("table")
        assert ann.table["chat"][0]["text"] == "hello <b>there</b>"
        assert ann.ask(type="chat", seat=0, text="\u200d \u202e")["code"] == "refused"
        joined = "\U0001f469\u200d\U0001f680"  # two signs, one picture
        assert ann.ask(type="chat", seat=0, text=joined)["type"] == "done"
        assert ann.table["chat"][1]["text"] == joined


def test_the_language_can_be_changed_at_any_time(quick_server: Server) -> None:
    table = quick_server.new_table("neom", 2)
    with quick_server.join(table) as ann:
        ann.sit(0, "Ann")
        ann.sit_bot(1, "random")
        play_out(ann, Random(6), most=8)
        ann.until_asked()
        english = ann.table
        ann.send(type="look", lang="de")
        german = ann.next("table")
        while german["title"] == english["title"] and german["prompt"] == english["prompt"]:
            german = ann.next("table")
        assert german["log_restarts"] is True
        assert german["prompt"] != english["prompt"]
        assert len(german["log"]) > 5


def test_a_careful_move_is_refused_if_there_is_no_way_back(quick_server: Server) -> None:
    table = quick_server.new_table("hamburg", 2)
    codes = set()
    with quick_server.join(table) as both:
        both.sit(0, "Ann")
        both.sit(1, "Bob")
        while "final" not in codes:
            question = both.until_asked()
            assert question
            move = {
                "type": "move",
                "careful": True,
                "seat": question["seat"],
                "version": question["version"],
                "move": question["moves"][0]["move"],
            }
            answer = both.ask(**move)
            codes.add(answer.get("code"))
        assert both.ask(**{**move, "careful": False})["type"] == "done"
    assert None in codes


def test_who_is_careful_does_not_learn_who_has_answered(quick_server: Server) -> None:
    table = quick_server.new_table("neom", 3)
    with quick_server.join(table) as all_three:
        for seat, name in enumerate(("Ann", "Bob", "Cid")):
            all_three.sit(seat, name)
        for _ in range(3):
            question = all_three.until_asked()
            assert question
            seat, version = question["seat"], question["version"]
            move = {"seat": seat, "version": version, "move": question["moves"][0]["move"]}
            assert all_three.ask(type="move", careful=True, **move)["type"] == "done"


@pytest.mark.thorough
def test_alone_with_bots_everything_can_be_taken_back(quick_server: Server) -> None:
    table = quick_server.new_table("hamburg", 2)
    with quick_server.join(table) as ann:
        ann.sit(0, "Ann")
        ann.sit_bot(1, "random")
        for _ in range(20):
            question = ann.until_asked()
            assert question
            move = {"type": "move", "seat": 0, "version": question["version"], "careful": True}
            answer = ann.ask(**move, move=question["moves"][0]["move"])
            assert answer["type"] == "done", answer
