"""What follows from the rest in a position made by hand (`positions`)."""

from rathaus.core.errors import BadPosition
from rathaus.games.city_tycoon import grid, knowledge
from rathaus.games.city_tycoon.components.box import CUBES, HAND, TERRAIN
from rathaus.games.city_tycoon.components.kit import LAND, PLANT_BASE, TILES, WATER, is_plant
from rathaus.games.city_tycoon.components.vocabulary import CUBE_COLOURS
from rathaus.games.city_tycoon.rules.course import first_tiles
from rathaus.games.city_tycoon.state import NOBODY, CityTycoonState


def begin(state: CityTycoonState) -> None:
    """Before any other tile, those of the set-up."""
    if not state.sites:
        for cell, tile in first_tiles(state.players):
            append(state, cell, tile, NOBODY, 0)
        for site in (grid.SOLAR_SITE, grid.WIND_SITE):
            state.cubes[site] = state.players


def append(state: CityTycoonState, cell: int, tile: int, owner: int, cubes: int) -> None:
    """One more tile; what it touches is found out in the end."""
    state.sites.append(cell)
    state.tiles.append(tile)
    state.owners.append(owner)
    state.cubes.append(cubes)
    state.supplied.append(0)


def complete(state: CityTycoonState) -> None:
    """Fill in all that was not said."""
    begin(state)
    _connect(state)
    kit, held = state.kit, [tile for tiles in (*state.hands, *state.kept) for tile in tiles]
    state.order = state.order or list(range(state.players))
    state.round = state.round or max([1, *(kit.round[tile] for tile in (*state.tiles, *held))])
    _count_plants(state)
    _count_supply(state)
    if held and not state.picks and not state.pool:
        deal_the_rest(state)


def _connect(state: CityTycoonState) -> None:
    """Each tile after one that it touches; but plants stay in their order, which refills follow."""
    waiting, laid = list(range(len(state.sites))), list[int]()
    while waiting:
        site = _next_site(state, waiting, {state.sites[other] for other in laid})
        waiting.remove(site)
        laid.append(site)
    for name in ("sites", "tiles", "owners", "cubes", "supplied"):
        values = getattr(state, name)
        setattr(state, name, [values[site] for site in laid])


def _next_site(state: CityTycoonState, waiting: list[int], cells: set[int]) -> int:
    passed_plant = False
    for site in waiting:
        plant = is_plant(state.tiles[site])
        if _neighbours(state.sites[site]) & cells and not (plant and passed_plant):
            return site
        passed_plant = passed_plant or plant
    return waiting[0]


def _neighbours(cell: int) -> set[int]:
    return {cell + step for step in grid.TO_NEIGHBOURS}


def _count_plants(state: CityTycoonState) -> None:
    """Plants are built from the top of their stack."""
    for tile in filter(is_plant, state.tiles):
        colour, number = state.kit.colour[tile], state.kit.plants[tile - PLANT_BASE - 1].number
        state.stacks[colour] = max(state.stacks[colour], number + 1)


def _count_supply(state: CityTycoonState) -> None:
    """All cubes and terrain that lie nowhere else, where nothing else was said."""
    for colour, number in enumerate(_cubes_out(state)):
        if state.supply[colour] == CUBES[colour]:
            if number > CUBES[colour]:
                raise BadPosition(f"there are {CUBES[colour]} {CUBE_COLOURS[colour]} cubes in all")
            state.supply[colour] -= number
    if state.terrain == TERRAIN:
        laid = sum(tile in (LAND, WATER) for tile in state.tiles)
        state.terrain = max(0, TERRAIN - laid)  # by hand there may be more than in the box


def _cubes_out(state: CityTycoonState) -> list[int]:
    found = [0, 0, sum(state.yellow)]
    for site, tile in enumerate(state.tiles):
        if state.cubes[site]:
            colour = state.kit.colour[tile] if is_plant(tile) else int(site != grid.SOLAR_SITE)
            found[colour] += state.cubes[site]
        demand = state.supplied[site]
        if demand > len(state.kit.demands[tile]):
            raise BadPosition(f"{TILES.key(tile)} has no demand {demand}")
        if demand:
            for colour, needed in enumerate(state.kit.demands[tile][demand - 1][: len(found)]):
                found[colour] += needed
    return found


def deal_the_rest(state: CityTycoonState) -> None:
    """The choices of the draft that fit what is held and built; the others are undealt.

    Outside the draft some tiles were sold or given up for plants: tiles that nobody has seen.
    """
    used = {tile for tiles in (*state.hands, *state.kept, state.tiles) for tile in tiles}
    spare = [tile for tile in state.kit.stacks[state.round] if tile not in used]
    chosen = []
    for seat in range(state.players):
        own = [*sorted(knowledge.built(state)[seat]), *state.kept[seat]]
        gone = 0 if any(state.hands) else max(0, HAND - len(own))
        chosen.append([*[spare.pop() for _ in range(gone)], *own])
    state.picks = [tile for choice in zip(*chosen, strict=False) for tile in choice]
    state.pool = spare


def fill_up_kept(state: CityTycoonState) -> None:
    """Who has nothing to play gets as many tiles as the others, out of those nobody has seen."""
    most = max(map(len, state.kept))
    spare = [tile for tile in state.pool if tile not in state.tiles]
    for seat, kept in enumerate(state.kept):
        if not kept:
            state.kept[seat] = tuple(sorted([spare.pop() for _ in range(most)]))
    deal_the_rest(state)
