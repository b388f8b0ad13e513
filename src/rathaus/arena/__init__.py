"""Many games at once: simulations and benchmarks.

It may import `rathaus.core`, `rathaus.games`, `rathaus.registry` and `rathaus.bots`.
"""

from rathaus.arena.simulation import Simulation, simulate

__all__ = ["Simulation", "simulate"]
