"""The city boards. They differ in the raw good of the city center alone."""

from dataclasses import dataclass
from typing import Final

from rathaus.games.neom.components.vocabulary import Good, Source

START_MONEY: Final = 6


@dataclass(frozen=True, slots=True)
class Board:
    number: int
    key: str
    good: Good
    roads: str = "NESW"
    roads_source: Source = "reconstructed"


BOARDS: Final[tuple[Board, ...]] = (
    Board(1, "board_ore", "ore"),
    Board(2, "board_natural_gas", "natural_gas"),
    Board(3, "board_wood", "wood"),
    Board(4, "board_oil", "oil"),
    Board(5, "board_coal", "coal"),
    Board(6, "board_stone", "stone"),
)
