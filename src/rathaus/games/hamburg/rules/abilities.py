"""Abilities: when they may be used, what they cost, and their effects step by step (HAM-9)."""

from rathaus.core.steps import SIDE, Act, Answer, Frame, Step, within
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import ACCEPT, DECLINE, DONE, GIVE
from rathaus.games.bruges_and_hamburg.questions import AMOUNT, ask
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg.components.kit import LIGHTNING, members
from rathaus.games.hamburg.components.vocabulary import (
    COLOUR_COUNT,
    COLOURS,
    EACH_COLOUR,
    BuildUnderZoo,
    DrawAct,
    GiveDistinct,
    GiveWorker,
    LaySite,
    OnBase,
    PayMark,
    Reactivate,
    Recolour,
)
from rathaus.games.hamburg.rules import display
from rathaus.games.hamburg.rules.counting import Context, holds
from rathaus.games.hamburg.rules.frames import FLAG, MAYBE_COLOUR, SAME, SOURCE
from rathaus.games.hamburg.rules.prices import surcharge
from rathaus.games.hamburg.state import HamburgState

FREE = 1  # in a frame: the worker of the cost is not given
DEMANDING = (DrawAct, LaySite, BuildUnderZoo, Reactivate)  # not possible at all times


# -- may it be used? --------------------------------------------------------------------------


def can_use(
    state: HamburgState, side: int, source: int, same: int = -1, free: bool = False
) -> bool:
    """Condition, cost, and whatever the effect needs to be used at all."""
    ability = state.kit.ability[source]
    if not holds(state, side, ability.condition):
        return False
    if not free and not _payable(state, side, source, same):
        return False
    return all(_possible(state, side, effect, source, free) for effect in ability.effect)


def _payable(state: HamburgState, side: int, source: int, same: int) -> bool:
    workers, money, wild = after_cost(state, side, source, same)
    return money >= 0 and min(workers) >= 0 and sum(workers) >= wild


def after_cost(
    state: HamburgState, side: int, source: int, same: int = -1
) -> tuple[list[int], int, int]:
    """Workers and Mark left after the cost, below 0 where they are missing; free colours apart.

    What others add to an advance is part of it, so that nobody pays for nothing (HAM-12.63).
    """
    workers, money = workers_of(state, side), state.money[side]
    wild = 0
    for part in state.kit.ability[source].cost:
        if isinstance(part, PayMark):
            money -= part.amount
        elif isinstance(part, GiveWorker) and part.colour == "any":
            wild += 1
        elif isinstance(part, GiveWorker):
            workers[_colour(part.colour, same)] -= 1
    if state.kit.advancing >> source & 1:
        money -= surcharge(state, side)
    return workers, money, wild


def _colour(word: str, same: int) -> int:
    return same if word == "same" else COLOURS.index(word)


def _possible(state: HamburgState, side: int, effect: object, source: int, free: bool) -> bool:
    if not isinstance(effect, DEMANDING):
        return True
    from rathaus.games.hamburg.rules import effects

    if isinstance(effect, DrawAct) and effect.source == "discard":
        return display.has_discards(state)
    if isinstance(effect, LaySite) and effect.pay_worker:
        return bool(effects.site_colours(state, side, source, free))
    if isinstance(effect, BuildUnderZoo):
        return bool(effects.zoo_colours(state, side, free))
    if isinstance(effect, Reactivate):
        return bool(effects.reusable(state, side, source))
    return True


def usable(state: HamburgState, side: int, phase: int) -> list[int]:
    """Own cards of a phase that can be activated now, in order of number."""
    mine = state.in_force[side] & state.kit.of_phase[phase]
    if not mine:
        return []
    used = state.used
    return [card for card in members(mine) if card not in used and can_use(state, side, card)]


def activate(state: HamburgState, side: int, card: int) -> None:
    """Use a once-per-cycle card: it gets its marker."""
    state.used.append(card)
    if state.listener:
        state.tell("card_activated", side, card=card)
    state.push(("ability", side, card, -1, 0))


# -- paying -----------------------------------------------------------------------------------


def cost_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """What the cost leaves open: the colour of a worker, or how many of them."""
    _, side, source, same, flags = frame
    ability = state.kit.ability[source]
    workers = workers_of(state, side)
    if flags & FREE:
        return _named_freely(state, side, source, answer)
    for part in ability.cost:
        if isinstance(part, GiveWorker) and part.colour != "any":
            workers[_colour(part.colour, same)] -= 1
    given = [move - GIVE for move in answer if move != DONE]
    for colour in given:
        workers[colour] -= 1
    for part in ability.cost:
        if isinstance(part, GiveWorker) and part.colour == "any" and not given:
            return [GIVE + c for c in _any_colours(state, side, source, workers)]
        if isinstance(part, GiveDistinct) and DONE not in answer and len(given) < part.most:
            last = given[-1] if given else -1
            return [DONE, *(GIVE + c for c in range(last + 1, COLOUR_COUNT) if workers[c])]
    return []


def _any_colours(state: HamburgState, side: int, source: int, workers: list[int]) -> list[int]:
    from rathaus.games.hamburg.rules import effects

    colours = [colour for colour in EACH_COLOUR if workers[colour]]
    for effect in state.kit.ability[source].effect:
        if isinstance(effect, BuildUnderZoo):
            colours = [c for c in colours if c in effects.zoo_colours(state, side, free=True)]
    return colours


def _named_freely(state: HamburgState, side: int, source: int, answer: Answer) -> list[int]:
    """The worker is not given, but where its colour matters it is named (HAM-9.20)."""
    cost = state.kit.ability[source].cost
    if answer or not cost or cost != (GiveWorker("any"),):
        return []
    return [GIVE + colour for colour in _any_colours(state, side, source, [1] * COLOUR_COUNT)]


def pay_cost(state: HamburgState, frame: Frame) -> None:
    _, side, source, same, flags = frame
    ability = state.kit.ability[source]
    given = [move - GIVE for move in state.answers[side] if move != DONE]
    fixed = fixed_workers(state, source, same)
    if not flags & FREE:
        for colour in (*fixed, *given):
            table.give_workers(state, side, colour)
        for part in ability.cost:
            if isinstance(part, PayMark):
                table.pay(state, side, part.amount)
    paid = given[0] if given else fixed[0] if fixed else -1
    run_effects(state, side, Context(source, same, paid, len(given) + len(fixed)))


def fixed_workers(state: HamburgState, source: int, same: int) -> list[int]:
    """The colours of the workers in a cost that are not chosen."""
    return [
        _colour(part.colour, same)
        for part in state.kit.ability[source].cost
        if isinstance(part, GiveWorker) and part.colour != "any"
    ]


# -- effects, one after the other -------------------------------------------------------------


def run_effects(state: HamburgState, side: int, context: Context) -> None:
    if state.kit.ability[context.source].effect:
        state.push(("do", side, context.source, 0, context.same, context.paid, context.paid_n))


def do(state: HamburgState, frame: Frame) -> None:
    """One step of an effect; the next one waits below whatever it sets off."""
    from rathaus.games.hamburg.rules import effects

    _, side, source, index, same, paid, paid_n = frame
    steps = state.kit.ability[source].effect
    if index + 1 < len(steps):
        state.push(("do", side, source, index + 1, same, paid, paid_n))
    step = steps[index]
    effects.HANDLERS[type(step)](state, side, step, Context(source, same, paid, paid_n))


# -- reacting to events -----------------------------------------------------------------------


def reactions(
    state: HamburgState, side: int, key: str, same: int = -1, colour: int = -1
) -> list[Frame]:
    """The frames for the side's own standing cards and mayor that react to an event.

    Automatic ones come first; the others are asked for one by one.
    """
    kit = state.kit
    reacting = state.in_force[side] & kit.reacts[key]
    if not reacting:
        return []
    auto: list[Frame] = []
    asked: list[Frame] = []
    for source in members(reacting):
        if not _event_fits(state, source, colour):
            continue
        if kit.ability[source].mode == "may":
            asked.append(("may", side, source, same))
        else:
            auto.append(("ability", side, source, same, 0))
    return [*auto, *asked]


def _event_fits(state: HamburgState, source: int, colour: int) -> bool:
    event, effect = state.kit.ability[source].event, state.kit.ability[source].effect
    if isinstance(effect[0], Recolour):
        return False  # asked for before the action
    if isinstance(event, OnBase) and event.colours:
        return colour >= 0 and COLOURS[colour] in event.colours
    return True


def may_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """A voluntary benefit; not asked where it would do nothing."""
    _, side, source, same = frame
    # It may have gone back to the hand since the event.
    if answer or not state.has(side, source) or not can_use(state, side, source, same):
        return []
    from rathaus.games.hamburg.rules import effects

    first = state.kit.ability[source].effect[0]
    if not effects.does_something(state, side, first, Context(source, same)):
        return []
    return [ACCEPT, DECLINE]


def may_resolve(state: HamburgState, frame: Frame) -> None:
    _, side, source, same = frame
    if state.answers[side][:1] == (ACCEPT,):
        state.push(("ability", side, source, same, 0))


def is_lightning(state: HamburgState, card: int) -> bool:
    return state.kit.trigger[card] == LIGHTNING


STEPS: dict[str, Step] = {
    "ability": ask(cost_moves, pay_cost, SOURCE, SAME, FLAG),
    "do": Act(do, SIDE, SOURCE, within(5), SAME, MAYBE_COLOUR, AMOUNT),
    "may": ask(may_moves, may_resolve, SOURCE, SAME),
}
