"""Trying out tiles: a copy of the table on which one city can be put back as it was."""

from rathaus.games.neom.city import CELLS
from rathaus.games.neom.components.kit import STRIDE
from rathaus.games.neom.state import NeomState


class Trial:
    """One copy serves for every cell of every tile, where each would need its own."""

    def __init__(self, state: NeomState, seat: int) -> None:
        self._truth = state
        self._seat = seat
        self._table = state.copy()

    def fresh(self) -> NeomState:
        """The table with the city, the goods and the money of the seat as they are in truth."""
        table, truth, seat = self._table, self._truth, self._seat
        cells, traits = seat * CELLS, seat * STRIDE
        table.city[cells : cells + CELLS] = truth.city[cells : cells + CELLS]
        table.traits[traits : traits + STRIDE] = truth.traits[traits : traits + STRIDE]
        table.goods[seat] = truth.goods[seat]
        table.modular[seat] = truth.modular[seat]
        table.money[seat] = truth.money[seat]
        return table
