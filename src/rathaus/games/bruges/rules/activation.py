"""Persons: when they may be activated, what it costs, and their effects in turn (BRU-10).

Here, too, are the words of the vocabulary that are about other words: exchanges, activating
several persons, copying a lightning.
"""

from typing import Final

from rathaus.core.steps import SIDE, Act, Answer, Frame, Step, ask, within
from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.moves import USE
from rathaus.games.bruges.rules import obstacles
from rathaus.games.bruges.rules.counting import Context, holds
from rathaus.games.bruges.rules.effects import EFFECTS, Word
from rathaus.games.bruges.rules.frames import (
    AMOUNT,
    CARD,
    CARD_SET,
    COLOUR_OR_NONE,
    COLOUR_SET,
    EFFECT_STEP,
)
from rathaus.games.bruges.rules.reactions import run_effect
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import ACCEPT, DECLINE, DONE, GIVE
from rathaus.games.bruges_and_hamburg.questions import cause
from rathaus.games.bruges_and_hamburg.reasons import Obstacle
from rathaus.games.bruges_and_hamburg.table import workers_of

PAID: Final = 0
FREE: Final = 1  # in a frame: is the worker returned?


# -- may it be activated? ---------------------------------------------------------------------


def usable(state: BrugesState, seat: int) -> list[int]:
    """Own upright persons that can be activated now, in order of number (BRU-10.6, 10.7)."""
    upright = state.persons[seat] & state.kit.voluntary & ~state.rotated
    return [person for person in bits(upright) if against(state, seat, person) is None]


def against(state: BrugesState, seat: int, person: int, how: int = PAID) -> Obstacle | None:
    """Condition, worker, and an effect that changes something (BRU-10.15)."""
    ability = state.kit.ability[person]
    if not holds(state, seat, ability.condition):
        return obstacles.CONDITION
    if how == FREE or not state.kit.cost[person]:
        if changes(state, seat, Context(person, paid=0)):
            return None
    elif paying(state, seat, person):
        return None
    else:
        missing = _missing_worker(state, seat, state.kit.cost[person])
        if missing:
            return missing
    return (
        obstacles.EXCHANGE_TOO_DEAR
        if _is_too_dear(state, seat, ability)
        else obstacles.NOTHING_CHANGES
    )


def _missing_worker(state: BrugesState, seat: int, colours: tuple[int, ...]) -> Obstacle | None:
    for colour in colours:
        if state.workers[seat * 5 + colour]:
            return None
    several = len(colours) > 1
    return obstacles.NO_WORKERS_TO_ACTIVATE if several else obstacles.NO_WORKER_TO_ACTIVATE


def _is_too_dear(state: BrugesState, seat: int, ability: v.Ability) -> bool:
    """An exchange that there is not enough money for."""
    return any(
        isinstance(effect, v.Exchange)
        and isinstance(effect.cost, v.PayMoney)
        and effect.cost.amount > state.money[seat]
        for effect in ability.effect
    )


def paying(state: BrugesState, seat: int, person: int) -> list[int]:
    """The colours of workers with which the person can be activated."""
    cost = state.kit.cost[person]
    return [colour for colour in cost if _changes_after(state, seat, person, colour)]


def _changes_after(state: BrugesState, seat: int, person: int, colour: int) -> bool:
    """Amounts are taken after the worker was returned (BRU-14.2)."""
    place = seat * 5 + colour
    if not state.workers[place]:
        return False
    state.workers[place] -= 1
    found = changes(state, seat, Context(person, paid=colour))
    state.workers[place] += 1
    return found


def changes(state: BrugesState, seat: int, context: Context) -> bool:
    """Would at least one step of the effect change something?"""
    for step in state.kit.ability[context.source].effect:
        if WORDS[type(step)].changes(state, seat, step, context):
            return True
    return False


# -- activating -------------------------------------------------------------------------------


def activate(state: BrugesState, seat: int, person: int) -> None:
    """Once a round: the person is rotated."""
    state.rotated |= 1 << person
    run(state, seat, person, PAID)


def run(state: BrugesState, seat: int, person: int, how: int) -> None:
    """Pay the worker if there is one to pay, then the effect."""
    if state.listener:
        state.tell("person_activated", seat, card=person)
    cost = state.kit.cost[person]
    if not cost:
        run_effect(state, seat, Context(person))
    elif len(cost) > 1:
        state.push(("worker", seat, person, how))
    else:
        _pay(state, seat, person, cost[0], how)


def worker_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """The colour of the worker; named also where none is returned (BRU-14.25)."""
    _, seat, person, how = frame
    if answer:
        return []
    colours = range(5) if how == FREE else paying(state, seat, person)
    return [GIVE + colour for colour in colours]


def pay_worker(state: BrugesState, frame: Frame) -> None:
    _, seat, person, how = frame
    if state.answers[seat]:
        _pay(state, seat, person, state.answers[seat][0] - GIVE, how)


def _pay(state: BrugesState, seat: int, person: int, colour: int, how: int) -> None:
    if how == PAID:
        table.give_workers(state, seat, colour)
    run_effect(state, seat, Context(person, paid=colour))


def do(state: BrugesState, frame: Frame) -> None:
    _, seat, index, source, same, paid = frame
    step = state.kit.ability[source].effect[index]
    WORDS[type(step)].do(state, seat, step, Context(source, same, paid))


# -- lightning --------------------------------------------------------------------------------


def strike(state: BrugesState, frame: Frame) -> None:
    """Directly after placing, once; twice if a person allows it (BRU-10.4, 14.36)."""
    _, seat, person = frame
    state.push(("strike_again", seat, person))
    run(state, seat, person, PAID)


def again_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, seat, person = frame
    if answer or not state.has(seat, "double_lightning"):
        return []
    return [ACCEPT, DECLINE] if changes(state, seat, Context(person)) else []


def strike_again(state: BrugesState, frame: Frame) -> None:
    _, seat, person = frame
    if state.has_answered(seat, ACCEPT):
        run(state, seat, person, PAID)


# -- exchanges (BRU-14.27) --------------------------------------------------------------------


def exchange_of(state: BrugesState, source: int) -> v.Exchange:
    """The exchange that a person offers."""
    effects = state.kit.ability[source].effect
    return next(effect for effect in effects if isinstance(effect, v.Exchange))


def begin_exchange(state: BrugesState, seat: int, effect: v.Exchange, context: Context) -> None:
    state.push(("exchange", seat, context.source, 0, 0))


def can_exchange(state: BrugesState, seat: int, effect: v.Exchange, context: Context) -> bool:
    """The cost can be paid and the gain changes something (BRU-15.14)."""
    return bool(_payable(state, seat, effect, 0)) and _gains(state, seat, effect, context)


def _gains(state: BrugesState, seat: int, effect: v.Exchange, context: Context) -> bool:
    return any(WORDS[type(gain)].changes(state, seat, gain, context) for gain in effect.gain)


def _payable(state: BrugesState, seat: int, effect: v.Exchange, given: int) -> list[int]:
    """The moves that pay the cost once; workers in the order of their colours."""
    if isinstance(effect.cost, v.PayMoney):
        return [ACCEPT] if state.money[seat] >= effect.cost.amount else []
    mine = workers_of(state, seat)
    word = effect.cost.colour
    colours = range(5) if word in ("any", "distinct") else (v.COLOURS.index(word),)
    first = given.bit_length() if word == "distinct" else 0
    return [GIVE + colour for colour in colours if mine[colour] and colour >= first]


def exchange_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, seat, source, times, given = frame
    effect = exchange_of(state, source)
    if answer or times == effect.most or not _gains(state, seat, effect, Context(source)):
        return []
    offers = _payable(state, seat, effect, given)
    return [DONE, *offers] if offers else []


def exchange(state: BrugesState, frame: Frame) -> None:
    _, seat, source, times, given = frame
    answer = state.answers[seat]
    if not answer or answer[0] == DONE:
        return
    effect = exchange_of(state, source)
    if isinstance(effect.cost, v.PayMoney):
        table.pay(state, seat, effect.cost.amount)
    else:
        table.give_workers(state, seat, answer[0] - GIVE)
        given |= 1 << answer[0] - GIVE
    state.push(("exchange", seat, source, times + 1, given))
    for gain in reversed(effect.gain):
        WORDS[type(gain)].do(state, seat, gain, Context(source))


# -- all persons with a worker symbol (BRU-14.25) ---------------------------------------------


def activate_all(state: BrugesState, seat: int, effect: v.ActivateAll, context: Context) -> None:
    state.push(("activate_all", seat, state.persons[seat] & state.kit.worker))


def can_activate(state: BrugesState, seat: int, effect: v.ActivateAll, context: Context) -> bool:
    mine = bits(state.persons[seat] & state.kit.worker)
    return any(against(state, seat, person, FREE) is None for person in mine)


def all_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Each of them once, in any order."""
    _, seat, left = frame
    if answer:
        return []
    mine = bits(left & state.persons[seat])
    offers = [USE + person for person in mine if against(state, seat, person, FREE) is None]
    return [DONE, *offers] if offers else []


def activate_one(state: BrugesState, frame: Frame) -> None:
    _, seat, left = frame
    answer = state.answers[seat]
    if answer and answer[0] != DONE:
        person = answer[0] - USE
        state.push(("activate_all", seat, left & ~(1 << person)))
        run(state, seat, person, FREE)


# -- the lightning of another player (BRU-14.26) ----------------------------------------------


def copy_lightning(
    state: BrugesState, seat: int, effect: v.CopyLightning, context: Context
) -> None:
    state.push(("copy", seat))


def can_copy(state: BrugesState, seat: int, effect: v.CopyLightning, context: Context) -> bool:
    return any(changes(state, seat, Context(person)) for person in _copyable(state, seat))


def _copyable(state: BrugesState, seat: int) -> list[int]:
    """Lightning persons of others that do not copy themselves."""
    found = 0
    for other in state.others(seat):
        found |= state.persons[other] & state.kit.lightning
    return bits(found & ~state.kit.copying)


def copy_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else [USE + person for person in _copyable(state, frame[1])]


def copy(state: BrugesState, frame: Frame) -> None:
    seat = frame[1]
    if state.answers[seat]:
        run(state, seat, state.answers[seat][0] - USE, PAID)


WORDS: Final[dict[type, Word]] = {
    **EFFECTS,
    v.Exchange: Word(begin_exchange, can_exchange),
    v.ActivateAll: Word(activate_all, can_activate),
    v.CopyLightning: Word(copy_lightning, can_copy),
}
STEPS: dict[str, Step] = {
    "cause": Act(cause, SIDE, CARD),
    "do": Act(do, SIDE, EFFECT_STEP, CARD, COLOUR_OR_NONE, COLOUR_OR_NONE),
    "worker": ask(worker_moves, pay_worker, CARD, within(2)),
    "lightning": Act(strike, SIDE, CARD),
    "strike_again": ask(again_moves, strike_again, CARD),
    "exchange": ask(exchange_moves, exchange, CARD, AMOUNT, COLOUR_SET),
    "activate_all": ask(all_moves, activate_one, CARD_SET),
    "copy": ask(copy_moves, copy),
}
