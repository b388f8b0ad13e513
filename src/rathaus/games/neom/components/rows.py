"""How the tiles of NEOM are written down: one row each, one table per generation and player mark.

A row is a tile without these two: `industrial(51, "steel_foundry", "NSW", "coal ore -> steel")` has
number, key and road exits, then whatever differs from nothing. Goods are words in one string, with
a slash between those of which one will do. Public tiles show a question mark unless `vp` is given.
"""

from functools import partial
from typing import Literal

from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.vocabulary import (
    CORNERSTONE,
    AtLeast,
    ByGeneration,
    Disaster,
    Effect,
    Good,
    OneOf,
    Or,
    PerTileOf,
    Source,
    Strikes,
    Tile,
    TileType,
)

Row = partial[Tile]
Mark = Literal["1+", "4+", "5+"]

_GOODS: dict[str, Good] = {good: good for good in GOODS}


def tiles_of(generation: int, mark: Mark, *rows: Row) -> tuple[Tile, ...]:
    return tuple(row(set=generation, min_players=int(mark[0])) for row in rows)


def cornerstones(*rows: Row) -> tuple[Tile, ...]:
    return tuple(row(set=CORNERSTONE, min_players=1) for row in rows)


def tile(
    types: tuple[TileType, ...],
    number: int,
    key: str,
    roads: str,
    *effects: Effect,
    vp: int | None = 0,
    price: int = 0,
    goods: str | Or = "",
    needs: AtLeast | None = None,
    produces: str | OneOf = "",
    once: int = 0,
    income: int | ByGeneration | PerTileOf = 0,
    protects: tuple[Disaster, ...] = (),
    polluting: bool = False,
    power: bool = False,
    roads_source: Source = "reconstructed",
    once_source: Source = "rulebook",
) -> Row:
    return partial(
        Tile,
        number=number,
        key=key,
        types=types,
        roads=roads,
        vp=vp,
        price=price,
        goods=(goods,) if isinstance(goods, Or) else _required(goods),
        needs=needs,
        produces=produces if isinstance(produces, OneOf) else _named(produces.split()),
        once=once,
        income=income,
        protects=protects,
        polluting=polluting,
        power=power,
        effects=effects,
        roads_source=roads_source,
        once_source=once_source,
    )


residential = partial(tile, ("residential",))
commercial = partial(tile, ("commercial",))
dual = partial(tile, ("residential", "commercial"))
public = partial(tile, ("public",), vp=None)
polluting_plant = partial(tile, ("public",), polluting=True, power=True)
resource = partial(tile, ("resource",))


def industrial(
    number: int,
    key: str,
    roads: str,
    recipe: str | OneOf,
    *,
    price: int = 0,
    needs: AtLeast | None = None,
    income: int = 0,
) -> Row:
    """What it takes, an arrow, what it makes. All of them pollute (NEO-1.13)."""
    taken, made = recipe.split("->") if isinstance(recipe, str) else ("", recipe)
    return tile(
        ("industrial",),
        *(number, key, roads),
        price=price,
        goods=taken,
        needs=needs,
        produces=made,
        income=income,
        polluting=True,
    )


def disaster(number: int, key: str, strikes: Strikes) -> Row:
    return tile((), number, key, "", strikes, roads_source="rulebook")


# -- goods ------------------------------------------------------------------------------------


def _required(goods: str) -> tuple[Good | Or, ...]:
    """A good for each word, `Or` for words with a slash between them."""
    needed: list[Good | Or] = []
    for word in goods.split():
        alternatives = _named(word.split("/"))
        needed.append(alternatives[0] if len(alternatives) == 1 else Or(alternatives))
    return tuple(needed)


def _named(words: list[str]) -> tuple[Good, ...]:
    unknown = [word for word in words if word not in _GOODS]
    if unknown:
        raise ValueError(f"{unknown[0]!r} is not one of the goods {', '.join(GOODS)}")
    return tuple(_GOODS[word] for word in words)
