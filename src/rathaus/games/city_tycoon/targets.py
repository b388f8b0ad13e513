"""What each move is about: tiles, cells of the city, players.

Asked for legal moves and for greyed-out ones: a move that makes no sense now is about nothing.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rathaus.core.catalogue import Target
from rathaus.core.steps import Answer
from rathaus.games.city_tycoon.components.box import RED
from rathaus.games.city_tycoon.components.kit import TILES
from rathaus.games.city_tycoon.components.vocabulary import COLOURS, KINDS
from rathaus.games.city_tycoon.grid import SIDES, SOLAR_SITE, TO_NEIGHBOURS, WIND_SITE, name
from rathaus.games.city_tycoon.moves import FROM, PLANT, PLAY, SPACE, SUPPLY
from rathaus.games.city_tycoon.rules import extending, transport
from rathaus.games.city_tycoon.rules.routes import BANK
from rathaus.games.city_tycoon.state import CityTycoonState

Targets = tuple[Target, ...]

NOTHING: Targets = ()


class Asked(NamedTuple):
    """A move in the question that is open to a seat."""

    state: CityTycoonState
    seat: int
    answer: Answer  # what the seat has decided in this question
    move: int
    place: int  # of the move in its range


class Aim(NamedTuple):
    """How a range of moves is aimed, in which step and after how many decisions."""

    find: Callable[[Asked], Targets]
    step: str = ""  # any
    decided: int = 0


def targets(state: CityTycoonState, seat: int, move: int) -> Targets:
    """The pieces, cells and players that a move is about."""
    kind, place = SPACE.split(move)
    aim = AIMS[kind]
    step = state.stack[-1][0] if state.stack else ""
    answer = state.answers[seat] if seat in state.turn() and seat >= 0 else ()
    if aim.step not in ("", step) or len(answer) < aim.decided:
        return NOTHING
    return aim.find(Asked(state, seat, answer, move, place))


def _piece(tile: int, field: str) -> Targets:
    return (Target("piece", TILES.key(tile), field),)


def _cell(cell: int) -> Targets:
    return (Target("place", name(cell), "city"),)


def _nothing(asked: Asked) -> Targets:
    return NOTHING


# -- extending --------------------------------------------------------------------------------


def _in_set(asked: Asked) -> Targets:
    return _piece(asked.place + 1, "set")


def _kept(asked: Asked) -> Targets:
    return _piece(asked.place + 1, "kept")


def _used(asked: Asked) -> Targets:
    """The tile that has been chosen for this action."""
    return _piece(asked.answer[0] - PLAY, "kept")


def _top_plant(asked: Asked) -> Targets:
    """The side of the plant on top, or the stack if it is empty."""
    plant = extending.plant_of(asked.state, asked.move)
    if plant:
        return _piece(plant, "plants")
    return (Target("place", COLOURS[(asked.move - PLANT) // 2], "plants"),)


def _at_side(asked: Asked) -> Targets:
    """The cell at a side of a tile that lies in the city."""
    site, side = divmod(asked.place, len(SIDES))
    sites = asked.state.sites
    return _cell(sites[site] + TO_NEIGHBOURS[side]) if site < len(sites) else NOTHING


def _beside_new(asked: Asked) -> Targets:
    """The cell at a side of the tile that is being placed."""
    return _cell(asked.state.cell_of(asked.answer[2]) + TO_NEIGHBOURS[asked.place])


# -- supplying --------------------------------------------------------------------------------


def _to_supply(asked: Asked) -> Targets:
    tile = asked.place + 1
    return _piece(tile, "city" if tile in asked.state.tiles else "")


def _supplied(asked: Asked) -> Targets:
    """The tile that has been chosen for this supply."""
    return _piece(asked.answer[0] - SUPPLY, "city")


def _source(asked: Asked) -> Targets:
    """The plant in the city, or the cell of the start tile with the cubes of this colour."""
    state = asked.state
    if asked.move == FROM:
        is_red = transport.colour_in(state, asked.answer) == RED
        return _cell(state.sites[SOLAR_SITE if is_red else WIND_SITE])
    plant = transport.plant_behind(state, asked.move)
    return _piece(state.tiles[plant], "city") if plant is not None else NOTHING


def _payees(asked: Asked) -> Targets:
    """The players who are paid."""
    state = asked.state
    if asked.move not in state.moves(asked.seat):
        return NOTHING
    *_, found = transport.plan(state, asked.seat, asked.answer)
    _, vector = transport.way_in(found, (*asked.answer, asked.move))
    paid = transport.payees(vector, state.players)
    return tuple([Target("seat", str(payee)) for payee, _ in paid if payee != BANK])


# -- chance -----------------------------------------------------------------------------------


def _seat(asked: Asked) -> Targets:
    return (Target("seat", str(asked.place)),) if asked.place < asked.state.players else NOTHING


def _dealt(asked: Asked) -> Targets:
    return (*_piece(asked.place + 1, ""), Target("seat", str(asked.state.stack[-1][1])))


AIMS: Mapping[str, Aim] = {
    "pick": Aim(_in_set),
    "play": Aim(_kept),
    "district": Aim(_used, "extend", 1),
    **dict.fromkeys(KINDS, Aim(_top_plant, "extend", 1)),
    "sell": Aim(_used, "extend", 1),
    "at": Aim(_at_side),
    "buy": Aim(_used, "extend", 3),
    "land": Aim(_beside_new, "extend", 3),
    "water": Aim(_beside_new, "extend", 3),
    "supply": Aim(_to_supply),
    "pass": Aim(_nothing),
    "demand": Aim(_supplied, "supply", 1),
    "cheapest": Aim(_supplied, "supply", 2),
    "from": Aim(_source, "supply", 2),
    "pay": Aim(_payees, "supply", 3),
    "more": Aim(_nothing),
    "order": Aim(_seat, "order"),
    "deal": Aim(_dealt, "deal"),
}
