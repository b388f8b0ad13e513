"""A table as its entries make it: who sits there, the match, proposals and chat.

Pure: it reads no clock, does no I/O and draws nothing at random, so that any process that knows
the header and the entries has the same table. It is built in layers, each in a module of its own:
`seating`, `course`, `knowing`, `voting`, `leaving`; here is what comes in, entry by entry.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rathaus.server.entries import (
    AnyEntry,
    ChatSwitched,
    Chatted,
    Closed,
    Conceded,
    Left,
    Moved,
    Muted,
    Proposed,
    Rematched,
    Returned,
    Sat,
    SatBot,
    TookOver,
    Undone,
    Voted,
)
from rathaus.server.errors import NotAllowed
from rathaus.server.leaving import Leaving

CHAT_KEPT = 200  # lines
LONGEST_STORY = 20_000  # entries; then only decisions are taken


@dataclass(slots=True)
class Line:
    seat: int
    text: str
    number: int


@dataclass(slots=True)
class Table(Leaving):
    chat: list[Line] = field(default_factory=list)
    has_chat: bool = field(init=False)
    muted: set[int] = field(default_factory=set)  # seats
    rematch: str = ""  # the table where the same players meet again
    rematch_by: int | None = None  # the seat that has set it

    def __post_init__(self) -> None:
        Leaving.__post_init__(self)
        self.has_chat = self.header.chat

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

    # -- entries ------------------------------------------------------------------------------

    def _sat(self, entry: Sat) -> None:
        self._sit(entry)
        self._maybe_start()

    def _sat_bot(self, entry: SatBot) -> None:
        self._sit_bot(entry)
        self._maybe_start()

    def _moved(self, entry: Moved) -> None:
        resolved = self._resolved
        self._play(entry.seat, (entry.move, *entry.then))
        self._drop_undo_vote(resolved)
        if self.match is not None and self.match.is_over:
            self.vote = None

    def _undone(self, entry: Undone) -> None:
        resolved = self._resolved
        if self._take_back(entry.seat):
            self._drop_undo_vote(resolved)

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


_APPLY: dict[type, Callable[[Table, Any], None]] = {
    Sat: Table._sat,
    SatBot: Table._sat_bot,
    Left: Table._leave,
    Conceded: Table._concede,
    TookOver: Table._take_over,
    Moved: Table._moved,
    Undone: Table._undone,
    Proposed: Table._propose,
    Voted: Table._answer_vote,
    Returned: Table._come_back,
    Chatted: Table._chatted,
    Closed: Table._closed,
    Muted: Table._muted,
    ChatSwitched: Table._chat_switched,
    Rematched: Table._rematched,
}
