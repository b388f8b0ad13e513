"""The map of the city: a cell for each tile, rows and columns named as in the moves.

A cell says whose tile it is (a number), what kind it is (a sign), whether it has been supplied,
and its name, cut short, or the cubes on it. A free cell shows the number of the move that builds
on it. What does not fit on the screen is left out at the edges, and an ellipsis says so.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.text import Text

from rathaus.cli.terminal.picture import PLAYER_STYLES
from rathaus.cli.terminal.pictures.city_tycoon import signs
from rathaus.cli.terminal.pictures.city_tycoon.names import Tile
from rathaus.core.state import View
from rathaus.games.city_tycoon import text
from rathaus.games.city_tycoon.components.vocabulary import Plant

Place = tuple[int, int]

_MARGIN = 4  # the names of the rows
_WIDEST, _NARROWEST = 7, 3  # columns of a cell
_CUT = "…"


@dataclass(frozen=True, slots=True)
class Cell:
    """One or two lines, ready to be written; the owner's number comes first."""

    owner: int | None
    sign: str  # of the kind, with cubes and marks behind it
    name: str
    kind: str  # for its colour


def column_name(x: int) -> str:
    return f"{'w' if x < 0 else 'e'}{abs(x)}"


def row_name(y: int) -> str:
    return f"{'n' if y < 0 else 's'}{abs(y)}"


def place_of(name: str) -> Place | None:
    """The cell of a name such as `e3:n2`."""
    column, _, row = name.partition(":")
    x = _signed(column, "w", "e")
    y = _signed(row, "n", "s")
    return None if x is None or y is None else (x, y)


def _signed(name: str, minus: str, plus: str) -> int | None:
    if name[:1] not in (minus, plus) or not name[1:].isdecimal():
        return None
    return int(name[1:]) * (-1 if name[:1] == minus else 1)


class Chart:
    """Draws the city of a view."""

    def __init__(self, view: View, tiles: Mapping[str, Tile], lang: str) -> None:
        self.cells: dict[Place, Cell] = {
            (site["x"], site["y"]): _cell(site, tiles, lang) for site in view["city"]
        }
        self.open: list[Place] = [(free["x"], free["y"]) for free in view["open"]]

    def draw(
        self, marks: Mapping[Place, int], width: int, height: int | None, *, two_lines: bool
    ) -> Text:
        columns, rows = self._extent(width, height, 2 if two_lines else 1)
        size = max(_NARROWEST, min(_WIDEST, (width - _MARGIN) // len(columns) - 1))
        lines = [_header(columns, size)]
        for y in rows:
            for line in range(1 + two_lines):
                drawn = Text(f"{'' if line else row_name(y):>{_MARGIN - 1}} ", style="dim")
                for x in columns:
                    drawn.append_text(self._part((x, y), marks, size, line, two_lines))
                    drawn.append(" ")
                lines.append(drawn)
        if len(columns) < self._columns() or len(rows) < self.rows():
            lines.append(Text(f"{_CUT:>{_MARGIN - 1}}", style="dim"))
        return Text("\n", no_wrap=True).join(lines)

    def width(self, width: int) -> int:
        """Of the drawing, if it may be that wide."""
        columns = min(self._columns(), (width - _MARGIN) // (_NARROWEST + 1))
        size = max(_NARROWEST, min(_WIDEST, (width - _MARGIN) // columns - 1))
        return _MARGIN + columns * (size + 1)

    def least_width(self) -> int:
        """That shows all columns with a little of each name."""
        return _MARGIN + self._columns() * (_NARROWEST + 2)

    def _part(
        self, place: Place, marks: Mapping[Place, int], size: int, line: int, two_lines: bool
    ) -> Text:
        cell = self.cells.get(place)
        if cell is None:
            return _free(marks.get(place), place in self.open, size, line)
        return _written(cell, size, line, two_lines)

    def _columns(self) -> int:
        found = [x for x, _ in (*self.cells, *self.open)]
        return max(found) - min(found) + 1

    def rows(self) -> int:
        found = [y for _, y in (*self.cells, *self.open)]
        return max(found) - min(found) + 1

    def _extent(self, width: int, height: int | None, lines: int) -> tuple[list[int], list[int]]:
        """The columns and rows that fit, those in the middle of the city first."""
        places = (*self.cells, *self.open)
        columns = _fitting([x for x, _ in places], (width - _MARGIN) // (_NARROWEST + 1))
        rows = _fitting([y for _, y in places], None if height is None else height // lines)
        return columns, rows


def _fitting(found: Iterable[int], most: int | None) -> list[int]:
    numbers = list(found)
    span = list(range(min(numbers), max(numbers) + 1))
    if most is None or len(span) <= most:
        return span
    most = max(1, most)
    middle = round(sum(numbers) / len(numbers)) - span[0]
    first = max(0, min(middle - most // 2, len(span) - most))
    return span[first : first + most]


def _header(columns: Iterable[int], size: int) -> Text:
    names = (f"{column_name(x)[: size + 1]:<{size + 1}}" for x in columns)
    header = Text(" " * _MARGIN + "".join(names), style="dim")
    header.rstrip()
    return header


# -- what is written in a cell ----------------------------------------------------------------


def _cell(site: View, tiles: Mapping[str, Tile], lang: str) -> Cell:
    key, owner = site["tile"], site["owner"]
    if key in tiles:
        return _tile_cell(site, tiles[key], lang)
    if key == "start":
        return _start_cell(site, lang)
    if key == "water":
        return Cell(None, signs.WATER * _WIDEST, signs.WATER * _WIDEST, key)
    return Cell(owner, signs.LAND, text.label("land", lang), key)


def _tile_cell(site: View, tile: Tile, lang: str) -> Cell:
    sign = signs.sign_of(tile)
    if isinstance(tile, Plant):
        cubes = f"{site['cubes']}{signs.CUBES[tile.colour]}" + "↻" * tile.refills
        return Cell(site["owner"], sign + cubes, _plant_name(tile, lang), signs.kind_of(tile))
    if site["supplied"]:
        sign += signs.SUPPLIED
    return Cell(site["owner"], sign, text.tile_name(tile, lang), signs.kind_of(tile))


def _plant_name(plant: Plant, lang: str) -> str:
    """The numeral first: it tells the plants apart where the name is cut."""
    name, _, numeral = text.tile_name(plant, lang).rpartition(" ")
    return f"{numeral} {name}"


def _start_cell(site: View, lang: str) -> Cell:
    """The solar and the wind plant stand on the diagonal; the rest has nothing to tell."""
    place = (site["x"], site["y"])
    name = text.label("start", lang)
    if place == (0, 0):
        return Cell(None, f"△{site['cubes']}{signs.CUBES['red']}↻", name, "red_plant")
    if place == (1, 1):
        return Cell(None, f"▽{site['cubes']}{signs.CUBES['blue']}↻", name, "blue_plant")
    return Cell(None, "♜", name, "landmark")


def _free(mark: int | None, is_open: bool, size: int, line: int) -> Text:
    if mark and not line:
        return Text(f"{mark:^{size}}", signs.MARK)
    return Text(f"{'·' if is_open and not line else '':^{size}}", style="dim")


def _written(cell: Cell, size: int, line: int, two_lines: bool) -> Text:
    owner = "" if cell.owner is None else str(cell.owner + 1)
    fill = signs.fill(cell.kind)
    if line:
        return Text(f"{cell.name[:size]:<{size}}", fill)
    room = size - len(owner)
    told = cell.sign
    if not two_lines and len(told) < room:
        told += cell.name[: room - len(told)]
    style = PLAYER_STYLES[cell.owner % len(PLAYER_STYLES)] if cell.owner is not None else fill
    return Text.assemble((owner, style), (f"{told[:room]:<{room}}", fill))
