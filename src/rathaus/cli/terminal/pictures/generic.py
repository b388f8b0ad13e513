"""A picture for games that have none yet: the view as it is, and the moves as a list."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rathaus.cli.terminal.picture import Scene, side_by_side
from rathaus.core.game import Game

_SHOWN_ELSEWHERE = ("game", "moves", "answer", "turn", "seat", "players")
_LONG, _LONG_ON_LOW = 9, 5  # from this number of moves on they stand in columns
_LOW = 30  # rows of a low screen


def picture(game: Game) -> "GenericPicture":
    return GenericPicture(game)


class GenericPicture:
    """Knows nothing about the game: whatever the view holds is printed with its name."""

    open_scores = False  # some games keep points secret until the end
    quiet: frozenset[str] = frozenset()

    def __init__(self, game: Game) -> None:
        self.game = game

    def table(self, scene: Scene) -> RenderableType:
        view = {key: value for key, value in scene.view.items() if key not in _SHOWN_ELSEWHERE}
        title = f"{self.game.title[scene.lang]} - {scene.words('Player', number=scene.seat + 1)}"
        return Panel(_fields(view), title=escape(title), title_align="left")

    def area(self, scene: Scene, owner: int) -> RenderableType:
        """Every list in the view with one entry a player is taken to be theirs."""
        view = scene.view
        mine = {
            key: value[owner]
            for key, value in view.items()
            if isinstance(value, list)
            and len(value) == view["players"]
            and key not in _SHOWN_ELSEWHERE
        }
        return Panel(_fields(mine), title=escape(scene.name(owner)), title_align="left")

    def moves(self, scene: Scene) -> RenderableType:
        return move_list(scene)

    def explain(self, scene: Scene, topic: str) -> RenderableType | None:
        found = [m for m in scene.moves if topic.lower() in self._names(scene, m)]
        if not found:
            return None
        return Group(
            *(Text(f"{self.game.notation(scene.state, m)}: {scene.describe(m)}") for m in found)
        )

    def legend(self, scene: Scene) -> RenderableType | None:
        return None

    def label(self, key: str, lang: str) -> str:
        return key.replace("_", " ")

    def details(self, sheet: dict[str, Any], lang: str) -> str:
        more = {key: value for key, value in sheet.items() if type(value) is not int}
        return "; ".join(f"{self.label(key, lang)}: {_plain(value)}" for key, value in more.items())

    def sample_topic(self, scene: Scene) -> str:
        return self.game.notation(scene.state, scene.moves[0])

    def _names(self, scene: Scene, move: int) -> tuple[str, str]:
        return self.game.notation(scene.state, move).lower(), scene.describe(move).lower()


def move_list(scene: Scene) -> RenderableType:
    """The numbered moves in the game's own words."""
    cells = [
        numbered(number, Text(scene.describe(move)))
        for number, move in enumerate(scene.moves, start=1)
    ]
    is_low = scene.height is not None and scene.height < _LOW
    if len(cells) < (_LONG_ON_LOW if is_low else _LONG):
        return Text("\n").join([*cells, *_refused(scene)])
    return side_by_side(cells, scene.width)


def move_in_words(scene: Scene, notation: str) -> list[RenderableType]:
    """The move of that notation, if it is legal now."""
    number = scene.numbered().get(notation)
    return [] if number is None else [Text(scene.describe(scene.moves[number - 1]))]


def signs_in_words(meanings: Iterable[tuple[str, str]], width: int) -> RenderableType:
    """Signs with their meaning, side by side."""
    return side_by_side([Text(f"{sign}  {word}") for sign, word in meanings], width)


def _refused(scene: Scene) -> list[Text]:
    """What one might look for and may not do, and why."""
    refusals = scene.game.refused(scene.state, scene.seat, scene.lang)
    return [Text(f"  –  {text}: {reason}", style="dim") for _, text, reason in refusals]


def numbered(number: int, text: Text) -> Text:
    return Text.assemble((f"{number:>3}", "bold cyan"), "  ", text)


def _fields(values: dict[str, Any]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for key, value in values.items():
        grid.add_row(Text(key.replace("_", " ")), Text(_plain(value)))
    return grid


def _plain(value: Any) -> str:
    """Nested data without brackets: one line an entry where entries are compound."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(each)}" for key, each in value.items())
    if isinstance(value, (list, tuple)):
        compound = any(isinstance(each, (dict, list, tuple)) for each in value)
        return ("\n" if compound else " ").join(_entries(value)) or "-"
    return "-" if value is None or value == "" else str(value)


def _entries(values: Iterable[Any]) -> Iterable[str]:
    return (_plain(each) for each in values)
