"""The judgement of a Bruges position: the score as if the game ended now, and what may come.

A move is rated by what it leads to: the use of a card is searched in full, choices inside an
effect go on with the first option, and chance is drawn once. All values are in points.
"""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, cast

from rathaus.core.state import State
from rathaus.core.steps import CHANCE, Frame
from rathaus.games.bruges import scoring
from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.components.tracks import MAJORITIES, REPUTATION, SECTION, TURNS
from rathaus.games.bruges.moves import DRAW
from rathaus.games.bruges.rules.actions import person_price
from rathaus.games.bruges.rules.counting import holds, space_colour, threats_of, tokens, value
from rathaus.games.bruges.rules.phase_four import standing
from rathaus.games.bruges.rules.threats import FLOOD, RAID
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg.moves import DONE
from rathaus.games.bruges_and_hamburg.table import workers_of

GUILDER, SPARE_GUILDER, HANDY = 0.45, 0.25, 10  # the first ones are worth more
WORKERS = (0.0, 0.9, 1.7, 2.2, 2.5, 2.7)  # by how many of a colour
WORKER = 0.9
CARD = 0.6
ACTION = 2.0
FREE_HOUSE = (0.0, 2.2, 3.0, 3.4)  # by how many
PLANS = (0.5, 0.25)  # how much of the best persons in hand counts
TOKENS = (0.0, 0.5, 1.3, 0.4, 2.4, 0.0)  # of a section, on the way to its points
LEAD, TIE, NEAR = 3.6, 1.6, 0.7  # a majority: held alone, shared, one behind
MAJORITY = 4.0
FIELD = 0.3  # a field brings the majority nearer
RIVALRY = 0.12  # how much of the others' loss is a gain
HURTS = (0.0, 0.12, 0.35)  # the chance of damage, by level
LOSSES = (2.0, 3.5, 2.0, 2.0, 3.0)  # what the damage of each colour takes, at least
CARDS_A_ROUND = 4.3  # drawn by a player

# what persons do
LUCK = 0.4  # that the dice meet a condition
DICE = {"paid_die": 4.5, "max_die": 5.4, "mode_die": 2.3, "dice_sum": 17.5}
OWN_EVENTS = {"advance": 0.6, "majority": 0.15}  # in a round
PASSING = ("hand_cards", "guilders", "workers", "threats", "worker_sets")  # spent later
GROWTH = {"persons": 0.8, "houses": 0.8, "groups": 0.5, "canals": 0.5, "hand_cards": 0.0}

SEARCHED = ("turn", "granted", "one_more")  # few options per decision, so all ways can be tried
MAIN = ("turn", "draw", "step_up")  # decisions of their own, not parts of another


class Time(NamedTuple):
    """How much of the game is left when a decision is taken."""

    rounds: float  # after this one
    actions: float


def rate(state: State, seat: int, moves: list[int]) -> list[float]:
    """How good each legal move is for the seat."""
    table = cast("BrugesState", state)
    frame = table.stack[-1]
    if frame[0] == "draw":
        return [_wish(table, seat, move) for move in moves]
    time = _time(table)
    return [_outcome(table, seat, frame, move, time) for move in moves]


def _time(state: BrugesState) -> Time:
    if state.last_round:
        rounds = float(state.last_round - state.round)
    else:
        cards = 2 * min(state.sizes[:2]) + abs(state.sizes[0] - state.sizes[1]) / 2
        rounds = max(1.0, cards / (CARDS_A_ROUND * state.players))
    turns = TURNS if state.phase < 3 else TURNS - state.turn_of_round
    return Time(rounds, rounds * TURNS + turns)


def _wish(state: BrugesState, seat: int, move: int) -> float:
    """A pile to draw from: its colour for a canal, a house, or against a threat."""
    if move == DONE:
        return -10.0
    colour = state.tops[move - DRAW]
    space = any(space_colour(state, seat, section) == colour for section in (0, 1))
    held = sum(state.kit.colour[card] == colour for card in state.hands[seat])
    workers = min(2, state.workers[seat * 5 + colour])
    level = state.threats[seat * 5 + colour]
    lying = state.dice[colour] if state.phase == 3 else 0
    same = held + state.blind.count(colour)
    return 0.6 * space + 0.5 * level + 0.3 * workers + 0.2 * lying - 0.4 * same


# -- looking one decision ahead ---------------------------------------------------------------


def _outcome(state: BrugesState, seat: int, frame: Frame, move: int, time: Time) -> float:
    new = state.copy()
    before = new.resolved
    new.play(seat, move)
    if frame[0] in SEARCHED and new.resolved == before and new.turn() == (seat,):
        return max([_outcome(new, seat, frame, each, time) for each in new.moves(seat)])
    _settle(new, seat)
    return worth(new, seat, time)


def _settle(state: BrugesState, seat: int) -> None:
    """Play out what the move set off, up to the next decision of its own."""
    rng: Random | None = None  # a generator takes long to set up, and few moves need one
    while turn := state.turn():
        step = state.stack[-1][0]
        if turn == (CHANCE,):
            if step == "roll":
                return
            rng = rng or Random(7)
            state.play(CHANCE, state.sample(rng))
        elif step in MAIN and not state.answers[turn[0]]:
            return
        else:
            state.play(turn[0], _follow(state.moves(turn[0])))


def _follow(moves: list[int]) -> int:
    """A choice inside an effect: the first that is not to stop."""
    return moves[1] if moves[0] == DONE else moves[0]


# -- the worth of a position ------------------------------------------------------------------


def worth(state: BrugesState, seat: int, time: Time) -> float:
    return (
        state.points[seat]
        + scoring.printed(state, seat)
        + len(state.houses[seat]) // 3
        + REPUTATION[state.reputation[seat]]
        + _supplies(state, seat, time)
        + _display(state, seat, time)
        + _plan(state, seat, time)
        + _canals(state, seat, time)
        + _majorities(state, seat, time)
        - _danger(state, seat, time)
        - RIVALRY * sum([_rough(state, other) for other in state.others(seat)])
    )


def _supplies(state: BrugesState, seat: int, time: Time) -> float:
    money = state.money[seat]
    workers = sum([WORKERS[min(amount, 5)] for amount in workers_of(state, seat)])
    guilders = GUILDER * min(money, HANDY) + SPARE_GUILDER * max(0, money - HANDY)
    cards = CARD * min(len(state.hands[seat]), time.actions)
    return min(1.0, time.actions / 4) * (guilders + workers) + cards + 0.001 * money


def _display(state: BrugesState, seat: int, time: Time) -> float:
    """What the persons will still do, and houses for more of them."""
    total = sum([_ability(state, seat, person, time) for person in bits(state.persons[seat])])
    free = state.houses[seat][1::3].count(0)
    return total + FREE_HOUSE[min(free, 3)] * min(1.0, time.actions / 3)


def _plan(state: BrugesState, seat: int, time: Time) -> float:
    """The best persons in hand that could be placed."""
    if time.actions < 1:
        return 0.0
    gains = sorted([_gain(state, seat, card, time) for card in state.hands[seat]], reverse=True)
    return sum([share * max(0.0, gain) for share, gain in zip(PLANS, gains, strict=False)])


def _gain(state: BrugesState, seat: int, card: int, time: Time) -> float:
    """What it would bring to place a person."""
    price = person_price(state, seat, card)
    short = max(0, price - state.money[seat])
    brings = _ability(state, seat, card, time)
    if state.kit.lightning >> card & 1:
        brings += _effects(state, seat, state.kit.ability[card].effect)
    return state.kit.points[card] + brings - GUILDER * price - 0.3 * short


def _canals(state: BrugesState, seat: int, time: Time) -> float:
    total = float(scoring.canal(state, seat))
    for section in (0, 1):
        built = state.canals[seat * 2 + section]
        total += TOKENS[built] * min(1.0, time.actions / (4 * (SECTION - built) or 1))
    return total


def _majorities(state: BrugesState, seat: int, time: Time) -> float:
    """Markers turned, and those within reach at the end of this round."""
    total = MAJORITY * state.markers[seat].bit_count()
    for majority in range(len(MAJORITIES)):
        if state.markers[seat] >> majority & 1:
            continue
        mine = standing(state, majority, seat)
        ahead = mine - max([standing(state, majority, other) for other in state.others(seat)])
        if ahead > 0:
            total += LEAD
        elif mine and ahead >= -1:
            total += (NEAR if ahead else TIE) * min(1.0, time.actions / 4)
    return total + FIELD * state.reputation[seat] * min(1.0, time.rounds / 3)


def _danger(state: BrugesState, seat: int, time: Time) -> float:
    """What the threat markers are expected to cost in the rounds to come."""
    if time.rounds <= 0:
        return 0.0
    total = 0.0
    for colour, level in enumerate(threats_of(state, seat)):
        if level:
            total += HURTS[min(level, 2)] * min(1.0, time.rounds / 2) * _loss(state, seat, colour)
    return total


def _loss(state: BrugesState, seat: int, colour: int) -> float:
    """What the damage of a colour takes, at least what it may take later."""
    if state.persons[seat] & state.kit.shield[colour]:
        return 0.0
    lying = 0.0
    if colour == FLOOD:
        lying = 0.7 * sum(workers_of(state, seat))
    elif colour == RAID:
        lying = GUILDER * state.money[seat]
    return max(LOSSES[colour], lying)


def _rough(state: BrugesState, seat: int) -> float:
    """Another player's position in a hurry."""
    return (
        state.points[seat]
        + state.reputation[seat]
        + GUILDER * state.money[seat]
        + WORKER * sum(workers_of(state, seat))
        + 3 * state.persons[seat].bit_count()
        + 0.6 * len(state.houses[seat])
        + 1.5 * tokens(state, seat)
        + CARD * len(state.hands[seat])
        - sum(threats_of(state, seat))
    )


# -- what persons do --------------------------------------------------------------------------


def _ability(state: BrugesState, seat: int, person: int, time: Time) -> float:
    """What a person in the display will bring until the end, lightning left out."""
    trigger = state.kit.persons[person - 1].trigger
    ability = state.kit.ability[person]
    if trigger == "laurel":
        return _laurel(state, seat, ability, time)
    if trigger == "lightning":
        return 0.0
    each = _effects(state, seat, ability.effect)
    if ability.condition:
        each *= LUCK
    if ability.event:
        each *= _often(state, ability.event)
    elif trigger == "worker":
        each = max(0.0, each - WORKER)
    return each * (time.rounds + 0.4 * min(1.0, time.actions / 4))


def _often(state: BrugesState, event: v.Event) -> float:
    """How many times an event may happen in a round."""
    if isinstance(event, v.OnBase):
        return 0.8 * (0.3 if event.colours else 1.0)
    if isinstance(event, v.OnOwn):
        return OWN_EVENTS.get(event.what, 0.5)
    return (0.7 if event.what == "person" else 0.2) * (state.players - 1)


def _laurel(state: BrugesState, seat: int, ability: v.Ability, time: Time) -> float:
    """What a laurel counts now, and how that may grow."""
    total = 0.0
    for effect in ability.effect:
        if isinstance(effect, v.Points):
            total += _final(state, seat, effect.amount, time)
    if ability.condition:
        met = holds(state, seat, ability.condition)
        total *= 1.0 if met else min(0.4, 0.1 * time.rounds)
    return total


def _final(state: BrugesState, seat: int, number: v.Number, time: Time) -> float:
    now = float(value(state, seat, number))
    if not isinstance(number, v.Per):
        return now + (0.3 * time.rounds if number == "track_points" else 0.0)
    if number.count in PASSING and time.rounds > 0:
        now *= 0.5
    growth = 0.2 if number.of else GROWTH.get(number.count, 0.2)
    return now + number.each * growth * time.rounds / number.every


def _effects(state: BrugesState, seat: int, effects: tuple[v.Effect, ...]) -> float:
    return sum([_WORTH[type(effect)](state, seat, effect) for effect in effects])


def _amount(state: BrugesState, seat: int, number: v.Number) -> float:
    """A number as it may be in another round: dice are rolled anew."""
    if isinstance(number, v.Die):
        return 3.5
    if isinstance(number, v.Per) and number.count == "dice":
        return number.each * 5 * len(number.of.split("|")) / 6
    if isinstance(number, str) and number in DICE:
        return DICE[number]
    return value(state, seat, number)


def _exchange(state: BrugesState, seat: int, effect: v.Exchange) -> float:
    cost = GUILDER * effect.cost.amount if isinstance(effect.cost, v.PayMoney) else WORKER
    return min(2, effect.most) * max(0.0, _effects(state, seat, effect.gain) - cost)


def _times(each: float) -> Callable[[BrugesState, int, Any], float]:
    """So much for each of the amount of an effect."""
    return lambda state, seat, effect: each * _amount(state, seat, effect.amount)


def _always(points: float) -> Callable[[BrugesState, int, Any], float]:
    return lambda state, seat, effect: points


def _gained_workers(state: BrugesState, seat: int, effect: v.Workers) -> float:
    number = 4 if effect.colour == "all" else 1
    return WORKER * number * _amount(state, seat, effect.amount)


def _standing_rule(state: BrugesState, seat: int, effect: v.Rule) -> float:
    return RULES.get(effect.name, 0.3)


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

_WORTH: dict[type, Callable[[BrugesState, int, Any], float]] = {
    v.Money: _times(GUILDER),
    v.Points: _times(1.0),
    v.Workers: _gained_workers,
    v.WorkersByDice: lambda state, seat, effect: WORKER * 5 * len(effect.numbers) / 6,
    v.SwapWorkers: _always(1.2),
    v.Exchange: _exchange,
    v.Draw: _times(CARD),
    v.Discard: _times(-CARD / 2),
    v.ExtraAction: _always(ACTION),
    v.LayHouse: lambda state, seat, effect: effect.amount * (2.2 - WORKER * effect.pay_worker),
    v.PlaceDiscarded: _always(3.0),
    v.TakeBackPersons: _always(0.5),
    v.BuildCanal: _always(1.8),
    v.Advance: _times(1.3),
    v.ReturnThreat: _always(1.6),
    v.GiveThreat: _always(0.6),
    v.PassThreat: _always(1.2),
    v.OthersDiscard: _always(0.3),
    v.OthersLose: _always(1.0),
    v.Steal: lambda state, seat, effect: 0.6 * effect.amount,
    v.Ready: _always(1.3),
    v.ActivateAll: _always(2.0),
    v.CopyLightning: _always(1.5),
    v.Recolour: _always(1.4),
    v.Rule: _standing_rule,
}
