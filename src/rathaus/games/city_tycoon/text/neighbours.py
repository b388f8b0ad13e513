"""What a tile and those beside it would do for each other, to be seen before it is placed."""

from collections.abc import Iterable, Iterator

from rathaus.core.catalogue import Trail
from rathaus.games.city_tycoon.components.box import BLUE, RED
from rathaus.games.city_tycoon.components.kit import FlatBonus
from rathaus.games.city_tycoon.components.vocabulary import COLOURS
from rathaus.games.city_tycoon.grid import TO_NEIGHBOURS
from rathaus.games.city_tycoon.rules import trails
from rathaus.games.city_tycoon.state import CityTycoonState
from rathaus.games.city_tycoon.text.rows import OpenMove, trail


def _helps(state: CityTycoonState, tile: int, other: int) -> FlatBonus | None:
    """The bonus of a tile for supplying the other one, if it has a demand (CTY-8.25)."""
    bonus = state.kit.bonus[tile]
    is_meant = bonus is not None and bonus[0] == state.kit.type[other]
    return bonus if is_meant and state.kit.demands[other] else None


def _gains(bonus: FlatBonus) -> Iterator[tuple[str, int]]:
    for what, amount in zip(("money", "points", "yellow"), bonus[1:], strict=True):
        if amount:
            yield what, amount


def partners(move: OpenMove) -> Iterable[Trail]:
    """All over the city: whom the tile of a move would help, and who would help it."""
    state, tile = move.state, move.place + 1
    for cell, other in zip(state.sites, state.tiles, strict=True):
        for bonus in (_helps(state, tile, other), _helps(state, other, tile)):
            for what, amount in _gains(bonus) if bonus else ():
                yield trail(what, amount, [(cell, 0)])


def around(state: CityTycoonState, seat: int, tile: int, cell: int) -> Iterable[Trail]:
    """On one cell: bonuses from and for the tiles beside it, and the nearest cubes it needs."""
    for step in TO_NEIGHBOURS:
        if cell + step not in state.sites:
            continue
        beside = cell + step
        other = state.tiles[state.sites.index(beside)]
        for bonus, way in (
            (_helps(state, tile, other), (cell, beside)),
            (_helps(state, other, tile), (beside, cell)),
        ):
            for what, amount in _gains(bonus) if bonus else ():
                yield trail(what, amount, [(each, 0) for each in way])
    yield from _energy(state, seat, tile, cell)


def _energy(state: CityTycoonState, seat: int, tile: int, cell: int) -> Iterable[Trail]:
    needed = [c for c in (RED, BLUE) if any(demand[c] for demand in state.kit.demands[tile])]
    if not needed:
        return
    after = state.copy()
    site = after.put(cell, tile, seat)
    for colour in needed:
        plant = trails.nearest_plant(after, seat, site, colour)
        if plant is not None:
            yield trail(COLOURS[colour], 1, trails.of_cube(after, seat, site, plant))
