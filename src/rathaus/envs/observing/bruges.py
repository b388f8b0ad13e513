"""Bruges as numbers."""

from rathaus.envs.observing.hidden_cards import colours, known_cards, plots
from rathaus.envs.observing.sheet import LARGE, Sheet
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.tracks import GATEHOUSES, GATES, MAJORITIES, REPUTATION
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.state import BrugesState

VERSION = 2
_ROOM = len(PERSONS) + 1  # persons are numbered from 1; place 0: nobody
_FIVE = len(COLOURS)
_DIE = 7
_NO_TOP = -1


def observe(sheet: Sheet, state: BrugesState, seat: int) -> None:
    sheet.values("clock", (state.round, state.phase, state.turn_of_round, state.last_round))
    sheet.choices("dice", _DIE, state.dice)
    sheet.values("piles", state.sizes, LARGE)
    sheet.choices("tops", _FIVE + 1, state.tops, _NO_TOP)
    sheet.marks("blind", _FIVE, state.blind)
    sheet.marks("discard", _ROOM, state.discard)
    sheet.marks("hand", _ROOM, state.hands[seat])
    sheet.marks("drawn", _ROOM, [f[2] for f in state.stack if f[0] == "granted" and f[1] == seat])
    sheet.values("recolours", (state.recolours,), 1)
    sheet.values("statues_left", (len(state.statues_left),))
    sheet.choices("starts", state.players, ((state.crest - seat) % state.players,))
    sheet.seat_choices("gatehouse", len(GATEHOUSES), GATES[state.players])
    sheet.seat_values("money", state.money)
    sheet.seat_values("points", state.points, LARGE)
    sheet.seat_values("field", state.reputation, len(REPUTATION))
    sheet.seat_values("workers", state.workers)
    sheet.seat_values("threats", state.threats)
    sheet.seat_bits("due", _FIVE, state.struck)
    sheet.seat_values("canal", state.canals, _FIVE)
    sheet.seat_bits("had_statue", 2, state.finished)
    sheet.seat_values("statues", [*map(sum, state.statues)])
    sheet.seat_bits("markers", len(MAJORITIES), state.markers)
    sheet.seat_marks("hand_colours", _FIVE, [colours(state.kit, hand) for hand in state.hands])
    sheet.seat_marks("hand_known", _ROOM, known_cards(state, seat, state.hands))
    houses = [plots(state.kit, numbers) for numbers in state.houses]
    sheet.seat_marks("houses", _FIVE, [each.colours for each in houses])
    sheet.seat_marks("houses_free", _FIVE, [each.free for each in houses])
    sheet.seat_marks("houses_known", _ROOM, known_cards(state, seat, [p.cards for p in houses]))
    sheet.seat_bits("persons", _ROOM, state.persons)
    sheet.seat_bits("rotated", _ROOM, [persons & state.rotated for persons in state.persons])
