"""Finished games, decision by decision: of tables here, or uploaded as records."""

from functools import lru_cache
from itertools import islice

from rathaus import bots, registry
from rathaus.core.events import Event
from rathaus.core.game import Game
from rathaus.core.records import Decision, Record, loads, replay, verify
from rathaus.core.state import State
from rathaus.core.steps import CHANCE
from rathaus.server.curve import Curve
from rathaus.server.desk import Desk
from rathaus.server.endings import ending_of
from rathaus.server.errors import NotAllowed, NotFound, Refused
from rathaus.server.header import game_named
from rathaus.server.protocol.replay import DecisionShown, PositionShown, ReplayShown
from rathaus.server.protocol.table import ResultShown, SeatShown
from rathaus.server.show import log_shown, prompt_shown, standing_shown

LONGEST_NAME = 60  # of a player in a record


def read_record(text: str) -> Record:
    """A record that fits the rules, its seed and its result."""
    record = loads(text)
    if record.game not in registry.names():
        known = ", ".join(registry.names())
        raise Refused(f"there is no game {record.game[:40]!r}; there is: {known}")
    names: tuple[object, ...] = record.seats  # nobody has looked at them yet
    if not all(isinstance(name, str) and 0 < len(name) <= LONGEST_NAME for name in names):
        raise Refused(f"the name of a player has 1 to {LONGEST_NAME} characters")
    verify(record, game_named(record.game))
    return record


async def record_of(desk: Desk, name: str) -> Record:
    """`t-` and a table, or `r-` and an uploaded record."""
    kind, _, rest = name.partition("-")
    if kind == "t":
        async with desk.holding(await desk.room(rest)) as table:
            return table.finished().record()
    text = await desk.uploaded(rest) if kind == "r" else None
    if text is None:
        raise NotFound(f"there is no replay {name[:20]!r}")
    return parsed(text)


async def text_of(desk: Desk, name: str) -> str:
    """The record of a finished game, as it was when it ended, whatever the rules are now."""
    kind, _, rest = name.partition("-")
    if kind == "t" and (kept := await desk.storage.call(ending_of, desk.storage, rest)):
        return kept
    if kind == "r" and (uploaded := await desk.uploaded(rest)):
        return uploaded
    return (await record_of(desk, name)).dumps()


@lru_cache(maxsize=64)
def parsed(text: str) -> Record:
    return loads(text)


def check_finished(text: str) -> None:
    """Is it the record of a finished game?"""
    if read_record(text).result is None:
        raise NotAllowed("only a finished game can be replayed here")


def replay_of(text: str, name: str, lang: str) -> ReplayShown:
    return replay_shown(name, parsed(text), lang)


def position_of(text: str, number: int, seat: int | None, lang: str) -> PositionShown:
    return position_shown(parsed(text), number, seat, lang)


def replay_shown(name: str, record: Record, lang: str) -> ReplayShown:
    """The game from its first to its last decision; every draw is repeated from the seed."""
    game, names, events = game_named(record.game), names_of(record), list[Event]()
    final = verify(record, game)  # only then all decisions can be put into words
    before, curve = replay(record, game, events.append), Curve(game, lang)
    decisions = []
    for number, decision in enumerate(record.decisions):
        state = next(before)
        curve.follow(number, state)
        decisions.append(_decision(game, state, decision, names, lang, len(events)))
    curve.end(len(decisions), final)
    draws = sum(each.seat == CHANCE for each in decisions[record.opening :])
    return ReplayShown(
        id=name,
        game=record.game,
        title=game.title[lang],
        players=record.players,
        seats=[_seat(record, seat) for seat in range(record.players)],
        options=dict(record.options),
        decisions=decisions,
        opening=record.opening,
        seed=record.seed,
        seed_hash=record.seed_hash,
        draws_verified=draws if record.seed is not None else 0,
        result=ResultShown(final.scores(), final.ranks(), final.result(), record.seed or ""),
        rounds=curve.rounds,
        course=curve.points,
    )


def _seat(record: Record, seat: int) -> SeatShown:
    """A record knows a bot by the name of its level."""
    name = record.seats[seat]
    is_bot = name in bots.NAMES
    return SeatShown(names_of(record)[seat], "bot" if is_bot else "person", name if is_bot else "")


def names_of(record: Record) -> list[str]:
    return [
        f"Computer {seat + 1}" if name in bots.NAMES else name
        for seat, name in enumerate(record.seats)
    ]


def _decision(
    game: Game, state: State, decision: Decision, names: list[str], lang: str, line: int
) -> DecisionShown:
    move = game.parse(state, decision.move)
    text = game.describe(state, decision.seat, move, lang, names)
    return DecisionShown(decision.seat, decision.move, text, line)


def position_shown(record: Record, number: int, seat: int | None, lang: str) -> PositionShown:
    """The view through one seat's eyes, with the story so far."""
    if not 0 <= number <= len(record.decisions):
        raise NotFound(f"positions go from 0 to {len(record.decisions)}")
    if seat is not None and not 0 <= seat < record.players:
        raise NotFound(f"seats go from 0 to {record.players - 1}")
    game, names, events = game_named(record.game), names_of(record), list[Event]()
    state = next(islice(replay(record, game, events.append), number, None))
    log = log_shown(game, events, seat, lang, names)
    turn = list(state.turn())
    prompt = "" if turn == [CHANCE] else prompt_shown(game, state, seat, lang, names)
    standing = standing_shown(game, state)
    return PositionShown(number, seat, prompt, state.view(seat), turn, log, standing)
