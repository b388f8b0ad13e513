"""The constants of the judge of Bruges that are tuned, by the number of players."""

from dataclasses import dataclass
from typing import Final

from rathaus.bots.weights import held_by_players
from rathaus.games.bruges import TheGame


@dataclass
class Weights:
    """In points, or shares of what is expected. `weights.toml` has the values."""

    guilder: float  # each of the first guilders
    spare_guilder: float  # each of the others
    short: float  # a guilder that is missing for a person
    workers: float  # of what workers may bring
    card: float  # any card in hand
    plans: float  # of what the best persons in hand would bring
    effects: float  # of what the persons laid out will still bring
    houses: float  # of what free houses are good for
    tokens: float  # of what canals promise that are on their way
    lead: float  # a majority held alone,
    tie: float  # shared,
    near: float  # or missed by one
    field: float  # a field on the track brings the majority nearer
    danger: float  # of what threats are expected to cost
    rivalry: float  # how much of the others' loss is a gain
    # A pile to draw from:
    next_space: float  # its colour is that of the next space of a canal
    threat: float  # for each marker of its colour
    crew: float  # for each worker of its colour
    die: float  # for each spot of the die of its colour
    same: float  # for each card of its colour that one has


HELD: Final[list[Weights]] = [
    Weights(**values)
    for values in held_by_players("bruges", TheGame.rules_version, TheGame.player_counts[-1])
]
