"""People whose page is closed are told when it is their turn, by a push service on this machine."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from rathaus.server.bells import keeping, webpush
from rathaus.server.bells.guard import Guard
from rathaus.server.bells.posting import Notice, Posting
from rathaus.server.bells.ringing import SENDERS
from rathaus.server.storage import Storage
from tests.server.inside import InsideServer
from tests.server.push_service import PushService, Subscription
from tests.server.servers import wait_until

DAY = 86_400.0


class RingingServer(InsideServer):
    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.posting = Posting(Guard(is_open=True), has_webhooks=True, address="https://t.example")


@pytest.fixture(scope="module")
def ringing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RingingServer]:
    path: Path = tmp_path_factory.mktemp("ringing") / "tables.db"
    with RingingServer(f"sqlite:///{path}") as running:
        yield running


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


class Two:
    """Ann, who is there, and Bob, whose page is closed; it is Ann's turn."""

    def __init__(self, server: InsideServer, remind: int = 0) -> None:
        self.server = server
        body = {"game": "bruges", "players": 2, "remind": remind, "pace": "turns"}
        self.id: str = server.post("/api/tables", body).json()["id"]
        with server.join(self.id) as both:
            self.ann, self.bob = both.sit(0, "Ann"), both.sit(1, "Bob")
            both.until_asked()
            if both.table["question"]["seat"] != 0:
                self.ann, self.bob = self.bob, self.ann
        self.seat = self.number_of(self.bob)
        wait_until(lambda: not server.desk.presence.seats(self.id))

    def number_of(self, secret: str) -> int:
        shown = self.server.get(f"/api/tables/{self.id}", authorization=f"Seat {secret}")
        seat: int = shown.json()["seat"]
        presence = self.server.desk.presence
        presence.note(self.id, frozenset())  # looking over HTTP lingers
        self.server.desk.rooms.get(self.id).guests.clear()  # type: ignore[union-attr]
        return seat

    def hang(self, bell: dict[str, Any], secret: str | None = None) -> int:
        head = {"authorization": f"Seat {secret or self.bob}"}
        return self.server.post(f"/api/tables/{self.id}/bells", bell, **head).status_code

    def play_to_bob(self) -> None:
        """Ann decides until it is Bob's turn."""
        with self.server.join(self.id, self.ann) as ann:
            while ann.table["question"]:
                question = ann.table["question"]
                ann.decide(question, question["moves"][0]["move"])


def bells_of(two: Two) -> list[keeping.Bell]:
    return keeping.of_seats(two.server.desk.storage, two.id, [0, 1])


def test_the_example_of_the_standard_comes_out_the_same() -> None:
    """RFC 8291, appendix A."""
    body = webpush.lock(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        sender=webpush.private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=webpush.decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert webpush.encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "Your turn: Bruges"),
        ("de", "Du bist am Zug: Brügge"),
        ("nl", "Jij bent aan de beurt: Brugge"),
    ],
)
def test_whoever_is_away_is_told_in_their_language(
    ringing: RingingServer, service: PushService, lang: str, title: str
) -> None:
    two = Two(ringing)
    browser = Subscription(f"{service.url}/bob")
    assert two.hang(browser.asked(two.seat, lang)) == 201
    two.play_to_bob()
    got = service.next()
    told = browser.opened(got.body)
    assert told["title"] == title
    assert told["path"] == f"/table/{two.id}"
    assert "Ann" in told["body"] or "Bob" in told["body"]
    assert set(told) == {"title", "body", "path", "tag"}
    assert got.path == "/bob"
    assert got.headers["content-encoding"] == "aes128gcm"
    assert int(got.headers["ttl"]) > 0
    _check_signature(got.headers["authorization"], service.url, ringing)
    time.sleep(0.3)
    assert service.received.empty(), "once is enough"


def _check_signature(header: str, origin: str, server: InsideServer) -> None:
    fields = dict(each.split("=", 1) for each in header.removeprefix("vapid ").split(", "))
    told, _, signed = fields["t"].rpartition(".")
    claims = json.loads(webpush.decode(told.partition(".")[2]))
    assert claims["aud"] == origin
    assert time.time() < claims["exp"] <= time.time() + DAY
    raw = webpush.decode(signed)
    pair = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    assert fields["k"] == server.get("/api/bells").json()["key"]
    key = ec.EllipticCurvePublicKey.from_encoded_point(webpush.CURVE, webpush.decode(fields["k"]))
    key.verify(utils.encode_dss_signature(*pair), told.encode(), ec.ECDSA(hashes.SHA256()))


def test_whoever_has_a_page_open_is_not_told(ringing: RingingServer, service: PushService) -> None:
    two = Two(ringing)
    two.hang(Subscription(f"{service.url}/bob").asked(two.seat))
    with ringing.join(two.id, two.bob):
        two.play_to_bob()
        time.sleep(0.5)
    assert service.received.empty()


@pytest.mark.parametrize("status", [404, 410])
def test_an_address_that_is_gone_is_forgotten(
    ringing: RingingServer, service: PushService, status: int
) -> None:
    two = Two(ringing)
    two.hang(Subscription(f"{service.url}/bob").asked(two.seat))
    service.status = status
    two.play_to_bob()
    service.next()
    wait_until(lambda: not bells_of(two))


def test_no_redirect_is_followed_and_a_failure_is_no_end(
    ringing: RingingServer, service: PushService
) -> None:
    two = Two(ringing)
    two.hang(Subscription(f"{service.url}/bob").asked(two.seat))
    service.status = 307
    two.play_to_bob()
    assert service.next().path == "/bob"
    time.sleep(0.3)
    assert service.received.empty()
    assert len(bells_of(two)) == 1


def test_who_has_given_the_seat_up_is_not_told(
    ringing: RingingServer, service: PushService
) -> None:
    two = Two(ringing)
    bell = Subscription(f"{service.url}/bob").asked(two.seat)
    assert two.hang(bell) == 201
    with ringing.join(two.id, two.bob) as bob:
        assert bob.ask(type="leave", seat=two.seat, level="random")["type"] == "done"
    two.play_to_bob()
    time.sleep(0.3)
    assert service.received.empty()


def test_only_the_person_who_sits_there_is_told(
    ringing: RingingServer, service: PushService
) -> None:
    two = Two(ringing)
    bell = Subscription(f"{service.url}/eve").asked(two.seat)
    assert two.hang(bell, two.ann) == 403
    assert two.hang(bell, "0" * 32) == 403
    assert not bells_of(two)


def test_silence_is_kept(ringing: RingingServer, service: PushService) -> None:
    two = Two(ringing)
    bell = Subscription(f"{service.url}/bob").asked(two.seat)
    two.hang(bell)
    body = {"seat": two.seat, "address": bell["address"]}
    silence = f"/api/tables/{two.id}/silence"
    assert ringing.post(silence, body, authorization=f"Seat {two.ann}").status_code == 403
    assert len(bells_of(two)) == 1
    assert ringing.post(silence, body, authorization=f"Seat {two.bob}").status_code == 200
    assert not bells_of(two)


def test_a_seat_has_a_few_bells_and_the_same_one_once(ringing: RingingServer) -> None:
    two = Two(ringing)
    for number in (0, 0, 0, 1, 2, 3, 4, 5, 6):
        two.hang(Subscription(f"http://127.0.0.1:9/{number}").asked(two.seat))
    addresses = [bell.address[-1] for bell in bells_of(two)]
    assert sorted(addresses) == ["2", "3", "4", "5", "6"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"p256dh": "AAAA"},
        {"p256dh": "*"},
        {"p256dh": webpush.encode(b"\x04" + b"\x01" * 64)},
        {"auth": "AAAA"},
        {"address": "no address"},
        {"address": "https://user:word@push.example/"},
        {"lang": "xx"},
        {"kind": "pigeon"},
        {"kind": "mail", "address": "bob@example.org"},
        {"seat": 9},
    ],
)
def test_what_is_wrong_is_refused_with_a_reason(
    ringing: RingingServer, wrong: dict[str, Any]
) -> None:
    two = Two(ringing)
    bell = {**Subscription("https://push.example/bob").asked(two.seat), **wrong}
    head = {"authorization": f"Seat {two.bob}"}
    answer = ringing.post(f"/api/tables/{two.id}/bells", bell, **head)
    assert answer.status_code in (400, 403, 409)
    assert answer.json()["message"]
    assert not bells_of(two)


def test_a_webhook_is_called(ringing: RingingServer, service: PushService) -> None:
    two = Two(ringing)
    bell = {"seat": two.seat, "kind": "webhook", "address": f"{service.url}/hook", "lang": "de"}
    assert two.hang(bell) == 201
    two.play_to_bob()
    told = json.loads(service.next().body)
    assert told["url"] == f"https://t.example/table/{two.id}"
    assert told["text"].startswith("Du bist am Zug: Brügge\nMit ")


def test_nothing_of_an_answer_is_kept(ringing: RingingServer, service: PushService) -> None:
    two = Two(ringing)
    service.headers = {"set-cookie": f"a={'b' * 1000}"}
    assert two.hang({"seat": two.seat, "kind": "webhook", "address": f"{service.url}/hook"}) == 201
    two.play_to_bob()
    service.received.get(timeout=30)
    wait_until(lambda: ringing.desk.ringing.counts["told_by_webhook"] > 0)
    client = ringing.posting._client
    assert client is not None
    assert not list(client.cookies.jar)


def test_slow_addresses_of_one_household_keep_no_other_waiting(
    ringing: RingingServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are: others have their turn as soon as one of the first is through."""
    desk, sent = ringing.desk, list[str]()
    bells = [_bell("greedy", f"g{i}") for i in range(40)] + [_bell("modest", "m")]

    is_slow = asyncio.Event()

    async def send(bell: keeping.Bell, notice: Notice) -> None:
        await is_slow.wait()
        sent.append(bell.id)

    async def ring_all() -> None:
        notice = Notice("", "", "", "")
        calls = asyncio.gather(*(desk.ringing._send(bell, notice) for bell in bells))
        while desk.ringing._turns.waiting < 20 + 1:
            await asyncio.sleep(0.01)
        is_slow.set()
        await calls

    monkeypatch.setattr(desk.storage, "owner", lambda table: table)
    monkeypatch.setattr(desk.ringing.posting, "send", send)
    monkeypatch.setattr("rathaus.server.bells.ringing.MOST_OF_ONE", 20)
    dropped = desk.ringing.counts["bells_dropped"]
    asyncio.run_coroutine_threadsafe(ring_all(), ringing.loop).result(60)
    assert "m" in sent[:10]
    assert len(sent) == 20 + SENDERS + 1
    assert desk.ringing.counts["bells_dropped"] == dropped + 40 - 20 - SENDERS


def _bell(table: str, name: str) -> keeping.Bell:
    return keeping.Bell(name, table, 0, "", "webhook", "", "", "en", 0.0)


def test_a_reminder_comes_once_after_the_time_the_table_has_chosen(
    ringing: RingingServer, service: PushService
) -> None:
    two = Two(ringing, remind=1)
    browser = Subscription(f"{service.url}/bob")
    two.hang(browser.asked(two.seat))
    two.play_to_bob()
    assert browser.opened(service.next().body)["title"] == "Your turn: Bruges"
    _remind(ringing, time.time() + 3500)
    assert service.received.empty()
    for _ in range(2):
        _remind(ringing, time.time() + 3700)
    assert browser.opened(service.next().body)["title"] == "Still your turn: Bruges"
    time.sleep(0.3)
    assert service.received.empty()


def test_tables_that_chose_none_get_no_reminder(
    ringing: RingingServer, service: PushService
) -> None:
    two = Two(ringing)
    two.hang(Subscription(f"{service.url}/bob").asked(two.seat))
    two.play_to_bob()
    service.next()
    _remind(ringing, time.time() + 100 * DAY)
    assert service.received.empty()


def _remind(server: RingingServer, now: float) -> None:
    """In the loop of the server."""
    work = server.desk.ringing.remind(now)
    asyncio.run_coroutine_threadsafe(work, server.loop).result(30)


def test_the_key_is_made_once_and_kept(storage: Storage) -> None:
    key = keeping.push_key(storage)
    assert keeping.push_key(storage) == key
    assert len(webpush.public_bytes(webpush.private_key(key))) == webpush.POINT


def test_bells_go_with_their_table(ringing: RingingServer) -> None:
    two = Two(ringing)
    two.hang(Subscription("http://127.0.0.1:9/bob").asked(two.seat))
    assert ringing.desk.storage.delete(two.id) == 1
    assert not bells_of(two)
