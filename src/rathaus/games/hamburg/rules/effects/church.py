"""The church: workers in its chapel, and the clergyman."""

from typing import Final

from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import GIVE
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.moves import CLERGY
from rathaus.games.hamburg.rules.counting import Context
from rathaus.games.hamburg.rules.effects.words import Word
from rathaus.games.hamburg.state import HamburgState


def clergy_worker(state: HamburgState, side: int, effect: v.ClergyWorker, context: Context) -> None:
    state.push(("chapel", side))


def move_clergy(state: HamburgState, side: int, effect: v.MoveClergy, context: Context) -> None:
    state.push(("move_clergy", side))


# -- questions ---------------------------------------------------------------------------------


def chapel_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    mine = workers_of(state, frame[1])
    return [] if answer else [GIVE + colour for colour in range(COLOUR_COUNT) if mine[colour]]


def chapel(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    if state.answers[side]:
        colour = state.answers[side][0] - GIVE
        table.give_workers(state, side, colour)
        state.chapel[colour] += 1


def clergy_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """No way round from the first window to the last (HAM-12.97)."""
    last = len(state.clergymen) - 1
    return [] if answer else [CLERGY] * (state.window > 0) + [CLERGY + 1] * (state.window < last)


def clergyman_moved(state: HamburgState, frame: Frame) -> None:
    answer = state.answers[frame[1]]
    if answer:
        state.window += 1 if answer[0] == CLERGY + 1 else -1
        state.tell("clergyman_moved", frame[1], window=state.window)


WORDS: Final[dict[type, Word]] = {
    v.ClergyWorker: Word(clergy_worker),
    v.MoveClergy: Word(move_clergy),
}
STEPS: dict[str, Step] = {
    "chapel": ask(chapel_moves, chapel),
    "move_clergy": ask(clergy_moves, clergyman_moved),
}
