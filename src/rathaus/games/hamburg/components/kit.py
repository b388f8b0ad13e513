"""The declarations compiled to tables, indexed by the number of a component."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, cast, get_args

from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.tracks import BOARDS, DANGERS, Boards
from rathaus.games.hamburg.components.vocabulary import (
    ACTIONS,
    COLOURS,
    DICE,
    Ability,
    Advance,
    Card,
    DieColour,
    Event,
    GiveWorker,
    OnBase,
    OnOther,
    OnOwn,
    OnPrice,
    PayMark,
    Prevent,
    Recolour,
    Rule,
    RuleName,
)
from rathaus.games.hamburg.expansions import clergy, dangers, exchange, mayors, ships
from rathaus.games.hamburg.expansions.dangers import Token
from rathaus.games.hamburg.expansions.mayors import Mayor
from rathaus.games.hamburg.expansions.ships import Ship

Part = Card | Mayor | Ship | exchange.Side | clergy.Side | Token

SAME: Final = -1  # among colours: that of the event
LIGHTNING: Final = 0
PHASE: Final = 1
PERMANENT: Final = 2
LAUREL: Final = 3
NOTHING: Final = 4
TRIGGERS: Final = ("lightning", "phase", "permanent", "laurel", "none")
BOARDS_AS_PRINTED: Final = Boards()
CATEGORIES: Final = tuple(dict.fromkeys(card.category for card in CARDS))


def event_key(event: Event | None) -> str:
    """What is looked up when something happens."""
    if isinstance(event, OnBase):
        return f"base:{event.action}"
    if isinstance(event, OnOwn):
        return f"own:{event.what}"
    if isinstance(event, OnOther):
        return f"other:{event.what}"
    if isinstance(event, OnPrice):
        return f"price:{event.what}"
    return ""


def mask(numbers: Iterable[int]) -> int:
    """A set of components, a bit each."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def members(bits: int) -> list[int]:
    """The components of a mask, in order of number."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


@dataclass(frozen=True, slots=True)
class Cost:
    """What an ability costs, in numbers."""

    colours: tuple[int, ...]
    wild: int  # workers of any colour
    marks: int


def cost_of(ability: Ability) -> Cost:
    workers = [part.colour for part in ability.cost if isinstance(part, GiveWorker)]
    colours = [SAME if word == "same" else COLOURS.index(word) for word in workers if word != "any"]
    marks = sum(part.amount for part in ability.cost if isinstance(part, PayMark))
    return Cost(tuple(colours), workers.count("any"), marks)


class Kit:
    """The components a game is played with, never changed.

    What is looked up among the cards in force has a mask: a bit for each component.
    """

    def __init__(
        self,
        cards: tuple[Card, ...] = CARDS,
        boards: Boards = BOARDS_AS_PRINTED,
        mayor_sides: tuple[Mayor, ...] = mayors.MAYORS,
        tokens: tuple[Token, ...] = dangers.TOKENS,
        backs: Mapping[int, int] = clergy.BACKS,
    ) -> None:
        self.cards = cards
        self.mayors = mayor_sides
        self.mayor_tile = {mayor.number: mayor.tile for mayor in mayor_sides}
        self.tokens = tokens
        self.token_colours = {
            token.number: tuple(COLOURS.index(colour) for colour in token.colours)
            for token in tokens
        }
        self.backs = backs
        self._print_boards(boards)
        self._print_cards(cards)
        tiles: tuple[Part, ...] = (*ships.SHIPS, *exchange.SIDES, *clergy.SIDES)
        self._gather_abilities((*cards, *mayor_sides, *tiles, *tokens))
        self._sort_cards(cards)

    def _print_cards(self, cards: tuple[Card, ...]) -> None:
        """What is printed on them, by number."""
        self.categories = CATEGORIES
        self.card: tuple[Card | None, ...] = (None, *cards)
        self.keys = ("", *(card.key for card in cards))
        self.colour = (-1, *(COLOURS.index(card.colour) for card in cards))
        self.price = (0, *(card.price for card in cards))
        self.vp = (0, *(card.vp for card in cards))
        self.category = (-1, *(CATEGORIES.index(card.category) for card in cards))
        self.is_building = (False, *(card.is_building for card in cards))
        self.is_zoo = (False, *(card.category == "zoo" for card in cards))
        self.trigger = (NOTHING, *(TRIGGERS.index(card.trigger) for card in cards))
        self.phase = (0, *(card.phase for card in cards))

    def _gather_abilities(self, sources: tuple[Part, ...]) -> None:
        """All that has an ability, by number, and who reacts or has a rule."""
        self.parts = {source.number: source for source in sources}
        abilities = [Ability()] * (max(self.parts) + 1)
        for source in sources:
            abilities[source.number] = source.ability
        self.ability: tuple[Ability, ...] = tuple(abilities)
        self.cost = tuple(map(cost_of, abilities))
        self.reacts = self._reactions()
        self.rules = {
            number: effect
            for number, ability in enumerate(self.ability)
            for effect in ability.effect
            if isinstance(effect, Rule)
        }
        self.ruled = {
            name: mask(number for number, rule in self.rules.items() if rule.name == name)
            for name in get_args(RuleName)
        }

    def _sort_cards(self, cards: tuple[Card, ...]) -> None:
        """Cards that the rules ask for as a group."""
        self.of_phase = tuple(
            mask(card.number for card in cards if card.trigger == "phase" and card.phase == phase)
            for phase in range(4)
        )
        self.advancing = self._with(Advance)
        self.preventing = self._with(Prevent)
        self.recolouring = self._with(Recolour)
        self.recolour_worker = self._worker_for(self.recolouring)
        self.one_worker = frozenset(
            card.number
            for card in cards
            if len(card.ability.cost) == 1
            and isinstance(card.ability.cost[0], GiveWorker)
            and card.trigger == "phase"
        )
        self.counts_as = {
            card.number: frozenset(CATEGORIES.index(word) for word in effect.words)
            for card in cards
            for effect in card.ability.effect
            if isinstance(effect, Rule) and effect.name == "counts_as"
        }
        self._piles = tuple(
            tuple(card.number for card in cards if card.colour == colour) for colour in COLOURS
        )

    def _print_boards(self, boards: Boards) -> None:
        self.boards = boards
        self.square = boards.square
        self.segments = tuple(
            tuple(tuple(COLOURS.index(colour) for colour in half) for half in boards.walls[board])
            for board in BOARDS
        )
        self.wall_prices = tuple(boards.wall_prices[board] for board in BOARDS)
        self.windows = boards.windows
        self.window_of = tuple(boards.windows.index(colour) for colour in DICE)
        self.dangers = tuple(DANGERS.index(name) for name in boards.dangers)

    def statues(self, players: int, with_expansion: bool) -> tuple[int, ...]:
        """The Hans Hummel statues of a game, the next first."""
        rows = self.boards.more_statues if with_expansion else self.boards.statues
        return rows[players]

    def pile(self, colour: int) -> tuple[int, ...]:
        return self._piles[colour]

    def _with(self, kind: type) -> int:
        """The components with an effect of a kind."""
        numbers = enumerate(self.ability)
        return mask(n for n, each in numbers if any(isinstance(e, kind) for e in each.effect))

    def _worker_for(self, sources: int) -> int:
        """The colour of the worker that these components cost."""
        costs = {part for source in members(sources) for part in self.ability[source].cost}
        (part,) = costs
        assert isinstance(part, GiveWorker), f"not a worker: {part}"
        return DICE.index(cast("DieColour", part.colour))

    def _reactions(self) -> dict[str, int]:
        """Which components react to an event."""
        found: dict[str, int] = {}
        for number, ability in enumerate(self.ability):
            key = event_key(ability.event)
            keys = [f"base:{action}" for action in ACTIONS] if key == "base:any" else [key]
            for each in keys:
                if each:
                    found[each] = found.get(each, 0) | 1 << number
        return found
