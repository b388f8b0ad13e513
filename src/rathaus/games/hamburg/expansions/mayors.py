"""Expansion 1: every player has a mayor (HAM-13.1)."""

from dataclasses import dataclass

from rathaus.games.hamburg.components.vocabulary import (
    Ability,
    Effect,
    Event,
    Money,
    OnBase,
    OnOwn,
    OnPrice,
    Points,
    PriceSet,
    Rule,
    Workers,
)


@dataclass(frozen=True, slots=True)
class Mayor:
    """One side of a mayor tile."""

    number: int
    key: str
    tile: int
    money: int
    workers: int  # of each colour
    ability: Ability


FIRST = 301


def _side(
    side: int, tile: int, money: int, workers: int, *effect: Effect, on: Event | None = None
) -> Mayor:
    reacts = on is not None and not isinstance(on, OnPrice)  # a price is looked up
    ability = Ability(effect, event=on, mode="auto" if reacts else "must")
    return Mayor(FIRST - 1 + side, f"side_{side:02}", tile, money, workers, ability)


# Side, tile, Mark, workers of each colour; then what he does.
MAYORS = (
    _side(1, 1, 10, 2, Rule("hand_limit", 7)),
    _side(2, 1, 5, 0, Rule("lower_points", 2)),
    _side(3, 2, 10, 0, Workers("same"), on=OnOwn("raise")),
    _side(4, 2, 5, 2, Rule("double_phase_iii", 1)),
    _side(5, 3, 10, 1, Rule("ignore_black")),
    _side(6, 3, 10, 2, Money(5), on=OnOwn("majority")),
    _side(7, 4, 7, 1, Points(1), Money(2), on=OnOwn("free_building")),
    _side(8, 4, 5, 1, Points(1), on=OnOwn("site")),
    _side(9, 5, 10, 1, PriceSet(2), on=OnPrice("wall", "any")),
    _side(10, 5, 5, 1, Money(2), on=OnBase("money")),
)
TILES = len(MAYORS) // 2
