"""How this server sends mail."""

import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import urlsplit

from rathaus.core.errors import RathausError

PASSWORD = "RATHAUS_MAIL_PASSWORD"  # the variable
WITHIN = 10.0  # seconds


class BadMailing(RathausError):
    """Mail cannot be sent so."""


@dataclass(frozen=True, slots=True)
class Mailing:
    """Without a host it sends none."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    is_plain: bool = False  # without encryption, on the same machine


def mailing_of(url: str, environment: Mapping[str, str]) -> Mailing:
    """smtp://USER@HOST:PORT/SENDER; the password comes by the environment, where nobody sees it.

    >>> mailing_of("smtp://mail.example/table@play.example", {}).sender
    'table@play.example'
    """
    if not url:
        return Mailing()
    parts = urlsplit(url)
    sender = parts.path.strip("/")
    if parts.scheme not in ("smtp", "smtp+plain") or not parts.hostname or "@" not in sender:
        raise BadMailing("mail is sent by smtp://USER@HOST:PORT/SENDER")
    is_plain = parts.scheme == "smtp+plain"
    password = environment.get(PASSWORD, "")
    return Mailing(
        parts.hostname, parts.port or 587, parts.username or "", password, sender, is_plain
    )


def hand_in(mailing: Mailing, mail: EmailMessage) -> None:
    with smtplib.SMTP(mailing.host, mailing.port, timeout=WITHIN) as server:
        if not mailing.is_plain:
            server.starttls(context=ssl.create_default_context())
        if mailing.user:
            server.login(mailing.user, mailing.password)
        server.send_message(mail)
