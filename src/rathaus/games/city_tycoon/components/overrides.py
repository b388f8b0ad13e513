"""Which values of City Tycoon a component file may replace: the reconstructed ones.

Amounts are written as in the data of the specification: a letter and a number, R red, B blue,
Y yellow cubes, M money, V points. A demand is `R1 B1>M6`, several are separated by ` | `.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rathaus.core.overrides import Overrides, ValueTable
from rathaus.games.city_tycoon.components import DISTRICTS
from rathaus.games.city_tycoon.components.box import MOST_DEMANDS
from rathaus.games.city_tycoon.components.kit import Kit
from rathaus.games.city_tycoon.components.plants import PLANTS
from rathaus.games.city_tycoon.components.vocabulary import (
    TYPES,
    Bonus,
    Demand,
    District,
    Effect,
    Gain,
    Goods,
    Need,
    Points,
    Terrain,
)

_NAMES = {"R": "red", "B": "blue", "Y": "yellow", "M": "money", "V": "vp"}
_NEEDS = {letter: _NAMES[letter] for letter in "RBYM"}
_GAINS = {letter: _NAMES[letter] for letter in "MVY"}
_MOST = 30  # money or points; a price is never higher
_MOST_CUBES = 6
_MOST_TERRAIN = 4  # a tile has four neighbours


# -- reading and writing amounts --------------------------------------------------------------


def _amounts(text: str, names: Mapping[str, str]) -> dict[str, int]:
    """`R1 B2` as names and numbers; anything else is an error."""
    found: dict[str, int] = {}
    for token in text.split():
        letter, digits = token[0], token[1:]
        most = _MOST if letter in "MV" else _MOST_CUBES
        if letter not in names or names[letter] in found or not digits.isdecimal():
            raise ValueError(f"{token!r} is not an amount such as {next(iter(names))}1")
        if not 1 <= int(digits) <= most:
            raise ValueError(f"{token!r}: the number goes from 1 to {most}")
        found[names[letter]] = int(digits)
    if not found:
        raise ValueError("an amount is missing")
    return found


def _written_amounts(value: Need | Gain) -> str:
    parts = ((letter, getattr(value, name, 0)) for letter, name in _NAMES.items())
    return " ".join(f"{letter}{number}" for letter, number in parts if number)


def demands(text: str) -> tuple[Demand, ...]:
    """The demands of a tile.

    >>> demands("R2 B1>M12 | Y1>V2")[1]
    Demand(need=Need(red=0, blue=0, yellow=1, money=0), income=Gain(money=0, vp=2, yellow=0))
    """
    found = []
    for part in text.split(" | ") if text else ():
        need, arrow, income = part.partition(">")
        if not arrow:
            raise ValueError(f"{part!r} has no > between what is needed and what it brings")
        needed = _amounts(need, _NEEDS)
        if set(needed) == {"money"}:
            raise ValueError(f"{part!r} asks for no cube")
        found.append(Demand(Need(**needed), Gain(**_amounts(income, _GAINS))))
    if len(found) > MOST_DEMANDS:
        raise ValueError(f"a tile has {MOST_DEMANDS} demands at most")
    return tuple(found)


def written_demands(given: Sequence[Demand]) -> str:
    """The same the other way round.

    >>> written_demands(demands("R2 B1>M12 | Y1>V2"))
    'R2 B1>M12 | Y1>V2'
    """
    parts = (f"{_written_amounts(d.need)}>{_written_amounts(d.income)}" for d in given)
    return " | ".join(parts)


def bonus(text: str) -> Bonus | None:
    """The adjacency bonus of a tile; an empty text is none.

    >>> bonus("shopping>V1")
    Bonus(type='shopping', gain=Gain(money=0, vp=1, yellow=0))
    """
    if not text:
        return None
    kind, _, gain = text.partition(">")
    if kind not in TYPES:
        raise ValueError(f"{kind!r} is not one of the types {', '.join(TYPES)}")
    return Bonus(kind, Gain(**_amounts(gain, _GAINS)))


def written_bonus(given: Bonus | None) -> str:
    return f"{given.type}>{_written_amounts(given.gain)}" if given else ""


# -- checks -----------------------------------------------------------------------------------


def _number(least: int, most: int) -> Any:
    def check(value: object) -> str | None:
        if type(value) is int and least <= value <= most:
            return None
        return f"it is a whole number from {least} to {most}, not {value!r}"

    return check


def _written(read_text: Any) -> Any:
    def check(value: object) -> str | None:
        if not isinstance(value, str):
            return f"it is written as a text, not {value!r}"
        try:
            read_text(value)
        except ValueError as error:
            return str(error)
        return None

    return check


_KEYS = frozenset(district.key for district in DISTRICTS)
_FRAME = frozenset(each.key for each in DISTRICTS if each.source == "reconstructed")
_EFFECT = frozenset(each.key for each in DISTRICTS if each.effect_source == "reconstructed")
_SIDES = frozenset(plant.key for plant in PLANTS)
_OPEN_SIDES = frozenset(plant.key for plant in PLANTS if plant.source == "reconstructed")

TABLES = {
    "cost": ValueTable(open=_FRAME, known=_KEYS, check=_number(0, _MOST)),
    "vp": ValueTable(open=_FRAME, known=_KEYS, check=_number(0, _MOST)),
    "yellow": ValueTable(open=_FRAME, known=_KEYS, check=_number(0, _MOST_CUBES)),
    "land": ValueTable(open=_FRAME, known=_KEYS, check=_number(0, _MOST_TERRAIN)),
    "water": ValueTable(open=_FRAME, known=_KEYS, check=_number(0, _MOST_TERRAIN)),
    "demands": ValueTable(open=_EFFECT, known=_KEYS, check=_written(demands)),
    "bonus": ValueTable(open=_EFFECT, known=_KEYS, check=_written(bonus)),
    "plant_cost": ValueTable(open=_OPEN_SIDES, known=_SIDES, check=_number(0, _MOST)),
    "plant_cubes": ValueTable(open=_OPEN_SIDES, known=_SIDES, check=_number(0, 10)),
}


# -- putting them in --------------------------------------------------------------------------


def kit_with(overrides: Overrides) -> Kit:
    """The components with some values replaced."""
    values = overrides.values
    cost, cubes = values.get("plant_cost", {}), values.get("plant_cubes", {})
    plants = tuple(
        replace(
            plant,
            cost=cost.get(plant.key, plant.cost),
            cubes=cubes.get(plant.key, plant.cubes),
        )
        for plant in PLANTS
    )
    return Kit(tuple(_changed(district, values) for district in DISTRICTS), plants)


def _changed(district: District, values: Mapping[str, Mapping[str, Any]]) -> District:
    new = {name: table[district.key] for name, table in values.items() if district.key in table}
    return replace(
        district,
        cost=new.get("cost", district.cost),
        effects=_effects(district, new),
        demands=demands(new["demands"]) if "demands" in new else district.demands,
        bonus=bonus(new["bonus"]) if "bonus" in new else district.bonus,
    )


def _effects(district: District, new: Mapping[str, Any]) -> tuple[Effect, ...]:
    """Points, goods and terrain replaced; what a tile sells or counts stays."""
    vp, yellow, land, water = 0, 0, 0, 0
    others: list[Effect] = []
    for effect in district.effects:
        match effect:
            case Points(vp):
                pass
            case Goods(yellow):
                pass
            case Terrain(land, water):
                pass
            case _:
                others.append(effect)
    vp, yellow = new.get("vp", vp), new.get("yellow", yellow)
    land, water = new.get("land", land), new.get("water", water)
    first = [Points(vp)] if vp else []
    second = [Goods(yellow)] if yellow else []
    third = [Terrain(land, water)] if land or water else []
    return (*first, *second, *third, *others)
