"""The state of NEOM: what lies on the table, in flat lists indexed by seat."""

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from rathaus.core.fields import derived, working
from rathaus.core.state import State
from rathaus.games.neom import knowledge, loading, scoring, view
from rathaus.games.neom.city import CELLS, CENTER
from rathaus.games.neom.components.kit import CENTER_BASE, STRIDE, Kit

if TYPE_CHECKING:
    from rathaus.games.neom.game import Neom

PRELIMINARY = 0  # the generation before the first


@dataclass(slots=True, eq=False, kw_only=True)
class NeomState(State):
    """Tiles are their printed numbers; 0 is no tile; a center is `CENTER_BASE` + its board."""

    beginner: bool
    mark: int  # 1, 4 or 5: which tiles are in play
    generation: int = PRELIMINARY
    round: int = 0
    first: int = 0  # two players: who starts this round

    boards: list[int]
    city: list[int]  # 25 cells a seat
    modular: list[int]  # the good chosen for the Modular Factory, -1: none
    money: list[int]
    apart: list[int]  # payments of this round, not usable yet

    hands: list[tuple[int, ...]]  # 3 to 5 players; sorted
    display: list[int] = field(default_factory=list)  # 1 or 2 players: the open stack
    chosen: list[int]
    picks: list[int] = field(default_factory=list)  # all choices of this generation, in order
    unbuilt: list[tuple[int, ...]]  # cornerstones, in the order they were kept
    pool: list[int] = field(default_factory=list)  # undealt tiles of this generation
    reserve: list[int]  # undealt cornerstones
    pile: list[int] = field(default_factory=list)  # cornerstones left over, by discarder; 0: taken
    looked: int = -1  # the seat that has looked into the pile
    box: list[int] = field(default_factory=list)  # out of the game, seen by all
    buried: list[int] = field(default_factory=list)  # out of the game, face down

    disaster: int = 0  # strikes at the end of this round
    spared: int = -1  # the seat that chose it
    routes_used: int = 0  # a lone player's routes of this generation: bit 0 left, bit 1 right
    savings: list[int]  # money before the final income, -1: not yet paid
    final_income: list[int]

    traits: list[int] = derived()  # a bitboard per seat and trait
    goods: list[int] = derived()  # a bit per goods token

    if TYPE_CHECKING:
        game: Neom = working()

    @property
    def kit(self) -> Kit:
        return self.game.kit

    # -- pieces -------------------------------------------------------------------------------

    def put(self, seat: int, cell: int, tile: int) -> int:
        """Lay a tile on a cell. What was there, which may be nothing, is returned."""
        kit, traits = self.game.kit, self.traits
        place, base, bit = seat * CELLS + cell, seat * STRIDE, 1 << cell
        old = self.city[place]
        if old:
            for trait in kit.traits[old]:
                traits[base + trait] &= ~bit
        self.city[place] = tile
        for trait in kit.traits[tile]:
            traits[base + trait] |= bit
        if old and (kit.produces[old] or kit.makes_choice[old]):
            self.goods[seat] = self._produced(seat)
        else:
            self.goods[seat] |= kit.produces[tile]
            if kit.makes_choice[tile]:
                self.goods[seat] |= 1 << self.modular[seat]
        return old

    def clear(self, seat: int, cell: int) -> None:
        """Take a tile off the board; the city center comes to light again (NEO-6.30)."""
        kit, base, bit = self.game.kit, seat * STRIDE, 1 << cell
        old = self.city[seat * CELLS + cell]
        self.box.append(old)
        if cell == CENTER:
            self.put(seat, cell, CENTER_BASE + self.boards[seat])
            return
        for trait in kit.traits[old]:
            self.traits[base + trait] &= ~bit
        self.city[seat * CELLS + cell] = 0
        self.goods[seat] = self._produced(seat)

    def _produced(self, seat: int) -> int:
        """The tokens of a city: all that its tiles and its center produce (NEO-8.3)."""
        kit, goods = self.game.kit, 0
        for tile in self.city[seat * CELLS : seat * CELLS + CELLS]:
            goods |= kit.produces[tile]
            if kit.makes_choice[tile]:
                goods |= 1 << self.modular[seat]
        return goods

    def derive(self) -> None:
        kit = self.game.kit
        self.traits = [0] * (self.players * STRIDE)
        for place, tile in enumerate(self.city):
            seat, cell = divmod(place, CELLS)
            if tile:
                for trait in kit.traits[tile]:
                    self.traits[seat * STRIDE + trait] |= 1 << cell
        self.goods = [self._produced(seat) for seat in range(self.players)]

    def problem(self) -> str | None:
        return loading.problem(self)

    # -- the contract -------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.players)]

    def result(self) -> list[dict[str, Any]]:
        return [scoring.sheet(self, seat) for seat in range(self.players)]

    def _view(self, seat: int | None) -> view.NeomView:
        return view.build(self, seat)

    def _redeal(self, seat: int | None, rng: Random) -> None:
        knowledge.redeal(self, seat, rng)
