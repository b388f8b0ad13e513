"""The state of Bruges: what lies on the table, in flat lists indexed by seat.

Workers and threats are five numbers for each seat, in the order of the colours; canals are two.
"""

from dataclasses import dataclass
from typing import Final

from rathaus.core.fields import (
    Keys,
    derived,
    groups,
    groups_per_side,
    number,
    numbers,
    per_side,
    working,
)
from rathaus.games.bruges.components import PERSON_KEYS, PERSONS
from rathaus.games.bruges.components.kit import Kit, mask
from rathaus.games.bruges.components.tracks import (
    GATES,
    MAJORITIES,
    REPUTATION,
    SECTION,
    SECTIONS,
    START_MONEY,
    START_POINTS,
    START_WORKERS,
    STATUES,
    TURNS,
)
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges_and_hamburg import knowledge, plots
from rathaus.games.bruges_and_hamburg.shared_state import SharedState

CARDS: Final = Keys(PERSON_KEYS, first=1)
COLOUR_KEYS: Final = Keys(COLOURS)
FIVE: Final = len(COLOURS)
ALL_CARDS: Final = len(PERSONS) + 1  # card 0 stands for none
MOST_ROUNDS: Final = 200  # more than there are cards to draw
NO_COLOUR: Final = -1


@dataclass(slots=True, eq=False, kw_only=True)
class BrugesState(SharedState):
    """Cards are the numbers of their persons; 0 is none; colours are 0 to 4, -1 is none."""

    round: int = number(most=MOST_ROUNDS)
    phase: int = number(most=4)
    turn_of_round: int = number(most=TURNS)
    crest: int = number(most=max(GATES) - 1)  # the seat that starts
    last_round: int = number(most=MOST_ROUNDS + 1)  # 0: not known yet

    dice: list[int] = numbers((0,), size=FIVE, most=6)
    sizes: list[int] = numbers((0,), size=3, most=len(PERSONS))  # draw piles and extra pile
    tops: list[int] = numbers((NO_COLOUR,), size=3, least=NO_COLOUR, of=COLOUR_KEYS)
    unseen: list[tuple[int, ...]] = groups(FIVE, least=1, of=CARDS)  # fronts nobody has seen
    blind: list[int] = numbers(of=COLOUR_KEYS)  # colours drawn and not looked at yet
    discard: list[int] = numbers(least=1, of=CARDS)  # the top card last

    hands: list[tuple[int, ...]] = groups_per_side(least=1, of=CARDS)
    houses: list[tuple[int, ...]] = groups_per_side(of=CARDS, unit=plots.SIZE)  # see `plots`
    rotated: int = number(most=(1 << ALL_CARDS) - 1)  # persons used in this round, a bit each
    recolours: int = number(most=1)  # the next card of this turn counts as a colour of choice

    money: list[int] = per_side(START_MONEY)
    points: list[int] = per_side(START_POINTS)
    reputation: list[int] = per_side(most=len(REPUTATION) - 1)  # the field on the track
    workers: list[int] = per_side(START_WORKERS, each=FIVE)
    threats: list[int] = per_side(each=FIVE)
    struck: list[int] = per_side(most=(1 << FIVE) - 1)  # damages that are due, a bit each
    canals: list[int] = per_side(each=len(SECTIONS), most=SECTION)  # tokens, left and right
    finished: list[int] = per_side(most=3)  # sections that have had their statue, a bit each
    statues: list[tuple[int, ...]] = groups_per_side(least=min(STATUES), most=max(STATUES))
    statues_left: list[int] = numbers(STATUES, least=min(STATUES), most=max(STATUES))
    markers: list[int] = per_side(most=(1 << len(MAJORITIES)) - 1)  # majorities, a bit each

    # For each card, the viewers that know where it is, and for each of them the seats that may
    # have it: a bit each (see `knowledge`).
    known: list[int] = numbers((0,), size=ALL_CARDS, most=knowledge.EVERY_VIEWER)
    traces: list[int] = numbers((0,), size=ALL_CARDS, most=knowledge.EVERY_TRACE)

    persons: list[int] = derived()  # in the display, a bit each

    kit: Kit = working()

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
        return bool(self.persons[seat] & self.kit.rule[rule])

    # -- for the rules that both games share ----------------------------------------------------

    def colour_of(self, card: int) -> int:
        return self.kit.colour[card]

    def pile_of(self, colour: int) -> tuple[int, ...]:
        return self.kit.pile(colour)


def derive(state: BrugesState) -> None:
    """Who is in the displays follows from the houses."""
    state.persons = [mask(plots.carried(houses)) for houses in state.houses]
