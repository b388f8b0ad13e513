"""Hints: for whoever plays against bots alone, and at no other table."""

import secrets
from typing import Any

import httpx
import pytest

from tests.server.inside import InsideServer
from tests.server.servers import Browser


def ask(server: InsideServer, browser: Browser, lang: str = "en", **more: Any) -> httpx.Response:
    question = browser.table["question"] or {"seat": 0, "version": browser.table["version"]}
    body = {"seat": question["seat"], "version": question["version"], **more}
    head = {"authorization": f"Seat {','.join(browser.secrets) or '0'}"}
    return server.post(f"/api/tables/{browser.table['id']}/hint?lang={lang}", body, **head)


def alone(server: InsideServer, game: str, bots: int = 1) -> Browser:
    ann = server.join(server.new_table(game, 1 + bots))
    ann.sit(0, "Ann")
    for seat in range(1, 1 + bots):
        ann.sit_bot(seat, "random")
    ann.until_asked()
    return ann


@pytest.mark.parametrize("game", ["neom", "hamburg", "bruges", "city_tycoon"])
def test_a_hint_names_a_legal_move_in_each_language(inside: InsideServer, game: str) -> None:
    with alone(inside, game) as ann:
        texts = set()
        for lang in ("en", "de", "nl"):
            hint = ask(inside, ann, lang).json()
            legal = [move["move"] for move in ann.table["question"]["moves"]]
            assert hint["move"]["move"] in legal
            assert hint["points"] >= 0
            assert len(hint["reasons"]) <= 2
            assert all(each and "{" not in each for each in hint["reasons"])
            assert bool(hint["other"]) == (len(legal) > 1)
            texts.add(hint["move"]["text"])
        assert len(texts) > 1
        assert (
            ann.table["version"] == inside.get(f"/api/tables/{ann.table['id']}").json()["version"]
        )


def test_the_middle_of_an_answer_has_hints_too(inside: InsideServer) -> None:
    with alone(inside, "bruges") as ann:
        question = ann.table["question"]
        while all(move["ends"] for move in question["moves"]):
            ann.decide(question, question["moves"][0]["move"])
            question = ann.until_asked()
            assert question
        begun = next(move["move"] for move in question["moves"] if not move["ends"])
        hint = ask(inside, ann, path=[begun]).json()
        ann.send(type="consider", version=question["version"], seat=0, path=[begun])
        after = ann.next("considered")["question"]
        assert hint["move"]["move"] in [move["move"] for move in after["moves"]]


def test_nobody_is_helped_against_people(inside: InsideServer) -> None:
    table = inside.new_table("neom", 3)
    with inside.join(table) as ann, inside.join(table) as bob:
        ann.sit(0, "Ann")
        bob.sit(1, "Bob")
        ann.sit_bot(2, "random")
        ann.until_asked()
        assert ask(inside, ann).json()["code"] == "not_allowed"
        bob.ask(type="leave", seat=1, level="random")
        assert ask(inside, ann).json()["code"] == "not_allowed", "he may come back"
        bob.ask(type="concede", seat=1)
        assert ask(inside, ann).json()["code"] == "not_allowed"


def test_two_seats_on_one_device_are_two_people(inside: InsideServer) -> None:
    with inside.join(inside.new_table("neom", 2)) as both:
        both.sit(0, "Ann")
        both.sit(1, "Bob")
        both.until_asked()
        assert ask(inside, both).json()["code"] == "not_allowed"


def test_whoever_comes_by_link_ends_the_hints(inside: InsideServer) -> None:
    with alone(inside, "neom", bots=2) as ann, inside.join(ann.table["id"]) as carla:
        assert ask(inside, ann).status_code == 200
        token, secret = secrets.token_hex(16), secrets.token_hex(16)
        ann.ask(type="propose", seat=0, what="invite", about=1, token=token)
        join = {"type": "take_over", "seat": 1, "name": "Carla", "secret": secret, "token": token}
        assert carla.ask(**join)["type"] == "done"
        ann.until_asked()
        assert ask(inside, ann).json()["code"] == "not_allowed"


def test_only_the_own_seat_and_the_present_question(inside: InsideServer) -> None:
    with alone(inside, "neom") as ann, inside.join(ann.table["id"]) as stranger:
        table = ann.table["id"]
        body = {"seat": 0, "version": ann.table["question"]["version"]}
        assert inside.post(f"/api/tables/{table}/hint", body).json()["code"] == "not_yours"
        assert ask(inside, stranger).json()["code"] == "not_yours"
        assert ask(inside, ann, seat=1).json()["code"] == "not_yours"
        assert ask(inside, ann, version=99).json()["code"] == "stale"
        assert ask(inside, ann, path=["nonsense"]).json()["code"] == "not_allowed"
