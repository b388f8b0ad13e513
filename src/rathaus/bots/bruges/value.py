"""The points that a seat can expect at the end."""

from typing import cast

from rathaus.bots.bruges.worth import own_worth, parts, time_left
from rathaus.bots.fitted import between
from rathaus.core.state import State
from rathaus.games.bruges import scoring
from rathaus.games.bruges.components.tracks import TURNS
from rathaus.games.bruges.state import BrugesState

# `own_worth` knows nothing of the cards to come, and what it hopes for comes true in part only.
# By rounds to come; MORE is fitted to the begin of each round of 200, 133 and 100 games between
# easy bots, where the final score spreads by 8 points around the value.
TRUST = (1.0, 0.46, 0.54, 0.61, 0.69, 0.77, 0.85, 0.93, 1.0)
MORE = {  # by players
    2: (0.0, 4.4, 11.2, 14.8, 19.6, 24.0, 31.2, 38.2, 57.6),
    3: (0.0, 4.3, 11.9, 15.5, 20.5, 24.8, 30.5, 37.4, 57.5),
    4: (0.0, 4.1, 12.0, 15.6, 20.7, 23.9, 30.1, 36.4, 55.2),
}


def value(state: State, seat: int) -> float:
    """The score of now, and what can still be expected."""
    table = cast("BrugesState", state)
    score = scoring.total(table, seat)
    if not table.turn():
        return score
    time = time_left(table)
    hope = own_worth(table, seat, time) - score
    rounds = min(float(len(TRUST) - 1), time.actions / TURNS)
    return score + between(TRUST, rounds) * hope + between(MORE[table.players], rounds)


def terms(state: State, seat: int) -> dict[str, float]:
    """The value, part by part."""
    table = cast("BrugesState", state)
    score = scoring.sheet(table, seat)
    settled: dict[str, float] = {
        "scored": score["scored"],
        "cards": score["persons"],
        "houses": score["houses"],
        "effects": score["laurel"],
        "majorities": score["majorities"],
        "canals": score["canal"],
        "reputation": score["reputation"],
    }
    if not table.turn():
        return settled
    time = time_left(table)
    rounds = min(float(len(TRUST) - 1), time.actions / TURNS)
    trust, found = between(TRUST, rounds), {"time": between(MORE[table.players], rounds)}
    for name, hoped in parts(table, seat, time).items():
        sure = settled.get(name, 0.0)
        found[name] = sure + trust * (hoped - sure)
    return found
