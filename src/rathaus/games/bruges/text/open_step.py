"""The open step as one seat sees it: what prompts and moves speak about, in words."""

from dataclasses import dataclass, replace

from rathaus.games.bruges.components.vocabulary import COLOURS, Exchange
from rathaus.games.bruges.rules import actions, activation
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges.text import persons
from rathaus.games.bruges.text.languages import name_of
from rathaus.games.bruges.text.persons import Teller
from rathaus.games.bruges.text.words import Hue, Words
from rathaus.games.bruges_and_hamburg import speaking


def workers(colour: int, amount: int, words: Words) -> str:
    """So many workers of a colour."""
    return _coloured("worker", colour, amount, words)


def markers(colour: int, words: Words) -> str:
    """One threat marker of a colour."""
    return _coloured("marker", colour, 1, words)


def _coloured(unit: str, colour: int, amount: int, words: Words) -> str:
    teller = Teller(words)
    return teller.quantity(amount, teller.coloured(unit, COLOURS[colour])).head


@dataclass(frozen=True)
class OpenStep(speaking.OpenStep):
    """The open step as one seat sees it, and the words for what lies there."""

    state: BrugesState
    words: Words

    @property
    def used(self) -> actions.UsedCard | None:
        """The card that is used for an action."""
        return actions.used_card(self.state, self.seat)

    def hue(self, colour: int) -> Hue:
        return self.words.hues[COLOURS[colour]]

    def name(self, card: int) -> str:
        return name_of(card, self.words)

    def workers(self, colour: int, amount: int = 1) -> str:
        return workers(colour, amount, self.words)

    def marker(self, colour: int) -> str:
        return markers(colour, self.words)

    def damage(self, colour: int) -> str:
        return self.words.threats[COLOURS[colour]]

    def ability(self, person: int, worker_too: bool = True) -> str:
        """What a person does, as it stands in brackets, or without the worker that it costs."""
        ability = self.state.kit.ability[person]
        if not worker_too:
            ability = replace(ability, cost=())
        return persons.ability_phrase(ability, self.words).removesuffix(".")

    def exchange(self, person: int) -> Exchange:
        """The exchange that a person offers."""
        return activation.exchange_of(self.state, person)

    def gain(self, person: int) -> str:
        """What the exchange of a person gives."""
        return Teller(self.words).gain(self.exchange(person))
