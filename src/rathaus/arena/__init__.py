"""Many games at once: simulations, the arena, benchmarks.

`playing` plays one game, `series` many of them, and `spreading` spreads work over processes. It may
import `rathaus.core`, `games`, `registry`, `builds`, `own_files`, `bots` and `envs`.
"""

from rathaus.arena.simulation import Simulation, simulate

__all__ = ["Simulation", "simulate"]
