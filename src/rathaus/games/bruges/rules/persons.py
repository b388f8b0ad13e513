"""Persons: when they may be activated, what it costs, and their effects in turn (BRU-10)."""

from typing import TYPE_CHECKING

from rathaus.core.steps import Answer, Frame
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.components.vocabulary import COLOURS, OnBase
from rathaus.games.bruges.rules.counting import Context, holds
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import ACCEPT, DECLINE, GIVE

if TYPE_CHECKING:
    from rathaus.games.bruges.state import BrugesState

PAID, FREE = range(2)  # in a frame: is the worker returned?


# -- may it be activated? ---------------------------------------------------------------------


def usable(state: "BrugesState", seat: int) -> list[int]:
    """Own upright persons that can be activated now, in order of number (BRU-10.6, 10.7)."""
    upright = state.persons[seat] & state.kit.voluntary & ~state.rotated
    return [person for person in bits(upright) if can_use(state, seat, person)]


def can_use(state: "BrugesState", seat: int, person: int, how: int = PAID) -> bool:
    """Condition, worker, and an effect that changes something (BRU-10.15)."""
    ability = state.kit.ability[person]
    if not holds(state, seat, ability.condition):
        return False
    if how == FREE or not ability.cost:
        return changes(state, seat, Context(person, paid=0))
    return bool(paying(state, seat, person))


def paying(state: "BrugesState", seat: int, person: int) -> list[int]:
    """The colours of workers with which the person can be activated."""
    word = state.kit.ability[person].cost[0].colour
    colours = range(5) if word == "any" else (COLOURS.index(word),)
    return [colour for colour in colours if _changes_after(state, seat, person, colour)]


def _changes_after(state: "BrugesState", seat: int, person: int, colour: int) -> bool:
    """Amounts are taken after the worker was returned (BRU-14.2)."""
    place = seat * 5 + colour
    if not state.workers[place]:
        return False
    state.workers[place] -= 1
    found = changes(state, seat, Context(person, paid=colour))
    state.workers[place] += 1
    return found


def changes(state: "BrugesState", seat: int, context: Context) -> bool:
    """Would at least one step of the effect change something?"""
    from rathaus.games.bruges.rules.effects import CHANGES

    return any(
        CHANGES[type(step)](state, seat, step, context)
        for step in state.kit.ability[context.source].effect
    )


# -- activating -------------------------------------------------------------------------------


def activate(state: "BrugesState", seat: int, person: int) -> None:
    """Once a round: the person is rotated."""
    state.rotated |= 1 << person
    run(state, seat, person, PAID)


def run(state: "BrugesState", seat: int, person: int, how: int) -> None:
    """Pay the worker if there is one to pay, then the effect."""
    if state.listener:
        state.tell("person_activated", seat, card=person)
    cost = state.kit.ability[person].cost
    if not cost:
        run_effect(state, seat, Context(person))
    elif cost[0].colour == "any":
        state.push(("worker", seat, person, how))
    else:
        _pay(state, seat, person, COLOURS.index(cost[0].colour), how)


def worker_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    """The colour of the worker; named also where none is returned (BRU-14.25)."""
    _, seat, person, how = frame
    if answer:
        return []
    colours = range(5) if how == FREE else paying(state, seat, person)
    return [GIVE + colour for colour in colours]


def pay_worker(state: "BrugesState", frame: Frame) -> None:
    _, seat, person, how = frame
    if state.answers[seat]:
        _pay(state, seat, person, state.answers[seat][0] - GIVE, how)


def _pay(state: "BrugesState", seat: int, person: int, colour: int, how: int) -> None:
    if how == PAID:
        table.give_workers(state, seat, colour)
    run_effect(state, seat, Context(person, paid=colour))


def run_effect(state: "BrugesState", seat: int, context: Context) -> None:
    """The steps from left to right; each waits below whatever the one before it sets off."""
    steps = state.kit.ability[context.source].effect
    state.push(*(("do", seat, index, *context) for index in range(len(steps))))


def do(state: "BrugesState", frame: Frame) -> None:
    from rathaus.games.bruges.rules.effects import HANDLERS

    _, seat, index, *words = frame
    context = Context(*words)
    step = state.kit.ability[context.source].effect[index]
    HANDLERS[type(step)](state, seat, step, context)


# -- reacting to events -----------------------------------------------------------------------


def reactions(state: "BrugesState", seat: int, key: str, same: int = -1) -> list[Frame]:
    """The frames of own persons that react to an event. Their order never matters (BRU-15.3)."""
    hit = state.persons[seat] & state.kit.reacts.get(key, 0)
    if not hit:
        return []
    return [("react", seat, person, same) for person in bits(hit) if _fits(state, person, same)]


def _fits(state: "BrugesState", person: int, colour: int) -> bool:
    event = state.kit.ability[person].event
    return not isinstance(event, OnBase) or not event.colours or COLOURS[colour] in event.colours


def react(state: "BrugesState", frame: Frame) -> None:
    _, seat, person, same = frame
    if state.persons[seat] >> person & 1:
        if state.listener:
            state.tell("person_reacted", seat, card=person)
        run_effect(state, seat, Context(person, same))


def others_react(state: "BrugesState", frame: Frame) -> None:
    """Clockwise from whoever caused the event (BRU-15.2)."""
    _, seat, key, same = frame
    for other in reversed(state.others(seat)):
        state.push(*reactions(state, other, key, same))


# -- lightning --------------------------------------------------------------------------------


def strike(state: "BrugesState", frame: Frame) -> None:
    """Directly after placing, once; twice if a person allows it (BRU-10.4, 14.36)."""
    _, seat, person = frame
    state.push(("strike_again", seat, person))
    run(state, seat, person, PAID)


def again_moves(state: "BrugesState", frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, seat, person = frame
    if answer or not state.has(seat, "double_lightning"):
        return []
    return [ACCEPT, DECLINE] if changes(state, seat, Context(person)) else []


def strike_again(state: "BrugesState", frame: Frame) -> None:
    _, seat, person = frame
    if state.answers[seat][:1] == (ACCEPT,):
        run(state, seat, person, PAID)
