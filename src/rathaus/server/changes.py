"""From a message of a client to an entry of its table: is it this client's to make?"""

import unicodedata

from rathaus.server import entries as e
from rathaus.server import protocol as p
from rathaus.server.desk import Desk, Room, hash_secret
from rathaus.server.errors import NotAllowed, Refused

SIT = p.Sit
JOINER = "\u200d"


async def carry_out(desk: Desk, room: Room, change: p.Change, secrets: list[str]) -> int:
    """The version of the table after it; the change is on disk then."""
    if isinstance(change, p.Sit):
        return await _sit(desk, room, change)
    if isinstance(change, p.SitBot | p.Leave):
        _check_present(desk, room, secrets)
    if isinstance(change, p.SitBot):
        return await desk.act(room, e.SatBot(change.seat, change.level), key=change.key)
    if isinstance(change, p.Leave) and room.table.match is None and _is_bot(room, change.seat):
        return await desk.act(room, e.Left(change.seat), key=change.key)
    desk.check_seat(room, change.seat, secrets)
    version = change.version if isinstance(change, p.Move | p.Undo) else None
    return await desk.act(
        room, _entry(room, change), key=change.key, secret_seat=change.seat, version=version
    )


async def _sit(desk: Desk, room: Room, change: p.Sit) -> int:
    entry = e.Sat(change.seat, clean(change.name, "a name"), hash_secret(change.secret))
    return await desk.act(room, entry, key=change.key)


def _entry(room: Room, change: p.Change) -> e.AnyEntry:
    if isinstance(change, p.Move | p.Undo | p.Propose | p.Vote):
        _check_not_replaced(room, change)
    match change:
        case p.Move():
            return e.Moved(change.seat, change.move)
        case p.Undo():
            return e.Undone(change.seat)
        case p.Leave():
            return e.Left(change.seat)
        case p.Propose():
            return e.Proposed(change.seat, change.what, change.about, change.level or "")
        case p.Vote():
            return e.Voted(change.seat, change.agrees)
        case p.Chat():
            return e.Chatted(change.seat, clean(change.text, "a line of chat"))
    raise AssertionError(f"no entry for {change}")


def _check_not_replaced(room: Room, change: p.Move | p.Undo | p.Propose | p.Vote) -> None:
    """Who left the seat to a bot may ask for it back, and no more."""
    wants_back = isinstance(change, p.Propose) and change.what == "person"
    if room.table.seats[change.seat].level and not wants_back:
        raise NotAllowed("a bot plays for this seat; propose to take it back")


def _is_bot(room: Room, seat: int) -> bool:
    seats = room.table.seats
    return 0 <= seat < len(seats) and bool(seats[seat].level)


def _check_present(desk: Desk, room: Room, secrets: list[str]) -> None:
    """Bots are placed by somebody who sits at the table, or by the first one who comes."""
    taken = any(seat.secret for seat in room.table.seats)
    if taken and not desk.seats_of(room, secrets):
        raise NotAllowed("take a seat yourself before you place bots")


def clean(text: str, what: str) -> str:
    """One line without control characters; only the one that joins emoji to one is kept."""
    kept = "".join(" " if unicodedata.category(c)[0] == "C" and c != JOINER else c for c in text)
    line = " ".join(kept.split())
    if not line.strip(JOINER + " "):
        raise Refused(f"{what} needs at least one visible character")
    return line
