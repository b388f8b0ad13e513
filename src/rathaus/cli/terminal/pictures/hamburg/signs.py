"""The signs and colours of Hamburg in a terminal. A colour never stands without its sign."""

from collections.abc import Mapping

from rich.text import Text

from rathaus.games.hamburg.components.vocabulary import DICE, Card
from rathaus.games.hamburg.text.symbols import MARKS, SYMBOLS
from rathaus.games.hamburg.text.words import Label

# Dark enough for white letters on any background the terminal may have.
FILLS: Mapping[str, str] = {
    "violet": "#6a3d9a",
    "orange": "#b34f00",
    "grey": "#55595f",
    "pink": "#b0347a",
    "brown": "#6b4423",
    "black": "#101010",
}
INK = "bold #ffffff"
USED = "✓"
TOWER = "♜"

_SIGNS: Mapping[str, str] = {colour: SYMBOLS.hues[colour].bare for colour in DICE}
_MARKS: Mapping[Label, str] = {label: sign for sign, label in MARKS}


def sign(colour: str) -> str:
    return _SIGNS[colour]


def mark(label: Label) -> str:
    """The symbol of a thing on the table."""
    return _MARKS[label]


def fill(colour: str) -> str:
    return f"{INK} on {FILLS[colour]}"


def chip(colour: str, told: object = "") -> Text:
    """A sign on its colour, with a number or a word behind it."""
    return Text(f" {sign(colour)}{told} ", fill(colour))


def chips(numbers: Mapping[str, int]) -> Text:
    """A number for each colour."""
    return Text(" ").join(chip(colour, number) for colour, number in numbers.items())


def small(numbers: Mapping[str, int]) -> Text:
    """The same in little room."""
    return Text().join(Text(f"{sign(c)}{number}", fill(c)) for c, number in numbers.items())


def levels(dangers: Mapping[str, int], most: int) -> Text:
    """The level of each danger as a row of dots."""
    return Text(" ").join(
        chip(colour, "●" * level + "○" * (most - level)) for colour, level in dangers.items()
    )


def card_chip(card: Card) -> Text:
    """Colour and category of a card."""
    return Text(f" {sign(card.colour)}{SYMBOLS.categories[card.category]} ", fill(card.colour))


def shorten(name: str, room: int) -> str:
    """A name cut to the room there is; a point shows that it was cut.

    >>> shorten("Villa in Harvestehude", 9)
    'Villa in.'
    """
    if len(name) <= room:
        return name
    return name[: room - 1].rstrip(" -") + "." if room > 1 else name[:room]
