"""The golden records of NEOM: what they show, and how the players look for it."""

from collections.abc import Iterator, Sequence
from random import Random

import rathaus
from rathaus.core.events import Event
from rathaus.core.records import Record
from rathaus.core.state import State
from rathaus.core.steps import CHANCE
from rathaus.games.neom.city import CENTER
from rathaus.games.neom.components import NUMBER, TILES
from rathaus.games.neom.components.kit import CENTER_BASE
from rathaus.games.neom.moves import SPACE, WAIVER_KEYS
from tests.golden.coverage import Plan, Table

NEOM = rathaus.game("neom")

TILE_FEATURES = frozenset(f"tile {tile.number:03}" for tile in TILES)
MOVE_FEATURES = frozenset(f"move {kind}" for kind in SPACE.ranges())
TABLES = frozenset(
    f"{players} players, beginner={beginner}"
    for players in NEOM.player_counts
    for beginner in (False, True)
) | {f"solo with {tiles} tiles" for tiles in ("1+", "4+", "5+")}
SITUATIONS = frozenset(
    {
        *(f"waived by {key}" for key in WAIVER_KEYS),
        "a good bought from another player of two",
        "a good bought from another player of several",
        "a good bought from the bank by one of two",
        "a good bought from the bank alone",
        "cornerstones exchanged",
        "a beginner's cornerstone exchanged",
        "the center covered",
        "the center uncovered by a disaster",
        "a cornerstone replaced",
        "no tile to lose",
        "a lone player prevents a disaster",
        "a lone player is struck",
        "coins for a choice",
        "a shared rank",
    }
)
REQUIRED = TILE_FEATURES | MOVE_FEATURES | TABLES | SITUATIONS

GATES = ("3:1", "3:2", "3:4", "3:5")  # on the way to the trade routes

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


class NeomPlan(Plan):
    game = NEOM
    required = REQUIRED
    first_tables = FIRST_TABLES
    further_tables = FURTHER_TABLES
    candidates = 40
    most_files = 25

    def choose(self, state: State, seat: int, wanted: set[str], rng: Random) -> int:
        moves = state.moves(seat)
        new = [move for move in moves if _shows(NEOM.notation(state, move), state, seat) & wanted]
        return rng.choice(new or moves)

    def settled(self, move: str, events: Sequence[Event], state: State) -> set[str]:
        return {
            f"tile {event.data['tile']:03}"
            for event in events
            if event.kind in ("tile_built", "disaster_struck")
        }

    def features(self, record: Record, events: Sequence[Event]) -> set[str]:
        return {*_tables(record), *_decisions(record), *_happenings(record, events)}

    def name(self, number: int, record: Record) -> str:
        beginner = "_beginner" if record.options["beginner"] else ""
        tiles = f"_{str(record.options['tiles'])[0]}plus" if record.players == 1 else ""
        return f"{number:02}_{record.players}p{tiles}{beginner}.jsonl"


PLAN = NeomPlan()


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


def _tables(record: Record) -> Iterator[str]:
    yield f"{record.players} players, beginner={record.options['beginner']}"
    if record.players == 1:
        yield f"solo with {record.options['tiles']} tiles"
    if record.result and len(set(record.result["ranks"])) < record.players:
        yield "a shared rank"


def _decisions(record: Record) -> Iterator[str]:
    for decision in record.decisions:
        kind, _, rest = decision.move.partition(":")
        yield f"move {kind}"
        if kind == "waive":
            yield f"waived by {rest}"
        if decision.seat != CHANCE and record.players == 1 and is_disaster(decision.move):
            yield "a lone player prevents a disaster"


def is_disaster(move: str) -> bool:
    kind, _, key = move.partition(":")
    return kind == "pick" and any(tile.key == key and tile.is_disaster for tile in TILES)


def _happenings(record: Record, events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        data = event.data
        match event.kind:
            case "tile_built":
                yield f"tile {data['tile']:03}"
                yield from _replacements(int(str(data["cell"])), int(str(data["replaced"])))
            case "disaster_struck":
                yield f"tile {data['tile']:03}"
                if record.players == 1:
                    yield "a lone player is struck"
            case "tiles_lost":
                if not data["tiles"]:
                    yield "no tile to lose"
                if CENTER in data["cells"]:  # type: ignore[operator]
                    yield "the center uncovered by a disaster"
            case "good_bought":
                yield _purchase(record.players, data["seller"] == -1)
            case "cornerstone_taken":
                yield "cornerstones exchanged"
            case "cornerstone_discarded" if record.options["beginner"]:
                yield "a beginner's cornerstone exchanged"
            case "choice_paid":
                yield "coins for a choice"


def _replacements(cell: int, replaced: int) -> Iterator[str]:
    if cell == CENTER:
        yield "the center covered"
    if 0 < replaced <= CENTER_BASE and NEOM.kit.is_cornerstone[replaced]:  # type: ignore[attr-defined]
        yield "a cornerstone replaced"


def _purchase(players: int, from_bank: bool) -> str:
    if from_bank:
        who = "alone" if players == 1 else "by one of two"
        return f"a good bought from the bank {who}"
    return f"a good bought from another player of {'two' if players == 2 else 'several'}"
