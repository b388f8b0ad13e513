"""Expansion 4: six ships, used after building a wall stone (HAM-13.4)."""

from dataclasses import dataclass

from rathaus.games.hamburg.components.vocabulary import (
    DICE,
    Ability,
    Advance,
    DieColour,
    DrawAct,
    Effect,
    GiveWorker,
    Lower,
    Money,
    PayMark,
    UseLightning,
    Workers,
)


@dataclass(frozen=True, slots=True)
class Ship:
    number: int
    colour: DieColour
    ability: Ability


FIRST = 321


def _ship(colour: DieColour, effect: Effect, pay: int = 0) -> Ship:
    """For a worker of the colour of the segment, and perhaps Mark."""
    cost = (GiveWorker("same"), PayMark(pay)) if pay else (GiveWorker("same"),)
    return Ship(FIRST + DICE.index(colour), colour, Ability((effect,), cost, mode="may"))


SHIPS = (
    _ship("violet", Money(4)),
    _ship("orange", Workers("any_same", 3)),
    _ship("grey", DrawAct("same")),
    _ship("pink", Advance(1), pay=3),
    _ship("brown", UseLightning()),
    _ship("black", Lower("any")),
)
ACTIVE_ON = (3, 4)
