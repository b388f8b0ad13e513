"""The points that a seat can expect at the end."""

from typing import cast

from rathaus.bots.bruges.worth import own_worth, parts, time_left
from rathaus.bots.fitted import between
from rathaus.core.state import State
from rathaus.games.bruges import scoring
from rathaus.games.bruges.components.tracks import TURNS
from rathaus.games.bruges.state import BrugesState

# `own_worth` knows nothing of the cards to come, and what it hopes for comes true in part only.
# By rounds to come, fitted to the begin of each round of 80, 70 and 60 games between easy bots.
# The spread of the final score around the value falls from 9 to 4.7.
TRUST = (1.0, 0.46, 0.54, 0.61, 0.69, 0.77, 0.85, 0.93, 1.0)
MORE = {  # by players
    2: (0.0, 2.5, 8.8, 12.7, 16.7, 22.6, 26.5, 35.8, 52.4),
    3: (0.0, 3.3, 10.1, 14.0, 17.6, 22.1, 27.5, 35.7, 54.1),
    4: (0.0, 2.9, 8.8, 13.4, 16.5, 20.9, 26.0, 33.0, 50.7),
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
