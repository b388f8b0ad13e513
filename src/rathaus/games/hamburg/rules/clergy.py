"""The clergy tiles in play: which one counts, and how they turn (HAM-13.6)."""

from rathaus.games.hamburg.state import HamburgState


def active(state: HamburgState) -> int:
    """The side under the clergyman of this cycle, as its number; 0: none."""
    return state.clergy[state.window] if state.clergy and state.window >= 0 else 0


def turn_over(state: HamburgState, window: int) -> None:
    state.clergy[window] = state.kit.backs[state.clergy[window]]
