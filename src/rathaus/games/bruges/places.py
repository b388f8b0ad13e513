"""Positions of Bruges in the words of its views: what lies where, and what follows from it.

A card goes by its key. A colour in its place means any card of that colour which is not named;
until all names are known it is noted as a negative number.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rathaus.core.errors import BadPosition
from rathaus.core.position import Moment, Places, Setter, SideSetter, read_list
from rathaus.core.steps import Frame
from rathaus.games.bruges.components.kit import mask
from rathaus.games.bruges.components.tracks import (
    MAJORITIES,
    REPUTATION,
    SECTION,
    SECTIONS,
    STATUES,
    TURNS,
)
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.filling import finish
from rathaus.games.bruges.moves import PERSONS
from rathaus.games.bruges.state import CARDS, FIVE, NO_COLOUR, BrugesState
from rathaus.games.bruges_and_hamburg import plots

MOST = 100_000  # more than anyone can own
PHASES = ("phase_one", "phase_two", "phase_three", "phase_four")


# -- reading words ----------------------------------------------------------------------------


def _number(name: str, value: Any, most: int = MOST) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise BadPosition(f"{name!r}: {value!r} is not a number from 0 to {most}")
    return value


def _one_of(name: str, word: Any, known: Sequence[str]) -> int:
    if word not in known:
        raise BadPosition(f"{name!r}: {word!r} is none of {', '.join(known)}")
    return known.index(word)


def _card(name: str, word: Any) -> int:
    """The number of a card; a negative one for any card of a colour."""
    if word in COLOURS:
        return -1 - COLOURS.index(word)
    found = word if type(word) is int else CARDS.number(str(word))
    if found is None or not 1 <= found <= PERSONS:
        raise BadPosition(f"{name!r}: there is no card {word!r}; name a person or a colour")
    return found


def _cards(name: str, value: Any) -> tuple[int, ...]:
    return tuple([_card(name, word) for word in read_list(name, value)])


def _by_colour(name: str, value: Any, most: int = MOST) -> list[int]:
    """Five numbers in the order of the colours; colours that are not named have none."""
    if isinstance(value, Mapping):
        for word in value:
            _one_of(name, word, COLOURS)
        value = [value.get(colour, 0) for colour in COLOURS]
    if len(read_list(name, value)) != FIVE:
        raise BadPosition(f"{name!r} has a number for each of the five colours, not {value!r}")
    return [_number(name, each, most) for each in value]


def _house(entry: Any) -> tuple[int, ...]:
    """A house as in the view, or in short: "blue", "blue:graf", "blue:graf+baumeister"."""
    below: Any
    persons: Any
    if isinstance(entry, str):
        below, _, words = entry.partition(":")
        persons = words.split("+") if words else []
    elif isinstance(entry, Mapping) and {*entry} <= {"colour", "card", "persons"}:
        below = entry.get("card") or entry.get("colour")
        persons = entry.get("persons", [])
    else:
        raise BadPosition(f"a house is {{'colour': 'blue', 'persons': ['graf']}}, not {entry!r}")
    found = _cards("houses", persons)
    if len(found) > plots.SIZE - 1 or any(card < 0 for card in found):
        raise BadPosition(f"'houses': at most two persons live in a house, by name, not {persons}")
    return (_card("houses", below), *found, 0, 0)[: plots.SIZE]


# -- in front of a seat -----------------------------------------------------------------------


def _put_hand(state: BrugesState, seat: int, value: Any) -> None:
    state.hands[seat] = _cards("hand", value)


def _put_houses(state: BrugesState, seat: int, value: Any) -> None:
    houses = [_house(entry) for entry in read_list("houses", value)]
    state.houses[seat] = tuple([card for house in houses for card in house])


def _put_rotated(state: BrugesState, seat: int, value: Any) -> None:
    state.rotated |= mask(filter(None, _cards("rotated", value)))


def _put_field(state: BrugesState, seat: int, value: Any) -> None:
    state.reputation[seat] = _number("field", value, len(REPUTATION) - 1)


def _put_workers(state: BrugesState, seat: int, value: Any) -> None:
    state.workers[seat * FIVE : seat * FIVE + FIVE] = _by_colour("workers", value)


def _put_threats(state: BrugesState, seat: int, value: Any) -> None:
    state.threats[seat * FIVE : seat * FIVE + FIVE] = _by_colour("threats", value)


def _put_due(state: BrugesState, seat: int, value: Any) -> None:
    state.struck[seat] = mask(_one_of("due", word, COLOURS) for word in read_list("due", value))


def _put_canal(state: BrugesState, seat: int, value: Any) -> None:
    """The tokens left and right of the gatehouse; a full section has had its statue."""
    tokens = [_number("canal", each, SECTION) for each in read_list("canal", value)]
    if len(tokens) != len(SECTIONS):
        raise BadPosition(f"'canal' has the tokens left and right, such as [2, 0], not {value!r}")
    state.canals[seat * 2 : seat * 2 + 2] = tokens
    state.finished[seat] |= mask(half for half in (0, 1) if tokens[half] == SECTION)


def _put_had_statue(state: BrugesState, seat: int, value: Any) -> None:
    had = list(read_list("had_statue", value))
    if len(had) != len(SECTIONS):
        raise BadPosition(f"'had_statue' is told of both sections, not {value!r}")
    state.finished[seat] |= mask(half for half in (0, 1) if had[half])


def _put_markers(state: BrugesState, seat: int, value: Any) -> None:
    words = read_list("markers", value)
    state.markers[seat] = mask(_one_of("markers", word, MAJORITIES) for word in words)


SEAT: dict[str, SideSetter] = {
    "hand": _put_hand,
    "houses": _put_houses,
    "rotated": _put_rotated,
    "field": _put_field,
    "workers": _put_workers,
    "threats": _put_threats,
    "due": _put_due,
    "canal": _put_canal,
    "had_statue": _put_had_statue,
    "markers": _put_markers,
}


# -- on the table -----------------------------------------------------------------------------


def _put_dice(state: BrugesState, value: Any) -> None:
    state.dice = _by_colour("dice", value, 6)


def _put_discard(state: BrugesState, value: Any) -> None:
    state.discard = list(_cards("discard", value))


def _put_statues(state: BrugesState, value: Any) -> None:
    state.statues_left = [
        _number("statues", each, STATUES[0]) for each in read_list("statues", value)
    ]


def _put_tops(state: BrugesState, value: Any) -> None:
    colours = [_one_of("tops", word, COLOURS) for word in read_list("tops", value)]
    state.tops = (colours + [NO_COLOUR] * 3)[:3]


def _put_piles(state: BrugesState, value: Any) -> None:
    """Two draw piles and the extra pile; their cards, the colours on top, or both."""
    piles = read_list("piles", value)
    for pile in piles:
        if not isinstance(pile, Mapping) or not {*pile} <= {"cards", "top"}:
            raise BadPosition(f"a pile is {{'cards': 30, 'top': 'red'}}, not {pile!r}")
    if len(piles) > 3:
        raise BadPosition(f"'piles': there are three of them, not {len(piles)}")
    if any("cards" in pile for pile in piles):
        cards = [_number("piles", pile.get("cards", 0), PERSONS) for pile in piles]
        state.sizes = (cards + [0] * 3)[:3]
    tops = [pile.get("top") for pile in piles] + [None] * 3
    state.tops = [NO_COLOUR if top is None else _one_of("piles", top, COLOURS) for top in tops[:3]]


def _put_piled(state: BrugesState, value: Any) -> None:
    """Cards that lie in the piles whatever else is left over."""
    cards = _cards("piled", value)
    colour = state.kit.colour
    state.unseen = [tuple([c for c in cards if colour[c] == each]) for each in range(FIVE)]


TABLE: dict[str, Setter] = {
    "dice": _put_dice,
    "discard": _put_discard,
    "statues": _put_statues,
    "tops": _put_tops,
    "piles": _put_piles,
    "piled": _put_piled,
}


# -- moments ----------------------------------------------------------------------------------


def _in_phase(state: BrugesState, phase: int) -> None:
    state.phase = state.phase or phase
    if phase == 3:
        state.turn_of_round = state.turn_of_round or 1


def _turn(state: BrugesState) -> list[Frame]:
    """One turn of the start player, and then nothing."""
    _in_phase(state, 3)
    return [("turn", state.crest, 0), ("end_turn",)]


def _rest_of_round(state: BrugesState) -> list[Frame]:
    """The turns from the start player on, and phase 4."""
    _in_phase(state, 3)
    later = range(state.turn_of_round, TURNS + 1)
    return [*[("turns", number) for number in later], ("phase_four",)]


def _majorities(state: BrugesState) -> list[Frame]:
    """Phase 4 without a further round."""
    _in_phase(state, 4)
    return [("majority", number) for number in range(len(MAJORITIES))]


def _from_phase(step: str, phase: int) -> Moment:
    def frames(state: BrugesState) -> list[Frame]:
        _in_phase(state, phase)
        return [(step,), *[(each,) for each in PHASES[phase:]]]

    return frames


MOMENTS: dict[str, Moment] = {
    "turn": _turn,
    "round": _rest_of_round,
    "majorities": _majorities,
    "rolled": _from_phase("rolled", 2),
    **{name: _from_phase(name, number + 1) for number, name in enumerate(PHASES)},
}
PLACES = Places(table=TABLE, seat=SEAT, moments=MOMENTS, finish=finish)
