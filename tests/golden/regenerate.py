"""Writes the golden records of NEOM anew: python -m tests.golden.regenerate

Random players who like to do what no record shows yet play many games under fixed seeds; for
each place in the collection the game that shows the most is kept. Nothing depends on the clock
or the machine, so the same engine gives the same files.
"""

from collections.abc import Mapping
from random import Random

import click

from rathaus.core.match import Match
from rathaus.core.records import Record
from rathaus.core.state import State
from rathaus.games.neom.components import NUMBER
from tests.golden.coverage import FOLDER, NEOM, REQUIRED, features, golden_files
from tests.golden.playthrough import PLAYTHROUGH, write_playthrough

CANDIDATES = 40  # games tried for each place
MOST_FILES = 25

GATES = ("3:1", "3:2", "3:4", "3:5")  # on the way to the trade routes

Table = tuple[int, Mapping[str, object]]
FIRST_TABLES: list[Table] = [
    (5, {}),
    (4, {}),
    (1, {"tiles": "5+"}),
    (2, {}),
    (3, {}),
    (1, {"tiles": "4+", "beginner": True}),
    (1, {"tiles": "1+"}),
    (1, {"tiles": "4+"}),
    (2, {"beginner": True}),
    (3, {"beginner": True}),
    (4, {"beginner": True}),
    (5, {"beginner": True}),
]
FURTHER_TABLES: list[Table] = [
    (5, {}),
    (1, {"tiles": "5+"}),
    (4, {}),
    (2, {}),
    (4, {"beginner": True}),
]


def curious_move(state: State, seat: int, missing: set[str], rng: Random) -> int:
    """A random move, but one that shows something new if there is one."""
    moves = state.moves(seat)
    new = [move for move in moves if _shows(NEOM.notation(state, move), state, seat) & missing]
    return rng.choice(new or moves)


def _shows(move: str, state: State, seat: int) -> set[str]:
    """What a move promises to show."""
    kind, _, rest = move.partition(":")
    promised = {f"move {kind}"}
    if kind in ("pick", "cornerstone"):
        promised.add(f"tile {NUMBER[rest]:03}")
    if kind == "build":
        promised.add(f"tile {state.chosen[seat]:03}")  # type: ignore[attr-defined]
    if kind == "waive":
        promised.add(f"waived by {rest}")
    if kind == "on" and rest in GATES and state.players == 1:
        promised |= {"move bank_left", "move bank_right", "move bank_both"}
    if kind == "discard":
        promised |= {"cornerstones exchanged", "a beginner's cornerstone exchanged"}
    return promised


def curious_game(table: Table, seed: str, missing: set[str]) -> tuple[Record, set[str]]:
    players, options = table
    match = Match(NEOM, players, seed=seed, options=options)
    rng, wanted, told = Random(f"curious {seed}"), set(missing), 0
    while not match.is_over:
        seat = rng.choice(match.state.turn())
        match.play(seat, curious_move(match.state, seat, wanted, rng))
        for event in match.events[told:]:
            if event.kind in ("tile_built", "disaster_struck"):
                wanted.discard(f"tile {event.data['tile']:03}")
        told = len(match.events)
    record = match.record()
    return record, features(record, match.events)


def collect() -> dict[str, Record]:
    """The records by file name, until everything is shown."""
    missing, found = set(REQUIRED), dict[str, Record]()
    tables = FIRST_TABLES + FURTHER_TABLES * MOST_FILES
    for number, table in enumerate(tables[:MOST_FILES], start=1):
        if not missing:
            break
        games = [curious_game(table, f"golden {number} {i}", missing) for i in range(CANDIDATES)]
        record, shown = max(games, key=lambda game: len(game[1] & missing))
        missing -= shown
        found[_name(number, record)] = record
    if missing:
        raise SystemExit(f"no record shows: {', '.join(sorted(missing))}")
    return found


def _name(number: int, record: Record) -> str:
    beginner = "_beginner" if record.options["beginner"] else ""
    tiles = f"_{str(record.options['tiles'])[0]}plus" if record.players == 1 else ""
    return f"{number:02}_{record.players}p{tiles}{beginner}.jsonl"


def main() -> None:
    records = collect()
    FOLDER.mkdir(exist_ok=True)
    for old in golden_files():
        old.unlink()
    for name, record in records.items():
        (FOLDER / name).write_text(record.dumps(), encoding="utf-8", newline="\n")
    click.echo(f"{len(records)} records in {FOLDER.name}")
    PLAYTHROUGH.write_text(write_playthrough(), encoding="utf-8", newline="\n")
    click.echo(f"{PLAYTHROUGH.name}")


if __name__ == "__main__":
    main()
