"""What cannot be in a loaded state: a saved game may have been edited."""

from rathaus.games.neom.city import CELLS, CENTER
from rathaus.games.neom.components.kit import CENTER_BASE
from rathaus.games.neom.rules import rounds
from rathaus.games.neom.rules.dealing import CORNERSTONE_HAND, HAND
from rathaus.games.neom.state import NeomState


def problem(state: NeomState) -> str | None:
    """The first thing that cannot be, in words; None: nothing was found."""
    return (
        _wrong_fields(state) or _wrong_centers(state) or _wrong_tiles(state) or _wrong_round(state)
    )


def _wrong_fields(state: NeomState) -> str | None:
    if state.mark not in (1, 4, 5):
        return f"field 'mark': {state.mark} is not 1, 4 or 5"
    if state.disaster and not state.kit.is_disaster[state.disaster]:
        return f"field 'disaster': {state.disaster} is not a disaster"
    return None


def _wrong_centers(state: NeomState) -> str | None:
    for seat, board in enumerate(state.boards):
        center = state.city[seat * CELLS + CENTER]
        is_printed = center > CENTER_BASE
        if bool(center) != bool(board) or (is_printed and center != CENTER_BASE + board):
            return f"the city center of seat {seat} does not belong to its board"
    return None


def _wrong_tiles(state: NeomState) -> str | None:
    """Every tile exists once and lies in one place."""
    tiles = [tile for tile in state.city if 0 < tile <= CENTER_BASE]
    for group in (*state.hands, *state.unbuilt):
        tiles += group
    for place in (state.display, state.pool, state.reserve, state.pile, state.box, state.buried):
        tiles += [tile for tile in place if tile]
    tiles += {*state.chosen} - {*tiles, 0}  # chosen and not yet built, sold or boxed
    double = {tile for tile in tiles if tiles.count(tile) > 1}
    if double:
        return f"tile {min(double)} lies in two places"
    kit, generations = state.kit, range(1, state.generation + 1)
    in_play = {*kit.cornerstones}.union(*(kit.stack(g, state.mark) for g in generations))
    odd = in_play ^ {*tiles}
    return f"tile {min(odd)} is missing or not in this game" if odd else None


def _wrong_round(state: NeomState) -> str | None:
    """Hands, stacks and choices fit the round."""
    if not state.stack:
        return "the game is not over, but nothing is left to do" if -1 in state.savings else None
    if not state.generation:
        fits = _draft_fits(state)
    else:
        fits = _hands_fit(state) if state.players >= 3 else _stacks_fit(state)
    return None if fits else "hands, stacks or choices do not fit the round"


def _to_deal(state: NeomState) -> int:
    return sum(int(frame[2]) for frame in state.stack if frame[0] == "deal")


def _draft_fits(state: NeomState) -> bool:
    dealt = _to_deal(state)
    kept, sizes = {len(tiles) for tiles in state.unbuilt}, {len(hand) for hand in state.hands}
    if state.stack[-1] != ("draft", -1):
        return dealt <= len(state.reserve) and not any(state.chosen)
    return len(kept) == 1 and sizes == {CORNERSTONE_HAND - kept.pop()}


def _hands_fit(state: NeomState) -> bool:
    dealt = _to_deal(state)
    if dealt:
        return dealt == len(state.pool) and state.round == 0 and not state.picks
    looks, rest = divmod(len(state.picks), state.players)
    revealed = {bool(tile) for tile in state.chosen}
    now = state.round - 1 + (True in revealed)
    sizes = {len(hand) for hand in state.hands}
    return not rest and looks == now and len(revealed) == 1 and sizes == {HAND - now}


def _stacks_fit(state: NeomState) -> bool:
    hidden = sum(int(frame[1]) for frame in state.stack if frame[0] == "show")
    sizes, total = rounds.stack_sizes(state), len(state.kit.stack(state.generation, state.mark))
    return len(state.pool) == total - sum(sizes[: state.round]) + hidden
