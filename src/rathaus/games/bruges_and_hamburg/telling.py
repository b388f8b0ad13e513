"""What a card does, told from its declaration: the grammar that both games share.

A game brings its words (`Phrases`) and a `Teller` of its own, which says what its classes need
besides their plain fields. A phrase belongs to a class of the vocabulary, never to a card. Symbols
are one more language.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from rathaus.core.text import capital, fill, listing
from rathaus.games.bruges_and_hamburg.vocabulary import (
    Condition,
    Die,
    GiveWorker,
    Number,
    OnBase,
    Per,
)

Phrase = str | Mapping[str, str]  # one for all, or one per variant


@dataclass(frozen=True, slots=True)
class Noun:
    one: str
    many: str

    def filled(self, **values: object) -> "Noun":
        return Noun(fill(self.one, **values), fill(self.many, **values))


@dataclass(frozen=True, slots=True)
class Hue:
    """A colour as an adjective, in the endings that German and Dutch need."""

    bare: str
    inflected: str  # die graue Gefahr
    accusative: str  # den grauen Arbeiter
    neuter: str  # graues Gebäude
    with_article: str  # ein graues Gebäude


@dataclass(frozen=True, slots=True)
class Quantity:
    """So many things: what stands before a verb at the end, and what stands behind it."""

    head: str
    tail: str

    def __str__(self) -> str:
        return self.head


@dataclass(frozen=True, kw_only=True)
class Phrases:
    """What cards and their abilities are told with; symbols are a language too."""

    and_: str
    or_: str
    comma: str = ", "
    then: str = "; "  # between the steps of an effect
    categories: Mapping[str, str]
    hues: Mapping[str, Hue]
    of_colour: Mapping[str, str]  # colours that are not named
    units: Mapping[str, Noun]  # as the object of a sentence
    counts: Mapping[str, Noun]
    measures: Mapping[str, tuple[str, str]]  # before and behind the verb
    facts: Mapping[str, str]
    states: Mapping[str, str]
    bounds: Mapping[str, str]
    frames: Mapping[str, str]
    triggers: Mapping[str, str]
    events: Mapping[type, Phrase]
    effects: Mapping[type, Phrase]


def both(items: Sequence[str], words: Phrases) -> str:
    return listing(items, words.and_, words.comma or words.and_)


def either(items: Sequence[str], words: Phrases) -> str:
    return listing(items, words.or_, words.comma or words.or_)


@dataclass(frozen=True)
class Teller:
    """Tells an ability; what the words for colours refer to depends on its event."""

    words: Phrases
    event: Any = None

    # The field of a class that has a phrase for each of its words.
    VARIANT: ClassVar[Mapping[type, str]] = {}
    # What is counted by the amount of an effect.
    UNIT: ClassVar[Mapping[type, str]] = {}
    # The base action that gives the same thing as an effect.
    ACTION: ClassVar[Mapping[type, str]] = {}

    # -- what a game may say of its own ---------------------------------------------------

    def free_colour(self, word: str) -> str:
        """The entry for a colour that is not named."""
        return word

    def other_cost(self, cost: Any) -> str:
        """A cost that is not a worker."""
        raise LookupError(f"there is no phrase for {cost!r}")

    def is_extra(self, effect: Any) -> bool:
        """The action gives the same thing already."""
        is_base = isinstance(self.event, OnBase)
        return is_base and self.event.action == self.ACTION.get(type(effect))

    def variant(self, thing: Any) -> str:
        """Which of several phrases a thing has."""
        return str(getattr(thing, self.VARIANT[type(thing)]))

    def occasion(self) -> Mapping[str, object]:
        """What the phrase of the event is filled with."""
        return {"colours": self._colours()}

    def special(self, effect: Any) -> Mapping[str, object]:
        """What a phrase needs besides the plain fields of its class."""
        return {}

    # -- colours and numbers --------------------------------------------------------------

    def of(self, colour: str) -> str:
        """A colour behind its noun."""
        if colour in self.words.hues:
            hue = self.words.hues[colour]
            return fill(self.words.facts["of"], colour=hue, name=capital(hue.bare))
        return self.words.of_colour[self.free_colour(colour)]

    def coloured(self, unit: str, colour: str) -> Noun:
        """A thing of a colour, which may be a colour of choice."""
        if colour in self.words.hues:
            return self.words.units[unit].filled(colour=self.words.hues[colour])
        return self.words.units[f"{unit}_of"].filled(of=self.of(colour))

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
            if number.colour not in self.words.hues:
                return self._measured(f"die_{number.colour}", noun)
            return self._measured("die", noun, colour=self.words.hues[number.colour])
        return self._measured(number, noun)

    def _measured(self, measure: str, noun: Noun, n: int = 0, **values: object) -> Quantity:
        things = noun.one if n == 1 else noun.many
        head, tail = (
            fill(part, n=n, thing=noun.one, things=things, **values)
            for part in self.words.measures[measure]
        )
        return Quantity(head, tail)

    def counted(self, per: Per) -> Noun:
        """What is counted, as it lies on the table; some of it has an entry of its own."""
        narrow = f"{per.count}_of"
        key = narrow if per.of and narrow in self.words.counts else per.count
        return self.words.counts[key].filled(of=self._of(per.of))

    def _of(self, word: str) -> object:
        """A colour, a category, or the numbers of dice."""
        if word in self.words.hues:
            return self.words.hues[word]
        return self.words.categories.get(word) or either(word.split("|"), self.words)

    # -- when -----------------------------------------------------------------------------

    def lead(self, condition: Condition | None) -> str:
        """When an ability works; an event without a phrase is told elsewhere."""
        facts, parts = self.words.facts, []
        if type(self.event) in self.words.events:
            parts.append(fill(facts["whenever"], event=self._happening()))
        if condition:
            parts.append(fill(facts["if"], state=self.state(condition)))
        return self.words.comma.join(parts)

    def _happening(self) -> str:
        return fill(self._phrase(self.words.events, self.event), **self.occasion())

    def _colours(self) -> str:
        """The colours of a base action, if only some of them matter."""
        if not isinstance(self.event, OnBase) or not self.event.colours:
            return ""
        hues = [self.words.hues[colour].accusative for colour in self.event.colours]
        key = "with_die" if self.event.action == "money" else "with_card"
        return fill(self.words.facts[key], colours=either(hues, self.words))

    def state(self, condition: Condition) -> str:
        states = self.words.states
        bound = fill(self.words.bounds[condition.is_], n=condition.right)
        key, values = self._compared(condition.left)
        is_none = condition.is_ == "=" and not condition.right
        if is_none and f"no_{key}" in states:
            key = f"no_{key}"
        return fill(states[key], bound=bound, **values)

    def _compared(self, left: Number) -> tuple[str, Mapping[str, object]]:
        if isinstance(left, Per):
            if left.count in self.words.states:
                return left.count, {"of": self._of(left.of)}
            return "count", {"things": self.counted(left).many}
        if isinstance(left, Die):
            return "die", {"colour": self.words.hues[left.colour]}
        return str(left), {}

    # -- costs ----------------------------------------------------------------------------

    def cost(self, costs: Iterable[Any]) -> str:
        """All costs in one row, workers first; empty if there are none."""
        workers, parts = [], []
        for cost in costs:
            if isinstance(cost, GiveWorker):
                workers.append(self.quantity(1, self.coloured("worker", cost.colour)).head)
            else:
                parts.append(self.other_cost(cost))
        if workers:
            parts.insert(0, fill(self.words.facts["give"], things=both(workers, self.words)))
        return both(parts, self.words) if parts else ""

    # -- effects --------------------------------------------------------------------------

    def effects(self, effects: Iterable[Any]) -> str:
        return self.words.then.join(self.effect(effect) for effect in effects)

    def effect(self, effect: Any) -> str:
        """The phrase of the effect's class, filled with the effect's own fields."""
        values: dict[str, object] = {
            field.name: getattr(effect, field.name) for field in fields(effect)
        }
        unit = self.UNIT.get(type(effect))
        if unit:
            number: Any = values.get("amount", values.get("price"))
            values["amount"] = self.quantity(number, self._unit(unit, effect))
            values["extra"] = self.is_extra(effect)
        return fill(self._phrase(self.words.effects, effect), **{**values, **self.special(effect)})

    def _unit(self, unit: str, effect: Any) -> Noun:
        if f"{unit}_of" in self.words.units:
            return self.coloured(unit, effect.colour)
        return self.words.units[unit]

    def _phrase(self, phrases: Mapping[Any, Phrase], thing: Any) -> str:
        """The phrase of the class of a thing, or of its variant."""
        phrase = phrases[type(thing)]
        return phrase if isinstance(phrase, str) else phrase[self.variant(thing)]

    # -- the whole ------------------------------------------------------------------------

    def ability(self, ability: Any, is_optional: bool = False) -> str:
        """When, at what cost, and what: in the language of sentences or of symbols."""
        lead, cost = self.lead(ability.condition), self.cost(ability.cost)
        values = {"lead": lead, "cost": cost, "effects": self.effects(ability.effect)}
        return fill(self.words.frames[_frame(lead, cost, is_optional)], **values)


def _frame(lead: str, cost: str, is_optional: bool) -> str:
    if not lead:
        return "cost" if cost else "plain"
    frame = "lead_cost" if cost else "lead"
    return f"{frame}_may" if is_optional else frame
