"""The facts and effects of a tile in words, made from the declaration the engine executes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from rathaus.core.text import capital, fill, listing
from rathaus.games.city_tycoon.components.vocabulary import (
    Demand,
    District,
    Effect,
    Gain,
    Need,
    Plant,
    Terrain,
)
from rathaus.games.city_tycoon.text.words import TileWords, Words

Filling = Callable[..., str]  # `fill`, or `fill_marked` in the log


def both(items: Sequence[str], words: TileWords) -> str:
    return listing(items, words.and_, words.comma or words.and_)


def either(items: Sequence[str], words: TileWords) -> str:
    return listing(items, words.or_, words.comma or words.or_)


def amount(name: str, number: int, words: TileWords, filled: Filling = fill) -> str:
    return filled(words.amounts[name], n=number)


def amounts(value: Need | Gain | Terrain, words: TileWords, filled: Filling = fill) -> str:
    """All that is not zero, in the order of the fields."""
    parts = [
        amount(each.name, number, words, filled)
        for each in fields(value)
        if (number := getattr(value, each.name))
    ]
    return both(parts, words) if parts else ""


def demand_text(demand: Demand, words: TileWords) -> str:
    need, income = amounts(demand.need, words), amounts(demand.income, words)
    return fill(words.facts["demand"], need=need, income=income)


def effect_text(effect: Effect, words: TileWords) -> str:
    return fill(words.effects[type(effect)], **_worded(effect, words))


def _worded(effect: Effect, words: TileWords) -> dict[str, object]:
    """The values of an effect, each by what its name says it is."""
    if isinstance(effect, Terrain):
        return {"terrain": amounts(effect, words)}
    return {
        each.name: _value(each.name, getattr(effect, each.name), words) for each in fields(effect)
    }


def _value(name: str, value: Any, words: TileWords) -> object:
    return _VALUE[name](value, words) if name in _VALUE else amount(name, value, words)


def _row(price: int, vp: int, words: TileWords) -> str:
    money, points = amount("money", price, words), amount("vp", vp, words)
    return fill(words.facts["row"], money=money, vp=points)


_VALUE: Mapping[str, Callable[[Any, TileWords], object]] = {
    "cubes": lambda cubes, words: amount("yellow", cubes, words),
    "kind": lambda kind, words: words.kinds[kind],
    "rows": lambda rows, words: either([_row(price, vp, words) for price, vp in rows], words),
}


def bonus_text(district: District, words: TileWords) -> list[str]:
    bonus = district.bonus
    if bonus is None:
        return []
    kind, gain = words.kinds[bonus.type], amounts(bonus.gain, words)
    return [fill(words.facts["bonus"], kind=kind, gain=gain)]


# -- whole tiles ------------------------------------------------------------------------------


def gives(district: District, words: TileWords) -> list[str]:
    """Effects, demands and bonus, in this order."""
    found = [effect_text(effect, words) for effect in district.effects]
    found += [demand_text(demand, words) for demand in district.demands]
    return found + bonus_text(district, words)


def heading(district: District, words: Words) -> tuple[str, str]:
    """Its type and its round."""
    kind = capital(words.kinds[district.type].one)
    return kind, fill(words.lines["round"], number=district.round)


def lines(district: District, words: Words) -> list[str]:
    """The whole district but its name, one fact or effect per line."""
    cost = fill(words.facts["cost"], cost=amount("money", district.cost, words))
    return [" · ".join(heading(district, words)), cost, *map(capital, gives(district, words))]


def plant_lines(plant: Plant, words: Words) -> list[str]:
    """A side of a power plant but its name, one fact per line."""
    return [
        words.lines[plant.colour],
        fill(words.facts["cost"], cost=amount("money", plant.cost, words)),
        fill(words.facts["cubes"], cubes=amount(plant.colour, plant.cubes, words)),
        words.facts["refills" if plant.refills else "once"],
    ]


def plant_note(plant: Plant, words: TileWords) -> str:
    """The facts of a side in one phrase."""
    return fill(
        words.facts["plant"],
        cost=amount("money", plant.cost, words),
        cubes=amount(plant.colour, plant.cubes, words),
        refills=plant.refills,
    )
