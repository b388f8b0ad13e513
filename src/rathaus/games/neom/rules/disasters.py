"""Disasters: pay the fine or lose tiles (NEO-9, 14.7)."""

from rathaus.core.steps import Act, Answer, Frame, Question, Step
from rathaus.games.neom.city import CELLS, CENTER, CENTER_BIT, cells_of, surrounding
from rathaus.games.neom.components.kit import (
    CENTER_BASE,
    HALVES_FINE,
    OCCUPIED,
    STRIDE,
    trait_index,
)
from rathaus.games.neom.moves import DEMOLISH, FINE, LOSE
from rathaus.games.neom.rules.rounds import ROUNDS
from rathaus.games.neom.state import NeomState


def strike(state: NeomState, frame: Frame) -> None:
    """At the end of a round: does a disaster strike, and whom? (NEO-9.1, 9.2, 14.7)"""
    if state.players == 1:
        state.disaster = 0 if state.spared == 0 else _unprevented(state)
    if state.disaster:
        state.tell("disaster_struck", None, tile=state.disaster)
        state.push(("disaster",))


def _unprevented(state: NeomState) -> int:
    """A lone player's disaster: open on the table, or never seen by the end of round 7."""
    hidden = state.pool if state.round == ROUNDS else []
    disasters = state.kit.is_disaster
    return next((tile for tile in (*state.display, *hidden) if disasters[tile]), 0)


def victims(state: NeomState, frame: Frame) -> list[int]:
    return [seat for seat in range(state.players) if seat != state.spared]


def full_fine(state: NeomState, seat: int, disaster: int) -> int:
    """Coins per unprotected tile of the listed types (NEO-9.4, 9.5, 9.10)."""
    charged, _ = counted(state, seat, disaster)
    return state.kit.strikes[disaster].fine * charged.bit_count()


def counted(state: NeomState, seat: int, disaster: int) -> tuple[int, int]:
    """The cells with the listed types: those that count, and those that are protected."""
    strikes = state.kit.strikes[disaster]
    base = seat * STRIDE
    listed = 0
    for kind in strikes.per:
        listed |= state.traits[base + trait_index(kind)]
    if not strikes.has_protection:
        return listed, 0
    protectors = state.traits[base + trait_index(state.kit.tile[disaster].key)]
    safe = protectors | surrounding(protectors)
    return listed & ~safe, listed & safe


def fine(state: NeomState, seat: int, disaster: int) -> int:
    """What the owner has to pay; insurance halves it (NEO-9.12)."""
    full = full_fine(state, seat, disaster)
    return full // 2 if state.traits[seat * STRIDE + HALVES_FINE] else full


def can_pay_fine(state: NeomState, seat: int) -> bool:
    """The whole of it, from the money at hand (NEO-9.6)."""
    return fine(state, seat, state.disaster) <= state.money[seat]


def moves(state: NeomState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Pay or lose tiles; then which tiles."""
    if not answer:
        return [FINE, DEMOLISH] if can_pay_fine(state, seat) else [DEMOLISH]
    if answer[0] == FINE:
        return []
    options = _losable(_demands(state, seat), answer[1:])
    return [LOSE + cell for cell in cells_of(options)]


def _demands(state: NeomState, seat: int) -> list[int]:
    """One mask of cells for each tile that has to go."""
    base, city = seat * STRIDE, state.city[seat * CELLS + CENTER]
    removable = state.traits[base + OCCUPIED]
    if city > CENTER_BASE:
        removable &= ~CENTER_BIT  # the printed center stays (NEO-9.15)
    demands = []
    for demand in state.kit.strikes[state.disaster].demands:
        mask = 0 if demand.types else removable
        for kind in demand.types:
            mask |= state.traits[base + trait_index(kind)]
        demands += [mask & removable] * demand.count
    return demands


def _losable(demands: list[int], picked: Answer) -> int:
    """The cells for the next demand that can be met, so that as many as possible are (NEO-9.8)."""
    taken, left = 0, list(picked)
    for index, mask in enumerate(demands):
        rest = demands[index + 1 :]
        most = _matching([mask, *rest], taken)
        options = 0
        for cell in cells_of(mask & ~taken):
            if 1 + _matching(rest, taken | 1 << cell) == most:
                options |= 1 << cell
        if options and not left:
            return options
        if options:
            taken |= 1 << (left.pop(0) - LOSE)
    return 0


def _matching(demands: list[int], taken: int) -> int:
    """How many demands can be met by different tiles: the least bound over all subsets."""
    best = len(demands)
    for subset in range(1, 1 << len(demands)):
        union = 0
        for index, mask in enumerate(demands):
            if subset >> index & 1:
                union |= mask
        size = (union & ~taken).bit_count() + len(demands) - subset.bit_count()
        best = min(best, size)
    return best


def resolve(state: NeomState, frame: Frame) -> None:
    for seat in victims(state, frame):
        answer = state.answers[seat]
        if answer[0] == FINE:
            coins = fine(state, seat, state.disaster)
            state.money[seat] -= coins
            state.tell("fine_paid", seat, coins=coins)
            continue
        cells = tuple(move - LOSE for move in answer[1:])
        tiles = tuple(state.city[seat * CELLS + cell] for cell in cells)
        for cell in cells:
            state.clear(seat, cell)
        state.tell("tiles_lost", seat, tiles=tiles, cells=cells)


STEPS: dict[str, Step] = {
    "strike": Act(strike),
    "disaster": Question(victims, moves, resolve),
}
