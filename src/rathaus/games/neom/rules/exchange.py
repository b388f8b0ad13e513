"""The Building Department: swapping unbuilt cornerstones (NEO-12.2, 12.3, 16.3)."""

from typing import Final

from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.neom.moves import DISCARD, DONE, FIRST_CORNERSTONE, TAKE
from rathaus.games.neom.state import NeomState

TAKE_FIRST: Final = TAKE + FIRST_CORNERSTONE  # the number of the first move of that range


def moves(state: NeomState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Which cornerstones to give away; then, as many times, which to take from the pile."""
    given = _given(answer)
    takeable = sorted(TAKE + tile for tile in state.pile if tile and TAKE + tile not in answer)
    source = state.reserve if state.beginner else takeable
    unbuilt = state.unbuilt[seat]
    if DONE not in answer and len(given) < len(unbuilt) and source and len(answer) == len(given):
        return [DONE, *sorted(DISCARD + tile for tile in unbuilt if tile not in given)]
    taken = len(answer) - len(given) - (DONE in answer)
    if state.beginner or taken == len(given):
        return []
    return takeable


def _given(answer: Answer) -> list[int]:
    return [move - DISCARD for move in answer if DONE < move < TAKE_FIRST]


def resolve(state: NeomState, frame: Frame) -> None:
    seat = frame[1]
    answer = state.answers[seat]
    given = _given(answer)
    taken = [move - TAKE for move in answer if move >= TAKE_FIRST]
    if not state.beginner and state.unbuilt[seat]:
        state.looked = seat
    kept = tuple(tile for tile in state.unbuilt[seat] if tile not in given)
    state.unbuilt[seat] = (*kept, *taken)
    state.pile = [0 if tile in taken else tile for tile in state.pile]
    state.box += given
    for tile in given:
        state.tell("cornerstone_discarded", seat, tile=tile)
    for tile in taken:
        state.tell("cornerstone_taken", seat, tile=tile)
    if state.beginner:
        state.push_all([("draw_cornerstone", seat) for _ in given])


STEPS: dict[str, Step] = {"exchange": ask(moves, resolve)}
