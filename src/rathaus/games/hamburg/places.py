"""Positions made by hand, in the words of the views and moves: what `position` knows of Hamburg.

Whatever is not said follows: every card that is not named lies in its pile, a site of a colour
is a card nobody has named, boards are those that are left, statues that somebody has are gone.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rathaus.core.errors import BadPosition
from rathaus.core.fields import Keys
from rathaus.core.position import Places, Setter, SideSetter
from rathaus.core.steps import Frame
from rathaus.games.bruges_and_hamburg import knowledge
from rathaus.games.hamburg.components.tracks import BOARDS, HALF, MAJORITIES, ROUNDS
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT, COLOURS, DICE, EACH_COLOUR
from rathaus.games.hamburg.expansions.exchange import FIELDS, SIDES
from rathaus.games.hamburg.state import (
    BOARD_KEYS,
    CARDS,
    COLOUR_KEYS,
    MAYOR_KEYS,
    TOKEN_KEYS,
    HamburgState,
)

DICE_KEYS = Keys(DICE)
MAJORITY_KEYS = Keys(MAJORITIES)
EXCHANGE_KEYS = Keys(tuple(side.key for side in SIDES))


# -- reading ----------------------------------------------------------------------------------


def _number(what: str, keys: Keys, value: Any) -> int:
    """The number behind a key; a number of the right range stands for itself."""
    found = keys.number(value) if isinstance(value, str) else value
    if type(found) is not int or not keys.first <= found <= keys.last:
        examples = ", ".join(keys.keys[:3])
        raise BadPosition(f"there is no {what} {value!r}; there are {examples} ...")
    return found


def _card(value: Any) -> int:
    return _number("card", CARDS, value)


def _list(what: str, value: Any) -> Sequence[Any]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadPosition(f"{what!r} is a list, not {value!r}")
    return value


def _cards(what: str, value: Any) -> tuple[int, ...]:
    return tuple(_card(each) for each in _list(what, value))


def _amounts(what: str, keys: Sequence[str], value: Any, most: int) -> list[int]:
    """How many of each, by name, or one number after the other."""
    if isinstance(value, Mapping):
        unknown = [key for key in value if key not in keys]
        if unknown:
            raise BadPosition(f"{what!r} has no {unknown[0]!r}; there are {', '.join(keys)}")
        value = [value.get(key, 0) for key in keys]
    found = list(_list(what, value))
    if len(found) != len(keys):
        raise BadPosition(f"{what!r} has {len(keys)} numbers, not {value!r}")
    for each in found:
        if type(each) is not int or not 0 <= each <= most:
            raise BadPosition(f"{what!r}: {each!r} is not a number from 0 to {most}")
    return found


def _needs(state: HamburgState, expansion: str, what: str, value: Any) -> None:
    """Something of an expansion; nothing of it can always be said."""
    if value and not state.has_expansion(expansion):
        raise BadPosition(f"{what!r} needs the option {expansion!r}")


# -- in front of a side -----------------------------------------------------------------------


def _by_colour(field: str, most: int) -> SideSetter:
    def put(state: HamburgState, side: int, value: Any) -> None:
        start = side * COLOUR_COUNT
        found = _amounts(field, COLOURS, value, most)
        getattr(state, field)[start : start + COLOUR_COUNT] = found

    return put


def _board(state: HamburgState, side: int, value: Any) -> None:
    state.boards[side] = _number("board", BOARD_KEYS, value)


def _square(state: HamburgState, side: int, value: Any) -> None:
    last = len(state.kit.square) - 1
    if type(value) is not int or not 0 <= value <= last:
        raise BadPosition(f"the square has the fields 0 to {last}, not {value!r}")
    state.square[side] = value


def _wall(state: HamburgState, side: int, value: Any) -> None:
    state.walls[side * 2 : side * 2 + 2] = _amounts("wall", ("left", "right"), value, HALF)


def _had_statue(state: HamburgState, side: int, value: Any) -> None:
    state.halves[side] = sum(bool(had) << half for half, had in enumerate(_list("", value)[:2]))


def _jettes(state: HamburgState, side: int, value: Any) -> None:
    _needs(state, "statues", "jettes", value)
    state.jettes_of[side] = tuple(_list("jettes", value))


def _markers(state: HamburgState, side: int, value: Any) -> None:
    found = {_number("majority", MAJORITY_KEYS, each) for each in _list("markers", value)}
    state.markers[side] = sum(1 << each for each in found)


def _hand(state: HamburgState, side: int, value: Any) -> None:
    if state.is_tom(side) and value:
        raise BadPosition("TOM has no hand")
    state.hands[side] = tuple(sorted(_cards("hand", value)))


def _sites(state: HamburgState, side: int, value: Any) -> None:
    """Each a colour, or as the view has it: colour or card, and buildings."""
    state.sites[side] = tuple(n for site in _list("sites", value) for n in _site(site))


def _site(value: Any) -> tuple[int, int, int]:
    site = {"colour": value} if isinstance(value, str) else value
    if not isinstance(site, Mapping) or {*site} - {"colour", "card", "buildings"}:
        raise BadPosition(f"a site is a colour, or has colour, card and buildings, not {value!r}")
    first, second = (*_cards("buildings", site.get("buildings", ())), 0, 0)[:2]
    if site.get("card"):
        return _card(site["card"]), first, second
    return _spare(_number("colour", COLOUR_KEYS, site.get("colour"))), first, second


def _spare(colour: int) -> int:
    """Stands for any card of the colour until all others are named."""
    return -1 - colour


def _zoo(state: HamburgState, side: int, value: Any) -> None:
    """Each a card, or as the view has it: the card, and the building under it."""
    found: list[int] = []
    for each in _list("zoo", value):
        entry = each if isinstance(each, Mapping) else {"card": each}
        found += [_card(entry.get("card")), _card(entry["under"]) if entry.get("under") else 0]
    state.zoo[side] = tuple(found)


def _parks(state: HamburgState, side: int, value: Any) -> None:
    state.parks[side] = _cards("parks", value)


def _mayor(state: HamburgState, side: int, value: Any) -> None:
    _needs(state, "mayors", "mayor", value)
    state.mayors[side] = _number("mayor", MAYOR_KEYS, value) if value else 0


def _used(state: HamburgState, side: int, value: Any) -> None:
    state.used += _cards("used", value)


def _used_twice(state: HamburgState, side: int, value: Any) -> None:
    state.again = sorted({*state.again, side} if value else {*state.again} - {side})


def _token(state: HamburgState, side: int, value: Any) -> None:
    state.drawn_tokens[side] = _number("token", TOKEN_KEYS, value) if value else 0


SEAT: Mapping[str, SideSetter] = {
    "board": _board,
    "field": _square,
    "workers": _by_colour("workers", most=999),
    "dangers": _by_colour("dangers", most=3),
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


# -- in the middle ----------------------------------------------------------------------------


def _dice(state: HamburgState, value: Any) -> None:
    """The clergyman of this cycle takes the window of the black die."""
    state.dice = _amounts("dice", DICE, value, 6)
    state.window = state.dice[-1] - 1


def _window(state: HamburgState, value: Any) -> None:
    """By its colour; "" has nobody there."""
    windows = Keys(state.kit.windows)
    state.window = _number("window", windows, value) if value != "" else -1


def _piles(state: HamburgState, value: Any) -> None:
    """Whole piles; their other cards are out of the game."""
    for colour, cards in value.items() if isinstance(value, Mapping) else enumerate(value):
        place = _number("colour", COLOUR_KEYS, colour)
        state.piles[place] = tuple(sorted(_cards("piles", cards)))
        wrong = [card for card in state.piles[place] if state.kit.colour[card] != place]
        if wrong:
            raise BadPosition(f"{CARDS.key(wrong[0])} is not {COLOURS[place]}")


def _tokens(state: HamburgState, value: Any) -> None:
    """Those on the burning house; the others of the game are used."""
    in_game = sorted((*state.tokens, *state.tokens_used))
    found = sorted(_number("token", TOKEN_KEYS, each) for each in _list("tokens", value))
    missing = [token for token in found if token not in in_game]
    if missing:
        raise BadPosition(f"{TOKEN_KEYS.key(missing[0])} needs the option 'dangers'")
    state.tokens = found
    state.tokens_used = [token for token in in_game if token not in found]


def _workers(field: str) -> Setter:
    def put(state: HamburgState, value: Any) -> None:
        setattr(state, field, _amounts(field, COLOURS, value, 999))

    return put


def _clergymen(state: HamburgState, value: Any) -> None:
    state.clergymen = _amounts("clergymen", state.kit.windows, value, 99)


def _ships(state: HamburgState, value: Any) -> None:
    _needs(state, "ships", "ships", value)
    found = {_number("ship", DICE_KEYS, each) for each in _list("ships", value)}
    state.ships = sum(1 << each for each in found)


def _exchange(state: HamburgState, value: Any) -> None:
    """The side that lies open; its rate begins with the first field of it."""
    _needs(state, "exchange", "exchange", value)
    if not value:
        return
    tile, is_red = divmod(_number("side of an exchange tile", EXCHANGE_KEYS, value), 2)
    state.exchange, state.rate = tile + 1, 1 + is_red * FIELDS // 2
    state.exchange_stack = [each for each in state.exchange_stack if each != state.exchange]


TABLE: Mapping[str, Setter] = {
    "dice": _dice,
    "window": _window,
    "piles": _piles,
    "tokens": _tokens,
    "clergymen": _clergymen,
    "chapel": _workers("chapel"),
    "chapel_front": _workers("chapel_front"),
    "ships": _ships,
    "exchange": _exchange,
}


# -- what follows from the rest ---------------------------------------------------------------


def _finish(state: HamburgState) -> None:
    state.cycle = state.cycle or 1
    state.shuffled = sorted(state.shuffled)
    _give_boards(state)
    _check_cards(state)
    _find_sites(state)
    _fill_piles(state)
    _take_statues(state)
    _note_what_is_known(state)


def _give_boards(state: HamburgState) -> None:
    left = iter([board for board in range(len(BOARDS)) if board not in state.boards])
    state.boards = [next(left) if board < 0 else board for board in state.boards]


def _lying(state: HamburgState) -> Iterator[int]:
    """Every card that was named, and places for those that are still to be found."""
    for group in (*state.hands, *state.sites, *state.zoo, *state.parks):
        yield from group
    yield from (*state.discard, *state.shuffled)


def _check_cards(state: HamburgState) -> None:
    found = Counter(card for card in _lying(state) if card > 0)
    for card, times in found.items():
        if times > 1:
            raise BadPosition(f"{CARDS.key(card)} lies in {times} places")
    for side in range(state.sides):
        _check_kind(state, "a building", state.kit.is_building, state.buildings(side))
        _check_kind(state, "a zoo card", state.kit.is_zoo, state.zoo[side][::2])


def _check_kind(state: HamburgState, what: str, fits: Sequence[bool], cards: Sequence[int]) -> None:
    for card in cards:
        if not fits[card]:
            raise BadPosition(f"{CARDS.key(card)} is not {what}")


def _find_sites(state: HamburgState) -> None:
    """A site of a colour is a building card that nobody has named, the last one first."""
    kit, lying = state.kit, {*_lying(state)}
    spare = {
        _spare(colour): [c for c in kit.pile(colour) if kit.is_building[c] and c not in lying]
        for colour in EACH_COLOUR
    }
    state.sites = [
        tuple(spare[number].pop() if number < 0 else number for number in sites)
        for sites in state.sites
    ]


def _fill_piles(state: HamburgState) -> None:
    lying = {*_lying(state)}
    for colour in EACH_COLOUR:
        pile, whole = state.piles[colour], state.kit.pile(colour)
        twice = [card for card in pile if card in lying] if pile != whole else []
        if twice:
            raise BadPosition(f"{CARDS.key(twice[0])} lies in 2 places")
        state.piles[colour] = tuple(card for card in pile if card not in lying)


def _take_statues(state: HamburgState) -> None:
    """Statues that somebody has are no longer on offer; a full half has had its own."""
    if state.hummels == list(state.kit.statues(state.players, state.has_expansion("statues"))):
        state.hummels = _without(state.hummels, state.statues)
    state.jettes = _without(state.jettes, state.jettes_of)
    for place, stones in enumerate(state.walls):
        if stones == HALF:
            state.halves[place // 2] |= 1 << place % 2


def _without(values: list[int], taken: list[tuple[int, ...]]) -> list[int]:
    left = list(values)
    for value in (value for group in taken for value in group):
        if value in left:
            left.remove(value)
    return left


def _note_what_is_known(state: HamburgState) -> None:
    """Everybody knows what lies open, and a player the own hand."""
    for card in (*state.discard, *state.shuffled):
        state.known[card] = knowledge.everyone(state)
    for side in range(state.sides):
        for card in (*state.buildings(side), *state.zoo[side][::2], *state.parks[side]):
            state.known[card] = knowledge.everyone(state)
        for card in state.hands[side]:
            state.known[card] = 1 << side


# -- moments ----------------------------------------------------------------------------------


def _turn(state: HamburgState) -> list[Frame]:
    """One turn of whoever has the crest, and then nothing more."""
    state.phase, state.round = 3, state.round or 1
    return [("turn", state.crest, 0)]


def _round(state: HamburgState) -> list[Frame]:
    """The rest of phase III, and all that follows."""
    state.phase, state.round = 3, state.round or 1
    people = [side for side in state.order() if not state.is_tom(side)]
    rounds = range(state.round + 1, ROUNDS + 1)
    turns: list[Frame] = [("turn", side, 0) for side in people]
    return [*turns, *(("round", number) for number in rounds), ("phase_four",)]


def _rolled(state: HamburgState) -> list[Frame]:
    """Phase II after the dice, and all that follows."""
    state.phase = 2
    return [("rolled",)]


def _over(state: HamburgState) -> list[Frame]:
    state.phase = 4
    return []


MOMENTS: Mapping[str, Callable[[HamburgState], list[Frame]]] = {
    "turn": _turn,
    "round": _round,
    "rolled": _rolled,
    "over": _over,
}

PLACES = Places(TABLE, SEAT, MOMENTS, _finish)
