"""One word of the vocabulary: what it does, and whether it would change anything."""

from collections.abc import Callable
from typing import Any

from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.rules.counting import Context
from rathaus.games.bruges.state import BrugesState

Do = Callable[[BrugesState, int, Any, Context], None]
Changes = Callable[[BrugesState, int, Any, Context], bool]


class Word:
    """Both functions are given the state, the seat, the declared effect, and its context."""

    __slots__ = ("changes", "do")

    def __init__(self, do: Do, changes: Changes) -> None:
        self.do = do
        self.changes = changes


def always(state: BrugesState, seat: int, effect: object, context: Context) -> bool:
    return True


def colour_of(word: str, context: Context) -> int:
    """A colour by its name, or that of the event."""
    return context.same if word == "same" else COLOURS.index(word)


def victims(state: BrugesState, seat: int) -> list[int]:
    """Every other player that is not protected, clockwise (BRU-14.4)."""
    return [other for other in state.others(seat) if not state.has(other, "immune")]
