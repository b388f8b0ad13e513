"""Small words for playing scenes on: building a card, and going on at other steps."""

from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import key, play

NONE = "V0 O0 G0 P0 B0"
SPARE_TILES = ("c12_plus", "c11_plus", "c10_plus", "c04_plus", "c03_plus", "c02_plus")
TURN = ("turn", 0, 0)


def tiles(first: str) -> str:
    """Six clergy tiles; the given one lies on the first window."""
    others = [tile for tile in SPARE_TILES if tile[:3] != first[:3]]
    return " ".join((first, *others[:5]))


def go_on(state: HamburgState, *frames: tuple[object, ...]) -> HamburgState:
    """The same position at other steps, in the order they run."""
    state.stack, state.answers = list(frames[::-1]), [()] * state.sides
    state.advance()
    return state


def build(state: HamburgState, card: int, *more: str, seat: int = 0) -> HamburgState:
    """A hand card is built by a base action; `more` is what is decided after that."""
    return play(state, seat, f"play:{key(card)}", "as:building", *more)


def use(state: HamburgState, card: int, *more: str, seat: int = 0) -> HamburgState:
    """A card of the display is activated."""
    return play(state, seat, f"use:{key(card)}", *more)
