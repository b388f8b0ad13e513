"""Cards in force that react to an event (HAM-9.5), and lightnings."""

from rathaus.core.steps import Frame
from rathaus.games.hamburg.components.kit import LIGHTNING, members
from rathaus.games.hamburg.components.vocabulary import COLOURS, OnBase, Recolour
from rathaus.games.hamburg.state import HamburgState


def reactions(
    state: HamburgState, side: int, key: str, same: int = -1, colour: int = -1
) -> list[Frame]:
    """The frames for the side's own standing cards and mayor that react to an event.

    Automatic ones come first; the others are asked for one by one.
    """
    kit = state.kit
    reacting = state.in_force[side] & kit.reacts[key]
    if not reacting:
        return []
    auto: list[Frame] = []
    asked: list[Frame] = []
    for source in members(reacting):
        if not _event_fits(state, source, colour):
            continue
        if kit.ability[source].mode == "may":
            asked.append(("may", side, source, same))
        else:
            auto.append(("ability", side, source, same, 0))
    return [*auto, *asked]


def _event_fits(state: HamburgState, source: int, colour: int) -> bool:
    event, effect = state.kit.ability[source].event, state.kit.ability[source].effect
    if isinstance(effect[0], Recolour):
        return False  # asked for before the action
    if isinstance(event, OnBase) and event.colours:
        return colour >= 0 and COLOURS[colour] in event.colours
    return True


def is_lightning(state: HamburgState, card: int) -> bool:
    return state.kit.trigger[card] == LIGHTNING
