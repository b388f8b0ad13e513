"""The facts and effects of a tile in words, made from the declaration the engine executes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from rathaus.core.text import capital, fill, listing
from rathaus.games.neom.components.vocabulary import (
    CORNERSTONE,
    ByGeneration,
    Coins,
    Demand,
    Effect,
    Good,
    Kind,
    OneOf,
    Or,
    PerTileOf,
    Tile,
)
from rathaus.games.neom.text.words import TileWords, Words

NUMERALS = ("", "I", "II", "III")  # generations; the first is the preliminary phase


@dataclass(frozen=True, slots=True)
class Several:
    """Tiles of several kinds, in the forms that phrases need."""

    any: str  # a residential or public tile
    every: str  # a residential and a public tile
    any_many: str
    every_many: str


def several(kinds: Iterable[Kind], words: TileWords) -> Several:
    """No kinds at all mean any tile."""
    nouns = [words.kinds[kind] for kind in kinds] or [words.any_tile]
    head, last = [noun.short for noun in nouns[:-1]], nouns[-1]
    ones, many = [*head, last.one], [*head, last.many]
    return Several(
        any=either(ones, words),
        every=both(ones, words),
        any_many=either(many, words),
        every_many=both(many, words),
    )


def both(items: Sequence[str], words: TileWords) -> str:
    return listing(items, words.and_, words.comma or words.and_)


def either(items: Sequence[str], words: TileWords) -> str:
    return listing(items, words.or_, words.comma or words.or_)


# -- requirement ------------------------------------------------------------------------------


def coins(amount: int, words: TileWords) -> str:
    return fill(words.facts["coins"], coins=amount)


def needed(need: Good | Or, words: TileWords) -> str:
    """One term of a requirement."""
    if not isinstance(need, Or):
        return words.goods[need]
    parts = [
        coins(part.amount, words) if isinstance(part, Coins) else words.goods[part]
        for part in need.alternatives
    ]
    return fill(words.facts["either"], goods=either(parts, words))


def requirement(tile: Tile, words: TileWords) -> str:
    """All that has to be met before the tile may be built; empty if there is nothing."""
    parts = [coins(tile.price, words)] if tile.price else []
    parts += [needed(need, words) for need in tile.goods]
    if tile.needs:
        noun = words.kinds[tile.needs.type]
        parts.append(fill(words.facts["at_least"], type=noun, count=tile.needs.count))
    return both(parts, words) if parts else ""


# -- what it gives ----------------------------------------------------------------------------


def gives(tile: Tile, words: TileWords) -> list[str]:
    """Points, goods, money, protection and effects, in this order."""
    facts = words.facts
    found = [facts["variable"]] if tile.vp is None else []
    if tile.vp:
        found.append(fill(facts["vp"], vp=tile.vp))
    found += _production(tile, words)
    if tile.once:
        found.append(fill(facts["once"], coins=tile.once))
    found += _income(tile, words)
    if tile.protects:
        names = [words.tiles[disaster] for disaster in tile.protects]
        found.append(fill(facts["protects"], disasters=both(names, words)))
    return found + [effect_text(effect, words) for effect in tile.effects]


def _production(tile: Tile, words: TileWords) -> list[str]:
    if isinstance(tile.produces, OneOf):
        return [fill(words.facts["produces_one"], tier=words.tiers[tile.produces.tier])]
    names = [words.goods[good] for good in tile.produces]
    return [fill(words.facts["produces"], goods=both(names, words))] if names else []


def _income(tile: Tile, words: TileWords) -> list[str]:
    facts, income = words.facts, tile.income
    if isinstance(income, ByGeneration):
        return [fill(facts["income_by_generation"], coins=income.coins)]
    if isinstance(income, PerTileOf):
        return [fill(facts["income_per_tile"], type=words.kinds[income.type])]
    return [fill(facts["income"], coins=income)] if income else []


# -- effects ----------------------------------------------------------------------------------


def effect_text(effect: Effect, words: TileWords) -> str:
    """The phrase of the effect's class, filled with the effect's own fields."""
    values = {
        field.name: _worded(field.name, getattr(effect, field.name), words)
        for field in fields(effect)
    }
    return fill(words.effects[type(effect)], **values)


def _worded(name: str, value: Any, words: TileWords) -> object:
    """A field of an effect as phrases use it; numbers stay numbers."""
    if name in ("type", "other", "kind"):
        return words.kinds[value]
    if name in ("types", "kinds", "per"):
        return several(value, words)
    if name == "tier":
        return words.tokens[value or "all"]
    if name == "tiers":
        nouns = [words.tiers[tier] for tier in value]
        return either([*(noun.short for noun in nouns[:-1]), nouns[-1].one], words)
    return demands_text(value, words) if name == "demands" else value


def demand_text(demand: Demand, words: TileWords) -> str:
    types = several(demand.types, words)
    return fill(words.facts["demand"], count=demand.count, types=types)


def demands_text(demands: Sequence[Demand], words: TileWords) -> str:
    return both([demand_text(demand, words) for demand in demands], words)


# -- lines ------------------------------------------------------------------------------------


def exits(tile: Tile, words: Words) -> str:
    return " ".join(words.compass[side] for side in tile.roads)


def lines(tile: Tile, words: Words) -> list[str]:
    """The whole tile but its name, one fact or effect per line."""
    found = [" · ".join(heading(tile, words))]
    if tile.is_disaster:
        return found + gives(tile, words)
    needs = requirement(tile, words)
    found.append(fill(words.lines["needs"], what=needs) if needs else words.lines["needs_nothing"])
    found += gives(tile, words)
    found += [words.facts["polluting"]] * tile.polluting + [words.facts["power"]] * tile.power
    return [*found, fill(words.lines["roads"], exits=exits(tile, words))]


def heading(tile: Tile, words: Words) -> list[str]:
    """Its type, the set it belongs to and the number of players it needs."""
    kind = several(tile.types, words).every if tile.types else words.lines["disaster"]
    parts = [capital(kind)]
    if tile.set == CORNERSTONE:
        parts.append(words.lines["cornerstone"])
    elif tile.set > CORNERSTONE:
        parts.append(fill(words.lines["generation"], numeral=NUMERALS[tile.set]))
    if tile.min_players > 1:
        parts.append(f"{tile.min_players}+")
    return parts
