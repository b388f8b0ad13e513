"""The geometry of a city: bitboards of 25 cells, roads, regions and legal cells.

Cell r:c is bit 5 * (r - 1) + (c - 1). A city is read from `traits`, a flat list that holds one
bitboard per trait and seat, starting at `base` for the city in question.
"""

from typing import Final

from rathaus.games.neom.components.kit import (
    EAST,
    NORTH,
    OCCUPIED,
    POLLUTING,
    RESIDENTIAL,
    RESOURCE,
    SOUTH,
    WEST,
    Kit,
)

SIZE: Final = 5
CELLS: Final = SIZE * SIZE
ALL: Final = (1 << CELLS) - 1
CENTER: Final = 12
CENTER_BIT: Final = 1 << CENTER
LEFT_GATE: Final = 1 << 10
RIGHT_GATE: Final = 1 << 14  # 3:1 and 3:5, where the trade routes leave

FIRST_COLUMN: Final = sum(1 << (SIZE * row) for row in range(SIZE))
LAST_COLUMN: Final = FIRST_COLUMN << 4
NOT_FIRST: Final = ALL & ~FIRST_COLUMN
NOT_LAST: Final = ALL & ~LAST_COLUMN
BORDER: Final = FIRST_COLUMN | LAST_COLUMN | 0b11111 | 0b11111 << 20
CORNERS: Final = 1 | 1 << 4 | 1 << 20 | 1 << 24

CELL_NAMES: Final = tuple(f"{cell // SIZE + 1}:{cell % SIZE + 1}" for cell in range(CELLS))


def adjacent(mask: int) -> int:
    """All cells that share an edge with a cell of the mask (NEO-2.2)."""
    sideways = (mask & NOT_LAST) << 1 | (mask & NOT_FIRST) >> 1
    return (sideways | mask << 5 | mask >> 5) & ALL


def surrounding(mask: int) -> int:
    """All cells that share an edge or a corner with a cell of the mask (NEO-2.2)."""
    sideways = (mask & NOT_LAST) << 1 | (mask & NOT_FIRST) >> 1
    row = mask | sideways
    return (sideways | row << 5 | row >> 5) & ALL


SURROUNDING: Final = tuple(surrounding(1 << cell) for cell in range(CELLS))


def cells_of(mask: int) -> list[int]:
    """The cells of a mask, in order."""
    cells = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return cells


def links(traits: list[int], base: int) -> tuple[int, int]:
    """Direct links (NEO-2.5): bit c is set where c is linked to the east / to the south."""
    across = traits[base + EAST] & traits[base + WEST] >> 1 & NOT_LAST
    down = traits[base + SOUTH] & traits[base + NORTH] >> 5
    return across, down


def flood(start: int, across: int, down: int) -> int:
    """Everything connected with the start by a path of links (NEO-2.6)."""
    reach = start
    while True:
        grown = (
            reach
            | (reach & across) << 1
            | reach >> 1 & across
            | (reach & down) << 5
            | reach >> 5 & down
        )
        if grown == reach:
            return reach
        reach = grown


def connected(traits: list[int], base: int) -> int:
    """The cells connected to the center."""
    across, down = links(traits, base)
    return flood(CENTER_BIT, across, down)


def _touching(traits: list[int], base: int, roads: tuple[int, ...], reach: int) -> int:
    """The cells on which a tile with these roads would be linked to a cell of `reach`."""
    touch = 0
    for side in roads:
        if side == NORTH:
            touch |= (reach & traits[base + SOUTH]) << 5
        elif side == SOUTH:
            touch |= (reach & traits[base + NORTH]) >> 5
        elif side == EAST:
            touch |= (reach & traits[base + WEST] & NOT_FIRST) >> 1
        else:
            touch |= (reach & traits[base + EAST] & NOT_LAST) << 1
    return touch & ALL


def leads_to(traits: list[int], base: int, mask: int) -> int:
    """The cells that the roads of a mask lead to."""
    return (
        (mask & traits[base + NORTH]) >> 5
        | (mask & traits[base + SOUTH]) << 5
        | (mask & traits[base + EAST] & NOT_LAST) << 1
        | (mask & traits[base + WEST] & NOT_FIRST) >> 1
    ) & ALL


def replaceable(kit: Kit, traits: list[int], base: int, tile: int) -> int:
    """The cells whose tile may give way to this one: resources and shared types (NEO-6.23)."""
    mask = traits[base + RESOURCE]
    for kind in kit.types[tile]:
        mask |= traits[base + kind]
    return mask


def legal_cells(kit: Kit, traits: list[int], base: int, tile: int) -> int:
    """Where a tile may go: linked to the center, on an empty or replaceable cell (NEO-6c, 6d)."""
    across, down = links(traits, base)
    roads = kit.roads[tile]
    touch = _touching(traits, base, roads, flood(CENTER_BIT, across, down))
    legal = touch & ~traits[base + OCCUPIED]
    giving_way = replaceable(kit, traits, base, tile)
    candidates = touch & giving_way & ~CENTER_BIT
    while candidates:
        bit = candidates & -candidates
        candidates ^= bit
        reach = flood(CENTER_BIT, across & ~(bit | bit >> 1), down & ~(bit | bit >> 5))
        if _touching(traits, base, roads, reach) & bit:
            legal |= bit
    return legal | giving_way & CENTER_BIT  # a tile on the center is the center (NEO-6.21)


def has_legal_cell(kit: Kit, traits: list[int], base: int, tile: int) -> bool:
    """Most often a free cell tells at once, and nothing has to be taken out of the city."""
    across, down = links(traits, base)
    touch = _touching(traits, base, kit.roads[tile], flood(CENTER_BIT, across, down))
    return bool(touch & ~traits[base + OCCUPIED] or legal_cells(kit, traits, base, tile))


def region_sizes(traits: list[int], base: int, kind: int) -> list[int]:
    """The sizes of the regions of a type, largest first (NEO-2.8)."""
    members = traits[base + kind]
    across, down = links(traits, base)
    across &= members & members >> 1
    down &= members & members >> 5
    sizes = []
    while members:
        region = flood(members & -members, across, down)
        sizes.append(region.bit_count())
        members &= ~region
    sizes.sort(reverse=True)
    return sizes


def road_squares(traits: list[int], base: int) -> int:
    """The number of 2 x 2 blocks whose four tiles are linked in a ring (NEO-2.10)."""
    across, down = links(traits, base)
    return (across & across >> 5 & down & down >> 1).bit_count()


def pollution(traits: list[int], base: int) -> int:
    """Points lost: 2 per edge and 1 per corner between a home and a polluting tile (NEO-11.6)."""
    homes = traits[base + RESIDENTIAL]
    dirty = traits[base + POLLUTING]
    if not homes or not dirty:
        return 0
    west, east = (dirty & NOT_FIRST) >> 1, (dirty & NOT_LAST) << 1
    edges = ((homes & west).bit_count() + (homes & east).bit_count()) + (
        (homes & dirty << 5).bit_count() + (homes & dirty >> 5).bit_count()
    )
    corners = 0
    for side in (west, east):
        corners += (homes & side << 5).bit_count() + (homes & side >> 5).bit_count()
    return 2 * edges + corners


def pollution_by_home(traits: list[int], base: int) -> dict[int, int]:
    """The points that each polluted home loses, by its cell."""
    homes, dirty = traits[base + RESIDENTIAL], traits[base + POLLUTING]
    found = {}
    for cell in cells_of(homes & surrounding(dirty)):
        beside = (adjacent(1 << cell) & dirty).bit_count()
        found[cell] = beside + (SURROUNDING[cell] & dirty).bit_count()
    return found


def adjacent_pairs(traits: list[int], base: int, kind: int, other: int) -> int:
    """The number of adjacent pairs of one tile of each type (NEO-12.32)."""
    first, second = traits[base + kind], traits[base + other]
    # Every pair has one partner in the first mask: count its partners side by side.
    return (
        (first & (second & NOT_LAST) << 1).bit_count()
        + (first & (second & NOT_FIRST) >> 1).bit_count()
        + (first & second << 5).bit_count()
        + (first & second >> 5).bit_count()
    )


def links_of(traits: list[int], base: int, cell: int) -> int:
    """The number of direct links of a cell."""
    return linked_neighbours(traits, base, cell, OCCUPIED)


def linked_neighbours(traits: list[int], base: int, cell: int, kind: int) -> int:
    """The number of direct links between a cell and tiles of a type."""
    across, down = links(traits, base)
    bit = 1 << cell
    partners = traits[base + kind]
    return (
        (bool(bit & across and partners & bit << 1))
        + (bool(bit >> 1 & across and partners & bit >> 1))
        + (bool(bit & down and partners & bit << 5))
        + (bool(bit >> 5 & down and partners & bit >> 5))
    )


def active_routes(traits: list[int], base: int) -> int:
    """The active trade routes: bit 0 left, bit 1 right (NEO-7.3)."""
    left = bool(traits[base + WEST] & LEFT_GATE)
    right = bool(traits[base + EAST] & RIGHT_GATE)
    return left | right << 1
