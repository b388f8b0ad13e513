"""Drawing and discarding cards, and actions with them (BRU-14.13, 14.14)."""

from typing import Final

from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.moves import DISCARD, DRAW
from rathaus.games.bruges.rules import piles
from rathaus.games.bruges.rules.counting import Context, value
from rathaus.games.bruges.rules.effects.word import Word
from rathaus.games.bruges.rules.frames import AMOUNT
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import table

# -- into and out of the hand -----------------------------------------------------------------


def draw(state: BrugesState, seat: int, effect: v.Draw, context: Context) -> None:
    state.push(("draw", seat, value(state, seat, effect.amount, context), 0))


def can_draw(state: BrugesState, seat: int, effect: v.Draw, context: Context) -> bool:
    return piles.can_draw(state)


def discard(state: BrugesState, seat: int, effect: v.Discard, context: Context) -> None:
    amount = value(state, seat, effect.amount, context)
    state.push_all([("discard", seat, amount), ("cause", seat, context.source)])


def can_discard(state: BrugesState, seat: int, effect: v.Discard, context: Context) -> bool:
    return bool(state.hands[seat])


def discard_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, seat, amount = frame
    if len(answer) == amount:
        return []
    given = [move - DISCARD for move in answer]
    return [DISCARD + card for card in state.hands[seat] if card not in given]


def discard_cards(state: BrugesState, frame: Frame) -> None:
    for move in state.answers[frame[1]]:
        table.discard_from_hand(state, frame[1], move - DISCARD)


# -- one more action --------------------------------------------------------------------------


def extra_action(state: BrugesState, seat: int, effect: v.ExtraAction, context: Context) -> None:
    if effect.source == "hand":
        state.push(("one_more", seat))
    elif effect.source == "any":
        state.push(("pile_to_act", seat))
    elif state.discard:
        state.push(("granted", seat, state.discard.pop()))


def can_act(state: BrugesState, seat: int, effect: v.ExtraAction, context: Context) -> bool:
    if effect.source == "hand":
        return bool(state.hands[seat])
    return piles.can_draw(state) if effect.source == "any" else bool(state.discard)


def pile_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else [DRAW + pile for pile in (0, 1) if state.sizes[pile]]


def draw_to_act(state: BrugesState, frame: Frame) -> None:
    seat = frame[1]
    if state.answers[seat]:
        pile = state.answers[seat][0] - DRAW
        colour = state.tops[pile]
        state.push_all([piles.take_top(state, seat, pile), ("front_to_act", seat, colour)])


WORDS: Final[dict[type, Word]] = {
    v.Draw: Word(draw, can_draw),
    v.Discard: Word(discard, can_discard),
    v.ExtraAction: Word(extra_action, can_act),
}
STEPS: dict[str, Step] = {
    "discard": ask(discard_moves, discard_cards, AMOUNT),
    "pile_to_act": ask(pile_moves, draw_to_act),
}
