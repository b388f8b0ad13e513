"""Canal tokens without a card, and steps on the reputation track (BRU-14.6, 14.16, 14.19)."""

from typing import Final

from rathaus.core.steps import SIDE, Act, Answer, Frame, Step, ask, within
from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.moves import CANAL
from rathaus.games.bruges.rules import actions, obstacles, phase_two
from rathaus.games.bruges.rules.counting import Context, space_colour, space_cost
from rathaus.games.bruges.rules.effects.word import Word
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import DONE
from rathaus.games.bruges_and_hamburg.reasons import Obstacle

# In a frame: how many times the cost of the space is paid.
TIMES: Final = {"free": 0, "double": 2}


def build_canal(state: BrugesState, seat: int, effect: v.BuildCanal, context: Context) -> None:
    state.push(("extra_canal", seat, TIMES[effect.price]))


def can_build(state: BrugesState, seat: int, effect: v.BuildCanal, context: Context) -> bool:
    return bool(_sections(state, seat, TIMES[effect.price]))


def _sections(state: BrugesState, seat: int, times: int) -> list[int]:
    return [half for half in (0, 1) if against_extra_space(state, seat, half, times) is None]


def against_extra_space(state: BrugesState, seat: int, section: int, times: int) -> Obstacle | None:
    """There is a next space, and it can be paid for (BRU-14.16)."""
    if space_colour(state, seat, section) < 0:
        return obstacles.SECTION_FINISHED
    price = space_cost(state, seat, section) * times
    return obstacles.EXTRA_SPACE_TOO_DEAR if price > state.money[seat] else None


def extra_canal_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, seat, times = frame
    if answer:
        return []
    offers = [CANAL + section for section in _sections(state, seat, times)]
    return [DONE, *offers] if offers else []


def extra_canal(state: BrugesState, frame: Frame) -> None:
    _, seat, times = frame
    answer = state.answers[seat]
    if answer and answer[0] != DONE:
        section = answer[0] - CANAL
        table.pay(state, seat, space_cost(state, seat, section) * times)
        state.push_all(actions.build_canal(state, seat, section))


def advance(state: BrugesState, seat: int, effect: v.Advance, context: Context) -> None:
    """Field by field, each with its reactions (BRU-14.6, 14.19)."""
    if effect.amount:
        state.push_all([("advance", seat)] * effect.amount)


def can_advance(state: BrugesState, seat: int, effect: v.Advance, context: Context) -> bool:
    return state.reputation[seat] < phase_two.TOP_FIELD


def advance_one(state: BrugesState, frame: Frame) -> None:
    state.push_all(phase_two.advance(state, frame[1]))


WORDS: Final[dict[type, Word]] = {
    v.BuildCanal: Word(build_canal, can_build),
    v.Advance: Word(advance, can_advance),
}
STEPS: dict[str, Step] = {
    "extra_canal": ask(extra_canal_moves, extra_canal, within(max(TIMES.values()) + 1)),
    "advance": Act(advance_one, SIDE),
}
