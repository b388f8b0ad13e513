"""Positions of City Tycoon in a few words, and ways to play and look at them by notation.

A position lists what lies in the city besides the start tile: a tile by number or key, its cell,
and its owner (the first player if not given). It stands before one action and waits there:

>>> state = supplying((20, (2, 0), P2), (23, (3, 0)), money=[10, 5])
>>> offers(state, 23)
{'start start: bank 4, P2 4'}
>>> act(state, "supply:market_hall").money[:2]
[2, 9]

`act` carries out one action and nothing after it, so that its results can be seen; `go` goes on to
the next decision. Cubes, terrain and plants that are not in the city lie in the Supply.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, cast

from rathaus.core.events import Event
from rathaus.core.steps import Question
from rathaus.games import city_tycoon
from rathaus.games.city_tycoon import grid
from rathaus.games.city_tycoon.components import NUMBER
from rathaus.games.city_tycoon.components.box import CUBES, HAND, YELLOW
from rathaus.games.city_tycoon.components.kit import PLANT_BASE, TILES
from rathaus.games.city_tycoon.components.kit import TILES as TILE_KEYS
from rathaus.games.city_tycoon.components.plants import PLANTS
from rathaus.games.city_tycoon.components.vocabulary import COLOURS
from rathaus.games.city_tycoon.game import CityTycoon
from rathaus.games.city_tycoon.grid import cell, place
from rathaus.games.city_tycoon.state import CityTycoonState
from tests.games.scenes import (
    chance,
    choices,
    is_over,
    let_chance,
    listen,
    options,
    outcomes,
    plans,
    play,
    play_at_random,
    saved,
)

__all__ = [
    "GAME", "NOBODY", "P1", "P2", "P3", "P4", "P5", "act", "at", "box", "chance", "choices",
    "cubes_on", "drafting", "extending", "go", "is_over", "key", "laid", "let_chance", "listen",
    "new_game", "offers", "open_cells", "options", "outcomes", "owner_of", "plans", "play",
    "play_at_random", "points", "random_game", "saved", "supplying", "tile_at", "tile_number",
    "tiles_to_supply",
]  # fmt: skip

GAME = city_tycoon.TheGame()
P1, P2, P3, P4, P5 = range(5)
NOBODY = -1
FIRST_SITES = 4  # the cells of the start tile

Cell = tuple[int, int]
Tile = int | str
Laid = tuple[Any, ...]  # tile, cell, and if need be owner and cubes


# -- words ------------------------------------------------------------------------------------


def tile_number(tile: Tile) -> int:
    """The number of a tile, given as number or key."""
    return tile if isinstance(tile, int) else TILES.keys.index(tile)


def key(tile: int) -> str:
    """The key of a tile."""
    return TILES.key(tile)


def at(x: int, y: int) -> str:
    """The move that lays a tile there."""
    return f"at:{'w' if x < 0 else 'e'}{abs(x)}:{'n' if y < 0 else 's'}{abs(y)}"


def box(tables: str) -> CityTycoon:
    """The game with components of its own."""
    return city_tycoon.TheGame(f'name = "a box"\ngame = "city_tycoon"\n{tables}')


# -- setting up -------------------------------------------------------------------------------


def new_game(players: int, order: Sequence[int] | None = None) -> CityTycoonState:
    """A fresh game; with an order it waits for the first tile to be dealt."""
    state = cast(CityTycoonState, GAME.start(players))
    for seat in order[:-1] if order else ():
        chance(state, f"order:{seat}")
    return state


def laid(
    *lay: Laid,
    players: int = 4,
    money: Sequence[int] = (),
    yellow: Sequence[int] = (),
    vp: Sequence[int] = (),
    start: tuple[int, int] | None = None,
    goods_left: int | None = None,
    areas: Sequence[Mapping[str, Any]] = (),
    game: CityTycoon | None = None,
    **lies: Any,
) -> CityTycoonState:
    """A city in a round that has begun; nothing is asked yet.

    `start` are the cubes on the start tile. `goods_left` leaves so many yellow cubes in the
    Supply: the last player has the others. All else is as `game.position` takes it.
    """
    goods = [*yellow, *[0] * players][:players]
    if goods_left is not None:
        goods[-1] += CUBES[YELLOW] - goods_left - sum(goods)
    seats: list[dict[str, Any]] = [{"yellow": each} for each in goods]
    for seat, each in enumerate(money):
        seats[seat]["money"] = each
    for seat, each in enumerate(vp):
        seats[seat]["points"] = each
    for seat, area in enumerate(areas):
        seats[seat] |= area
    if start:
        lies["start"] = dict(zip(COLOURS, start, strict=True))
    told = {name: value for name, value in lies.items() if value is not None}
    city = [_entry(*each) for each in lay]
    return cast(CityTycoonState, (game or GAME).position(players, city=city, seats=seats, **told))


def _entry(tile: Tile, where: Cell, owner: int = P1, cubes: int | None = None) -> dict[str, Any]:
    """A tile as a view shows it."""
    entry = {"cell": grid.name(cell(*where)), "tile": key(tile_number(tile)), "owner": owner}
    return entry if cubes is None else {**entry, "cubes": cubes}


def supplying(
    *lay: Laid, place: int = 0, passed: Sequence[int] = (), players: int = 4, **given: Any
) -> Any:
    """Phase IV; it is the turn of a place in the turn order. See `laid`."""
    areas = [{"passed": seat in passed} for seat in range(players)]
    state = laid(*lay, players=players, areas=areas, **given)
    return _at_step(state, ("supply", place))


def extending(
    hand: Sequence[Tile],
    *lay: Laid,
    tiles: int | None = None,
    round: int | None = None,
    others: Sequence[Sequence[int]] = (),
    players: int = 4,
    order: Sequence[int] | None = None,
    **given: Any,
) -> Any:
    """Phase III: the first in turn order has to play one of `hand`. See `laid`.

    All have `tiles` left, two if not given, so that the phase goes on: what the hands do not
    name is filled up with tiles of the round that do nothing here.
    """
    numbers, on_table = [list(map(tile_number, each)) for each in (hand, (e[0] for e in lay))]
    rounds, left = GAME.kit.round, tiles or max(2, len(hand))
    now = max(rounds[tile] for tile in numbers) if round is None else round
    now = max([now, *(rounds[tile] for tile in on_table)])
    turn = list(order or range(players))
    named = dict(zip(turn, [numbers, *others], strict=False))
    used = {*on_table, *(tile for tiles in named.values() for tile in tiles)}
    spare = [tile for tile in GAME.kit.stacks[now] if tile not in used]
    areas = []
    for seat in range(players):
        kept = [*named.get(seat, ())]
        kept += [spare.pop() for _ in range(left - len(kept))]
        areas.append({"kept": [key(tile) for tile in kept]})
    state = laid(*lay, players=players, round=now, order=turn, areas=areas, **given)
    return _at_step(state, ("extend", (HAND - left) * players))


def drafting(*sets: Sequence[int], round: int = 1, **given: Any) -> Any:
    """Phase II: each player has been dealt such a set."""
    areas = [{"set": [key(tile) for tile in each]} for each in sets]
    return go(_at_step(laid(players=len(sets), round=round, areas=areas, **given), ("draft",)))


def _at_step(state: CityTycoonState, frame: tuple[Any, ...]) -> CityTycoonState:
    state.stack, state.answers = [frame], [()] * state.players
    return state


# -- playing ----------------------------------------------------------------------------------


def act(state: CityTycoonState, *notations: str) -> CityTycoonState:
    """The seat in turn makes these decisions; the game stops right after its action.

    Decisions with one option may be left out, or named.
    """
    frame, step = _question(state)
    seat, done = step.seats(state, frame)[0], state.resolved
    forced: list[int] = []
    for text in notations:
        move = GAME.parse(state, text)
        if move in forced:
            del forced[: forced.index(move) + 1]
            continue
        assert state.resolved == done, f"{text} comes too late"
        answer = state.answers[seat]
        legal = step.moves(state, frame, seat, answer)
        assert move in legal, f"{text}: {[GAME.notation(state, each) for each in legal]}"
        forced = _forced(state, frame, seat, (*answer, move))
        step.take(state, frame, seat, move)
    assert state.resolved == done + 1, f"not finished: {choices(state, seat, *notations)}"
    return state


def _forced(
    state: CityTycoonState, frame: tuple[Any, ...], seat: int, answer: tuple[int, ...]
) -> list[int]:
    step, found = _question(state)[1], list[int]()
    while len(moves := step.moves(state, frame, seat, (*answer, *found))) == 1:
        found += moves
    return found


def _question(state: CityTycoonState) -> tuple[tuple[Any, ...], Question]:
    frame = state.stack[-1]
    step = GAME.steps[frame[0]]
    assert isinstance(step, Question)
    return frame, step


def go(state: CityTycoonState) -> Any:
    """Everything that happens by itself until somebody has to decide."""
    state.advance()
    return state


def random_game(players: int, seed: int) -> Iterator[CityTycoonState]:
    """The positions of a game played at random, one and the same state that moves on."""
    rng = Random(seed)
    state = new_game(players)
    while state.turn():
        yield state
        play_at_random(state, rng)
    yield state


# -- looking ----------------------------------------------------------------------------------


def points(state: CityTycoonState, seat: int) -> int:
    """The marker on the board of victory points."""
    return sum(state.vp[6 * seat : 6 * seat + 6])


def _site(state: CityTycoonState, x: int, y: int) -> int:
    return state.sites.index(cell(x, y))


def tile_at(state: CityTycoonState, x: int, y: int) -> str | None:
    """The key of the tile there."""
    return TILE_KEYS.key(state.tiles[_site(state, x, y)]) if cell(x, y) in state.sites else None


def owner_of(state: CityTycoonState, x: int, y: int) -> int:
    return state.owners[_site(state, x, y)]


def cubes_on(state: CityTycoonState, x: int, y: int) -> int:
    return state.cubes[_site(state, x, y)]


def open_cells(state: CityTycoonState) -> set[Cell]:
    """Where a tile can be laid."""
    return set(map(place, state.open_cells))


def tiles_to_supply(state: CityTycoonState) -> list[int]:
    """The tiles that the seat in turn can supply now."""
    offered = choices(state, state.asked()[0])
    return sorted(NUMBER[each.removeprefix("supply:")] for each in offered if each != "pass")


def offers(state: CityTycoonState, tile: Tile, demand: int = 1) -> set[str]:
    """All ways to meet a demand: from where the cubes come, and who is paid.

    Every complete answer is carried out on a copy; what is told of it is shown here.
    """
    seat, number = state.asked()[0], tile_number(tile)
    first = (f"supply:{key(number)}", f"demand:{demand}")
    if first[0] not in choices(state, seat) or first[1] not in choices(state, seat, first[0]):
        return set()
    return {_carried_out(state, seat, *first, *rest) for rest in plans(state, seat, *first)}


def _carried_out(state: CityTycoonState, seat: int, *decided: str) -> str:
    copied = state.copy()
    events = listen(copied)
    act(copied, *decided)
    return f"{' '.join(_sources(events))}: {_payments(events, decided)}".removeprefix(": ")


def _sources(events: Sequence[Event]) -> Iterator[str]:
    """The plants of all cubes, red ones first, each by its number without the side."""
    taken: Counter[tuple[int, str]] = Counter()
    for event in events:
        if event.kind == "cubes_brought":
            tile = cast(int, event.data["tile"])
            name = PLANTS[tile - PLANT_BASE - 1].key[:-2] if tile else "start"
            taken[cast(int, event.data["colour"]), name] += cast(int, event.data["cubes"])
    for (_, name), count in sorted(taken.items()):
        yield from [name] * count


def _payments(events: Sequence[Event], decided: Sequence[str]) -> str:
    bank = [f"bank {event.data['money']}" for event in events if event.kind == "bank_paid"]
    tolls = sorted(
        (cast(int, event.data["payee"]), event.data["money"])
        for event in events
        if event.kind == "toll_paid"
    )
    return ", ".join([*bank, *(f"P{seat + 1} {money}" for seat, money in tolls)]) or "free"
