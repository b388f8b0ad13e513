"""The signs and colours of Hamburg in a terminal."""

from collections.abc import Mapping

from rich.text import Text

from rathaus.cli.terminal.pictures.bruges_and_hamburg import Hues, Marks
from rathaus.games.hamburg.components.vocabulary import DICE, Card
from rathaus.games.hamburg.text.symbols import MARKS, SYMBOLS

# Dark enough for white letters on any background the terminal may have.
FILLS: Mapping[str, str] = {
    "violet": "#6a3d9a",
    "orange": "#b34f00",
    "grey": "#55595f",
    "pink": "#b0347a",
    "brown": "#6b4423",
    "black": "#101010",
}
USED = "✓"
TOWER = "♜"

HUES = Hues(FILLS, {colour: SYMBOLS.hues[colour].bare for colour in DICE})
mark = Marks(MARKS)


def card_chip(card: Card) -> Text:
    """Colour and category of a card."""
    return HUES.chip(card.colour, SYMBOLS.categories[card.category])
