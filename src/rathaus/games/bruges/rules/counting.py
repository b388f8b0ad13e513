"""Numbers that a declaration names: dice, counts of own things, and what was just paid (BRU-14)."""

from collections.abc import Callable
from typing import Final

from rathaus.games.bruges.components.tracks import REPUTATION, SECTION
from rathaus.games.bruges.components.vocabulary import COLOURS, Condition, Die, Number, Per
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg.table import mode_die, workers_of


class Context:
    """What the words of an effect refer to."""

    __slots__ = ("paid", "same", "source")

    def __init__(self, source: int, same: int = -1, paid: int = -1) -> None:
        self.source = source
        self.same = same  # the colour of the event
        self.paid = paid  # the colour of the worker returned


NOTHING: Final = Context(0)


def value(state: BrugesState, seat: int, number: Number, context: Context = NOTHING) -> int:
    if isinstance(number, int):
        return number
    if isinstance(number, Per):
        return number.each * (count(state, seat, number) // number.every)
    if isinstance(number, Die):
        return state.dice[COLOURS.index(number.colour)]
    if number == "paid_die":
        return state.dice[context.paid]
    return _PLAIN[number](state, seat)


def holds(state: BrugesState, seat: int, condition: Condition | None) -> bool:
    return condition is None or condition.fits(value(state, seat, condition.left))


def count(state: BrugesState, seat: int, per: Per) -> int:
    """How many of the things there are."""
    if not per.of:
        return _PLAIN[per.count](state, seat)
    if per.count == "persons":
        return (state.persons[seat] & state.kit.group[per.of]).bit_count()
    if per.count == "houses":
        wanted = COLOURS.index(per.of)
        return sum(state.kit.colour[card] == wanted for card in state.houses[seat][::3])
    numbers = [int(word) for word in per.of.split("|")]
    if per.count == "dice":
        return sum(die in numbers for die in state.dice)
    priced = state.kit.priced
    return sum((state.persons[seat] & priced.get(price, 0)).bit_count() for price in numbers)


def threats_of(state: BrugesState, seat: int) -> list[int]:
    return state.threats[seat * 5 : seat * 5 + 5]


def tokens(state: BrugesState, seat: int) -> int:
    return state.canals[seat * 2] + state.canals[seat * 2 + 1]


def third_spaces(state: BrugesState, seat: int) -> int:
    return (state.canals[seat * 2] >= 3) + (state.canals[seat * 2 + 1] >= 3)


def house_colours(state: BrugesState, seat: int) -> int:
    return len({state.kit.colour[card] for card in state.houses[seat][::3]})


def groups(state: BrugesState, seat: int) -> int:
    """A person of several groups counts for each of them (BRU-14.38)."""
    return sum(bool(state.persons[seat] & group) for group in state.kit.group.values())


_PLAIN: Final[dict[str, Callable[[BrugesState, int], int]]] = {
    "persons": lambda state, seat: state.persons[seat].bit_count(),
    "houses": lambda state, seat: len(state.houses[seat]) // 3,
    "house_colours": house_colours,
    "workers": lambda state, seat: sum(workers_of(state, seat)),
    "worker_colours": lambda state, seat: sum(map(bool, workers_of(state, seat))),
    "worker_sets": lambda state, seat: min(workers_of(state, seat)),
    "canals": tokens,
    "landmarks": lambda state, seat: third_spaces(state, seat) + len(state.statues[seat]),
    "best_statue": lambda state, seat: max(state.statues[seat], default=0),
    "majorities": lambda state, seat: state.markers[seat].bit_count(),
    "groups": groups,
    "track_points": lambda state, seat: REPUTATION[state.reputation[seat]],
    "threats": lambda state, seat: sum(threats_of(state, seat)),
    "threat_colours": lambda state, seat: sum(map(bool, threats_of(state, seat))),
    "mode_die": lambda state, seat: mode_die(state.dice),
    "max_die": lambda state, seat: max(state.dice),
    "dice_sum": lambda state, seat: sum(state.dice),
    "guilders": lambda state, seat: state.money[seat],
    "hand_cards": lambda state, seat: len(state.hands[seat]),
    "lightnings": lambda state, seat: (state.persons[seat] & state.kit.lightning).bit_count(),
}


# -- canals -----------------------------------------------------------------------------------


def space_colour(state: BrugesState, seat: int, section: int) -> int:
    """The colour of the next space of a section; -1: the section is finished."""
    built = state.canals[seat * 2 + section]
    return state.kit.canals[state.gate(seat)][section][built] if built < SECTION else -1


def space_cost(state: BrugesState, seat: int, section: int) -> int:
    return state.canals[seat * 2 + section] + 1
