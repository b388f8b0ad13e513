"""Houses and persons of the own display (BRU-14.15, 14.22 to 14.24, 14.28)."""

from typing import Final

from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.moves import DRAW, FIND, HOUSE, READY, TAKE_BACK
from rathaus.games.bruges.rules import actions, obstacles, piles, threats
from rathaus.games.bruges.rules.counting import Context
from rathaus.games.bruges.rules.effects.word import Word, always
from rathaus.games.bruges.rules.frames import AMOUNT, CARD, GROUP, YES_OR_NO
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import DONE
from rathaus.games.bruges_and_hamburg.reasons import Obstacle

# -- a house from a pile (BRU-14.15) ----------------------------------------------------------


def lay_house(state: BrugesState, seat: int, effect: v.LayHouse, context: Context) -> None:
    state.push(("house_pile", seat, effect.amount, int(effect.pay_worker)))


def can_lay(state: BrugesState, seat: int, effect: v.LayHouse, context: Context) -> bool:
    return bool(_house_piles(state, seat, effect.pay_worker))


def _house_piles(state: BrugesState, seat: int, pays: bool) -> list[int]:
    """The piles whose top card can be laid out as a house."""
    return [pile for pile in (0, 1) if against_house_pile(state, seat, pile, pays) is None]


def against_house_pile(state: BrugesState, seat: int, pile: int, pays: bool) -> Obstacle | None:
    if not state.sizes[pile]:
        return obstacles.PILE_EMPTY
    has_worker = not pays or state.workers[seat * 5 + state.tops[pile]]
    return None if has_worker else obstacles.NO_WORKER_FOR_PILE


def house_pile_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, seat, left, pays = frame
    if answer or not left:
        return []
    offers = [DRAW + pile for pile in _house_piles(state, seat, bool(pays))]
    return [DONE, *offers] if offers else []


def house_from_pile(state: BrugesState, frame: Frame) -> None:
    _, seat, left, pays = frame
    answer = state.answers[seat]
    if not answer or answer[0] == DONE:
        return
    pile = answer[0] - DRAW
    colour = state.tops[pile]
    if pays:
        table.give_workers(state, seat, colour)
    follows = piles.take_top(state, seat, pile)
    state.push_all(
        [follows, ("front_of_house", seat, colour), ("house_pile", seat, left - 1, pays)]
    )


# -- a person from the discard pile (BRU-14.22) -----------------------------------------------


def place_discarded(
    state: BrugesState, seat: int, effect: v.PlaceDiscarded, context: Context
) -> None:
    state.push(("search", seat, v.GROUPS.index(effect.category)))


def can_place(state: BrugesState, seat: int, effect: v.PlaceDiscarded, context: Context) -> bool:
    return bool(_findable(state, seat, effect.category))


def _findable(state: BrugesState, seat: int, group: str) -> list[int]:
    """Persons of the group in the discard pile, if there is an empty house."""
    if not actions.free_houses(state, seat):
        return []
    members = state.kit.group[group]
    return sorted(card for card in state.discard if members >> card & 1)


def search_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, seat, group = frame
    if not answer:
        found = [FIND + card for card in _findable(state, seat, v.GROUPS[group])]
        return [DONE, *found] if found else []
    if answer[0] == DONE or len(answer) == 2:
        return []
    return [HOUSE + place for place in actions.free_houses(state, seat)]


def search(state: BrugesState, frame: Frame) -> None:
    seat = frame[1]
    answer = state.answers[seat]
    if len(answer) == 2:
        card = answer[0] - FIND
        state.discard.remove(card)
        state.push_all(actions.place(state, seat, card, answer[1] - HOUSE))


# -- persons back into the hand (BRU-14.23) ---------------------------------------------------


def take_back(state: BrugesState, seat: int, effect: v.TakeBackPersons, context: Context) -> None:
    state.push(("take_back", seat, context.source))


def has_another(state: BrugesState, seat: int, effect: v.TakeBackPersons, context: Context) -> bool:
    return bool(state.persons[seat] & ~(1 << context.source))


def take_back_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Any number of persons other than the one activated."""
    _, seat, source = frame
    if DONE in answer:
        return []
    last = answer[-1] - TAKE_BACK if answer else 0
    others = state.persons[seat] & ~_at_work(state, seat, source)
    left = [card for card in bits(others) if card > last]
    return [DONE, *(TAKE_BACK + card for card in left)] if left else []


def _at_work(state: BrugesState, seat: int, source: int) -> int:
    """The own person that is activated: for an effect of another's person, who copies it."""
    return state.persons[seat] & 1 << source or state.persons[seat] & state.kit.copying


def take_them_back(state: BrugesState, frame: Frame) -> None:
    seat = frame[1]
    for move in state.answers[seat]:
        if move != DONE:
            threats.take_back(state, seat, move - TAKE_BACK)


# -- persons upright again (BRU-14.24) --------------------------------------------------------


def ready(state: BrugesState, seat: int, effect: v.Ready, context: Context) -> None:
    if effect.amount:
        state.push_all([("ready", seat, context.source)] * effect.amount)
        return
    for person in bits(_rotated(state, seat, context.source)):
        _turn_upright(state, seat, person)


def can_ready(state: BrugesState, seat: int, effect: v.Ready, context: Context) -> bool:
    return bool(_rotated(state, seat, context.source))


def _rotated(state: BrugesState, seat: int, source: int) -> int:
    """Own rotated persons, except the one activated."""
    return state.persons[seat] & state.rotated & ~(1 << source)


def ready_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, seat, source = frame
    return [] if answer else [READY + person for person in bits(_rotated(state, seat, source))]


def ready_one(state: BrugesState, frame: Frame) -> None:
    seat = frame[1]
    if state.answers[seat]:
        _turn_upright(state, seat, state.answers[seat][0] - READY)


def _turn_upright(state: BrugesState, seat: int, person: int) -> None:
    state.rotated &= ~(1 << person)
    state.tell("person_ready", seat, card=person)


# -- a colour of choice, and standing rules ---------------------------------------------------


def recolour(state: BrugesState, seat: int, effect: v.Recolour, context: Context) -> None:
    state.recolours = 1


def can_recolour(state: BrugesState, seat: int, effect: v.Recolour, context: Context) -> bool:
    """Two of them do not add up (BRU-15.10)."""
    return not state.recolours


def do_nothing(state: BrugesState, seat: int, effect: v.Rule, context: Context) -> None:
    """Standing rules are looked up where they matter."""


WORDS: Final[dict[type, Word]] = {
    v.LayHouse: Word(lay_house, can_lay),
    v.PlaceDiscarded: Word(place_discarded, can_place),
    v.TakeBackPersons: Word(take_back, has_another),
    v.Ready: Word(ready, can_ready),
    v.Recolour: Word(recolour, can_recolour),
    v.Rule: Word(do_nothing, always),
}
STEPS: dict[str, Step] = {
    "house_pile": ask(house_pile_moves, house_from_pile, AMOUNT, YES_OR_NO),
    "search": ask(search_moves, search, GROUP),
    "take_back": ask(take_back_moves, take_them_back, CARD),
    "ready": ask(ready_moves, ready_one, CARD),
}
