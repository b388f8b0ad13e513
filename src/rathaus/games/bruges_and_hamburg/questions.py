"""Questions that effects of both games ask; the side asked stands behind the step's name."""

from typing import Final

from rathaus.core.steps import SIDE, Answer, Frame, Step, ask, within
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import COLOURS, DONE, GAIN, GIVE
from rathaus.games.bruges_and_hamburg.shared_state import SharedState
from rathaus.games.bruges_and_hamburg.table import workers_of

AMOUNT: Final = within(1000)
COLOUR_SET: Final = within(1 << COLOURS)  # a bit for each colour


# -- workers ----------------------------------------------------------------------------------


def gain_moves(state: SharedState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """So many workers, of colours of the mask."""
    _, _, amount, mask = frame
    if len(answer) == amount:
        return []
    return [GAIN + colour for colour in range(COLOURS) if mask >> colour & 1]


def gain(state: SharedState, frame: Frame) -> None:
    for move in state.answers[frame[1]]:
        table.take_workers(state, frame[1], move - GAIN, 1)


def give_back_moves(state: SharedState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Workers the side gives, as many as it has."""
    side, amount = frame[1], frame[-1]
    left = workers_of(state, side)
    for move in answer:
        left[move - GIVE] -= 1
    if len(answer) == amount:
        return []
    return [GIVE + colour for colour in range(COLOURS) if left[colour]]


def give_back(state: SharedState, frame: Frame) -> None:
    for move in state.answers[frame[1]]:
        table.give_workers(state, frame[1], move - GIVE)


def hand_over(state: SharedState, frame: Frame) -> None:
    """The workers go to the side that is named behind the giver."""
    _, side, thief, _ = frame
    for move in state.answers[side]:
        table.give_workers(state, side, move - GIVE)
        table.take_workers(state, thief, move - GIVE, 1)


def swap_moves(state: SharedState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Give one, take one of another colour, and so on; each worker once."""
    if DONE in answer:
        return []
    if len(answer) % 2:
        return [GAIN + colour for colour in range(COLOURS) if colour != answer[-1] - GIVE]
    left = workers_of(state, frame[1])
    for move in answer[::2]:
        left[move - GIVE] -= 1
    last = answer[-2] - GIVE if answer else 0
    offers = [GIVE + colour for colour in range(last, COLOURS) if left[colour]]
    return [DONE, *offers] if offers else []


def swap(state: SharedState, frame: Frame) -> None:
    for move in state.answers[frame[1]]:
        if GIVE <= move < GIVE + COLOURS:
            table.give_workers(state, frame[1], move - GIVE)
        elif GAIN <= move < GAIN + COLOURS:
            table.take_workers(state, frame[1], move - GAIN, 1)


def cause(state: SharedState, frame: Frame) -> None:
    """Below what a card makes sides lose: whose card it is, and which one. It does nothing."""


STEPS: dict[str, Step] = {
    "gain": ask(gain_moves, gain, AMOUNT, COLOUR_SET),
    "hand_over": ask(give_back_moves, hand_over, SIDE, AMOUNT),
    "swap": ask(swap_moves, swap),
}
