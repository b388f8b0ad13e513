"""From a message of a client to an entry of its table: is it this client's to make?"""

import unicodedata
from collections.abc import Set

from rathaus.server import entries as e
from rathaus.server import protocol as p
from rathaus.server.desk import Desk
from rathaus.server.errors import NotAllowed, Refused
from rathaus.server.rooms import Room
from rathaus.server.table import Table, hash_secret

JOINER = "\u200d"


async def carry_out(desk: Desk, room: Room, change: p.Change, hashes: Set[str]) -> int:
    """The version of the table after it; the change is on disk then.

    `hashes` are those of the secrets that the client has shown.
    """
    if isinstance(change, p.Rematch):
        return await _rematch(desk, room, change, hashes)

    def check(table: Table) -> None:
        _check(table, change, hashes)

    entry = _entry(change, desk.presence.seats(room.name))
    return await desk.act(room, entry, check, key=change.key)


def _entry(change: p.Change, here: Set[int]) -> e.AnyEntry:
    match change:
        case p.Sit():
            return e.Sat(change.seat, clean(change.name, "a name"), hash_secret(change.secret))
        case p.SitBot():
            return e.SatBot(change.seat, change.level)
        case p.Leave():
            return e.Left(change.seat)
        case p.Move():
            return e.Moved(change.seat, change.move, tuple(change.then))
        case p.Undo():
            return e.Undone(change.seat)
        case p.Propose():
            is_here = change.what != "bot" or change.about in here
            return e.Proposed(change.seat, change.what, change.about, change.level or "", is_here)
        case p.Vote():
            return e.Voted(change.seat, change.agrees)
        case p.Chat():
            return e.Chatted(change.seat, clean(change.text, "a line of chat"))
    raise AssertionError(f"no entry for {change}")


def _check(table: Table, change: p.Change, hashes: Set[str]) -> None:
    """May this client do that, at the table as it is now?"""
    if isinstance(change, p.Sit):
        table.check_name(change.seat, clean(change.name, "a name"))
        return
    if isinstance(change, p.SitBot) or _sends_bot_away(table, change):
        _check_present(table, hashes)
        return
    table.check_seat(change.seat, hashes)
    if isinstance(change, p.Move | p.Undo | p.Propose | p.Vote):
        _check_not_replaced(table, change)
    if isinstance(change, p.Move | p.Undo):
        table.check_fresh(change.seat, change.version)
    if isinstance(change, p.Move) and change.careful:
        table.check_way_back(change.seat, [change.move, *change.then])


def _check_not_replaced(table: Table, change: p.Move | p.Undo | p.Propose | p.Vote) -> None:
    """Who left the seat to a bot may ask for it back, and no more."""
    wants_back = isinstance(change, p.Propose) and change.what == "person"
    if table.seats[change.seat].level and not wants_back:
        raise NotAllowed("a bot plays for this seat; propose to take it back")


def _sends_bot_away(table: Table, change: p.Change) -> bool:
    if not isinstance(change, p.Leave) or table.match is not None:
        return False
    return change.seat < len(table.seats) and bool(table.seats[change.seat].level)


def _check_present(table: Table, hashes: Set[str]) -> None:
    """Bots are placed by somebody who sits at the table, or by the first one who comes."""
    taken = any(seat.secret for seat in table.seats)
    if taken and not table.seats_of(hashes):
        raise NotAllowed("take a seat yourself before you place bots")


async def _rematch(desk: Desk, room: Room, change: p.Rematch, hashes: Set[str]) -> int:
    """Set another table for the same players, unless one of them has done so already."""

    def check(table: Table) -> None:
        table.check_seat(change.seat, hashes)
        table.finished()

    await desk.catch_up(room.name)
    check(room.table)
    if room.table.rematch:
        return room.table.version
    old = room.table.header
    new = await desk.create(old.game, old.players, old.options, public=False)
    return await desk.act(room, e.Rematched(change.seat, new), check, key=change.key)


def clean(text: str, what: str) -> str:
    """One line without control characters; only the one that joins emoji to one is kept."""
    kept = "".join(" " if unicodedata.category(c)[0] == "C" and c != JOINER else c for c in text)
    line = " ".join(kept.split())
    if not line.strip(JOINER + " "):
        raise Refused(f"{what} needs at least one visible character")
    return line
