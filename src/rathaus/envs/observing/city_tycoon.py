"""City Tycoon as numbers: the city as planes around the start tile."""

from rathaus.envs.sheet import LARGE, SEATS, Sheet
from rathaus.games.city_tycoon import grid, knowledge
from rathaus.games.city_tycoon.components.box import CUBES, STACK
from rathaus.games.city_tycoon.components.kit import DISTRICT_TILES, TILES, WATER, Kit
from rathaus.games.city_tycoon.components.vocabulary import COLOURS, TYPES
from rathaus.games.city_tycoon.state import CityTycoonState

VERSION = 1
_ROOM = DISTRICT_TILES.last + 1  # districts are numbered from 1; place 0: none
_REACH = 8  # cells to each side of the start tile; what lies beyond is left out of the planes
_WIDTH = 2 * _REACH + 2
_PLANE = _WIDTH * _WIDTH + 1  # the last number counts what lies beyond
_KINDS = (*TYPES, *(f"{colour}_plants" for colour in COLOURS), "land", "water")
_CORNER = grid.cell(-_REACH, -_REACH)


def observe(sheet: Sheet, state: CityTycoonState, seat: int) -> None:
    players = state.players
    sheet.section("")
    sheet.values("round", (state.round,))
    sheet.values("supply", state.supply, max(CUBES))
    sheet.values("terrain", (state.terrain,))
    sheet.marks(
        "plants", 2 * (STACK + 2), [i * (STACK + 2) + n for i, n in enumerate(state.stacks)]
    )
    sheet.values("undealt", (len(state.pool),), LARGE)
    order = [place * players + (who - seat) % players for place, who in enumerate(state.order)]
    sheet.marks("order", players * players, order)
    sheet.marks("set", _ROOM, state.hands[seat])
    sheet.marks("kept", _ROOM, state.kept[seat])
    sheet.marks("looks", _ROOM, [tile for each in knowledge.looks(state, seat) for tile in each])
    places = _places(state)
    _map(sheet, state, places)
    for place in range(players):
        sheet.section(SEATS[place])
        _area(sheet, state, (seat + place) % players, places)


def _area(sheet: Sheet, state: CityTycoonState, seat: int, places: list[int]) -> None:
    """One player's area; the viewer's own is `seat0`."""
    sheet.values("money", (state.money[seat],))
    sheet.values("yellow", (state.yellow[seat],))
    sheet.values("passed", (state.passed[seat],), 1)
    categories = len(state.vp) // state.players
    sheet.values("points", state.vp[seat * categories : (seat + 1) * categories], LARGE)
    sheet.values("tiles_left", (len(state.kept[seat]), len(state.hands[seat])))
    own = [site for site, owner in enumerate(state.owners) if owner == seat]
    sheet.marks("tiles", len(TILES.keys), [state.tiles[site] for site in own])
    sheet.marks("city", _PLANE, [places[site] for site in own])
    sheet.marks("unsupplied", _PLANE, [places[s] for s in own if not state.supplied[s]])


def _map(sheet: Sheet, state: CityTycoonState, places: list[int]) -> None:
    """Where there is what, whoever owns it."""
    by_kind: list[list[int]] = [[] for _ in _KINDS]
    for tile, place in zip(state.tiles, places, strict=True):
        by_kind[_kind(state.kit, tile)].append(place)
    for name, found in zip(_KINDS, by_kind, strict=True):
        sheet.marks(name, _PLANE, found)
    cubes = [places[site] for site, count in enumerate(state.cubes) for _ in range(count)]
    sheet.marks("cubes", _PLANE, cubes)


def _kind(kit: Kit, tile: int) -> int:
    if kit.type[tile] >= 0:
        return kit.type[tile]
    if kit.colour[tile] >= 0:
        return len(TYPES) + kit.colour[tile]
    return len(_KINDS) - (1 if tile == WATER else 2)


def _places(state: CityTycoonState) -> list[int]:
    """The place of each site in a plane; those beyond its reach share the last one."""
    found = []
    for cell in state.sites:
        y, x = divmod(cell - _CORNER, grid.WIDTH)
        inside = x < _WIDTH and 0 <= y < _WIDTH
        found.append(y * _WIDTH + x if inside else _PLANE - 1)
    return found
