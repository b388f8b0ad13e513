"""Threat markers and the damage they bring (BRU-7)."""

from typing import Final

from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.components.tracks import DAMAGE_AT, INTRIGUE
from rathaus.games.bruges.moves import LOSE, LOSE_CANAL, LOSE_HOUSE
from rathaus.games.bruges.rules.frames import COLOUR
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import plots, table
from rathaus.games.bruges_and_hamburg.moves import ACCEPT, DECLINE, SUFFER

FLOOD: Final = 0
PLAGUE: Final = 1
RAID: Final = 2
FIRE: Final = 3
INTRIGUES: Final = 4


# -- markers ----------------------------------------------------------------------------------


def avert_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """A worker of the colour in place of the marker (BRU-14.32)."""
    _, seat, colour = frame
    if answer or not state.has(seat, "avert") or not state.workers[seat * 5 + colour]:
        return []
    return [ACCEPT, DECLINE]


def receive(state: BrugesState, frame: Frame) -> None:
    """The third marker of a colour brings damage (BRU-7.2, 15.4)."""
    _, seat, colour = frame
    if state.has_answered(seat, ACCEPT):
        table.give_workers(state, seat, colour)
        state.tell("threat_averted", seat, colour=colour)
        return
    place = seat * 5 + colour
    state.threats[place] += 1
    if state.listener:
        state.tell("threat_received", seat, colour=colour, markers=state.threats[place])
    limit = state.kit.number["damage_at"] if state.has(seat, "damage_at") else DAMAGE_AT
    if state.threats[place] >= limit:
        state.struck[seat] |= 1 << colour


def give_back(state: BrugesState, seat: int, colour: int) -> None:
    """A marker returned by an action or a person is worth a point (BRU-7.15)."""
    state.threats[seat * 5 + colour] -= 1
    if state.listener:
        state.tell("threat_returned", seat, colour=colour)
    table.score(state, seat, 1)


# -- damage -----------------------------------------------------------------------------------


def damage_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """The victim chooses the order (BRU-7.11)."""
    struck = state.struck[frame[1]]
    if answer or not struck:
        return []
    return [SUFFER + colour for colour in range(5) if struck >> colour & 1]


def damage(state: BrugesState, frame: Frame) -> None:
    seat = frame[1]
    if not state.answers[seat]:
        return
    colour = state.answers[seat][0] - SUFFER
    state.struck[seat] &= ~(1 << colour)
    state.threats[seat * 5 + colour] = 0
    shielded = bool(state.persons[seat] & state.kit.shield[colour])
    state.tell("damage_struck", seat, colour=colour, shielded=int(shielded))
    follows = [] if shielded else _suffer(state, seat, colour)
    state.push_all([*follows, ("damages", seat)])


def _suffer(state: BrugesState, seat: int, colour: int) -> list[Frame]:
    """What the damage of a colour takes (BRU-7.4)."""
    if colour == PLAGUE:
        return [("lose_person", seat)]
    if colour == FIRE:
        return [("fire", seat)]
    if colour == FLOOD:
        for each in range(5):
            table.give_workers(state, seat, each, state.workers[seat * 5 + each])
    elif colour == RAID:
        table.pay(state, seat, state.money[seat])
    else:
        table.score(state, seat, -INTRIGUE)
    return []


# -- losses, also by other players' persons ---------------------------------------------------


def person_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else [LOSE + person for person in bits(state.persons[frame[1]])]


def lose_person(state: BrugesState, frame: Frame) -> None:
    """To the discard pile; the house stays (BRU-7.10)."""
    seat = frame[1]
    if state.answers[seat]:
        person = state.answers[seat][0] - LOSE
        leave_display(state, seat, person)
        table.to_discard(state, person)
        state.tell("person_lost", seat, card=person)


def leave_display(state: BrugesState, seat: int, person: int) -> None:
    """A person that comes back later is upright again (BRU-10.12)."""
    state.houses[seat] = plots.take_off(state.houses[seat], person)
    state.persons[seat] &= ~(1 << person)
    state.rotated &= ~(1 << person)


def house_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    count = len(state.houses[frame[1]]) // plots.SIZE
    return [] if answer else [LOSE_HOUSE + place for place in range(count)]


def canal_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """The outermost token of a section (BRU-7.8)."""
    canals, first = state.canals, frame[1] * 2
    return [] if answer else [LOSE_CANAL + half for half in (0, 1) if canals[first + half]]


def fire_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """A house or a canal token (BRU-7.6)."""
    return [
        *canal_moves(state, frame, seat, answer),
        *house_moves(state, frame, seat, answer),
    ]


def lose(state: BrugesState, frame: Frame) -> None:
    """The house or the token that was chosen."""
    seat = frame[1]
    if not state.answers[seat]:
        return
    move = state.answers[seat][0]
    if move >= LOSE_HOUSE:
        lose_house(state, seat, move - LOSE_HOUSE)
        return
    state.canals[seat * 2 + move - LOSE_CANAL] -= 1
    state.tell("canal_lost", seat, section=move - LOSE_CANAL)


def lose_house(state: BrugesState, seat: int, place: int) -> None:
    """The house is discarded, its front now seen; its persons return (BRU-7.7, 15.6)."""
    state.houses[seat], card, persons = plots.remove(state.houses[seat], place)
    table.to_discard(state, card)
    state.tell("house_lost", seat, card=card)
    for person in persons:
        take_back(state, seat, person)


def take_back(state: BrugesState, seat: int, person: int) -> None:
    leave_display(state, seat, person)
    table.add_to_hand(state, seat, person)
    state.tell("person_returned", seat, card=person)


STEPS: dict[str, Step] = {
    "threat": ask(avert_moves, receive, COLOUR),
    "damages": ask(damage_moves, damage),
    "fire": ask(fire_moves, lose),
    "lose_person": ask(person_moves, lose_person),
    "lose_house": ask(house_moves, lose),
    "lose_canal": ask(canal_moves, lose),
}
