"""What pictures of card games in five colours share: chips, lines of subjects, finding by name."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rathaus.cli.terminal.finding import matching
from rathaus.cli.terminal.picture import Scene, in_lines, side_by_side
from rathaus.core.state import View
from rathaus.core.text import capital


class Keyed(Protocol):
    """A card, as its key names it in moves."""

    @property
    def key(self) -> str: ...


Card = TypeVar("Card", bound=Keyed)

_INK = "bold #ffffff"
_TALL = 38  # rows of a screen with room for cards line by line
_GAP = "  "
_WIDE = 160  # columns of a screen with room for three plots side by side
_LEAST = 8  # room in which a name is worth writing
INDENT = 4  # of what belongs to the line above
_MOST = 6  # cards that are told in full


class Hues:
    """Signs on their colours; a colour never stands without its sign."""

    def __init__(self, fills: Mapping[str, str], signs: Mapping[str, str]) -> None:
        self._fills = fills
        self._signs = signs

    def sign(self, colour: str) -> str:
        return self._signs[colour]

    def fill(self, colour: str) -> str:
        return f"{_INK} on {self._fills[colour]}"

    def chip(self, colour: str, told: object = "") -> Text:
        """A sign on its colour, with a number or a word behind it."""
        return Text(f" {self.sign(colour)}{told} ", self.fill(colour))

    def chips(self, numbers: Mapping[str, int]) -> Text:
        """A number for each colour."""
        return Text(" ").join(self.chip(colour, number) for colour, number in numbers.items())

    def small(self, numbers: Mapping[str, int]) -> Text:
        """The same in little room."""
        return Text().join(
            Text(f"{self.sign(colour)}{number}", self.fill(colour))
            for colour, number in numbers.items()
        )

    def levels(self, numbers: Mapping[str, int], most: int) -> Text:
        """A number for each colour as a row of dots."""
        return Text(" ").join(
            self.chip(colour, "●" * level + "○" * (most - level))
            for colour, level in numbers.items()
        )


class Marks:
    """The symbols of the things on the table."""

    def __init__(self, labelled: Iterable[tuple[str, str]]) -> None:
        self._signs = {label: sign for sign, label in labelled}

    def __call__(self, label: str, told: object = "") -> str:
        """The symbol of a thing, behind a number of it."""
        return f"{told}{self._signs[label]}"


def is_tall(scene: Scene) -> bool:
    return scene.height is None or scene.height >= _TALL


def labelled(label: str, told: str | Text) -> Text:
    """What is told, behind its name."""
    return Text.assemble((f"{capital(label)} ", "dim"), told or "-")


def spread(cells: Iterable[Text], width: int) -> Text:
    """Subjects in one line, or in more where they do not fit, with air between them."""
    lines = in_lines([Text.assemble(cell, _GAP) for cell in cells], width + len(_GAP))
    return Text("\n").join(_stripped(line) for line in lines.split("\n"))


def _stripped(line: Text) -> Text:
    """The air of the last cell would only make the line too wide."""
    line.right_crop(len(_GAP))
    return line


def one_line_or_two(first: Text, second: Text, width: int) -> Text:
    """Two parts in one line, or the second one below, where they do not fit."""
    if first.cell_len + len(_GAP) + second.cell_len <= width:
        return Text.assemble(first, _GAP, second)
    return Text.assemble(first, "\n", indented(second))


def indented(lines: Text) -> Text:
    margin = " " * INDENT
    return Text("\n").join(Text.assemble(margin, line) for line in lines.split("\n"))


def plots(
    scene: Scene, found: Iterable[View], told: Callable[[View, int, int], Iterable[Text]]
) -> Text:
    """Plots side by side, three on a wide screen; `told` gets one, its number and its room."""
    columns = 3 if scene.width >= _WIDE else 2
    room = (scene.width + len(_GAP)) // columns - len(_GAP)
    lines = [
        line for number, plot in enumerate(found, start=1) for line in told(plot, number, room)
    ]
    return side_by_side(lines, scene.width + len(_GAP))


def plot_lead(hues: Hues, plot: View, number: int) -> Text:
    """What the lines of a plot begin with: its number, by which moves name it, and its colour."""
    return Text.assemble((f"{number:>2} ", "dim"), hues.chip(plot["colour"]), " ")


def cards_on(found: Sequence[View], number: str, carried: str) -> list[str]:
    """The keys of the cards on the plot that a move names by its number; there may be none."""
    if not number.isdecimal() or not 1 <= int(number) <= len(found):
        return []
    keys: list[str] = found[int(number) - 1][carried]
    return keys


def by_colour(hand: Iterable[str], colours: Iterable[str]) -> dict[str, int]:
    """How many cards of each colour there are, those without any left out."""
    held = list(hand)
    return {colour: held.count(colour) for colour in colours if colour in held}


def shorten(name: str, room: int) -> str:
    """A name cut to the room there is; a point shows that it was cut.

    >>> shorten("Master of Ceremonies", 10)
    'Master of.'
    """
    if len(name) <= room:
        return name
    return name[: room - 1].rstrip(" -") + "." if room > 1 else name[:room]


def in_brackets(name: str, room: int) -> str:
    """A name behind another one, if there is room enough to be worth it.

    >>> in_brackets("Alchemist", 11), in_brackets("Alchemist", 10)
    (' (Alchemi.)', '')
    """
    room -= len(" ()")
    return f" ({shorten(name, room)})" if room >= _LEAST else ""


def panel(title: Text, lines: Iterable[Text]) -> RenderableType:
    return Panel.fit(Text("\n").join(lines), title=title, title_align="left")


def rows(cards: Iterable[tuple[Text, str, str]]) -> RenderableType:
    """Cards below each other: the signs on the colour, the name, facts in symbols."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_column()
    for chip, name, facts in cards:
        grid.add_row(chip, name, Text(facts))
    return grid


def about(
    cards: Sequence[Card],
    width: int,
    chip: Callable[[Card], Text],
    told: Callable[[Card], RenderableType],
) -> list[RenderableType]:
    """All about a few cards; of many, only the names to choose from."""
    if len(cards) > _MOST:
        return [side_by_side([chip(card) for card in cards], width)]
    return [told(card) for card in cards]


def find(known: Iterable[Card], topic: str, name: Callable[[Card], str]) -> list[Card]:
    """The cards of a name or a key."""
    named = [
        (said, card)
        for card in known
        for said in (name(card), card.key, card.key.replace("_", " "))
    ]
    return matching(named, topic)
