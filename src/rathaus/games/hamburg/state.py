"""The state of Hamburg: what lies on the table, in flat lists indexed by side.

A side is a player; in the solo game TOM is side 1. Workers and dangers are five numbers a side,
in the order of the colours.
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
from rathaus.games.bruges_and_hamburg import knowledge, plots
from rathaus.games.bruges_and_hamburg.shared_state import SharedState
from rathaus.games.hamburg.components import CARD_KEYS
from rathaus.games.hamburg.components.kit import Kit, mask
from rathaus.games.hamburg.components.tracks import (
    BOARDS,
    CYCLES,
    DISASTER_AT,
    FACES,
    HALF,
    MAJORITIES,
    SQUARE,
    START_POINTS,
    WINDOWS,
)
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT, COLOURS, DICE
from rathaus.games.hamburg.expansions.clergy import MORE_ROUNDS
from rathaus.games.hamburg.expansions.clergy import SIDES as CLERGY
from rathaus.games.hamburg.expansions.dangers import TOKENS
from rathaus.games.hamburg.expansions.exchange import FIELDS as RATES
from rathaus.games.hamburg.expansions.exchange import TILES as EXCHANGE_TILES
from rathaus.games.hamburg.expansions.mayors import MAYORS
from rathaus.games.hamburg.expansions.ships import SHIPS

TOM: Final = 1  # his side in the solo game
EXPANSIONS: Final = (
    "mayors",
    "statues",
    "dangers",
    "ships",
    "exchange",
    "clergy",
)  # bit 1 to bit 6

CARDS: Final = Keys(CARD_KEYS, first=1)
COLOUR_KEYS: Final = Keys(COLOURS)
BOARD_KEYS: Final = Keys(BOARDS)
TOKEN_KEYS: Final = Keys(tuple(token.key for token in TOKENS), first=TOKENS[0].number)
MAYOR_KEYS: Final = Keys(tuple(mayor.key for mayor in MAYORS), first=MAYORS[0].number)
CLERGY_KEYS: Final = Keys(tuple(side.key for side in CLERGY), first=CLERGY[0].number)

_ANY_CARDS: Final = (1 << len(CARD_KEYS) + 1) - 1
_ANY_COLOURS: Final = (1 << COLOUR_COUNT) - 1
_ANY_VIEWERS: Final = (1 << knowledge.SPECTATOR + 1) - 1
_ANY_TRACES: Final = (1 << knowledge.SIDES * (knowledge.SPECTATOR + 1)) - 1


@dataclass(slots=True, eq=False, kw_only=True)
class HamburgState(SharedState):
    """Cards and other components are their numbers; 0 is none; colours are 0 to 4."""

    expansions: int = number(most=(1 << len(EXPANSIONS) + 1) - 1)  # a bit for each
    cycle: int = number(most=CYCLES)
    phase: int = number(most=4)
    round: int = number(most=MORE_ROUNDS)
    crest: int = number(most=len(BOARDS) - 1)  # the side that starts

    dice: list[int] = numbers([0], size=len(DICE), most=FACES)  # coloured, then black
    piles: list[tuple[int, ...]] = groups(COLOUR_COUNT, least=1, of=CARDS)  # a pool for each
    discard: list[int] = numbers(least=1, of=CARDS)  # known order, the top card last
    shuffled: list[int] = numbers(least=1, of=CARDS)  # cards below, in unknown order

    hands: list[tuple[int, ...]] = groups_per_side(least=1, of=CARDS)
    sites: list[tuple[int, ...]] = groups_per_side(of=CARDS, unit=plots.SIZE)  # see `plots`
    zoo: list[tuple[int, ...]] = groups_per_side(of=CARDS, unit=2)  # card, building under it
    parks: list[tuple[int, ...]] = groups_per_side(least=1, of=CARDS)
    used: list[int] = numbers(least=1, of=CARDS)  # cards with a marker
    again: list[int] = numbers(most=len(BOARDS) - 1)  # sides that activated one twice

    boards: list[int] = per_side(-1, least=-1, of=BOARD_KEYS)
    money: list[int] = per_side()
    points: list[int] = per_side(START_POINTS)
    square: list[int] = per_side(most=len(SQUARE) - 1)  # field
    workers: list[int] = per_side(each=COLOUR_COUNT)
    dangers: list[int] = per_side(each=COLOUR_COUNT, most=DISASTER_AT)
    walls: list[int] = per_side(each=2, most=HALF)  # stones of the left and the right half
    halves: list[int] = per_side(most=3)  # halves that have had their statue: 1 left, 2 right
    statues: list[tuple[int, ...]] = groups_per_side()
    jettes_of: list[tuple[int, ...]] = groups_per_side()
    markers: list[int] = per_side(most=(1 << len(MAJORITIES)) - 1)  # active ones, a bit each
    hummels: list[int] = numbers(least=1)  # on offer, the next first
    jettes: list[int] = numbers()

    tokens: list[int] = numbers(least=TOKEN_KEYS.first, of=TOKEN_KEYS)  # on the burning house
    tokens_used: list[int] = numbers(least=TOKEN_KEYS.first, of=TOKEN_KEYS)
    drawn_tokens: list[int] = per_side(least=-1, of=TOKEN_KEYS)  # of this step
    struck: list[int] = per_side(most=_ANY_COLOURS)  # disasters of this step, a bit each

    window: int = number(-1, least=-1, most=WINDOWS - 1)  # of the clergyman of this cycle
    clergymen: list[int] = numbers([0], size=WINDOWS, most=CYCLES)  # in front of each window
    chapel: list[int] = numbers([0], size=COLOUR_COUNT)  # workers put there this cycle
    chapel_front: list[int] = numbers([0], size=COLOUR_COUNT)

    mayors: list[int] = per_side(of=MAYOR_KEYS)  # the side chosen; before that, the tile
    ships: int = number(most=(1 << len(SHIPS)) - 1)  # active ones, a bit each
    exchange: int = number(most=EXCHANGE_TILES)  # the tile that lies open
    exchange_stack: list[int] = numbers(least=1, most=EXCHANGE_TILES)
    rate: int = number(1, least=1, most=RATES)
    clergy: list[int] = numbers(least=CLERGY_KEYS.first, of=CLERGY_KEYS)  # the side on each window

    # what a later part of an effect asks for
    lowered: int = number(-1, least=-1, of=COLOUR_KEYS)  # the danger lowered last
    drawn: int = number(most=len(CARD_KEYS))  # cards drawn last
    earned: int = number()  # Mark taken in this base action

    # Who knows what: for each card, the viewers that know where it is; by side and colour, the
    # pile as it was last looked through; for each card and viewer, the sides that may have it.
    known: list[int] = numbers([0], size=len(CARD_KEYS) + 1, most=_ANY_VIEWERS)
    peeked: list[int] = per_side(each=COLOUR_COUNT, most=_ANY_CARDS)
    traces: list[int] = numbers([0], size=len(CARD_KEYS) + 1, most=_ANY_TRACES)

    in_force: list[int] = derived()  # by side, buildings, parks and mayor: a bit each

    kit: Kit = working()

    @property
    def sides(self) -> int:
        return self.players if self.players > 1 else 2

    def has_expansion(self, name: str) -> bool:
        return bool(self.expansions >> EXPANSIONS.index(name) + 1 & 1)

    def is_tom(self, side: int) -> bool:
        return side >= self.players

    def others(self, side: int) -> list[int]:
        """Every other side, clockwise from the neighbour (HAM-3.5)."""
        sides = self.sides
        return [(side + step) % sides for step in range(1, sides)]

    def order(self) -> list[int]:
        """All sides in turn order; TOM goes before the player (HAM-14.1)."""
        if self.players == 1:
            return [TOM, 0]
        return [(self.crest + step) % self.players for step in range(self.players)]

    # -- the display --------------------------------------------------------------------------

    def buildings(self, side: int) -> list[int]:
        """All own buildings, those under zoo cards included."""
        zoo = self.zoo[side]
        below = [zoo[at] for at in range(1, len(zoo), 2) if zoo[at]]
        return plots.carried(self.sites[side]) + below

    def on_sites(self, side: int) -> list[int]:
        return plots.carried(self.sites[side])

    def rule(self, side: int, name: str) -> int | None:
        """The number of a standing rule among the side's cards and mayor; None: not in force."""
        kit = self.kit
        source = self.in_force[side] & kit.ruled[name]
        return kit.rules[source.bit_length() - 1].number if source else None

    def has(self, side: int, source: int) -> bool:
        """Is it among the side's buildings, parks and mayor?"""
        return bool(self.in_force[side] >> source & 1)

    def mayor_tile(self, side: int) -> int:
        """The tile a side has: dealt, or by the side of it that was chosen; 0: none."""
        dealt = self.mayors[side]
        return self.kit.mayor_tile.get(dealt, dealt)

    # -- for the rules that both games share ----------------------------------------------------

    def colour_of(self, card: int) -> int:
        return self.kit.colour[card]

    def pile_of(self, colour: int) -> tuple[int, ...]:
        return self.kit.pile(colour)


def derive(state: HamburgState) -> None:
    """What is in force for each side follows from what lies there."""
    state.in_force = [_in_force(state, side) for side in range(state.sides)]


def _in_force(state: HamburgState, side: int) -> int:
    mayor = state.mayors[side]
    chosen = (mayor,) if mayor >= MAYOR_KEYS.first else ()  # until then it is a tile
    return mask((*state.buildings(side), *state.parks[side], *chosen))
