"""How much a door costs: decisions a second through it, as a share of the bare engine's.

    python benchmarks/doors.py [GAME ...]

Random games of four players, seed by seed in turns. Of each game the quickest of several runs
counts, in the time of the process: a busy machine disturbs that least. Needs the extras of
docs/doors.md.
"""

import sys
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any

import numpy as np

import rathaus
from rathaus import builds, envs
from rathaus.envs.encoding import Encoding
from rathaus.envs.tables import LocalTable

PLAYERS, SEEDS, RUNS = 4, 3, 4
Loop = Callable[[str, int], float]  # seconds of a decision


def bare(name: str, seed: int) -> float:
    state, rng, decisions = rathaus.game(name).start(PLAYERS), Random(seed), 0
    start = process_time()
    while turn := state.turn():
        if turn[0] == rathaus.CHANCE:
            state.play(turn[0], state.sample(rng))
            continue
        state.play(turn[0], rng.choice(state.moves(turn[0])))
        decisions += 1
    return (process_time() - start) / decisions


def lists(name: str, seed: int) -> float:
    """PettingZoo without a single array."""
    env, rng, decisions = envs.pettingzoo_env(name, PLAYERS, encode=False), Random(seed), 0
    env.reset(seed=seed)
    start = process_time()
    for agent in env.agent_iter():
        _, _, ended, _, _ = env.last(observe=False)
        if ended:
            break
        env.step(rng.choice(env.legal_actions(agent)))
        decisions += 1
    return (process_time() - start) / decisions


def masks(name: str, seed: int, *, encode: bool = False) -> float:
    env, rng, decisions = envs.pettingzoo_env(name, PLAYERS, encode=encode), Random(seed), 0
    env.reset(seed=seed)
    start = process_time()
    for _ in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        if ended:
            break
        env.step(rng.choice(seen["action_mask"].view(bool).nonzero()[0].tolist()))
        decisions += 1
    return (process_time() - start) / decisions


def vectors(name: str, seed: int) -> float:
    return masks(name, seed, encode=True)


def parallel(name: str, seed: int) -> float:
    """PettingZoo with all agents at once: a mask for each, whether it is asked or not."""
    env, rng, decisions = envs.pettingzoo_parallel_env(name, PLAYERS, encode=False), Random(seed), 0
    seen, _ = env.reset(seed=seed)
    start = process_time()
    while env.agents:
        decisions += len(env.course.state.turn())
        seen, *_ = env.step(
            {a: rng.choice(each["action_mask"].nonzero()[0].tolist()) for a, each in seen.items()}
        )
    return (process_time() - start) / decisions


def gymnasium(name: str, seed: int) -> float:
    """One seat with vectors and masks, random bots on the others; all decisions count."""
    import gymnasium as library

    envs.register_gymnasium()
    env: Any = library.make(f"rathaus/{name}-v0").unwrapped
    play, plays, rng, ended = env.course.play, [0], Random(seed), False

    def counted(seat: int, action: object) -> None:
        plays[0] += 1
        play(seat, action)

    env.course.play = counted
    _, info = env.reset(seed=seed)
    plays[0], start = 0, process_time()
    while not ended:
        legal = info["action_mask"].view(bool).nonzero()[0].tolist()
        _, _, ended, _, info = env.step(rng.choice(legal))
    return (process_time() - start) / plays[0]


def openspiel(name: str, seed: int) -> float:
    import pyspiel

    envs.register_openspiel()
    state = pyspiel.load_game(f"rathaus_{name}", {"players": PLAYERS}).new_initial_state()
    rng, decisions, start = Random(seed), 0, process_time()
    while not state.is_terminal():
        if state.is_chance_node():
            moves, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(moves, odds)[0])
            continue
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    return (process_time() - start) / decisions


def mcp(name: str, seed: int) -> float:
    """The table behind `rathaus mcp`: everything in words; only the own decisions count."""
    table = LocalTable(rathaus.game(name), PLAYERS, {}, ("random",), seed=f"{seed}")
    rng, decisions, start = Random(seed), 0, process_time()
    while (shown := table.look())["status"] != "over" and decisions < 50:
        table.play([rng.choice(shown["moves"])["move"]])
        decisions += 1
    return (process_time() - start) / decisions


DOORS: tuple[Loop, ...] = (lists, masks, vectors, parallel, gymnasium, openspiel, mcp)


def encoding(name: str, seed: int) -> float:
    """Microseconds for the vector of a decision, in the middle of playing: the mean over a game, of
    the quickest run.
    """
    game = rathaus.game(name)
    coder, runs = Encoding(game, PLAYERS), []
    for _ in range(RUNS):
        state, rng, spent = game.start(PLAYERS), Random(seed), []
        while turn := state.turn():
            if turn[0] == rathaus.CHANCE:
                state.play(turn[0], state.sample(rng))
                continue
            start = perf_counter()
            coder.observe(state, turn[0])
            spent.append(perf_counter() - start)
            state.play(turn[0], rng.choice(state.moves(turn[0])))
        runs.append(sum(spent) / len(spent))
    return 1e6 * min(runs)


def main(names: list[str]) -> None:
    print(f"{'':12} {'bare/s':>8}", *(f"{door.__name__:>9}" for door in DOORS), "us a vector")
    for name in names or rathaus.games():
        loops = (bare, *DOORS)
        best = [[9.0] * SEEDS for _ in loops]
        for seed in range(SEEDS):
            for _ in range(RUNS):
                for row, loop in zip(best, loops, strict=True):
                    row[seed] = min(row[seed], loop(name, seed))
        engine, *doors = (float(np.mean(row)) for row in best)
        vector = np.mean([encoding(name, seed) for seed in range(SEEDS)])
        shares = (f"{engine / door:9.1%}" for door in doors)
        print(f"{name:12} {1 / engine:8.0f}", *shares, f"{vector:11.0f}", flush=True)
    print(f"({builds.kind()} build)")


if __name__ == "__main__":
    main(sys.argv[1:])
