"""What a seat may see, built up from nothing."""

from collections.abc import Iterable
from typing import TypedDict

from rathaus.games.city_tycoon import grid, knowledge, scoring
from rathaus.games.city_tycoon.components.box import STACK
from rathaus.games.city_tycoon.components.vocabulary import COLOURS, CUBE_COLOURS
from rathaus.games.city_tycoon.state import CityTycoonState


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
    supplied: int  # by which demand, from 1; 0: not in this round


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
    supply: dict[str, int]  # cubes
    terrain: int
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
        "open": [_open(*each) for each in zip(state.open_cells, state.open_moves, strict=True)],
        "supply": dict(zip(CUBE_COLOURS, state.supply, strict=True)),
        "terrain": state.terrain,
        "plants": {
            colour: top if top <= STACK else None
            for colour, top in zip(COLOURS, state.stacks, strict=True)
        },
        "undealt": len(state.pool),
        "set": _keys(state, state.hands[seat]) if seat is not None else [],
        "kept": _keys(state, state.kept[seat]) if seat is not None else [],
        "looks": [_keys(state, each) for each in knowledge.looks(state, seat)],
    }


def _keys(state: CityTycoonState, tiles: Iterable[int]) -> list[str]:
    return [state.kit.key(tile) for tile in tiles]


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
    x, y = grid.place(state.sites[site])
    owner = state.owners[site]
    return {
        "x": x,
        "y": y,
        "cell": grid.name(state.sites[site]),
        "tile": state.kit.key(state.tiles[site]),
        "owner": owner if owner >= 0 else None,
        "cubes": state.cubes[site],
        "supplied": state.supplied[site],
    }


def _open(cell: int, move: int) -> OpenView:
    x, y = grid.place(cell)
    return {"x": x, "y": y, "cell": grid.name(cell), "move": move}
