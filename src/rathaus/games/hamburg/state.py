"""The state of Hamburg: what lies on the table, in flat lists indexed by side.

A side is a player; in the solo game TOM is side 1. Workers and dangers are five numbers a side,
in the order of the colours.
"""

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from rathaus.core.fields import derived, working
from rathaus.core.state import State
from rathaus.games.hamburg import knowledge, loading, scoring, view
from rathaus.games.hamburg.components.kit import Kit, mask
from rathaus.games.hamburg.components.tracks import WINDOWS
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT, DICE
from rathaus.games.hamburg.expansions import mayors
from rathaus.games.kin import plots

if TYPE_CHECKING:
    from rathaus.games.hamburg.game import Hamburg

TOM = 1  # his side in the solo game


@dataclass(slots=True, eq=False, kw_only=True)
class HamburgState(State):
    """Cards and other components are their numbers; 0 is none; colours are 0 to 4."""

    expansions: int  # a bit for each, bit 1 to bit 6
    cycle: int = 0
    phase: int = 0
    round: int = 0
    crest: int = 0  # the side that starts

    dice: list[int] = field(default_factory=lambda: [0] * len(DICE))  # coloured, then black
    piles: list[tuple[int, ...]]  # a pool for each colour
    discard: list[int] = field(default_factory=list)  # known order, the top card last
    shuffled: list[int] = field(default_factory=list)  # cards below, in unknown order

    hands: list[tuple[int, ...]]
    sites: list[tuple[int, ...]]  # three numbers a site: its card, and two buildings
    zoo: list[tuple[int, ...]]  # two numbers each: the card, and a building under it
    parks: list[tuple[int, ...]]
    used: list[int] = field(default_factory=list)  # cards with a marker
    again: list[int] = field(default_factory=list)  # sides that activated one twice

    boards: list[int]
    money: list[int]
    points: list[int]
    square: list[int]  # field
    workers: list[int]
    dangers: list[int]
    walls: list[int]  # stones of the left and the right half
    halves: list[int]  # halves that have had their statue: bit 0 left, bit 1 right
    statues: list[tuple[int, ...]]
    jettes_of: list[tuple[int, ...]]
    markers: list[int]  # active majorities, a bit each
    hummels: list[int]  # on offer, the next first
    jettes: list[int] = field(default_factory=list)

    tokens: list[int]  # on the burning house
    tokens_used: list[int] = field(default_factory=list)
    drawn_tokens: list[int]  # of this step, by side
    struck: list[int]  # disasters triggered in this step, a bit each

    window: int = -1  # where the clergyman of this cycle stands
    clergymen: list[int] = field(default_factory=lambda: [0] * WINDOWS)  # men before each
    # workers put there in this cycle, and those in front of it
    chapel: list[int] = field(default_factory=lambda: [0] * COLOUR_COUNT)
    chapel_front: list[int] = field(default_factory=lambda: [0] * COLOUR_COUNT)

    mayors: list[int]  # the side chosen
    ships: int = 0  # active ones, a bit each
    exchange: int = 0  # the tile that lies open
    exchange_stack: list[int] = field(default_factory=list)
    rate: int = 1
    clergy: list[int] = field(default_factory=list)  # the side on each window

    # what a later part of an effect asks for
    lowered: int = -1  # the colour lowered last
    drawn: int = 0  # cards drawn last
    taken: int = 0  # Mark taken in this base action

    known: list[int]  # for each card, the viewers that know where it is: a bit each
    peeked: list[int]  # for each side and colour, the pile as the side last looked through it
    traces: list[int]  # for each card and viewer, the sides that may have it: a bit each

    in_force: list[int] = derived()  # by side, buildings, parks and mayor: a bit each

    if TYPE_CHECKING:
        game: Hamburg = working()

    @property
    def kit(self) -> Kit:
        return self.game.kit

    @property
    def sides(self) -> int:
        return self.players if self.players > 1 else 2

    def is_tom(self, side: int) -> bool:
        return side >= self.players

    def others(self, side: int) -> list[int]:
        """Every other side, clockwise from the neighbour (HAM-3.5)."""
        sides = self.sides
        return [*range(side + 1, sides), *range(side)]

    def order(self) -> list[int]:
        """All sides in turn order; TOM goes before the player (HAM-14.1)."""
        if self.players == 1:
            return [TOM, 0]
        return [self.crest, *self.others(self.crest)]

    # -- the display --------------------------------------------------------------------------

    def buildings(self, side: int) -> list[int]:
        """All own buildings, those under zoo cards included."""
        return [*plots.carried(self.sites[side]), *filter(None, self.zoo[side][1::2])]

    def on_sites(self, side: int) -> list[int]:
        return plots.carried(self.sites[side])

    def rule(self, side: int, name: str) -> int | None:
        """The number of a standing rule among the side's cards and mayor; None: not in force."""
        kit = self.game.kit
        source = self.in_force[side] & kit.ruled[name]
        return kit.rules[source.bit_length() - 1].number if source else None

    def has(self, side: int, source: int) -> bool:
        """Is it among the side's buildings, parks and mayor?"""
        return bool(self.in_force[side] >> source & 1)

    def mayor_tile(self, side: int) -> int:
        """The tile a side has: dealt, or by the side of it that was chosen; 0: none."""
        number = self.mayors[side]
        return self.game.kit.mayor_tile.get(number, number)

    def derive(self) -> None:
        self.in_force = [self._in_force(side) for side in range(self.sides)]

    def _in_force(self, side: int) -> int:
        mayor = self.mayors[side]
        chosen = (mayor,) if mayor >= mayors.FIRST else ()  # until then it is a tile
        return mask((*self.buildings(side), *self.parks[side], *chosen))

    # -- the contract -------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [scoring.total(self, side) for side in range(self.players)]

    def ranks(self) -> list[int]:
        """More points first, then more money (HAM-11.8); TOM is ranked too, but not listed."""
        standing = [(scoring.total(self, side), self.money[side]) for side in range(self.sides)]
        return [1 + sum(other > own for other in standing) for own in standing[: self.players]]

    def result(self) -> list[dict[str, Any]]:
        return [scoring.sheet(self, side) for side in range(self.players)]

    def problem(self) -> str | None:
        return loading.problem(self)

    def _view(self, seat: int | None) -> view.HamburgView:
        return view.build(self, seat)

    def _redeal(self, seat: int | None, rng: Random) -> None:
        knowledge.redeal(self, seat, rng)
