"""What a legal move would do, as far as the rules know it: payments, gains, losses, points.

Only what lies open is asked. A build is a series of decisions; each tells what it settles: the
action what has to be paid in any case, the cell what the city gains and loses, an offer its price
and what follows from it.
"""

from collections.abc import Callable, Mapping

from rathaus.core.catalogue import Effect
from rathaus.core.steps import Answer
from rathaus.games.neom import scoring
from rathaus.games.neom.city import CELLS, active_routes, cells_of
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import CENTER_BASE, STRIDE
from rathaus.games.neom.moves import (
    BANK,
    BUY,
    COINS,
    DISCARD,
    FINE,
    LOSE,
    MAKE,
    ON,
    PICK,
    SEATS,
    SPACE,
    TAKE,
)
from rathaus.games.neom.rules import actions, disasters, gains, payment
from rathaus.games.neom.state import NeomState

Effects = tuple[Effect, ...]
MONEY, POINTS, ROUTES = "money", "vp", "routes"
NO_GOOD = len(GOODS)  # stands for a good that is still to be chosen


def consequence(state: NeomState, seat: int, move: int) -> Effects:
    tell = _TELL.get(SPACE.split(move)[0])
    return tell(state, seat, move) if tell else ()


# -- choosing ---------------------------------------------------------------------------------


def _pick(state: NeomState, seat: int, move: int) -> Effects:
    if state.stack[-1][0] == "draft":
        return (Effect("gain", state.kit.tile[move - PICK].key),)
    coins = sum(gains.coins_for_choosing(state, seat))
    return (Effect("gain", MONEY, coins),) if coins else ()


# -- acting -----------------------------------------------------------------------------------


def _build(state: NeomState, seat: int, move: int) -> Effects:
    """What is certain: all of it if there is a single cell and no choice among sellers."""
    tile = actions.tile_of(state, seat, move)
    costs = _paid(COINS, state.kit.price[tile]) + _certain_payments(state, seat, tile, ())
    cells = actions.cells_for(state, seat, tile)
    if cells & (cells - 1):
        return costs
    return costs + _city_with(state, seat, tile, cells.bit_length() - 1)


def _cornerstone(state: NeomState, seat: int, move: int) -> Effects:
    given_up = Effect("lose", state.kit.tile[state.chosen[seat]].key)
    return (*_build(state, seat, move), given_up)


def _sell(state: NeomState, seat: int, move: int) -> Effects:
    sold = Effect("lose", state.kit.tile[state.chosen[seat]].key)
    return (sold, Effect("gain", MONEY, actions.SALE))


def _certain_payments(state: NeomState, seat: int, tile: int, decided: Answer) -> Effects:
    """The purchases that leave no choice, up to the next one that does."""
    found: Effects = ()
    while len(offers := payment.next_offers(state, seat, tile, decided)) == 1:
        move, coins, _ = offers[0]
        found += _paid(move, coins)
        decided += (move,)
    return found


def _paid(move: int, coins: int) -> Effects:
    """A purchase from a player, or from the bank."""
    seller = (move - BUY) % SEATS if BUY <= move < BANK else None
    return (Effect("pay", MONEY, coins, seller),) if coins else ()


def _on(state: NeomState, seat: int, move: int) -> Effects:
    tile = actions.tile_of(state, seat, state.answers[seat][0])
    return _city_with(state, seat, tile, move - ON)


def _city_with(state: NeomState, seat: int, tile: int, cell: int) -> Effects:
    """What a tile on this cell changes in the city, whatever it costs."""
    keys, old = state.kit.tile, state.city[seat * CELLS + cell]
    new = _laid(state, seat, tile, cell, NO_GOOD)
    replaced = (Effect("lose", keys[old].key),) if 0 < old <= CENTER_BASE else ()
    gain = _difference(MONEY, new.money[seat] - state.money[seat])
    return (Effect("place", keys[tile].key), *replaced, *gain, *_changes(state, new, seat))


def _laid(state: NeomState, seat: int, tile: int, cell: int, good: int) -> NeomState:
    """The city with the tile; if it makes a good of the owner's choice, then this one."""
    new = state.copy()
    if state.kit.makes_choice[tile]:
        new.modular[seat] = good
    actions.lay(new, seat, cell, tile)
    new.goods[seat] &= ~(1 << NO_GOOD)
    return new


def _changes(state: NeomState, new: NeomState, seat: int) -> Effects:
    """Goods, trade routes and points of a city; points as if the game ended now, money aside."""
    new.money[seat] = state.money[seat]  # `new` is ours
    before, after = state.goods[seat], new.goods[seat]
    found = [Effect("lose", GOODS[good]) for good in cells_of(before & ~after)]
    found += [Effect("gain", GOODS[good]) for good in cells_of(after & ~before)]
    base = seat * STRIDE
    routes = active_routes(new.traits, base).bit_count()
    found += _difference(ROUTES, routes - active_routes(state.traits, base).bit_count())
    points = scoring.total(new, seat) - scoring.total(state, seat)
    return (*found, *_difference(POINTS, points))


def _difference(what: str, amount: int) -> Effects:
    return (Effect("gain" if amount > 0 else "lose", what, abs(amount)),) if amount else ()


# -- meeting a requirement --------------------------------------------------------------------


def _offer(state: NeomState, seat: int, move: int) -> Effects:
    action, _, *offers = state.answers[seat]
    tile, decided = actions.tile_of(state, seat, action), tuple(offers)
    coins = payment.price_of(state, seat, tile, decided, move)
    return _paid(move, coins) + _certain_payments(state, seat, tile, (*decided, move))


def _make(state: NeomState, seat: int, move: int) -> Effects:
    """Told alone: the rest of the tile was told with its cell."""
    action, on, *_ = state.answers[seat]
    tile, cell = actions.tile_of(state, seat, action), on - ON
    without = _laid(state, seat, tile, cell, NO_GOOD)
    return _changes(without, _laid(state, seat, tile, cell, move - MAKE), seat)


# -- disasters --------------------------------------------------------------------------------


def _fine(state: NeomState, seat: int, move: int) -> Effects:
    return _paid(FINE, disasters.fine(state, seat, state.disaster))


def _lose(state: NeomState, seat: int, move: int) -> Effects:
    """Compared with the city without the tiles that are given up already."""
    old, cell = state.copy(), move - LOSE
    for each in state.answers[seat][1:]:
        old.clear(seat, each - LOSE)
    new = old.copy()
    new.clear(seat, cell)
    lost = Effect("lose", state.kit.tile[state.city[seat * CELLS + cell]].key)
    return (lost, *_changes(old, new, seat))


# -- the Building Department ------------------------------------------------------------------


def _discard(state: NeomState, seat: int, move: int) -> Effects:
    return (Effect("lose", state.kit.tile[move - DISCARD].key),)


def _take(state: NeomState, seat: int, move: int) -> Effects:
    return (Effect("gain", state.kit.tile[move - TAKE].key),)


_TELL: Mapping[str, Callable[[NeomState, int, int], Effects]] = {
    "pick": _pick,
    "build": _build,
    "cornerstone": _cornerstone,
    "sell": _sell,
    "on": _on,
    "own": _offer,
    "waive": _offer,
    "buy": _offer,
    "bank": _offer,
    "bank_left": _offer,
    "bank_right": _offer,
    "bank_both": _offer,
    "coins": _offer,
    "make": _make,
    "fine": _fine,
    "lose": _lose,
    "discard": _discard,
    "take": _take,
}
