"""Dangers: raising and lowering them, and the disasters they bring (HAM-6)."""

from typing import Final

from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.bruges_and_hamburg import plots, table
from rathaus.games.bruges_and_hamburg.moves import ACCEPT, DECLINE, SUFFER
from rathaus.games.hamburg.components.kit import members
from rathaus.games.hamburg.components.tracks import DISASTER_AT
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.moves import LOSE, LOSE_SITE, LOSE_WALL
from rathaus.games.hamburg.rules import display
from rathaus.games.hamburg.rules.abilities import can_use
from rathaus.games.hamburg.rules.frames import COLOUR
from rathaus.games.hamburg.state import HamburgState

FLOOD: Final = 0
FIRE: Final = 1
COLLAPSE: Final = 2
ROBBERY: Final = 3
DISEASE: Final = 4


# -- raising ----------------------------------------------------------------------------------


def avert_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """A raise may be averted for what the card costs that does so (HAM-6.2, 12.68)."""
    _, side, colour = frame
    if answer or not state.in_force[side] & state.kit.preventing:
        return []
    return [ACCEPT, DECLINE] if averting(state, side, colour) else []


def averting(state: HamburgState, side: int, colour: int) -> int:
    """The own card that can avert a raise now; 0: there is none."""
    mine = members(state.in_force[side] & state.kit.preventing)
    return next((card for card in mine if can_use(state, side, card, colour)), 0)


def raise_danger(state: HamburgState, frame: Frame) -> None:
    _, side, colour = frame
    if state.has_answered(side, ACCEPT):
        state.push(("ability", side, averting(state, side, colour), colour, 0))
        return
    if state.kit.reacts["own:raise"] >> state.mayors[side] & 1:
        table.take_workers(state, side, colour, 1)
    level = state.dangers[side * COLOUR_COUNT + colour] + 1
    if state.listener:
        disaster = state.kit.dangers[colour]
        state.tell("danger_raised", side, colour=colour, disaster=disaster, level=level)
    if level >= (state.rule(side, "disaster_at") or DISASTER_AT):
        level = 0
        state.struck[side] |= 1 << colour
    state.dangers[side * COLOUR_COUNT + colour] = level


# -- disasters --------------------------------------------------------------------------------


def disaster_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """The victim chooses the order (HAM-5.9)."""
    struck = state.struck[frame[1]]
    if answer or not struck:
        return []
    return [SUFFER + colour for colour in range(COLOUR_COUNT) if struck >> colour & 1]


def disaster_resolve(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    if not state.answers[side]:
        return
    colour = state.answers[side][0] - SUFFER
    state.struck[side] &= ~(1 << colour)
    if state.listener:
        state.tell("disaster_struck", side, colour=colour, disaster=state.kit.dangers[colour])
    state.push_all([*suffer(state, side, colour), ("disasters", side)])


def suffer(state: HamburgState, side: int, colour: int) -> list[Frame]:
    disaster = state.kit.dangers[colour]
    if disaster == FLOOD:
        return [("lose_site", side)]
    if disaster == FIRE:
        return [("lose_building", side)]
    if disaster == COLLAPSE:
        return [("lose_wall", side)]
    if disaster == ROBBERY:
        table.pay(state, side, state.money[side])
    else:
        for each in range(COLOUR_COUNT):
            table.give_workers(state, side, each, state.workers[side * COLOUR_COUNT + each])
    return []


# -- losses, also by other players' cards -----------------------------------------------------


def site_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    count = len(state.sites[frame[1]]) // 3
    return [] if answer else [LOSE_SITE + place for place in range(count)]


def lose_site(state: HamburgState, frame: Frame) -> None:
    """The site is discarded; its buildings return to the hand (HAM-6.7)."""
    side = frame[1]
    if not state.answers[side]:
        return
    place = state.answers[side][0] - LOSE_SITE
    state.sites[side], card, buildings = plots.remove(state.sites[side], place)
    table.to_discard(state, card)
    if state.listener:
        state.tell("site_lost", side, card=card)
    for building in buildings:
        display.take_back(state, side, building)


def building_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else sorted(LOSE + card for card in state.buildings(frame[1]))


def lose_building(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    if not state.answers[side]:
        return
    card = state.answers[side][0] - LOSE
    display.remove_building(state, side, card)
    table.to_discard(state, card)
    if state.listener:
        state.tell("building_lost", side, card=card)


def wall_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    walls = state.walls
    return [] if answer else [LOSE_WALL + half for half in (0, 1) if walls[frame[1] * 2 + half]]


def lose_wall(state: HamburgState, frame: Frame) -> None:
    """The outermost stone of a half; a statue is kept (HAM-6.9, 6.10)."""
    side = frame[1]
    if state.answers[side]:
        half = state.answers[side][0] - LOSE_WALL
        state.walls[side * 2 + half] -= 1
        if state.listener:
            state.tell("stone_lost", side, half=half)


STEPS: dict[str, Step] = {
    "raise": ask(avert_moves, raise_danger, COLOUR),
    "disasters": ask(disaster_moves, disaster_resolve),
    "lose_site": ask(site_moves, lose_site),
    "lose_building": ask(building_moves, lose_building),
    "lose_wall": ask(wall_moves, lose_wall),
}
