"""Bringing cubes to a tile: how far it is, and all sensible ways to pay (CTY-8.6 to 8.21).

The nodes are the sites; bit 0 is the whole start tile. A route costs 2 € for each tile on it but
the one supplied: nothing to its owner, else to whoever owns it, and to the Supply for the start
tile. The source is charged in the same way (CTY-8.14), so that one rule covers both.

What has to be paid is a vector: so many times 2 € to each payee. It is packed into an int, a
field for each payee with a spare high bit, so that vectors are added and compared in one step.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rathaus.games.city_tycoon.components.box import BLUE, RED, SEATS
from rathaus.games.city_tycoon.grid import SOLAR_SITE, WIND_SITE
from rathaus.games.city_tycoon.scoring import points

if TYPE_CHECKING:
    from rathaus.games.city_tycoon.state import CityTycoonState

Sources = tuple[tuple[int, int], ...]  # (tolls, site), nearest first
Way = tuple[int, int]  # (tolls, vector)


BANK = SEATS  # the payee after the seats: the Supply
UNREACHABLE = 10**6
EVERYWHERE = -1  # as a mask of sites
_FIRST_SPARE = 10  # needless tolls of all cubes at which the search for ways begins
_BITS = 12
_FIELD = (1 << _BITS - 1) - 1
_HIGH = sum(1 << _BITS * payee + _BITS - 1 for payee in range(SEATS + 1))
# The owner of the start tile is -1: its unit is the last one, that of the Supply.
_UNIT = tuple(1 << _BITS * payee for payee in range(SEATS + 1))


def tolls_to(vector: int, payee: int) -> int:
    """How many tolls a payee receives."""
    return vector >> _BITS * payee & _FIELD


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


# -- distances --------------------------------------------------------------------------------


def _flood(touching: list[int], sites: int, free: int) -> tuple[int, int]:
    """The sites with all that is free to enter from them, and everything next to these."""
    beyond, fresh = 0, sites
    while fresh:
        low = fresh & -fresh
        fresh ^= low
        beyond |= touching[low.bit_length() - 1]
        if not fresh:
            fresh = beyond & free & ~sites
            sites |= fresh
    return sites, beyond


def _rings(state: "CityTycoonState", seat: int, site: int, wanted: int) -> list[int]:
    """The sites by the least number of tolls on the way there, the site itself not counted.

    Once all wanted sites are found, what lies beyond them is left out.
    """
    touching, own = state.touching, state.masks[seat]
    seen = state.masks[state.players]  # water is never entered
    ring, rings = 1 << site, list[int]()
    while ring:
        seen |= ring
        ring, beyond = _flood(touching, ring, own & ~seen)
        seen |= ring
        rings.append(ring)
        if not wanted & ~seen:
            break
        ring = beyond & ~seen
    return rings


def sources(state: "CityTycoonState", seat: int, site: int) -> tuple[Sources, Sources]:
    """The red and the blue plants from which the site can be reached, nearest first."""
    found: tuple[Sources, Sources] | None = state.routes.get(site)
    if found is None:
        red, blue = state.masks[state.players + 1 + RED], state.masks[state.players + 1 + BLUE]
        rings = _rings(state, seat, site, red | blue)
        reds = [(n, at) for n, ring in enumerate(rings) for at in _bits(ring & red)]
        blues = [(n, at or WIND_SITE) for n, ring in enumerate(rings) for at in _bits(ring & blue)]
        found = tuple(reds), tuple(blues)
        for other in _bits(rings[0] & state.masks[seat]):
            # Own tiles that hang together are equally far away from everywhere.
            state.routes[other] = found
            state.routes["region", other] = site
    return found


def cheapest(nearest: Sources, cubes: Sequence[int], count: int) -> int:
    """The least number of tolls for so many cubes."""
    tolls = 0
    if count:
        for distance, site in nearest:
            there = cubes[site]
            if there >= count:
                return tolls + distance * count
            tolls += distance * there
            count -= there
        return UNREACHABLE
    return tolls


# -- ways to pay ------------------------------------------------------------------------------


def _is_beaten(vector: int, others: Sequence[int]) -> bool:
    """Does one of the others pay nobody more? Equal vectors beat each other, too."""
    high = vector | _HIGH
    for other in others:  # noqa: SIM110 (a generator takes twice as long)
        if (high - other) & _HIGH == _HIGH:
            return True
    return False


def ways(
    state: "CityTycoonState", seat: int, site: int, source: int, nearest: int, limit: int
) -> tuple[Way, ...]:
    """All Pareto-minimal vectors for one cube with at most `limit` tolls, fewest tolls first.

    `nearest` is the least number of tolls. If that is the toll for the source alone, which no
    way can avoid, then this is the only way.
    """
    owner = state.owners[source]
    if nearest == (owner != seat):
        return ((nearest, _UNIT[owner] if nearest else 0),)
    node = source if source != WIND_SITE else SOLAR_SITE  # one start tile
    key = state.routes["region", site], node
    known, found = state.routes.get(key, (-1, ()))
    if known < limit:
        found = tuple(_spread(state, seat, site, node, limit))
        state.routes[key] = limit, found
    return found if known <= limit else tuple(way for way in found if way[0] <= limit)


def _spread(
    state: "CityTycoonState", seat: int, site: int, source: int, limit: int
) -> Iterator[Way]:
    """Spread from the tile to the source, vector by vector in the order of their tolls.

    Each vector has the set of sites that can be reached for exactly that. Left out are sites that
    were reached on the way to that vector for less, and those from which the source is too far
    away; and all vectors that are beaten by a complete way. The toll for the source is counted
    from the beginning, so that entering it is free in the end.
    """
    touching, masks, goal = state.touching, state.masks, 1 << source
    payees = [(masks[other], _UNIT[other]) for other in range(state.players) if other != seat]
    payees.append((1, _UNIT[BANK]))
    free, within = masks[seat] | goal, _within(state, seat, source)
    last = state.owners[source] != seat
    waiting: list[dict[int, int]] = [{} for _ in range(limit + 2)]
    waiting[last][_UNIT[state.owners[source]] if last else 0] = 1 << site
    reached: dict[int, int] = {}  # for this vector or less; a field never runs below zero
    complete: list[int] = []
    for tolls in range(last, limit + 1):
        near_enough = within[min(limit - tolls, len(within) - 1)]
        for vector, entered in waiting[tolls].items():
            sites = entered & near_enough
            if not sites or _is_beaten(vector, complete):
                continue
            barred = 0
            for _, unit in payees:
                barred |= reached.get(vector - unit, 0)
            sites &= ~barred
            if not sites:
                reached[vector] = barred
                continue
            sites, beyond = _flood(touching, sites, free & ~barred)
            reached[vector] = barred | sites
            if sites & goal:
                complete.append(vector)
                yield tolls, vector
                continue
            beyond &= ~sites
            later = waiting[tolls + 1]
            for theirs, unit in payees:
                if beyond & theirs:
                    later[vector + unit] = later.get(vector + unit, 0) | beyond & theirs


def _within(state: "CityTycoonState", seat: int, source: int) -> list[int]:
    """The sites that may be entered if so many tolls can still be paid after that."""
    key = "within", seat, source
    found: list[int] | None = state.routes.get(key)
    if found is None:
        others, near = ~state.masks[seat], 0
        found = []
        rings = _rings(state, seat, source, EVERYWHERE)
        for ring, next_ring in zip(rings, [*rings[1:], 0], strict=True):
            near |= ring
            found.append(near | next_ring & others)  # their own toll is not for the rest
        state.routes[key] = found
    return found


def payments(
    state: "CityTycoonState",
    seat: int,
    site: int,
    plants: Sequence[int],
    limit: int,
    enough: int,
) -> list[Way]:
    """All Pareto-minimal vectors for one cube from each of `plants`, the best first (CTY-8.21).

    A plant that gives several cubes is listed several times. In a large city there can be
    thousands of ways. As the cheapest come first, the search goes on to dearer ones only until
    more than `enough` are found; the beginning of the list is always the same.
    """
    near = {at: tolls for nearest in sources(state, seat, site) for tolls, at in nearest}
    most = limit - sum(near[plant] for plant in plants)
    spare = 1 + _FIRST_SPARE // len(plants)
    while True:
        found = _sums(state, seat, site, [(p, near[p]) for p in plants], min(spare, most))
        if spare >= most or len(found) > enough:
            return found if len(found) == 1 else _best_first(state, seat, found)
        spare *= 2


def _sums(
    state: "CityTycoonState",
    seat: int,
    site: int,
    plants: Sequence[tuple[int, int]],
    spare: int,
) -> list[Way]:
    """The minimal sums of a vector for each plant that have at most `spare` needless tolls."""
    key = "sums", site, spare, *plants
    found: list[Way] | None = state.routes.get(key)
    if found is not None:
        return found
    sums: list[Way] = [(0, 0)]
    most = spare
    for plant, nearest in plants:
        single = ways(state, seat, site, plant, nearest, nearest + spare)
        most += nearest
        if len(single) == 1:
            tolls, vector = single[0]
            sums = [(paid + tolls, to + vector) for paid, to in sums]
        else:
            more = {(a + c, b + d) for a, b in sums for c, d in single if a + c <= most}
            sums = _minimal(more)
    state.routes[key] = sums
    return sums


def _best_first(state: "CityTycoonState", seat: int, found: list[Way]) -> list[Way]:
    """Fewest tolls; then most to the Supply; then least to the opponent with most points."""
    leader = max(
        (other for other in range(state.players) if other != seat),
        key=lambda other: points(state, other),
    )
    return sorted(
        found,
        key=lambda way: (way[0], -tolls_to(way[1], BANK), tolls_to(way[1], leader), way[1]),
    )


def _minimal(found: set[Way]) -> list[Way]:
    """The vectors that are not beaten by another one."""
    kept: list[Way] = []
    vectors: list[int] = []
    for way in sorted(found):
        if not _is_beaten(way[1], vectors):
            kept.append(way)
            vectors.append(way[1])
    return kept
