"""Why a move is not allowed: the rule behind a greyed-out choice.

The rules themselves decide and name what is in the way (`obstacle`); here the name gets its clause
and the numbers that its sentence needs. The sentences are in `text`.
"""

from collections.abc import Callable

from rathaus.core.reasons import Against
from rathaus.games.neom.city import CELLS, legal_cells
from rathaus.games.neom.components.kit import STRIDE
from rathaus.games.neom.moves import BUILD, BUILD_CORNERSTONE, FINE, ON, PICK, SPACE
from rathaus.games.neom.rules import actions, disasters, payment, rounds
from rathaus.games.neom.state import NeomState


def expected(state: NeomState, seat: int) -> list[int]:
    """The moves a person would look for now, allowed or not."""
    if seat not in state.turn() or state.answers[seat]:
        return []
    step = state.stack[-1][0]
    if step == "act":
        return [BUILD, *sorted(BUILD_CORNERSTONE + tile for tile in state.unbuilt[seat])]
    if step == "choose" and state.players == 1:
        return [PICK + tile for tile in state.display]
    return [FINE] if step == "disaster" else []


def why_not(state: NeomState, seat: int, move: int) -> Against | None:
    """The reason against a move in the open question, where there is one to name."""
    if seat not in state.turn():
        return None
    step, decided = state.stack[-1][0], len(state.answers[seat])
    against = _AGAINST.get((step, decided, SPACE.split(move)[0]))
    return against(state, seat, move) if against else None


def _picking(state: NeomState, seat: int, move: int) -> Against | None:
    tile = move - PICK
    if state.players > 1 or tile not in state.display or not rounds.comes_too_late(state, tile):
        return None
    return Against("disaster_too_late", "NEO-14.7")


def _paying(state: NeomState, seat: int, move: int) -> Against | None:
    if disasters.can_pay_fine(state, seat):
        return None
    coins = disasters.fine(state, seat, state.disaster)
    return Against("too_dear", "NEO-9.6", {"coins": coins, "money": state.money[seat]})


def _building(state: NeomState, seat: int, move: int) -> Against | None:
    tile = actions.tile_of(state, seat, move)
    if state.kit.is_cornerstone[tile] and tile not in state.unbuilt[seat]:
        return Against("not_yours", "NEO-6.34", {"tile": tile})
    return against_building(state, seat, tile)


def against_building(state: NeomState, seat: int, tile: int) -> Against | None:
    """Why a tile of one's own cannot be built now."""
    name = actions.obstacle(state, seat, tile)
    return _BUILDING[name](state, seat, tile) if name else None


def _needs_types(state: NeomState, seat: int, tile: int) -> Against:
    kind, count = state.kit.needs[tile] or (0, 0)
    have = state.traits[seat * STRIDE + kind].bit_count()
    return Against("needs_types", "NEO-6.6", {"type": kind, "count": count, "have": have})


def _unpayable(state: NeomState, seat: int, tile: int) -> Against:
    """A good that cannot be had at all, or not for this money."""
    terms = payment.open_terms(state, seat, tile)
    for term in terms:
        if not payment.offers_for(state, seat, term, 0):
            good = {"good": term.goods[0]}
            if state.players == 1:
                return Against("not_sold_yet", "NEO-14.9", good)
            return Against("no_seller", "NEO-6.10", good)
    coins = state.kit.price[tile] + payment.cheapest(state, seat, terms, 0, 0)
    return Against("too_dear", "NEO-6.8", {"coins": coins, "money": state.money[seat]})


def _cornerstone_limit(state: NeomState, seat: int, tile: int) -> Against:
    return Against("cornerstone_limit", "NEO-6.35", {"limit": state.generation})


def _no_cell(state: NeomState, seat: int, tile: int) -> Against:
    """No road leads to it, or one does, but the city may not hold another cornerstone."""
    if legal_cells(state.kit, state.traits, seat * STRIDE, tile):
        return _cornerstone_limit(state, seat, tile)
    return Against("no_cell", "NEO-6.1")


def _laying(state: NeomState, seat: int, move: int) -> Against | None:
    tile, cell = actions.tile_of(state, seat, state.answers[seat][0]), move - ON
    name = actions.cell_obstacle(state, seat, tile, cell)
    if name == "cornerstone_limit":
        return _cornerstone_limit(state, seat, tile)
    if name == "other_type":
        return Against(name, "NEO-6.23", {"tile": state.city[seat * CELLS + cell]})
    return Against(name, "NEO-6.20") if name else None


_BUILDING: dict[str, Callable[[NeomState, int, int], Against]] = {
    "needs_types": _needs_types,
    "unpayable": _unpayable,
    "no_cell": _no_cell,
}

# By step, number of decisions already made in it, and range of the move.
_AGAINST: dict[tuple[str, int, str], Callable[[NeomState, int, int], Against | None]] = {
    ("choose", 0, "pick"): _picking,
    ("act", 0, "build"): _building,
    ("act", 0, "cornerstone"): _building,
    ("act", 1, "on"): _laying,
    ("disaster", 0, "fine"): _paying,
}
