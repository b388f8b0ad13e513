"""Set-up (BRU-2): the start player and the first tops of the piles."""

from rathaus.core.steps import Act, Chance, Frame, Step, between
from rathaus.games.bruges.moves import START
from rathaus.games.bruges.state import MOST_ROUNDS, BrugesState


def set_up(state: BrugesState, frame: Frame) -> None:
    state.push_all([("start",), *[("uncover", pile) for pile in range(3)], ("round", 1)])


def starters(state: BrugesState, frame: Frame) -> list[int]:
    return [START + seat for seat in range(state.players)]


def take_crest(state: BrugesState, frame: Frame, move: int) -> None:
    state.crest = move - START
    state.tell("starter_drawn", state.crest)


def begin_round(state: BrugesState, frame: Frame) -> None:
    state.round = frame[1]
    state.tell("round_began", None, round=state.round)
    state.push_all([("phase_one",), ("phase_two",), ("phase_three",), ("phase_four",)])


STEPS: dict[str, Step] = {
    "set_up": Act(set_up),
    "start": Chance(starters, take_crest),
    "round": Act(begin_round, between(1, MOST_ROUNDS)),
}
