"""Expansion 1: every player has a mayor (HAM-13.1)."""

from dataclasses import dataclass

from rathaus.games.hamburg.components.vocabulary import (
    Ability,
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
MAYORS: tuple[Mayor, ...] = (
    Mayor(301, "side_01", 1, 10, 2, Ability((Rule("hand_limit", 7),))),
    Mayor(302, "side_02", 1, 5, 0, Ability((Rule("lower_points", 2),))),
    Mayor(303, "side_03", 2, 10, 0, Ability((Workers("same"),), event=OnOwn("raise"), mode="auto")),
    Mayor(304, "side_04", 2, 5, 2, Ability((Rule("double_phase_iii", 1),))),
    Mayor(305, "side_05", 3, 10, 1, Ability((Rule("ignore_black"),))),
    Mayor(306, "side_06", 3, 10, 2, Ability((Money(5),), event=OnOwn("majority"), mode="auto")),
    Mayor(
        307,
        "side_07",
        4,
        7,
        1,
        Ability((Points(1), Money(2)), event=OnOwn("free_building"), mode="auto"),
    ),
    Mayor(308, "side_08", 4, 5, 1, Ability((Points(1),), event=OnOwn("site"), mode="auto")),
    Mayor(309, "side_09", 5, 10, 1, Ability((PriceSet(2),), event=OnPrice("wall", "any"))),
    Mayor(310, "side_10", 5, 5, 1, Ability((Money(2),), event=OnBase("money"), mode="auto")),
)

TILES = len(MAYORS) // 2
