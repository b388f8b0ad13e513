"""Positions made by hand in the words of views and moves; docs/positions/city_tycoon.md shows them.

The start tile and the water of the set-up always lie there. What nobody says follows from the rest:
the round from its tiles, the stacks of plants, the Supply, the terrain and the tiles of the round
that nobody holds.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rathaus.core.errors import BadPosition
from rathaus.core.fields import Keys
from rathaus.core.position import Places, read_list
from rathaus.core.steps import Frame
from rathaus.games.city_tycoon import grid
from rathaus.games.city_tycoon.completing import append, begin, complete, fill_up_kept
from rathaus.games.city_tycoon.components.box import (
    BUILT,
    CATEGORIES,
    HAND,
    STACK,
)
from rathaus.games.city_tycoon.components.kit import (
    DISTRICT_TILES,
    TILES,
    WATER,
)
from rathaus.games.city_tycoon.components.vocabulary import COLOURS, CUBE_COLOURS
from rathaus.games.city_tycoon.state import NOBODY, CityTycoonState

_ENTRY = ("cell", "tile", "owner", "cubes", "supplied")  # of a city
_SEEN = ("x", "y", "source", "capacity")  # what a view adds for those who draw it


# -- the city ---------------------------------------------------------------------------------


def _city(state: CityTycoonState, value: Any) -> None:
    """A list of entries as in a view: `{"cell": "e2:s0", "tile": "zoo", "owner": 1}`."""
    for entry in read_list("city", value):
        _lay_entry(state, entry)


def _own_city(state: CityTycoonState, seat: int, value: Any) -> None:
    """The tiles of a seat by cell: `{"e2:s0": "zoo", "e3:s0": {"tile": "red_1_a", "cubes": 1}}`."""
    if not isinstance(value, Mapping):
        raise BadPosition(f"'city' of seat {seat} names a tile for each cell, not {value!r:.60}")
    for cell, lies in value.items():
        entry = lies if isinstance(lies, Mapping) else {"tile": lies}
        _lay_entry(state, {"owner": seat, **entry, "cell": cell})


def _water(state: CityTycoonState, value: Any) -> None:
    """The cells with water, besides those of the set-up."""
    for cell in read_list("water", value):
        _lay_entry(state, {"cell": cell, "tile": "water"})


def _lay_entry(state: CityTycoonState, entry: Any) -> None:
    unknown = {*entry} - {*_ENTRY, *_SEEN} if isinstance(entry, Mapping) else {repr(entry)}
    if unknown:
        raise BadPosition(f"a tile of the city has {', '.join(_ENTRY)}; not {', '.join(unknown)}")
    cell, tile = _cell(entry.get("cell")), _tile("city", entry.get("tile"), TILES)
    owner = entry.get("owner")
    if owner is not None and owner not in range(state.players):
        raise BadPosition(f"a tile belongs to a seat from 0 to {state.players - 1}, not {owner!r}")
    begin(state)
    if cell not in state.sites:
        owner = NOBODY if owner is None or tile == WATER else owner
        append(state, cell, tile, owner, state.kit.cubes[tile])
    site = state.sites.index(cell)
    if state.tiles[site] != tile:
        raise BadPosition(f"two tiles lie on {grid.name(cell)}")
    state.cubes[site] = _number("cubes", entry.get("cubes", state.cubes[site]))
    state.supplied[site] = _number("supplied", entry.get("supplied", 0))


def _start(state: CityTycoonState, value: Any) -> None:
    """The cubes on the start tile: `{"red": 4, "blue": 2}`."""
    begin(state)
    for colour, number in _by_colour("start", value, COLOURS):
        site = (grid.SOLAR_SITE, grid.WIND_SITE)[colour]
        state.cubes[site] = _number("start", number)


# -- the rest of the table --------------------------------------------------------------------


def _supply(state: CityTycoonState, value: Any) -> None:
    """The cubes left of some colours."""
    for colour, number in _by_colour("supply", value, CUBE_COLOURS):
        state.supply[colour] = _number("supply", number)


def _plants(state: CityTycoonState, value: Any) -> None:
    """The number on top of each stack; None: it is empty."""
    for colour, number in _by_colour("plants", value, COLOURS):
        state.stacks[colour] = STACK + 1 if number is None else _number("plants", number)


# -- seats ------------------------------------------------------------------------------------


def _points(state: CityTycoonState, seat: int, value: Any) -> None:
    """The place of the marker, or the points by where they came from."""
    given = value if isinstance(value, Mapping) else {CATEGORIES[BUILT]: value}
    for category, number in given.items():
        if category not in CATEGORIES:
            known = ", ".join(CATEGORIES)
            raise BadPosition(f"points cannot come from {category!r}; known: {known}")
        place = seat * len(CATEGORIES) + CATEGORIES.index(category)
        state.vp[place] = _number("points", number)


def _passed(state: CityTycoonState, seat: int, value: Any) -> None:
    if value not in (False, True):
        raise BadPosition(f"'passed' is true or false, not {value!r}")
    state.passed[seat] = int(value)


def _set(state: CityTycoonState, seat: int, value: Any) -> None:
    state.hands[seat] = _districts("set", value)


def _kept(state: CityTycoonState, seat: int, value: Any) -> None:
    state.kept[seat] = _districts("kept", value)


# -- reading ----------------------------------------------------------------------------------


def _by_colour(name: str, value: Any, colours: Sequence[str]) -> list[tuple[int, Any]]:
    """What is said of each colour, with the number of the colour."""
    if not isinstance(value, Mapping) or not {*value} <= {*colours}:
        raise BadPosition(f"{name!r} has something for {', '.join(colours)}; not {value!r:.60}")
    return [(colours.index(colour), each) for colour, each in value.items()]


def _number(name: str, value: Any) -> int:
    if type(value) is not int or value < 0:
        raise BadPosition(f"{name!r} is a number from 0 on, not {value!r}")
    return value


def _cell(name: Any) -> int:
    found = grid.parse(name) if isinstance(name, str) else None
    if found is None:
        raise BadPosition(f"a cell is named as in moves, such as 'e2:s0', not {name!r}")
    return found


def _tile(name: str, key: Any, keys: Keys) -> int:
    found = keys.number(key) if isinstance(key, str) else None
    if found is None:
        raise BadPosition(
            f"{name!r}: there is no tile {key!r}; known: {', '.join(keys.keys[1:4])} ..."
        )
    return found


def _districts(name: str, value: Any) -> tuple[int, ...]:
    return tuple(sorted([_tile(name, key, DISTRICT_TILES) for key in read_list(name, value)]))


# -- moments ----------------------------------------------------------------------------------


def _drafting(state: CityTycoonState) -> list[Frame]:
    return [("draft",)]


def _extending(state: CityTycoonState) -> list[Frame]:
    """As many actions are done as tiles have been played."""
    if not any(state.kept):
        raise BadPosition("'extend' needs somebody with 'kept' tiles to play")
    fill_up_kept(state)
    played = [HAND - len(state.kept[seat]) for seat in state.order]
    done = sum(played)
    if played != [
        (done + state.players - 1 - place) // state.players for place in range(len(played))
    ]:
        raise BadPosition("all have as many 'kept' tiles, and those who have acted one less")
    return [("extend", done)]


def _supplying(state: CityTycoonState) -> list[Frame]:
    """The first in turn order who has not passed."""
    passed = [state.passed[seat] for seat in state.order]
    return [("supply", passed.index(0) if 0 in passed else 0)]


PLACES = Places(
    table={
        "city": _city,
        "water": _water,
        "start": _start,
        "supply": _supply,
        "plants": _plants,
    },
    seat={
        "city": _own_city,
        "points": _points,
        "passed": _passed,
        "set": _set,
        "kept": _kept,
    },
    moments={"draft": _drafting, "extend": _extending, "supply": _supplying},
    finish=complete,
)
