"""Drawing (BRU-4, 5). Only colours are known before a front is looked at.

Which unseen card lies where is left open as long as possible: a card that becomes the top of a
pile is drawn as a colour, and a card that somebody looks at is drawn among those of its colour.
"""

from collections.abc import Sequence
from typing import Final

from rathaus.core.groups import without
from rathaus.core.steps import SIDE, Act, Answer, Chance, Draw, Frame, Step, ask
from rathaus.games.bruges.moves import CARD, DRAW, TOP
from rathaus.games.bruges.rules.frames import AMOUNT, COLOUR, PILE
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import knowledge, plots, table
from rathaus.games.bruges_and_hamburg.moves import DONE

EXTRA: Final = 2


def can_draw(state: BrugesState) -> bool:
    return bool(state.sizes[0] or state.sizes[1])


# -- cards into the hand ----------------------------------------------------------------------


def draw_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """A pile for each card; those that must be drawn, then those that may (BRU-4.2, 4.5)."""
    _, _, must, may = frame
    if answer or not must + may:
        return []
    offers = [DRAW + pile for pile in (0, 1) if state.sizes[pile]]
    return offers if must or not offers else [DONE, *offers]


def draw(state: BrugesState, frame: Frame) -> None:
    _, seat, must, may = frame
    answer = state.answers[seat]
    if not answer or answer[0] == DONE:
        state.push_all([("front", seat, colour) for colour in state.blind])
        return
    follows = take_top(state, seat, answer[0] - DRAW)
    state.push(("draw", seat, must - 1, may) if must else ("draw", seat, 0, may - 1))
    state.push(follows)


def take_top(state: BrugesState, seat: int, pile: int) -> Frame:
    """A card off a pile, not looked at yet; what shows the pile's next colour or replaces it."""
    colour = state.tops[pile]
    state.blind.append(colour)
    state.tops[pile] = -1
    state.sizes[pile] -= 1
    if state.listener:
        state.tell("pile_drawn", seat, pile=pile, colour=colour)
    return ("uncover", pile) if state.sizes[pile] else ("replace", pile)


def _uncommitted(state: BrugesState) -> list[int]:
    """By colour: unseen cards that do not lie where a back of that colour is seen."""
    left = [len(cards) for cards in state.unseen]
    for colour in state.tops:
        if colour >= 0:
            left[colour] -= 1
    for colour in state.blind:
        left[colour] -= 1
    return left


def tops(state: BrugesState, frame: Frame) -> list[int]:
    left = _uncommitted(state)
    return [TOP + colour for colour in range(len(left)) if left[colour]]


def top_weights(state: BrugesState, frame: Frame) -> list[int]:
    return [left for left in _uncommitted(state) if left]


def uncover(state: BrugesState, frame: Frame, move: int) -> None:
    state.tops[frame[1]] = move - TOP


def replace(state: BrugesState, frame: Frame) -> None:
    """The extra pile the first time, then half of the other pile (BRU-5.1 to 5.6)."""
    pile = frame[1]
    if state.sizes[EXTRA]:
        state.sizes[pile], state.tops[pile] = state.sizes[EXTRA], state.tops[EXTRA]
        state.sizes[EXTRA], state.tops[EXTRA] = 0, -1
        state.last_round = state.round + (state.phase > 1)
        state.tell("extra_pile_laid", None, pile=pile, last_round=state.last_round)
        return
    half = state.sizes[1 - pile] // 2
    state.sizes[1 - pile] -= half
    state.sizes[pile] = half
    state.tell("pile_split", None, pile=pile, cards=half)
    if half:
        state.push(("uncover", pile))


# -- fronts -----------------------------------------------------------------------------------


def fronts(state: BrugesState, frame: Frame) -> Sequence[int]:
    return state.unseen[frame[2]]


def _look(state: BrugesState, seat: int, colour: int, card: int) -> None:
    state.unseen[colour] = without(state.unseen[colour], card)
    state.blind.remove(colour)
    if state.listener:
        state.tell("card_drawn", seat, audience=(seat,), card=card)


def front(state: BrugesState, frame: Frame, move: int) -> None:
    """Into the hand."""
    _, seat, colour = frame
    _look(state, seat, colour, move - CARD)
    table.add_to_hand(state, seat, move - CARD)


def front_to_act(state: BrugesState, frame: Frame, move: int) -> None:
    """For an action with that very card (BRU-14.14)."""
    _, seat, colour = frame
    _look(state, seat, colour, move - CARD)
    knowledge.see(state, seat, move - CARD)
    state.push(("granted", seat, move - CARD))


def front_of_house(state: BrugesState, frame: Frame, move: int) -> None:
    """Laid back up; its owner may look at it (BRU-14.15)."""
    _, seat, colour = frame
    _look(state, seat, colour, move - CARD)
    knowledge.see(state, seat, move - CARD)
    lay_house(state, seat, move - CARD)


def lay_house(state: BrugesState, seat: int, card: int) -> None:
    state.houses[seat] = plots.lay(state.houses[seat], card)
    if state.listener:
        state.tell("house_built", seat, colour=state.kit.colour[card])


# -- random cards of another hand -------------------------------------------------------------


def in_hand(state: BrugesState, frame: Frame) -> Sequence[int]:
    return state.hands[frame[2]]


def steal(state: BrugesState, frame: Frame, move: int) -> None:
    table.steal_card(state, frame[1], frame[2], move - CARD)


STEPS: dict[str, Step] = {
    "draw": ask(draw_moves, draw, AMOUNT, AMOUNT),
    "uncover": Chance(tops, uncover, PILE, weights=top_weights),
    "replace": Act(replace, PILE),
    "front": Draw(fronts, CARD, front, SIDE, COLOUR),
    "front_to_act": Draw(fronts, CARD, front_to_act, SIDE, COLOUR),
    "front_of_house": Draw(fronts, CARD, front_of_house, SIDE, COLOUR),
    "steal": Draw(in_hand, CARD, steal, SIDE, SIDE),
}
