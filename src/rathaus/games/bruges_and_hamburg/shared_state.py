"""What a state of either game has, as far as the shared rules need it.

A side is a player; behind the last seat there may be one that the rules play. Workers are five
numbers for each side, in the order of the colours.
"""

from rathaus.core.state import State


class SharedState(State):
    """Each game declares these fields itself, with its own sizes and ranges."""

    __slots__ = ()

    hands: list[tuple[int, ...]]
    discard: list[int]
    money: list[int]
    points: list[int]
    workers: list[int]
    known: list[int]
    traces: list[int]

    def colour_of(self, card: int) -> int:
        """The colour on the back of a card."""
        raise NotImplementedError

    def pile_of(self, colour: int) -> tuple[int, ...]:
        """All cards of a colour, wherever they are."""
        raise NotImplementedError
