"""What an ability costs, and how it is paid (HAM-9.3)."""

from typing import Final

from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import DONE, GIVE
from rathaus.games.bruges_and_hamburg.reasons import Obstacle
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg.components.kit import SAME as SAME_COLOUR
from rathaus.games.hamburg.components.vocabulary import (
    COLOUR_COUNT,
    BuildUnderZoo,
    GiveDistinct,
    GiveWorker,
)
from rathaus.games.hamburg.rules.counting import Context
from rathaus.games.hamburg.rules.effects.building import zoo_colours
from rathaus.games.hamburg.rules.frames import FLAG, SAME, SOURCE
from rathaus.games.hamburg.rules.obstacles import NO_WORKER, NO_WORKERS, TOO_DEAR
from rathaus.games.hamburg.rules.prices import surcharge
from rathaus.games.hamburg.state import HamburgState

FREE: Final = 1  # in a frame: the worker of the cost is not given


def after_cost(
    state: HamburgState, side: int, source: int, same: int = -1
) -> tuple[list[int], int, int]:
    """Workers and Mark left after the cost, below 0 where they are missing; free colours apart.

    What others add to an advance is part of it, so that nobody pays for nothing (HAM-12.63).
    """
    cost = state.kit.cost[source]
    workers, money = workers_of(state, side), state.money[side] - cost.marks
    for colour in cost.colours:
        workers[same if colour == SAME_COLOUR else colour] -= 1
    if state.kit.advancing >> source & 1:
        money -= surcharge(state, side)
    return workers, money, cost.wild


def against(state: HamburgState, side: int, source: int, same: int) -> Obstacle | None:
    """What is missing to pay for it."""
    workers, money, wild = after_cost(state, side, source, same)
    if money < 0:
        return TOO_DEAR
    left = 0
    for count in workers:
        if count < 0:
            return NO_WORKER
        left += count
    return NO_WORKERS if left < wild else None


def cost_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """What the cost leaves open: the colour of a worker, or how many of them."""
    _, side, source, same, flags = frame
    ability = state.kit.ability[source]
    workers = workers_of(state, side)
    if flags & FREE:
        return _named_freely(state, side, source, answer)
    for colour in fixed_workers(state, source, same):
        workers[colour] -= 1
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
    colours = [colour for colour in range(COLOUR_COUNT) if workers[colour]]
    for effect in state.kit.ability[source].effect:
        if isinstance(effect, BuildUnderZoo):
            colours = [c for c in colours if c in zoo_colours(state, side, free=True)]
    return colours


def _named_freely(state: HamburgState, side: int, source: int, answer: Answer) -> list[int]:
    """The worker is not given, but where its colour matters it is named (HAM-9.20)."""
    cost = state.kit.ability[source].cost
    if answer or not cost or cost != (GiveWorker("any"),):
        return []
    return [GIVE + colour for colour in _any_colours(state, side, source, [1] * COLOUR_COUNT)]


def pay_cost(state: HamburgState, frame: Frame) -> None:
    _, side, source, same, flags = frame
    given = [move - GIVE for move in state.answers[side] if move != DONE]
    fixed = fixed_workers(state, source, same)
    if not flags & FREE:
        for colour in (*fixed, *given):
            table.give_workers(state, side, colour)
        table.pay(state, side, state.kit.cost[source].marks)
    paid = given[0] if given else fixed[0] if fixed else -1
    run_effects(state, side, Context(source, same, paid, len(given) + len(fixed)))


def fixed_workers(state: HamburgState, source: int, same: int) -> list[int]:
    """The colours of the workers in a cost that are not chosen."""
    colours = state.kit.cost[source].colours
    return [same if colour == SAME_COLOUR else colour for colour in colours]


def run_effects(state: HamburgState, side: int, context: Context) -> None:
    if state.kit.ability[context.source].effect:
        state.push(("do", side, context.source, 0, context.same, context.paid, context.paid_n))


STEPS: dict[str, Step] = {
    "ability": ask(cost_moves, pay_cost, SOURCE, SAME, FLAG),
}
