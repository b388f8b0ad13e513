"""The state of City Tycoon: what lies on the table, in flat lists.

The city is a list of sites in the order in which they were laid; sites 0 to 3 are the cells of
the start tile. A tile is its number in the `kit`.
"""

from dataclasses import dataclass
from typing import Final

from rathaus.core.fields import (
    derived,
    flag,
    groups_per_side,
    number,
    numbers,
    per_side,
    working,
)
from rathaus.core.state import State
from rathaus.games.city_tycoon.components.box import (
    BLUE,
    CATEGORIES,
    CUBES,
    MOST_DEMANDS,
    RED,
    ROUNDS,
    SEATS,
    STACK,
    TERRAIN,
    YELLOW,
)
from rathaus.games.city_tycoon.components.kit import (
    DISTRICT_TILES,
    PLANT_BASE,
    START,
    TILES,
    WATER,
    Kit,
)
from rathaus.games.city_tycoon.grid import CELLS, START_SITES, TO_NEIGHBOURS
from rathaus.games.city_tycoon.known_routes import KnownRoutes
from rathaus.games.city_tycoon.moves import AT

NOBODY: Final = -1
OPEN: Final = -1  # a free cell beside a tile


@dataclass(slots=True, eq=False, kw_only=True)
class CityTycoonState(State):
    """Lists of seats go by seat, lists of sites by site."""

    round: int = number(most=ROUNDS)
    order: list[int] = numbers(most=SEATS - 1)  # the seats in turn order
    passed: list[int] = per_side(most=1)  # 1: supplies nothing more in this round
    money: list[int] = per_side()
    yellow: list[int] = per_side(most=CUBES[YELLOW])  # cubes in front of the players
    vp: list[int] = per_side(each=len(CATEGORIES))
    over: bool = flag()

    pool: list[int] = numbers(least=1, of=DISTRICT_TILES)  # undealt tiles of the round
    hands: list[tuple[int, ...]] = groups_per_side(least=1, of=DISTRICT_TILES)  # sets; sorted
    picks: list[int] = numbers(least=1, of=DISTRICT_TILES)  # all choices of the draft, in order
    kept: list[tuple[int, ...]] = groups_per_side(
        least=1, of=DISTRICT_TILES
    )  # to be played; sorted

    supply: list[int] = numbers(CUBES, size=len(CUBES), most=max(CUBES))  # red, blue, yellow
    terrain: int = number(TERRAIN, most=TERRAIN)
    stacks: list[int] = numbers((1, 1), size=2, least=1, most=STACK + 1)  # top red, blue

    sites: list[int] = numbers(most=CELLS - 1)  # their cells
    tiles: list[int] = numbers(of=TILES)
    owners: list[int] = numbers(least=NOBODY, most=SEATS - 1)
    cubes: list[int] = numbers(most=max(CUBES))  # on plants
    supplied: list[int] = numbers(most=MOST_DEMANDS)  # by which demand, from 1; 0: not yet

    open_cells: list[int] = derived()  # where a tile can be laid
    open_moves: list[int] = derived()  # and the moves that lay it there, sorted
    touching: list[int] = derived()  # a bit for each neighbour; bit 0: the whole start tile
    masks: list[int] = derived()  # sites of each seat; then of water, red and blue sources

    kit: Kit = working()
    routes: KnownRoutes = working()
    cells: dict[int, int] = working()  # the site on each cell, or `OPEN`; never changed in place

    # -- pieces -------------------------------------------------------------------------------

    def put(self, cell: int, tile: int, owner: int = NOBODY, cubes: int = 0) -> int:
        """Lay a tile; its site."""
        self.tiles.append(tile)
        self.owners.append(owner)
        self.cubes.append(cubes)
        self.supplied.append(0)
        return self.join(cell)

    def cell_of(self, move: int) -> int:
        """The free cell that an `at` move names."""
        return self.open_cells[self.open_moves.index(move)]

    def join(self, cell: int) -> int:
        """The next site touches its neighbours, and their free sides become available."""
        sites, touching = self.sites, self.touching
        open_cells, open_moves = self.open_cells, self.open_moves
        site = len(sites)
        cells = self.cells.copy()  # other states may share it
        if cell in cells:
            index = open_cells.index(cell)
            del open_cells[index]
            del open_moves[index]
        sites.append(cell)
        cells[cell] = site
        touching.append(0)
        node = site if site >= START_SITES else 0
        slot = AT + 4 * site
        near = 0
        for step in TO_NEIGHBOURS:
            other = cell + step
            neighbour = cells.get(other)
            if neighbour is None:
                cells[other] = OPEN
                open_cells.append(other)
                open_moves.append(slot)
            elif neighbour != OPEN:
                if neighbour < START_SITES:
                    neighbour = 0
                near |= 1 << neighbour
                touching[neighbour] |= 1 << node
            slot += 1
        touching[node] |= near
        if not node:
            touching[0] &= ~1
        self._mark(self.tiles[site], self.owners[site], 1 << node)
        self.cells = cells
        self.routes = KnownRoutes()
        return site

    def _mark(self, tile: int, owner: int, bit: int) -> None:
        masks, sources = self.masks, self.players + 1
        if owner >= 0:
            masks[owner] |= bit
        if tile == WATER:
            masks[self.players] |= bit
        elif tile == START:
            masks[sources + RED] |= bit
            masks[sources + BLUE] |= bit
        elif tile > PLANT_BASE and owner >= 0:
            colour = self.kit.colour[tile]
            if colour >= 0:
                masks[sources + colour] |= bit


def derive(state: CityTycoonState) -> None:
    """Lay all tiles anew: what touches what, and where there is room."""
    cells, state.sites = state.sites, []
    state.open_cells, state.open_moves, state.touching = [], [], []
    state.masks = [0] * (state.players + 3)
    state.routes = KnownRoutes()
    state.cells = {}
    for cell in cells:
        state.join(cell)
