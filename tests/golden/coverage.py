"""What a recorded game of NEOM shows, and what all records together have to show."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import rathaus
from rathaus.core.events import Event
from rathaus.core.records import Record, loads
from rathaus.core.steps import CHANCE
from rathaus.games.neom.city import CENTER
from rathaus.games.neom.components import TILES
from rathaus.games.neom.components.kit import CENTER_BASE
from rathaus.games.neom.moves import SPACE, WAIVER_KEYS

NEOM = rathaus.game("neom")
FOLDER = Path(__file__).parent / "neom"

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


def golden_files() -> list[Path]:
    return sorted(FOLDER.glob("*.jsonl"))


def read(path: Path) -> Record:
    return loads(path.read_text(encoding="utf-8"))


def events_of(record: Record) -> list[Event]:
    """All that happens in a recorded game."""
    events: list[Event] = []
    state = NEOM.start(record.players, record.options, events.append)
    for decision in record.decisions:
        state.play(decision.seat, NEOM.parse(state, decision.move))
    return events


def features(record: Record, events: Sequence[Event]) -> set[str]:
    """All that the game shows."""
    return {*_tables(record), *_decisions(record), *_happenings(record, events)}


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
