"""What can happen at a table. The entries of a table, in their order, are all there is to it."""

from typing import Literal

import msgspec

Proposal = Literal["undo", "bot", "person", "invite"]


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Numbered from 1 within its table; never changed once it is stored."""


class Sat(Entry, tag="sat", frozen=True):
    """A person took an open seat; only a hash of the seat's secret is kept."""

    seat: int
    name: str
    secret: str


class SatBot(Entry, tag="sat_bot", frozen=True):
    seat: int
    level: str


class Left(Entry, tag="left", frozen=True):
    """Before the game starts a seat can be given up; then a bot plays for it until its person
    comes back.
    """

    seat: int
    level: str = ""  # of the bot


class Conceded(Entry, tag="conceded", frozen=True):
    """A person gives the game up: a bot plays it to its end."""

    seat: int
    level: str  # of the bot


class TookOver(Entry, tag="took_over", frozen=True):
    """Somebody who was invited took the seat of a bot."""

    seat: int
    name: str
    secret: str  # its hash, as everywhere
    token: str  # the hash of the one in the link


class Moved(Entry, tag="moved", frozen=True):
    seat: int
    move: str  # its notation
    then: tuple[str, ...] = ()  # the moves of the same answer that follow it


class Undone(Entry, tag="undone", frozen=True):
    """Back to before the seat's last decision; nothing was revealed since."""

    seat: int


class Proposed(Entry, tag="proposed", frozen=True):
    """What needs the others' consent: a farther undo, a seat for a bot or back for its person, a
    bot's seat for whoever has a link.
    """

    seat: int  # who proposes
    what: Proposal
    about: int  # the seat concerned
    level: str = ""  # of the bot
    is_here: bool = True  # the person concerned; who has left cannot be asked
    away: tuple[int, ...] = ()  # others who have left
    token: str = ""  # of a link: its hash


class Voted(Entry, tag="voted", frozen=True):
    seat: int
    agrees: bool


class Returned(Entry, tag="returned", frozen=True):
    """A person takes the own seat back from a bot; nobody has to agree."""

    seat: int


class Chatted(Entry, tag="chatted", frozen=True):
    seat: int
    text: str


class Rematched(Entry, tag="rematched", frozen=True):
    """The game is over, and another table is set for the same players."""

    seat: int
    table: str


class Closed(Entry, tag="closed", frozen=True):
    """By whoever runs the server: nothing changes here any more."""


class Muted(Entry, tag="muted", frozen=True):
    """By whoever runs the server: a seat says nothing more."""

    seat: int
    is_muted: bool = True


class ChatSwitched(Entry, tag="chat_switched", frozen=True):
    """By whoever runs the server."""

    is_on: bool


FromPlayers = (
    Sat
    | SatBot
    | Left
    | Conceded
    | TookOver
    | Moved
    | Undone
    | Proposed
    | Voted
    | Returned
    | Chatted
    | Rematched
)
AnyEntry = FromPlayers | Closed | Muted | ChatSwitched

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def dump(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def load(text: str) -> AnyEntry:
    return _decoder.decode(text)
