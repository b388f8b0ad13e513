"""Expansion 5: the exchange, a tile whose rate moves with every use (HAM-13.5)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rathaus.core.steps import Frame
from rathaus.games.hamburg.components.vocabulary import (
    COLOURS,
    Ability,
    Action,
    Colour,
    Effect,
    LosePoints,
    Money,
    MoneyLess,
    OnBase,
    PayMoney,
    PayWorker,
    Points,
    PriceLess,
    PriceMore,
    PriceSet,
    Workers,
)

if TYPE_CHECKING:
    from rathaus.games.hamburg.state import HamburgState

Rate = int | tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """One side of an exchange tile: the green one is odd, the red one even."""

    number: int
    key: str
    values: tuple[Rate, Rate, Rate]
    ability: Ability


FIRST = 341
FIELDS = 6


def _side(number: int, action: Action, effect: Effect, *values: Rate) -> Side:
    one, two, three = values
    ability = Ability((effect,), event=OnBase(action), mode="auto")
    return Side(FIRST - 1 + number, f"b{number:02}", (one, two, three), ability)


FREE_IN_COLOUR = PriceSet(0, only_value_colours=True)
DEARER_IN_COLOUR = PriceMore(1, only_value_colours=True)

SIDES: tuple[Side, ...] = (
    _side(1, "money", Money("value"), 1, 2, 3),
    _side(2, "money", MoneyLess("value"), 1, 2, 2),
    _side(3, "workers", Workers("same", "value"), 0, 1, 2),
    _side(4, "workers", PayMoney("value"), 1, 1, 2),
    _side(5, "wall", Points("value"), 1, 1, 2),
    _side(6, "wall", LosePoints("value"), 1, 1, 2),
    _side(7, "lower", Points("value"), 0, 1, 2),
    _side(8, "lower", PayMoney("value"), 1, 1, 2),
    _side(9, "site", Points("value"), 1, 1, 2),
    _side(10, "site", PayWorker("value"), ("grey",), ("violet", "brown"), ("orange", "pink")),
    _side(11, "building", PriceLess("value"), 1, 2, 3),
    _side(12, "building", PriceMore("value"), 1, 2, 3),
    _side(13, "workers", Workers("value"), ("violet",), ("grey", "pink"), ("orange", "brown")),
    _side(14, "building", PayWorker("same", "value"), 0, 1, 2),
    _side(15, "money", Workers("same", "value"), 1, 2, 3),
    _side(16, "wall", PriceMore("value"), 1, 2, 3),
    _side(17, "lower", Money("value"), 1, 2, 3),
    _side(18, "site", PayMoney("value"), 1, 2, 3),
    _side(19, "wall", FREE_IN_COLOUR, ("orange",), ("violet", "grey"), ("pink", "brown")),
    _side(20, "wall", DEARER_IN_COLOUR, ("brown",), ("violet", "pink"), ("orange", "grey")),
)
TILES = len(SIDES) // 2


def active(state: "HamburgState") -> int:
    """The side that lies open, as its number; 0: none (any more)."""
    if not state.exchange:
        return 0
    return FIRST + 2 * (state.exchange - 1) + (state.rate > FIELDS // 2)


def number_value(state: "HamburgState") -> int:
    """The number on the present field; 0 where it shows colours."""
    value = _value(state)
    return value if isinstance(value, int) else 0


def colour_values(state: "HamburgState") -> tuple[int, ...]:
    """The colours on the present field."""
    value = _value(state)
    return () if isinstance(value, int) else tuple(COLOURS.index(colour) for colour in value)


def _value(state: "HamburgState") -> Rate:
    side = active(state)
    return SIDES[side - FIRST].values[(state.rate - 1) % (FIELDS // 2)] if side else 0


def move_rate(state: "HamburgState", frame: Frame) -> None:
    """The stone moves on; after the sixth field the tile leaves the game (HAM-13.5.4)."""
    state.rate += 1
    if state.rate <= FIELDS:
        return
    state.rate = 1
    state.exchange = 0
    if state.exchange_stack:
        state.push(("exchange",))
