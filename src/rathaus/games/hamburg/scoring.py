"""The final scoring (HAM-11)."""

from typing import Any

from rathaus.games.hamburg.components.kit import LAUREL
from rathaus.games.hamburg.components.tracks import MAJORITY_POINTS, THIRD_SEGMENT
from rathaus.games.hamburg.components.vocabulary import (
    BLACK,
    DICE,
    DoubleStatue,
    Points,
)
from rathaus.games.hamburg.rules.counting import holds, third_segments, value
from rathaus.games.hamburg.state import HamburgState


def printed(state: HamburgState, side: int) -> int:
    """Buildings on sites, zoo and park cards; a building under a zoo card scores nothing."""
    vp, total = state.kit.vp, 0
    for card in state.on_sites(side):
        total += vp[card]
    for card in state.zoo[side][::2]:
        total += vp[card]
    for card in state.parks[side]:
        total += vp[card]
    return total


def laurel(state: HamburgState, side: int) -> int:
    trigger = state.kit.trigger
    cards = [card for card in state.on_sites(side) if trigger[card] == LAUREL]
    zoo = state.zoo[side]
    if cards and any(zoo[1::2]):  # not counted by other cards either (HAM-11.6)
        state = state.copy()
        state.zoo[side] = tuple(card if i % 2 == 0 else 0 for i, card in enumerate(zoo))
    total = 0
    for card in cards:
        total += _laurel_points(state, side, card)
    return total


def _laurel_points(state: HamburgState, side: int, card: int) -> int:
    ability, total = state.kit.ability[card], 0
    if not holds(state, side, ability.condition):
        return 0
    for effect in ability.effect:
        if isinstance(effect, Points):
            total += value(state, side, effect.amount)
        elif isinstance(effect, DoubleStatue):
            total += max(state.statues[side], default=0)
    return total


def for_windows(state: HamburgState, side: int) -> list[int]:
    """The own cards that count at each window, in the order of the dice: buildings of its colour;
    at the black one zoo and park (HAM-11.3).
    """
    colour, found = state.kit.colour, [0] * len(DICE)
    for card in state.on_sites(side):
        found[colour[card]] += 1
    found[BLACK] = len(state.zoo[side]) // 2 + len(state.parks[side])
    return found


def clergy(state: HamburgState, side: int) -> int:
    """Each clergyman and worker before a window: a point per card that counts there."""
    kit, total = state.kit, 0
    for number, cards in enumerate(for_windows(state, side)):
        if cards:
            workers = 0 if number == BLACK else state.chapel_front[number]
            total += (state.clergymen[kit.window_of[number]] + workers) * cards
    return total


def sheet(state: HamburgState, side: int) -> dict[str, Any]:
    """The score sheet: what was scored in play, and every part of the final scoring."""
    lines: dict[str, Any] = {
        "scored": state.points[side],
        "cards": printed(state, side),
        "laurel": laurel(state, side),
        "majorities": MAJORITY_POINTS * state.markers[side].bit_count(),
        "wall": THIRD_SEGMENT * third_segments(state, side),
        "statues": sum(state.statues[side]),
        "clergy": clergy(state, side),
        "square": state.kit.square[state.square[side]],
    }
    lines["total"] = sum(lines.values())
    if state.players == 1 and side == 0:
        lines["tom"] = total(state, 1)
    return lines


def total(state: HamburgState, side: int) -> int:
    return (
        state.points[side]
        + printed(state, side)
        + laurel(state, side)
        + MAJORITY_POINTS * state.markers[side].bit_count()
        + THIRD_SEGMENT * third_segments(state, side)
        + sum(state.statues[side])
        + clergy(state, side)
        + state.kit.square[state.square[side]]
    )


def ranks(state: HamburgState) -> list[int]:
    """More points first, then more money (HAM-11.8); TOM is ranked too, but not listed."""
    standing = [(total(state, side), state.money[side]) for side in range(state.sides)]
    return [1 + sum(other > own for other in standing) for own in standing[: state.players]]
