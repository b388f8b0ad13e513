"""Phase 3: four turns each, a card and any activations (BRU-8)."""

from rathaus.core.steps import Act, Answer, Frame, Step, ask, between
from rathaus.games.bruges.components.tracks import TURNS
from rathaus.games.bruges.moves import AS, PLAY, USE
from rathaus.games.bruges.rules import actions, activation
from rathaus.games.bruges.rules.frames import YES_OR_NO
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg.moves import DONE


def begin(state: BrugesState, frame: Frame) -> None:
    state.phase = 3
    state.push_all([("turns", number) for number in range(1, TURNS + 1)])


def begin_turns(state: BrugesState, frame: Frame) -> None:
    state.turn_of_round = frame[1]
    frames: list[Frame] = []
    for seat in state.order():
        frames += [("turn", seat, 0), ("end_turn",)]
    state.push_all(frames)


def end_turn(state: BrugesState, frame: Frame) -> None:
    state.recolours = 0


def turn_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """A card once, if there is one; persons before and after it (BRU-8.2, 8.3, 8.6)."""
    _, seat, acted = frame
    if answer:
        is_card = PLAY < answer[0] < AS
        return actions.moves(state, seat, answer[0] - PLAY, answer[1:]) if is_card else []
    use = [USE + person for person in activation.usable(state, seat)]
    if acted or not state.hands[seat]:
        return [DONE, *use]
    return use + [PLAY + card for card in state.hands[seat]]


def turn(state: BrugesState, frame: Frame) -> None:
    _, seat, acted = frame
    answer = state.answers[seat]
    if answer[0] == DONE:
        return
    if answer[0] > PLAY:
        state.push(("turn", seat, 1))
        actions.play_card(state, seat, answer)
    else:
        state.push(("turn", seat, acted))
        activation.activate(state, seat, answer[0] - USE)


STEPS: dict[str, Step] = {
    "phase_three": Act(begin),
    "turns": Act(begin_turns, between(1, TURNS)),
    "turn": ask(turn_moves, turn, YES_OR_NO),
    "end_turn": Act(end_turn),
}
