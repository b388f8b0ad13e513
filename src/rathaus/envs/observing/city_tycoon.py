"""City Tycoon as numbers: the city as planes around the start tile."""

from functools import lru_cache

from rathaus.envs.observing.sheet import LARGE, Sheet
from rathaus.games.city_tycoon import grid, knowledge
from rathaus.games.city_tycoon.components.box import CUBES, STACK
from rathaus.games.city_tycoon.components.kit import DISTRICT_TILES, TILES, WATER, Kit
from rathaus.games.city_tycoon.components.vocabulary import COLOURS, TYPES
from rathaus.games.city_tycoon.state import CityTycoonState

VERSION = 2
_ROOM = DISTRICT_TILES.last + 1  # districts are numbered from 1; place 0: none
_REACH = 8  # cells to each side of the start tile; what lies beyond is left out of the planes
_SPAN = range(-_REACH, _REACH + 2)
_PLACES = {grid.cell(x, y): i for i, (y, x) in enumerate((y, x) for y in _SPAN for x in _SPAN)}
_BEYOND = len(_PLACES)  # the last number of a plane counts what lies beyond
_PLANE = _BEYOND + 1
_KINDS = (*TYPES, *(f"{colour}_plants" for colour in COLOURS), "land", "water")


def observe(sheet: Sheet, state: CityTycoonState, seat: int) -> None:
    players = state.players
    sheet.values("round", (state.round,))
    sheet.values("supply", state.supply, max(CUBES))
    sheet.values("terrain", (state.terrain,))
    sheet.choices("plants", STACK + 2, state.stacks)
    sheet.values("undealt", (len(state.pool),), LARGE)
    order = [place * players + (who - seat) % players for place, who in enumerate(state.order)]
    sheet.marks("order", players * players, order)
    sheet.marks("set", _ROOM, state.hands[seat])
    sheet.marks("kept", _ROOM, state.kept[seat])
    sheet.marks("looks", _ROOM, knowledge.seen(state, seat))
    sheet.seat_values("money", state.money)
    sheet.seat_values("yellow", state.yellow)
    sheet.seat_values("passed", state.passed, 1)
    sheet.seat_values("points", state.vp, LARGE)
    sheet.seat_values("kept_count", [*map(len, state.kept)])
    sheet.seat_values("set_count", [*map(len, state.hands)])
    _city(sheet, state)


def _city(sheet: Sheet, state: CityTycoonState) -> None:
    """Where there is what, and who owns it."""
    planes, nobody = _planes(state.kit), range(state.players)
    places = [_PLACES.get(cell, _BEYOND) for cell in state.sites]
    there = [planes[tile] + place for tile, place in zip(state.tiles, places, strict=True)]
    sheet.mark_planes(_KINDS, _PLANE, there)
    cubes: list[int] = []
    for site, count in enumerate(state.cubes):
        if count:
            cubes += [places[site]] * count
    sheet.marks("cubes", _PLANE, cubes)
    tiles, city, unsupplied = ([list[int]() for _ in nobody] for _ in range(3))
    for site, owner in enumerate(state.owners):
        if owner >= 0:
            tiles[owner].append(state.tiles[site])
            city[owner].append(places[site])
            if not state.supplied[site]:
                unsupplied[owner].append(places[site])
    sheet.seat_marks("tiles", len(TILES.keys), tiles)
    sheet.seat_marks("city", _PLANE, city)
    sheet.seat_marks("unsupplied", _PLANE, unsupplied)


@lru_cache(maxsize=8)
def _planes(kit: Kit) -> tuple[int, ...]:
    """By tile, where the plane of its kind begins."""
    return tuple(_PLANE * _kind(kit, tile) for tile in range(WATER + 1))


def _kind(kit: Kit, tile: int) -> int:
    if kit.type[tile] >= 0:
        return kit.type[tile]
    if kit.colour[tile] >= 0:
        return len(TYPES) + kit.colour[tile]
    return len(_KINDS) - (1 if tile == WATER else 2)
