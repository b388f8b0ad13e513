"""Why a move is not allowed: the rule behind a greyed-out choice.

A reason is its name and the numbers its sentence needs; the sentences are in `text`.
"""

from rathaus.games.neom.city import CELLS, legal_cells
from rathaus.games.neom.components.kit import OCCUPIED, STRIDE
from rathaus.games.neom.moves import ANCHOR, BUILD, FINE, ON, PICK, SPACE
from rathaus.games.neom.rules import actions, disasters, payment
from rathaus.games.neom.state import NeomState

Reason = tuple[str, dict[str, int]]


def expected(state: NeomState, seat: int) -> list[int]:
    """The moves a person would look for now, allowed or not."""
    step, answer = state.stack[-1][0], state.answers[seat]
    if answer or seat not in state.turn():
        return []
    if step == "act":
        return [BUILD, *sorted(ANCHOR + tile for tile in state.unbuilt[seat])]
    if step == "choose" and state.players == 1:
        return [PICK + tile for tile in state.display]
    return [FINE] if step == "disaster" else []


def why_not(state: NeomState, seat: int, move: int) -> Reason | None:
    """The reason against a move in the open question, where there is one to name."""
    kind, place = SPACE.split(move)
    step, answer = state.stack[-1][0], state.answers[seat]
    if step == "act" and not answer and kind in ("build", "cornerstone"):
        return _not_buildable(state, seat, actions.tile_of(state, seat, move))
    if step == "act" and len(answer) == 1 and kind == "on":
        return _bad_cell(state, seat, actions.tile_of(state, seat, answer[0]), move - ON)
    if step == "choose" and kind == "pick" and state.players == 1 and place + 1 in state.display:
        return "disaster_too_late", {}
    if step == "disaster" and kind == "fine" and not answer:
        fine = disasters.fine(state, seat, state.disaster)
        return "too_dear", {"coins": fine, "money": state.money[seat]}
    return None


def _not_buildable(state: NeomState, seat: int, tile: int) -> Reason | None:
    kit, money = state.kit, state.money[seat]
    if kit.is_cornerstone[tile] and tile not in state.unbuilt[seat]:
        return "not_yours", {"tile": tile}
    need = kit.needs[tile]
    if need and not payment.meets_types(state, seat, tile):
        have = state.traits[seat * STRIDE + need[0]].bit_count()
        return "needs_types", {"type": need[0], "count": need[1], "have": have}
    terms = payment.open_terms(state, seat, tile)
    for term in terms:
        if not payment.offers_for(state, seat, term, 0):
            sold_later = state.players == 1
            return "not_sold_yet" if sold_later else "no_seller", {"good": term.goods[0]}
    coins = kit.price[tile] + payment.cheapest(state, seat, terms, 0, 0)
    if coins > money:
        return "too_dear", {"coins": coins, "money": money}
    if legal_cells(kit, state.traits, seat * STRIDE, tile):
        return "cornerstone_limit", {"limit": state.generation}
    return "no_cell", {}


def _bad_cell(state: NeomState, seat: int, tile: int, cell: int) -> Reason:
    base = seat * STRIDE
    if legal_cells(state.kit, state.traits, base, tile) >> cell & 1:
        return "cornerstone_limit", {"limit": state.generation}
    occupied = state.traits[base + OCCUPIED] >> cell & 1
    if occupied and not _may_replace(state, tile, state.city[seat * CELLS + cell]):
        return "other_type", {"tile": state.city[seat * CELLS + cell]}
    return "not_connected", {}


def _may_replace(state: NeomState, tile: int, old: int) -> bool:
    types = state.kit.tile
    return "resource" in types[old].types or bool({*types[old].types} & {*types[tile].types})
