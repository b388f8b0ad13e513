"""The exchange in play: what its tile shows now, and how its rate moves (HAM-13.5)."""

from rathaus.core.steps import Act, Frame, Step
from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.expansions.exchange import FIELDS, FIRST, SIDES, Rate
from rathaus.games.hamburg.state import HamburgState


def active(state: HamburgState) -> int:
    """The side that lies open, as its number; 0: none (any more)."""
    if not state.exchange:
        return 0
    return FIRST + 2 * (state.exchange - 1) + (state.rate > FIELDS // 2)


def number_value(state: HamburgState) -> int:
    """The number on the present field; 0 where it shows colours."""
    value = _value(state)
    return value if isinstance(value, int) else 0


def colour_values(state: HamburgState) -> tuple[int, ...]:
    """The colours on the present field."""
    value = _value(state)
    return () if isinstance(value, int) else tuple(COLOURS.index(colour) for colour in value)


def _value(state: HamburgState) -> Rate:
    side = active(state)
    return SIDES[side - FIRST].values[(state.rate - 1) % (FIELDS // 2)] if side else 0


def move_rate(state: HamburgState, frame: Frame) -> None:
    """The stone moves on; after the sixth field the tile leaves the game (HAM-13.5.4)."""
    state.rate += 1
    if state.rate <= FIELDS:
        return
    state.rate = 1
    state.exchange = 0
    if state.exchange_stack:
        state.push(("exchange",))


STEPS: dict[str, Step] = {"rate": Act(move_rate)}
