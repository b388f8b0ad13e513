"""What a seat may see, built up from nothing."""

from collections.abc import Iterable
from typing import Final, TypedDict

from rathaus.core.groups import by_name
from rathaus.games.city_tycoon import grid, knowledge, scoring
from rathaus.games.city_tycoon.components.box import BLUE, RED, SALE, STACK
from rathaus.games.city_tycoon.components.kit import START, TILES
from rathaus.games.city_tycoon.components.vocabulary import COLOURS, CUBE_COLOURS
from rathaus.games.city_tycoon.state import CityTycoonState

# Of the start tile, two of four parts are plants (CTY-2.3).
_START_SOURCES: Final = {grid.SOLAR_SITE: COLOURS[RED], grid.WIND_SITE: COLOURS[BLUE]}

_TILE_KEYS: Final = TILES.keys


class SeatView(TypedDict):
    """One player's area."""

    money: int
    yellow: int
    points: int
    passed: bool  # supplies nothing more in this round
    tiles_left: int  # chosen tiles still to be played
    set_size: int  # of the set in hand during the draft


class SiteView(TypedDict):
    """One cell of the city."""

    x: int
    y: int
    cell: str  # as moves name it
    tile: str  # "start", "land", "water" or a key
    owner: int | None
    cubes: int  # on a plant
    source: str  # the colour of the cubes that are taken from there; empty: none are
    capacity: int  # so many cubes were put there in the beginning
    supplied: int  # by which demand, from 1; 0: not in this round


class PlaceView(TypedDict):
    """A cell with nothing on it."""

    x: int
    y: int
    cell: str


class OpenView(TypedDict):
    """A cell where a tile can be laid, and the move that lays it there."""

    x: int
    y: int
    cell: str
    move: int


class CityTycoonView(TypedDict):
    round: int
    step: str  # what is being decided
    components: str
    order: list[int]
    seats: list[SeatView]
    city: list[SiteView]
    open: list[OpenView]
    edge: list[PlaceView]  # free cells beside the open ones: terrain may get that far
    supply: dict[str, int]  # cubes
    terrain: int
    sale: int  # what is paid for a tile that is sold
    plants: dict[str, int | None]  # the number on top of each stack
    undealt: int
    set: list[str]  # the set in hand during the draft
    kept: list[str]  # the own tiles still to be played
    looks: list[list[str]]  # the sets this seat has had in hand, as it received them


def build(state: CityTycoonState, seat: int | None) -> CityTycoonView:
    return {
        "round": state.round,
        "step": state.stack[-1][0] if state.stack else "over",
        "components": state.game.components_id,
        "order": list(state.order),
        "seats": [_seat(state, other) for other in range(state.players)],
        "city": [_site(state, site) for site in range(len(state.sites))],
        "open": [
            _open(cell, state.open_moves[place]) for place, cell in enumerate(state.open_cells)
        ],
        "supply": by_name(CUBE_COLOURS, state.supply),
        "edge": [_place(cell) for cell in _edge(state)],
        "terrain": state.terrain,
        "sale": SALE,
        "plants": {
            colour: top if top <= STACK else None
            for colour, top in zip(COLOURS, state.stacks, strict=True)
        },
        "undealt": len(state.pool),
        "set": _keys(state.hands[seat]) if seat is not None else [],
        "kept": _keys(state.kept[seat]) if seat is not None else [],
        "looks": [_keys(each) for each in knowledge.looks(state, seat)],
    }


def _keys(tiles: Iterable[int]) -> list[str]:
    return [_TILE_KEYS[tile] for tile in tiles]


def _seat(state: CityTycoonState, seat: int) -> SeatView:
    return {
        "money": state.money[seat],
        "yellow": state.yellow[seat],
        "points": scoring.points(state, seat),
        "passed": bool(state.passed[seat]),
        "tiles_left": len(state.kept[seat]),
        "set_size": len(state.hands[seat]),
    }


def _site(state: CityTycoonState, site: int) -> SiteView:
    cell, tile, owner = state.sites[site], state.tiles[site], state.owners[site]
    x, y = grid.place(cell)
    source = _START_SOURCES.get(site, "") if tile == START else state.kit.source[tile]
    return {
        "x": x,
        "y": y,
        "cell": grid.name(cell),
        "tile": _TILE_KEYS[tile],
        "owner": owner if owner >= 0 else None,
        "cubes": state.cubes[site],
        "source": source,
        "capacity": state.players if tile == START and source else state.kit.cubes[tile],
        "supplied": state.supplied[site],
    }


def _edge(state: CityTycoonState) -> list[int]:
    cells, free = state.cells, set[int]()
    for cell in state.open_cells:
        for step in grid.TO_NEIGHBOURS:
            if cell + step not in cells:
                free.add(cell + step)
    return sorted(free)


def _place(cell: int) -> PlaceView:
    x, y = grid.place(cell)
    return {"x": x, "y": y, "cell": grid.name(cell)}


def _open(cell: int, move: int) -> OpenView:
    x, y = grid.place(cell)
    return {"x": x, "y": y, "cell": grid.name(cell), "move": move}
