"""Why a move is not allowed: what both games ask of an open question."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from rathaus.core.reasons import Against
from rathaus.core.state import State
from rathaus.core.steps import Answer, Frame

Position = TypeVar("Position", bound=State)


@dataclass(frozen=True, slots=True, eq=False)
class Obstacle:
    """What can be in the way of a move; there is one of each, so rules can return it cheaply.

    Whatever decides about a move returns the obstacle it found, or None: so a move that is not
    offered can say why, and nobody asks twice.
    """

    name: str  # of its sentence, in the language files
    clause: str


class Asked(NamedTuple, Generic[Position]):
    """The open question of a seat, and what it has decided so far."""

    state: Position
    frame: Frame
    seat: int
    answer: Answer

    @property
    def step(self) -> str:
        return str(self.frame[0])


def asked(state: Position, seat: int) -> Asked[Position]:
    return Asked(state, state.stack[-1], seat, state.answers[seat])


def why_not(
    state: Position,
    seat: int,
    move: int,
    explain: Mapping[str, Callable[[Any, int], Against | None]],
) -> Against | None:
    """The reason against a move in the open question, if its kind has one to name."""
    if seat not in state.turn() or move in state.moves(seat):
        return None
    kind, index = state.game.space.split(move)
    return explain[kind](asked(state, seat), index) if kind in explain else None
