"""A table as its entries make it: who sits there, the match, proposals and chat.

Pure: it reads no clock, does no I/O and draws nothing at random, so that any process that knows
the header and the entries has the same table.
"""

import contextlib
import unicodedata
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal

from rathaus import bots
from rathaus.core.errors import RathausError
from rathaus.core.events import Event, EventValue
from rathaus.core.game import Game
from rathaus.core.match import Match
from rathaus.core.records import Decision
from rathaus.core.state import State
from rathaus.core.steps import CHANCE
from rathaus.registry import find, names
from rathaus.server.entries import (
    AnyEntry,
    ChatSwitched,
    Chatted,
    Closed,
    Left,
    Moved,
    Muted,
    Proposed,
    Rematched,
    Returned,
    Sat,
    SatBot,
    Undone,
    Voted,
)
from rathaus.server.errors import Final, NotAllowed, NotYours, Outdated, Stale
from rathaus.server.protocol import Pace
from rathaus.server.sharing import share_decisions, share_events
from rathaus.server.story import Story

Status = Literal["open", "playing", "over"]
OPEN: Status = "open"
PLAYING: Status = "playing"
OVER: Status = "over"
BOT = "Computer"
CHAT_KEPT = 200  # lines
LONGEST_STORY = 20_000  # entries; then only decisions are taken
ORDER = 2  # since then, nothing shows that a question was answered before all have answered it
MOST_REWINDS = 500
KEPT_EVERY = 20  # answers: from there a game is played again when it goes back
MOST_KEPT = 4


def hash_secret(secret: str) -> str:
    return sha256(f"rathaus seat {secret}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Header:
    """What a table is created with. The seed is the table's secret until the game is over."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seed: str
    created: float
    rules_version: int = 1  # of the game when the table was set
    components: str | None = None  # the text of a component file
    opening: tuple[tuple[int, str], ...] = ()  # decisions the game goes on from
    pace: Pace = "live"
    order: int = ORDER  # of the table: what its entries mean
    chat: bool = True  # people may talk


@dataclass(frozen=True, slots=True)
class Summary:
    status: Status
    names: list[str]  # empty: an open seat
    turn: list[int]  # the seats that are asked
    answered: list[int] = field(default_factory=list)  # of these; nobody else knows it yet
    secrets: list[str] = field(default_factory=list)  # their hashes, by seat


@dataclass(slots=True)
class Seat:
    name: str = ""
    secret: str = ""  # the hash of a person's secret
    level: str = ""  # of the bot that plays here

    @property
    def is_open(self) -> bool:
        return not self.secret and not self.level


@dataclass(slots=True)
class Vote:
    """A proposal that is open."""

    number: int
    what: str
    by: int
    about: int
    level: str
    waiting: set[int]
    is_willing: bool  # the person concerned is asked, too


@dataclass(slots=True)
class Line:
    seat: int
    text: str
    number: int


@dataclass(slots=True)
class Table:
    header: Header
    seats: list[Seat] = field(init=False)
    version: int = 0  # the number of the last entry
    match: Match | None = None
    vote: Vote | None = None
    chat: list[Line] = field(default_factory=list)
    is_closed: bool = False  # by whoever runs the server
    has_chat: bool = field(init=False)
    muted: set[int] = field(default_factory=set)  # seats
    rewinds: int = 0  # how often the game went back
    story: Story = field(default_factory=Story)  # of the table itself
    rematch: str = ""  # the table where the same players meet again
    rematch_by: int | None = None  # the seat that has set it
    sealed: list[list[int]] = field(init=False)  # by seat: the entries that nobody else knows
    asked_at: list[int] = field(init=False)  # by seat: since which version it is asked this
    _asked: list[object] = field(init=False)  # by seat: what tells its question from others
    rendered: dict[str, list[Any]] = field(default_factory=dict)  # lines of the log, by language
    _kept: list[tuple[int, Match]] = field(default_factory=list)  # so many answers, and the match
    _shared: tuple[int, int] = (0, 0)  # so many events and decisions

    def __post_init__(self) -> None:
        self.seats = [Seat() for _ in range(self.header.players)]
        self.has_chat = self.header.chat
        self.sealed = [[] for _ in range(self.header.players)]
        self.asked_at = [0] * self.header.players
        self._asked = [None] * self.header.players

    def check_rules(self) -> None:
        """Decisions mean the same only under the rules they were made for."""
        if self.header.game not in names():
            raise Outdated(f"the game {self.header.game} is not played here any more")
        if self.game.rules_version != self.header.rules_version:
            raise Outdated(
                "this table was set under older rules, which are played no more; "
                "its record may be left"
            )

    @property
    def game(self) -> Game:
        return game_named(self.header.game, self.header.components)

    @property
    def status(self) -> Status:
        if self.match is None:
            return OPEN
        return OVER if self.match.is_over else PLAYING

    def people(self) -> list[int]:
        """The seats of people who play now."""
        return [i for i, seat in enumerate(self.seats) if seat.secret and not seat.level]

    def bots_in_turn(self) -> list[int]:
        if self.match is None or self.is_closed:
            return []
        return [seat for seat in self.match.state.turn() if self.seats[seat].level]

    def notation(self, move: int) -> str:
        return self.game.notation(self._running().state, move)

    def asked(self) -> list[int]:
        """The seats of the open question, whether they have answered or not."""
        if self.match is None:
            return []
        state = self.match.state
        return [seat for seat in range(state.players) if seat in (state.asked() or state.turn())]

    def turn_for(self, mine: Set[int]) -> list[int]:
        """Who has to decide, as far as these seats may know: whether others have answered
        already is not known until all have.
        """
        turn = self.match.state.turn() if self.match else ()
        return [seat for seat in self.asked() if seat in turn or seat not in mine]

    def seen(self, mine: Set[int], number: int | None = None) -> int:
        """How many entries these seats know of, up to a number: the version they are told."""
        number = self.version if number is None else number
        others = [sealed for seat, sealed in enumerate(self.sealed) if seat not in mine]
        return number - sum(bisect_right(sealed, number) for sealed in others)

    def summary(self) -> Summary:
        """What the lobby tells of it."""
        turn = self.match.state.turn() if self.match else ()
        return Summary(
            self.status,
            [seat.name for seat in self.seats],
            self.asked(),
            [seat for seat in self.asked() if seat not in turn],
            [seat.secret for seat in self.seats],
        )

    def check_fresh(self, seat: int, version: int, mine: Set[int] | None = None) -> None:
        """Is the seat still asked what it was asked at that version, as these seats count them?"""
        mine = frozenset(range(len(self.seats))) if mine is None else mine
        if not self.seen(mine, self.asked_at[seat]) <= version <= self.seen(mine):
            raise Stale("the table has gone on since; look at it again and decide anew")

    def check_way_back(self, seat: int, notations: Sequence[str]) -> None:
        """Can an answer be taken back, if not all agree? An illegal one is refused elsewhere.

        Among several, nobody knows whether the answer is the last one, which reveals them all.
        """
        match = self._running()
        if self.people() == [seat] or len(match.state.asked()) > 1:
            return
        with contextlib.suppress(RathausError):
            if match.is_final(seat, *match.read(seat, notations)):
                raise Final("this cannot be taken back; say so if you are sure")

    def considered(
        self, seat: int, version: int, path: Sequence[str], mine: Set[int] | None = None
    ) -> State:
        """The state if the seat had begun its answer so."""
        self.check_fresh(seat, version, mine)
        try:
            return self._running().considered(seat, path)
        except RathausError as error:
            raise NotAllowed(str(error)) from error

    @property
    def lines(self) -> int:
        """The length of the log."""
        return self.story.length(self.match.events if self.match else ())

    def told(self, start: int = 0) -> Iterator[tuple[int, Event]]:
        """The log from a line on, with what happened at the table itself."""
        return self.story.told(self.match.events if self.match else (), start)

    def finished(self) -> Match:
        if self.match is None or not self.match.is_over:
            raise NotAllowed("that is possible when the game is over")
        return self.match

    def check_seat(self, seat: int, hashes: Set[str]) -> None:
        """Is it the seat of somebody whose secret has one of these hashes?"""
        if not 0 <= seat < len(self.seats):
            raise NotYours(f"seats go from 1 to {len(self.seats)}")
        if self.seats[seat].secret not in hashes:
            raise NotYours(f"seat {seat + 1} is not yours: its link has the secret you need")

    def check_name(self, seat: int, name: str) -> None:
        """Two people, or a person and a bot, never have the same name."""
        taken = [each.name for i, each in enumerate(self.seats) if each.name and i != seat]
        taken += [f"{BOT} {each + 1}" for each in range(len(self.seats))]
        if _compared(name) in map(_compared, taken):
            raise NotAllowed(f"somebody at this table is called {name}; take another name")

    def seats_of(self, hashes: Set[str]) -> frozenset[int]:
        return frozenset(i for i, seat in enumerate(self.seats) if seat.secret in hashes)

    # -- entries ------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        """Let it happen. `NotAllowed` says why not and leaves the table as it was."""
        if self.version >= LONGEST_STORY and not isinstance(entry, Moved):
            raise NotAllowed("so much has happened at this table that only moves are taken")
        if self.is_closed:
            raise NotAllowed("this table was closed by whoever runs the server")
        resolved = self._resolved
        _APPLY[type(entry)](self, entry)
        self.version += 1
        if isinstance(entry, Moved | Undone) and self._resolved == resolved:
            self.sealed[entry.seat].append(self.version)
        self._note_questions()
        self._share()

    @property
    def _resolved(self) -> int:
        """How many questions are answered."""
        return self.match.state.resolved if self.match else 0

    @property
    def is_sealed(self) -> bool:
        """Does only one seat know of the last entry?"""
        return any(sealed and sealed[-1] == self.version for sealed in self.sealed)

    def _note_questions(self) -> None:
        for seat in range(len(self.seats)):
            asked = self._question_of(seat)
            if asked != self._asked[seat]:
                self._asked[seat] = asked
                self.asked_at[seat] = self.version

    def _question_of(self, seat: int) -> object:
        """Differs from one question to the next, and only then."""
        if self.match is None or seat not in self.match.state.turn():
            return None
        return self.rewinds, self.match.state.resolved, self.match.state.answers[seat]

    def _sat(self, entry: Sat) -> None:
        seat = self._open_seat(entry.seat)
        seat.name, seat.secret = entry.name, entry.secret
        self._maybe_start()

    def _sat_bot(self, entry: SatBot) -> None:
        seat = self._open_seat(entry.seat)
        self._check_level(entry.level)
        seat.name, seat.level = f"{BOT} {entry.seat + 1}", entry.level
        self._maybe_start()

    def _left(self, entry: Left) -> None:
        if self.match is not None:
            raise NotAllowed("the game has started; propose a bot for your seat instead")
        if self._seat(entry.seat).is_open:
            raise NotAllowed(f"seat {entry.seat + 1} is empty already")
        self.seats[entry.seat] = Seat()

    def _moved(self, entry: Moved) -> None:
        match = self._running()
        resolved = match.state.resolved
        try:
            match.play(entry.seat, *match.read(entry.seat, (entry.move, *entry.then)))
        except RathausError as error:
            raise NotAllowed(str(error)) from error
        self._drop_undo_vote(resolved)
        if match.is_over:
            self.vote = None

    def _undone(self, entry: Undone) -> None:
        match = self._running()
        resolved = match.state.resolved
        try:
            match.undo(entry.seat)
        except RathausError as error:
            if self.header.order < ORDER:
                self._rewind(entry.seat)  # less counted as a reveal then
                return
            raise NotAllowed(f"{error}; you can propose it to the others") from error
        self._drop_undo_vote(resolved)
        if match.state.resolved < resolved:  # else a sealed answer: nobody else is concerned
            self.rewinds += 1
            self._drop_kept(len(self._answers()))
            self._note("table_undone", entry.seat)

    def _proposed(self, entry: Proposed) -> None:
        self._running()
        self._check_proposal(entry)
        level = entry.level if entry.what == "bot" else ""
        waiting = set(self.people()) - {entry.seat}
        if not entry.is_here:
            waiting.discard(entry.about)
        waiting.difference_update(entry.away)
        willing = entry.is_here or entry.seat == entry.about
        about = entry.seat, entry.about
        self.vote = Vote(self.version + 1, entry.what, *about, level, waiting, willing)
        self._maybe_carry_out()

    def _check_proposal(self, entry: Proposed) -> None:
        concerned = self._seat(entry.about)
        if self.vote is not None:
            raise NotAllowed("another proposal is open; it has to be answered first")
        if entry.what == "bot":
            if concerned.level:
                raise NotAllowed("a bot takes a person's seat, not another bot's")
            self._check_level(entry.level)
        if entry.what == "person" and not (concerned.level and concerned.secret):
            raise NotAllowed("nobody has left this seat to a bot")
        if entry.what == "undo":
            self._check_rewind(entry.about)

    def _check_rewind(self, seat: int) -> None:
        if not any(answer[0].seat == seat for answer in self._answers()):
            raise NotAllowed(f"{self.seats[seat].name} has decided nothing yet")
        if self.rewinds >= MOST_REWINDS:
            raise NotAllowed("so much was taken back at this table that it has to go on now")

    def _voted(self, entry: Voted) -> None:
        vote = self.vote
        withdraws = vote is not None and not entry.agrees and entry.seat in (vote.by, vote.about)
        if vote is None or not (withdraws or entry.seat in vote.waiting):
            raise NotAllowed("there is no proposal that waits for your answer")
        if not entry.agrees:
            self.vote = None
            return
        vote.waiting.discard(entry.seat)
        self._maybe_carry_out()

    def _returned(self, entry: Returned) -> None:
        self._running()
        seat = self._seat(entry.seat)
        if not (seat.level and seat.secret):
            raise NotAllowed("nobody has left this seat to a bot")
        if self.vote is not None and self.vote.about == entry.seat:
            self.vote = None
        self._return(entry.seat)

    def _closed(self, entry: Closed) -> None:
        self.is_closed = True

    def _muted(self, entry: Muted) -> None:
        self._seat(entry.seat)
        (self.muted.add if entry.is_muted else self.muted.discard)(entry.seat)

    def _chat_switched(self, entry: ChatSwitched) -> None:
        self.has_chat = entry.is_on

    def _chatted(self, entry: Chatted) -> None:
        self._seat(entry.seat)
        if not self.has_chat or entry.seat in self.muted:
            raise NotAllowed("there is no chat at this table" if not self.has_chat else
                             "whoever runs the server has muted you")  # fmt: skip
        self.chat.append(Line(entry.seat, entry.text, self.chat[-1].number + 1 if self.chat else 1))
        del self.chat[:-CHAT_KEPT]

    def _rematched(self, entry: Rematched) -> None:
        if not self.rematch:  # who was first
            self.rematch, self.rematch_by = entry.table, entry.seat

    # -- inside -------------------------------------------------------------------------------

    def _check_level(self, level: str | None) -> None:
        levels = bots.levels_for(self.game)
        if level not in levels:
            raise NotAllowed(f"no bot {level!r} plays this game; there is: {', '.join(levels)}")

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise NotAllowed(f"seats go from 1 to {len(self.seats)}")
        return self.seats[seat]

    def _open_seat(self, number: int) -> Seat:
        seat = self._seat(number)
        if not seat.is_open:
            raise NotAllowed(f"seat {number + 1} is taken by {seat.name}")
        return seat

    def _running(self) -> Match:
        if self.match is None:
            raise NotAllowed("the game starts when every seat is taken")
        if self.match.is_over:
            raise NotAllowed("the game is over")
        return self.match

    def _maybe_start(self) -> None:
        """The game starts when the last seat is taken."""
        if not any(seat.is_open for seat in self.seats):
            self.match = self._new_match()

    def _new_match(self) -> Match:
        header = self.header
        names = tuple(seat.level or seat.name for seat in self.seats)  # a record tells the level
        return Match(
            self.game,
            header.players,
            seed=header.seed,
            options=header.options,
            seats=names,
            opening=[Decision(seat, move) for seat, move in header.opening],
        )

    def _drop_undo_vote(self, resolved: int) -> None:
        """If the game has gone on. A proposal about a seat stays open."""
        has_gone_on = self._resolved != resolved or self.header.order < ORDER
        if has_gone_on and self.vote is not None and self.vote.what == "undo":
            self.vote = None

    def _maybe_carry_out(self) -> None:
        """All have agreed."""
        vote = self.vote
        if vote is None or vote.waiting:
            return
        self.vote = None
        if vote.what == "undo":
            self._rewind(vote.about)
        elif vote.what == "bot":
            self._replace(vote)
        else:
            self._return(vote.about)

    def _replace(self, vote: Vote) -> None:
        self.seats[vote.about].level = vote.level
        kind = "table_handed_over" if vote.is_willing else "table_replaced"
        self._note(kind, vote.about, level=vote.level)

    def _return(self, seat: int) -> None:
        self.seats[seat].level = ""
        self._note("table_returned", seat)

    def _note(self, kind: str, seat: int, **data: EventValue) -> None:
        self.rendered.clear()  # lines may have got other numbers
        self.story.note(kind, seat, len(self._running().events), **data)

    def _answers(self) -> list[list[Decision]]:
        """What people and bots have decided so far and all know, without what the game went on
        from.
        """
        match = self._running()
        known = match.answers() if self.header.order < ORDER else match.settled()
        answers = known[len(self.header.opening) :]
        return [answer for answer in answers if answer[0].seat != CHANCE]

    def _rewind(self, seat: int) -> None:
        """Back to before what a seat has decided last, whatever was revealed since."""
        answers = self._answers()
        while answers.pop()[0].seat != seat:
            pass
        self.match = self._play_again(answers)
        self.rewinds += 1
        self._shared = 0, 0
        self._note("table_rewound", seat)

    def _play_again(self, answers: Sequence[Sequence[Decision]]) -> Match:
        """From the start, or from a place on the way that was kept when it was done last."""
        self._drop_kept(len(answers))
        done, match = self._kept[-1] if self._kept else (0, self._new_match())
        match = match.copy()
        for number, answer in enumerate(answers[done:], start=done + 1):
            by = answer[0].seat
            match.play(by, *match.read(by, [each.move for each in answer]))
            if match.is_settled and (number % KEPT_EVERY == 0 or number == len(answers)):
                self._kept = [*self._kept[1 - MOST_KEPT :], (number, match.copy())]
        return match

    def _drop_kept(self, answers: int) -> None:
        """The game has gone back to so many answers; from there it may take another way."""
        while self._kept and self._kept[-1][0] > answers:
            self._kept.pop()

    def _share(self) -> None:
        """Many tables have to fit into memory."""
        if self.match is None:
            return
        events, decisions = self.match.events, self.match.decisions
        share_events(events, self._shared[0])
        share_decisions(decisions, self._shared[1])
        self._shared = len(events), len(decisions)


def _compared(name: str) -> str:
    """Names that look alike are the same, whatever their case, width and spaces."""
    letters = unicodedata.normalize("NFKC", name).casefold()
    return "".join(each for each in letters if unicodedata.category(each)[0] not in "CZ")


@lru_cache(maxsize=32)
def game_named(name: str, components: str | None = None) -> Game:
    return find(name, components)


_APPLY: dict[type, Callable[[Table, Any], None]] = {
    Sat: Table._sat,
    SatBot: Table._sat_bot,
    Left: Table._left,
    Moved: Table._moved,
    Undone: Table._undone,
    Proposed: Table._proposed,
    Voted: Table._voted,
    Returned: Table._returned,
    Chatted: Table._chatted,
    Closed: Table._closed,
    Muted: Table._muted,
    ChatSwitched: Table._chat_switched,
    Rematched: Table._rematched,
}
