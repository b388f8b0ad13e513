"""What can be read of finished games: their decisions, positions and analysis."""

from typing import Any

import msgspec

from rathaus.server.protocol.table import LogLine, ResultShown, SeatShown, StandingShown


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
