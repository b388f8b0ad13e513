"""Answers of several moves: sent at once, all or none of them, and considered before."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from rathaus.server.entries import load
from rathaus.server.table import Table
from tests.server.inside import InsideServer
from tests.server.servers import Browser, Server

FIRST = ["draw:violet", "draw:orange", "draw:grey", "draw:pink"]
LAST = "draw:brown"
ENOUGH = 51  # more than any answer takes


class Choosing:
    """A table of Hamburg: one seat takes five cards from the piles, in one answer."""

    def __init__(self, server: Server, ann: Browser, bob: Browser) -> None:
        self.server = server
        self.id: str = ann.table["id"]
        self.me, self.other = (ann, bob) if ann.table["question"] else (bob, ann)
        self.question: dict[str, Any] = self.me.table["question"]
        self.seat: int = self.question["seat"]

    @property
    def asked(self) -> dict[str, Any]:
        return {"seat": self.seat, "version": self.question["version"]}

    def move(self, *moves: str, **more: Any) -> dict[str, Any]:
        first, *then = moves
        return self.me.ask(**{"type": "move", "move": first, "then": then, **self.asked, **more})

    def consider(self, *path: str, **more: Any) -> dict[str, Any]:
        """Over the socket."""
        self.me.send(**{"type": "consider", "path": path, **self.asked, **more})
        return self.me.next("considered", "failed")

    def consider_by_post(self, *path: str, **more: Any) -> httpx.Response:
        body = {"type": "consider", "path": path, **self.asked, **more}
        secret = f"Seat {self.me.secrets[0]}"
        return self.server.post(
            f"/api/tables/{self.id}/consider?lang=en", body, authorization=secret
        )

    def truth(self) -> dict[str, Any]:
        """The table as its seat sees it, from the server."""
        secret = f"Seat {self.me.secrets[0]}"
        shown: dict[str, Any] = self.server.get(
            f"/api/tables/{self.id}", authorization=secret
        ).json()
        return shown


@contextmanager
def at_the_piles(server: Server) -> Iterator[Choosing]:
    table = server.new_table("hamburg", 2)
    with server.join(table) as ann, server.join(table) as bob:
        ann.sit(0, "Ann")
        bob.sit(1, "Bob")
        while ann.table["status"] == "open":
            ann.next("table")
        yield Choosing(server, ann, bob)


@pytest.fixture
def choosing(inside: InsideServer) -> Iterator[Choosing]:
    with at_the_piles(inside) as at_table:
        yield at_table


def moves_in(question: dict[str, Any]) -> list[str]:
    return [each["move"] for each in question["moves"]]


# -- sent at once ------------------------------------------------------------------------------


def test_a_whole_answer_is_one_change(choosing: Choosing) -> None:
    before = choosing.me.table["version"]
    answer = choosing.move(*FIRST, LAST)
    assert answer["type"] == "done", answer
    assert answer["version"] == before + 1
    drawn = [line for line in choosing.truth()["log"] if line["seat"] == choosing.seat]
    assert len(drawn) >= len(FIRST) + 1


def test_part_of_an_answer_is_taken_back_at_once(choosing: Choosing) -> None:
    assert choosing.move(*FIRST[:1])["type"] == "done"
    begun = choosing.truth()
    version = begun["question"]["version"]
    assert choosing.move(*FIRST[1:3], version=version)["type"] == "done"
    for expected in (begun["question"]["moves"], choosing.question["moves"]):
        table = choosing.truth()
        undone = choosing.me.ask(type="undo", seat=choosing.seat, version=table["version"])
        assert undone["type"] == "done", undone
        assert choosing.truth()["question"]["moves"] == expected


def test_the_same_answer_again_is_harmless(choosing: Choosing) -> None:
    first = choosing.move(*FIRST[:2], key="once")
    again = choosing.move(*FIRST[:2], key="once")
    assert first["type"] == "done"
    assert again == first
    assert len(choosing.truth()["view"]["answer"]) == 2


@pytest.mark.parametrize(
    ("moves", "code", "says"),
    [
        ((FIRST[0], "as:money"), "not_allowed", "as:money is not allowed now"),
        (("as:money", FIRST[0]), "not_allowed", "as:money is not allowed now"),
        ((FIRST[0], "draw:gold"), "not_allowed", "'draw:gold' is not a move"),
        ((*FIRST, LAST, LAST), "not_allowed", "completes the answer: nothing can follow it"),
        ((FIRST[0], ""), "bad_message", "length >= 1"),
        ((FIRST[0],) * ENOUGH * 2, "bad_message", "length <= 50"),
    ],
)
def test_of_a_wrong_answer_nothing_is_made(
    choosing: Choosing, moves: tuple[str, ...], code: str, says: str
) -> None:
    before = choosing.truth()
    for careful in (False, True):
        answer = choosing.move(*moves, careful=careful)
        assert (answer["type"], answer["code"]) == ("failed", code)
        assert says in answer["message"]
    assert choosing.truth() == before


def test_an_answer_to_another_question_is_stale(choosing: Choosing) -> None:
    assert choosing.move(*FIRST[:2])["type"] == "done"
    late = choosing.move(*FIRST[2:], LAST)
    assert (late["type"], late["code"]) == ("failed", "stale")


def test_a_careful_answer_without_a_way_back_is_refused_as_a_whole(choosing: Choosing) -> None:
    before = choosing.truth()
    answer = choosing.move(*FIRST, LAST, careful=True)
    assert (answer["type"], answer["code"]) == ("failed", "final")
    assert choosing.truth() == before
    assert choosing.move(*FIRST, careful=True)["type"] == "done"


# -- considered --------------------------------------------------------------------------------


def test_what_would_be_asked_next_is_told_on_every_way(choosing: Choosing) -> None:
    told = choosing.consider(*FIRST[:2])
    assert told["type"] == "considered"
    assert told["path"] == FIRST[:2]
    assert told["prompt"]
    assert (told["question"]["seat"], told["question"]["version"]) == tuple(choosing.asked.values())
    assert choosing.consider_by_post(*FIRST[:2]).json() == told
    assert choosing.move(*FIRST[:2])["type"] == "done"
    asked = choosing.truth()
    assert asked["question"]["moves"] == told["question"]["moves"]
    assert asked["question"]["refused"] == told["question"]["refused"]
    assert asked["prompt"] == told["prompt"]


def test_the_last_step_is_known_to_be_the_last(choosing: Choosing) -> None:
    assert not any(move["ends"] for move in choosing.question["moves"])
    assert all(move["ends"] for move in choosing.consider(*FIRST)["question"]["moves"])


def test_considering_is_noticed_by_nobody(choosing: Choosing) -> None:
    me, other = choosing.me, choosing.other
    before, heard = choosing.truth(), len(other.received)
    choosing.consider(*FIRST[:3])
    choosing.consider(*FIRST[:3], version=0)
    choosing.consider_by_post(*FIRST[:3])
    assert choosing.truth() == before
    assert me.ask(type="chat", seat=choosing.seat, text="hm")["version"] == before["version"] + 1
    while not other.table["chat"]:
        other.next("table")
    assert len(other.received) == heard + 1


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"path": ["as:money"]}, "not_allowed", "as:money is not allowed now"),
    ({"path": [FIRST[0], "as:money"]}, "not_allowed", "as:money is not allowed now"),
    ({"path": ["draw:gold"]}, "not_allowed", "'draw:gold' is not a move"),
    ({"path": [*FIRST, LAST]}, "not_allowed", "completes the answer: nothing can follow it"),
    ({"path": [*FIRST, LAST, LAST]}, "not_allowed", "completes the answer"),
    ({"path": []}, "bad_message", "length >= 1"),
    ({"path": [FIRST[0]] * ENOUGH}, "bad_message", "length <= 50"),
    ({"path": FIRST[:1], "version": 0}, "stale", "the table has gone on since"),
    ({"path": FIRST[:1], "version": 99}, "stale", "the table has gone on since"),
    ({"path": FIRST[:1], "seat": 9}, "not_yours", "seats go from 1 to 2"),
    ({"path": FIRST[:1], "key": "k"}, "bad_message", "unknown field `key`"),
]


@pytest.mark.parametrize(("wrong", "code", "says"), WRONG)
def test_what_cannot_be_considered_is_refused(
    choosing: Choosing, wrong: dict[str, Any], code: str, says: str
) -> None:
    before = choosing.truth()
    by_post = choosing.consider_by_post(**wrong)
    assert 400 <= by_post.status_code < 500
    for answer in (choosing.consider(**wrong), by_post.json()):
        assert (answer["type"], answer["code"]) == ("failed", code)
        assert says in answer["message"]
    assert choosing.truth() == before


def test_nobody_considers_for_another_seat(choosing: Choosing) -> None:
    other = 1 - choosing.seat
    assert choosing.consider(*FIRST[:1], seat=other)["code"] == "not_yours"
    choosing.other.send(type="consider", path=FIRST[:1], **choosing.asked)
    assert choosing.other.next("considered", "failed")["code"] == "not_yours"
    body = {"type": "consider", "path": FIRST[:1], **choosing.asked}
    by_nobody = choosing.server.post(f"/api/tables/{choosing.id}/consider?lang=en", body)
    assert (by_nobody.status_code, by_nobody.json()["code"]) == (403, "not_yours")


def test_who_is_not_asked_has_nothing_to_consider(choosing: Choosing) -> None:
    other = choosing.other
    asked = {"seat": 1 - choosing.seat, "version": other.table["version"]}
    other.send(type="consider", path=FIRST[:1], **asked)
    answer = other.next("considered", "failed")
    assert answer["code"] == "not_allowed"
    assert "has nothing to decide now" in answer["message"]


def test_nothing_is_considered_before_the_game_starts(inside: InsideServer) -> None:
    table = inside.new_table("hamburg", 2)
    with inside.join(table) as ann:
        ann.sit(0, "Ann")
        ann.send(type="consider", path=FIRST[:1], seat=0, version=ann.table["version"])
        answer = ann.next("considered", "failed")
        assert answer["code"] == "not_allowed"
        assert "starts when every seat is taken" in answer["message"]


def test_a_worker_that_lags_behind_reads_on_first(pair: tuple[InsideServer, InsideServer]) -> None:
    """The version is newer than what this worker has seen: the client is not out of date."""
    one, two = pair
    with at_the_piles(one) as choosing:
        choosing.server = two
        assert choosing.consider_by_post(FIRST[0]).status_code == 200
        room = two.desk.rooms.get(choosing.id)
        assert room
        room.table = _without_the_last_entry(two, choosing.id)
        assert choosing.consider_by_post(FIRST[0]).status_code == 200


def _without_the_last_entry(server: InsideServer, name: str) -> Table:
    header = server.desk.storage.header(name)
    assert header
    table = Table(header)
    for row in server.desk.storage.rows(name)[:-1]:
        table.apply(load(row.body))
    return table
