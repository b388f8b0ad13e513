"""The worth of a position: the score as if the game ended now, and what may come."""

from functools import cache
from math import ceil, comb

from rathaus.bots.hamburg import abilities
from rathaus.bots.hamburg.abilities import MARK
from rathaus.bots.hamburg.weights import HELD
from rathaus.games.bruges_and_hamburg import plots
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg import scoring
from rathaus.games.hamburg.components.tracks import (
    CYCLES,
    DISASTER_AT,
    HALF,
    MAJORITIES,
    MAJORITY_POINTS,
    ROUNDS,
    VIRTUAL_ADVANCE,
)
from rathaus.games.hamburg.rules.counting import dangers_of
from rathaus.games.hamburg.state import HamburgState

WINDOWS = 6
BLACK = 5  # the window that counts zoo and park cards
WORKERS = (0.0, 0.5, 0.9, 1.2, 1.4, 1.5)  # by how many of a colour
SPENT = 4.0  # Mark that an action may use up; more than that is of little use
SITES = (0.0, 2.5, 4.3, 4.9)  # by how many are free
STONES = (0.0, 0.9, 2.0, 1.2, 4.0, 0.0)  # of a half, on the way to third segment and statue
BEST_STATUE = 9
BEHIND = (0.45, 0.3, 0.2, 0.1)  # the chance of a majority by how much is missing
POINTS, POINTS_STEP = MAJORITIES.index("points"), 3  # points are made up faster than stones
RAISED = 0.38  # how likely a danger goes up in a cycle: by its die, or by a token
DAMAGE = (1.4, 2.0, 1.6, 1.2, 1.0)  # flood, fire, collapse, robbery, disease
HARMLESS = (0.5, 0.6, 0.3)  # the first three, while there is nothing to lose yet


def turns_left(state: HamburgState, seat: int) -> int:
    """The turns the seat still has in this cycle."""
    if state.phase < 3:
        return ROUNDS
    mine = ("turn", seat, 0)
    return sum(frame[0] == "round" or frame == mine for frame in state.stack)


def actions_left(state: HamburgState, seat: int) -> int:
    """The turns the seat still has in the game."""
    return ROUNDS * (CYCLES - state.cycle) + turns_left(state, seat)


def worth(state: HamburgState, seat: int, turns: int, rivals: "list[Rival] | None" = None) -> float:
    """What the position is worth to a seat that has so many turns left in this cycle.

    Whoever compares positions that differ in the seat's own things alone gives its `rivals`.
    """
    left = CYCLES - state.cycle
    actions = ROUNDS * left + turns
    rolls = left + (state.phase < 2)
    return (
        scoring.total(state, seat)
        + _clergyman(state, seat)
        + _money(state, seat, actions)
        + _workers(state, seat, actions)
        + _effects(state, seat, left)
        + _clergy_to_come(state, seat, left)
        + _sites(state, seat, actions)
        + _hand(state, seat, left)
        + _wall(state, seat, actions)
        + _majorities(state, seat, left, rivals or rivals_of(state, seat))
        + _square(state, seat, rolls)
        - _disasters(state, seat, rolls)
    )


def hopes(state: HamburgState, seat: int) -> dict[str, float]:
    """The worth above the score of now, part by part: for whoever wants to know its reasons."""
    left, actions = CYCLES - state.cycle, actions_left(state, seat)
    rolls = left + (state.phase < 2)
    return {
        "clergy": _clergyman(state, seat) + _clergy_to_come(state, seat, left),
        "money": _money(state, seat, actions),
        "workers": _workers(state, seat, actions),
        "effects": _effects(state, seat, left),
        "sites": _sites(state, seat, actions),
        "hand": _hand(state, seat, left),
        "wall": _wall(state, seat, actions),
        "majorities": _majorities(state, seat, left, rivals_of(state, seat)),
        "square": _square(state, seat, rolls),
        "dangers": -_disasters(state, seat, rolls),
    }


def card_gain(state: HamburgState, seat: int, card: int) -> float:
    """What a card in hand would bring if it were laid out, less its price."""
    kit, left = state.kit, CYCLES - state.cycle
    window = kit.colour[card] if kit.is_building[card] else BLACK
    clergy = state.clergymen[window] + (state.window == window) + left / WINDOWS
    ability = abilities.when_laid_out(state, seat, card, left)
    return kit.vp[card] + clergy + ability - MARK * kit.price[card]


# -- what one has -----------------------------------------------------------------------------


def _clergyman(state: HamburgState, seat: int) -> int:
    """The clergyman of this cycle counts too, from its end on."""
    if state.window < 0:
        return 0
    if state.window == BLACK:
        return len(state.zoo[seat]) // 2 + len(state.parks[seat])
    colour = state.kit.colour
    return sum([colour[card] == state.window for card in state.on_sites(seat)])


def _money(state: HamburgState, seat: int, actions: int) -> float:
    money, weights = state.money[seat], HELD[state.players]
    useful = min(money, SPENT * actions)
    return weights.mark * useful + weights.surplus * (money - useful) * (actions > 0)


def _workers(state: HamburgState, seat: int, actions: int) -> float:
    crew = sum([WORKERS[min(amount, 5)] for amount in workers_of(state, seat)])
    return HELD[state.players].workers * crew * min(1.0, actions / 6)


def _effects(state: HamburgState, seat: int, left: int) -> float:
    """Uses of cards to come."""
    cards = (*state.buildings(seat), *state.parks[seat])
    uses = sum([abilities.to_come(state, seat, card, left) for card in cards])
    return HELD[state.players].effects * uses


def _clergy_to_come(state: HamburgState, seat: int, left: int) -> float:
    cards = len(state.buildings(seat)) + len(state.parks[seat]) + len(state.zoo[seat]) // 2
    return HELD[state.players].clergy * cards * left / WINDOWS


def _sites(state: HamburgState, seat: int, actions: int) -> float:
    free = state.sites[seat][1::3].count(0)
    return HELD[state.players].sites * SITES[min(free, 3)] * min(1.0, actions / ROUNDS)


def _hand(state: HamburgState, seat: int, left: int) -> float:
    """The best card kept for the next cycle, if it is better than one drawn instead."""
    hand, weights = state.hands[seat], HELD[state.players]
    if not left or not hand:
        return 0.0
    best = max([card_gain(state, seat, card) for card in hand])
    return weights.keep * max(0.0, best - weights.typical)


def _wall(state: HamburgState, seat: int, actions: int) -> float:
    """Stones on the way to a third segment, and behind it to the statue on offer."""
    statue = state.hummels[0] / BEST_STATUE if state.hummels else 0.0
    total = 0.0
    for built in state.walls[seat * 2 : seat * 2 + 2]:
        total += STONES[built] * (statue if built == HALF - 1 else 1.0)
    return HELD[state.players].wall * total * min(1.0, actions / ROUNDS)


# -- majorities -------------------------------------------------------------------------------


class Rival:
    """The strongest other side in a majority."""

    __slots__ = ("has_marker", "most")

    def __init__(self, most: int, has_marker: bool) -> None:
        self.most = most
        self.has_marker = has_marker


def rivals_of(state: HamburgState, seat: int) -> list[Rival]:
    """By majority; of equals one that has turned the marker, who cares no more."""
    best: list[tuple[int, int]] = [(-1, -1)] * len(MAJORITIES)
    for other in state.others(seat):
        markers = state.markers[other]
        for majority, standing in enumerate(_standings(state, other)):
            if (standing, markers) > best[majority]:
                best[majority] = standing, markers
    return [Rival(most, bool(marks >> at & 1)) for at, (most, marks) in enumerate(best)]


def _majorities(state: HamburgState, seat: int, left: int, rivals: list[Rival]) -> float:
    """Markers to win at the end of this cycle or later, less those that a rival may win."""
    markers, weights = state.markers[seat], HELD[state.players]
    share = weights.rivalry / (state.sides - 1)
    total = 0.0
    for majority, mine in enumerate(_standings(state, seat)):
        rival = rivals[majority]
        lead = mine - rival.most
        if majority == POINTS:
            lead = ceil(lead / POINTS_STEP)
        if not markers >> majority & 1:
            total += MAJORITY_POINTS if lead > 0 else weights.behind * _hope(lead, left)
        if not rival.has_marker:
            total -= _hope(-lead, left) * share
    return total


def _standings(state: HamburgState, side: int) -> tuple[int, ...]:
    """What all majorities compare (HAM-10.3), at once."""
    return (
        state.square[side],
        plots.count(state.sites[side]),
        state.walls[side * 2] + state.walls[side * 2 + 1],
        state.points[side],
        len(state.zoo[side]) // 2,
    )


@cache
def _hope(lead: int, left: int) -> float:
    """What a majority is good for, ahead or behind by so much."""
    if lead > 0:
        return MAJORITY_POINTS
    return MAJORITY_POINTS * BEHIND[min(-lead, 3)] * min(1.0, left / 3)


# -- the dice to come -------------------------------------------------------------------------


def _square(state: HamburgState, seat: int, rolls: int) -> float:
    """How many more points the figure may reach on the square."""
    points, field = state.kit.square, state.square[seat]
    goal, last = field + HELD[state.players].advances * rolls, len(points) - 1
    if goal >= last:
        return points[last] + VIRTUAL_ADVANCE * (goal - last) - points[field]
    low = int(goal)
    return points[low] + (goal - low) * (points[low + 1] - points[low]) - points[field]


def _disasters(state: HamburgState, seat: int, rolls: int) -> float:
    """What the disasters are expected to cost that have come nearer."""
    total = 0.0
    for colour, level in enumerate(dangers_of(state, seat)):
        if level:
            total += _struck(rolls, max(1, DISASTER_AT - level)) * _damage(state, seat, colour)
    return HELD[state.players].danger * total


@cache
def _struck(rolls: int, raises: int) -> float:
    """How likely a danger is raised at least so often."""
    fewer = 0.0
    for n in range(raises):
        fewer += comb(rolls, n) * RAISED**n * (1 - RAISED) ** (rolls - n)
    return 1 - fewer


def _damage(state: HamburgState, seat: int, colour: int) -> float:
    if colour >= len(HARMLESS) or _has_to_lose(state, seat, colour):
        return DAMAGE[colour]
    return HARMLESS[colour]


def _has_to_lose(state: HamburgState, seat: int, colour: int) -> bool:
    """Sites to a flood, buildings to a fire, stones to a collapse."""
    if colour == 0:
        return bool(state.sites[seat])
    if colour == 1:
        return plots.count(state.sites[seat]) > 0
    return state.walls[seat * 2] + state.walls[seat * 2 + 1] > 0
