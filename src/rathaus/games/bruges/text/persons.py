"""The facts and the effect of a person in words, made from the declaration the engine executes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from rathaus.core.text import capital, fill
from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.components.vocabulary import Ability, Person
from rathaus.games.bruges.text.words import CardWords, Words
from rathaus.games.bruges_and_hamburg import telling
from rathaus.games.bruges_and_hamburg.telling import both, either

# What these do may be declined (BRU-10.17); a symbol of its own says so for all other persons.
_OPTIONAL = (v.ReturnThreat, v.Exchange, v.LayHouse, v.BuildCanal, v.PlaceDiscarded)


@dataclass(frozen=True)
class Teller(telling.Teller):
    """Tells the abilities of Bruges."""

    words: CardWords

    VARIANT: ClassVar[Mapping[type, str]] = {
        v.ExtraAction: "source",
        v.BuildCanal: "price",
        v.OthersLose: "what",
        v.Steal: "what",
        v.Rule: "name",
        v.OnBase: "action",
        v.OnOwn: "what",
        v.OnOther: "what",
    }
    UNIT: ClassVar[Mapping[type, str]] = {
        v.Money: "guilder",
        v.Points: "point",
        v.Workers: "worker",
        v.ReturnThreat: "marker",
        v.Draw: "card",
        v.Discard: "card",
    }
    ACTION: ClassVar[Mapping[type, str]] = {
        v.Money: "money",
        v.Workers: "workers",
        v.ReturnThreat: "threat",
    }

    def free_colour(self, word: str) -> str:
        """The same colour is that of the card used, or of the space another player built on."""
        if word != "same":
            return word
        return "space" if isinstance(self.event, v.OnOther) else "card"

    def other_cost(self, cost: v.PayMoney) -> str:
        guilders = self.quantity(cost.amount, self.words.units["guilder"])
        return fill(self.words.facts["pay"], things=guilders)

    def special(self, effect: Any) -> Mapping[str, object]:
        match effect:
            case v.WorkersByDice():
                return {"numbers": either([str(each) for each in effect.numbers], self.words)}
            case v.Exchange():
                return {"cost": self.cost([effect.cost]), "gain": self.gain(effect)}
            case v.PlaceDiscarded():
                return {"category": self.words.categories[effect.category]}
            case v.ReturnThreat():
                return {"several": effect.amount != 1}
            case v.GiveThreat():
                return {"colour": self.words.hues[effect.colour]}
            case v.Steal():
                return {"one": effect.victim == "one"}
            case v.Ready():
                return {"all": not effect.amount, "one": effect.amount == 1}
            case v.Rule():
                return self._rule(effect)
        return {}

    def gain(self, exchange: v.Exchange) -> str:
        return both([self.effect(each) for each in exchange.gain], self.words)

    def _rule(self, rule: v.Rule) -> Mapping[str, object]:
        if rule.name == "counts_as":
            groups = [self.words.categories[word] for word in rule.words]
            return {"words": both(groups, self.words)}
        colours = rule.words
        if not colours:
            return {"words": ""}
        key = "bare" if rule.name == "shield" else "inflected"
        return {
            "words": both([getattr(self.words.hues[each], key) for each in colours], self.words),
            "threats": both([self.words.threats[each] for each in colours], self.words),
        }


def ability_phrase(ability: Ability, words: CardWords) -> str:
    """An ability as it stands within a sentence or a row of symbols."""
    may = any(isinstance(effect, _OPTIONAL) for effect in ability.effect)
    return Teller(words, ability.event).ability(ability, is_optional=may)


def ability_text(ability: Ability, words: Words) -> str:
    """An ability as one sentence; empty if there is none."""
    return capital(ability_phrase(ability, words)) if ability.effect else ""


def lines(person: Person, words: Words) -> list[str]:
    """All about a person but the name: group and colour, values, when it works, what it does."""
    group, colour = words.categories[person.group], words.hues[person.colour].bare
    return [
        f"{capital(group)} · {colour}",
        fill(words.lines["value"], price=person.price, points=person.points),
        words.triggers[person.trigger],
        ability_text(person.ability, words),
    ]
