"""The facts and the ability of a component in words, made from what the engine executes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from rathaus.core.text import capital, fill
from rathaus.games.bruges_and_hamburg import telling
from rathaus.games.bruges_and_hamburg.telling import both
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.components.vocabulary import COLOURS, Ability, Card
from rathaus.games.hamburg.text.words import CardWords, Words

NUMERALS = ("", "I", "II", "III", "IV")  # phases


@dataclass(frozen=True)
class Teller(telling.Teller):
    """Tells the abilities of Hamburg."""

    words: CardWords

    VARIANT: ClassVar[Mapping[type, str]] = {
        v.WorkersByDice: "black",
        v.BuildWall: "price",
        v.OthersLose: "what",
        v.Steal: "what",
        v.NewHand: "how",
        v.Rule: "name",
        v.OnBase: "action",
        v.OnOwn: "what",
        v.OnOther: "what",
    }
    UNIT: ClassVar[Mapping[type, str]] = {
        v.Money: "mark",
        v.MoneyLess: "mark",
        v.PayMoney: "mark",
        v.PriceSet: "mark",
        v.PriceLess: "mark",
        v.PriceMore: "mark",
        v.Points: "point",
        v.LosePoints: "point",
        v.Draw: "card",
        v.Discard: "card",
        v.Lower: "level",
        v.Workers: "worker",
        v.LoseWorkers: "worker",
        v.PayWorker: "worker",
    }
    ACTION: ClassVar[Mapping[type, str]] = {
        v.Money: "money",
        v.Workers: "workers",
        v.Lower: "lower",
    }

    # -- when, and at what cost -----------------------------------------------------------

    def free_colour(self, word: str) -> str:
        """The same colour is that of the event; without one, that of the card played."""
        return "card" if word == "same" and self.event is None else word

    def variant(self, thing: Any) -> str:
        if isinstance(thing, v.OnPrice):
            return f"{thing.what}/{'colour' if thing.scope in COLOURS else thing.scope}"
        return super().variant(thing)

    def occasion(self) -> Mapping[str, object]:
        if isinstance(self.event, v.OnPrice) and self.event.scope in COLOURS:
            return {"colour": self.words.hues[self.event.scope]}
        return super().occasion()

    def state(self, condition: v.Condition) -> str:
        """That one number is the most frequent is a state of its own."""
        if condition == v.Condition("mode_die", ">=", 1):
            return self.words.states["mode_at_all"]
        return super().state(condition)

    def other_cost(self, cost: v.PayMark | v.GiveDistinct) -> str:
        if isinstance(cost, v.GiveDistinct):
            return fill(self.words.facts["give_distinct"], most=cost.most)
        marks = self.quantity(cost.amount, self.words.units["mark"])
        return fill(self.words.facts["pay"], things=marks)

    # -- effects --------------------------------------------------------------------------

    def is_extra(self, effect: Any) -> bool:
        """A park gives money as an action does."""
        if self.event == v.OnOwn("park_money"):
            return isinstance(effect, v.Money)
        return super().is_extra(effect)

    def special(self, effect: Any) -> Mapping[str, object]:
        match effect:
            case v.WorkersByDice():
                return {"number": self._face(effect.number)}
            case v.Lower():
                return self._lowering(effect)
            case v.Draw():
                source = "discard_top" if effect.source == "discard" else effect.source
                return {"pile": self._pile(source, effect.amount != 1)}
            case v.DrawAct():
                return {"pile": self._pile(effect.source)}
            case v.SearchPile():
                kind = self.words.categories[effect.kind]
                return {"pile": self._pile(effect.colour), "kind": kind}
            case v.SearchBuild():
                return {"category": self.words.categories[effect.category]}
            case v.BuildUnderZoo():
                return {"of": self.of(effect.colour)}
            case v.PriceSet():
                return {"fixed": isinstance(effect.price, int)}
            case v.Rule():
                return self._rule(effect)
        return {}

    def _face(self, number: v.Number) -> str:
        if isinstance(number, v.Die):
            colour = self.words.hues[number.colour]
            return fill(self.words.facts["face"], colour=colour)
        return str(number)

    def _lowering(self, effect: v.Lower) -> Mapping[str, object]:
        several = effect.amount != 1
        return {
            "danger": self._danger(effect),
            "several": several,
            "spread": several and effect.colour == "any" and isinstance(effect.amount, int),
        }

    def _danger(self, effect: v.Lower) -> str:
        key = "of"
        values: dict[str, object] = {"many": effect.amount != 1}
        if effect.colour in COLOURS:
            key, values["colour"] = "colour", self.words.hues[effect.colour]
        elif effect.but:
            key, values["but"] = "other", self.words.hues[effect.but]
        elif effect.colour == "any":
            key = "any"
        else:
            values["of"] = self.of(effect.colour)
        return fill(self.words.dangers_of[key], **values)

    def _pile(self, source: str, many: bool = False) -> str:
        """Where cards come from, with its preposition."""
        key = "of"
        values: dict[str, object] = {"many": many}
        if source in COLOURS:
            key, values["colour"] = "colour", self.words.hues[source]
        elif source == "same" and self.event is None:
            key = "segment"
        elif source in ("any", "discard", "discard_top"):
            key = source
        else:
            values["of"] = self.of(source)
        return fill(self.words.piles[key], **values)

    def _rule(self, rule: v.Rule) -> Mapping[str, object]:
        if rule.name == "counts_as":
            names = [self.words.categories[word] for word in rule.words]
            return {"words": both(names, self.words)}
        hues = [self.words.hues[word].accusative for word in rule.words if word != "black"]
        return {
            "words": both(hues, self.words) if hues else "",
            "tokens": "black" in rule.words,
        }


# -- the whole --------------------------------------------------------------------------------


def ability_phrase(ability: Ability, words: CardWords) -> str:
    """An ability as it stands within a sentence or a row of symbols."""
    may = ability.mode == "may" and bool(ability.event)  # a phase symbol says "may" itself
    return Teller(words, ability.event).ability(ability, is_optional=may)


def ability_text(ability: Ability, words: Words) -> str:
    """An ability as one sentence; empty if there is none."""
    return capital(ability_phrase(ability, words)) if ability.effect else ""


def trigger_text(card: Card, words: Words) -> str:
    return fill(words.triggers[card.trigger], phase=NUMERALS[card.phase])


def lines(card: Card, words: Words) -> list[str]:
    """The whole card but its name: category and colour, values, when it works, what it does."""
    category, colour = words.categories[card.category], words.hues[card.colour].bare
    found = [
        f"{capital(category)} · {colour}",
        fill(words.lines["value"], price=card.price, vp=card.vp),
        trigger_text(card, words),
    ]
    return found + ([ability_text(card.ability, words)] if card.ability.effect else [])
