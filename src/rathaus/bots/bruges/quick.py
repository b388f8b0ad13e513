"""What a decision brings at a glance: nothing is tried out."""

from rathaus.bots.bruges import abilities
from rathaus.bots.bruges.abilities import GUILDER
from rathaus.bots.bruges.weights import HELD
from rathaus.bots.bruges.worth import (
    FREE_HOUSE,
    HANDY,
    HURTS,
    LOSSES,
    TOKENS,
    WORKERS,
    Time,
)
from rathaus.games.bruges.components.tracks import REPUTATION, SECTION, TAKE_WORKERS, THIRD_SPACE
from rathaus.games.bruges.moves import DRAW
from rathaus.games.bruges.rules.actions import (
    CANALS,
    HOUSES,
    MONEY,
    PERSON,
    THREAT,
    canal_price,
    person_price,
)
from rathaus.games.bruges.rules.counting import space_colour
from rathaus.games.bruges.rules.phase_four import standing
from rathaus.games.bruges.rules.phase_two import step_price
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg.moves import DONE

SPARE_GUILDER = 0.25
# What one more may bring for its majority, times how close that is: two behind, one behind,
# a tie, one ahead, more.
HEAD, TOKEN, FIELD = 2.5, 2.0, 2.5
CLOSE = (0.15, 0.35, 1.0, 0.4, 0.15)
HOUSE = 1.0  # what a house scores
MORE = 0.001  # of equals the pile that has more cards: the game does not end early
AHEAD = 0.3  # a field on the track brings the next ones nearer
KEPT = 0.5  # of what a person would bring; lost if the card is used for something else


def wish(state: BrugesState, seat: int, move: int) -> float:
    """A pile to draw from: its colour for a canal, a house, or against a threat."""
    if move == DONE:
        return -10.0
    colour = state.tops[move - DRAW]
    is_next = space_colour(state, seat, 0) == colour or space_colour(state, seat, 1) == colour
    same = state.blind.count(colour)
    for card in state.hands[seat]:
        if state.kit.colour[card] == colour:
            same += 1
    workers = min(2, state.workers[seat * 5 + colour])
    level = state.threats[seat * 5 + colour]
    lying = state.dice[colour] if state.phase == 3 else 0
    more = MORE * state.sizes[move - DRAW]
    weights = HELD[state.players]
    return (
        weights.next_space * is_next
        + weights.threat * level
        + weights.crew * workers
        + weights.die * lying
        - weights.same * same
        + more
    )


def _is_close(state: BrugesState, seat: int, majority: int) -> float:
    """Would one more take a majority that the seat has not had yet, or hold on to it?"""
    if state.markers[seat] >> majority & 1:
        return 0.0
    mine, most = standing(state, majority, seat), 0
    for other in state.others(seat):
        most = max(most, standing(state, majority, other))
    return CLOSE[max(0, min(4, mine - most + 2))]


def step_gain(state: BrugesState, seat: int) -> float:
    """What the next field of the track brings, less its price."""
    field = state.reputation[seat]
    gain = REPUTATION[field + 1] - REPUTATION[field] + AHEAD + FIELD * _is_close(state, seat, 0)
    return gain - GUILDER * step_price(state, seat)


def placed(state: BrugesState, seat: int, card: int, time: Time) -> float:
    """What it brings to place a person, less the price."""
    gain = abilities.to_come(state, seat, card, time.rounds, time.actions)
    if state.kit.lightning >> card & 1:
        gain += abilities.at_once(state, seat, card)
    return (
        state.kit.points[card]
        + gain
        + HEAD * _is_close(state, seat, 1)
        - GUILDER * person_price(state, seat, card)
    )


def action_gain(state: BrugesState, seat: int, card: int, action: int, time: Time) -> float:
    """What an action with a card brings."""
    if action == PERSON:
        return placed(state, seat, card, time) - _a_house(state, seat, 0, time)
    kept = KEPT * max(0.0, placed(state, seat, card, time))
    return _without_person(state, seat, state.kit.colour[card], action, time) - kept


def _without_person(state: BrugesState, seat: int, colour: int, action: int, time: Time) -> float:
    """What the action brings for which a card has only its colour."""
    late = min(1.0, time.actions / 4)
    if action == MONEY:
        die = state.dice[colour]
        spare = max(0, min(die, state.money[seat] + die - HANDY))
        return (GUILDER * (die - spare) + SPARE_GUILDER * spare) * late
    if action == THREAT:
        level = min(2, state.threats[seat * 5 + colour])
        saved = (HURTS[level] - HURTS[level - 1]) * LOSSES[colour] * min(1.0, time.rounds / 2)
        return 1.0 + saved
    if action == CANALS:
        return _token(state, seat, colour, time)
    workers = state.workers[seat * 5 + colour]
    if action == HOUSES:
        worker = late * (_crew(workers) - _crew(workers - 1))
        return HOUSE + _a_house(state, seat, 1, time) - worker
    return late * (_crew(workers + TAKE_WORKERS) - _crew(workers))


def _crew(workers: int) -> float:
    return WORKERS[max(0, min(workers, 5))]


def _a_house(state: BrugesState, seat: int, more: int, time: Time) -> float:
    """What the last free house is worth, or with `more` another one."""
    free = state.houses[seat][1::3].count(0) + more
    worth = FREE_HOUSE[min(free, 3)] - FREE_HOUSE[max(0, min(free - 1, 3))]
    return worth * min(1.0, time.actions / 3)


def _token(state: BrugesState, seat: int, colour: int, time: Time) -> float:
    best = -10.0
    for section in (0, 1):
        if space_colour(state, seat, section) == colour:
            best = max(best, canal_gain(state, seat, section, time))
    return best


def canal_gain(state: BrugesState, seat: int, section: int, time: Time) -> float:
    """What the next token of a section brings, less its price."""
    built = state.canals[seat * 2 + section]
    gain = (TOKENS[built + 1] - TOKENS[built]) * min(1.0, time.actions / 8)
    gain += TOKEN * _is_close(state, seat, 2)
    if built == 2:
        gain += THIRD_SPACE
    elif built == SECTION - 1 and state.statues_left and not state.finished[seat] >> section & 1:
        gain += state.statues_left[0]
    return gain - GUILDER * canal_price(state, seat, section)
