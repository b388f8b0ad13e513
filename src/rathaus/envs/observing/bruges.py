"""Bruges as numbers."""

from rathaus.envs.observing.hidden_cards import known_cards
from rathaus.envs.sheet import LARGE, SEATS, Sheet
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.tracks import GATEHOUSES, MAJORITIES, REPUTATION
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.state import BrugesState

VERSION = 1
_ROOM = len(PERSONS) + 1  # persons are numbered from 1; place 0: nobody
_FIVE = len(COLOURS)
_DIE = 7


def observe(sheet: Sheet, state: BrugesState, seat: int) -> None:
    sheet.section("")
    sheet.values("clock", (state.round, state.phase, state.turn_of_round, state.last_round))
    sheet.marks("dice", _DIE * _FIVE, [i * _DIE + value for i, value in enumerate(state.dice)])
    sheet.values("piles", state.sizes, LARGE)
    sheet.marks("tops", 18, [pile * 6 + top + 1 for pile, top in enumerate(state.tops)])
    sheet.marks("blind", _FIVE, state.blind)
    sheet.marks("discard", _ROOM, state.discard)
    sheet.marks("hand", _ROOM, state.hands[seat])
    sheet.marks("drawn", _ROOM, [f[2] for f in state.stack if f[0] == "granted" and f[1] == seat])
    sheet.values("recolours", (state.recolours,), 1)
    sheet.values("statues_left", (len(state.statues_left),))
    sheet.marks("starts", state.players, ((state.crest - seat) % state.players,))
    for place in range(state.players):
        sheet.section(SEATS[place])
        _area(sheet, state, (seat + place) % state.players, seat)


def _area(sheet: Sheet, state: BrugesState, seat: int, viewer: int) -> None:
    """One player's area; the viewer's own is `seat0`."""
    own = slice(seat * _FIVE, (seat + 1) * _FIVE)
    sheet.marks("gatehouse", len(GATEHOUSES), (state.gate(seat),))
    sheet.values("money", (state.money[seat],))
    sheet.values("points", (state.points[seat],), LARGE)
    sheet.values("field", (state.reputation[seat],), len(REPUTATION))
    sheet.values("workers", state.workers[own])
    sheet.values("threats", state.threats[own])
    sheet.bits("due", _FIVE, state.struck[seat])
    sheet.values("canal", state.canals[seat * 2 : seat * 2 + 2], _FIVE)
    sheet.bits("had_statue", 2, state.finished[seat])
    sheet.values("statues", (sum(state.statues[seat]),))
    sheet.bits("markers", len(MAJORITIES), state.markers[seat])
    sheet.marks("hand_colours", _FIVE, [state.kit.colour[c] for c in state.hands[seat]])
    sheet.marks("hand_known", _ROOM, known_cards(state, viewer, state.hands[seat]))
    houses = state.houses[seat]
    sheet.marks("houses", _FIVE, [state.kit.colour[card] for card in houses[::3]])
    sheet.marks("houses_free", _FIVE, _free(state, houses))
    sheet.marks("houses_known", _ROOM, known_cards(state, viewer, houses[::3]))
    sheet.bits("persons", _ROOM, state.persons[seat])
    sheet.bits("rotated", _ROOM, state.persons[seat] & state.rotated)


def _free(state: BrugesState, houses: tuple[int, ...]) -> list[int]:
    return [state.kit.colour[houses[i]] for i in range(0, len(houses), 3) if not houses[i + 1]]
