"""The messages between page and server, typed. `docs/protocol.md` explains them.

The same messages go over the WebSocket and, as bodies, over HTTP. Whatever changes a table
carries a key: repeated, it changes nothing more. A decision also carries the version of the
table it was made for: if the question has changed since, it is refused.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rathaus.core.catalogue import Layout, Place
from rathaus.core.languages import Lang
from rathaus.rules.book import BlockKind, SpanKind

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


# -- what the server says ---------------------------------------------------------------------


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
    bots: list[str]  # the levels that can play it, from weak to strong
    about: list[str]  # what it is, and a line of facts; of some games nobody has written it
    has_lesson: bool  # a guided first game


class GamesShown(msgspec.Struct, frozen=True):
    games: list[GameShown]


class GroupShown(msgspec.Struct, frozen=True):
    """Pieces that one may look for together: what they are, where they belong, when they act."""

    facet: Literal["category", "set", "acts"]
    name: str


class PieceShown(msgspec.Struct, frozen=True):
    """A card, a tile, a board: what is on it, made from its declaration."""

    key: str
    name: str
    breakable: str  # the name with soft hyphens, for narrow faces
    kind: str  # pieces of a kind look alike
    number: str  # as it is printed, or a word for what it belongs to
    colour: str  # or its type: a key of `signs`
    symbols: str  # what it does, as a row of symbols
    lines: list[str]  # the same in words
    face: dict[str, Any]  # the values on it: price, points ...
    groups: list[GroupShown]


class FieldShown(msgspec.Struct, frozen=True):
    """How a field of a view is shown."""

    label: str
    layout: Layout
    place: Place
    holds: Literal["", "seat"]  # its numbers are seats
    parts: dict[str, str]  # names of its places or values
    cells: list[str]  # of a grid: the names of its cells, row by row
    columns: int  # of a grid
    last: int  # of a clock or track: where it ends; 0: nobody knows


class CatalogueShown(msgspec.Struct, frozen=True):
    """What a game is made of and how its views are shown, in one language."""

    pieces: dict[str, PieceShown]
    fields: dict[str, FieldShown]  # `seats.hand` goes before `hand`; others are for machines
    names: dict[str, str]  # of goods, colours, kinds
    signs: dict[str, str]  # the drawing beside each colour
    sheet: dict[str, str]  # the categories of the score sheet
    ratings: list[str]  # what a lone player can become, from the lowest on
    ladders: dict[str, list[int]]  # their least scores but the lowest's, by an option's value
    areas: str  # the field of the view with what lies in front of each side


class SpanShown(msgspec.Struct, frozen=True):
    kind: SpanKind
    text: str  # of a piece: its key in the catalogue


class RowShown(msgspec.Struct, frozen=True):
    """A paragraph, an item or a row of a table, and the clauses of the rules it tells."""

    cells: list[list[SpanShown]]
    clauses: list[str]
    depth: int


class BlockShown(msgspec.Struct, frozen=True):
    kind: BlockKind
    rows: list[RowShown]
    head: list[list[SpanShown]]


class SectionShown(msgspec.Struct, frozen=True):
    anchor: str
    heading: str
    level: int  # of its heading
    blocks: list[BlockShown]


class RulesShown(msgspec.Struct, frozen=True):
    """The rules of a game for those who play it; without sections nobody has written them."""

    title: str
    about: list[BlockShown]
    chapters: dict[str, list[SectionShown]]  # two-minutes, aid, rules


class SuggestionShown(msgspec.Struct, frozen=True):
    """An answer of a guided first game, decision by decision, with what to say at each."""

    moves: list[str]
    texts: list[str]
    follows: bool  # makes sense only if the suggestion before was taken


class LessonShown(msgspec.Struct, frozen=True):
    """A guided first game: the person takes seat 0, computers of that level all others."""

    players: int
    level: str
    answers: list[SuggestionShown]
    general: dict[str, str]  # by kind of move: what to say away from the suggestions
    ending: str


class DecisionShown(msgspec.Struct, frozen=True):
    """One decision of a finished game."""

    seat: int  # -1: chance
    move: str
    text: str
    log: int  # the number of its first log line


class RoundShown(msgspec.Struct, frozen=True):
    """Where the clock of the game goes on."""

    number: int  # of the decision it begins with
    text: str


class PointShown(msgspec.Struct, frozen=True):
    """What everybody would score before a decision; only where it has changed."""

    number: int
    scores: list[int]


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
    rounds: list[RoundShown]
    course: list[PointShown]


class PositionShown(msgspec.Struct, frozen=True):
    """The table before a decision of a finished game."""

    number: int
    seat: int | None
    prompt: str
    view: dict[str, Any]
    turn: list[int]
    log: list[LogLine]
    standing: StandingShown | None


class OutlookShown(msgspec.Struct, frozen=True):
    """What was to be expected before a decision, by seat."""

    number: int
    scores: list[float]
    chances: list[float]  # of winning


class CostShown(msgspec.Struct, frozen=True):
    """A decision that cost points, as far as the seat could know."""

    number: int  # it can be played on from there
    played: str
    better: str
    points: float


class AnalysisShown(msgspec.Struct, frozen=True):
    """A finished game looked back at."""

    seat: int
    is_judged: bool  # else nobody here can judge this game so far
    course: list[OutlookShown]
    costs: list[CostShown]  # the worst first


class RecordKept(msgspec.Struct, frozen=True):
    id: str  # of its replay


decode_message = msgspec.json.Decoder(AnyFromClient).decode
decode_change = msgspec.json.Decoder(Change).decode
decode_consider = msgspec.json.Decoder(Consider).decode
decode_hint = msgspec.json.Decoder(AskHint).decode
decode_new_bell = msgspec.json.Decoder(NewBell).decode
decode_no_bell = msgspec.json.Decoder(NoBell).decode
decode_new_table = msgspec.json.Decoder(NewTable).decode
encode = msgspec.json.Encoder().encode
