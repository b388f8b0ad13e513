"""The points that a seat can expect at the end."""

from typing import cast

from rathaus.bots.fitted import between
from rathaus.bots.hamburg.worth import actions_left, hopes, turns_left, worth
from rathaus.core.state import State
from rathaus.games.hamburg import scoring
from rathaus.games.hamburg.components.tracks import CYCLES, ROUNDS
from rathaus.games.hamburg.state import HamburgState

# `worth` knows nothing of the cards to come, and what it hopes for comes true in part only. By
# cycles to come, fitted to the begin of each cycle of 50, 40, 30, 40 and 24 games between easy
# bots, without expansions. The spread of the final score around the value falls from 10 to 4.5.
TRUST = (1.0, 0.75, 0.8, 0.85, 0.9, 0.95, 1.0, 1.0, 1.0)
MORE = {  # by players
    1: (0.0, 6.6, 11.1, 16.5, 21.1, 25.9, 31.6, 39.3, 50.8),
    2: (0.0, 5.4, 9.6, 14.7, 19.2, 23.9, 29.6, 37.1, 46.9),
    3: (0.0, 6.4, 11.3, 14.6, 18.3, 23.0, 27.9, 33.8, 42.8),
    4: (0.0, 5.9, 9.7, 13.8, 17.7, 22.2, 26.7, 32.4, 40.7),
    5: (0.0, 6.0, 9.2, 13.2, 15.8, 19.7, 23.6, 29.7, 37.5),
}


def value(state: State, seat: int) -> float:
    """The score of now, and what can still be expected."""
    table = cast("HamburgState", state)
    score = scoring.total(table, seat)
    if not table.turn():
        return score
    hope = worth(table, seat, turns_left(table, seat)) - score
    cycles = min(float(CYCLES), actions_left(table, seat) / ROUNDS)
    return score + between(TRUST, cycles) * hope + between(MORE[table.players], cycles)


def terms(state: State, seat: int) -> dict[str, float]:
    """The value, part by part."""
    table = cast("HamburgState", state)
    score = scoring.sheet(table, seat)
    found: dict[str, float] = {
        "scored": score["scored"],
        "cards": score["cards"],
        "effects": score["laurel"],
        "majorities": score["majorities"],
        "wall": score["wall"] + score["statues"],
        "clergy": score["clergy"],
        "square": score["square"],
    }
    if not table.turn():
        return found
    cycles = min(float(CYCLES), actions_left(table, seat) / ROUNDS)
    trust = between(TRUST, cycles)
    for name, hoped in hopes(table, seat).items():
        found[name] = found.get(name, 0.0) + trust * hoped
    found["time"] = between(MORE[table.players], cycles)
    return found
