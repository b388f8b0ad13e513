"""How the tiles of City Tycoon are written down: one row each, one table per round.

A row is a district without its round: `residential(5, "garden_colony", 5, land(1),
demand("blue blue", money=10))` has number, key and cost, then the words printed on the tile.
"""

from functools import partial

from rathaus.games.city_tycoon.components.vocabulary import (
    CUBE_COLOURS,
    Bonus,
    Colour,
    Demand,
    District,
    DistrictType,
    Effect,
    Gain,
    Need,
    Plant,
    PlantKind,
    Terrain,
)

Row = partial[District]
Side = tuple[int, int]  # cost and cubes of one side of a power plant


def districts_of(round: int, *rows: Row) -> tuple[District, ...]:
    return tuple(row(round=round) for row in rows)


def district(
    type: DistrictType,
    number: int,
    key: str,
    cost: int,
    *words: Effect | Demand | Bonus,
    rulebook: bool = False,
) -> Row:
    """`rulebook`: it prints the demands, the bonus and what is counted; else they are ours."""
    bonuses = [word for word in words if isinstance(word, Bonus)]
    if len(bonuses) > 1:
        raise ValueError(f"{key} has more than one bonus")
    return partial(
        District,
        number=number,
        key=key,
        type=type,
        cost=cost,
        effects=tuple(word for word in words if not isinstance(word, Demand | Bonus)),
        demands=tuple(word for word in words if isinstance(word, Demand)),
        bonus=bonuses[0] if bonuses else None,
        effect_source="rulebook" if rulebook else "reconstructed",
    )


residential = partial(district, "residential")
industrial = partial(district, "industrial")
entertainment = partial(district, "entertainment")
shopping = partial(district, "shopping")
landmark = partial(district, "landmark")


def land(tiles: int) -> Terrain:
    return Terrain(land=tiles)


def water(tiles: int) -> Terrain:
    return Terrain(water=tiles)


def demand(cubes: str, *, pay: int = 0, money: int = 0, vp: int = 0, yellow: int = 0) -> Demand:
    """The cubes one by one and money paid besides them, then what they bring.

    >>> demand("red red blue", money=12).need
    Need(red=2, blue=1, yellow=0, money=0)
    """
    colours = cubes.split()
    if not set(colours) <= set(CUBE_COLOURS):
        raise ValueError(f"cubes are {', '.join(CUBE_COLOURS)}, not {cubes!r}")
    red, blue, goods = (colours.count(colour) for colour in CUBE_COLOURS)
    return Demand(Need(red, blue, goods, pay), Gain(money, vp, yellow))


def bonus(type: DistrictType, *, money: int = 0, vp: int = 0, yellow: int = 0) -> Bonus:
    return Bonus(type, Gain(money, vp, yellow))


# -- power plants -----------------------------------------------------------------------------


def red(number: int, *, solar: Side, steam: Side) -> tuple[Plant, Plant]:
    return _plant("red", number, ("solar", solar), ("steam", steam))


def blue(number: int, *, wind: Side, hydro: Side) -> tuple[Plant, Plant]:
    return _plant("blue", number, ("wind", wind), ("hydro", hydro))


def _plant(
    colour: Colour, number: int, a: tuple[PlantKind, Side], b: tuple[PlantKind, Side]
) -> tuple[Plant, Plant]:
    return (
        Plant(f"{colour}_{number}_a", colour, number, "A", a[0], *a[1]),
        Plant(f"{colour}_{number}_b", colour, number, "B", b[0], *b[1]),
    )
