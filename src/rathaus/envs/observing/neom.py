"""NEOM as numbers: cities as planes of 25 cells, one for each trait that the rules ask for."""

from rathaus.envs.sheet import LARGE, SEATS, Sheet
from rathaus.games.neom import knowledge
from rathaus.games.neom.city import CELLS
from rathaus.games.neom.components import TILES
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import STRIDE, TRAITS
from rathaus.games.neom.rules.actions import is_acting
from rathaus.games.neom.state import NeomState

VERSION = 1
_ROOM = len(TILES) + 1  # tiles are numbered from 1; place 0: no tile
_PLANES = tuple(f"city.{trait}" for trait in TRAITS)


def observe(sheet: Sheet, state: NeomState, seat: int) -> None:
    sheet.section("")
    sheet.marks("generation", 4, (state.generation,))
    sheet.values("round", (state.round,))
    sheet.values("undealt", (len(state.pool),), LARGE)
    sheet.marks("disaster", _ROOM, (state.disaster,))
    sheet.bits("routes_used", 2, state.routes_used)
    sheet.marks("display", _ROOM, state.display)
    sheet.marks("box", _ROOM, state.box)
    sheet.marks("picks", _ROOM, state.picks)
    known = [t for i, t in enumerate(state.pile) if knowledge.knows_pile(state, seat, i)]
    sheet.marks("pile", _ROOM, known)
    sheet.marks("hand", _ROOM, () if state.chosen[seat] else state.hands[seat])
    sheet.marks("to_build", _ROOM, (state.chosen[seat],) if is_acting(state, seat) else ())
    for place in range(state.players):
        sheet.section(SEATS[place])
        _area(sheet, state, (seat + place) % state.players, seat)


def _area(sheet: Sheet, state: NeomState, seat: int, viewer: int) -> None:
    """One player's area; the viewer's own is `seat0`, the neighbour on the left `seat1`."""
    sheet.marks("board", len(BOARDS) + 1, (state.boards[seat],))
    sheet.values("money", (state.money[seat], state.received[seat]))
    sheet.values("last_income", (state.savings[seat] + 1, state.final_income[seat]))
    sheet.bits("goods", len(GOODS), state.goods[seat])
    sheet.marks("modular", len(GOODS) + 1, (state.modular[seat] + 1,))
    sheet.marks("chosen", _ROOM, (state.chosen[seat],))
    hidden = _stones_are_hidden(state) and seat != viewer
    sheet.values("unbuilt_count", (len(state.unbuilt[seat]),))
    sheet.marks("unbuilt", _ROOM, () if hidden else state.unbuilt[seat])
    sheet.marks("passed", _ROOM, _passed(state, viewer, seat))
    base = seat * STRIDE
    sheet.planes(_PLANES, CELLS, state.traits[base : base + STRIDE])


def _stones_are_hidden(state: NeomState) -> bool:
    """Cornerstones lie face down until the preliminary phase is over (NEO-4.5)."""
    drafting = not state.generation and not state.beginner and state.players > 2
    return drafting and not state.pile


def _passed(state: NeomState, viewer: int, holder: int) -> list[int]:
    """The tiles of a hand that the viewer has passed on, as far as it knows what is left."""
    if holder == viewer or state.players < knowledge.HIDDEN_HANDS or not state.hands[holder]:
        return []
    if not knowledge.has_seen(state, viewer, holder):
        return []
    given = knowledge.passed_on(state, viewer, holder)
    return [tile for tile in given if tile in state.hands[holder]] if state.generation else given
