"""Expansion 4: six ships, used after building a wall stone (HAM-13.4)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rathaus.games.hamburg.components.vocabulary import (
    Ability,
    Advance,
    DieColour,
    DrawAct,
    GiveWorker,
    Lower,
    Money,
    PayMark,
    UseLightning,
    Workers,
)

if TYPE_CHECKING:
    pass


@dataclass(frozen=True, slots=True)
class Ship:
    number: int
    colour: DieColour
    ability: Ability


_WORKER = GiveWorker("same")
FIRST = 321
SHIPS: tuple[Ship, ...] = (
    Ship(321, "violet", Ability((Money(4),), cost=(_WORKER,), mode="may")),
    Ship(322, "orange", Ability((Workers("any_same", 3),), cost=(_WORKER,), mode="may")),
    Ship(323, "grey", Ability((DrawAct("same"),), cost=(_WORKER,), mode="may")),
    Ship(324, "pink", Ability((Advance(1),), cost=(_WORKER, PayMark(3)), mode="may")),
    Ship(325, "brown", Ability((UseLightning(),), cost=(_WORKER,), mode="may")),
    Ship(326, "black", Ability((Lower("any"),), cost=(_WORKER,), mode="may")),
)
ACTIVE_ON = (3, 4)
