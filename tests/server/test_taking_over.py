"""Leaving, conceding and links for bots' seats over a real server, with several who try at once."""

import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.inside import InsideServer
from tests.server.servers import Browser, Server, wait_until
from tests.server.test_away import GRACE, bob_leaves, later

TOKEN = "7" * 32


def invite(browser: Browser, about: int = 1, token: str = TOKEN) -> None:
    answer = browser.ask(type="propose", seat=0, what="invite", about=about, token=token)
    assert answer["type"] == "done", answer


def take_over(name: str, token: str = TOKEN, seat: int = 1) -> dict[str, Any]:
    secret = secrets.token_hex(16)
    return {"type": "take_over", "key": name, "seat": seat, "name": name,
            "secret": secret, "token": token}  # fmt: skip


def post(server: Server, table: str, change: dict[str, Any], *own: str) -> httpx.Response:
    headers = {"authorization": f"Seat {','.join(own)}"} if own else {}
    return server.post(f"/api/tables/{table}", change, **headers)


def alone_with_a_bot(server: Server) -> tuple[str, Browser]:
    table = server.new_table("neom", 2)
    ann = server.join(table)
    ann.sit(0, "Ann")
    ann.sit_bot(1, "random")
    return table, ann


def test_of_many_who_open_one_link_at_once_one_takes_the_seat(server: Server) -> None:
    table, ann = alone_with_a_bot(server)
    with ann, ThreadPoolExecutor(6) as pool:
        invite(ann)
        takers = [take_over(f"Guest {number}") for number in range(6)]
        answers = list(pool.map(lambda each: post(server, table, each), takers))
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [200, 403, 403, 403, 403, 403]
    (taker,) = [each for each, answer in zip(takers, answers, strict=True) if answer.is_success]
    seat = server.get(f"/api/tables/{table}").json()["seats"][1]
    assert (seat["kind"], seat["name"], seat["is_offered"]) == ("person", taker["name"], False)
    again = post(server, table, taker)  # who is not sure repeats it
    assert again.status_code == 200
    assert again.json() == answers[takers.index(taker)].json()


def test_the_newcomer_sees_the_seat_on_the_same_socket(inside: InsideServer) -> None:
    table, ann = alone_with_a_bot(inside)
    with ann, inside.join(table) as carla:
        assert carla.table["seat"] is None
        invite(ann)
        change = take_over("Carla")
        assert carla.ask(**change)["type"] == "done"
        while carla.table["seat"] != 1:
            carla.next("table")
        assert carla.table["seats"][1]["is_yours"]
        assert not any(TOKEN in text or change["secret"] in text for text in ann.received)


@pytest.mark.parametrize("name", ["Ann", "ann ", "Computer 2"])
def test_the_newcomer_needs_a_name_of_their_own(inside: InsideServer, name: str) -> None:
    table, ann = alone_with_a_bot(inside)
    with ann:
        invite(ann)
        refused = post(inside, table, {**take_over("x"), "name": name})
    assert (refused.status_code, refused.json()["code"]) == (409, "not_allowed")


def test_guessing_old_links_and_links_of_other_tables_leads_nowhere(inside: InsideServer) -> None:
    table, ann = alone_with_a_bot(inside)
    other, bea = alone_with_a_bot(inside)
    with ann, bea:
        invite(ann)
        invite(ann, token="8" * 32)
        for change in (take_over("Carla"), take_over("Carla", "9" * 32)):
            assert post(inside, table, change).json()["code"] == "not_yours"
        assert post(inside, other, take_over("Carla", "8" * 32)).json()["code"] == "not_yours"


def test_only_who_plays_invites_leaves_or_concedes(inside: InsideServer) -> None:
    table, ann = alone_with_a_bot(inside)
    with ann, inside.join(table) as stranger:
        for kind in ("leave", "concede"):
            for seat in (0, 1):
                answer = stranger.ask(type=kind, seat=seat)
                assert answer["code"] == "not_yours"
        answer = stranger.ask(type="propose", seat=0, what="invite", about=1, token=TOKEN)
        assert answer["code"] == "not_yours"
        assert ann.ask(type="concede", seat=1)["code"] == "not_yours"


def test_whoever_is_away_has_to_agree_to_an_invitation(inside: InsideServer) -> None:
    """Else who stays alone could look into the hand of a bot in the meantime."""
    table = inside.new_table("neom", 3)
    with inside.join(table) as ann:
        bob_leaves(inside, ann, table)
        ann.sit_bot(2, "random")
        with later(inside, 10 * GRACE):
            invite(ann, about=2)
        assert ann.table["vote"]["what"] == "invite"
        assert not ann.table["seats"][2]["is_offered"]


def test_who_concedes_alone_sees_the_final_scoring(inside: InsideServer) -> None:
    table, ann = alone_with_a_bot(inside)
    with ann:
        change = {"type": "concede", "seat": 0, "level": "random", "key": "once"}
        first, second = ann.ask(**change), ann.ask(**change)
        assert first == second
        assert ann.ask(type="concede", seat=0)["code"] == "not_allowed"
        wait_until(lambda: inside.get(f"/api/tables/{table}").json()["status"] == "over")
        while ann.table["status"] != "over":
            ann.next("table")
        assert ann.table["seats"][0]["has_conceded"]
        assert ann.table["result"]["scores"]
    assert inside.get(f"/api/tables/{table}/record").status_code == 200


def test_who_leaves_comes_back_and_who_concedes_does_not(inside: InsideServer) -> None:
    table = inside.new_table("hamburg", 3)
    with inside.join(table) as ann, inside.join(table) as bob:
        ann.sit(0, "Ann")
        bob.sit(1, "Bob")
        ann.sit_bot(2, "random")
        back = {"type": "propose", "seat": 1, "what": "person", "about": 1}
        assert bob.ask(type="leave", seat=1)["type"] == "done"
        assert bob.table["seats"][1]["kind"] == "bot"
        assert bob.ask(type="vote", seat=1, agrees=True)["code"] == "not_allowed"
        assert bob.ask(**back)["type"] == "done"
        assert bob.table["seats"][1]["kind"] == "person"
        assert bob.ask(type="concede", seat=1)["type"] == "done"
        assert bob.ask(**back)["code"] == "not_allowed"
        assert bob.table["seat"] == 1  # and still looks on from there


def test_whoever_left_is_asked_nothing(inside: InsideServer) -> None:
    """A bot decides; it waits for Bob's answer here, so that the turn of Ann's seat can be seen."""
    table = inside.new_table("city_tycoon", 2)
    with inside.join(table) as ann, inside.join(table) as bob:
        ann.sit(0, "Ann")
        bob.sit(1, "Bob")
        assert ann.until_asked()
        assert ann.ask(type="leave", seat=0, level="easy")["type"] == "done"
        assert ann.table["question"] is None
        assert bob.until_asked()


@pytest.mark.parametrize(("people", "level"), [(1, "easy"), (2, "hard")])
def test_the_strongest_plays_on_only_if_somebody_goes_on_playing(
    inside: InsideServer, people: int, level: str
) -> None:
    """Else the game comes to its end soon."""
    with inside.join(inside.new_table("neom", 3)) as all_of_us:
        for seat in range(3):
            if seat < people:
                all_of_us.sit(seat, f"P{seat}")
            else:
                all_of_us.sit_bot(seat, "random")
        assert all_of_us.until_asked()
        assert all_of_us.ask(type="concede", seat=0)["type"] == "done"
        assert all_of_us.table["seats"][0]["level"] == level


def test_nobody_else_sits_at_a_guided_first_game(inside: InsideServer) -> None:
    table = inside.post("/api/games/neom/lesson", {}).json()["id"]
    with inside.join(table) as ann:
        ann.sit(0, "Ann")
        answer = ann.ask(type="propose", seat=0, what="invite", about=1, token=TOKEN)
        assert answer["code"] == "not_allowed"
        assert post(inside, table, take_over("Carla")).json()["code"] == "not_yours"
        assert ann.ask(type="leave", seat=1)["code"] == "not_yours"
