"""How the persons of Bruges are written down: one row each, one table per group.

A row is a person without its group: `red(86, "herold", 3, lightning(Advance(1)))` has the colour of
the card, number, key and price, then the symbol (BRU-10.4 to 10.10) around the words of the effect.
A condition or an event comes before the effect.
"""

from dataclasses import dataclass
from functools import partial
from typing import Literal

from rathaus.games.bruges.components.vocabulary import (
    Ability,
    Colour,
    Condition,
    Effect,
    Event,
    GiveWorker,
    Group,
    Number,
    OnBase,
    OnOther,
    OnOwn,
    Person,
    Source,
    Trigger,
)

Row = partial[Person]


@dataclass(frozen=True, slots=True)
class Does:
    """A symbol and the ability behind it."""

    trigger: Trigger
    ability: Ability


def persons_of(group: Group, *rows: Row) -> tuple[Person, ...]:
    return tuple(row(group=group) for row in rows)


def person(
    colour: Colour,
    number: int,
    key: str,
    price: int,
    does: Does,
    source: Source = "reconstructed",
    known: str = "",
) -> Row:
    """`source` is that of the effect, and who tells the effect tells the symbol with it; `known`
    are the other facts that are not reconstructed.
    """
    facts = known.split() if source == "reconstructed" else ["trigger", *known.split()]
    return partial(
        Person,
        number=number,
        key=key,
        colour=colour,
        price=price,
        trigger=does.trigger,
        ability=does.ability,
        source=source,
        known=frozenset(facts),
    )


blue = partial(person, "blue")
brown = partial(person, "brown")
yellow = partial(person, "yellow")
red = partial(person, "red")
violet = partial(person, "violet")


# -- symbols ----------------------------------------------------------------------------------


def lightning(*effect: Effect) -> Does:
    return Does("lightning", Ability(effect))


def worker(colour: Colour | Literal["any"], *effect: Effect) -> Does:
    """Give a worker of the colour, once in a round."""
    return Does("worker", Ability(effect, cost=(GiveWorker(colour),)))


def once_per_round(*words: Condition | Effect) -> Does:
    return Does("once_per_round", _ability(words))


def on_action(*words: OnBase | Effect) -> Does:
    return Does("on_action", _ability(words))


def passive(*words: OnOwn | OnOther | Effect) -> Does:
    return Does("passive", _ability(words))


def laurel(*words: Condition | Effect) -> Does:
    return Does("laurel", _ability(words))


def _ability(words: tuple[Condition | Event | Effect, ...]) -> Ability:
    """The words sorted by what they are; only the first may be a condition or an event."""
    first, rest = words[0], words[1:]
    if isinstance(first, Condition):
        return Ability(_effects(rest), condition=first)
    if isinstance(first, Event):
        return Ability(_effects(rest), event=first)
    return Ability(_effects(words))


def _effects(words: tuple[Condition | Event | Effect, ...]) -> tuple[Effect, ...]:
    effects = []
    for word in words:
        if isinstance(word, Condition | Event):
            raise ValueError(f"{word!r} comes first, and only once")
        effects.append(word)
    return tuple(effects)


# -- conditions -------------------------------------------------------------------------------


def at_least(number: Number, least: int) -> Condition:
    return Condition(number, ">=", least)


def at_most(number: Number, most: int) -> Condition:
    return Condition(number, "<=", most)


def exactly(number: Number, amount: int) -> Condition:
    return Condition(number, "=", amount)
