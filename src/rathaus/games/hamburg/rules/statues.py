"""Expansion 2: more Hans Hummel statues, and the Zitronenjette (HAM-13.2)."""

from typing import Final

from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.hamburg.moves import STATUE
from rathaus.games.hamburg.state import HamburgState

HUMMEL: Final = STATUE
JETTE: Final = STATUE + 1


def offered(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Which statue to take: the next of each kind that is left."""
    if answer:
        return []
    return [HUMMEL] * bool(state.hummels) + [JETTE] * bool(state.jettes)


def take(state: HamburgState, frame: Frame) -> None:
    seat = frame[1]
    answer = state.answers[seat]
    if not answer:
        return
    if answer[0] == HUMMEL:
        value, *rest = state.hummels
        state.hummels = rest
        state.statues[seat] = (*state.statues[seat], value)
        state.tell("statue_taken", seat, points=value)
        return
    value, *rest = state.jettes
    state.jettes = rest
    state.jettes_of[seat] = (*state.jettes_of[seat], value)
    state.money[seat] += value
    state.tell("jette_taken", seat, money=value)


STEPS: dict[str, Step] = {
    "statue": ask(offered, take),
}
