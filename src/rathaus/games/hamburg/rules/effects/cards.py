"""Cards: drawn, discarded, looked for, taken back."""

from typing import Final

from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import DONE
from rathaus.games.bruges_and_hamburg.questions import AMOUNT
from rathaus.games.bruges_and_hamburg.reasons import Obstacle
from rathaus.games.hamburg import knowledge
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.moves import DISCARD, DRAW, FIND, SITE, TAKE_BACK
from rathaus.games.hamburg.rules import display
from rathaus.games.hamburg.rules.acting import lay_out
from rathaus.games.hamburg.rules.counting import Context, value
from rathaus.games.hamburg.rules.effects.gains import amount
from rathaus.games.hamburg.rules.effects.words import Word, colour_of
from rathaus.games.hamburg.rules.frames import BUILDING_CATEGORY, COLOUR, FLAG
from rathaus.games.hamburg.rules.obstacles import NO_DISCARDS
from rathaus.games.hamburg.state import HamburgState


def draw(state: HamburgState, side: int, effect: v.Draw, context: Context) -> None:
    amount = value(state, side, effect.amount, context)
    if effect.source == "discard":
        state.push(("take_discards", side, amount))
    elif effect.source == "any":
        state.push(("piles", side, amount))
    elif not state.is_tom(side):
        colour = v.COLOURS.index(effect.source)
        state.push_all([("draw", side, colour)] * min(amount, len(state.piles[colour])))


def discard(state: HamburgState, side: int, effect: v.Discard, context: Context) -> None:
    amount = value(state, side, effect.amount, context)
    state.push_all([("discard", side, amount), ("cause", side, context.source)])


def draw_act(state: HamburgState, side: int, effect: v.DrawAct, context: Context) -> None:
    if effect.source == "discard":
        card = state.discard.pop()
        state.push_all([("top",), ("granted", side, card)])
    elif effect.source == "same":
        state.push(("draw_act", side, context.same))
    else:
        state.push(("pile_to_act", side))


def _no_discards(
    state: HamburgState, side: int, effect: v.DrawAct, source: int, free: bool
) -> Obstacle | None:
    return NO_DISCARDS if effect.source == "discard" and not display.has_discards(state) else None


def search_build(state: HamburgState, side: int, effect: v.SearchBuild, context: Context) -> None:
    state.push(("search", side, state.kit.categories.index(effect.category)))


def search_pile(state: HamburgState, side: int, effect: v.SearchPile, context: Context) -> None:
    """The player looks through the whole pile before choosing."""
    colour = colour_of(effect.colour, context)
    if not state.is_tom(side):
        knowledge.peek(state, side, colour)
    state.push(("search_pile", side, colour, int(effect.kind == "park")))


def take_back(state: HamburgState, side: int, effect: v.TakeBack, context: Context) -> None:
    state.push(("take_back", side))


# -- questions ---------------------------------------------------------------------------------


def pile_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """All piles are chosen before the first card is seen (HAM-4.3)."""
    side: int = frame[1]
    amount: int = frame[2]
    if len(answer) == amount or state.is_tom(side):
        return []
    left = [len(pile) for pile in state.piles]
    for move in answer:
        left[move - DRAW] -= 1
    return [DRAW + colour for colour in range(COLOUR_COUNT) if left[colour] > 0]


def draw_chosen(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    state.drawn = len(state.answers[side])
    state.push_all([("draw", side, move - DRAW) for move in state.answers[side]])


def discard_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, side, amount = frame
    if len(answer) == amount or state.is_tom(side):
        return []
    given = [move - DISCARD for move in answer]
    return [DISCARD + card for card in state.hands[side] if card not in given]


def discard_chosen(state: HamburgState, frame: Frame) -> None:
    for move in state.answers[frame[1]]:
        table.discard_from_hand(state, frame[1], move - DISCARD)


def one_pile_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return (
        [] if answer else [DRAW + colour for colour in range(COLOUR_COUNT) if state.piles[colour]]
    )


def draw_to_act(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    if state.answers[side]:
        state.push(("draw_act", side, state.answers[side][0] - DRAW))


def take_back_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    if DONE in answer:
        return []
    last = answer[-1] if answer else 0
    cards = sorted(TAKE_BACK + card for card in state.buildings(frame[1]))
    left = [move for move in cards if move > last]
    return [DONE, *left] if left else []


def return_chosen(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    for move in state.answers[side]:
        if move != DONE:
            display.remove_building(state, side, move - TAKE_BACK)
            display.take_back(state, side, move - TAKE_BACK)


def search_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """A card of the category in the discard pile, and a free site for it (HAM-12.6)."""
    _, side, category = frame
    places = display.free_sites(state, side)
    if not answer:
        cards = sorted((*state.discard, *state.shuffled))
        found = [FIND + card for card in cards if state.kit.category[card] == category]
        return [DONE, *found] if found and places else []
    if answer[0] == DONE or len(answer) == 2:
        return []
    return [SITE + place for place in places]


def search(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    answer = state.answers[side]
    follows: list[Frame] = []
    if answer and answer[0] != DONE:
        card = answer[0] - FIND
        (state.discard if card in state.discard else state.shuffled).remove(card)
        follows = lay_out(state, side, card, answer[1] - SITE)
    state.push_all([("shuffle",), *follows])


def search_pile_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, side, colour, park = frame
    if answer or state.is_tom(side):
        return []
    wanted = state.kit.categories.index("park" if park else "zoo")
    return [FIND + card for card in state.piles[colour] if state.kit.category[card] == wanted]


def take_found(state: HamburgState, frame: Frame) -> None:
    """The card that was chosen is shown and taken (HAM-12.24)."""
    _, side, colour, _ = frame
    if state.answers[side]:
        card = state.answers[side][0] - FIND
        display.take_from_pile(state, colour, card)
        table.add_to_hand(state, side, card)
        table.reveal(state, card)
        state.tell("card_found", side, card=card)


WORDS: Final[dict[type, Word]] = {
    v.Draw: Word(draw, gives=amount("hand")),
    v.Discard: Word(discard, gives=amount("hand", "lose")),
    v.DrawAct: Word(draw_act, missing=_no_discards),
    v.SearchBuild: Word(search_build),
    v.SearchPile: Word(search_pile),
    v.TakeBack: Word(take_back),
}
STEPS: dict[str, Step] = {
    "piles": ask(pile_moves, draw_chosen, AMOUNT),
    "discard": ask(discard_moves, discard_chosen, AMOUNT),
    "pile_to_act": ask(one_pile_moves, draw_to_act),
    "take_back": ask(take_back_moves, return_chosen),
    "search": ask(search_moves, search, BUILDING_CATEGORY),
    "search_pile": ask(search_pile_moves, take_found, COLOUR, FLAG),
}
