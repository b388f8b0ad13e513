"""The constants of the judge of NEOM that are tuned, by the number of players."""

from dataclasses import dataclass
from typing import Final

from rathaus.bots.weights import held_by_players
from rathaus.games.neom import TheGame


@dataclass
class Weights:
    """In points, or shares of them. `weights.toml` has the values."""

    pollution_later: float  # of a polluted home, if the whole game were still to come
    no_power: float  # what a city without power lacks
    handy: float  # each of the first coins, while there is something to buy
    early_income: float  # a coin of income, for each generation to come
    variable: float  # what a tile with variable points will gain
    income_per: float  # what income that counts tiles will gain a round
    ongoing: float  # of what effects bring that work while playing
    cells_to_grow: float  # homes that an open cell beside a neighborhood may take
    growth_a_round: float  # homes to be built in a round to come
    growth: float  # of the points that a neighborhood could gain
    ghost_hope: float  # that missing homes will still be built
    open_end: float  # a place to build
    goods_used: float  # how often a good that is needed is used
    goods_most: float  # uses of a good that count
    patience: float  # a cornerstone can wait
    spite: float  # of what a disaster costs the others


HELD: Final[list[Weights]] = [
    Weights(**values)
    for values in held_by_players("neom", TheGame.rules_version, TheGame.player_counts[-1])
]
