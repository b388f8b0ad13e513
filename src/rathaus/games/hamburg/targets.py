"""What each move is about: the piece, the place on the table or the player it points at.

One row for each range of the move space. Illegal moves have targets, too: a greyed-out choice is
shown where it would be made. Nothing hidden is looked up: only displays, and the mover's own hand.
"""

from collections.abc import Callable, Mapping

from rathaus.core.catalogue import Target
from rathaus.games.bruges_and_hamburg.reasons import Asked, asked
from rathaus.games.hamburg.components.tracks import WINDOWS
from rathaus.games.hamburg.components.vocabulary import COLOURS, DICE
from rathaus.games.hamburg.expansions.clergy import SIDES as CLERGY
from rathaus.games.hamburg.expansions.exchange import SIDES as EXCHANGE
from rathaus.games.hamburg.expansions.mayors import MAYORS
from rathaus.games.hamburg.moves import SPACE
from rathaus.games.hamburg.rules import base, dangers
from rathaus.games.hamburg.state import CARDS, TOKEN_KEYS, HamburgState

Targets = tuple[Target, ...]
At = Asked[HamburgState]
Aim = Callable[[At, int], Targets]
HALVES = ("left", "right")


def targets(state: HamburgState, seat: int, move: int) -> Targets:
    """What a move of the open question is about."""
    if not state.stack:
        return ()
    kind, index = SPACE.split(move)
    return _AIMS[kind](asked(state, seat), index)


def _place(key: object, field: str, seat: int | None = None) -> Target:
    return Target("place", str(key), field, seat)


def _at(field: str, keys: tuple[str, ...]) -> Aim:
    """A part of what lies in the middle."""
    return lambda at, index: (_place(keys[index], field),)


def _mine(field: str, keys: tuple[str, ...]) -> Aim:
    """A part of what lies in front of the player."""
    return lambda at, index: (_place(keys[index], field, at.seat),)


def _nothing(at: At, index: int) -> Targets:
    return ()


# -- cards ------------------------------------------------------------------------------------


def _card(field: str) -> Aim:
    """A card of the player's own."""
    return lambda at, index: (Target("piece", CARDS.keys[index], field, at.seat),)


def _in_hand(at: At, index: int) -> Targets:
    return (Target("piece", CARDS.keys[index], "hand"),)


def _shown(at: At, index: int) -> Targets:
    return (_in_display(at.state, index + 1),)


def _in_display(state: HamburgState, card: int) -> Target:
    """A card face up in front of somebody, or wherever it lies."""
    key = CARDS.key(card)
    for side in range(state.sides):
        if card in state.zoo[side]:
            return Target("piece", key, "zoo", side)
        if card in state.parks[side]:
            return Target("piece", key, "parks", side)
        if card in state.on_sites(side):
            return Target("piece", key, "sites", side)
    return Target("piece", key)


def _found(at: At, index: int) -> Targets:
    field = {"search": "discard", "under_zoo": "hand"}.get(at.step, "")
    return (Target("piece", CARDS.keys[index], field),)


# -- base actions -----------------------------------------------------------------------------


def _action(at: At, action: int) -> Targets:
    """What the card would be used for."""
    used = base.used_card(at.state, at.frame, at.answer)
    if used is None:
        return ()
    colour = COLOURS[used.colour]
    if action == base.BUILD_WALL:
        return tuple(_place(half, "wall", at.seat) for half in HALVES)
    if action == base.BUILD:
        return (Target("piece", CARDS.key(used.card)),)
    key, field = {
        base.TAKE: (colour, "workers"),
        base.MONEY: ("", "money"),
        base.LOWER: (colour, "dangers"),
        base.LAY_SITE: ("", "sites"),
    }[action]
    return (_place(key, field, at.seat),)


def _site(at: At, place: int) -> Targets:
    return (_place(place, "sites", at.seat),)


# -- yes and no -------------------------------------------------------------------------------


def _answer(at: At, index: int) -> Targets:
    """What is offered or threatens: a card, a token, dangers."""
    step, _, *numbers = at.frame
    state, seat = at.state, at.seat
    if step == "raise":
        card = dangers.averting(state, seat, numbers[0])
        place = _place(COLOURS[numbers[0]], "dangers", seat)
        return (*([_in_display(state, card)] if card else []), place)
    if step == "curse":
        return tuple(_place(COLOURS[colour], "dangers", seat) for colour in numbers)
    if step == "gift":
        return (Target("piece", TOKEN_KEYS.key(numbers[0])),)
    if step == "may":
        return _source(state, numbers[0])
    return (_place("", "tokens"),) if step == "draw_token" else ()


def _source(state: HamburgState, number: int) -> Targets:
    """Whatever has an ability: a card, or a mayor."""
    if number <= CARDS.last:
        return (_in_display(state, number),)
    key = getattr(state.kit.parts[number], "key", "")
    return (Target("piece", key),) if key else ()


def _advance(at: At, index: int) -> Targets:
    return (_place("", "field", at.seat),)


# -- the rest ---------------------------------------------------------------------------------


def _marker(at: At, majority: int) -> Targets:
    """Its place among the active ones."""
    active = at.state.markers[at.seat]
    if not active >> majority & 1:
        return ()
    return (_place((active & (1 << majority) - 1).bit_count(), "markers", at.seat),)


def _statue(at: At, index: int) -> Targets:
    return (_place(0, ("hummels", "jettes")[index]),)


def _window(at: At, index: int) -> Targets:
    window = at.state.window + (1 if index else -1)
    return (_place(at.state.kit.windows[window], "clergymen"),) if 0 <= window < WINDOWS else ()


def _ship(at: At, ship: int) -> Targets:
    piece = Target("piece", f"ship_{DICE[ship]}")
    active = at.state.ships
    if not active >> ship & 1:
        return (piece,)
    return piece, _place((active & (1 << ship) - 1).bit_count(), "ships")


def _player(at: At, seat: int) -> Targets:
    return (Target("seat", str(seat)),)


def _piece(keys: tuple[str, ...]) -> Aim:
    return lambda at, index: (Target("piece", keys[index]),)


def _die(at: At, index: int) -> Targets:
    return (_place(DICE[at.frame[1]], "dice"),) if at.step == "roll" else ()


def _board(at: At, index: int) -> Targets:
    return (_place("", "board", at.frame[1]),) if at.step == "board" else ()


def _mayor_tile(at: At, index: int) -> Targets:
    """Both sides of it."""
    sides = [mayor for mayor in at.state.kit.mayors if mayor.tile == index + 1]
    return tuple(Target("piece", mayor.key) for mayor in sides)


def _exchange_tile(at: At, index: int) -> Targets:
    return tuple(Target("piece", side.key) for side in EXCHANGE[2 * index : 2 * index + 2])


_AIMS: Mapping[str, Aim] = {
    "done": _nothing,
    "give": _mine("workers", COLOURS),
    "gain": _mine("workers", COLOURS),
    "lower": _mine("dangers", COLOURS),
    "raise": _mine("dangers", COLOURS),
    "suffer": _mine("dangers", COLOURS),
    "accept": _answer,
    "decline": _answer,
    "advance": _advance,
    "recolour": _at("dice", COLOURS),
    "use": _shown,
    "again": _shown,
    "play": _in_hand,
    "as": _action,
    "wall": _mine("wall", HALVES),
    "site": _site,
    "draw": _at("piles", COLOURS),
    "discard": _in_hand,
    "find": _found,
    "take_back": _shown,
    "under": _card("zoo"),
    "lose_wall": _mine("wall", HALVES),
    "lose_site": _site,
    "lose": _shown,
    "turn_back": _marker,
    "statue": _statue,
    "clergy": _window,
    "ship": _ship,
    "to": _player,
    "mayor": _piece(tuple(mayor.key for mayor in MAYORS)),
    "card": _piece(CARDS.keys),
    "die": _die,
    "token": _piece(TOKEN_KEYS.keys),
    "start": _player,
    "board": _board,
    "mayor_tile": _mayor_tile,
    "clergy_tile": _piece(tuple(side.key for side in CLERGY)),
    "exchange_tile": _exchange_tile,
}
