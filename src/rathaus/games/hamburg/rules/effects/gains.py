"""What an effect would bring, told before it happens; None: it depends on something else."""

from collections.abc import Callable
from typing import Any, Literal

from rathaus.core.catalogue import Effect
from rathaus.games.bruges_and_hamburg.catalogue import of_colour
from rathaus.games.hamburg.components.tracks import VIRTUAL_ADVANCE
from rathaus.games.hamburg.components.vocabulary import COLOURS, Die, Number
from rathaus.games.hamburg.rules.counting import value
from rathaus.games.hamburg.state import HamburgState

Effects = tuple[Effect, ...]
Gives = Callable[[HamburgState, int, Any, int], list[Effect] | None]


def worker(colour: int) -> str:
    """What a worker of a colour is called in the catalogue."""
    return of_colour("worker", COLOURS[colour])


def danger(colour: int) -> str:
    return of_colour("danger", COLOURS[colour])


def lowered(state: HamburgState, seat: int, colour: int, levels: int, scores: bool) -> Effects:
    """A danger falls, with its points (HAM-6.12)."""
    done = min(levels, state.dangers[seat * len(COLOURS) + colour])
    points = done * (state.rule(seat, "lower_points") or 1) if scores else 0
    gain = (Effect("gain", "points", points),) if points else ()
    return (Effect("lose", danger(colour), done), *gain) if done else ()


def forward(state: HamburgState, seat: int, fields: int) -> Effects:
    """On the square; a step beyond its end brings points (HAM-5.14)."""
    last = len(state.kit.square) - 1
    field = state.square[seat] + fields
    beyond = VIRTUAL_ADVANCE * max(0, field - last)
    points = (Effect("gain", "points", beyond),) if beyond else ()
    return (Effect("reach", "field", min(field, last)), *points)


def known(state: HamburgState, side: int, number: Number) -> int | None:
    """A number that no part of the ability itself can change."""
    if isinstance(number, int):
        return number
    if isinstance(number, Die) and number.colour != "paid":
        return value(state, side, number)
    return None


def amount(what: str, kind: Literal["gain", "lose"] = "gain") -> Gives:
    """So many of something."""

    def tell(state: HamburgState, side: int, effect: Any, same: int) -> list[Effect] | None:
        found = known(state, side, effect.amount)
        return None if found is None else [Effect(kind, what, found)]

    return tell
