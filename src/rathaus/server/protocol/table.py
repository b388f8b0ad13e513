"""What the server says of tables: how each stands, what is asked, what became of a change."""

from typing import Any, Literal

import msgspec

from rathaus.server.protocol.client import Pace


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class SeatShown(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["open", "person", "bot"]
    level: str = ""
    is_yours: bool = False
    is_here: bool = False  # connected now
    replace_in: int | None = None  # seconds until others may replace who is away; null: is here
    in_turn: bool = False
    is_substitute: bool = False  # a bot that plays for a person
    is_offered: bool = False  # to whoever has the link for this bot's seat
    has_conceded: bool = False


class TargetShown(msgspec.Struct, frozen=True):
    """What a move is about: light it up, and let a click on it choose the move."""

    kind: Literal["piece", "place", "seat"]
    key: str  # of a piece, a place of `field`, or a seat's number
    field: str  # of the view, where it lies; empty: wherever it is
    seat: int | None  # whose it is, where everybody has one


class EffectShown(msgspec.Struct, frozen=True):
    """One thing a move would do, as far as it is known before chance and others decide."""

    kind: Literal["pay", "gain", "lose", "reach", "place"]
    what: str  # a key of the catalogue: a field, a name, a piece
    amount: int
    seat: int | None  # who is paid, or whose it is; null: the bank, or one's own


class TrailShown(msgspec.Struct, frozen=True):
    """The way that something would take over the board."""

    what: str  # a key of the catalogue
    amount: int  # so many take it together
    places: list[TargetShown]  # from the first to the last
    prices: list[int]  # of each place, for one of them; empty: the way is free


class MoveShown(msgspec.Struct, frozen=True):
    move: str  # its notation: send this back
    kind: str  # the range of the move space it belongs to
    text: str
    note: str  # what there is to know about it
    targets: list[TargetShown]
    effects: list[EffectShown]
    ends: bool  # it completes the answer; else the seat is asked more
    trails: list[TrailShown]  # the ways that things take over the board
    then: list[str]  # the moves that complete the answer by default, told together; often none


class RefusedShown(msgspec.Struct, frozen=True):
    """A choice a person would look for, greyed out, with the rule behind it."""

    move: str
    text: str
    reason: str
    clause: str  # of the rules; empty: none is named
    targets: list[TargetShown]


class QuestionShown(msgspec.Struct, frozen=True):
    """What the seat is asked now."""

    seat: int
    moves: list[MoveShown]
    refused: list[RefusedShown]
    version: int  # send this with the answer


class MarkShown(msgspec.Struct, frozen=True):
    """A stretch of a line that names something; places are counted in code points."""

    start: int
    end: int
    kind: str  # piece, seat, number
    key: str


class LogLine(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    text: str
    kind: str  # of the event
    data: dict[str, Any]  # of the event, under public names
    marks: list[MarkShown]


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


class StandingShown(msgspec.Struct, frozen=True):
    """The scoring if the game ended now."""

    scores: list[int]
    ranks: list[int]
    sheets: list[dict[str, Any]]


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
    pace: Pace
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
    has_chat: bool
    is_prepared: bool  # the deal is known: nobody else may sit here
    vote: VoteShown | None
    seed_hash: str
    result: ResultShown | None
    standing: StandingShown | None  # while it is played, where points are open
    rematch: str  # the table where the same players meet again
    rematch_by: int | None  # the seat that has set it


class Considered(FromServer, tag="considered", frozen=True):
    """What is asked after the first moves of an answer, which the table knows nothing of yet."""

    path: list[str]
    prompt: str
    question: QuestionShown


class HintShown(msgspec.Struct, frozen=True):
    """A good move, as far as the seat can know, and what it is worth."""

    move: MoveShown
    other: str  # the next best, in words; empty: there is no other
    points: float  # that it can be expected to bring more than the other
    reasons: list[str]  # where they come from, in words: what decided it, at most two
    is_searched: bool  # by playing on in imagination; else at first sight


class Done(FromServer, tag="done", frozen=True):
    """A change is on disk."""

    key: str
    version: int


class Failed(FromServer, tag="failed", frozen=True):
    code: str
    message: str
    key: str | None = None
    line: int | None = None  # of a record that is wrong there


AnyFromServer = TableShown | Considered | Done | Failed


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


class BellsShown(msgspec.Struct, frozen=True):
    """How this server tells people that it is their turn."""

    key: str  # that browsers know it by
    kinds: list[str]


class TableCreated(msgspec.Struct, frozen=True):
    id: str
