"""Many games at once: simulations, the arena, tuning, balance, benchmarks.

`playing` plays one game, `series` many of them, and `spreading` spreads work over processes. Each
verb has a file (`simulation`, `tournament`, `tuning`, `balance`, `export`, `bench`), some a report
besides. `core`, `games`, `registry`, `builds`, `own_files`, `bots` and `envs` may come in here.
"""

from rathaus.arena.simulation import Simulation, simulate

__all__ = ["Simulation", "simulate"]
