"""The table as one seat sees it: what prompts and moves speak about, in words."""

from dataclasses import dataclass, replace

from rathaus.core.steps import Answer
from rathaus.core.text import fill
from rathaus.games.bruges_and_hamburg import speaking
from rathaus.games.bruges_and_hamburg.telling import both
from rathaus.games.hamburg.components.vocabulary import COLOURS, DICE, Ability, GiveWorker
from rathaus.games.hamburg.moves import PLAY
from rathaus.games.hamburg.rules import costs, dangers
from rathaus.games.hamburg.state import HamburgState
from rathaus.games.hamburg.text import cards, tiles
from rathaus.games.hamburg.text.cards import Teller
from rathaus.games.hamburg.text.languages import danger_named, player_at_start, player_within
from rathaus.games.hamburg.text.words import Hue, Words


@dataclass(frozen=True)
class OpenStep(speaking.OpenStep):
    """The open step as one seat sees it, and the words for what lies there."""

    state: HamburgState
    words: Words

    @property
    def answer(self) -> Answer:
        """What the seat has decided so far; of a turn, without the card that is played."""
        return super().answer[1:] if self.step == "turn" else super().answer

    @property
    def card(self) -> int:
        """The card that is used for a base action."""
        if self.step == "granted":
            return int(self.frame[2])
        return self.state.answers[self.seat][0] - PLAY

    def hue(self, colour: int) -> Hue:
        return self.words.hues[DICE[colour]]

    def name(self, number: int) -> str:
        return tiles.name(self.state.kit.parts[number], self.words)

    def player(self, side: int) -> str:
        return player_within(side, self.words, self.names, self.state.players)

    def player_at_start(self, side: int) -> str:
        return player_at_start(side, self.words, self.names, self.state.players)

    def workers(self, colour: int, amount: int = 1) -> str:
        teller = Teller(self.words)
        return teller.quantity(amount, teller.coloured("worker", COLOURS[colour])).head

    def averting_worker(self, colour: int) -> str:
        """What the card costs that averts a raise of this danger."""
        card = dangers.averting(self.state, self.seat, colour)
        workers = costs.fixed_workers(self.state, card, colour)
        return both([self.workers(each) for each in workers], self.words)

    def danger(self, colour: int) -> str:
        return danger_named(self.disaster(colour), self.hue(colour))

    def dangers(self, colours: tuple[int, ...]) -> str:
        return both([self.danger(colour) for colour in colours], self.words)

    def disaster(self, colour: int) -> str:
        return self.words.dangers[COLOURS[self.state.kit.dangers[colour]]]

    def pile(self, colour: int) -> str:
        return fill(self.words.piles["colour"], colour=self.hue(colour))

    def ability(self, number: int) -> Ability:
        return self.state.kit.ability[number]

    def effects(self, number: int) -> str:
        """What a component does, without when and at what cost."""
        ability = self.ability(number)
        return Teller(self.words, ability.event).effects(ability.effect)

    def phrase(self, number: int, worker_too: bool = True) -> str:
        """An ability as it stands within a sentence, or without the worker that it costs."""
        ability = self.ability(number)
        if not worker_too:
            cost = tuple(part for part in ability.cost if not isinstance(part, GiveWorker))
            ability = replace(ability, cost=cost)
        return cards.ability_phrase(ability, self.words).removesuffix(".")
