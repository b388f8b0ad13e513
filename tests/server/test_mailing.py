"""Mail when it is somebody's turn, to those who have confirmed their address, by a server here."""

import re
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from queue import Queue
from typing import cast

import pytest

from rathaus.server.bells.guard import Guard
from rathaus.server.bells.mailing import BadMailing, Mailing, mailing_of
from rathaus.server.bells.posting import Posting
from tests.server.inside import InsideServer
from tests.server.test_bells import Two

MAILS: Queue[EmailMessage] = Queue()


class Post(socketserver.StreamRequestHandler):
    """Just enough of a mail server."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = iter(self.rfile.readline, b".\r\n")
                mail = message_from_bytes(b"".join(lines), policy=policy.default)
                MAILS.put(cast(EmailMessage, mail))
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideServer]:
    path: Path = tmp_path_factory.mktemp("mailing") / "tables.db"
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Post) as post:
        threading.Thread(target=post.serve_forever, daemon=True).start()
        port = post.server_address[1]
        how = Mailing("127.0.0.1", port, sender="table@t.example", is_plain=True)
        server = InsideServer(f"sqlite:///{path}")
        server.posting = Posting(Guard(), how, address="https://t.example/")
        with server:
            yield server
        post.shutdown()


def test_nobody_gets_mail_before_they_have_confirmed(mailing: InsideServer) -> None:
    two = Two(mailing)
    bell = {"seat": two.seat, "kind": "mail", "address": "bob@b.example", "lang": "nl"}
    assert two.hang(bell) == 201
    asked = MAILS.get(timeout=30)
    assert asked["To"] == "bob@b.example"
    link = re.search(r"https://t\.example(\S+)", asked.get_content())
    assert link
    two.play_to_bob()
    assert MAILS.empty()
    assert mailing.get("/api/bells/confirm/" + "0" * 32).status_code == 404
    confirmed = mailing.get(link[1])
    assert confirmed.text == "Je krijgt bericht wanneer je aan de beurt bent."
    assert mailing.get(link[1]).status_code == 404, "it works once"


def test_a_confirmed_address_is_told(mailing: InsideServer) -> None:
    two = Two(mailing)
    bell = {"seat": two.seat, "kind": "mail", "address": "bob@b.example", "lang": "de"}
    two.hang(bell)
    link = re.search(r"https://t\.example(\S+)", MAILS.get(timeout=30).get_content())
    assert link
    assert mailing.get(link[1]).status_code == 200
    assert two.hang(bell) == 201, "and is not asked again"
    two.play_to_bob()
    told = MAILS.get(timeout=30)
    assert told["Subject"] == "Du bist am Zug: Brügge"
    assert f"https://t.example/table/{two.id}" in told.get_content()
    assert MAILS.empty()


def test_nobody_is_asked_twice_before_they_have_answered(mailing: InsideServer) -> None:
    two, others = Two(mailing), Two(mailing)
    bell = {"seat": two.seat, "kind": "mail", "address": "eve@e.example"}
    assert two.hang(bell) == 201
    MAILS.get(timeout=30)
    head = {"authorization": f"Seat {two.bob}"}
    silence = {"seat": two.seat, "address": "eve@e.example"}
    assert mailing.post(f"/api/tables/{two.id}/silence", silence, **head).status_code == 200
    assert two.hang(bell) == 409
    assert others.hang(bell | {"seat": others.seat, "address": "Eve@E.example"}) == 409
    named = [two.hang(bell | {"address": f"eve{i}@e.example"}) for i in range(8)]
    assert named == [201] * 4 + [409] * 4
    for _ in range(4):
        MAILS.get(timeout=30)
    assert two.hang(bell) == 409
    assert MAILS.empty()


@pytest.mark.parametrize(
    "address",
    [
        "bob",
        "a@b",
        "b\0b@b.example",
        "b\u2028b@b.example",
        "(b@b.example",
        "bob@b.example\nBcc: eve@e.example",
        "<bob@b.example>",
        "a@b@c.example",
    ],
)
def test_what_is_no_address_gets_no_mail(mailing: InsideServer, address: str) -> None:
    two = Two(mailing)
    assert two.hang({"seat": two.seat, "kind": "mail", "address": address}) == 400
    assert MAILS.empty()


def test_the_settings_are_read_from_one_address() -> None:
    how = mailing_of("smtp://ann@m.example:25/t@t.example", {"RATHAUS_MAIL_PASSWORD": "word"})
    assert how == Mailing("m.example", 25, "ann", "word", "t@t.example", is_plain=False)
    assert mailing_of("", {}) == Mailing()
    for wrong in ("m.example", "smtp://m.example", "http://m.example/t@t.example"):
        with pytest.raises(BadMailing, match="smtp://"):
            mailing_of(wrong, {})
