"""The state of Bruges: what lies on the table, in flat lists indexed by seat.

Workers and threats are five numbers a seat, in the order of the colours; canals are two.
"""

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from rathaus.core.fields import derived, working
from rathaus.core.state import State
from rathaus.games.bruges import knowledge, loading, scoring, view
from rathaus.games.bruges.components.kit import Kit, mask
from rathaus.games.bruges.components.tracks import GATES
from rathaus.games.bruges_and_hamburg import plots

if TYPE_CHECKING:
    from rathaus.games.bruges.game import Bruges


@dataclass(slots=True, eq=False, kw_only=True)
class BrugesState(State):
    """Cards are the numbers of their persons; 0 is none; colours are 0 to 4, -1 is none."""

    round: int = 0
    phase: int = 0
    turn_of_round: int = 0
    crest: int = 0  # the seat that starts
    last_round: int = 0  # 0: not known yet

    dice: list[int] = field(default_factory=lambda: [0] * 5)
    sizes: list[int]  # cards of the draw piles and the extra pile
    tops: list[int] = field(default_factory=lambda: [-1] * 3)  # the colours on top of them
    unseen: list[tuple[int, ...]]  # by colour, the cards whose front nobody has seen
    blind: list[int] = field(default_factory=list)  # colours drawn and not looked at yet
    discard: list[int] = field(default_factory=list)  # the top card last

    hands: list[tuple[int, ...]]
    houses: list[tuple[int, ...]]  # three numbers a house: its card, and two persons
    rotated: int = 0  # persons used in this round, a bit each
    recolours: int = 0  # the next card of this turn counts as a colour of choice

    money: list[int]
    points: list[int]
    reputation: list[int]  # the field on the track
    workers: list[int]
    threats: list[int]
    struck: list[int]  # damages that are due, a bit each
    canals: list[int]  # tokens of the left and the right section
    finished: list[int]  # sections that have had their statue, a bit each
    statues: list[tuple[int, ...]]
    statues_left: list[int]  # the next first
    markers: list[int]  # majorities, a bit each

    known: list[int]  # for each card, the viewers that know where it is: a bit each
    traces: list[int]  # for each card and viewer, the seats that may have it: a bit each

    persons: list[int] = derived()  # in the display, a bit each

    if TYPE_CHECKING:
        game: Bruges = working()

    @property
    def kit(self) -> Kit:
        return self.game.kit

    def order(self) -> list[int]:
        """All seats from the start player (BRU-3.2)."""
        return [(self.crest + step) % self.players for step in range(self.players)]

    def others(self, seat: int) -> list[int]:
        """Every other seat, clockwise from the neighbour."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    def gate(self, seat: int) -> int:
        """The gatehouse of a seat (BRU-2.6)."""
        return GATES[self.players][seat]

    def has(self, seat: int, rule: str) -> bool:
        """Is a standing rule among the seat's persons?"""
        return bool(self.persons[seat] & self.game.kit.rule[rule])

    # -- the contract -------------------------------------------------------------------------

    def derive(self) -> None:
        self.persons = [mask(plots.carried(houses)) for houses in self.houses]

    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """More points first, then more guilders (BRU-12.9)."""
        standing = list(zip(self.scores(), self.money, strict=True))
        return [1 + sum(other > own for other in standing) for own in standing]

    def result(self) -> list[dict[str, Any]]:
        return [scoring.sheet(self, seat) for seat in range(self.players)]

    def problem(self) -> str | None:
        return loading.problem(self)

    def _view(self, seat: int | None) -> view.BrugesView:
        return view.build(self, seat)

    def _redeal(self, seat: int | None, rng: Random) -> None:
        knowledge.SECRETS.redeal(self, seat, rng)
