"""What cannot be in a loaded state: a saved game may have been edited."""

from collections.abc import Iterator

from rathaus.core.steps import Frame
from rathaus.games.city_tycoon import knowledge
from rathaus.games.city_tycoon.components.box import (
    BLUE,
    CATEGORIES,
    CUBES,
    HAND,
    MONEY,
    RED,
    ROUNDS,
    STACK,
    TERRAIN,
    YELLOW,
)
from rathaus.games.city_tycoon.components.kit import (
    LAND,
    START,
    WATER,
    is_district,
    is_plant,
    plant_number,
)
from rathaus.games.city_tycoon.grid import (
    MOST_SITES,
    REACH,
    SOLAR_SITE,
    START_SITES,
    TO_NEIGHBOURS,
    WIND_SITE,
    place,
)
from rathaus.games.city_tycoon.rules.course import first_tiles
from rathaus.games.city_tycoon.state import CityTycoonState

_PER_SITE = ("tiles", "owners", "cubes", "supplied")


def problem(state: CityTycoonState) -> str | None:
    """The first thing that cannot be, in words; None: nothing was found."""
    return (
        _wrong_fields(state)
        or _wrong_stack(state)
        or _wrong_cells(state)
        or _wrong_tiles(state)
        or _wrong_plants(state)
        or _wrong_cubes(state)
        or _wrong_draft(state)
        or _wrong_phase(state)
    )


def _wrong_fields(state: CityTycoonState) -> str | None:
    if len(state.sites) > MOST_SITES:
        return "there are more sites than tiles in the box"
    for name in _PER_SITE:
        if len(getattr(state, name)) != len(state.sites):
            return f"field {name!r} has the wrong length: {len(getattr(state, name))}"
    for name in ("hands", "kept"):
        for tiles in getattr(state, name):
            if list(tiles) != sorted({*tiles}):
                return f"field {name!r}: {tiles} are not district tiles in order"
    seats = range(state.players)
    if len({*state.order}) != len(state.order) or not {*state.order} <= {*seats}:
        return f"field 'order': {state.order} is no order of the seats"
    if not all(owner < state.players for owner in state.owners):
        return "a tile belongs to a player who is not there"
    return None


# -- the stack --------------------------------------------------------------------------------


def _wrong_stack(state: CityTycoonState) -> str | None:
    """A state is saved at a decision; what is to come after it follows from the decision."""
    if state.over != (not state.stack):
        return "the game is not over, but nothing is left to do, or the other way round"
    if not state.stack:
        return None if state.round == ROUNDS else "the game cannot be over before the last round"
    if list(state.stack) != _expected_stack(state, state.stack[-1]):
        return f"field 'stack': {state.stack!r:.80} is not a course of this game"
    if len(state.order) != state.players and state.stack[-1][0] != "order":
        return "the turn order is incomplete"
    return None


def _expected_stack(state: CityTycoonState, frame: Frame) -> list[Frame]:
    players = state.players
    match frame:
        case ("order",):
            return [("round", 1), *[("order",)] * (players - len(state.order))]
        case ("deal", int(seat), _):
            later = [("deal", other, HAND) for other in range(players - 1, seat, -1)]
            return [("draft",), *later, frame]
        case ("draft",):
            return [frame]
        case ("extend", int(action)) if action < HAND * players:
            return [frame]
        case ("supply", _):
            return [frame]
    return []


def _step(state: CityTycoonState) -> str:
    return str(state.stack[-1][0]) if state.stack else "over"


# -- the city ---------------------------------------------------------------------------------


def _wrong_cells(state: CityTycoonState) -> str | None:
    first = first_tiles(state.players)
    if list(zip(state.sites, state.tiles, strict=True))[: len(first)] != first:
        return "the city does not begin with the start tile and the water of the set-up"
    if START in state.tiles[START_SITES:]:
        return "there is one start tile only"
    if len({*state.sites}) != len(state.sites):
        return "two tiles lie on one cell"
    known: set[int] = set()
    for site in state.sites:
        if max(map(abs, place(site))) > REACH:
            return f"cell {site} is out of reach"
        if known and not any(site + step in known for step in TO_NEIGHBOURS):
            return f"the tile on {place(site)} touches no tile that lay there before"
        known.add(site)
    return None


def _wrong_tiles(state: CityTycoonState) -> str | None:
    districts = [tile for tile in state.tiles if is_district(tile)]
    if len({*districts}) != len(districts):
        return "a district lies in two places"
    if any(state.kit.round[tile] > state.round for tile in districts):
        return "a district of a later round has been placed"
    for tile, owner in zip(state.tiles, state.owners, strict=True):
        if (owner < 0) != (tile in (START, WATER)):
            return f"tile {tile} cannot belong to {owner}"
    for seat in range(state.players):
        own = zip(state.tiles, state.owners, strict=True)
        if sum(owner == seat and tile < LAND for tile, owner in own) > HAND * state.round:
            return f"seat {seat} has placed more tiles than it had"
    laid = sum(tile in (LAND, WATER) for tile in state.tiles)
    if laid + state.terrain != TERRAIN:
        return f"there are {TERRAIN} terrain tiles, not {laid + state.terrain}"
    return None


def _wrong_plants(state: CityTycoonState) -> str | None:
    placed = sorted(plant_number(tile) for tile in state.tiles if is_plant(tile))
    expected = [colour * STACK + n for colour in (0, 1) for n in range(1, state.stacks[colour])]
    return None if placed == expected else "the plants in the city do not fit the stacks"


def _wrong_cubes(state: CityTycoonState) -> str | None:
    """Every cube lies in one place, and none where it cannot."""
    kit, found = state.kit, list(state.supply)
    found[YELLOW] += sum(state.yellow)
    for site, tile in enumerate(state.tiles):
        most = state.players if site in (SOLAR_SITE, WIND_SITE) else kit.cubes[tile]
        if state.cubes[site] > most:
            return f"there cannot be {state.cubes[site]} cubes on tile {tile}"
        if state.cubes[site]:
            colour = kit.colour[tile] if is_plant(tile) else BLUE if site else RED
            found[colour] += state.cubes[site]
        demand = state.supplied[site]
        if demand > len(kit.demands[tile]):
            return f"tile {tile} has no demand {demand}"
        if demand:
            for colour in (RED, BLUE, YELLOW):
                found[colour] += kit.demands[tile][demand - 1][colour]
    if found != list(CUBES):
        return f"there are {CUBES} red, blue and yellow cubes, not {tuple(found)}"
    if any(state.supplied) and _step(state) not in ("supply", "over"):
        return "a tile is supplied before the phase in which tiles are supplied"
    return None


# -- tiles in hand ----------------------------------------------------------------------------


def _wrong_draft(state: CityTycoonState) -> str | None:
    """Every tile of the round is in one place; the sets have the size of this choice."""
    step = _step(state)
    if step in ("order", "supply", "over"):
        held = state.pool or state.picks or any(state.hands) or any(state.kept)
        return "there are tiles in hand outside draft and building" if held else None
    if not state.round:
        return "the first round has not begun"
    tiles = [*state.pool, *state.picks, *(tile for hand in state.hands for tile in hand)]
    if sorted(tiles) != sorted(state.kit.stacks[state.round]):
        return "a tile of this round is missing, or in two places"
    sizes = [len(hand) for hand in state.hands]
    if step == "deal":
        _, seat, count = state.stack[-1]
        expected = [HAND] * seat + [HAND - count] + [0] * (state.players - seat - 1)
        fits = sizes == expected and not state.picks
    else:
        made = knowledge.choices_made(state)
        dealt = HAND * state.players
        fits = sizes == [HAND - made] * state.players
        fits = fits and len(state.picks) + sum(sizes) == dealt
        fits = fits and (made == HAND) == (step == "extend")
    return None if fits else "the sets do not fit the draft"


def _wrong_phase(state: CityTycoonState) -> str | None:
    """What each player has still to play, who has passed, and what the end has changed."""
    step = _step(state)
    if step in ("deal", "draft", "extend"):
        for seat, fits in enumerate(_kept_fit(state)):
            if not fits:
                return f"the tiles of seat {seat} do not fit what was chosen and played"
    if step == "supply" and state.passed[state.order[state.stack[-1][1]]]:
        return "the seat in turn has passed already"
    if step not in ("supply", "over") and any(state.passed):
        return "nobody can have passed yet"
    if not state.over and any(state.vp[MONEY :: len(CATEGORIES)]):
        return "money becomes points at the end only"
    if state.over and max(state.money) > 9:
        return "at the end all money that makes points has been changed"
    return None


def _kept_fit(state: CityTycoonState) -> Iterator[bool]:
    players = state.players
    for seat in range(players):
        chosen, placed = {*state.picks[seat::players]}, knowledge.built(state)[seat]
        kept = {*state.kept[seat]}
        done = 0
        if _step(state) == "extend":
            turn = state.order.index(seat)
            done = (int(state.stack[-1][1]) + players - 1 - turn) // players
        yield (kept <= chosen and placed <= chosen - kept and len(kept) == len(chosen) - done)
