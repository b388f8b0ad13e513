"""What the recorded games of any game have in common: where they lie, and what they show.

The plan of a game (`neom_plan`, `hamburg_plan`) says which tables are played, what all records
together have to show, and which moves bring something new.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random

from rathaus.core.events import Event
from rathaus.core.game import Game
from rathaus.core.records import Record, loads, replay
from rathaus.core.state import State

Table = tuple[int, Mapping[str, object]]  # players and options
NEW = 100  # what a move is worth that shows something new: more than all else


class Plan(ABC):
    """The collection of one game."""

    game: Game
    required: frozenset[str]  # all that the records have to show together
    first_tables: list[Table]  # each has a record
    further_tables: list[Table]  # again and again, until everything is shown
    candidates: int  # games tried for each place
    most_files: int

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.game.name

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.jsonl"))

    @abstractmethod
    def choose(self, state: State, seat: int, wanted: set[str], rng: Random) -> int:
        """A random move, but one that shows something new if there is one."""

    @abstractmethod
    def settled(self, move: str, events: Sequence[Event], state: State) -> set[str]:
        """What need not be sought again in the same game."""

    @abstractmethod
    def features(self, record: Record, events: Sequence[Event]) -> set[str]:
        """All that the decisions and events of a game show."""

    def observe(self, state: State) -> Iterable[str]:
        """What a position shows."""
        return ()

    def name(self, number: int, record: Record) -> str:
        """The name of the file."""
        return f"{number:02}_{record.players}p.jsonl"


def move_kind(move: str) -> str:
    """What any decision of this kind shows."""
    return f"move {move.partition(':')[0]}"


def weigh(moves: list[int], worth: Callable[[int], float], whim: float, rng: Random) -> int:
    """The move that is worth most; now and then, on a whim, any."""
    if rng.random() < whim:
        return rng.choice(moves)
    return max(moves, key=lambda move: worth(move) + rng.random())


def read(path: Path) -> Record:
    return loads(path.read_text(encoding="utf-8"))


def shown_by(plan: Plan, record: Record) -> set[str]:
    """All that a recorded game shows, found by playing it again."""
    events: list[Event] = []
    shown: set[str] = set()
    for number, state in enumerate(replay(record, plan.game)):
        if number == 0:
            state.listener = events.append
        shown.update(plan.observe(state))
    return shown | plan.features(record, events)
