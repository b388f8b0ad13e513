"""Expansion 6: a tile under each church window (HAM-13.6)."""

from dataclasses import dataclass

from rathaus.games.hamburg.components.vocabulary import (
    Ability,
    Colour,
    DieColour,
    Effect,
    Event,
    LoseWorkers,
    Money,
    MoneyLess,
    NewHand,
    OnBase,
    OnPrice,
    OnStep,
    PriceLess,
    PriceMore,
    Rule,
    Workers,
)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a clergy tile: the plus side is odd, the minus side even."""

    number: int
    key: str
    ability: Ability


FIRST = 361
MORE_ROUNDS = 5
WARM: tuple[Colour, ...] = ("violet", "orange", "pink")
COLD: tuple[Colour, ...] = ("grey", "brown")


def _tile(
    tile: int, event: Event, plus: Effect, minus: Effect, other: Event | None = None
) -> tuple[Side, Side]:
    number, key = FIRST + 2 * (tile - 1), f"c{tile:02}"
    front = Ability((plus,), event=event, mode="auto")
    back = Ability((minus,), event=other or event, mode="auto")
    return Side(number, f"{key}_plus", front), Side(number + 1, f"{key}_minus", back)


def _no_danger(*colours: DieColour) -> Rule:
    return Rule("no_danger", words=colours)


SIDES: tuple[Side, ...] = (
    *_tile(1, OnBase("money"), Money(2), MoneyLess(2)),
    *_tile(2, OnBase("money", WARM), Money(2), MoneyLess(2)),
    *_tile(3, OnBase("workers"), Workers("any"), LoseWorkers("any")),
    *_tile(4, OnBase("money", COLD), Money(2), MoneyLess(2)),
    *_tile(5, OnPrice("wall", "base"), PriceLess(2), PriceMore(2)),
    *_tile(6, OnStep("II", "2"), NewHand("one_each"), NewHand("two_piles")),
    *_tile(7, OnPrice("advance", "dice"), PriceLess(2), PriceMore(2)),
    *_tile(8, OnStep("II", "ships"), Rule("ships_all"), Rule("ships_none")),
    *_tile(9, OnPrice("building", "base"), PriceLess(2), PriceMore(2)),
    *_tile(10, OnBase("workers", WARM), Workers("same"), Workers("same"), OnBase("workers", COLD)),
    *_tile(11, OnStep("III", "start"), Rule("rounds", MORE_ROUNDS), Rule("rounds", 3)),
    *_tile(12, OnStep("II", "3"), _no_danger(*WARM), _no_danger(*COLD, "black")),
)
TILES = len(SIDES) // 2
BACKS = {side.number: FIRST + (side.number - FIRST ^ 1) for side in SIDES}
# Of no use without ships.
SHIPS_SIDES = tuple(side.number for side in SIDES if side.ability.event == OnStep("II", "ships"))
