"""The state of NEOM: what lies on the table, in flat lists indexed by seat."""

from dataclasses import dataclass
from typing import Final

from rathaus.core.fields import (
    Keys,
    derived,
    flag,
    groups_per_side,
    number,
    numbers,
    per_side,
    working,
)
from rathaus.core.state import State
from rathaus.games.neom.city import CELLS, CENTER
from rathaus.games.neom.components import TILE_KEYS
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import CENTER_BASE, STRIDE, Kit

TILE_NUMBERS: Final = Keys(TILE_KEYS, first=1)
GOOD_KEYS: Final = Keys(GOODS)

PRELIMINARY: Final = 0  # the generation before the first


@dataclass(slots=True, eq=False, kw_only=True)
class NeomState(State):
    """Tiles are their printed numbers; 0 is no tile; a center is `CENTER_BASE` + its board."""

    beginner: bool = flag()
    mark: int = number(1, least=1, most=5)  # 1, 4 or 5: which tiles are in play
    generation: int = number(PRELIMINARY, most=3)
    round: int = number(most=7)
    first: int = number(most=1)  # two players: who starts this round

    boards: list[int] = per_side(most=len(BOARDS))
    city: list[int] = per_side(each=CELLS, most=CENTER_BASE + len(BOARDS))  # row by row
    modular: list[int] = per_side(-1, least=-1, of=GOOD_KEYS)  # of the Modular Factory; -1: none
    money: list[int] = per_side()
    received: list[int] = per_side()  # coins of this round, usable from the next one on

    hands: list[tuple[int, ...]] = groups_per_side(least=1, of=TILE_NUMBERS)  # 3 to 5 players
    display: list[int] = numbers(least=1, of=TILE_NUMBERS)  # 1 or 2 players: the open stack
    chosen: list[int] = per_side(of=TILE_NUMBERS)
    picks: list[int] = numbers(least=1, of=TILE_NUMBERS)  # all choices of this generation
    unbuilt: list[tuple[int, ...]] = groups_per_side(least=1, of=TILE_NUMBERS)  # cornerstones
    pool: list[int] = numbers(least=1, of=TILE_NUMBERS)  # undealt tiles of this generation
    reserve: list[int] = numbers(least=1, of=TILE_NUMBERS)  # undealt cornerstones
    pile: list[int] = numbers(of=TILE_NUMBERS)  # cornerstones left over, by discarder; 0: taken
    looked: int = number(-1, least=-1, most=4)  # the seat that has looked into the pile
    box: list[int] = numbers(least=1, of=TILE_NUMBERS)  # out of the game, seen by all
    buried: list[int] = numbers(least=1, of=TILE_NUMBERS)  # out of the game, face down

    disaster: int = number(of=TILE_NUMBERS)  # strikes at the end of this round
    spared: int = number(-1, least=-1, most=4)  # the seat that chose it
    routes_used: int = number(most=3)  # a lone player's, of this generation: 1 left, 2 right
    savings: list[int] = per_side(-1, least=-1)  # money before the final income, -1: not yet paid
    final_income: list[int] = per_side()

    traits: list[int] = derived()  # a bitboard per seat and trait
    goods: list[int] = derived()  # a bit per goods token

    kit: Kit = working()

    # -- pieces -------------------------------------------------------------------------------

    def put(self, seat: int, cell: int, tile: int) -> int:
        """Lay a tile on a cell. What was there, which may be nothing, is returned."""
        kit, traits = self.kit, self.traits
        place, base, bit = seat * CELLS + cell, seat * STRIDE, 1 << cell
        old = self.city[place]
        if old:
            for trait in kit.traits[old]:
                traits[base + trait] &= ~bit
        self.city[place] = tile
        for trait in kit.traits[tile]:
            traits[base + trait] |= bit
        if old and (kit.produces[old] or kit.makes_choice[old]):
            self.goods[seat] = self.produced(seat)
        else:
            self.goods[seat] |= kit.produces[tile]
            if kit.makes_choice[tile]:
                self.goods[seat] |= 1 << self.modular[seat]
        return old

    def clear(self, seat: int, cell: int) -> None:
        """Take a tile off the board; the city center comes to light again (NEO-6.30)."""
        kit, base, bit = self.kit, seat * STRIDE, 1 << cell
        old = self.city[seat * CELLS + cell]
        self.box.append(old)
        if cell == CENTER:
            self.put(seat, cell, CENTER_BASE + self.boards[seat])
            return
        for trait in kit.traits[old]:
            self.traits[base + trait] &= ~bit
        self.city[seat * CELLS + cell] = 0
        self.goods[seat] = self.produced(seat)

    def produced(self, seat: int) -> int:
        """The tokens of a city: all that its tiles and its center produce (NEO-8.3)."""
        kit, goods = self.kit, 0
        for tile in self.city[seat * CELLS : seat * CELLS + CELLS]:
            goods |= kit.produces[tile]
            if kit.makes_choice[tile]:
                goods |= 1 << self.modular[seat]
        return goods


def derive(state: NeomState) -> None:
    """Rebuild the bitboards and goods of all cities."""
    kit = state.kit
    state.traits = [0] * (state.players * STRIDE)
    for place, tile in enumerate(state.city):
        seat, cell = divmod(place, CELLS)
        if tile:
            for trait in kit.traits[tile]:
                state.traits[seat * STRIDE + trait] |= 1 << cell
    state.goods = [state.produced(seat) for seat in range(state.players)]
