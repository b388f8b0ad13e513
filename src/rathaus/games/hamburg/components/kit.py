"""The declarations compiled to tables, indexed by the number of a component."""

from typing import get_args

from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.vocabulary import (
    ACTIONS,
    COLOURS,
    Ability,
    Card,
    Event,
    GiveWorker,
    OnBase,
    OnOther,
    OnOwn,
    OnPrice,
    Rule,
    RuleName,
)
from rathaus.games.hamburg.expansions import clergy, dangers, exchange, mayors, ships
from rathaus.games.hamburg.expansions.dangers import Token
from rathaus.games.hamburg.expansions.mayors import Mayor
from rathaus.games.hamburg.expansions.ships import Ship

LAST = 420
LIGHTNING, PHASE, PERMANENT, LAUREL, NOTHING = range(5)
TRIGGERS = ("lightning", "phase", "permanent", "laurel", "none")
CATEGORIES = tuple(dict.fromkeys(card.category for card in CARDS))


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


class Kit:
    """The components a game is played with, never changed."""

    def __init__(self, cards: tuple[Card, ...] = CARDS) -> None:
        self.cards = cards
        self.categories = CATEGORIES
        self.card: tuple[Card | None, ...] = (None, *cards)
        self.colour = (-1, *(COLOURS.index(card.colour) for card in cards))
        self.price = (0, *(card.price for card in cards))
        self.vp = (0, *(card.vp for card in cards))
        self.category = (-1, *(CATEGORIES.index(card.category) for card in cards))
        self.is_building = (False, *(card.is_building for card in cards))
        self.is_zoo = (False, *(card.category == "zoo" for card in cards))
        self.trigger = (NOTHING, *(TRIGGERS.index(card.trigger) for card in cards))
        self.phase = (0, *(card.phase for card in cards))
        abilities = [Ability()] * (LAST + 1)
        sources: tuple[Card | Mayor | Ship | exchange.Side | clergy.Side | Token, ...] = (
            *cards,
            *mayors.MAYORS,
            *ships.SHIPS,
            *exchange.SIDES,
            *clergy.SIDES,
            *dangers.TOKENS,
        )
        for source in sources:
            abilities[source.number] = source.ability
        self.ability: tuple[Ability, ...] = tuple(abilities)
        self.reacts = self._reactions()
        self.rules = {
            number: effect
            for number, ability in enumerate(self.ability)
            for effect in ability.effect
            if isinstance(effect, Rule)
        }
        self.sources_of: dict[str, tuple[int, ...]] = {
            name: tuple(number for number, rule in self.rules.items() if rule.name == name)
            for name in get_args(RuleName)
        }
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

    def pile(self, colour: int) -> tuple[int, ...]:
        return tuple(card.number for card in self.cards if self.colour[card.number] == colour)

    def _reactions(self) -> dict[str, frozenset[int]]:
        """Which components react to an event."""
        found: dict[str, set[int]] = {}
        for number, ability in enumerate(self.ability):
            key = event_key(ability.event)
            keys = [f"base:{action}" for action in ACTIONS] if key == "base:any" else [key]
            for each in keys:
                if each:
                    found.setdefault(each, set()).add(number)
        return {key: frozenset(numbers) for key, numbers in found.items()}
