"""Events tell the story of a game: log lines and animations are made from them.

A record holds the inputs of a game; the events say what came of them. An event is public
unless it names its audience.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

EventValue = int | str | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Event:
    kind: str  # past tense: tile_built
    seat: int | None  # whose doing it was; None: the game's own
    data: Mapping[str, EventValue]
    audience: tuple[int, ...] | None = None  # the seats that may see it; None: everyone

    def visible_to(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience


Listener = Callable[[Event], None]
