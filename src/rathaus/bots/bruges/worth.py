"""The worth of a position: the score as if the game ended now, and what may come."""

from typing import NamedTuple

from rathaus.bots.bruges import abilities
from rathaus.bots.bruges.abilities import CARD, GUILDER, WORKER
from rathaus.bots.bruges.weights import HELD
from rathaus.games.bruges import scoring
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.components.tracks import (
    HAND_LIMIT,
    MAJORITIES,
    REPUTATION,
    SECTION,
    TURNS,
)
from rathaus.games.bruges.rules.actions import person_price
from rathaus.games.bruges.rules.counting import threats_of, tokens
from rathaus.games.bruges.rules.phase_four import standing
from rathaus.games.bruges.rules.threats import FLOOD, RAID
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg.table import workers_of

HANDY = 10  # the first guilders are worth more
# What `weights` multiply, or stands beside them.
WORKERS = (0.0, 0.9, 1.7, 2.2, 2.5, 2.7)  # by how many of a colour
FREE_HOUSE = (0.0, 2.2, 3.0, 3.4)  # by how many
PLANS = (0.5, 0.25)  # how much of the best persons in hand counts
TOKENS = (0.0, 0.5, 1.3, 0.4, 2.4, 0.0)  # of a section, on the way to its points
MAJORITY = 4.0
HURTS = (0.0, 0.12, 0.35)  # the chance of damage, by level
LOSSES = (2.0, 3.5, 2.0, 2.0, 3.0)  # what the damage of each colour takes, at least
CARDS_A_ROUND = 4.3  # drawn by a player


class Time(NamedTuple):
    """How much of the game is left when a decision is taken."""

    rounds: float  # after this one
    actions: float


def time_left(state: BrugesState) -> Time:
    if state.last_round:
        rounds = float(state.last_round - state.round)
    else:
        cards = 2 * min(state.sizes[:2]) + abs(state.sizes[0] - state.sizes[1]) / 2
        if state.phase < 2:
            rounds = max(0.0, (cards - _draws_to_come(state)) / (CARDS_A_ROUND * state.players))
        else:
            rounds = max(1.0, cards / (CARDS_A_ROUND * state.players))
    turns = TURNS if state.phase < 3 else TURNS - state.turn_of_round
    return Time(rounds, rounds * TURNS + turns)


def _draws_to_come(state: BrugesState) -> int:
    """The cards that will be drawn before the dice are rolled."""
    missing = -len(state.blind)
    for hand in state.hands:
        missing += max(0, HAND_LIMIT - len(hand))
    return missing


# -- the worth of a position ------------------------------------------------------------------


def worth(state: BrugesState, seat: int, time: Time) -> float:
    """What the position is worth to a seat, and a little for what the others lack."""
    others = 0.0
    for other in state.others(seat):
        others += _rough(state, other)
    return own_worth(state, seat, time) - HELD[state.players].rivalry * others


def own_worth(state: BrugesState, seat: int, time: Time) -> float:
    return (
        state.points[seat]
        + scoring.printed(state, seat)
        + len(state.houses[seat]) // 3
        + REPUTATION[state.reputation[seat]]
        + _money(state, seat, time)
        + _workers(state, seat, time)
        + _hand(state, seat, time)
        + _effects(state, seat, time)
        + _free_houses(state, seat, time)
        + _canals(state, seat, time)
        + _majorities(state, seat, time)
        - _danger(state, seat, time)
    )


def parts(state: BrugesState, seat: int, time: Time) -> dict[str, float]:
    """The same, part by part: for whoever wants to know where it comes from."""
    return {
        "scored": state.points[seat],
        "cards": scoring.printed(state, seat),
        "houses": len(state.houses[seat]) // 3 + _free_houses(state, seat, time),
        "reputation": REPUTATION[state.reputation[seat]],
        "money": _money(state, seat, time),
        "workers": _workers(state, seat, time),
        "hand": _hand(state, seat, time),
        "effects": _effects(state, seat, time),
        "canals": _canals(state, seat, time),
        "majorities": _majorities(state, seat, time),
        "dangers": -_danger(state, seat, time),
    }


def _money(state: BrugesState, seat: int, time: Time) -> float:
    money, weights = state.money[seat], HELD[state.players]
    guilders = weights.guilder * min(money, HANDY) + weights.spare_guilder * max(0, money - HANDY)
    return min(1.0, time.actions / 4) * guilders + 0.001 * money


def _workers(state: BrugesState, seat: int, time: Time) -> float:
    workers = sum([WORKERS[min(amount, 5)] for amount in workers_of(state, seat)])
    return HELD[state.players].workers * min(1.0, time.actions / 4) * workers


def _effects(state: BrugesState, seat: int, time: Time) -> float:
    """What the persons will still do."""
    total = 0.0
    for person in bits(state.persons[seat]):
        total += abilities.to_come(state, seat, person, time.rounds, time.actions)
    return HELD[state.players].effects * total


def _free_houses(state: BrugesState, seat: int, time: Time) -> float:
    free = state.houses[seat][1::3].count(0)
    return HELD[state.players].houses * FREE_HOUSE[min(free, 3)] * min(1.0, time.actions / 3)


def _hand(state: BrugesState, seat: int, time: Time) -> float:
    """Any cards, and the best persons among them that could be placed."""
    hand, weights = state.hands[seat], HELD[state.players]
    total = weights.card * min(len(hand), time.actions)
    if time.actions < 1:
        return total
    gains = sorted([_gain(state, seat, card, time) for card in hand], reverse=True)
    hopes = [share * max(0.0, gain) for share, gain in zip(PLANS, gains, strict=False)]
    return total + weights.plans * sum(hopes)


def _gain(state: BrugesState, seat: int, card: int, time: Time) -> float:
    """What it would bring to place a person."""
    price, weights = person_price(state, seat, card), HELD[state.players]
    short = max(0, price - state.money[seat])
    brings = abilities.to_come(state, seat, card, time.rounds, time.actions)
    if state.kit.lightning >> card & 1:
        brings += abilities.at_once(state, seat, card)
    return state.kit.points[card] + brings - weights.guilder * price - weights.short * short


def _canals(state: BrugesState, seat: int, time: Time) -> float:
    total, weight = float(scoring.canal(state, seat)), HELD[state.players].tokens
    for section in (0, 1):
        built = state.canals[seat * 2 + section]
        total += weight * TOKENS[built] * min(1.0, time.actions / (4 * (SECTION - built) or 1))
    return total


def _majorities(state: BrugesState, seat: int, time: Time) -> float:
    """Markers turned, and those within reach at the end of this round."""
    total, weights = MAJORITY * state.markers[seat].bit_count(), HELD[state.players]
    for majority in range(len(MAJORITIES)):
        if state.markers[seat] >> majority & 1:
            continue
        mine = standing(state, majority, seat)
        ahead = mine - max([standing(state, majority, other) for other in state.others(seat)])
        if ahead > 0:
            total += weights.lead
        elif mine and ahead >= -1:
            total += (weights.near if ahead else weights.tie) * min(1.0, time.actions / 4)
    return total + weights.field * state.reputation[seat] * min(1.0, time.rounds / 3)


def _danger(state: BrugesState, seat: int, time: Time) -> float:
    """What the threat markers are expected to cost in the rounds to come."""
    if time.rounds <= 0:
        return 0.0
    total = 0.0
    for colour, level in enumerate(threats_of(state, seat)):
        if level:
            total += HURTS[min(level, 2)] * min(1.0, time.rounds / 2) * _loss(state, seat, colour)
    return HELD[state.players].danger * total


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
