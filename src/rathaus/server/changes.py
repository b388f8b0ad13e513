"""From a message of a client to an entry of its table: is it this client's to make?"""

import time
import unicodedata
from collections.abc import Mapping, Set
from hashlib import sha256
from typing import TypeGuard

from rathaus import bots
from rathaus.server import entries as e
from rathaus.server.desk import Desk
from rathaus.server.errors import NotAllowed, Refused, TooMuch
from rathaus.server.header import hash_secret
from rathaus.server.protocol import client as p
from rathaus.server.rooms import Key, Room
from rathaus.server.seating import is_visible
from rathaus.server.table import Table

REPORTED = 30  # lines of the chat
SOON = "easy"  # the level of who plays a game to its end that nobody waits for
JOINER = "\u200d"
_OfPlayers = p.Move | p.Undo | p.Propose | p.Vote  # who plays in person


async def carry_out(
    desk: Desk, room: Room, change: p.Change, hashes: Set[str], household: str = ""
) -> int:
    """The version of the table after it, as the client counts; the change is on disk then.

    `hashes` are those of the secrets that the client has shown.
    """
    if isinstance(change, p.Rematch):
        return await _rematch(desk, room, change, hashes, household)

    if isinstance(change, p.Report):
        return await _report(desk, room, change, hashes)

    def check(table: Table) -> None:
        _check(table, change, hashes)
        _check_grace(table, entry, desk.away(table))

    entry = _entry(room.table, change, desk.away(room.table))
    own = {*hashes, entry.secret} if isinstance(entry, e.Sat | e.TookOver) else hashes
    number = await desk.act(room, entry, check, key=_own_key(change, own), who=household)
    return room.table.seen(room.table.seats_of(own), number)


def _own_key(change: p.Change, hashes: Set[str]) -> Key:
    """A key belongs to a seat, and before it is taken to whoever wants to take it."""
    secret = change.secret if isinstance(change, p.Sit | p.TakeOver) else ""
    text = sha256(f"{change.seat} {secret} {change.key}".encode()).hexdigest()[:40]
    return Key(text, change.seat, hashes)


def _entry(table: Table, change: p.Change, away: Mapping[int, int]) -> e.AnyEntry:
    match change:
        case p.Sit():
            return e.Sat(change.seat, clean(change.name, "a name"), hash_secret(change.secret))
        case p.SitBot():
            return e.SatBot(change.seat, change.level)
        case p.Leave():
            return e.Left(change.seat, change.level or bots.levels_for(table.game)[-1])
        case p.Concede():
            return e.Conceded(change.seat, change.level or _level_for_the_rest(table, change.seat))
        case p.TakeOver():
            secret, token = hash_secret(change.secret), hash_secret(change.token)
            return e.TookOver(change.seat, clean(change.name, "a name"), secret, token)
        case p.Move():
            return e.Moved(change.seat, change.move, tuple(change.then))
        case p.Undo():
            return e.Undone(change.seat)
        case p.Propose(what="person"):
            return e.Returned(change.seat)
        case p.Propose(what="invite", about=about, token=token):
            # Whoever is away is asked all the same: somebody new sees a hand.
            offer = hash_secret(token) if token else ""
            return e.Proposed(change.seat, "invite", about, token=offer)
        case p.Propose(what="bot", about=about):
            gone = tuple(sorted(seat for seat, seconds in away.items() if not seconds))
            is_here = about not in gone
            others = tuple(seat for seat in gone if seat != about)
            return e.Proposed(change.seat, "bot", about, change.level or "", is_here, others)
        case p.Propose():
            return e.Proposed(change.seat, change.what, change.about, change.level or "")
        case p.Vote():
            return e.Voted(change.seat, change.agrees)
        case p.Chat():
            return e.Chatted(change.seat, clean(change.text, "a line of chat"))
    raise AssertionError(f"no entry for {change}")


def _check(table: Table, change: p.Change, hashes: Set[str]) -> None:
    """May this client do that, at the table as it is now?"""
    if isinstance(change, p.Sit | p.TakeOver):
        table.check_name(change.seat, clean(change.name, "a name"))
        return
    if isinstance(change, p.SitBot) or _sends_bot_away(table, change):
        _check_present(table, hashes)
        return
    table.check_seat(change.seat, hashes)
    if isinstance(change, _OfPlayers):
        _check_not_replaced(table, change)
    if isinstance(change, p.Move | p.Undo):
        table.check_fresh(change.seat, change.version, table.seats_of(hashes))
    if isinstance(change, p.Move) and change.careful:
        table.check_way_back(change.seat, [change.move, *change.then])


def _level_for_the_rest(table: Table, seat: int) -> str:
    """The strongest, for the people who play on; if nobody does, one that comes to an end soon."""
    levels = bots.levels_for(table.game)
    return levels[-1] if table.people() != [seat] or SOON not in levels else SOON


def _check_not_replaced(table: Table, change: _OfPlayers) -> None:
    """Who left the seat to a bot may ask for it back, and no more."""
    if _wants_back(change):
        if change.about != change.seat:
            raise NotAllowed("only the person who sat there can take the seat back")
    elif table.seats[change.seat].level:
        raise NotAllowed("a bot plays for this seat; take it back first")


def _wants_back(change: _OfPlayers) -> TypeGuard[p.Propose]:
    return isinstance(change, p.Propose) and change.what == "person"


def _check_grace(table: Table, entry: e.AnyEntry, away: Mapping[int, int]) -> None:
    """Nobody who is here loses the seat unasked, and who has just gone is waited for."""
    vote = table.vote
    if isinstance(entry, e.Voted) and entry.agrees and vote and vote.what == "bot":
        about, is_asked = vote.about, vote.is_willing
    elif isinstance(entry, e.Proposed) and entry.what == "bot":
        about, is_asked = entry.about, entry.seat == entry.about
        is_asked = is_asked or (entry.is_here and entry.about not in away)
    else:
        return
    if is_asked or away.get(about) == 0 or about not in table.people():
        return
    name = table.seats[about].name
    if about in away:
        raise NotAllowed(f"{name} may still come back; wait {away[about]} more seconds")
    raise NotAllowed(f"{name} is back and has to be asked")


def _sends_bot_away(table: Table, change: p.Change) -> bool:
    if not isinstance(change, p.Leave) or table.match is not None:
        return False
    return change.seat < len(table.seats) and bool(table.seats[change.seat].level)


def _check_present(table: Table, hashes: Set[str]) -> None:
    """Bots are placed by somebody who sits at the table, or by the first one who comes."""
    taken = any(seat.secret for seat in table.seats)
    if taken and not table.seats_of(hashes):
        raise NotAllowed("take a seat yourself before you place bots")
    if table.header.is_prepared:
        raise NotAllowed("the deal of this guided game is known, so only bots play against you")


async def _report(desk: Desk, room: Room, change: p.Report, hashes: Set[str]) -> int:
    """What was said last, word by word, for whoever runs the server."""
    async with desk.holding(room) as table:
        table.check_seat(change.seat, hashes)
        said = [f"{table.seats[line.seat].name}: {line.text}" for line in table.chat[-REPORTED:]]
        if not any(line.seat == change.about for line in table.chat[-REPORTED:]):
            raise NotAllowed("they have said nothing")
        version = table.seen(table.seats_of(hashes))
    await desk.storage.call(
        desk.storage.report, room.name, change.seat, change.about, "\n".join(said)
    )
    return version


async def _rematch(
    desk: Desk, room: Room, change: p.Rematch, hashes: Set[str], household: str
) -> int:
    """Set another table for the same players, unless one of them has done so already."""

    def check(table: Table) -> None:
        table.check_seat(change.seat, hashes)
        table.finished()

    await desk.catch_up(room.name)
    check(room.table)
    if room.table.rematch:
        return room.table.seen(room.table.seats_of(hashes))
    old = room.table.header
    if not desk.new_tables.take(household, time.monotonic()):
        raise TooMuch("too many new tables; wait a moment")
    new = await desk.create(
        old.game,
        old.players,
        old.options,
        public=False,
        pace=old.pace,
        chat=room.table.has_chat,
        remind=old.remind,
        household=household,
    )
    key = _own_key(change, hashes)
    number = await desk.act(room, e.Rematched(change.seat, new), check, key=key, who=household)
    return room.table.seen(room.table.seats_of(hashes), number)


def clean(text: str, what: str) -> str:
    """One line without control characters; only the one that joins emoji to one is kept."""
    kept = "".join(" " if unicodedata.category(c)[0] == "C" and c != JOINER else c for c in text)
    line = " ".join(kept.split())
    if not any(map(is_visible, line)):
        raise Refused(f"{what} needs at least one visible character")
    return line
