"""A position made by hand, filled up: what nobody has named lies somewhere all the same.

Every seat has a board, hands and stacks have the size of their round, the leftover cornerstones
form a pile, and tiles that must have left the game have left it unseen. A disaster is the last tile
to fill up with.
"""

from collections.abc import Iterator, Sequence

from rathaus.games.neom.city import CELLS, CENTER
from rathaus.games.neom.components.kit import CENTER_BASE
from rathaus.games.neom.components.vocabulary import Tile
from rathaus.games.neom.rules.dealing import CORNERSTONE_HAND
from rathaus.games.neom.rules.rounds import stack_sizes
from rathaus.games.neom.state import NeomState

SOLO_PILE = 6  # cornerstones that a lone player has discarded (NEO-14.2)


def fill_boards(state: NeomState) -> None:
    """Every seat without a board gets one that nobody has; its center stands in the city."""
    free = [board.number for board in state.kit.boards if board.number not in state.boards]
    for seat, board in enumerate(state.boards):
        state.boards[seat] = board or free.pop(0)
        center = seat * CELLS + CENTER
        state.city[center] = state.city[center] or CENTER_BASE + state.boards[seat]


def begin(state: NeomState) -> None:
    """A round of a generation, the first unless others are named, after the preliminary phase."""
    state.generation, state.round = state.generation or 1, state.round or 1
    if not (state.pile or state.beginner or state.players == 2):
        size = SOLO_PILE if state.players == 1 else state.players
        state.pile, state.reserve = state.reserve[:size], state.reserve[size:]


def fill_draft(state: NeomState) -> None:
    """Hands of cornerstones, as many as are not kept yet."""
    size = CORNERSTONE_HAND - len(state.unbuilt[0])
    for seat, hand in enumerate(state.hands):
        extra = state.reserve[: size - len(hand)]
        state.hands[seat] = tuple(sorted((*hand, *extra)))
        state.reserve = state.reserve[len(extra) :]


def fill_choices(state: NeomState, seats: Sequence[int]) -> None:
    """A seat that has to act has chosen a tile that anyone can build."""
    spare = _spare(state, free_first=True)
    for seat in seats:
        state.chosen[seat] = state.chosen[seat] or next(spare)


def fill_hands(state: NeomState, size: int) -> None:
    """Three players or more: all hands, and what was taken from them earlier."""
    spare = _spare(state)
    for seat, hand in enumerate(state.hands):
        extra = [next(spare) for _ in range(size - len(hand))]
        state.hands[seat] = tuple(sorted((*hand, *extra)))
    earlier = _earlier_picks(state)
    state.picks = earlier + [tile for tile in state.chosen if tile]
    known = set(named_tiles(state))
    state.box += [tile for tile in earlier if tile not in known]


def _earlier_picks(state: NeomState) -> list[int]:
    """Round by round: what a seat has built of this generation, then tiles sold."""
    stack = {*state.kit.stack(state.generation, state.mark)}
    sold = _spare(state)
    own = [[tile for tile in _city(state, seat) if tile in stack] for seat in range(state.players)]
    return [tiles.pop(0) if tiles else next(sold) for _ in range(state.round - 1) for tiles in own]


def fill_stacks(state: NeomState, taken: int) -> None:
    """One or two players: the open stack, from which some tiles were taken, and all to come."""
    sizes = stack_sizes(state)
    total = len(state.kit.stack(state.generation, state.mark))
    shown, hidden = sizes[state.round - 1] - taken, total - sum(sizes[: state.round])
    spare = _spare(state)
    state.display += [next(spare) for _ in range(shown - len(state.display))]
    state.pool += [next(spare) for _ in range(hidden - len(state.pool))]
    state.picks = [tile for tile in state.chosen if tile]


def bury_the_rest(state: NeomState) -> None:
    """Tiles of this and earlier generations that lie nowhere are out of the game."""
    kit, lying = state.kit, {*named_tiles(state)}
    for generation in range(1, state.generation + 1):
        state.buried += [t for t in kit.stack(generation, state.mark) if t not in lying]


# -- tiles ------------------------------------------------------------------------------------


def named_tiles(state: NeomState) -> list[int]:
    """Every tile that lies somewhere, undealt cornerstones aside; twice if it lies twice."""
    tiles = [tile for seat in range(state.players) for tile in _city(state, seat)]
    for group in (*state.hands, *state.unbuilt):
        tiles += group
    for place in (state.display, state.pool, state.pile, state.box, state.buried):
        tiles += place
    used = {*state.city, *state.box}  # a tile that was chosen may be built or sold by now
    tiles += [tile for tile in state.chosen if tile not in used]
    return [tile for tile in tiles if tile]


def _city(state: NeomState, seat: int) -> list[int]:
    return [t for t in state.city[seat * CELLS : seat * CELLS + CELLS] if 0 < t <= CENTER_BASE]


def _spare(state: NeomState, free_first: bool = False) -> Iterator[int]:
    """Tiles to fill up with: of this generation first, its disaster last, then of any other."""
    kit, lying = state.kit, {*named_tiles(state)}
    stack = {*kit.stack(state.generation, state.mark)}
    tiles = [
        tile
        for tile in kit.tiles
        if not (kit.is_cornerstone[tile.number] or tile.number in lying)
        if not tile.is_disaster or tile.number in stack
    ]
    tiles.sort(
        key=lambda tile: (
            tile.number not in stack,
            tile.is_disaster,
            free_first and not _is_free(tile),
            tile.set > state.generation,
        )
    )
    return (tile.number for tile in tiles)


def _is_free(tile: Tile) -> bool:
    """Can be built by anyone at once, and asks nothing more."""
    return not (tile.price or tile.goods or tile.needs or tile.effects)
