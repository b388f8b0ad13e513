"""What a picture of a game is, and where to find it."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from rathaus.cli.terminal.seating import is_human
from rathaus.cli.terminal.words import Words
from rathaus.core.game import Game
from rathaus.core.state import State, View

_PICTURES = f"{__package__}.pictures"

# Hues that stay apart for colour-blind eyes; the number on them says the same.
PLAYER_STYLES = (
    "bold #ffffff on #005a8c",
    "bold #000000 on #e69f00",
    "bold #ffffff on #00664b",
    "bold #ffffff on #a34700",
    "bold #000000 on #cc79a7",
)


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a game as one seat sees it, and the room there is to draw it."""

    state: State  # for the game's own words; a picture draws from the view
    seat: int
    seats: tuple[str, ...]  # who sits there
    words: Words
    width: int
    height: int | None = None  # None: as long as it likes

    @property
    def game(self) -> Game:
        game = self.state.game
        assert isinstance(game, Game)
        return game

    @property
    def lang(self) -> str:
        return self.words.lang

    @property
    def view(self) -> View:
        return self.state.view(self.seat)

    @property
    def moves(self) -> list[int]:
        return self.state.moves(self.seat)

    def others(self, sides: int) -> list[int]:
        """The other seats, or the other sides, from the left neighbour on."""
        return [(self.seat + step) % sides for step in range(1, sides)]

    @property
    def is_alone(self) -> bool:
        """Is there only one person at the device?"""
        return sum(map(is_human, self.seats)) == 1

    def numbered(self) -> dict[str, int]:
        """The notation of each legal move, with the number that plays it."""
        return {
            self.game.notation(self.state, move): number
            for number, move in enumerate(self.moves, start=1)
        }

    def describe(self, move: int) -> str:
        return self.game.describe(self.state, self.seat, move, self.lang)

    def name(self, seat: int) -> str:
        """A player by number, and the kind of bot it is."""
        if seat == self.seat and self.is_alone:
            return self.words("You")
        who = self.seats[seat]
        kind = "" if is_human(who) else f" ({who})"
        return self.words("Player", number=seat + 1) + kind


class Picture(Protocol):
    """Draws one game. Everything returned is something rich can print."""

    open_scores: bool  # may everyone see the score sheets while the game goes on?
    quiet: frozenset[str]  # kinds of events that the screen shows anyway

    def table(self, scene: Scene) -> RenderableType:
        """The table as the seat sees it: areas, resources, hand."""

    def area(self, scene: Scene, owner: int) -> RenderableType:
        """All that lies in front of one player."""

    def moves(self, scene: Scene) -> RenderableType:
        """The legal moves, each with its number."""

    def explain(self, scene: Scene, topic: str) -> RenderableType | None:
        """Help on a thing, by its name or its notation; None if there is no such thing."""

    def legend(self, scene: Scene) -> RenderableType | None:
        """What the signs in the picture mean."""

    def label(self, key: str, lang: str) -> str:
        """A line of the score sheet, or a value on it, in words."""

    def details(self, sheet: dict[str, Any], lang: str) -> str:
        """What a score sheet has beyond plain numbers, in one line."""

    def sample_topic(self, scene: Scene) -> str:
        """The name of a thing that `explain` knows, as an example."""


def picture_of(game: Game) -> Picture:
    """The picture of a game, or the generic one."""
    name = f"{_PICTURES}.{game.name}"
    room: Any = import_module(name if find_spec(name) else f"{_PICTURES}.generic")
    return cast("Picture", room.picture(game))


def player_chip(seat: int) -> Text:
    """A player's number on the player's colour."""
    return Text(f" {seat + 1} ", style=PLAYER_STYLES[seat % len(PLAYER_STYLES)])


def player_title(seat: int, name: str) -> Text:
    """A player's number on the player's colour, and the name."""
    return Text.assemble(player_chip(seat), " ", (name, "bold"))


def side_by_side(cells: Sequence[Text], width: int) -> Text:
    """Texts in as many columns as fit, filled downwards."""
    widest = max((cell.cell_len for cell in cells), default=1) + 2
    columns = max(1, min(width // widest, len(cells)))
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        line = Text()
        for cell in cells[row::rows]:
            padded = cell.copy()
            padded.pad_right(widest - cell.cell_len)
            line.append_text(padded)
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def in_lines(cells: Sequence[Text], width: int) -> Text:
    """Texts one after the other; a new line begins before one that would not fit."""
    lines = [Text()]
    for cell in cells:
        if lines[-1] and lines[-1].cell_len + 1 + cell.cell_len > width:
            lines.append(Text())
        if lines[-1]:
            lines[-1].append(" ")
        lines[-1].append_text(cell)
    return Text("\n").join(lines)
