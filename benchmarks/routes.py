"""How long City Tycoon takes to find routes and ways to pay in the largest possible city.

    python benchmarks/routes.py [number of cities of each shape]

Five players have placed all their tiles, all plants and all land, owners mixed at random: nowhere
else are there so many ways to bring a cube, and to pay for it. Every seat supplies tiles chosen at
random, its decisions are made at random, too, and each one is timed: a step is one `play`, with
all that has to be known for the next decision. No step finds anything remembered from another
supply. The last lines go on asking for more ways until all have been shown.
"""

import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from typing import cast

from rathaus.games import city_tycoon
from rathaus.games.city_tycoon.components.box import HAND, ROUNDS, STACK, TERRAIN
from rathaus.games.city_tycoon.components.kit import LAND, is_plant, plant_tile
from rathaus.games.city_tycoon.grid import place
from rathaus.games.city_tycoon.moves import MORE, PASS
from rathaus.games.city_tycoon.rules.course import fill_up
from rathaus.games.city_tycoon.state import CityTycoonState

GAME = city_tycoon.create()
PLAYERS = 5
MONEY = (30, 60, 120, 200)
SUPPLIES = 12  # of each seat in each city
CITIES = 6  # of each shape

Grow = Callable[[list[int], Random], int]
Decide = Callable[[list[int], Random], int]


# -- the city ---------------------------------------------------------------------------------


def compact(cells: list[int], rng: Random) -> int:
    """A cell near the start tile: the city becomes a square, with detours everywhere."""
    return min(cells, key=lambda cell: (max(abs(2 * at - 1) for at in place(cell)), rng.random()))


def scattered(cells: list[int], rng: Random) -> int:
    """Any cell: the city has arms and holes, and its routes are longer."""
    return rng.choice(cells)


def largest_city(grow: Grow, seed: int) -> CityTycoonState:
    """The supply phase of the last round, everything placed."""
    rng = Random(seed)
    state = cast(CityTycoonState, GAME.start(PLAYERS))
    state.order, state.pool, state.hands = list(range(PLAYERS)), [], [()] * PLAYERS
    played = HAND * ROUNDS * PLAYERS
    plants = [plant_tile(colour, n, 0) for colour in (0, 1) for n in range(1, STACK + 1)]
    numbers = [district.number for district in state.kit.districts]
    rng.shuffle(numbers)
    numbers.sort(key=lambda tile: -state.kit.land[tile])
    tiles = [*numbers[: played - len(plants)], *plants]
    land = min(TERRAIN, sum(state.kit.land[tile] for tile in tiles))
    rng.shuffle(tiles)
    lay = [(tile, turn % PLAYERS) for turn, tile in enumerate(tiles)]
    lay += [(LAND, rng.randrange(PLAYERS)) for _ in range(land)]
    rng.shuffle(lay)
    for tile, owner in lay:
        site = state.put(grow(state.open_cells, rng), tile, owner)
        if is_plant(tile):
            fill_up(state, site, state.kit.colour[tile], state.kit.cubes[tile])
    state.round, state.stacks, state.terrain = ROUNDS, [STACK + 1] * 2, TERRAIN - land
    state.stack, state.answers = [("supply", 0)], [()] * PLAYERS
    problem = state.problem()
    if problem:
        raise ValueError(problem)
    return state


# -- the steps --------------------------------------------------------------------------------


def at_random(moves: list[int], rng: Random) -> int:
    return rng.choice([move for move in moves if move != PASS] or moves)


def to_the_end(moves: list[int], rng: Random) -> int:
    """Look at all ways to pay before one is chosen."""
    return MORE if MORE in moves else at_random(moves, rng)


def steps(city: CityTycoonState, money: int, decide: Decide, rng: Random) -> Iterator[float]:
    """The seconds of each step of all supplies."""
    for turn in range(PLAYERS * SUPPLIES):
        seat = turn % PLAYERS
        state = city.copy()
        state.routes = {}
        state.money = [money] * PLAYERS
        state.stack = [("supply", seat)]
        state.advance()
        done = state.resolved
        while state.resolved == done:
            move = decide(state.moves(seat), rng)
            begin = process_time()
            state.play(seat, move)
            yield process_time() - begin


def report(name: str, cities: list[CityTycoonState], money: int, decide: Decide) -> str:
    rng = Random(f"{name} {money}")
    times = sorted(1000 * each for city in cities for each in steps(city, money, decide, rng))
    often = times[int(len(times) * 0.99)]
    return (
        f"{name:<22}{money:>6} €{len(times):>8}{median(times):>11.2f}{often:>11.1f}"
        f"{times[-1]:>11.1f}\n"
    )


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else CITIES
    write = sys.stdout.write
    shapes = {
        grow.__name__: [largest_city(grow, seed) for seed in range(number)]
        for grow in (compact, scattered)
    }
    sizes = [len(city.sites) for cities in shapes.values() for city in cities]
    write(f"{len(sizes)} cities of {min(sizes)} to {max(sizes)} sites, {PLAYERS} players\n\n")
    write(f"{'city':<22}{'money':>8}{'steps':>8}{'median ms':>11}{'99% ms':>11}{'worst ms':>11}\n")
    for name, cities in shapes.items():
        for money in MONEY:
            write(report(name, cities, money, at_random))
    for name, cities in shapes.items():
        write(report(f"{name}, all ways", cities[:1], MONEY[1], to_the_end))


if __name__ == "__main__":
    main()
