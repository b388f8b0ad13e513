"""Positions of NEOM in a few words, and ways to play and look at them by notation.

A scene lays out the areas of the players and stops at a decision:

>>> from tests.games.scenes import answer, options, play
>>> state = scene(seats=[area(board="ore", city="3:2 townhouses", chosen="tenements")])
>>> options(state, 0)
['build', 'sell']
>>> play(state, 0, "build", "on:2:3") is state
True
>>> answer(state, 0)
['build', 'on:2:3']

It is `Game.position` in fewer words: what the scene does not name is filled up from unused tiles,
so that the round can be played on and every tile lies in one place.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

import rathaus
from rathaus.games.neom.city import CELL_NAMES, CELLS, active_routes, cells_of, legal_cells
from rathaus.games.neom.components import NUMBER, TILES
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import CENTER_BASE, STRIDE
from rathaus.games.neom.moves import PICK
from rathaus.games.neom.state import NeomState
from tests.games import scenes
from tests.games.scenes import chance, play

GAME = rathaus.game("neom")


@dataclass(frozen=True)
class Area:
    """What lies before one player; see `area`."""

    board: str = ""
    money: int = 6
    city: str = ""
    unbuilt: str = ""
    chosen: str = ""
    hand: str = ""
    modular: str = ""
    received: int = 0


def area(**facts: Any) -> Area:
    """One player's area; all words are keys of the spec, lists are separated by blanks.

    `city` is written as in the examples: ``3:2 townhouses; 3:4 slums``. `board` is the good of
    the city center; a seat without one gets a board that nobody names.
    """
    return Area(**facts)


# -- setting up -------------------------------------------------------------------------------


def scene(
    *,
    players: int = 3,
    seats: Sequence[Area] = (),
    generation: int = 1,
    round: int = 1,
    step: str = "act",
    seat: int = 0,
    first: int | None = None,
    disaster: str = "",
    spared: int | None = None,
    pile: str = "",
    display: str = "",
    pool: str = "",
    box: str = "",
    routes_used: Sequence[str] = (),
    beginner: bool = False,
    tiles: str = "1+",
) -> NeomState:
    """A game at a step of a round: choose, act, disaster, end_round or income.

    With one or two players it is the turn of `seat`; `first` started the round (else `seat`
    did), so that the other one is still to come. `disaster` strikes at the end of the round;
    `spared` chose it (else the last seat; nobody in a solo game). An area may also name it as
    its `chosen` tile. `display`, `pool` and `tiles`
    belong to the games for one or two. Seats that are not given have an empty city.
    """
    second = "_second" if players == 2 and first not in (None, seat) else ""
    lies: dict[str, Any] = {
        "generation": generation,
        "round": round,
        "routes_used": routes_used,
        "display": display.split(),
        "pool": pool.split(),
        "pile": pile.split(),
        "box": box.split(),
        "seats": [_lies(each) for each in [*seats, *[Area()] * (players - len(seats))]],
    }
    if players == 2:
        lies["first"] = seat if first is None else first
    if disaster:
        lies |= {"disaster": disaster} | ({} if spared is None else {"spared": spared})
    options: dict[str, object] = {"beginner": beginner} | ({"tiles": tiles} if players == 1 else {})
    at = step + second if step in ("choose", "act") else step
    return cast(NeomState, GAME.position(players, options, at=at, **lies))


def _lies(given: Area) -> dict[str, Any]:
    """An area in the vocabulary of `Game.position`."""
    entries = filter(None, map(str.strip, given.city.split(";")))
    named = {"board": given.board, "chosen": given.chosen, "modular": given.modular}
    return {
        "money": given.money,
        "received": given.received,
        "city": dict(entry.split() for entry in entries),
        "unbuilt": given.unbuilt.split(),
        "hand": given.hand.split(),
        **{name: key for name, key in named.items() if key},
    }


def finished(*seats: Area, players: int = 3, **facts: Any) -> NeomState:
    """A game that is over; `money` is what a seat had before the final income."""
    return scene(players=players, seats=seats, generation=3, round=7, step="income", **facts)


def new_game(players: int, boards: str = "", **given: object) -> NeomState:
    """A fresh game with these boards, seat by seat; without boards it waits for the first one."""
    state = _start(players, given)
    for board in boards.split():
        chance(state, f"board:{board}")
    return state


def deal(state: NeomState, *hands: str) -> NeomState:
    """Chance deals these tiles, seat by seat; the tiles of a hand are separated by blanks."""
    for hand in hands:
        chance(state, *(f"deal:{key}" for key in hand.split()))
    return state


def _start(players: int, given: dict[str, object]) -> NeomState:
    return cast(NeomState, scenes.start("neom", players, given))


# -- playing ----------------------------------------------------------------------------------


def everyone(state: NeomState, text: str) -> NeomState:
    """All seats that still owe a decision make the same one, e.g. sell."""
    for seat in state.turn():
        play(state, seat, text)
    return state


def end_actions(state: NeomState) -> NeomState:
    """All who still have to act sell; nothing happens if the actions of the round are over."""
    return everyone(state, "sell") if state.view(None)["step"] == "act" else state


def pick_first(state: NeomState) -> NeomState:
    """All seats that owe a choice take the first tile they may take that is no disaster."""
    for seat in state.turn():
        moves = state.moves(seat)
        state.play(seat, next(m for m in moves if not state.kit.is_disaster[m - PICK]))
    return state


def random_game(players: int, seed: int, **given: object) -> Iterator[NeomState]:
    """The positions of a game played at random, one and the same state that moves on."""
    return cast(Iterator[NeomState], scenes.random_game("neom", players, seed, **given))


# -- looking ----------------------------------------------------------------------------------


def numbers(keys: str) -> list[int]:
    """The tile numbers of keys separated by blanks."""
    return [NUMBER[key] for key in keys.split()]


def keys(tiles: Iterable[int]) -> list[str]:
    """The keys of tile numbers, in their order."""
    return [TILES[tile - 1].key for tile in tiles]


def city(state: NeomState, seat: int) -> dict[str, str]:
    """The tiles of a city by cell; the uncovered city center is not listed."""
    tiles = state.city[seat * CELLS : seat * CELLS + CELLS]
    return {
        CELL_NAMES[cell]: keys([tile])[0]
        for cell, tile in enumerate(tiles)
        if 0 < tile <= CENTER_BASE
    }


def goods(state: NeomState, seat: int) -> set[str]:
    """The goods tokens of a seat."""
    return {good for index, good in enumerate(GOODS) if state.goods[seat] >> index & 1}


def unbuilt(state: NeomState, seat: int) -> list[str]:
    return keys(state.unbuilt[seat])


def hand(state: NeomState, seat: int) -> list[str]:
    return keys(state.hands[seat])


def box(state: NeomState) -> list[str]:
    """What everyone saw leave the game."""
    return keys(state.box)


def routes(state: NeomState, seat: int = 0) -> set[str]:
    """The active trade routes: left, right."""
    active = active_routes(state.traits, seat * STRIDE)
    return {side for bit, side in enumerate(("left", "right")) if active >> bit & 1}


def cells(mask: int) -> set[str]:
    """A bitboard as the names of its cells."""
    return {CELL_NAMES[cell] for cell in cells_of(mask)}


def legal(state: NeomState, seat: int, key: str) -> set[str]:
    """The cells for a tile by road and type alone, its requirement aside."""
    return cells(legal_cells(state.kit, state.traits, seat * STRIDE, NUMBER[key]))
