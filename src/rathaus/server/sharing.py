"""Equal events and decisions of all tables are one object in memory: most of them are equal.

A long game tells hundreds of events, but of a few thousand different ones.
"""

from functools import lru_cache

from rathaus.core.events import Event, EventValue
from rathaus.core.records import Decision

MOST = 100_000  # different ones of each kind that are remembered


def share_events(events: list[Event], first: int) -> None:
    """From the given place on, put shared events into the list."""
    for place in range(first, len(events)):
        event = events[place]
        data = tuple(event.data.items())
        events[place] = _event(event.kind, event.seat, data, event.audience)


def share_decisions(decisions: list[Decision], first: int) -> None:
    for place in range(first, len(decisions)):
        decision = decisions[place]
        decisions[place] = _decision(decision.seat, decision.move)


@lru_cache(maxsize=MOST)
def _event(
    kind: str,
    seat: int | None,
    data: tuple[tuple[str, EventValue], ...],
    audience: tuple[int, ...] | None,
) -> Event:
    return Event(kind, seat, dict(data), audience)


@lru_cache(maxsize=MOST)
def _decision(seat: int, move: str) -> Decision:
    return Decision(seat, move)
