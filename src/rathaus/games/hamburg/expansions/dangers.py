"""The black danger tokens: ten of the base game, ten of expansion 3 (HAM-13.3)."""

from dataclasses import dataclass

from rathaus.games.hamburg.components.vocabulary import (
    COLOURS,
    NO_ABILITY,
    Ability,
    Colour,
    Draw,
    Effect,
    Lower,
    Money,
    Points,
    Workers,
)


@dataclass(frozen=True, slots=True)
class Token:
    number: int
    key: str
    colours: tuple[Colour, ...]  # in printed order
    ability: Ability = NO_ABILITY  # the gift


FIRST = 401
OF_EACH_COLOUR = 2


def _token(number: int, *colours: Colour, gift: Effect | None = None) -> Token:
    """One of expansion 3."""
    ability = Ability((gift,), mode="may") if gift else NO_ABILITY
    return Token(FIRST + len(BASE_TOKENS) + number - 1, f"x{number:02}", colours, ability)


BASE_TOKENS = tuple(
    Token(FIRST + index, f"t{index + 1:02}", (COLOURS[index // OF_EACH_COLOUR],))
    for index in range(OF_EACH_COLOUR * len(COLOURS))
)
EXTRA_TOKENS = (
    _token(1, "orange", "pink"),
    _token(2, "pink", "violet"),
    _token(3, "violet", "grey"),
    _token(4, "grey", "brown"),
    _token(5, "brown", "orange"),
    _token(6, "orange", gift=Draw(1)),
    _token(7, "pink", gift=Points(1)),
    _token(8, "violet", gift=Workers("any")),
    _token(9, "grey", gift=Money(2)),
    _token(10, "brown", gift=Lower("any", scores=False, but="brown")),
)
TOKENS = (*BASE_TOKENS, *EXTRA_TOKENS)
