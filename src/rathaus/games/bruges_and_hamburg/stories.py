"""Events as lines of the log: what both games tell alike."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from rathaus.core.events import Event
from rathaus.games.bruges_and_hamburg.telling import Phrases

Words = TypeVar("Words", bound=Phrases)


def worded(
    event: Event, words: Words, phrases: Mapping[str, Callable[[Any, Words], object]]
) -> dict[str, object]:
    """What an event says, in words where there are any; points that are lost without a sign."""
    data: Mapping[str, Any] = event.data
    values: dict[str, object] = {
        name: phrases[name](value, words) if name in phrases else value
        for name, value in data.items()
    }
    if event.kind == "points_scored":
        values["points"] = abs(data["points"])
    return values


def happening(event: Event) -> str:
    """The kind of an event; points that are lost have a line of their own."""
    data: Mapping[str, Any] = event.data
    is_loss = event.kind == "points_scored" and data["points"] < 0
    return "points_lost" if is_loss else event.kind


def dice(colours: Iterable[str], numbers: Iterable[int], words: Phrases) -> str:
    shown = zip(colours, numbers, strict=True)
    return ", ".join(f"{words.hues[colour].bare} {number}" for colour, number in shown)
