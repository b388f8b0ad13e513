"""What a city gains and loses by a tile that is built or removed, found on a copy."""

from rathaus.core.catalogue import Effect
from rathaus.games.neom import city, scoring
from rathaus.games.neom.city import CELLS, active_routes, cells_of
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import CENTER_BASE, STRIDE
from rathaus.games.neom.components.vocabulary import PerRoadSquare
from rathaus.games.neom.questions.choice import (
    LINKS,
    MONEY,
    POINTS,
    POLLUTED,
    RINGS,
    ROUTES,
    Effects,
    counted,
    difference,
)
from rathaus.games.neom.rules import actions
from rathaus.games.neom.state import NeomState

NO_GOOD = len(GOODS)  # stands for a good that is still to be chosen


def built(state: NeomState, seat: int, tile: int, cell: int) -> Effects:
    """What a tile on this cell changes in the city, whatever it costs."""
    keys, old = state.kit.tile, state.city[seat * CELLS + cell]
    new = _laid(state, seat, tile, cell, NO_GOOD)
    replaced = (Effect("lose", keys[old].key),) if 0 < old <= CENTER_BASE else ()
    gain = difference(MONEY, new.money[seat] - state.money[seat])
    links = counted(LINKS, city.links_of(new.traits, seat * STRIDE, cell))
    placed = Effect("place", keys[tile].key)
    return (placed, *replaced, *links, *gain, *_changes(state, new, seat))


def made(state: NeomState, seat: int, tile: int, cell: int, good: int) -> Effects:
    """What the good of the owner's choice adds to a tile on this cell."""
    without = _laid(state, seat, tile, cell, NO_GOOD)
    return _changes(without, _laid(state, seat, tile, cell, good), seat)


def removed(state: NeomState, seat: int, earlier: list[int], cell: int) -> Effects:
    """What is lost with the tile on this cell, after the tiles on others are gone."""
    old = state.copy()
    for each in earlier:
        old.clear(seat, each)
    new = old.copy()
    new.clear(seat, cell)
    lost = Effect("lose", state.kit.tile[state.city[seat * CELLS + cell]].key)
    return (lost, *_changes(old, new, seat))


def _laid(state: NeomState, seat: int, tile: int, cell: int, good: int) -> NeomState:
    """The city with the tile; if it makes a good of the owner's choice, then this one."""
    new = state.copy()
    if state.kit.makes_choice[tile]:
        new.modular[seat] = good
    actions.lay(new, seat, cell, tile)
    new.goods[seat] &= ~(1 << NO_GOOD)
    return new


def _changes(old: NeomState, new: NeomState, seat: int) -> Effects:
    """Goods, trade routes and points of a city; points as if the game ended now, money aside."""
    new.money[seat] = old.money[seat]  # `new` is ours
    before, after = old.goods[seat], new.goods[seat]
    found = [Effect("lose", GOODS[good]) for good in cells_of(before & ~after)]
    found += [Effect("gain", GOODS[good]) for good in cells_of(after & ~before)]
    base = seat * STRIDE
    routes = active_routes(new.traits, base).bit_count()
    found += difference(ROUTES, routes - active_routes(old.traits, base).bit_count())
    homes = len(city.pollution_by_home(new.traits, base))
    found += counted(POLLUTED, homes - len(city.pollution_by_home(old.traits, base)))
    if _counts_rings(new, seat):
        rings = city.road_squares(new.traits, base) - city.road_squares(old.traits, base)
        found += counted(RINGS, rings)
    points = scoring.total(new, seat) - scoring.total(old, seat)
    return (*found, *difference(POINTS, points))


def _counts_rings(state: NeomState, seat: int) -> bool:
    """Road squares are worth something to this seat, now or with a cornerstone of its own."""
    tiles = (*state.city[seat * CELLS : seat * CELLS + CELLS], *state.unbuilt[seat])
    effects = (effect for tile in tiles for effect in state.kit.effects[tile])
    return any(isinstance(effect, PerRoadSquare) for effect in effects)
