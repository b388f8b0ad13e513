"""Scenes of the solo game: what TOM does with a die, with his cards, with a card he draws.

>>> die(0, 1).points[TOM]  # a die that shows 1 is a point (HAM-14.6)
6
"""

from typing import Any

from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import Side, draw, new_game, scene, side

TOM = 1
YOU = 0
VIOLET, ORANGE, GREY, PINK, BROWN = range(5)


def solo(
    tom: Side | None = None,
    you: Side | None = None,
    step: str | tuple[Any, ...] | list[tuple[Any, ...]] = "phase_three",
    **world: Any,
) -> HamburgState:
    return scene(players=1, sides=[you or side(), tom or side(board="green")], step=step, **world)


def die(colour: int, number: int, tom: Side | None = None, **world: Any) -> HamburgState:
    """TOM uses one coloured die; the others show 3."""
    dice = ["3"] * 5
    dice[colour] = str(number)
    return solo(tom, step=("tom_die", colour), dice=f"{' '.join(dice)} / 3", **world)


def activates(tom: Side, phase: int = 3, **world: Any) -> HamburgState:
    """TOM uses his cards of a phase."""
    return solo(tom, step=("tom_cards", TOM, phase), **world)


def built(card: int, tom: Side, **world: Any) -> HamburgState:
    """TOM has drawn a card with a 5 and built it on his first site."""
    state = solo(tom, step=("tom_draw", TOM, COLOURS.index(_colour(card)), 5), **world)
    return draw(state, card)


def _colour(card: int) -> Any:
    return new_game(1).kit.cards[card - 1].colour
