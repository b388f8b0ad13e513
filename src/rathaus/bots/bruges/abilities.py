"""What the ability of a person may bring on average, read from its declaration."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.components.kit import Kit
from rathaus.games.bruges.rules.counting import holds, value
from rathaus.games.bruges.state import BrugesState

GUILDER: Final = 0.45
WORKER: Final = 0.9
CARD: Final = 0.6
ACTION: Final = 2.0
LUCK: Final = 0.4  # that the dice meet a condition
DICE = {"paid_die": 4.5, "max_die": 5.4, "mode_die": 2.3, "dice_sum": 17.5}
OWN_EVENTS = {"advance": 0.6, "majority": 0.15}  # in a round
PASSING = ("hand_cards", "guilders", "workers", "threats", "worker_sets")  # spent later
GROWTH = {"persons": 0.8, "houses": 0.8, "groups": 0.5, "canals": 0.5, "hand_cards": 0.0}
RULES = {  # points per round
    "hand_limit": 0.6,
    "advance_discount": 0.6,
    "damage_at": 0.8,
    "avert": 0.5,
    "majority_tie": 0.7,
    "double_lightning": 0.6,
    "persons_per_house": 1.0,
    "half_price": 0.5,
    "discount": 1.1,
    "house_free": 0.8,
    "canal_free": 1.0,
}
OTHER_RULE = 0.3


class Gain:
    """What effects bring: a fixed part, and so much for each of a number of the position."""

    __slots__ = ("counted", "fixed")

    def __init__(self, fixed: float = 0.0) -> None:
        self.fixed = fixed
        self.counted: list[tuple[float, v.Number]] = []


class Use:
    """A person by its ability."""

    __slots__ = ("cost", "gain", "is_laurel", "is_lightning", "often", "often_by_others")

    def __init__(self, person: v.Person) -> None:
        ability = person.ability
        self.is_laurel = person.trigger == "laurel"
        self.is_lightning = person.trigger == "lightning"
        self.gain = _declared(ability.effect)
        self.cost = WORKER if person.trigger == "worker" and not ability.event else 0.0
        luck = LUCK if ability.condition else 1.0
        self.often, self.often_by_others = luck, 0.0  # in a round
        if isinstance(ability.event, v.OnOther):
            self.often = 0.0
            self.often_by_others = luck * (0.7 if ability.event.what == "person" else 0.2)
        elif isinstance(ability.event, v.OnBase):
            self.often = luck * 0.8 * (0.3 if ability.event.colours else 1.0)
        elif isinstance(ability.event, v.OnOwn):
            self.often = luck * OWN_EVENTS.get(ability.event.what, 0.5)


@cache
def _uses(kit: Kit) -> tuple[Use, ...]:
    """By the number of a person, from 1 on."""
    return tuple([Use(person) for person in kit.persons])


def at_once(state: BrugesState, seat: int, person: int) -> float:
    """What the effects of a person bring."""
    return _brings(state, seat, _uses(state.kit)[person - 1].gain)


def each_use(state: BrugesState, seat: int, person: int) -> float:
    """The same, less the worker that it costs."""
    use = _uses(state.kit)[person - 1]
    return _brings(state, seat, use.gain) - use.cost


def to_come(state: BrugesState, seat: int, person: int, rounds: float, actions: float) -> float:
    """What a person in the display will bring until the end, lightning left out."""
    use = _uses(state.kit)[person - 1]
    if use.is_lightning:
        return 0.0
    if use.is_laurel:
        return _laurel(state, seat, state.kit.ability[person], rounds)
    often = use.often + use.often_by_others * (state.players - 1)
    each = max(0.0, often * _brings(state, seat, use.gain) - use.cost)
    return each * (rounds + 0.4 * min(1.0, actions / 4))


def _brings(state: BrugesState, seat: int, gain: Gain) -> float:
    total = gain.fixed
    for weight, number in gain.counted:
        total += weight * value(state, seat, number)
    return total


# -- laurels ----------------------------------------------------------------------------------


def _laurel(state: BrugesState, seat: int, ability: v.Ability, rounds: float) -> float:
    """What a laurel counts now, and how that may grow."""
    total = 0.0
    for effect in ability.effect:
        if isinstance(effect, v.Points):
            total += _final(state, seat, effect.amount, rounds)
    if ability.condition:
        met = holds(state, seat, ability.condition)
        total *= 1.0 if met else min(0.4, 0.1 * rounds)
    return total


def _final(state: BrugesState, seat: int, number: v.Number, rounds: float) -> float:
    now = float(value(state, seat, number))
    if not isinstance(number, v.Per):
        return now + (0.3 * rounds if number == "track_points" else 0.0)
    if number.count in PASSING and rounds > 0:
        now *= 0.5
    growth = 0.2 if number.of else GROWTH.get(number.count, 0.2)
    return now + number.each * growth * rounds / number.every


# -- effects ----------------------------------------------------------------------------------


def _declared(effects: tuple[v.Effect, ...]) -> Gain:
    gain = Gain()
    for effect in effects:
        _WORTH[type(effect)](gain, effect)
    return gain


def _times(each: float) -> Callable[[Gain, Any], None]:
    """So much for each of the amount of an effect."""

    def add(gain: Gain, effect: Any) -> None:
        _add(gain, each, effect.amount)

    return add


def _add(gain: Gain, each: float, number: v.Number) -> None:
    """A number as it may be in another round: dice are rolled anew."""
    if isinstance(number, int):
        gain.fixed += each * number
    elif isinstance(number, v.Die):
        gain.fixed += each * 3.5
    elif isinstance(number, v.Per) and number.count == "dice":
        gain.fixed += each * number.each * 5 * len(number.of.split("|")) / 6
    elif isinstance(number, str) and number in DICE:
        gain.fixed += each * DICE[number]
    else:
        gain.counted.append((each, number))


def _always(points: Callable[[Any], float]) -> Callable[[Gain, Any], None]:
    """A number of points that the effect alone tells."""

    def add(gain: Gain, effect: Any) -> None:
        gain.fixed += points(effect)

    return add


def _workers(gain: Gain, effect: v.Workers) -> None:
    _add(gain, WORKER * (4 if effect.colour == "all" else 1), effect.amount)


def _exchange(effect: v.Exchange) -> float:
    cost = GUILDER * effect.cost.amount if isinstance(effect.cost, v.PayMoney) else WORKER
    return min(2, effect.most) * max(0.0, _declared(effect.gain).fixed - cost)


_WORTH: dict[type, Callable[[Gain, Any], None]] = {
    v.Money: _times(GUILDER),
    v.Points: _times(1.0),
    v.Workers: _workers,
    v.WorkersByDice: _always(lambda effect: WORKER * 5 * len(effect.numbers) / 6),
    v.SwapWorkers: _always(lambda effect: 1.2),
    v.Exchange: _always(_exchange),
    v.Draw: _times(CARD),
    v.Discard: _times(-CARD / 2),
    v.ExtraAction: _always(lambda effect: ACTION),
    v.LayHouse: _always(lambda effect: effect.amount * (2.2 - WORKER * effect.pay_worker)),
    v.PlaceDiscarded: _always(lambda effect: 3.0),
    v.TakeBackPersons: _always(lambda effect: 0.5),
    v.BuildCanal: _always(lambda effect: 1.8),
    v.Advance: _times(1.3),
    v.ReturnThreat: _always(lambda effect: 1.6),
    v.GiveThreat: _always(lambda effect: 0.6),
    v.PassThreat: _always(lambda effect: 1.2),
    v.OthersDiscard: _always(lambda effect: 0.3),
    v.OthersLose: _always(lambda effect: 1.0),
    v.Steal: _always(lambda effect: 0.6 * effect.amount),
    v.Ready: _always(lambda effect: 1.3),
    v.ActivateAll: _always(lambda effect: 2.0),
    v.CopyLightning: _always(lambda effect: 1.5),
    v.Recolour: _always(lambda effect: 1.4),
    v.Rule: _always(lambda effect: RULES.get(effect.name, OTHER_RULE)),
}
