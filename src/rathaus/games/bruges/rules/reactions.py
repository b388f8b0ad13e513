"""Persons that react to events (BRU-15.2, 15.3)."""

from typing import Final

from rathaus.core.steps import SIDE, Act, Frame, Step, within
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.components.vocabulary import COLOURS, OnBase
from rathaus.games.bruges.rules.counting import Context
from rathaus.games.bruges.rules.frames import CARD, COLOUR_OR_NONE
from rathaus.games.bruges.state import BrugesState

OTHERS_EVENTS: Final = ("other:canal", "other:person")  # what the others react to
CANAL_BUILT: Final = 0
PERSON_PLACED: Final = 1


def reactions(state: BrugesState, seat: int, key: str, same: int = -1) -> list[Frame]:
    """The frames of own persons that react to an event. Their order never matters (BRU-15.3)."""
    hit = state.persons[seat] & state.kit.reacts.get(key, 0)
    if not hit:
        return []
    return [("react", seat, person, same) for person in bits(hit) if _fits(state, person, same)]


def _fits(state: BrugesState, person: int, colour: int) -> bool:
    event = state.kit.ability[person].event
    return not isinstance(event, OnBase) or not event.colours or COLOURS[colour] in event.colours


def react(state: BrugesState, frame: Frame) -> None:
    _, seat, person, same = frame
    if state.persons[seat] >> person & 1:
        if state.listener:
            state.tell("person_reacted", seat, card=person)
        run_effect(state, seat, Context(person, same))


def others_react(state: BrugesState, frame: Frame) -> None:
    """Clockwise from whoever caused the event (BRU-15.2)."""
    _, seat, event, same = frame
    for other in reversed(state.others(seat)):
        state.push_all(reactions(state, other, OTHERS_EVENTS[event], same))


def run_effect(state: BrugesState, seat: int, context: Context) -> None:
    """The steps from left to right; each waits below whatever the one before it sets off."""
    steps = state.kit.ability[context.source].effect
    source, same, paid = context.source, context.same, context.paid
    for index in range(len(steps) - 1, -1, -1):
        state.push(("do", seat, index, source, same, paid))


STEPS: dict[str, Step] = {
    "react": Act(react, SIDE, CARD, COLOUR_OR_NONE),
    "others_react": Act(others_react, SIDE, within(len(OTHERS_EVENTS)), COLOUR_OR_NONE),
}
