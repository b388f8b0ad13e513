"""What each move is about: the pieces, places and players that a table lights up for it."""

from collections.abc import Callable, Mapping

from rathaus.core.catalogue import Target
from rathaus.games.neom.city import CELL_NAMES, active_routes, cells_of
from rathaus.games.neom.components import TILE_KEYS
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import STRIDE
from rathaus.games.neom.moves import CORNERSTONE_KEYS, SEATS, SPACE, WAIVER_KEYS
from rathaus.games.neom.rules import disasters
from rathaus.games.neom.state import NeomState
from rathaus.games.neom.view import LEFT, RIGHT, routes_of

Targets = tuple[Target, ...]
Aim = Callable[[NeomState, int, int], Targets]


def targets(state: NeomState, seat: int, move: int) -> Targets:
    """What a move is about, whether it is allowed or not."""
    kind, index = SPACE.split(move)
    return AIMS[kind](state, seat, index)


def _piece(key: str, field: str = "", seat: int | None = None) -> Targets:
    return (Target("piece", key, field, seat),) if key else ()


# -- tiles ------------------------------------------------------------------------------------


def _pick(state: NeomState, seat: int, index: int) -> Targets:
    return _piece(TILE_KEYS[index], "hand" if state.hands[seat] else "display")


def _chosen(state: NeomState, seat: int, index: int) -> Targets:
    return _piece(state.kit.tile[state.chosen[seat]].key, "chosen", seat)


def _unbuilt(state: NeomState, seat: int, index: int) -> Targets:
    return _piece(CORNERSTONE_KEYS[index], "unbuilt", seat)


def _take(state: NeomState, seat: int, index: int) -> Targets:
    return _piece(CORNERSTONE_KEYS[index], "pile")


def _cell(state: NeomState, seat: int, index: int) -> Targets:
    return (Target("place", CELL_NAMES[index], "city", seat),)


def _demolish(state: NeomState, seat: int, index: int) -> Targets:
    """Every tile that may have to go."""
    cells = cells_of(disasters.removable(state, seat)) if state.disaster else ()
    return tuple(Target("place", CELL_NAMES[cell], "city", seat) for cell in cells)


# -- goods and money --------------------------------------------------------------------------


def _own(state: NeomState, seat: int, index: int) -> Targets:
    return _piece(GOODS[index], "goods", seat)


def _waive(state: NeomState, seat: int, index: int) -> Targets:
    return _piece(WAIVER_KEYS[index], "city", seat)


def _buy(state: NeomState, seat: int, index: int) -> Targets:
    good, seller = divmod(index, SEATS)
    if seller >= state.players:
        return _piece(GOODS[good])
    return (Target("piece", GOODS[good], "goods", seller), Target("seat", str(seller)))


def _bank(*used: str) -> Aim:
    """A good from the bank, and the trade routes that are used up for it."""

    def aim(state: NeomState, seat: int, index: int) -> Targets:
        active = routes_of(active_routes(state.traits, seat * STRIDE))
        places = [str(active.index(side)) for side in used if side in active]
        routes = tuple(Target("place", place, "routes", seat) for place in places)
        return _piece(GOODS[index]) + routes

    return aim


def _make(state: NeomState, seat: int, index: int) -> Targets:
    return _piece(GOODS[index], "modular", seat)


def _money(state: NeomState, seat: int, index: int) -> Targets:
    return (Target("place", "", "money", seat),)


# -- the rest ---------------------------------------------------------------------------------


def _nothing(state: NeomState, seat: int, index: int) -> Targets:
    return ()


def _board(state: NeomState, seat: int, index: int) -> Targets:
    return _piece(BOARDS[index].key)


def _starter(state: NeomState, seat: int, index: int) -> Targets:
    return (Target("seat", str(index)),) if index < state.players else ()


def _deal(state: NeomState, seat: int, index: int) -> Targets:
    return _piece(TILE_KEYS[index])


AIMS: Mapping[str, Aim] = {
    "pick": _pick,
    "build": _chosen,
    "cornerstone": _unbuilt,
    "sell": _chosen,
    "on": _cell,
    "own": _own,
    "waive": _waive,
    "buy": _buy,
    "bank": _bank(),
    "bank_left": _bank(LEFT),
    "bank_right": _bank(RIGHT),
    "bank_both": _bank(LEFT, RIGHT),
    "coins": _money,
    "make": _make,
    "fine": _money,
    "demolish": _demolish,
    "lose": _cell,
    "done": _nothing,
    "discard": _unbuilt,
    "take": _take,
    "board": _board,
    "first": _starter,
    "deal": _deal,
}
