"""Phase 1: draw cards (BRU-4)."""

from rathaus.core.steps import SIDE, Act, Frame, Step
from rathaus.games.bruges.components.tracks import HAND_LIMIT
from rathaus.games.bruges.state import BrugesState


def begin(state: BrugesState, frame: Frame) -> None:
    state.phase = 1
    state.push_all([("fill", seat) for seat in state.order()])


def fill(state: BrugesState, frame: Frame) -> None:
    """Up to five cards; a sixth one if a person allows it (BRU-4.4, 4.5)."""
    seat = frame[1]
    limit = state.kit.number["hand_limit"] if state.has(seat, "hand_limit") else HAND_LIMIT
    held = len(state.hands[seat])
    must = max(0, HAND_LIMIT - held)
    state.push(("draw", seat, must, max(0, limit - max(held, HAND_LIMIT))))


STEPS: dict[str, Step] = {"phase_one": Act(begin), "fill": Act(fill, SIDE)}
