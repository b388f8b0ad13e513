"""The declarations compiled to tables, indexed by the number of a person.

Sets of persons are bit masks: bit n stands for person n.
"""

from collections.abc import Iterable
from typing import get_args

from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.tracks import CANALS, GATEHOUSES
from rathaus.games.bruges.components.vocabulary import (
    ACTIONS,
    COLOURS,
    GROUPS,
    NO_ABILITY,
    Ability,
    Colour,
    CopyLightning,
    Event,
    OnBase,
    OnOwn,
    Person,
    Rule,
    RuleName,
    Trigger,
)

Canals = dict[str, tuple[tuple[Colour, ...], tuple[Colour, ...]]]


def event_key(event: Event) -> str:
    """What is looked up when something happens."""
    if isinstance(event, OnBase):
        return f"base:{event.action}"
    return f"own:{event.what}" if isinstance(event, OnOwn) else f"other:{event.what}"


def mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def bits(cards: int) -> list[int]:
    """The numbers of a mask, ascending."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


class Kit:
    """The components a game is played with, never changed."""

    def __init__(self, persons: tuple[Person, ...] = PERSONS, canals: Canals = CANALS) -> None:
        self.persons = persons
        self.keys = ("", *(person.key for person in persons))
        self.colour = (-1, *(COLOURS.index(person.colour) for person in persons))
        self.price = (0, *(person.price for person in persons))
        self.points = (0, *(person.points for person in persons))
        self.ability = (NO_ABILITY, *(person.ability for person in persons))
        self.cost = tuple(map(_cost, self.ability))
        self.canals = tuple(
            tuple(tuple(COLOURS.index(colour) for colour in half) for half in canals[gate])
            for gate in GATEHOUSES
        )
        self.by_colour = tuple(
            tuple(person.number for person in persons if person.colour == colour)
            for colour in COLOURS
        )
        self.lightning = self._with("lightning")
        self.copying = mask(
            person.number
            for person in persons
            if any(isinstance(step, CopyLightning) for step in person.ability.effect)
        )
        self.worker = self._with("worker")
        self.voluntary = self.worker | self._with("once_per_round")
        self.laurel = self._with("laurel")
        self.priced = {
            price: mask(person.number for person in persons if person.price == price)
            for price in {person.price for person in persons}
        }
        rules = [(person, rule) for person in persons for rule in _rules(person)]
        self.rule = {
            name: mask(person.number for person, rule in rules if rule.name == name)
            for name in get_args(RuleName)
        }
        self.number = {rule.name: rule.number for _, rule in rules}
        self.shield, self.half_price = (
            tuple(
                mask(p.number for p, rule in rules if rule.name == name and colour in rule.words)
                for colour in COLOURS
            )
            for name in ("shield", "half_price")
        )
        also = {p.number: rule.words for p, rule in rules if rule.name == "counts_as"}
        self.group: dict[str, int] = {
            group: mask(
                person.number
                for person in persons
                if person.group == group or group in also.get(person.number, ())
            )
            for group in GROUPS
        }
        self.reacts = self._reactions()

    def pile(self, colour: int) -> tuple[int, ...]:
        return self.by_colour[colour]

    def _with(self, trigger: Trigger) -> int:
        return mask(person.number for person in self.persons if person.trigger == trigger)

    def _reactions(self) -> dict[str, int]:
        """Which persons react to an event; on money also by the colour of the die."""
        found = {f"base:{action}": 0 for action in ACTIONS}
        for person in self.persons:
            if person.ability.event:
                key = event_key(person.ability.event)
                found[key] = found.get(key, 0) | 1 << person.number
        return found


def _cost(ability: Ability) -> tuple[int, ...]:
    """The colours of workers that pay for it; none: it costs nothing."""
    if not ability.cost:
        return ()
    word = ability.cost[0].colour
    return tuple(range(len(COLOURS))) if word == "any" else (COLOURS.index(word),)


def _rules(person: Person) -> list[Rule]:
    return [effect for effect in person.ability.effect if isinstance(effect, Rule)]
