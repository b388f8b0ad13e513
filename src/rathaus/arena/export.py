"""Records as tables for data tools: Parquet files with a row per decision and a row per game.

Games are replayed one after the other and written in groups of rows, so that memory does not grow
with their number. Needs the extra `data`.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rathaus.arena.records import game_of, read_record, record_files
from rathaus.arena.tables import Columns, TableFile, require
from rathaus.core.errors import BadRecord, RathausError
from rathaus.core.game import Game
from rathaus.core.records import Decision, Record, replay, victories
from rathaus.core.state import State
from rathaus.core.steps import CHANCE

GROUP_BYTES = 16 * 2**20  # of observations in a group of rows

Progress = Callable[[int], None]


class BadExport(RathausError):
    """Records that cannot be exported; the message names the file."""


@dataclass(frozen=True, slots=True)
class Exported:
    games: int
    decisions: int
    files: tuple[Path, Path]


def export(
    paths: Iterable[Path],
    folder: Path,
    components: str | None = None,
    progress: Progress | None = None,
) -> Exported:
    """Write `decisions.parquet` and `games.parquet` into a folder, or nothing at all.

    All records must be of one game with the same players and options: their vectors have the
    same parts.
    """
    require()
    files = list(record_files(paths))
    if not files:
        raise BadExport("there are no records to export")
    done = progress or (lambda _: None)
    first, game = _read(files[0], components)
    job = _Export(first, game, folder)
    try:
        for number, path in enumerate(files):
            record = _read(path, components)[0] if number else first
            job.add(number, path, record)
            done(1)
        return job.finish()
    finally:
        job.tidy()


def _read(path: Path, components: str | None) -> tuple[Record, Game]:
    try:
        record = read_record(path)
        return record, game_of(record, components)
    except (BadRecord, OSError) as error:
        raise BadExport(f"{path}: {error}") from error


class _Export:
    def __init__(self, record: Record, game: Game, folder: Path) -> None:
        from rathaus.envs.encoding import Encoding

        self.game = game
        self.kind = _kind(record)
        try:
            self.encoding = Encoding(game, record.players, record.options)
        except RathausError as error:
            raise BadExport(str(error)) from error
        about = json.dumps(self.encoding.manifest()).encode()
        columns = Columns.decisions(self.encoding.size)
        rows = max(1, GROUP_BYTES // (4 * self.encoding.size))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.decisions = TableFile(folder / "decisions.parquet", columns, rows, about)
            self.games = TableFile(folder / "games.parquet", Columns.games(), 4096, about)
        except OSError as error:
            raise BadExport(f"{folder} cannot be written: {error}") from error

    def add(self, number: int, path: Path, record: Record) -> None:
        if (other := _kind(record)) != self.kind:
            raise BadExport(f"{path} is of {other}, the first record of {self.kind}: export apart")
        try:
            self._replay(number, record)
        except BadRecord as error:
            raise BadExport(f"{path}: {error}") from error
        self.games.add(_game_row(number, path, record))

    def _replay(self, number: int, record: Record) -> None:
        places = [place for place, each in enumerate(record.decisions) if each.seat != CHANCE]
        order = {place: count for count, place in enumerate(places)}
        for place, state in enumerate(replay(record, self.game)):
            if place in order:
                decision = record.decisions[place]
                row = self._row(state, decision, place + 2)
                self.decisions.add(
                    {"game": number, "number": order[place], **row, **_result(record, decision)}
                )

    def _row(self, state: State, decision: Decision, line: int) -> dict[str, Any]:
        seat = decision.seat
        if seat not in state.turn():
            raise BadRecord(line, f"seat {seat} has nothing to decide here")
        try:
            choice = self.game.parse(state, decision.move)
        except RathausError as error:
            raise BadRecord(line, str(error)) from error
        return {
            "seat": seat,
            "observation": self.encoding.observe(state, seat),
            "moves": state.moves(seat),
            "choice": choice,
            "move": decision.move,
        }

    def finish(self) -> Exported:
        self.decisions.close()
        self.games.close()
        files = self.decisions.path, self.games.path
        return Exported(self.games.count, self.decisions.count, files)

    def tidy(self) -> None:
        self.decisions.tidy()
        self.games.tidy()


def _kind(record: Record) -> str:
    options = "".join(f", {name}={value}" for name, value in sorted(record.options.items()))
    return (
        f"{record.game} (rules {record.rules_version}, components {record.components}), "
        f"{record.players} players{options}"
    )


def _result(record: Record, decision: Decision) -> dict[str, Any]:
    """How the game ended for the one who decided; nothing, if it did not end."""
    if record.result is None:
        return {"points": None, "rank": None, "victory": None}
    ranks = record.result["ranks"]
    return {
        "points": record.result["scores"][decision.seat],
        "rank": ranks[decision.seat],
        "victory": victories(ranks)[decision.seat],
    }


def _game_row(number: int, path: Path, record: Record) -> dict[str, Any]:
    result: Mapping[str, Any] = record.result or {"scores": None, "ranks": None}
    return {
        "game": number,
        "file": path.name,
        "name": record.game,
        "rules_version": record.rules_version,
        "components": record.components,
        "players": record.players,
        "options": json.dumps(dict(record.options), sort_keys=True),
        "bots": list(record.seats),
        "scores": result["scores"],
        "ranks": result["ranks"],
        "decisions": sum(each.seat != CHANCE for each in record.decisions),
        "seed": record.seed,
    }
