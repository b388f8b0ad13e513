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

What the scene does not name is filled up from unused tiles, so that the round can be played on
and every tile lies in one place: a free tile as the choice of a seat, hands of the right size, a
pile of leftover cornerstones. A disaster is never used to fill up.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

from rathaus.games.neom.city import CELL_NAMES, CELLS, active_routes, cells_of, legal_cells
from rathaus.games.neom.components import NUMBER, TILES
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOOD_INDEX, GOODS
from rathaus.games.neom.components.kit import CENTER_BASE, STRIDE
from rathaus.games.neom.components.vocabulary import CORNERSTONE, Tile
from rathaus.games.neom.rules.actions import EVERYONE
from rathaus.games.neom.rules.draft import DUO_STACKS, HAND, solo_stacks
from rathaus.games.neom.state import NeomState
from tests.games import scenes
from tests.games.scenes import chance, play

BOARD_NUMBER = {board.good: board.number for board in BOARDS}


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
    apart: int = 0


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
    routes_used: int = 0,
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
    options: dict[str, object] = {"beginner": beginner} | ({"tiles": tiles} if players == 1 else {})
    state = _start(players, options)
    state.generation, state.round = generation, round
    state.first = seat if first is None else first
    state.routes_used = routes_used
    for number, each in enumerate(_with_boards(seats, players)):
        _lay_out(state, number, each)
    state.box = numbers(box)
    state.display, state.pool = numbers(display), numbers(pool)
    state.pile = numbers(pile)
    if disaster:
        _threaten(state, NUMBER[disaster], spared)
    for number, tile in enumerate(state.chosen):
        if state.kit.is_disaster[tile]:
            state.disaster, state.spared = tile, number
    _fill_up(state, step, seat)
    state.stack = _frames(state, step, seat)[::-1]
    state.answers = [()] * players
    state.game.derive(state)
    state.advance()
    return state


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


def _with_boards(seats: Sequence[Area], players: int) -> list[Area]:
    areas = [*seats, *[Area()] * (players - len(seats))]
    named = {each.board for each in areas}
    free = (board.good for board in BOARDS if board.good not in named)
    return [Area(**{**vars(each), "board": each.board or next(free)}) for each in areas]


def _lay_out(state: NeomState, seat: int, given: Area) -> None:
    board = BOARD_NUMBER[cast(Any, given.board)]
    state.boards[seat] = board
    state.city[seat * CELLS + CELL_NAMES.index("3:3")] = CENTER_BASE + board
    for entry in filter(None, map(str.strip, given.city.split(";"))):
        cell, key = entry.split()
        state.city[seat * CELLS + CELL_NAMES.index(cell)] = NUMBER[key]
    state.money[seat], state.apart[seat] = given.money, given.apart
    state.modular[seat] = GOOD_INDEX[given.modular] if given.modular else -1
    state.unbuilt[seat] = tuple(numbers(given.unbuilt))
    state.hands[seat] = tuple(numbers(given.hand))
    state.chosen[seat] = NUMBER[given.chosen] if given.chosen else 0


def _threaten(state: NeomState, disaster: int, spared: int | None) -> None:
    if state.players == 1:
        state.display.append(disaster)
        return
    state.disaster = disaster
    state.spared = state.players - 1 if spared is None else spared
    state.chosen[state.spared] = disaster


def _frames(state: NeomState, step: str, seat: int) -> list[tuple[Any, ...]]:
    """The frames still to come, in the order they run."""
    end: list[tuple[Any, ...]] = [("strike",), ("end_round",)]
    if step in ("income", "end_round"):
        return [(step,)]
    if step == "disaster":
        return end
    steps = ("choose", "act") if step == "choose" else ("act",)
    if state.players >= 3:
        return [*((each, EVERYONE) for each in steps), *end]
    frames: list[tuple[Any, ...]] = [(each, seat) for each in steps]
    if state.players == 2 and seat == state.first:
        frames += [("choose", 1 - seat), ("act", 1 - seat)]
    return frames + end


# -- filling up -------------------------------------------------------------------------------


def _used(state: NeomState) -> set[int]:
    groups = (*state.hands, *state.unbuilt, state.display, state.pool, state.pile, state.box)
    return {*state.city, *state.chosen, *(tile for group in groups for tile in group)}


def _is_free(tile: Tile) -> bool:
    """Can be built by anyone at once, and asks nothing more."""
    return not (tile.price or tile.goods or tile.needs or tile.effects)


def _unused(state: NeomState, only_free: bool) -> Iterator[int]:
    """Tiles to fill up with: of this generation and player count first, of a later one last."""
    tiles = [tile for tile in TILES if tile.set != CORNERSTONE and not tile.is_disaster]
    if only_free:
        tiles = [tile for tile in tiles if _is_free(tile)]
    now = state.generation
    tiles.sort(key=lambda tile: (tile.set != now, tile.set > now, tile.min_players > state.mark))
    used = _used(state)
    return (tile.number for tile in tiles if tile.number not in used)


def _fill_up(state: NeomState, step: str, seat: int) -> None:
    _fill_cornerstones(state)
    if step == "income":
        return
    has_chosen = step != "choose"
    if has_chosen:
        _fill_choices(state, [seat] if state.players < 3 else range(state.players))
    if state.players >= 3:
        _fill_hands(state, HAND - state.round + (not has_chosen))
    else:
        _fill_stacks(state, has_chosen, seat)
    if step not in ("act", "choose"):
        state.box += [tile for tile in state.chosen if tile and tile != state.disaster]


def _fill_choices(state: NeomState, seats: Iterable[int]) -> None:
    spare = _unused(state, only_free=True)
    for seat in seats:
        state.chosen[seat] = state.chosen[seat] or next(spare)


def _fill_hands(state: NeomState, size: int) -> None:
    spare = _unused(state, only_free=False)
    for seat, hand in enumerate(state.hands):
        extra = [next(spare) for _ in range(size - len(hand))]
        state.hands[seat] = tuple(sorted((*hand, *extra)))
    # Who sees a hand again may recall what was taken from it since: the disaster, the rest sold.
    earlier = _unused_disaster(state)[: state.round - 1]
    earlier += [next(spare) for _ in range((state.round - 1) * state.players - len(earlier))]
    state.box += earlier
    state.picks = earlier + [tile for tile in state.chosen if tile]


def _unused_disaster(state: NeomState) -> list[int]:
    used = _used(state)
    return [
        tile.number
        for tile in TILES
        if tile.is_disaster and tile.set == state.generation and tile.number not in used
    ]


def _fill_stacks(state: NeomState, has_chosen: bool, seat: int) -> None:
    """One or two players: the open stack and all that is still face down."""
    allowed = state.kit.stack(state.generation, state.mark)
    sizes = DUO_STACKS if state.players == 2 else solo_stacks(len(allowed))
    shown = sizes[state.round - 1] - has_chosen - (seat != state.first)
    hidden = sum(sizes[state.round :]) + len(allowed) - sum(sizes)
    spare = _unused(state, only_free=False)
    state.display += [next(spare) for _ in range(shown - len(state.display))]
    state.pool += [next(spare) for _ in range(hidden - len(state.pool))]
    state.picks = [tile for tile in state.chosen if tile]


def _fill_cornerstones(state: NeomState) -> None:
    used = _used(state)
    state.reserve = [tile for tile in state.kit.cornerstones if tile not in used]
    if state.pile or state.beginner or state.players == 2:
        return
    size = 6 if state.players == 1 else state.players
    state.pile, state.reserve = state.reserve[:size], state.reserve[size:]


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
    """All seats that owe a choice take the first tile they may take."""
    for seat in state.turn():
        state.play(seat, state.moves(seat)[0])
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
