"""Victory points and places (CTY-10)."""

from typing import Any

from rathaus.games.city_tycoon.components.box import CATEGORIES, MONEY_PER_POINT
from rathaus.games.city_tycoon.state import CityTycoonState


def points(state: CityTycoonState, seat: int) -> int:
    """The place of a seat's marker on the board of victory points."""
    start = seat * len(CATEGORIES)
    return sum(state.vp[start : start + len(CATEGORIES)])


def from_money(state: CityTycoonState, seat: int) -> int:
    """What the money in hand is still worth at the end (CTY-10.1)."""
    return 0 if state.over else state.money[seat] // MONEY_PER_POINT


def total(state: CityTycoonState, seat: int) -> int:
    return points(state, seat) + from_money(state, seat)


def ranks(state: CityTycoonState) -> list[int]:
    """Most points first; then most money after the conversion; else shared (CTY-10.3, 10.4)."""
    keys = [
        (total(state, seat), state.money[seat] % MONEY_PER_POINT) for seat in range(state.players)
    ]
    return [1 + sum(other > own for other in keys) for own in keys]


def sheet(state: CityTycoonState, seat: int) -> dict[str, Any]:
    """The points by where they came from, and the money that breaks a tie."""
    start = seat * len(CATEGORIES)
    lines: dict[str, Any] = dict(zip(CATEGORIES, state.vp[start:], strict=False))
    lines["money"] += from_money(state, seat)
    lines["total"] = sum(lines.values())
    lines["money_left"] = state.money[seat] % MONEY_PER_POINT
    return lines
