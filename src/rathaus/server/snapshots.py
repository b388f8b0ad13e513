"""A table without what was taken back there: it is loaded from this and the entries after it.

The entries stay the truth. A snapshot only saves the work of playing what was undone later, so
one is written with an entry when that work has become too much.
"""

import msgspec

from rathaus.core.events import Event, EventValue
from rathaus.core.match import Match
from rathaus.core.steps import CHANCE
from rathaus.server.header import Header
from rathaus.server.seating import Seat
from rathaus.server.story import Story
from rathaus.server.table import Line, Table
from rathaus.server.voting import Vote

TOO_MUCH = 100  # moves taken back or played again: the next entry brings a snapshot


class Course(msgspec.Struct, frozen=True):
    """What is left of the game."""

    names: tuple[str, ...]  # of the players, as its record tells them
    answers: list[tuple[int, list[str]]]  # seat and moves; chance follows from the seed
    ways_back: int  # so many of the last answers can be taken back


class Snapshot(msgspec.Struct, frozen=True):
    version: int
    seats: list[Seat]
    course: Course | None
    rewinds: int
    places: list[int]  # of the notes, among the events
    notes: list[tuple[str, int | None, dict[str, EventValue]]]
    sealed: list[list[int]]
    asked_at: list[int]
    vote: Vote | None
    chat: list[Line]
    has_chat: bool
    is_closed: bool
    muted: set[int]
    rematch: str
    rematch_by: int | None


_decoder = msgspec.json.Decoder(Snapshot)


def maybe_dump(table: Table) -> str | None:
    """A snapshot, if it is time for one."""
    return dump(table) if table.wasted >= TOO_MUCH else None


def dump(table: Table) -> str:
    match, story = table.match, table.story
    taken = Snapshot(
        version=table.version,
        seats=table.seats,
        course=_course(match, len(table.header.opening)) if match else None,
        rewinds=table.rewinds,
        places=story.places,
        notes=[(note.kind, note.seat, dict(note.data)) for note in story.notes],
        sealed=table.sealed,
        asked_at=table.asked_at,
        vote=table.vote,
        chat=table.chat,
        has_chat=table.has_chat,
        is_closed=table.is_closed,
        muted=table.muted,
        rematch=table.rematch,
        rematch_by=table.rematch_by,
    )
    return msgspec.json.encode(taken).decode()


def _course(match: Match, opening: int) -> Course:
    answers = [
        (answer[0].seat, [each.move for each in answer])
        for answer in match.answers()[opening:]
        if answer[0].seat != CHANCE
    ]
    return Course(match.seats, answers, match.ways_back)


def load(header: Header, text: str) -> Table:
    """The table as it was then."""
    taken = _decoder.decode(text)
    table = Table(header)
    table.seats = taken.seats
    table.version, table.rewinds = taken.version, taken.rewinds
    notes = [Event(kind, seat, data) for kind, seat, data in taken.notes]
    table.story = Story(taken.places, notes)
    table.sealed, table.asked_at = taken.sealed, taken.asked_at
    table.vote, table.chat, table.muted = taken.vote, taken.chat, taken.muted
    table.has_chat, table.is_closed = taken.has_chat, taken.is_closed
    table.rematch, table.rematch_by = taken.rematch, taken.rematch_by
    if taken.course is not None:
        table.go_on_from(taken.course.names, taken.course.answers, taken.course.ways_back)
    return table
