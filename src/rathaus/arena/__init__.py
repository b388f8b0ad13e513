"""Many games at once: simulations and benchmarks.

`rathaus.core`, `rathaus.games` and `rathaus.bots` may come in here.
"""

from rathaus.arena.simulation import Simulation, simulate

__all__ = ["Simulation", "simulate"]
