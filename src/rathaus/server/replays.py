"""Finished games, decision by decision: of tables here, or uploaded as records."""

from functools import lru_cache
from typing import Any

import msgspec

from rathaus.core.errors import RathausError
from rathaus.core.events import Event
from rathaus.core.records import Record, hash_of, loads, verify
from rathaus.core.steps import CHANCE
from rathaus.games import NAMES, find
from rathaus.server.desk import Desk
from rathaus.server.errors import NotAllowed, NotFound, Refused
from rathaus.server.protocol import LogLine
from rathaus.server.table import OVER


class ReplayShown(msgspec.Struct, frozen=True):
    """A finished game, verified: the rules, and every draw of the seed."""

    id: str
    game: str
    title: str
    players: int
    seats: list[str]
    options: dict[str, Any]
    decisions: list[tuple[int, str]]  # seat (-1: chance) and move
    seed: str | None
    seed_hash: str
    draws_verified: int  # outcomes of chance that the seed draws just so
    result: dict[str, list[int]] | None


class PositionShown(msgspec.Struct, frozen=True):
    """The table before a decision of a finished game."""

    number: int
    seat: int | None
    view: dict[str, Any]
    turn: list[int]
    log: list[LogLine]
    sheets: list[dict[str, Any]] | None  # at the end


def read_record(text: str) -> Record:
    """A record that fits the rules, its seed and its result."""
    record = loads(text)
    if record.game not in NAMES:
        raise Refused(f"there is no game {record.game[:40]!r}; there is: {', '.join(NAMES)}")
    verify(record, find(record.game))
    return record


async def record_of(desk: Desk, name: str) -> Record:
    """`t-` and a table, or `r-` and an uploaded record."""
    kind, _, rest = name.partition("-")
    if kind == "t":
        room = await desk.room(rest)
        if room.table.status != OVER or room.table.match is None:
            raise NotAllowed("a game can be replayed when it is over")
        return room.table.match.record()
    text = await desk.uploaded(rest) if kind == "r" else None
    if text is None:
        raise NotFound(f"there is no replay {name[:20]!r}")
    return _parsed(text)


@lru_cache(maxsize=64)
def _parsed(text: str) -> Record:
    return loads(text)


def replay_shown(name: str, record: Record, lang: str) -> ReplayShown:
    game = find(record.game)
    own = record.decisions[record.opening :]
    draws = sum(decision.seat == CHANCE for decision in own)
    fits = record.seed is not None and hash_of(record.seed) == record.seed_hash
    return ReplayShown(
        id=name,
        game=record.game,
        title=game.title[lang],
        players=record.players,
        seats=list(record.seats),
        options=dict(record.options),
        decisions=[(each.seat, each.move) for each in record.decisions],
        seed=record.seed,
        seed_hash=record.seed_hash,
        draws_verified=draws if fits else 0,
        result=dict(record.result) if record.result else None,
    )


def position_shown(record: Record, number: int, seat: int | None, lang: str) -> PositionShown:
    """The view through one seat's eyes, with the story so far."""
    if not 0 <= number <= len(record.decisions):
        raise NotFound(f"positions go from 0 to {len(record.decisions)}")
    if seat is not None and not 0 <= seat < record.players:
        raise NotFound(f"seats go from 0 to {record.players - 1}")
    game, events = find(record.game), list[Event]()
    state = game.start(record.players, record.options, events.append)
    try:
        for decision in record.decisions[:number]:
            state.play(decision.seat, game.parse(state, decision.move))
    except RathausError as error:
        raise Refused(str(error)) from error
    names = list(record.seats)
    log = [
        LogLine(at, event.seat, game.story(event, lang, names))
        for at, event in enumerate(events)
        if event.visible_to(seat)
    ]
    over = not state.turn()
    view, turn = state.view(seat), list(state.turn())
    return PositionShown(number, seat, view, turn, log, state.result() if over else None)
