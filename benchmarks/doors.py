"""How much a door costs: decisions a second through it, as a share of the bare engine's.

    python benchmarks/doors.py [GAME ...]

Random games of four players in turns, in the time of the process; a share is the median over the
turns. Needs the extras of docs/doors.md.
"""

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time

import rathaus
from rathaus import envs
from rathaus.envs.encoding import Encoding

PLAYERS, TURNS = 4, 5


def bare(name: str, seed: int) -> float:
    state, rng, decisions = rathaus.game(name).start(PLAYERS), Random(seed), 0
    start = process_time()
    while turn := state.turn():
        if turn[0] == rathaus.CHANCE:
            state.play(turn[0], state.sample(rng))
            continue
        state.play(turn[0], rng.choice(state.moves(turn[0])))
        decisions += 1
    return decisions / (process_time() - start)


def pettingzoo(name: str, seed: int, *, encode: bool) -> float:
    env, rng, decisions = envs.pettingzoo_env(name, PLAYERS, encode=encode), Random(seed), 0
    env.reset(seed=seed)
    start = process_time()
    for _ in env.agent_iter():
        observation, _, ended, _, _ = env.last()
        if ended:
            break
        env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
        decisions += 1
    return decisions / (process_time() - start)


def encoding(name: str, seed: int) -> float:
    """Microseconds for the vector of a decision, over a whole game."""
    game = rathaus.game(name)
    state, rng, coder = game.start(PLAYERS), Random(seed), Encoding(game, PLAYERS)
    spent, decisions = 0.0, 0
    while turn := state.turn():
        if turn[0] == rathaus.CHANCE:
            state.play(turn[0], state.sample(rng))
            continue
        start = process_time()
        coder.observe(state, turn[0])
        spent += process_time() - start
        decisions += 1
        state.play(turn[0], rng.choice(state.moves(turn[0])))
    return spent / decisions * 1e6


def share(one: Callable[[int], float], other: Callable[[int], float]) -> float:
    return median(one(seed) / other(seed) for seed in range(TURNS))


def main(names: list[str]) -> None:
    print("game          PettingZoo  with vectors  us a vector")
    for name in names or rathaus.games():
        masks = share(partial(pettingzoo, name, encode=False), partial(bare, name))
        full = share(partial(pettingzoo, name, encode=True), partial(bare, name))
        vector = median(encoding(name, seed) for seed in range(TURNS))
        print(f"{name:12} {masks:10.0%} {full:12.0%} {vector:12.0f}")


if __name__ == "__main__":
    main(sys.argv[1:])
