"""The final score (NEO-11) and the tiles with variable points (NEO-12)."""

from collections.abc import Callable
from typing import Any, Final

from rathaus.games.neom import city
from rathaus.games.neom.city import CELLS, SURROUNDING, cells_of
from rathaus.games.neom.components.goods import goods_mask
from rathaus.games.neom.components.kit import POWER, RESIDENTIAL, STRIDE, trait_index
from rathaus.games.neom.components.vocabulary import (
    TYPES,
    Base,
    HalfPerTileBesideSameType,
    PerBorderTile,
    PerCorner,
    PerFinalIncome,
    PerMoney,
    PerRegion,
    PerRegionBySize,
    PerRoadSquare,
    PerSet,
    PerSurrounding,
    PerTile,
    PerTileInLargestRegion,
    PerTilePrinted,
    PerTileWithin,
    PerTileWithSurrounding,
    PerToken,
    SurroundingElse,
)
from rathaus.games.neom.state import NeomState

NEIGHBORHOOD: Final = (0, 1, 3, 6, 10, 15, 21, 28, 36)  # by size
BEYOND: Final = 4  # for each further tile
PROCESSED: Final = goods_mask("processed")
LUXURY: Final = goods_mask("luxury")
GHOST_TOWN: Final = (-10, -4)  # with no, with one residential tile
NO_POWER: Final = -5

RATINGS: Final = ("trainee", "worker", "foreman", "engineer", "master_builder", "star_architect")
THRESHOLDS: Final = {  # the least score of each rating but the first, by tile mark (NEO-14.11)
    1: (80, 100, 110, 120, 125),
    4: (85, 105, 115, 125, 130),
    5: (90, 110, 120, 130, 135),
}


def neighborhood_points(size: int) -> int:
    return NEIGHBORHOOD[size] if size <= 8 else NEIGHBORHOOD[8] + BEYOND * (size - 8)


def goods_points(goods: int) -> int:
    processed, luxury = (goods & PROCESSED).bit_count(), (goods & LUXURY).bit_count()
    return goods.bit_count() + processed + 9 * luxury


def printed(state: NeomState, seat: int) -> int:
    values, total = state.kit.printed_vp, 0
    for cell in range(seat * CELLS, seat * CELLS + CELLS):
        total += values[state.city[cell]]
    return total


def variable(state: NeomState, seat: int) -> dict[int, int]:
    """The points of every tile with a question mark, by its number."""
    is_variable, found = state.kit.is_variable, dict[int, int]()
    for cell in range(CELLS):
        tile = state.city[seat * CELLS + cell]
        if is_variable[tile]:
            found[tile] = tile_points(state, seat, cell, tile)
    return found


def tile_points(state: NeomState, seat: int, cell: int, tile: int) -> int:
    """The points of a tile with a question mark on its cell."""
    points = 0
    for effect in state.kit.effects[tile]:
        value = _VALUE.get(type(effect))
        if value is not None:
            points += value(state, seat, cell, effect)
    return points


def neighborhoods(state: NeomState, seat: int) -> int:
    points = 0
    for size in city.region_sizes(state.traits, seat * STRIDE, RESIDENTIAL):
        points += neighborhood_points(size)
    return points


def ghost_town(state: NeomState, seat: int) -> int:
    homes = state.traits[seat * STRIDE + RESIDENTIAL].bit_count()
    return GHOST_TOWN[homes] if homes < 2 else 0


def power(state: NeomState, seat: int) -> int:
    return 0 if state.traits[seat * STRIDE + POWER] else NO_POWER


def total(state: NeomState, seat: int) -> int:
    return sum(variable(state, seat).values()) + without_variable(state, seat)


def without_variable(state: NeomState, seat: int) -> int:
    """The score but for the tiles with a question mark."""
    return (
        printed(state, seat)
        + neighborhoods(state, seat)
        + goods_points(state.goods[seat])
        + state.money[seat] // 2
        - city.pollution(state.traits, seat * STRIDE)
        + ghost_town(state, seat)
        + power(state, seat)
    )


def rating(score: int, mark: int) -> str:
    """The title a lone player has earned (NEO-14.11)."""
    return RATINGS[sum(score >= least for least in THRESHOLDS[mark])]


def sheet(state: NeomState, seat: int) -> dict[str, Any]:
    """The score sheet: every category of the rulebook."""
    keys = state.kit.tile
    tiles = {keys[tile].key: vp for tile, vp in variable(state, seat).items()}
    lines: dict[str, Any] = {
        "printed": printed(state, seat),
        "variable": sum(tiles.values()),
        "neighborhoods": neighborhoods(state, seat),
        "goods": goods_points(state.goods[seat]),
        "money": state.money[seat] // 2,
        "pollution": -city.pollution(state.traits, seat * STRIDE),
        "ghost_town": ghost_town(state, seat),
        "power": power(state, seat),
    }
    lines["total"] = sum(lines.values())
    lines["variable_tiles"] = tiles
    if state.players == 1:
        lines["rating"] = rating(lines["total"], state.mark)
    return lines


# -- effects ----------------------------------------------------------------------------------


def _mask(state: NeomState, seat: int, kind: str) -> int:
    return state.traits[seat * STRIDE + trait_index(kind)]


def _any_of(state: NeomState, seat: int, kinds: tuple[str, ...]) -> int:
    mask = 0
    for kind in kinds:
        mask |= _mask(state, seat, kind)
    return mask


def _base(state: NeomState, seat: int, cell: int, effect: Base) -> int:
    return effect.vp


def _per_money(state: NeomState, seat: int, cell: int, effect: PerMoney) -> int:
    """Before the final income is paid, what the owner has now (NEO-12.7)."""
    saved = state.savings[seat]
    return effect.vp * ((saved if saved >= 0 else state.money[seat]) // effect.coins)


def _per_final_income(state: NeomState, seat: int, cell: int, effect: PerFinalIncome) -> int:
    return effect.vp * (state.final_income[seat] // effect.coins)


def _per_token(state: NeomState, seat: int, cell: int, effect: PerToken) -> int:
    return effect.vp * (state.goods[seat] & goods_mask(effect.tier)).bit_count()


def _per_tile(state: NeomState, seat: int, cell: int, effect: PerTile) -> int:
    return effect.vp * _mask(state, seat, effect.kind).bit_count()


def _per_tile_printed(state: NeomState, seat: int, cell: int, effect: PerTilePrinted) -> int:
    count = 0
    for place in cells_of(_mask(state, seat, effect.type)):
        value = state.kit.tile[state.city[seat * CELLS + place]].vp
        count += value is not None and effect.low <= value <= effect.high
    return effect.vp * count


def _per_surrounding(state: NeomState, seat: int, cell: int, effect: PerSurrounding) -> int:
    return effect.vp * (SURROUNDING[cell] & _any_of(state, seat, effect.kinds)).bit_count()


def _surrounding_else(state: NeomState, seat: int, cell: int, effect: SurroundingElse) -> int:
    tiles = _mask(state, seat, effect.type)
    near = (SURROUNDING[cell] & tiles).bit_count()
    return effect.near * near + effect.far * (tiles.bit_count() - near)


def _per_tile_with_surrounding(
    state: NeomState, seat: int, cell: int, effect: PerTileWithSurrounding
) -> int:
    others = _mask(state, seat, effect.other)
    places = cells_of(_mask(state, seat, effect.type))
    return effect.vp * sum((SURROUNDING[p] & others).bit_count() >= effect.count for p in places)


def _per_tile_within(state: NeomState, seat: int, cell: int, effect: PerTileWithin) -> int:
    near = _mask(state, seat, effect.other)
    for _ in range(effect.distance):
        near |= city.adjacent(near)
    return effect.vp * (_mask(state, seat, effect.type) & near).bit_count()


def _per_region(state: NeomState, seat: int, cell: int, effect: PerRegion) -> int:
    return effect.vp * len(_regions(state, seat, effect.type))


def _per_region_by_size(state: NeomState, seat: int, cell: int, effect: PerRegionBySize) -> int:
    return sum(effect.vps[min(size, 3) - 1] for size in _regions(state, seat, effect.type))


def _per_tile_in_largest(
    state: NeomState, seat: int, cell: int, effect: PerTileInLargestRegion
) -> int:
    return effect.vp * max(_regions(state, seat, effect.type), default=0)


def _regions(state: NeomState, seat: int, kind: str) -> list[int]:
    return city.region_sizes(state.traits, seat * STRIDE, trait_index(kind))


def _per_set(state: NeomState, seat: int, cell: int, effect: PerSet) -> int:
    return effect.vp * min(_mask(state, seat, kind).bit_count() for kind in effect.types)


def _per_road_square(state: NeomState, seat: int, cell: int, effect: PerRoadSquare) -> int:
    return effect.vp * city.road_squares(state.traits, seat * STRIDE)


def _per_corner(state: NeomState, seat: int, cell: int, effect: PerCorner) -> int:
    return effect.vp * (city.CORNERS & _any_of(state, seat, effect.types)).bit_count()


def _per_border(state: NeomState, seat: int, cell: int, effect: PerBorderTile) -> int:
    return effect.vp * (city.BORDER & _mask(state, seat, effect.type)).bit_count()


def _half_beside(state: NeomState, seat: int, cell: int, effect: HalfPerTileBesideSameType) -> int:
    beside = 0
    for kind in TYPES:
        tiles = _mask(state, seat, kind)
        beside |= tiles & city.adjacent(tiles)
    return beside.bit_count() // 2


_VALUE: Final[dict[type, Callable[..., int]]] = {
    Base: _base,
    PerMoney: _per_money,
    PerFinalIncome: _per_final_income,
    PerToken: _per_token,
    PerTile: _per_tile,
    PerTilePrinted: _per_tile_printed,
    PerSurrounding: _per_surrounding,
    SurroundingElse: _surrounding_else,
    PerTileWithSurrounding: _per_tile_with_surrounding,
    PerTileWithin: _per_tile_within,
    PerRegion: _per_region,
    PerRegionBySize: _per_region_by_size,
    PerTileInLargestRegion: _per_tile_in_largest,
    PerSet: _per_set,
    PerRoadSquare: _per_road_square,
    PerCorner: _per_corner,
    PerBorderTile: _per_border,
    HalfPerTileBesideSameType: _half_beside,
}
