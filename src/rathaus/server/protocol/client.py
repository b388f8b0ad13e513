"""What the page says: the same messages over the WebSocket and, as bodies, over HTTP.

Whatever changes a table carries a key: repeated, it changes nothing more. A decision also carries
the version of the table it was made for: if the question has changed since, it is refused.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rathaus.core.languages import Lang

Key = Annotated[str, Meta(pattern="^[ -~]{1,64}$", description="made by the client")]
Seat = Annotated[int, Meta(ge=0, le=9)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$", description="made by the client")]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
Pace = Literal["live", "turns"]  # all are there at once, or come by when it is their turn
Text = Annotated[str, Meta(min_length=1, max_length=500)]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message of the page."""


class Hello(FromClient, tag="hello", frozen=True):
    """The first one on a WebSocket: which seats are mine, in which language."""

    secrets: Annotated[list[Secret], Meta(max_length=10)] = []
    lang: Lang = "en"


class Look(FromClient, tag="look", frozen=True):
    """Another language, or the table as another of the own seats sees it."""

    lang: Lang
    seat: Seat | None = None


class Sit(FromClient, tag="sit", frozen=True):
    key: Key
    seat: Seat
    name: Name
    secret: Secret


class SitBot(FromClient, tag="sit_bot", frozen=True):
    key: Key
    seat: Seat
    level: Level


class Leave(FromClient, tag="leave", frozen=True):
    """Give up a seat, or send a bot away, before the game starts; later a bot plays for it."""

    key: Key
    seat: Seat
    level: Level | None = None  # of the bot; null: the best there is


class Concede(FromClient, tag="concede", frozen=True):
    """Give the game up: a bot plays on, and there is no way back."""

    key: Key
    seat: Seat
    level: Level | None = None


class TakeOver(FromClient, tag="take_over", frozen=True):
    """Take the seat of a bot with the token of a link."""

    key: Key
    seat: Seat
    name: Name
    secret: Secret
    token: Secret


class Move(FromClient, tag="move", frozen=True):
    key: Key
    version: int
    seat: Seat
    move: Notation
    then: Annotated[list[Notation], Meta(max_length=50)] = []  # the rest of the same answer
    careful: bool = False  # refuse it, with the code `final`, if it cannot be taken back


class Consider(FromClient, tag="consider", frozen=True):
    """What would be asked next, if the answer began so? Nothing happens at the table."""

    version: int
    seat: Seat
    path: Annotated[list[Notation], Meta(min_length=1, max_length=50)]


class Undo(FromClient, tag="undo", frozen=True):
    key: Key
    version: int
    seat: Seat


class Propose(FromClient, tag="propose", frozen=True):
    key: Key
    seat: Seat
    what: Literal["undo", "bot", "person", "invite"]
    about: Seat
    level: Level | None = None
    token: Secret | None = None  # of the link, for `invite`


class Vote(FromClient, tag="vote", frozen=True):
    key: Key
    seat: Seat
    agrees: bool


class Chat(FromClient, tag="chat", frozen=True):
    key: Key
    seat: Seat
    text: Text


class Report(FromClient, tag="report", frozen=True):
    """What somebody says goes too far: whoever runs the server shall read it."""

    key: Key
    seat: Seat
    about: Seat


class Rematch(FromClient, tag="rematch", frozen=True):
    """The game is over: set a table for another one. Once is enough for all."""

    key: Key
    seat: Seat


Change = (
    Sit
    | SitBot
    | Leave
    | Concede
    | TakeOver
    | Move
    | Undo
    | Propose
    | Vote
    | Chat
    | Report
    | Rematch
)
AnyFromClient = Hello | Look | Consider | Change


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body that creates a table."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    players: Annotated[int, Meta(ge=1, le=10)]
    options: dict[str, str | int | bool] = {}
    public: bool = True  # listed while it has open seats
    pace: Pace = "live"
    chat: bool = True  # people may talk
    remind: Annotated[int, Meta(ge=0, le=336)] = 0  # hours until people are reminded; 0: never


class NewBell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body that asks to be told when it is a seat's turn and no page is open."""

    seat: Seat
    kind: Literal["push", "mail", "webhook"]
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    lang: Lang = "en"
    p256dh: Annotated[str, Meta(max_length=100)] = ""  # the keys of a browser
    auth: Annotated[str, Meta(max_length=40)] = ""


class NoBell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body that wants silence again."""

    seat: Seat
    address: Annotated[str, Meta(min_length=3, max_length=1000)]


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body that asks for a hint, after the first moves of an answer."""

    seat: Seat
    version: int
    path: Annotated[list[Notation], Meta(max_length=50)] = []
