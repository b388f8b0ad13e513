"""Questions that effects ask, besides those Bruges shares with Hamburg (BRU-14)."""

from typing import TYPE_CHECKING

from rathaus.core.steps import Answer, Frame
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.components.vocabulary import (
    COLOURS,
    GROUPS,
    Exchange,
    PayMoney,
)
from rathaus.games.bruges.moves import (
    CANAL,
    DISCARD,
    DRAW,
    FIND,
    HOUSE,
    READY,
    TAKE_BACK,
    TO,
    USE,
)
from rathaus.games.bruges.rules import actions, phase_two, piles, threats
from rathaus.games.bruges.rules.counting import Context, space_colour, space_cost
from rathaus.games.bruges.rules.persons import FREE, PAID, can_use, run
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import ACCEPT, DONE, GIVE, LOWER
from rathaus.games.bruges_and_hamburg.table import workers_of

if TYPE_CHECKING:
    from rathaus.games.bruges.state import BrugesState


# -- exchanges (BRU-14.27) --------------------------------------------------------------------


def _exchange(state: "BrugesState", source: int) -> Exchange:
    effects = state.kit.ability[source].effect
    return next(effect for effect in effects if isinstance(effect, Exchange))


def payable(state: "BrugesState", seat: int, effect: Exchange, given: int) -> list[int]:
    """The moves that pay the cost once; workers in the order of their colours."""
    if isinstance(effect.cost, PayMoney):
        return [ACCEPT] if state.money[seat] >= effect.cost.amount else []
    mine = workers_of(state, seat)
    word = effect.cost.colour
    colours = range(5) if word in ("any", "distinct") else (COLOURS.index(word),)
    first = given.bit_length() if word == "distinct" else 0
    return [GIVE + colour for colour in colours if mine[colour] and colour >= first]


def exchange_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    from rathaus.games.bruges.rules.effects import CHANGES

    _, seat, source, times, given = frame
    effect = _exchange(state, source)
    if answer or times == effect.most:
        return []
    context = Context(source)
    if not any(CHANGES[type(gain)](state, seat, gain, context) for gain in effect.gain):
        return []
    offers = payable(state, seat, effect, given)
    return [DONE, *offers] if offers else []


def exchange(state: "BrugesState", frame: Frame) -> None:
    from rathaus.games.bruges.rules.effects import HANDLERS

    _, seat, source, times, given = frame
    answer = state.answers[seat]
    if not answer or answer[0] == DONE:
        return
    effect = _exchange(state, source)
    if isinstance(effect.cost, PayMoney):
        table.pay(state, seat, effect.cost.amount)
    else:
        table.give_workers(state, seat, answer[0] - GIVE)
        given |= 1 << answer[0] - GIVE
    state.push(("exchange", seat, source, times + 1, given))
    for gain in reversed(effect.gain):
        HANDLERS[type(gain)](state, seat, gain, Context(source))


# -- cards ------------------------------------------------------------------------------------


def discard_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, seat, amount = frame
    if len(answer) == amount:
        return []
    given = [move - DISCARD for move in answer]
    return [DISCARD + card for card in state.hands[seat] if card not in given]


def discard(state: "BrugesState", frame: Frame) -> None:
    for move in state.answers[frame[1]]:
        table.discard_from_hand(state, frame[1], move - DISCARD)


def act_pile_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else [DRAW + pile for pile in (0, 1) if state.sizes[pile]]


def draw_to_act(state: "BrugesState", frame: Frame) -> None:
    seat = frame[1]
    if state.answers[seat]:
        pile = state.answers[seat][0] - DRAW
        colour = state.tops[pile]
        state.push(*piles.take_top(state, seat, pile), ("front_to_act", seat, colour))


def house_piles(state: "BrugesState", seat: int, pays: bool) -> list[int]:
    """The piles whose top card can be laid out as a house (BRU-14.15)."""
    return [
        pile
        for pile in (0, 1)
        if state.sizes[pile] and (not pays or state.workers[seat * 5 + state.tops[pile]])
    ]


def house_pile_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, seat, left, pays = frame
    if answer or not left:
        return []
    offers = [DRAW + pile for pile in house_piles(state, seat, bool(pays))]
    return [DONE, *offers] if offers else []


def house_from_pile(state: "BrugesState", frame: Frame) -> None:
    _, seat, left, pays = frame
    answer = state.answers[seat]
    if not answer or answer[0] == DONE:
        return
    pile = answer[0] - DRAW
    colour = state.tops[pile]
    if pays:
        table.give_workers(state, seat, colour)
    follows = piles.take_top(state, seat, pile)
    state.push(*follows, ("front_of_house", seat, colour), ("house_pile", seat, left - 1, pays))


def findable(state: "BrugesState", seat: int, group: str) -> list[int]:
    """Persons of the group in the discard pile, if there is an empty house (BRU-14.22)."""
    if not actions.free_houses(state, seat):
        return []
    members = state.kit.group[group]
    return sorted(card for card in state.discard if members >> card & 1)


def search_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, seat, group = frame
    if not answer:
        found = [FIND + card for card in findable(state, seat, GROUPS[group])]
        return [DONE, *found] if found else []
    if answer[0] == DONE or len(answer) == 2:
        return []
    return [HOUSE + place for place in actions.free_houses(state, seat)]


def search(state: "BrugesState", frame: Frame) -> None:
    seat = frame[1]
    answer = state.answers[seat]
    if len(answer) == 2:
        card = answer[0] - FIND
        state.discard.remove(card)
        state.push(*actions.place(state, seat, card, answer[1] - HOUSE))


def take_back_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Any number of persons other than the one activated (BRU-14.23)."""
    _, seat, source = frame
    if DONE in answer:
        return []
    last = answer[-1] - TAKE_BACK if answer else 0
    others = state.persons[seat] & ~_at_work(state, seat, source)
    left = [card for card in bits(others) if card > last]
    return [DONE, *(TAKE_BACK + card for card in left)] if left else []


def _at_work(state: "BrugesState", seat: int, source: int) -> int:
    """The own person that is activated: for an effect of another's person, who copies it."""
    return state.persons[seat] & 1 << source or state.persons[seat] & state.kit.copying


def take_back(state: "BrugesState", frame: Frame) -> None:
    seat = frame[1]
    for move in state.answers[seat]:
        if move != DONE:
            threats.take_back(state, seat, move - TAKE_BACK)


# -- canals, track, threats -------------------------------------------------------------------


def canal_sections(state: "BrugesState", seat: int, times: int) -> list[int]:
    """The sections with a next space that can be paid for (BRU-14.16)."""
    return [
        section
        for section in (0, 1)
        if space_colour(state, seat, section) >= 0
        and space_cost(state, seat, section) * times <= state.money[seat]
    ]


def extra_canal_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, seat, times = frame
    if answer:
        return []
    offers = [CANAL + section for section in canal_sections(state, seat, times)]
    return [DONE, *offers] if offers else []


def extra_canal(state: "BrugesState", frame: Frame) -> None:
    _, seat, times = frame
    answer = state.answers[seat]
    if answer and answer[0] != DONE:
        section = answer[0] - CANAL
        table.pay(state, seat, space_cost(state, seat, section) * times)
        state.push(*actions.build_canal(state, seat, section))


def advance(state: "BrugesState", frame: Frame) -> None:
    state.push(*phase_two.advance(state, frame[1]))


def return_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Up to so many markers of the colours of the mask, in their order (BRU-14.17)."""
    _, seat, most, mask = frame
    if DONE in answer or len(answer) == most:
        return []
    left = state.threats[seat * 5 : seat * 5 + 5]
    for move in answer:
        left[move - LOWER] -= 1
    first = answer[-1] - LOWER if answer else 0
    offers = [LOWER + c for c in range(first, 5) if mask >> c & 1 and left[c]]
    return [DONE, *offers] if offers else []


def return_threats(state: "BrugesState", frame: Frame) -> None:
    for move in state.answers[frame[1]]:
        if move != DONE:
            threats.give_back(state, frame[1], move - LOWER)


def pass_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Up to so many markers, then to whom (BRU-14.18)."""
    _, seat, most = frame
    markers = [move - LOWER for move in answer if LOWER <= move < LOWER + 5]
    if answer == (DONE,) or (answer and answer[-1] >= TO):
        return []
    if len(markers) < most and DONE not in answer:
        left = state.threats[seat * 5 : seat * 5 + 5]
        for colour in markers:
            left[colour] -= 1
        first = markers[-1] if markers else 0
        offers = [LOWER + colour for colour in range(first, 5) if left[colour]]
        if offers:
            return [DONE, *offers]
    return _targets(state, seat) if markers else []


def _targets(state: "BrugesState", seat: int) -> list[int]:
    from rathaus.games.bruges.rules.effects import victims

    return sorted(TO + other for other in victims(state, seat))


def pass_threats(state: "BrugesState", frame: Frame) -> None:
    """No points; the receiver may suffer damage."""
    seat = frame[1]
    answer = state.answers[seat]
    if not answer or answer[-1] < TO:
        return
    other, frames = answer[-1] - TO, list[Frame]()
    for move in answer[:-1]:
        if move != DONE:
            colour = move - LOWER
            state.threats[seat * 5 + colour] -= 1
            state.tell("threat_passed", seat, colour=colour, other=other)
            frames += [("threat", other, colour), ("damages", other)]
    state.push(*frames)


def rob_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else _targets(state, frame[1])


def rob(state: "BrugesState", frame: Frame) -> None:
    from rathaus.games.bruges.rules.effects import take_money

    _, seat, amount = frame
    if state.answers[seat]:
        take_money(state, seat, state.answers[seat][0] - TO, amount)


# -- activating more --------------------------------------------------------------------------


def rotated(state: "BrugesState", seat: int, source: int) -> int:
    """Own rotated persons, except the one activated (BRU-14.24)."""
    return state.persons[seat] & state.rotated & ~(1 << source)


def ready_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, seat, source = frame
    return [] if answer else [READY + person for person in bits(rotated(state, seat, source))]


def ready(state: "BrugesState", frame: Frame) -> None:
    seat = frame[1]
    if state.answers[seat]:
        turn_upright(state, seat, state.answers[seat][0] - READY)


def turn_upright(state: "BrugesState", seat: int, person: int) -> None:
    state.rotated &= ~(1 << person)
    state.tell("person_ready", seat, card=person)


def all_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Each person with a worker symbol once, in any order (BRU-14.25)."""
    _, seat, left = frame
    if answer:
        return []
    mine = bits(left & state.persons[seat])
    offers = [USE + person for person in mine if can_use(state, seat, person, FREE)]
    return [DONE, *offers] if offers else []


def activate_one(state: "BrugesState", frame: Frame) -> None:
    _, seat, left = frame
    answer = state.answers[seat]
    if answer and answer[0] != DONE:
        person = answer[0] - USE
        state.push(("activate_all", seat, left & ~(1 << person)))
        run(state, seat, person, FREE)


def copyable(state: "BrugesState", seat: int) -> list[int]:
    """Lightning persons of others that do not copy themselves (BRU-14.26)."""
    found = 0
    for other in state.others(seat):
        found |= state.persons[other] & state.kit.lightning
    return bits(found & ~state.kit.copying)


def copy_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else [USE + person for person in copyable(state, frame[1])]


def copy(state: "BrugesState", frame: Frame) -> None:
    seat = frame[1]
    if state.answers[seat]:
        run(state, seat, state.answers[seat][0] - USE, PAID)
