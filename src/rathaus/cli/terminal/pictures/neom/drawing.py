"""A NEOM city as a picture of characters: tiles as boxes, roads as heavy lines through them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from rich.text import Text

from rathaus.cli.terminal.pictures.neom import signs
from rathaus.games.neom.city import CELLS, CENTER, SIZE
from rathaus.games.neom.components.vocabulary import Tile

_GRID = "grey42"
_MARK = "bold #000000 on #ffe9a8"
_UP_DOWN = {(False, False): "─", (True, False): "┸", (False, True): "┰", (True, True): "╂"}
_LEFT_RIGHT = {(False, False): "│", (True, False): "┥", (False, True): "┝", (True, True): "┿"}
_MARGIN = 2  # row numbers and the left trade route


@dataclass(frozen=True, slots=True)
class Spot:
    """What stands on a cell, ready to be written."""

    tile: Tile
    name: str
    below: str = ""  # what it makes


@dataclass(frozen=True, slots=True)
class City:
    spots: Sequence[Spot | None]  # 25 cells
    routes: Sequence[str]  # "left", "right": the active ones
    marks: Mapping[int, int] = field(default_factory=dict)  # a move's number, by cell

    def has_exit(self, cell: int, side: str) -> bool:
        spot = self.spots[cell]
        return spot is not None and side in spot.tile.roads


def width_of(cell_width: int) -> int:
    return SIZE * (cell_width + 1) + 1 + _MARGIN + 1


def draw(city: City, cell_width: int, cell_height: int) -> Text:
    """Cells of an odd width and a height of 1 or 3 lines inside their borders."""
    canvas = _Canvas(city, cell_width, cell_height)
    canvas.draw_grid()
    for cell in range(CELLS):
        canvas.draw_cell(cell)
    canvas.draw_margins()
    return canvas.text()


def draw_small(city: City, width: int) -> Text:
    """Only the type of each tile, one character a cell, or two for a square look."""
    rows = []
    for row in range(SIZE):
        line = Text(no_wrap=True)
        for spot in city.spots[row * SIZE : row * SIZE + SIZE]:
            sign = "·" if spot is None else signs.sign_of(spot.tile)
            line.append(f"{sign:<{width}}", "dim" if spot is None else signs.fill_of(spot.tile))
        rows.append(line)
    return Text("\n").join(rows)


class _Canvas:
    def __init__(self, city: City, cell_width: int, cell_height: int) -> None:
        self.city = city
        self.width, self.height = cell_width, cell_height
        self.step_x, self.step_y = cell_width + 1, cell_height + 1
        self.columns = width_of(cell_width)
        self.rows = SIZE * self.step_y + 2  # one line for the numbers of the columns
        self.signs = [[" "] * self.columns for _ in range(self.rows)]
        self.styles = [[""] * self.columns for _ in range(self.rows)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, sign in enumerate(text):
            self.signs[y][x + offset] = sign
            self.styles[y][x + offset] = style

    def text(self) -> Text:
        """One piece a run of equal style: rich takes its time for each piece."""
        lines = []
        for row, styles in zip(self.signs, self.styles, strict=True):
            line, start = Text(no_wrap=True), 0
            for style, run in groupby(styles):
                end = start + len(list(run))
                line.append("".join(row[start:end]), style)
                start = end
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)

    # -- the grid -----------------------------------------------------------------------------

    def corner(self, cell: int) -> tuple[int, int]:
        """The upper left corner of a cell's border."""
        row, column = divmod(cell, SIZE)
        return _MARGIN + column * self.step_x, 1 + row * self.step_y

    def draw_grid(self) -> None:
        for line in range(SIZE + 1):
            ends = "┌┬┐" if line == 0 else "└┴┘" if line == SIZE else "├┼┤"
            inner = ends[1].join(["─" * self.width] * SIZE)
            self.put(_MARGIN, 1 + line * self.step_y, ends[0] + inner + ends[2], _GRID)
        for y in range(1, 1 + SIZE * self.step_y):
            if (y - 1) % self.step_y:
                for line in range(SIZE + 1):
                    self.put(_MARGIN + line * self.step_x, y, "│", _GRID)

    def draw_margins(self) -> None:
        """The numbers of rows and columns, and the two trade routes."""
        middle_x, middle_y = 1 + self.width // 2, 1 + self.height // 2
        for index in range(SIZE):
            x, y = self.corner(index * SIZE + index)
            self.put(x + middle_x, 0, str(index + 1), "dim")
            self.put(0, y + middle_y, str(index + 1), "dim")
        _, top = self.corner(CENTER)
        for side, x, closed, active in (
            ("left", 1, "‹", "◄"),
            ("right", self.columns - 1, "›", "►"),
        ):
            is_active = side in self.city.routes
            style = signs.ROUTE if is_active else "dim"
            self.put(x, top + middle_y, active if is_active else closed, style)

    # -- cells --------------------------------------------------------------------------------

    def draw_cell(self, cell: int) -> None:
        x, y = self.corner(cell)
        spot = self.city.spots[cell]
        self._draw_exits(cell, x, y)
        if spot is None:
            mark = self.city.marks.get(cell)
            label = f" {mark} " if mark else "·"
            left = (self.width - len(label) + 1) // 2
            self.put(x + 1 + left, y + 1 + self.height // 2, label, _MARK if mark else "dim")
            return
        self._fill(spot, x, y)
        self._draw_roads(spot, x, y)
        if self.height == 1:
            self._write_short(spot, cell, x, y)
        else:
            self._write_full(spot, cell, x, y)

    def _draw_exits(self, cell: int, x: int, y: int) -> None:
        """The borders above and to the left; at the edges of the board below and right, too."""
        row, column = divmod(cell, SIZE)
        above = row > 0 and self.city.has_exit(cell - SIZE, "S")
        before = column > 0 and self.city.has_exit(cell - 1, "E")
        self._cross_row(x, y, above, self.city.has_exit(cell, "N"))
        self._cross_column(x, y, before or self._is_gate(cell, "W"), self.city.has_exit(cell, "W"))
        if row == SIZE - 1:
            self._cross_row(x, y + self.step_y, self.city.has_exit(cell, "S"), False)
        if column == SIZE - 1:
            leaves = self._is_gate(cell, "E")
            self._cross_column(x + self.step_x, y, self.city.has_exit(cell, "E"), leaves)

    def _is_gate(self, cell: int, side: str) -> bool:
        """Does an active trade route leave here?"""
        name, place = ("left", CENTER - 2) if side == "W" else ("right", CENTER + 2)
        return cell == place and name in self.city.routes

    def _cross_row(self, x: int, y: int, up: bool, down: bool) -> None:
        if up or down:
            self.put(x + 1 + self.width // 2, y, _UP_DOWN[up, down], signs.ROAD)

    def _cross_column(self, x: int, y: int, left: bool, right: bool) -> None:
        if left or right:
            self.put(x, y + 1 + self.height // 2, _LEFT_RIGHT[left, right], signs.ROAD)

    def _fill(self, spot: Spot, x: int, y: int) -> None:
        fills = [signs.fill_of(spot.tile, index) for index in (0, -1)]
        for line in range(self.height):
            for column in range(self.width):
                fill = fills[column * 2 > self.width]  # a dual tile shows both its types
                self.put(x + 1 + column, y + 1 + line, " ", fill)

    def _draw_roads(self, spot: Spot, x: int, y: int) -> None:
        middle, roads = self.width // 2, spot.tile.roads
        line = y + 1 + self.height // 2
        if "W" in roads:
            self._over(x + 1, line, "━" * middle)
        if "E" in roads:
            self._over(x + 1 + middle, line, "━" * (middle + 1))
        for step in range(1, self.height // 2 + 1):
            if "N" in roads:
                self._over(x + 1 + middle, line - step, "┃")
            if "S" in roads:
                self._over(x + 1 + middle, line + step, "┃")

    def _over(self, x: int, y: int, text: str, style: str = signs.ROAD) -> None:
        """Write on a tile: the fill stays."""
        for offset, sign in enumerate(text):
            fill = self.styles[y][x + offset].rpartition("on ")[2]
            self.put(x + offset, y, sign, f"{style} on {fill}")

    def _write_short(self, spot: Spot, cell: int, x: int, y: int) -> None:
        number = str(self.city.marks.get(cell, ""))
        name = signs.sign_of(spot.tile) + spot.name
        roads = spot.tile.roads.replace("W", "") if number else spot.tile.roads
        used = len(number)
        self._write_name(name, roads, x + 1 + used, y + 1, self.width - used)
        self.put(x + 1, y + 1, number, _MARK)

    def _write_name(self, name: str, roads: str, x: int, y: int, room: int) -> None:
        """In the middle, with a piece of every road left to see."""
        before, after = "W" in roads, "E" in roads
        name = signs.shorten(name, room - before - after)
        left = max(before, min((room - len(name)) // 2, room - after - len(name)))
        self._over(x + left, y, name, signs.INK)

    def _write_full(self, spot: Spot, cell: int, x: int, y: int) -> None:
        tile, middle = spot.tile, self.width // 2
        self._write_name(spot.name, tile.roads, x + 1, y + 2, self.width)
        self._over(x + 1, y + 1, signs.head_of(tile), signs.INK)
        marks = signs.marks_of(tile)
        self._over(x + 1 + self.width - len(marks), y + 1, marks, signs.INK)
        room = middle if "S" in tile.roads else self.width
        self._over(x + 1, y + 3, signs.shorten(spot.below, room), signs.SMALL_INK)
        if cell in self.city.marks:
            label = f" {self.city.marks[cell]} "
            self.put(x + 1 + self.width - len(label), y + 3, label, _MARK)
