"""The constants of the judge of Hamburg that are tuned, by the number of players."""

from dataclasses import dataclass
from typing import Final

from rathaus.bots.weights import held_by_players
from rathaus.games.hamburg import TheGame


@dataclass
class Weights:
    """In points, or shares of what is expected. `weights.toml` has the values."""

    mark: float  # that an action may use up
    surplus: float  # any other Mark
    workers: float  # of what workers may bring
    effects: float  # of what the cards laid out will still bring
    clergy: float  # of the clergymen to come
    sites: float  # of what free sites are good for
    keep: float  # of what the best card in hand has
    typical: float  # above a usual one
    wall: float  # of what stones promise that are on their way
    behind: float  # of the hope for majorities that others have
    rivalry: float  # of the majorities that a rival may win
    advances: float  # a cycle, on the square
    danger: float  # of what disasters are expected to cost
    # A pile to draw from:
    clergymen: float  # for each one before the window of its colour
    segment: float  # its colour is that of the next segment of a half
    level: float  # for each level of its danger
    crew: float  # for each worker of its colour
    same: float  # for each card of its colour that one has or has chosen


HELD: Final[list[Weights]] = [
    Weights(**values)
    for values in held_by_players("hamburg", TheGame.rules_version, TheGame.player_counts[-1])
]
