"""The diary of an arena: every finished game, kept so that a run can go on later."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rathaus.arena.journal import Journal
from rathaus.arena.playing import GameResult, Played


class Place(NamedTuple):
    """Which game of an arena: the match, the deal, and which of its seatings."""

    match: int
    deal: int
    seating: int


class Diary:
    """The games played so far; on disk, if there is a path."""

    def __init__(self, path: Path | None, header: Mapping[str, Any]) -> None:
        self.journal = Journal(path, "arena", header)
        self.games: dict[Place, Played] = {}
        for number, entry in enumerate(self.journal.entries):
            try:
                place, played = _game(entry)
            except (KeyError, TypeError) as error:
                raise self.journal.wrong(number, "this is not a game of an arena") from error
            self.games[place] = played

    def add(self, place: Place, played: Played) -> None:
        self.games[place] = played
        self.journal.add(_entry(place, played))


def _entry(place: Place, played: Played) -> dict[str, Any]:
    result = played.result
    return {
        **place._asdict(),
        "scores": list(result.scores),
        "ranks": list(result.ranks),
        "decisions": result.decisions,
        "times": [list(times) for times in played.times],
    }


def _game(entry: Mapping[str, Any]) -> tuple[Place, Played]:
    place = Place(*(_whole(entry[name]) for name in Place._fields))
    scores, ranks = (tuple(map(_whole, entry[name])) for name in ("scores", "ranks"))
    times = tuple(tuple(map(_whole, seat)) for seat in entry["times"])
    return place, Played(GameResult(scores, ranks, _whole(entry["decisions"])), times)


def _whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value
