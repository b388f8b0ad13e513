"""NEOM as numbers: cities as planes of 25 cells, one for each trait that the rules ask for."""

from collections.abc import Sequence

from rathaus.envs.observing.sheet import LARGE, Sheet
from rathaus.games.neom import knowledge
from rathaus.games.neom.city import CELLS
from rathaus.games.neom.components import TILES
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import TRAITS
from rathaus.games.neom.rules.actions import is_acting
from rathaus.games.neom.state import NeomState

VERSION = 2
_ROOM = len(TILES) + 1  # tiles are numbered from 1; place 0: no tile
_PLANES = tuple(f"city.{trait}" for trait in TRAITS)


def observe(sheet: Sheet, state: NeomState, seat: int) -> None:
    sheet.choices("generation", 4, (state.generation,))
    sheet.values("round", (state.round,))
    sheet.values("undealt", (len(state.pool),), LARGE)
    sheet.choices("disaster", _ROOM, (state.disaster,))
    sheet.bits("routes_used", 2, state.routes_used)
    sheet.marks("display", _ROOM, state.display)
    sheet.marks("box", _ROOM, state.box)
    sheet.marks("picks", _ROOM, state.picks)
    known = [t for i, t in enumerate(state.pile) if knowledge.knows_pile(state, seat, i)]
    sheet.marks("pile", _ROOM, known)
    sheet.marks("hand", _ROOM, () if state.chosen[seat] else state.hands[seat])
    sheet.marks("to_build", _ROOM, (state.chosen[seat],) if is_acting(state, seat) else ())
    _areas(sheet, state)
    sheet.seat_values("unbuilt_count", [*map(len, state.unbuilt)])
    sheet.seat_marks("unbuilt", _ROOM, _known_stones(state, seat))
    everybody = range(state.players)
    sheet.seat_marks("passed", _ROOM, [_passed(state, seat, holder) for holder in everybody])


def _areas(sheet: Sheet, state: NeomState) -> None:
    """What lies in front of each player; the neighbour on the left is `seat1`."""
    sheet.seat_choices("board", len(BOARDS) + 1, state.boards)
    sheet.seat_values("money", state.money)
    sheet.seat_values("received", state.received)
    sheet.seat_values("savings", state.savings)
    sheet.seat_values("last_income", state.final_income)
    sheet.seat_bits("goods", len(GOODS), state.goods)
    sheet.seat_choices("modular", len(GOODS) + 1, state.modular, -1)
    sheet.seat_choices("chosen", _ROOM, state.chosen)
    sheet.seat_planes(_PLANES, CELLS, state.traits)


def _known_stones(state: NeomState, viewer: int) -> Sequence[tuple[int, ...]]:
    """Cornerstones lie face down until the preliminary phase is over (NEO-4.5)."""
    drafting = not state.generation and not state.beginner and state.players > 2
    if not drafting or state.pile:
        return state.unbuilt
    return [stones if seat == viewer else () for seat, stones in enumerate(state.unbuilt)]


def _passed(state: NeomState, viewer: int, holder: int) -> Sequence[int]:
    """The tiles of a hand that the viewer has passed on, as far as it knows what is left."""
    hand = state.hands[holder]
    if holder == viewer or not hand or not knowledge.has_seen(state, viewer, holder):
        return ()
    return hand if state.generation else knowledge.passed_on(state, viewer, holder)
