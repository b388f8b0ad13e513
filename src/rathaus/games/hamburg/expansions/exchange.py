"""Expansion 5: the exchange, a tile whose rate moves with every use (HAM-13.5)."""

from dataclasses import dataclass

from rathaus.games.hamburg.components.vocabulary import (
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
