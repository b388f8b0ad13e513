"""What lies in front of a side, in the words of the view."""

from collections.abc import Mapping
from typing import Any

from rathaus.core.errors import BadPosition
from rathaus.core.fields import MANY, Keys
from rathaus.core.position import SideSetter, read_list
from rathaus.games.hamburg.components.tracks import DISASTER_AT, HALF, MAJORITIES
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT, COLOURS
from rathaus.games.hamburg.position.reading import (
    any_card_of,
    needs,
    read_amounts,
    read_card,
    read_cards,
    read_number,
)
from rathaus.games.hamburg.state import (
    BOARD_KEYS,
    COLOUR_KEYS,
    MAYOR_KEYS,
    TOKEN_KEYS,
    HamburgState,
)

MAJORITY_KEYS = Keys(MAJORITIES)


def _by_colour(field: str, most: int) -> SideSetter:
    def put(state: HamburgState, side: int, value: Any) -> None:
        start = side * COLOUR_COUNT
        found = read_amounts(field, COLOURS, value, most)
        getattr(state, field)[start : start + COLOUR_COUNT] = found

    return put


def _board(state: HamburgState, side: int, value: Any) -> None:
    state.boards[side] = read_number("board", BOARD_KEYS, value)


def _square(state: HamburgState, side: int, value: Any) -> None:
    last = len(state.kit.square) - 1
    if type(value) is not int or not 0 <= value <= last:
        raise BadPosition(f"the square has the fields 0 to {last}, not {value!r}")
    state.square[side] = value


def _wall(state: HamburgState, side: int, value: Any) -> None:
    state.walls[side * 2 : side * 2 + 2] = read_amounts("wall", ("left", "right"), value, HALF)


def _had_statue(state: HamburgState, side: int, value: Any) -> None:
    state.halves[side] = sum(
        bool(had) << half for half, had in enumerate(read_list("had_statue", value)[:2])
    )


def _jettes(state: HamburgState, side: int, value: Any) -> None:
    needs(state, "statues", "jettes", value)
    state.jettes_of[side] = tuple(read_list("jettes", value))


def _markers(state: HamburgState, side: int, value: Any) -> None:
    found = {read_number("majority", MAJORITY_KEYS, each) for each in read_list("markers", value)}
    state.markers[side] = sum(1 << each for each in found)


def _hand(state: HamburgState, side: int, value: Any) -> None:
    if state.is_tom(side) and value:
        raise BadPosition("TOM has no hand")
    state.hands[side] = tuple(sorted(read_cards("hand", value)))


def _sites(state: HamburgState, side: int, value: Any) -> None:
    """Each a colour, or as the view has it: colour or card, and buildings."""
    state.sites[side] = tuple(n for site in read_list("sites", value) for n in _site(site))


def _site(value: Any) -> tuple[int, int, int]:
    site = {"colour": value} if isinstance(value, str) else value
    if not isinstance(site, Mapping) or {*site} - {"colour", "card", "buildings"}:
        raise BadPosition(f"a site is a colour, or has colour, card and buildings, not {value!r}")
    first, second = (*read_cards("buildings", site.get("buildings", ())), 0, 0)[:2]
    if site.get("card"):
        return read_card(site["card"]), first, second
    return any_card_of(read_number("colour", COLOUR_KEYS, site.get("colour"))), first, second


def _zoo(state: HamburgState, side: int, value: Any) -> None:
    """Each a card, or as the view has it: the card, and the building under it."""
    found: list[int] = []
    for each in read_list("zoo", value):
        entry = each if isinstance(each, Mapping) else {"card": each}
        found += [
            read_card(entry.get("card")),
            read_card(entry["under"]) if entry.get("under") else 0,
        ]
    state.zoo[side] = tuple(found)


def _parks(state: HamburgState, side: int, value: Any) -> None:
    state.parks[side] = read_cards("parks", value)


def _mayor(state: HamburgState, side: int, value: Any) -> None:
    needs(state, "mayors", "mayor", value)
    state.mayors[side] = read_number("mayor", MAYOR_KEYS, value) if value else 0


def _used(state: HamburgState, side: int, value: Any) -> None:
    state.used += read_cards("used", value)


def _used_twice(state: HamburgState, side: int, value: Any) -> None:
    state.again = sorted({*state.again, side} if value else {*state.again} - {side})


def _token(state: HamburgState, side: int, value: Any) -> None:
    state.drawn_tokens[side] = read_number("token", TOKEN_KEYS, value) if value else 0


SEAT: Mapping[str, SideSetter] = {
    "board": _board,
    "field": _square,
    "workers": _by_colour("workers", most=MANY),
    "dangers": _by_colour("dangers", most=DISASTER_AT),
    "wall": _wall,
    "had_statue": _had_statue,
    "jettes": _jettes,
    "markers": _markers,
    "hand": _hand,
    "sites": _sites,
    "zoo": _zoo,
    "parks": _parks,
    "mayor": _mayor,
    "used": _used,
    "used_twice": _used_twice,
    "token": _token,
}
