"""What the ability of a card may bring on average, read from its declaration."""

from functools import cache
from typing import NamedTuple

from rathaus.games.hamburg.components import vocabulary as say
from rathaus.games.hamburg.components.kit import LAUREL, LIGHTNING, PERMANENT, PHASE, Kit
from rathaus.games.hamburg.rules.counting import count
from rathaus.games.hamburg.state import HamburgState

MARK = 0.42  # a base action brings four or five of them, or nearly two points
WORKER = 0.45
LEVEL = 1.3  # a danger lowered: its point, and a disaster farther away
STANDING = (0.15, 0.07)  # a permanent card each cycle: at least, and per Mark of its price
USED = 0.85  # the share of the cycles to come in which a card can be paid for and is

# By kind of effect: for each one of its number, or if it has none each time.
GAIN: dict[type, float] = {
    say.Points: 1.0,
    say.Money: MARK,
    say.Workers: WORKER,
    say.Lower: LEVEL,
    say.Draw: 0.4,  # more choice; the number of actions stays
    say.DrawAct: 1.9,
    say.LaySite: 1.8,
    say.Advance: 2.0,
    say.TradePoints: 1.3,
    say.ClergyWorker: 1.0,
    say.BuildWall: 0.9,
    say.SearchPile: 0.9,
    say.MoveClergy: 0.8,
    say.Reactivate: 0.8,
    say.BuildUnderZoo: 0.6,
    say.BuyWorkers: 0.5,
    say.SwapWorkers: 0.5,
    say.WorkersByDice: 0.5,
    say.Discard: 0.0,
}
NUMBERED = (say.Points, say.Money, say.Workers, say.Lower, say.Draw)
OTHER_GAIN = 0.2
DIE, GIVEN = 3.5, 3.0  # what a die shows; how many workers are given where that is free


class Gain(NamedTuple):
    """What one use brings: a fixed part, and parts for each thing counted."""

    fixed: float
    counted: tuple[tuple[float, say.Per], ...]


def to_come(state: HamburgState, side: int, card: int, left: int) -> float:
    """What a card in the display may bring in the cycles that are left."""
    kit = state.kit
    trigger = kit.trigger[card]
    if trigger == PHASE:
        return USED * left * max(0.0, each_use(state, side, card))
    if trigger == PERMANENT:
        return (STANDING[0] + STANDING[1] * kit.price[card]) * left
    return 0.0


def when_laid_out(state: HamburgState, side: int, card: int, left: int) -> float:
    """What a card in hand may bring: lightning and laurels count here as well."""
    trigger = state.kit.trigger[card]
    if trigger in (LIGHTNING, LAUREL):
        return max(0.0, each_use(state, side, card))
    return to_come(state, side, card, left)


def each_use(state: HamburgState, side: int, card: int) -> float:
    """What one use brings, less its cost."""
    total, counted = _all_declared(state.kit)[card]
    for weight, per in counted:
        at_least = 1 if per.count == "buildings" else 0  # the card itself
        total += weight * max(at_least, count(state, side, per) // per.every)
    return total


@cache
def _all_declared(kit: Kit) -> tuple[Gain, ...]:
    """By the number of a card."""
    return tuple(_declared(kit, card) for card in range(len(kit.cards) + 1))


def _declared(kit: Kit, card: int) -> Gain:
    ability = kit.ability[card]
    likely = _chance(ability.condition) if ability.condition else 1.0
    fixed = -sum(map(_cost, ability.cost))
    counted = []
    for effect in ability.effect:
        each = likely * GAIN.get(type(effect), OTHER_GAIN)
        number = effect.amount if isinstance(effect, NUMBERED) else 1
        if isinstance(number, say.Per) and number.count != "dice":
            counted.append((each * number.each, number))
        else:
            fixed += each * _expected(number)
    return Gain(fixed, tuple(counted))


def _cost(part: say.Cost) -> float:
    if isinstance(part, say.PayMark):
        return MARK * part.amount
    return WORKER if isinstance(part, say.GiveWorker) else GIVEN * WORKER


def _expected(number: say.Number) -> float:
    """A number that depends on dice to come, or on what is given for it."""
    if isinstance(number, int):
        return number
    if isinstance(number, say.Per):
        return number.each  # on average one of the six dice shows a certain number
    return DIE if isinstance(number, say.Die) else GIVEN


def _chance(condition: say.Condition) -> float:
    """How often the dice fulfil a condition on one die, on how many show 1 or 2, on the sum."""
    if isinstance(condition.left, say.Die):
        return 1 / 3
    return 0.09 if isinstance(condition.left, say.Per) else 0.73
