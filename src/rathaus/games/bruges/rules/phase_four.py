"""Phase 4: majorities and the next start player (BRU-11)."""

from rathaus.core.steps import Act, Frame, Step, within
from rathaus.games.bruges.components.tracks import MAJORITIES
from rathaus.games.bruges.rules.counting import tokens
from rathaus.games.bruges.rules.reactions import reactions
from rathaus.games.bruges.state import BrugesState


def begin(state: BrugesState, frame: Frame) -> None:
    state.phase = 4
    majorities = range(len(MAJORITIES))
    state.push_all([*[("majority", majority) for majority in majorities], ("end_round",)])


def standing(state: BrugesState, majority: int, seat: int) -> int:
    """What a majority compares (BRU-11.2 to 11.4)."""
    if majority == 0:
        return state.reputation[seat]
    return state.persons[seat].bit_count() if majority == 1 else tokens(state, seat)


def leaders(state: BrugesState, majority: int) -> list[int]:
    """Who alone has most; with a person also in a tie (BRU-11.5, 14.35)."""
    values = [standing(state, majority, seat) for seat in range(state.players)]
    most = max(values)
    alone = values.count(most) == 1
    tied = [seat for seat in state.order() if most and values[seat] == most]
    return [seat for seat in tied if alone or state.has(seat, "majority_tie")]


def check(state: BrugesState, frame: Frame) -> None:
    """Who leads turns the marker."""
    majority = frame[1]
    for seat in leaders(state, majority):
        if not state.markers[seat] >> majority & 1:
            state.markers[seat] |= 1 << majority
            state.tell("marker_turned", seat, majority=majority)
            state.push_all(reactions(state, seat, "own:majority"))


def end_round(state: BrugesState, frame: Frame) -> None:
    """Persons upright, the crest to the next player, unless this was the end (BRU-11.7)."""
    state.rotated = 0
    if state.round == state.last_round:
        state.tell("game_ended", None)
        return
    state.crest = (state.crest + 1) % state.players
    state.push(("round", state.round + 1))


STEPS: dict[str, Step] = {
    "phase_four": Act(begin),
    "majority": Act(check, within(len(MAJORITIES))),
    "end_round": Act(end_round),
}
