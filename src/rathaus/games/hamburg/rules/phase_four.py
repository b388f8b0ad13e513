"""Phase IV: majorities, clergyman, markers, crest (HAM-10)."""

from rathaus.core.steps import Act, Frame, Step, within
from rathaus.games.bruges_and_hamburg import plots
from rathaus.games.hamburg.components.tracks import CYCLES, MAJORITIES
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.rules import clergy
from rathaus.games.hamburg.rules.counting import stones
from rathaus.games.hamburg.rules.reactions import reactions
from rathaus.games.hamburg.state import HamburgState


def standing(state: HamburgState, majority: int, side: int) -> int:
    """What a majority compares (HAM-10.3)."""
    if majority == 0:
        return state.square[side]
    if majority == 1:
        return plots.count(state.sites[side])
    if majority == 2:
        return stones(state, side)
    return state.points[side] if majority == 3 else len(state.zoo[side]) // 2


def begin(state: HamburgState, frame: Frame) -> None:
    state.phase = 4
    majorities = range(len(MAJORITIES))
    state.push_all([*[("majority", majority) for majority in majorities], ("end_cycle",)])


def check(state: HamburgState, frame: Frame) -> None:
    """Who alone has most turns his marker; 046 also on a tie (HAM-10.2, 12.27)."""
    majority = frame[1]
    values = [standing(state, majority, side) for side in range(state.sides)]
    most = max(values)
    leaders = [side for side in range(state.sides) if values[side] == most]
    if most == 0:
        return
    alone = len(leaders) == 1
    for side in leaders:
        if not alone and state.rule(side, "majority_tie") is None:
            continue
        if not state.markers[side] >> majority & 1:
            state.markers[side] |= 1 << majority
            state.tell("marker_turned", side, majority=majority)
            state.push_all(reactions(state, side, "own:majority"))


def end_cycle(state: HamburgState, frame: Frame) -> None:
    state.clergymen[state.window] += 1
    for colour in range(COLOUR_COUNT):
        state.chapel_front[colour] += state.chapel[colour]
    state.chapel = [0] * COLOUR_COUNT
    if state.clergy:
        clergy.turn_over(state, state.window)
    state.window = -1
    state.used, state.again, state.ships = [], [], 0
    if state.cycle < CYCLES:
        if state.players > 1:
            state.crest = (state.crest + 1) % state.sides
        state.push(("cycle", state.cycle + 1))
    else:
        state.clergy = []  # removed before the final scoring (HAM-11.1)
        state.tell("game_ended", None)


STEPS: dict[str, Step] = {
    "phase_four": Act(begin),
    "majority": Act(check, within(len(MAJORITIES))),
    "end_cycle": Act(end_cycle),
}
