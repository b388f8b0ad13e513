"""Which tiles a cube crosses: the ways to pay are known by their vectors, a person sees the map.

Any way of the map that is paid for with a vector does. The shortest one is told.
"""

from collections.abc import Sequence

from rathaus.games.city_tycoon.components.box import TOLL
from rathaus.games.city_tycoon.grid import START_SITES, TO_NEIGHBOURS
from rathaus.games.city_tycoon.rules import routes, transport
from rathaus.games.city_tycoon.state import CityTycoonState

Steps = tuple[tuple[int, int], ...]  # (cell, price) from the plant to the tile


def of_transport(
    state: CityTycoonState, seat: int, site: int, plants: Sequence[int], vector: int
) -> list[tuple[int, Steps]]:
    """The plant and the way of each cube; together they are paid for with the vector."""
    vectors = _shares(state, seat, site, tuple(plants), vector)
    return [
        (plant, _way(state, seat, site, plant, each))
        for plant, each in zip(plants, vectors, strict=True)
    ]


def of_cube(state: CityTycoonState, seat: int, site: int, plant: int) -> Steps:
    """The best way for one cube from a plant from where there is one."""
    tolls = _nearest(state, seat, site)[plant]
    ((_, vector), *_) = routes.payments(state, seat, site, [plant], tolls, 1)
    return _way(state, seat, site, plant, vector)


def nearest_plant(state: CityTycoonState, seat: int, site: int, colour: int) -> int | None:
    """The plant with a cube of a colour from which it costs least to bring it."""
    near = routes.sources(state, seat, site)[colour]
    return next((plant for _, plant in near if state.cubes[plant]), None)


def _nearest(state: CityTycoonState, seat: int, site: int) -> dict[int, int]:
    return {plant: n for near in routes.sources(state, seat, site) for n, plant in near}


def _shares(
    state: CityTycoonState, seat: int, site: int, plants: tuple[int, ...], vector: int
) -> list[int]:
    """A vector for each plant, so that their sum is the one given."""
    near = _nearest(state, seat, site)
    spare = transport.tolls_in(vector) - sum(near[plant] for plant in plants)
    options = {plant: _vectors(state, seat, site, plant, near[plant], spare) for plant in plants}

    def shared(rest: tuple[int, ...], left: int) -> list[int] | None:
        if not rest:
            return None if left else []
        for each in options[rest[0]]:
            if routes.covers(left, each):
                others = shared(rest[1:], left - each)
                if others is not None:
                    return [each, *others]
        return None

    found = shared(plants, vector)
    assert found is not None, "every payment is the sum of ways of its cubes"
    return found


def _vectors(
    state: CityTycoonState, seat: int, site: int, plant: int, nearest: int, spare: int
) -> list[int]:
    if routes.is_direct(state, seat, plant, nearest):
        return [routes.unit_of(state, seat, plant)]
    _, levels = routes.ways(state, seat, site, plant, nearest, spare, spare)
    return [vector for level in levels for vector in level]


def _way(state: CityTycoonState, seat: int, site: int, plant: int, vector: int) -> Steps:
    """The shortest way for exactly that vector."""
    at = {cell: number for number, cell in enumerate(state.sites)}
    first = plant, routes.unit_of(state, seat, plant)
    reached: dict[tuple[int, int], tuple[int, int] | None] = {first: None}
    waiting = [first]
    for here in waiting:
        if here == (site, vector):
            return _steps(state, reached, here)
        for step in TO_NEIGHBOURS:
            there = at.get(state.sites[here[0]] + step)
            if there is None or there == plant or state.masks[state.players] >> there & 1:
                continue
            paid = here[1] + _toll(state, seat, here[0], there)
            if (there, paid) not in reached and routes.covers(vector, paid):
                reached[there, paid] = here
                waiting.append((there, paid))
    raise AssertionError("there is a way for every vector that was found")


def _toll(state: CityTycoonState, seat: int, here: int, there: int) -> int:
    """The whole start tile is entered once (CTY-8.13)."""
    is_within = here < START_SITES and there < START_SITES
    return 0 if is_within else routes.unit_of(state, seat, there)


def _steps(
    state: CityTycoonState,
    reached: dict[tuple[int, int], tuple[int, int] | None],
    last: tuple[int, int],
) -> Steps:
    found = []
    here: tuple[int, int] | None = last
    while here:
        before = reached[here]
        paid = here[1] != (before[1] if before else 0)
        found.append((state.sites[here[0]], TOLL if paid else 0))
        here = before
    return tuple(reversed(found))
