"""The state of City Tycoon: what lies on the table, in flat lists.

The city is a list of sites in the order in which they were laid; sites 0 to 3 are the cells of
the start tile. A tile is its number in the `kit`.
"""

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from rathaus.core.fields import derived, working
from rathaus.core.state import State
from rathaus.games.city_tycoon import knowledge, loading, scoring, view
from rathaus.games.city_tycoon.components.box import BLUE, CUBES, RED, TERRAIN
from rathaus.games.city_tycoon.components.kit import PLANT_BASE, START, WATER, Kit
from rathaus.games.city_tycoon.grid import START_SITES, STEPS
from rathaus.games.city_tycoon.moves import AT

if TYPE_CHECKING:
    from rathaus.games.city_tycoon.game import CityTycoon

NOBODY = -1


@dataclass(slots=True, eq=False, kw_only=True)
class CityTycoonState(State):
    """Lists of seats go by seat, lists of sites by site."""

    round: int = 0
    order: list[int] = field(default_factory=list)  # the seats in turn order
    passed: list[int]  # 1: supplies nothing more in this round
    money: list[int]
    yellow: list[int]  # cubes in front of the players
    vp: list[int]  # `scoring.CATEGORIES` of a seat, one seat after the other
    over: bool = False

    pool: list[int] = field(default_factory=list)  # undealt tiles of the round
    hands: list[tuple[int, ...]]  # the sets of the draft; sorted
    picks: list[int] = field(default_factory=list)  # all choices of the draft, in order
    kept: list[tuple[int, ...]]  # chosen tiles still to be played; sorted

    supply: list[int] = field(default_factory=lambda: list(CUBES))  # red, blue, yellow
    terrain: int = TERRAIN
    stacks: list[int] = field(default_factory=lambda: [1, 1])  # the top red and blue plant

    sites: list[int] = field(default_factory=list)  # their cells
    tiles: list[int] = field(default_factory=list)
    owners: list[int] = field(default_factory=list)
    cubes: list[int] = field(default_factory=list)  # on plants
    supplied: list[int] = field(default_factory=list)  # by which demand, from 1; 0: not yet

    open_cells: list[int] = derived()  # where a tile can be laid
    open_moves: list[int] = derived()  # and the moves that lay it there, sorted
    touching: list[int] = derived()  # a bit for each neighbour; bit 0: the whole start tile
    masks: list[int] = derived()  # sites of each seat; then of water, red and blue sources

    # Distances in this city, shared by copies as long as they stay the same (`rules.routes`).
    routes: Any = working()

    if TYPE_CHECKING:
        game: CityTycoon = working()

    @property
    def kit(self) -> Kit:
        return self.game.kit

    # -- pieces -------------------------------------------------------------------------------

    def put(self, cell: int, tile: int, owner: int = NOBODY, cubes: int = 0) -> int:
        """Lay a tile; its site."""
        self.tiles.append(tile)
        self.owners.append(owner)
        self.cubes.append(cubes)
        self.supplied.append(0)
        return self._join(cell)

    def cell_of(self, move: int) -> int:
        """The free cell that an `at` move names."""
        return self.open_cells[self.open_moves.index(move)]

    def _join(self, cell: int) -> int:
        """The next site touches its neighbours, and their free sides become available."""
        sites, touching = self.sites, self.touching
        open_cells, open_moves = self.open_cells, self.open_moves
        site = len(sites)
        if cell in open_cells:
            index = open_cells.index(cell)
            del open_cells[index]
            del open_moves[index]
        sites.append(cell)
        touching.append(0)
        node = site if site >= START_SITES else 0
        slot = AT + 4 * site
        near = 0
        for step in STEPS:
            other = cell + step
            if other in sites:
                neighbour = sites.index(other)
                if neighbour < START_SITES:
                    neighbour = 0
                near |= 1 << neighbour
                touching[neighbour] |= 1 << node
            elif other not in open_cells:
                open_cells.append(other)
                open_moves.append(slot)
            slot += 1
        touching[node] |= near
        if not node:
            touching[0] &= ~1
        self._mark(self.tiles[site], self.owners[site], 1 << node)
        self.routes = {}
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
            colour = self.game.kit.colour[tile]
            if colour >= 0:
                masks[sources + colour] |= bit

    def derive(self) -> None:
        cells, self.sites = self.sites, []
        self.open_cells, self.open_moves, self.touching = [], [], []
        self.masks = [0] * (self.players + 3)
        self.routes = {}
        for cell in cells:
            self._join(cell)

    def problem(self) -> str | None:
        return loading.problem(self)

    # -- the contract -------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.players)]

    def result(self) -> list[dict[str, Any]]:
        return [scoring.sheet(self, seat) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def _view(self, seat: int | None) -> view.CityTycoonView:
        return view.build(self, seat)

    def _redeal(self, seat: int | None, rng: Random) -> None:
        knowledge.redeal(self, seat, rng)
