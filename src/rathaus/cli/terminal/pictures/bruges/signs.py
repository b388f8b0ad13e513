"""The signs and colours of Bruges in a terminal."""

from collections.abc import Mapping

from rich.text import Text

from rathaus.cli.terminal.pictures.bruges_and_hamburg import Hues, Marks
from rathaus.games.bruges.components.vocabulary import COLOURS, Person
from rathaus.games.bruges.text.symbols import MARKS, SYMBOLS

# Dark enough for white letters on any background the terminal may have.
FILLS: Mapping[str, str] = {
    "blue": "#1f5fa8",
    "brown": "#6b4423",
    "yellow": "#8a6d00",
    "red": "#b3262a",
    "violet": "#6a3d9a",
}
USED = "✓"
GATEHOUSE = "♜"
BUILT, OPEN = "▬", "·"

HUES = Hues(FILLS, {colour: SYMBOLS.hues[colour].bare for colour in COLOURS})
mark = Marks(MARKS)


def person_chip(person: Person) -> Text:
    """Colour and group of a person."""
    return HUES.chip(person.colour, SYMBOLS.categories[person.group])
