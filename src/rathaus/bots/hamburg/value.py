"""The points that a seat can expect at the end."""

from typing import cast

from rathaus.bots.fitted import between
from rathaus.bots.hamburg.worth import actions_left, hopes, turns_left, worth
from rathaus.core.state import State
from rathaus.games.hamburg import scoring
from rathaus.games.hamburg.components.tracks import CYCLES, ROUNDS
from rathaus.games.hamburg.state import HamburgState

# `worth` knows nothing of the cards to come, and what it hopes for comes true in part only. By
# cycles to come; MORE is fitted to the begin of each cycle of 300, 200, 133, 100 and 80 games
# between easy bots, without expansions, where the final score spreads by 9 points around the value.
TRUST = (1.0, 0.75, 0.8, 0.85, 0.9, 0.95, 1.0, 1.0, 1.0)
MORE = {  # by players
    1: (0.0, 4.7, 8.5, 13.5, 18.3, 23.0, 28.1, 34.9, 46.6),
    2: (0.0, 3.9, 7.9, 12.7, 17.4, 22.4, 28.1, 35.5, 45.2),
    3: (0.0, 4.3, 7.8, 11.4, 14.8, 19.3, 23.8, 30.2, 38.9),
    4: (0.0, 5.2, 8.6, 12.2, 15.1, 19.0, 23.3, 29.4, 37.8),
    5: (0.0, 4.8, 7.6, 10.5, 13.9, 17.8, 22.2, 28.0, 35.4),
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
