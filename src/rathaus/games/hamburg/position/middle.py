"""What lies in the middle of the table, in the words of the view."""

from collections.abc import Mapping
from typing import Any

from rathaus.core.errors import BadPosition
from rathaus.core.fields import MANY, Keys
from rathaus.core.position import Setter, read_list
from rathaus.games.hamburg.components.tracks import FACES
from rathaus.games.hamburg.components.vocabulary import COLOURS, DICE
from rathaus.games.hamburg.expansions.exchange import FIELDS, SIDES
from rathaus.games.hamburg.position.reading import (
    needs,
    read_amounts,
    read_cards,
    read_number,
)
from rathaus.games.hamburg.state import CARDS, COLOUR_KEYS, TOKEN_KEYS, HamburgState

DICE_KEYS = Keys(DICE)
EXCHANGE_KEYS = Keys(tuple(side.key for side in SIDES))


def _dice(state: HamburgState, value: Any) -> None:
    """The clergyman of this cycle takes the window of the black die."""
    state.dice = read_amounts("dice", DICE, value, FACES)
    state.window = state.dice[-1] - 1


def _window(state: HamburgState, value: Any) -> None:
    """By its colour; "" has nobody there."""
    windows = Keys(state.kit.windows)
    state.window = read_number("window", windows, value) if value != "" else -1


def _piles(state: HamburgState, value: Any) -> None:
    """Whole piles; their other cards are out of the game."""
    by_name = isinstance(value, Mapping)
    for colour, cards in value.items() if by_name else enumerate(read_list("piles", value)):
        place = read_number("colour", COLOUR_KEYS, colour)
        state.piles[place] = tuple(sorted(read_cards("piles", cards)))
        wrong = [card for card in state.piles[place] if state.kit.colour[card] != place]
        if wrong:
            raise BadPosition(f"{CARDS.key(wrong[0])} is not {COLOURS[place]}")


def _tokens(state: HamburgState, value: Any) -> None:
    """Those on the burning house; the others of the game are used."""
    in_game = sorted((*state.tokens, *state.tokens_used))
    found = sorted(read_number("token", TOKEN_KEYS, each) for each in read_list("tokens", value))
    missing = [token for token in found if token not in in_game]
    if missing:
        raise BadPosition(f"{TOKEN_KEYS.key(missing[0])} needs the option 'dangers'")
    state.tokens = found
    state.tokens_used = [token for token in in_game if token not in found]


def _workers(field: str) -> Setter:
    def put(state: HamburgState, value: Any) -> None:
        setattr(state, field, read_amounts(field, COLOURS, value, MANY))

    return put


def _clergymen(state: HamburgState, value: Any) -> None:
    state.clergymen = read_amounts("clergymen", state.kit.windows, value, MANY)


def _ships(state: HamburgState, value: Any) -> None:
    needs(state, "ships", "ships", value)
    found = {read_number("ship", DICE_KEYS, each) for each in read_list("ships", value)}
    state.ships = sum(1 << each for each in found)


def _exchange(state: HamburgState, value: Any) -> None:
    """The side that lies open; its rate begins with the first field of it."""
    needs(state, "exchange", "exchange", value)
    if not value:
        return
    tile, is_red = divmod(read_number("side of an exchange tile", EXCHANGE_KEYS, value), 2)
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
