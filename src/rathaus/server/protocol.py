"""The messages between page and server, typed. `docs/protocol.md` explains them.

The same messages go over the WebSocket and, as bodies, over HTTP. Whatever changes a table
carries a key: repeated, it changes nothing more. A decision also carries the version of the
table it was made for: if the question has changed since, it is refused.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Key = Annotated[str, Meta(pattern="^[ -~]{1,64}$", description="made by the client")]
Seat = Annotated[int, Meta(ge=0, le=9)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$", description="made by the client")]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Lang = Literal["en", "de", "nl"]


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
    """Give up a seat, or send a bot away, before the game starts."""

    key: Key
    seat: Seat


class Move(FromClient, tag="move", frozen=True):
    key: Key
    version: int
    seat: Seat
    move: Notation
    careful: bool = False  # refuse it, with the code `final`, if it cannot be taken back


class Undo(FromClient, tag="undo", frozen=True):
    key: Key
    version: int
    seat: Seat


class Propose(FromClient, tag="propose", frozen=True):
    key: Key
    seat: Seat
    what: Literal["undo", "bot", "person"]
    about: Seat
    level: Level | None = None


class Vote(FromClient, tag="vote", frozen=True):
    key: Key
    seat: Seat
    agrees: bool


class Chat(FromClient, tag="chat", frozen=True):
    key: Key
    seat: Seat
    text: Text


class Rematch(FromClient, tag="rematch", frozen=True):
    """The game is over: set a table for another one. Once is enough for all."""

    key: Key
    seat: Seat


Change = Sit | SitBot | Leave | Move | Undo | Propose | Vote | Chat | Rematch
AnyFromClient = Hello | Look | Change


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body that creates a table."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    players: Annotated[int, Meta(ge=1, le=10)]
    options: dict[str, str | int | bool] = {}
    public: bool = True  # listed while it has open seats


# -- what the server says ---------------------------------------------------------------------


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class SeatShown(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["open", "person", "bot"]
    level: str = ""
    is_yours: bool = False
    is_here: bool = False  # connected now
    in_turn: bool = False


class MoveShown(msgspec.Struct, frozen=True):
    move: str  # its notation: send this back, and light up what it names
    text: str


class RefusedShown(msgspec.Struct, frozen=True):
    """A choice a person would look for, greyed out, with the rule behind it."""

    move: str
    text: str
    reason: str


class QuestionShown(msgspec.Struct, frozen=True):
    """What the seat is asked now."""

    seat: int
    moves: list[MoveShown]
    refused: list[RefusedShown]
    version: int  # send this with the answer


class LogLine(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    text: str
    pieces: list[str]  # what it is about: keys of the glossary


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    seat: int
    name: str
    text: str


class VoteShown(msgspec.Struct, frozen=True):
    what: str
    by: int
    about: int
    level: str
    waiting: list[int]


class ResultShown(msgspec.Struct, frozen=True):
    """The final scoring; the seed is revealed with it."""

    scores: list[int]
    ranks: list[int]
    sheets: list[dict[str, Any]]
    seed: str


class TableShown(FromServer, tag="table", frozen=True):
    """All that the client may know of the table now. Log lines: only those it has not yet."""

    id: str
    game: str
    title: str
    version: int
    status: Literal["open", "playing", "over"]
    options: dict[str, Any]
    seats: list[SeatShown]
    seat: int | None  # through whose eyes
    prompt: str
    view: dict[str, Any] | None
    question: QuestionShown | None
    can_undo: bool
    log: list[LogLine]
    log_restarts: bool  # forget the lines you have
    chat: list[ChatLine]
    vote: VoteShown | None
    seed_hash: str
    result: ResultShown | None
    rematch: str  # the table where the same players meet again
    rematch_by: int | None  # the seat that has set it


class Done(FromServer, tag="done", frozen=True):
    """A change is on disk."""

    key: str
    version: int


class Failed(FromServer, tag="failed", frozen=True):
    code: str
    message: str
    key: str | None = None


class TableListed(msgspec.Struct, frozen=True):
    id: str
    game: str
    title: str
    players: int
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    seats: list[str]  # names; empty: open
    turn: list[int]  # the seats that have to decide
    updated: float


class TablesListed(msgspec.Struct, frozen=True):
    tables: list[TableListed]


class TableCreated(msgspec.Struct, frozen=True):
    id: str


class OptionShown(msgspec.Struct, frozen=True):
    """One thing the players may agree on before the game."""

    name: str
    values: list[str | int | bool]
    default: str | int | bool
    text: str
    players: list[int]  # the numbers of players it exists for


class GameShown(msgspec.Struct, frozen=True):
    name: str
    title: str
    players: list[int]
    options: list[OptionShown]


class GamesShown(msgspec.Struct, frozen=True):
    games: list[GameShown]
    bots: list[str]  # their levels, from weak to strong


class PieceShown(msgspec.Struct, frozen=True):
    """A card or a tile: what is on it, made from its declaration."""

    name: str
    lines: list[str]
    row: str  # the same as a row of symbols
    colour: str = ""  # or its kind: whatever it is marked by


class Glossary(msgspec.Struct, frozen=True):
    """The words of a game for the keys of its views, in one language."""

    fields: dict[str, str]  # the labels of fields; what has none is a detail
    names: dict[str, str]  # of goods, colours, kinds
    pieces: dict[str, PieceShown]
    sheet: dict[str, str]  # the categories of the score sheet
    seats: list[str]  # fields whose numbers are seats
    clock: list[str]  # fields that say how far the game is
    hand: list[str]  # fields with what only the own seat holds
    details: list[str]  # fields of the table that only few will look for
    cells: list[str]  # the names of the cells of a grid, row by row


class DecisionShown(msgspec.Struct, frozen=True):
    """One decision of a finished game."""

    seat: int  # -1: chance
    move: str
    text: str
    log: int  # the number of its first log line


class ReplayShown(msgspec.Struct, frozen=True):
    """A finished game, replayed: it fits the rules, its result and every draw of the seed."""

    id: str
    game: str
    title: str
    players: int
    seats: list[SeatShown]
    options: dict[str, Any]
    decisions: list[DecisionShown]
    opening: int  # so many decisions come from another game, not from this seed
    seed: str | None
    seed_hash: str
    draws_verified: int  # outcomes of chance that the seed draws just so
    result: ResultShown


class PositionShown(msgspec.Struct, frozen=True):
    """The table before a decision of a finished game."""

    number: int
    seat: int | None
    prompt: str
    view: dict[str, Any]
    turn: list[int]
    log: list[LogLine]


class RecordKept(msgspec.Struct, frozen=True):
    id: str  # of its replay


decode_message = msgspec.json.Decoder(AnyFromClient).decode
decode_change = msgspec.json.Decoder(Change).decode
decode_new_table = msgspec.json.Decoder(NewTable).decode
encode = msgspec.json.Encoder().encode
