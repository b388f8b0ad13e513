"""A card as one row: symbol, number, key, price, what it does, and what that costs.

>>> row = phase_3(98, "coffee_office", 3, Money(3), give="pink")
>>> cards("orange", {"trade": (row,)})[0].vp
1

What a row does not say is as usual: the points of a building follow from its price, and whether
an ability is compulsory, voluntary or automatic from its symbol. `replace` changes the rest.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from rathaus.games.hamburg.components.vocabulary import (
    Ability,
    Card,
    Category,
    Colour,
    ColourWord,
    Condition,
    Cost,
    Effect,
    Event,
    GiveWorker,
    Mode,
    Money,
    Number,
    Per,
    Points,
    SearchBuild,
    Source,
    Trigger,
)

PRICE_OF_A_POINT = 3  # of a building (HAM-17.2)


@dataclass(frozen=True, slots=True)
class Row:
    """A building before its category and colour are known."""

    number: int
    key: str
    price: int
    vp: int
    trigger: Trigger
    phase: int
    ability: Ability
    own: Callable[[Category], Effect] | None = None  # an effect that names its own category
    price_source: Source = "reconstructed"
    trigger_source: Source = "reconstructed"
    effect_source: Source = "rulebook"


@dataclass(frozen=True, slots=True)
class Symbol:
    """An activation symbol. Called with the rest of a row it makes the row."""

    trigger: Trigger
    mode: Mode
    phase: int = 0
    source: Source = "reconstructed"

    def __call__(
        self,
        number: int,
        key: str,
        price: int,
        *effect: Effect,
        give: ColourWord | tuple[ColourWord, ...] = (),  # the worker it costs, or workers
        cost: Cost | None = None,  # any other cost
        when: Condition | None = None,
        on: Event | None = None,
        may: bool = False,  # voluntary, although the symbol is automatic
        printed: bool = False,  # the symbol is printed in the rulebook
        own: Callable[[Category], Effect] | None = None,
    ) -> Row:
        paid = (cost,) if cost else _workers(give)
        ability = Ability(effect, paid, when, on, "may" if may else self.mode)
        vp = price // PRICE_OF_A_POINT
        source: Source = "rulebook" if printed else self.source
        return Row(
            number, key, price, vp, self.trigger, self.phase, ability, own, trigger_source=source
        )


def _workers(give: ColourWord | tuple[ColourWord, ...]) -> tuple[Cost, ...]:
    words = give if isinstance(give, tuple) else (give,)
    return tuple(GiveWorker(word) for word in words)


lightning = Symbol("lightning", "must")
phase_1 = Symbol("phase", "may", 1)
phase_2 = Symbol("phase", "may", 2)
phase_3 = Symbol("phase", "may", 3)
permanent_1 = Symbol("permanent", "auto", 1)
permanent_2 = Symbol("permanent", "auto", 2)
permanent_3 = Symbol("permanent", "auto", 3)
permanent_4 = Symbol("permanent", "auto", 4)
laurel = Symbol("laurel", "auto", source="rulebook")


# -- three cards that every category has (HAM-17.2) -------------------------------------------


def money_card(number: int, key: str, give: Colour) -> Row:
    """For a worker 2 Mark for each own building of the category."""
    return phase_3(number, key, 3, give=give, own=lambda name: Money(Per(2, "buildings", name)))


def search_card(number: int, key: str) -> Row:
    """A building of the category from the discard pile."""
    return lightning(number, key, 6, own=SearchBuild)


def laurel_card(number: int, key: str) -> Row:
    """In the end 2 points for each own building of the category."""
    return laurel(number, key, 9, own=lambda name: Points(Per(2, "buildings", name)))


# -- numbers and conditions -------------------------------------------------------------------


def sites(colour: Colour, each: int = 1, every: int = 1) -> Per:
    """So many for each (complete group of) own sites of a colour."""
    return Per(each, "sites", colour, every)


def at_least(number: Number, least: int) -> Condition:
    return Condition(number, ">=", least)


def at_most(number: Number, most: int) -> Condition:
    return Condition(number, "<=", most)


def exactly(number: Number, wanted: int) -> Condition:
    return Condition(number, "=", wanted)


# -- from rows to cards -----------------------------------------------------------------------


def cards(colour: Colour, categories: Mapping[Category, tuple[Row, ...]]) -> tuple[Card, ...]:
    """The buildings of a colour."""
    return tuple(_card(row, name, colour) for name, rows in categories.items() for row in rows)


def _card(row: Row, category: Category, colour: Colour) -> Card:
    ability = replace(row.ability, effect=(row.own(category),)) if row.own else row.ability
    return Card(
        row.number,
        row.key,
        category,
        colour,
        row.price,
        row.vp,
        row.trigger,
        row.phase,
        ability,
        row.price_source,
        row.trigger_source,
        row.effect_source,
    )
