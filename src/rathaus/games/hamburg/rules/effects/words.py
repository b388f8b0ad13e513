"""One word of the vocabulary: what it does, and what has to hold for it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rathaus.games.bruges_and_hamburg.reasons import Obstacle
from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.rules.counting import Context
from rathaus.games.hamburg.rules.effects.gains import Gives
from rathaus.games.hamburg.state import HamburgState

Do = Callable[[HamburgState, int, Any, Context], None]
Missing = Callable[[HamburgState, int, Any, int, bool], Obstacle | None]
Helps = Callable[[HamburgState, int, Any, Context], bool]


@dataclass(frozen=True, slots=True)
class Word:
    """What an effect of this class does; a choice goes on the stack as a question.

    `missing` names what it needs to be used at all: it is given the source of the ability, and
    whether the worker of its cost is waived. `helps` tells whether it is worth asking for, `gives`
    what it brings as far as that is known beforehand.
    """

    do: Do
    missing: Missing | None = None
    helps: Helps | None = None
    gives: Gives | None = None


def _nothing(state: HamburgState, side: int, effect: object, context: Context) -> None:
    """Words that are looked up where they matter: rules, prices, extra payments."""


NOTHING_TO_DO: Final = Word(_nothing)


def colour_of(word: str, context: Context) -> int:
    """The colour a word stands for, where it is not left open."""
    if word == "same":
        return context.same
    if word == "paid":
        return context.paid
    return COLOURS.index(word)
