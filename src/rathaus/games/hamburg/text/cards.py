"""The facts and the ability of a component in words, made from the declaration the engine executes.

A phrase belongs to a class of the vocabulary, never to a card.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, cast

from rathaus.core.text import capital, fill, listing
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.components.vocabulary import (
    COLOURS,
    Ability,
    Card,
    Category,
    Colour,
    ColourWord,
    Condition,
    Cost,
    Die,
    Effect,
    Event,
    Number,
    Per,
)
from rathaus.games.hamburg.text.words import (
    CardWords,
    Counted,
    Danger,
    Frame,
    FreeColour,
    Noun,
    Phrase,
    Pile,
    State,
    Unit,
    Words,
)

NUMERALS = ("", "I", "II", "III", "IV")  # phases

# The field of a class that has a phrase for each of its words.
_VARIANT: Mapping[type[Effect | Event], str] = {
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
# What is counted by the amount of an effect.
_UNIT: Mapping[type[Effect], Unit] = {
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
_SAME_AS_ACTION: Mapping[type[Effect], v.Action] = {
    v.Money: "money",
    v.Workers: "workers",
    v.Lower: "lower",
}


@dataclass(frozen=True, slots=True)
class Quantity:
    """So many things: what stands before a verb at the end, and what stands behind it."""

    head: str
    tail: str

    def __str__(self) -> str:
        return self.head


def both(items: Sequence[str], words: CardWords) -> str:
    return listing(items, words.and_, words.comma or words.and_)


def either(items: Sequence[str], words: CardWords) -> str:
    return listing(items, words.or_, words.comma or words.or_)


def variant(phrases: Mapping[Any, Phrase], thing: Effect | Event) -> str:
    """The phrase of the class of a thing, or of its variant."""
    phrase = phrases[type(thing)]
    if isinstance(phrase, str):
        return phrase
    if isinstance(thing, v.OnPrice):
        scope = "colour" if thing.scope in COLOURS else thing.scope
        return phrase[f"{thing.what}/{scope}"]
    return phrase[getattr(thing, _VARIANT[type(thing)])]


# -- colours and numbers ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells an ability; what the words for colours refer to depends on its event."""

    words: CardWords
    event: Event | None = None

    def of(self, colour: ColourWord) -> str:
        """A colour behind its noun."""
        if colour in COLOURS:
            hue = self.words.hues[colour]
            return fill(self.words.facts["of"], colour=hue, name=capital(hue.bare))
        if colour == "same" and self.event is None:
            return self.words.of_colour["card"]
        return self.words.of_colour[cast(FreeColour, colour)]

    def worker(self, colour: ColourWord) -> Noun:
        if colour in COLOURS:
            hue = self.words.hues[colour]
            return self._filled(self.words.units["worker"], colour=hue)
        return self._filled(self.words.units["worker_of"], of=self.of(colour))

    def quantity(self, number: Number, noun: Noun) -> Quantity:
        if isinstance(number, int):
            return self._measured("plain", noun, number)
        if isinstance(number, Per):
            counted = self.counted(number)
            if number.every == 1:
                return self._measured("per", noun, number.each, count=counted.one)
            count, every = counted.many, number.every
            return self._measured("per_every", noun, number.each, count=count, every=every)
        if isinstance(number, Die):
            if number.colour == "paid":
                return self._measured("die_paid", noun)
            return self._measured("die", noun, colour=self.words.hues[number.colour])
        return self._measured(number, noun)

    def _measured(self, measure: Any, noun: Noun, n: int = 0, **values: object) -> Quantity:
        things = noun.one if n == 1 else noun.many
        head, tail = (
            fill(part, n=n, thing=noun.one, things=things, **values)
            for part in self.words.measures[measure]
        )
        return Quantity(head, tail)

    def counted(self, per: Per) -> Noun:
        """What is counted, as it lies on the table."""
        key: Counted = per.count
        of: object = per.of
        if per.count == "buildings" and per.of:
            key, of = "buildings_of", self.words.categories[cast(Category, per.of)]
        elif per.count == "sites":
            of = self.words.hues[cast(Colour, per.of)]
        elif per.count == "dice":
            of = either(per.of.split("|"), self.words)
        return self._filled(self.words.counts[key], of=of)

    @staticmethod
    def _filled(noun: Noun, **values: object) -> Noun:
        return Noun(fill(noun.one, **values), fill(noun.many, **values))

    # -- when -----------------------------------------------------------------------------

    def lead(self, condition: Condition | None) -> str:
        """When an ability works; a tile that works at a step of its own says so itself."""
        facts, parts = self.words.facts, []
        if self.event and not isinstance(self.event, v.OnStep):
            parts.append(fill(facts["whenever"], event=self._event(self.event)))
        if condition:
            parts.append(fill(facts["if"], state=self._state(condition)))
        return self.words.comma.join(parts)

    def _event(self, event: Event) -> str:
        phrase = variant(self.words.events, event)
        if isinstance(event, v.OnBase):
            return fill(phrase, colours=self._played(event))
        if isinstance(event, v.OnPrice) and event.scope in COLOURS:
            return fill(phrase, colour=self.words.hues[event.scope])
        return phrase

    def _played(self, event: v.OnBase) -> str:
        if not event.colours:
            return ""
        hues = [self.words.hues[colour].en for colour in event.colours]
        key = self.words.facts["with_die" if event.action == "money" else "with_card"]
        return fill(key, colours=either(hues, self.words))

    def _state(self, condition: Condition) -> str:
        left, right = condition.left, condition.right
        bound = fill(self.words.bounds[condition.is_], n=right)
        key, values = self._measured_state(left, condition.is_ == "=" and not right)
        if left == "mode_die" and (condition.is_, right) == (">=", 1):
            key = "mode_at_all"
        return fill(self.words.states[key], bound=bound, **values)

    def _measured_state(self, left: Number, is_none: bool) -> tuple[State, dict[str, object]]:
        if isinstance(left, Per):
            if left.count == "dice":
                numbers = either(left.of.split("|"), self.words)
                return ("no_dice" if is_none else "dice"), {"of": numbers}
            return "count", {"things": self.counted(left).many}
        if isinstance(left, Die) and left.colour != "paid":
            return "die", {"colour": self.words.hues[left.colour]}
        if left in ("dice_sum", "mode_die"):
            return cast(State, left), {}
        raise LookupError(f"no card asks for {left!r}")

    # -- costs ----------------------------------------------------------------------------

    def cost(self, costs: Iterable[Cost]) -> str:
        """All costs in one row; empty if there are none."""
        facts, workers, parts = self.words.facts, [], []
        for cost in costs:
            if isinstance(cost, v.GiveWorker):
                workers.append(self.quantity(1, self.worker(cost.colour)).head)
            elif isinstance(cost, v.PayMark):
                marks = self.quantity(cost.amount, self.words.units["mark"])
                parts.append(fill(facts["pay"], things=marks))
            else:
                parts.append(fill(facts["give_distinct"], most=cost.most))
        if workers:
            parts.insert(0, fill(facts["give"], things=both(workers, self.words)))
        return both(parts, self.words) if parts else ""

    # -- effects --------------------------------------------------------------------------

    def effects(self, effects: Iterable[Effect]) -> str:
        return self.words.then.join(self.effect(effect) for effect in effects)

    def effect(self, effect: Effect) -> str:
        """The phrase of the effect's class, filled with the effect's own fields."""
        values: dict[str, object] = {
            field.name: getattr(effect, field.name) for field in fields(effect)
        }
        unit = _UNIT.get(type(effect))
        if unit:
            amount = cast(Number, values.get("amount", values.get("price")))
            values["amount"] = self.quantity(amount, self._unit(unit, effect))
        return fill(variant(self.words.effects, effect), **(values | self._special(effect)))

    def _unit(self, unit: Unit, effect: Effect) -> Noun:
        if isinstance(effect, v.Workers | v.LoseWorkers | v.PayWorker):
            return self.worker(effect.colour)
        return self.words.units[unit]

    def _special(self, effect: Effect) -> dict[str, object]:
        """What a phrase needs besides the plain fields."""
        match effect:
            case v.Money() | v.Workers():
                return {"extra": self._is_extra(effect)}
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

    def _is_extra(self, effect: Effect) -> bool:
        """The action gives the same thing already."""
        match self.event:
            case v.OnBase(action=action):
                return action == _SAME_AS_ACTION[type(effect)]
            case v.OnOwn(what="park_money"):
                return isinstance(effect, v.Money)
        return False

    def _face(self, number: Number) -> str:
        if isinstance(number, Die) and number.colour != "paid":
            return fill(self.words.facts["face"], colour=self.words.hues[number.colour])
        return str(number)

    def _lowering(self, effect: v.Lower) -> dict[str, object]:
        several = effect.amount != 1
        return {
            "danger": self._danger(effect),
            "several": several,
            "spread": several and effect.colour == "any" and isinstance(effect.amount, int),
            "extra": self._is_extra(effect),
        }

    def _danger(self, effect: v.Lower) -> str:
        key: Danger = "of"
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
        key: Pile = "of"
        values: dict[str, object] = {"many": many}
        if source in COLOURS:
            key, values["colour"] = "colour", self.words.hues[source]
        elif source == "same" and self.event is None:
            key = "segment"
        elif source in ("any", "discard", "discard_top"):
            key = cast(Pile, source)
        else:
            values["of"] = self.of(cast(ColourWord, source))
        return fill(self.words.piles[key], **values)

    def _rule(self, rule: v.Rule) -> dict[str, object]:
        if rule.name == "counts_as":
            names = [self.words.categories[cast(Category, word)] for word in rule.words]
            return {"words": both(names, self.words)}
        hues = [self.words.hues[cast(Colour, word)].en for word in rule.words if word != "black"]
        return {
            "words": both(hues, self.words) if hues else "",
            "tokens": "black" in rule.words,
        }


# -- the whole --------------------------------------------------------------------------------


def ability_phrase(ability: Ability, words: CardWords) -> str:
    """When, at what cost, and what: in the language of sentences or of symbols."""
    teller = Teller(words, ability.event)
    lead, cost = teller.lead(ability.condition), teller.cost(ability.cost)
    may = ability.mode == "may" and bool(ability.event)  # a phase symbol says "may" itself
    values = {"lead": lead, "cost": cost, "effects": teller.effects(ability.effect)}
    return fill(words.frames[_frame(lead, cost, may)], **values)


def _frame(lead: str, cost: str, may: bool) -> Frame:
    if not lead:
        return "cost" if cost else "plain"
    if cost:
        return "lead_cost_may" if may else "lead_cost"
    return "lead_may" if may else "lead"


def ability_text(ability: Ability, words: Words) -> str:
    """An ability as one sentence; empty if there is none."""
    return capital(ability_phrase(ability, words)) if ability.effect else ""


def lines(card: Card, words: Words) -> list[str]:
    """The whole card but its name: category and colour, values, when it works, what it does."""
    category, colour = words.categories[card.category], words.hues[card.colour].bare
    found = [
        f"{capital(category)} · {colour}",
        fill(words.lines["value"], price=card.price, vp=card.vp),
        fill(words.triggers[card.trigger], phase=NUMERALS[card.phase]),
    ]
    return found + ([ability_text(card.ability, words)] if card.ability.effect else [])
