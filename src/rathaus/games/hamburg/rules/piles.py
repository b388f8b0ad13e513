"""Drawing: every draw is chance, because nobody knows the order of a pile."""

from collections.abc import Sequence

from rathaus.core.steps import SIDE, Act, Draw, Frame, Step
from rathaus.games.bruges_and_hamburg import knowledge, table
from rathaus.games.bruges_and_hamburg.questions import AMOUNT
from rathaus.games.hamburg.moves import CARD
from rathaus.games.hamburg.rules import display
from rathaus.games.hamburg.rules.frames import COLOUR
from rathaus.games.hamburg.rules.reactions import reactions
from rathaus.games.hamburg.state import HamburgState


def in_pile(state: HamburgState, frame: Frame) -> Sequence[int]:
    return state.piles[frame[2]]


def draw(state: HamburgState, frame: Frame, move: int) -> None:
    """Into the hand: all see the colour, the owner alone the front (HAM-15.1)."""
    _, side, colour = frame
    card = move - CARD
    display.take_from_pile(state, colour, card)
    table.add_to_hand(state, side, card)
    if state.listener:
        state.tell("pile_drawn", side, colour=colour)
        state.tell("card_drawn", side, audience=(side,), card=card)


def draw_site(state: HamburgState, frame: Frame, move: int) -> None:
    """Straight to the display; nobody looks at its front (HAM-15.4)."""
    _, side, colour = frame
    card = move - CARD
    display.take_from_pile(state, colour, card)
    display.lay_site(state, side, card)
    state.push_all(reactions(state, side, "own:site"))


def draw_to_act(state: HamburgState, frame: Frame, move: int) -> None:
    """For a base action: the player looks at it."""
    _, side, colour = frame
    card = move - CARD
    display.take_from_pile(state, colour, card)
    if not state.is_tom(side):
        knowledge.see(state, side, card)
        if state.listener:
            state.tell("card_drawn", side, audience=(side,), card=card)
    if state.listener:
        state.tell("pile_drawn", side, colour=colour)
    state.push(("granted", side, card))


# -- the discard pile -------------------------------------------------------------------------


def shuffle(state: HamburgState, frame: Frame) -> None:
    """After a search only the top card of the discard pile is seen (HAM-15.3)."""
    state.shuffled = sorted((*state.shuffled, *state.discard))
    state.discard = []
    if state.listener:
        state.tell("discards_shuffled", None)
    state.push(("top",))


def show_top(state: HamburgState, frame: Frame) -> None:
    """A shuffled pile has its top card face up."""
    if not state.discard and state.shuffled:
        state.push(("turn_up",))


def unseen_discards(state: HamburgState, frame: Frame) -> Sequence[int]:
    return state.shuffled


def turn_up(state: HamburgState, frame: Frame, move: int) -> None:
    state.shuffled.remove(move - CARD)
    state.discard.append(move - CARD)
    if state.listener:
        state.tell("top_seen", None, card=move - CARD)


def take_discards(state: HamburgState, frame: Frame) -> None:
    """The top cards of the discard pile into the hand, one by one (HAM-12.96)."""
    _, side, amount = frame[:3]
    done = frame[3] if len(frame) > 3 else 0
    if state.is_tom(side) or done == amount or not display.has_discards(state):
        state.drawn = done
        return
    if not state.discard:
        state.push_all([("turn_up",), ("take_discards", side, amount, done)])
        return
    card = state.discard.pop()
    table.add_to_hand(state, side, card)
    if state.listener:
        state.tell("card_taken", side, card=card)
    state.push_all([("top",), ("take_discards", side, amount, done + 1)])


# -- stealing ---------------------------------------------------------------------------------


def in_hand(state: HamburgState, frame: Frame) -> Sequence[int]:
    return state.hands[frame[2]]


def steal(state: HamburgState, frame: Frame, move: int) -> None:
    """A random card; both players concerned know it (HAM-15.5)."""
    table.steal_card(state, frame[1], frame[2], move - CARD)


STEPS: dict[str, Step] = {
    "draw": Draw(in_pile, CARD, draw, SIDE, COLOUR),
    "draw_site": Draw(in_pile, CARD, draw_site, SIDE, COLOUR),
    "draw_act": Draw(in_pile, CARD, draw_to_act, SIDE, COLOUR),
    "shuffle": Act(shuffle),
    "top": Act(show_top),
    "turn_up": Draw(unseen_discards, CARD, turn_up),
    "take_discards": Act(take_discards, SIDE, AMOUNT, AMOUNT, optional=1),
    "steal": Draw(in_hand, CARD, steal, SIDE, SIDE),
}
