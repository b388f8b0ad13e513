"""Bringing cubes to a tile: how far it is, and all sensible ways to pay (CTY-8.6 to 8.21).

The nodes are the sites; bit 0 is the whole start tile. A route costs 2 € for each tile on it but
the one supplied: nothing to its owner, else to whoever owns it, and to the Supply for the start
tile. The source is charged in the same way (CTY-8.14), so that one rule covers both.

What has to be paid is a vector: so many times 2 € to each payee. It is packed into an int, a
field for each payee with a spare high bit, so that vectors are added and compared in one step.
"""

from collections.abc import Sequence
from itertools import accumulate
from operator import or_
from typing import Final

from rathaus.games.city_tycoon.components.box import BLUE, RED, SEATS
from rathaus.games.city_tycoon.grid import SOLAR_SITE, WIND_SITE
from rathaus.games.city_tycoon.known_routes import Levels, Search, Sources, Way
from rathaus.games.city_tycoon.scoring import points
from rathaus.games.city_tycoon.state import CityTycoonState

BANK: Final = SEATS  # the payee after the seats: the Supply
UNREACHABLE: Final = 10**6
EVERYWHERE: Final = -1  # as a mask of sites
NOTHING: Final[Search] = (-1, ())  # no ways are known yet
ALL: Final = UNREACHABLE  # as a level: there are no ways beyond those known
_LARGE: Final = (
    70  # sites: in a smaller city, to look for all ways takes no longer than to look twice
)
_NEXT: Final = 4  # needless tolls up to which ways are looked for, once the cheapest are not enough
# All fields fit into 62 bits, which compiled code keeps without an object. That leaves 6 bits for
# the Supply, which gets at most one toll for a cube; the tiles of a seat are far less than 1023.
_BITS: Final = 11
_FIELD: Final = (1 << _BITS - 1) - 1
_HIGH: Final = sum(1 << _BITS * payee + _BITS - 1 for payee in range(SEATS)) | 1 << 61
# The owner of the start tile is -1: its unit is the last one, that of the Supply.
_UNIT: Final = tuple(1 << _BITS * payee for payee in range(SEATS + 1))
_NOWHERE: Final = (0, 0)


def tolls_to(vector: int, payee: int) -> int:
    """How many tolls a payee receives."""
    return vector >> _BITS * payee & _FIELD


def unit_of(state: CityTycoonState, seat: int, site: int) -> int:
    """The vector of one toll to whoever owns the site; nothing for an own one."""
    owner = state.owners[site]
    return 0 if owner == seat else _UNIT[owner]


def covers(vector: int, other: int) -> bool:
    """Does the other one pay nobody more?"""
    return ((vector | _HIGH) - other) & _HIGH == _HIGH


def bits(mask: int) -> list[int]:
    """The sites of a mask, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


# -- distances --------------------------------------------------------------------------------


def _region(touching: list[int], own: int, site: int) -> tuple[int, int]:
    """The own sites that hang together with an own one, and everything next to these."""
    region = fresh = 1 << site
    near = 0
    while fresh:
        low = fresh & -fresh
        fresh ^= low
        near |= touching[low.bit_length() - 1]
        if not fresh:
            fresh = near & own & ~region
            region |= fresh
    return region, near & ~region


def _steps(state: CityTycoonState, seat: int) -> list[int]:
    """For each site all that one toll or none leads to: own tiles are passed through for free.

    So a search has to visit the sites of others only.
    """
    found = state.routes.steps.get(seat)
    if found is None:
        touching, own = state.touching, state.masks[seat]
        found, left = touching[:], own
        while left:
            region, border = _region(touching, own, (left & -left).bit_length() - 1)
            left &= ~region
            whole = region | border
            for site in bits(whole):
                found[site] |= whole
        state.routes.steps[seat] = found
    return found


def _rings(state: CityTycoonState, seat: int, site: int, wanted: int) -> list[int]:
    """The sites by the least number of tolls on the way there, the site itself not counted.

    Once all wanted sites are found, what lies beyond them is left out.
    """
    steps, own = _steps(state, seat), state.masks[seat]
    beyond = steps[site]
    rings = [1 << site | beyond & own]
    seen = rings[0] | state.masks[state.players]  # water is never entered
    while wanted & ~seen and (fresh := beyond & ~seen):
        ring, beyond = fresh, 0
        while fresh:
            low = fresh & -fresh
            fresh ^= low
            beyond |= steps[low.bit_length() - 1]
        ring |= beyond & own & ~seen
        seen |= ring
        rings.append(ring)
    return rings


def sources(state: CityTycoonState, seat: int, site: int) -> tuple[Sources, Sources]:
    """The red and the blue plants from which the site can be reached, nearest first."""
    found = state.routes.sources.get(site)
    if found is None:
        red, blue = state.masks[state.players + 1 + RED], state.masks[state.players + 1 + BLUE]
        rings = _rings(state, seat, site, red | blue)
        reds, blues = list[tuple[int, int]](), list[tuple[int, int]]()
        for tolls, ring in enumerate(rings):
            if ring & red:
                reds += [(tolls, at) for at in bits(ring & red)]
            if ring & blue:
                blues += [(tolls, at or WIND_SITE) for at in bits(ring & blue)]
        found = tuple(reds), tuple(blues)
        known = state.routes
        for other in bits(rings[0] & state.masks[seat]):
            # Own tiles that hang together are equally far away from everywhere.
            known.sources[other] = found
            known.region[other] = site
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


def _is_beaten(vector: int, others: list[int]) -> bool:
    """Does one of the others pay nobody more? Equal vectors beat each other, too."""
    high = vector | _HIGH
    for other in others:  # noqa: SIM110 (a generator takes twice as long)
        if (high - other) & _HIGH == _HIGH:
            return True
    return False


def is_direct(state: CityTycoonState, seat: int, plant: int, nearest: int) -> bool:
    """Is only the plant to be paid for, which no way can avoid? Then there is no other way."""
    return nearest == (state.owners[plant] != seat)


def ways(
    state: CityTycoonState,
    seat: int,
    site: int,
    plant: int,
    nearest: int,
    spare: int = 0,
    most: int = 0,
) -> Search:
    """All Pareto-minimal vectors for one cube with at most `spare` needless tolls.

    `nearest` is the least number of tolls; the player can pay `most` needless ones.
    """
    node = plant if plant != WIND_SITE else SOLAR_SITE  # one start tile
    key = state.routes.region[site], node
    found = state.routes.ways.get(key, NOTHING)
    if found[0] < spare:
        # A search starts from the beginning, so there are three at most.
        reach = most
        if len(state.sites) >= _LARGE and spare <= _NEXT:
            reach = min(_NEXT if spare else 0, most)
        found = _search(state, seat, site, node, nearest, reach)
        state.routes.ways[key] = found
    return found


def _search(
    state: CityTycoonState, seat: int, site: int, source: int, nearest: int, spare: int
) -> Search:
    """Spread from the tile to the source, vector by vector in the order of their tolls.

    Each vector has the set of sites that can be entered for exactly that. Left out are sites
    that were entered on the way to that vector for less, and those from which the source is too
    far away; and all vectors that are beaten by a complete way. The toll for the source is
    counted from the beginning, so that entering it is free in the end.
    """
    steps, payees, near = _steps(state, seat), _payees(state, seat), _near(state, seat, source)
    goal, last = 1 << source, state.owners[source] != seat
    start = _UNIT[state.owners[source]] if last else 0
    waiting = {start: (1 << site, 0)}  # what is entered, and what was entered for less
    complete: list[int] = []
    levels: list[tuple[int, ...]] = []
    too_far: list[int] = []
    for left in range(nearest + spare - last, -1, -1):
        near_enough = near[min(left + 1, len(near) - 1)]
        later: dict[int, tuple[int, int]] = {}
        done: list[int] = []
        for vector, (entered, earlier) in waiting.items():
            sites = entered & ~earlier
            if sites & ~near_enough:
                too_far.append(vector)
                sites &= near_enough
            if not sites or _is_beaten(vector, complete):
                continue
            barred = earlier | sites
            beyond = 0
            while sites:
                low = sites & -sites
                sites ^= low
                beyond |= steps[low.bit_length() - 1]
            if beyond & goal:
                done.append(vector)
                continue
            beyond &= ~barred
            for theirs, unit in payees:
                into = beyond & theirs
                if into:
                    before = later.get(vector + unit, _NOWHERE)
                    later[vector + unit] = before[0] | into, before[1] | barred
        waiting = later
        complete += done
        if left <= spare:
            levels.append(tuple(done))
    for vector in (*too_far, *waiting):
        if not _is_beaten(vector, complete):
            return spare, tuple(levels)
    return ALL, tuple(levels)


def _payees(state: CityTycoonState, seat: int) -> list[tuple[int, int]]:
    """Of each payee the sites and the unit."""
    masks = state.masks
    found = [(masks[other], _UNIT[other]) for other in range(state.players) if other != seat]
    return [*found, (1, _UNIT[BANK])]


def _near(state: CityTycoonState, seat: int, source: int) -> list[int]:
    """The sites from which so many tolls, that of the site itself included, lead to the source."""
    found = state.routes.near.get((seat, source))
    if found is None:
        rings = _rings(state, seat, source, EVERYWHERE)
        found = list(accumulate(rings, or_))
        state.routes.near[seat, source] = found
    return found


def payments(
    state: CityTycoonState,
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
    direct, indirect, least = 0, list[Way](), 0
    for plant in plants:
        tolls = near[plant]
        least += tolls
        if not is_direct(state, seat, plant, tolls):
            indirect.append((tolls, plant))
        elif tolls:
            direct += _UNIT[state.owners[plant]]
    if not indirect:
        return [(least, direct)]
    indirect.sort()
    found: list[Way] = []
    known, spare, most = -1, 0, limit - least
    while spare <= most and known < ALL and len(found) <= enough:
        known, levels = _sums(state, seat, site, tuple(indirect), spare, most)
        for vectors in levels[spare : most + 1]:
            found += [(least + spare, direct + vector) for vector in vectors]
            spare += 1
            if len(found) > enough:
                break
    return found if len(found) == 1 else _best_first(state, seat, found)


def _sums(
    state: CityTycoonState,
    seat: int,
    site: int,
    plants: tuple[Way, ...],
    spare: int,
    most: int,
) -> Search:
    """The minimal sums of a vector for each plant, as in `ways`; plants are (tolls, site)."""
    nearest, plant = plants[-1]
    if len(plants) == 1:
        return ways(state, seat, site, plant, nearest, spare, most)
    key = state.routes.region[site], plants
    found = state.routes.sums.get(key, NOTHING)
    while found[0] < spare:
        level = len(found[1])
        one = ways(state, seat, site, plant, nearest, level, most)
        others = _sums(state, seat, site, plants[:-1], level, most)
        found = state.routes.sums[key] = _next_level(found[1], one, others)
    return found


def _next_level(found: Levels, one: Search, others: Search) -> Search:
    """The sums with one needless toll more."""
    level = len(found)
    sums = {
        a + b
        for spare, first in enumerate(one[1][: level + 1])
        if level - spare < len(others[1])
        for a in first
        for b in others[1][level - spare]
    }
    cheaper = [vector for vectors in found for vector in vectors]
    found = (*found, tuple([each for each in sums if not _is_beaten(each, cheaper)]))
    is_all = one[0] == others[0] == ALL and len(found) >= len(one[1]) + len(others[1]) - 1
    return ALL if is_all else level, found


def _best_first(state: CityTycoonState, seat: int, found: list[Way]) -> list[Way]:
    """Fewest tolls; then most to the Supply; then least to the opponent with most points."""
    leader, most = -1, -1
    for other in range(state.players):
        if other != seat and points(state, other) > most:
            leader, most = other, points(state, other)
    ranked = [
        (tolls, -tolls_to(vector, BANK), tolls_to(vector, leader), vector)
        for tolls, vector in found
    ]
    ranked.sort()
    return [(way[0], way[3]) for way in ranked]
