"""What a state of either game has, as far as the shared rules need it.

A side is a player; behind the last seat there may be one that the rules play. Workers are five
numbers for each side, in the order of the colours.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from rathaus.core.events import EventValue, Listener
from rathaus.core.steps import Frame


class SharedState(Protocol):
    players: int
    listener: Listener | None
    stack: list[tuple[Any, ...]]
    answers: list[tuple[int, ...]]
    hands: list[tuple[int, ...]]
    discard: list[int]
    money: list[int]
    points: list[int]
    workers: list[int]
    known: list[int]
    traces: list[int]

    @property
    def kit(self) -> Any: ...

    @property
    def sides(self) -> int: ...

    def push(self, frame: Frame) -> None: ...

    def push_all(self, frames: Sequence[Frame]) -> None: ...

    def tell(
        self,
        kind: str,
        seat: int | None,
        /,
        audience: tuple[int, ...] | None = None,
        **data: EventValue,
    ) -> None: ...
