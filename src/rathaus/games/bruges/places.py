"""Positions of Bruges in the words of its views: what lies where, and what follows from it.

A card goes by its key. A colour in its place means any card of that colour which is not named;
until all names are known it is noted as a negative number.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rathaus.core.errors import BadPosition
from rathaus.core.position import Moment, Places, Setter, SideSetter
from rathaus.core.steps import Frame
from rathaus.games.bruges.components.kit import mask
from rathaus.games.bruges.components.tracks import (
    MAJORITIES,
    PILES,
    REPUTATION,
    SECTION,
    SECTIONS,
    STATUES,
    TURNS,
)
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.moves import PERSONS
from rathaus.games.bruges.rules.piles import EXTRA
from rathaus.games.bruges.state import CARDS, FIVE, NO_COLOUR, BrugesState
from rathaus.games.bruges_and_hamburg import knowledge, plots

HARMLESS = 3  # what dice show that nobody has set: no threat, no step up
MOST = 100_000  # more than anyone can own
PHASES = ("phase_one", "phase_two", "phase_three", "phase_four")


# -- reading words ----------------------------------------------------------------------------


def _list(name: str, value: Any) -> Sequence[Any]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadPosition(f"{name!r} is a list, not {value!r}")
    return value


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
    return tuple([_card(name, word) for word in _list(name, value)])


def _by_colour(name: str, value: Any, most: int = MOST) -> list[int]:
    """Five numbers in the order of the colours; colours that are not named have none."""
    if isinstance(value, Mapping):
        for word in value:
            _one_of(name, word, COLOURS)
        value = [value.get(colour, 0) for colour in COLOURS]
    if len(_list(name, value)) != FIVE:
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
    houses = [_house(entry) for entry in _list("houses", value)]
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
    state.struck[seat] = mask(_one_of("due", word, COLOURS) for word in _list("due", value))


def _put_canal(state: BrugesState, seat: int, value: Any) -> None:
    """The tokens left and right of the gatehouse; a full section has had its statue."""
    tokens = [_number("canal", each, SECTION) for each in _list("canal", value)]
    if len(tokens) != len(SECTIONS):
        raise BadPosition(f"'canal' has the tokens left and right, such as [2, 0], not {value!r}")
    state.canals[seat * 2 : seat * 2 + 2] = tokens
    state.finished[seat] |= mask(half for half in (0, 1) if tokens[half] == SECTION)


def _put_had_statue(state: BrugesState, seat: int, value: Any) -> None:
    had = list(_list("had_statue", value))
    if len(had) != len(SECTIONS):
        raise BadPosition(f"'had_statue' is told of both sections, not {value!r}")
    state.finished[seat] |= mask(half for half in (0, 1) if had[half])


def _put_markers(state: BrugesState, seat: int, value: Any) -> None:
    words = _list("markers", value)
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
    state.statues_left = [_number("statues", each, STATUES[0]) for each in _list("statues", value)]


def _put_tops(state: BrugesState, value: Any) -> None:
    colours = [_one_of("tops", word, COLOURS) for word in _list("tops", value)]
    state.tops = (colours + [NO_COLOUR] * 3)[:3]


def _put_piles(state: BrugesState, value: Any) -> None:
    """Two draw piles and the extra pile; their cards, the colours on top, or both."""
    piles = _list("piles", value)
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


# -- what follows -----------------------------------------------------------------------------


def finish(state: BrugesState) -> None:
    """Every card lies somewhere, and whoever has or sees it knows it."""
    state.round = state.round or 1
    if not any(state.dice):
        state.dice = [HARMLESS] * FIVE
    if state.statues_left == list(STATUES):
        taken = [points for each in state.statues for points in each]
        state.statues_left = [points for points in STATUES if points not in taken]
    kept = _kept_in_piles(state)
    _name_cards(state, kept)
    _fill_piles(state, kept)
    _show_tops(state)
    if not any(state.known):
        _note_what_is_known(state)


def _kept_in_piles(state: BrugesState) -> tuple[int, ...]:
    if state.unseen == list(state.kit.by_colour):
        return ()
    return tuple([card for cards in state.unseen for card in cards])


def _name_cards(state: BrugesState, kept: tuple[int, ...]) -> None:
    """Find cards for the colours that stand for any card."""
    lying = [*state.hands, *state.houses, tuple(state.discard), kept]
    named = Counter(card for cards in lying for card in cards if card > 0)
    for card, times in named.items():
        if times > 1:
            raise BadPosition(f"{CARDS.key(card)!r} lies in {times} places")
    free = [[card for card in cards if card not in named] for cards in state.kit.by_colour]

    def found(cards: Iterable[int]) -> tuple[int, ...]:
        return tuple([card if card >= 0 else _next(free, -1 - card) for card in cards])

    for seat in range(state.players):
        state.hands[seat] = tuple(sorted(found(state.hands[seat])))
        state.houses[seat] = found(state.houses[seat])
    state.discard = list(found(state.discard))


def _next(free: list[list[int]], colour: int) -> int:
    if not free[colour]:
        raise BadPosition(f"there are no more {COLOURS[colour]} cards")
    return free[colour].pop(0)


def _fill_piles(state: BrugesState, kept: tuple[int, ...]) -> None:
    """All other cards are unseen; what the piles cannot hold lies below the discarded ones."""
    lying = {card for cards in (*state.hands, *state.houses) for card in cards} | {*state.discard}
    unseen = [[card for card in cards if card not in lying] for cards in state.kit.by_colour]
    count = sum(map(len, unseen)) - len(state.blind)
    if sum(state.sizes) == PERSONS:  # nobody has set them
        extra = 0 if state.last_round else min(count, PILES[state.players][EXTRA])
        state.sizes = [(count - extra + 1) // 2, (count - extra) // 2, extra]
    if sum(state.sizes) > count:
        raise BadPosition(f"only {count} cards are left for the piles, not {sum(state.sizes)}")
    needed = [state.tops.count(colour) + state.blind.count(colour) for colour in range(FIVE)]
    for _ in range(count - sum(state.sizes)):
        spare = [len(cards) - least for cards, least in zip(unseen, needed, strict=True)]
        cards = unseen[spare.index(max(spare))]
        state.discard.insert(0, cards.pop(_first_spare(cards, kept)))
    state.unseen = [tuple(cards) for cards in unseen]


def _first_spare(cards: list[int], kept: tuple[int, ...]) -> int:
    place = next((place for place, card in enumerate(cards) if card not in kept), None)
    if place is None:
        raise BadPosition("'piled' names more cards than the piles hold")
    return place


def _show_tops(state: BrugesState) -> None:
    """Each pile shows the colour that was set, else the one with most cards."""
    wanted, state.tops = state.tops, [NO_COLOUR] * 3
    for pile in (pile for pile in range(3) if state.sizes[pile]):
        seen = [*state.tops, *state.blind]
        left = [len(cards) - seen.count(colour) for colour, cards in enumerate(state.unseen)]
        colour = wanted[pile] if wanted[pile] >= 0 else left.index(max(left))
        if not left[colour]:
            raise BadPosition(f"no {COLOURS[colour]} card is left for the top of pile {pile + 1}")
        state.tops[pile] = colour


def _note_what_is_known(state: BrugesState) -> None:
    open_cards = list(state.discard)
    for seat in range(state.players):
        for card in (*state.hands[seat], *state.houses[seat][:: plots.SIZE]):
            state.known[card] = 1 << seat
        open_cards += plots.carried(state.houses[seat])
    for card in open_cards:
        state.known[card] = knowledge.everyone(state)


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
