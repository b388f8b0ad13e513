"""Numbers that a declaration names: dice, counts of own things, and what was just paid."""

from collections.abc import Callable
from typing import Final

from rathaus.games.bruges_and_hamburg.table import mode_die, workers_of
from rathaus.games.hamburg.components.vocabulary import (
    COLOUR_COUNT,
    COLOURS,
    DICE,
    Condition,
    Die,
    Number,
    Per,
)
from rathaus.games.hamburg.rules import exchange
from rathaus.games.hamburg.state import HamburgState


class Context:
    """What the words of an effect refer to."""

    __slots__ = ("paid", "paid_n", "same", "source")

    def __init__(self, source: int, same: int = -1, paid: int = -1, paid_n: int = 0) -> None:
        self.source = source
        self.same = same  # the colour of the event
        self.paid = paid  # the colour of the worker given
        self.paid_n = paid_n  # how many workers were given


NOTHING: Final = Context(0)


def value(state: HamburgState, side: int, number: Number, context: Context = NOTHING) -> int:
    if isinstance(number, int):
        return number
    if isinstance(number, Die):
        colour = context.paid if number.colour == "paid" else DICE.index(number.colour)
        return state.dice[colour]
    if isinstance(number, Per):
        return number.each * (count(state, side, number) // number.every)
    if number == "paid_n":
        return context.paid_n
    if number == "drawn":
        return state.drawn
    if number == "value":
        return exchange.number_value(state)
    if number == "dice_sum":
        return sum(state.dice)
    if number == "square_points":
        return state.kit.square[state.square[side]]
    return mode_die(state.dice)  # HAM-12.29


def holds(state: HamburgState, side: int, condition: Condition | None) -> bool:
    return condition is None or condition.fits(value(state, side, condition.left))


def count(state: HamburgState, side: int, per: Per) -> int:
    """How many of the things there are."""
    of = per.of
    match per.count:
        case "buildings":
            return category_count(state, side, of) if of else len(state.buildings(side))
        case "categories":
            return categories(state, side)
        case "sites":
            wanted = COLOURS.index(of)
            return [state.kit.colour[card] for card in state.sites[side][::3]].count(wanted)
        case "site_colours":
            return len({state.kit.colour[card] for card in state.sites[side][::3]})
        case "dice":
            numbers = {int(word) for word in of.split("|")}
            return sum(die in numbers for die in state.dice)
    return _PLAIN[per.count](state, side)


def category_count(state: HamburgState, side: int, category: str) -> int:
    """Own buildings of a category; one that counts as several counts in each (HAM-12.37)."""
    kit = state.kit
    index, found = kit.categories.index(category), 0
    for card in state.buildings(side):
        if kit.category[card] == index or index in kit.counts_as.get(card, ()):
            found += 1
    return found


def categories(state: HamburgState, side: int) -> int:
    """Different categories; one that counts as several is the one that helps most."""
    kit, cards = state.kit, state.buildings(side)
    plain = {kit.category[card] for card in cards if card not in kit.counts_as}
    wild = [kit.counts_as[card] for card in cards if card in kit.counts_as]
    return len(plain) + sum(not options <= plain for options in wild)


def dangers_of(state: HamburgState, side: int) -> list[int]:
    return state.dangers[side * COLOUR_COUNT : (side + 1) * COLOUR_COUNT]


def stones(state: HamburgState, side: int) -> int:
    return state.walls[side * 2] + state.walls[side * 2 + 1]


def third_segments(state: HamburgState, side: int) -> int:
    return (state.walls[side * 2] >= 3) + (state.walls[side * 2 + 1] >= 3)


_PLAIN: Final[dict[str, Callable[[HamburgState, int], int]]] = {
    "workers": lambda state, side: sum(workers_of(state, side)),
    "worker_colours": lambda state, side: sum(map(bool, workers_of(state, side))),
    "worker_sets": lambda state, side: min(workers_of(state, side)),
    "wall_stones": stones,
    "third_segments": third_segments,
    "statues": lambda state, side: len(state.statues[side]) + len(state.jettes_of[side]),
    "majorities": lambda state, side: state.markers[side].bit_count(),
    "danger_levels": lambda state, side: sum(dangers_of(state, side)),
    "danger_colours": lambda state, side: sum(map(bool, dangers_of(state, side))),
}
