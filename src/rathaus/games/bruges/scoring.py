"""The final scoring (BRU-12)."""

from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.components.tracks import MAJORITY_POINTS, REPUTATION, THIRD_SPACE
from rathaus.games.bruges.components.vocabulary import Points
from rathaus.games.bruges.rules.counting import holds, third_spaces, value
from rathaus.games.bruges.state import BrugesState


def printed(state: BrugesState, seat: int) -> int:
    points, total = state.kit.points, 0
    for person in bits(state.persons[seat]):
        total += points[person]
    return total


def laurel(state: BrugesState, seat: int) -> int:
    total = 0
    for person in bits(state.persons[seat] & state.kit.laurel):
        ability = state.kit.ability[person]
        if holds(state, seat, ability.condition):
            for effect in ability.effect:
                if isinstance(effect, Points):
                    total += value(state, seat, effect.amount)
    return total


def canal(state: BrugesState, seat: int) -> int:
    return THIRD_SPACE * third_spaces(state, seat) + sum(state.statues[seat])


def sheet(state: BrugesState, seat: int) -> dict[str, int]:
    """The score sheet: what was scored in play, and every part of the final scoring."""
    lines = {
        "scored": state.points[seat],
        "persons": printed(state, seat),
        "houses": len(state.houses[seat]) // 3,
        "laurel": laurel(state, seat),
        "majorities": MAJORITY_POINTS * state.markers[seat].bit_count(),
        "canal": canal(state, seat),
        "reputation": REPUTATION[state.reputation[seat]],
    }
    lines["total"] = sum(lines.values())
    return lines


def total(state: BrugesState, seat: int) -> int:
    return (
        state.points[seat]
        + printed(state, seat)
        + len(state.houses[seat]) // 3
        + laurel(state, seat)
        + MAJORITY_POINTS * state.markers[seat].bit_count()
        + canal(state, seat)
        + REPUTATION[state.reputation[seat]]
    )
