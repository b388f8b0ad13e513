"""The black danger tokens: ten of the base game, ten of expansion 3 (HAM-13.3)."""

from dataclasses import dataclass

from rathaus.games.hamburg.components.vocabulary import (
    COLOURS,
    NO_ABILITY,
    Ability,
    Colour,
    Draw,
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
BASE_TOKENS: tuple[Token, ...] = tuple(
    Token(401 + index, f"t{index + 1:02}", (COLOURS[index // 2],)) for index in range(10)
)
EXTRA_TOKENS: tuple[Token, ...] = (
    Token(411, "x01", ("orange", "pink")),
    Token(412, "x02", ("pink", "violet")),
    Token(413, "x03", ("violet", "grey")),
    Token(414, "x04", ("grey", "brown")),
    Token(415, "x05", ("brown", "orange")),
    Token(416, "x06", ("orange",), Ability((Draw(1),), mode="may")),
    Token(417, "x07", ("pink",), Ability((Points(1),), mode="may")),
    Token(418, "x08", ("violet",), Ability((Workers("any"),), mode="may")),
    Token(419, "x09", ("grey",), Ability((Money(2),), mode="may")),
    Token(420, "x10", ("brown",), Ability((Lower("any", scores=False, but="brown"),), mode="may")),
)
TOKENS = (*BASE_TOKENS, *EXTRA_TOKENS)
