"""Phase I: fill the hand, then the income of parks (HAM-4)."""

from rathaus.core.steps import SIDE, Act, Answer, Frame, Step, ask
from rathaus.games.bruges_and_hamburg.moves import DONE
from rathaus.games.hamburg.components.tracks import HAND_LIMIT
from rathaus.games.hamburg.components.vocabulary import Money
from rathaus.games.hamburg.moves import USE
from rathaus.games.hamburg.rules import abilities
from rathaus.games.hamburg.rules.frames import PHASE_NUMBER
from rathaus.games.hamburg.rules.reactions import reactions
from rathaus.games.hamburg.state import HamburgState


def hand_limit(state: HamburgState, side: int) -> int:
    return state.rule(side, "hand_limit") or HAND_LIMIT


def begin(state: HamburgState, frame: Frame) -> None:
    state.phase = 1
    frames: list[Frame] = []
    for side in state.order():
        if state.is_tom(side):
            frames.append(("tom_parks", side))
        else:
            frames += [("fill", side), ("cards", side, 1)]
    state.push_all([*frames, ("phase_two",)])


def fill(state: HamburgState, frame: Frame) -> None:
    """Up to the limit from piles of choice, or down to it (HAM-4.2, 4.6)."""
    side = frame[1]
    missing = hand_limit(state, side) - len(state.hands[side])
    if missing > 0:
        state.push(("piles", side, missing))
    elif missing < 0:
        state.push(("discard", side, -missing))


def card_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Cards of a phase, each once, in any order, as long as the owner likes."""
    _, side, phase = frame
    if answer:
        return []
    offers = [USE + card for card in abilities.usable(state, side, phase)]
    return [DONE, *offers] if offers else []


def use_card(state: HamburgState, frame: Frame) -> None:
    _, side, phase = frame
    answer = state.answers[side]
    if not answer or answer[0] == DONE:
        return
    card = answer[0] - USE
    state.push(("cards", side, phase))
    if _is_park_money(state, card):
        state.push_all(reactions(state, side, "own:park_money"))
    abilities.activate(state, side, card)


def _is_park_money(state: HamburgState, card: int) -> bool:
    effect = state.kit.ability[card].effect
    return state.kit.cards[card - 1].category == "park" and isinstance(effect[0], Money)


STEPS: dict[str, Step] = {
    "phase_one": Act(begin),
    "fill": Act(fill, SIDE),
    "cards": ask(card_moves, use_card, PHASE_NUMBER),
}
