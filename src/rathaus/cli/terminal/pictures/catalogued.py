"""Views and pieces in the words of a game's catalogue, for any game."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rathaus.cli.terminal.picture import Scene, player_chip
from rathaus.core.catalogue import Catalogue, Fact, Field, Piece, pretty
from rathaus.core.text import capital

_NOTHING = "-"


class Labels:
    """The catalogue as a reader of views needs it."""

    def __init__(self, told: Catalogue, scene: Scene) -> None:
        self.told = told
        self.scene = scene

    def field(self, name: str, parent: str = "") -> Field | None:
        return self.told.fields.get(f"{parent}.{name}") or self.told.fields.get(name)

    def shown(self, view: Mapping[str, Any], parent: str = "") -> dict[str, Any]:
        """The fields that are for people, hand and clock included."""
        return {name: value for name, value in view.items() if self.field(name, parent)}

    # -- fields -------------------------------------------------------------------------------

    def grid(self, view: Mapping[str, Any], parent: str = "") -> RenderableType:
        """Labelled values below each other."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim")
        grid.add_column(overflow="fold")
        for name, value in self.shown(view, parent).items():
            field = self.field(name, parent)
            assert field is not None
            grid.add_row(Text(capital(field.label)), self.drawn(value, name, field))
        return grid

    def line(self, view: Mapping[str, Any], parent: str) -> Text:
        """The same in one line."""
        parts = []
        for name, value in self.shown(view, parent).items():
            field = self.field(name, parent)
            assert field is not None
            parts.append(f"{capital(field.label)}: {self.plain(value, name, field)}")
        return Text("; ".join(parts))

    def drawn(self, value: Any, name: str, field: Field) -> RenderableType:
        if field.layout == "grid" and field.columns:
            return self._cells(value, field)
        return Text(self.plain(value, name, field))

    def plain(self, value: Any, name: str, field: Field | None) -> str:
        """Nested data without brackets: one line per entry where entries are compound."""
        if value is None or value == "" or value == []:
            return _NOTHING
        if isinstance(value, bool):
            return self.scene.words("yes" if value else "no")
        if isinstance(value, int):
            return self._number(value, field)
        if isinstance(value, Mapping):
            return self._object(value, name)
        if isinstance(value, (list, tuple)):
            return self._list(value, name, field)
        return self.told.name_of(str(value))

    def _number(self, value: int, field: Field | None) -> str:
        if field is None:
            return str(value)
        if field.holds == "seat":
            return self.scene.name(value) if value >= 0 else _NOTHING
        last = f"/{field.last}" if field.last else ""
        part = field.parts.get(str(value), "")
        return f"{value}{last} {part}".rstrip()

    def _object(self, value: Mapping[str, Any], name: str) -> str:
        parts = []
        for key, each in value.items():
            field = self.field(key, name)
            if field is not None:
                parts.append(f"{field.label} {self.plain(each, key, field)}")
            elif key in self.told.names or key in self.told.pieces:
                parts.append(f"{self.told.name_of(key)} {self.plain(each, name, None)}")
        return ", ".join(parts) or _NOTHING

    def _list(self, value: Iterable[Any], name: str, field: Field | None) -> str:
        parts = field.parts if field else {}
        seats = Field("", holds="seat") if field and field.holds else None
        entries = [
            f"{parts.get(str(place), '')} {self.plain(each, name, seats)}".strip()
            for place, each in enumerate(value)
        ]
        compound = any(isinstance(each, (dict, list, tuple)) for each in value)
        return ("\n" if compound else ", ").join(entries)

    def _cells(self, cells: list[Any], field: Field) -> RenderableType:
        """A rectangle: what lies on each cell, or how moves call it."""
        grid = Table.grid(padding=(0, 1))
        names = field.cells or tuple(map(str, range(len(cells))))
        said = [
            Text(self.told.name_of(cell)) if cell else Text(name, "dim")
            for cell, name in zip(cells, names, strict=True)
        ]
        for first in range(0, len(said), field.columns):
            grid.add_row(*said[first : first + field.columns])
        return grid

    # -- players ------------------------------------------------------------------------------

    def players(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """What lies in front of everybody, one line per player."""
        areas = view.get(self.told.areas) or []
        return [
            Text.assemble(player_chip(seat), " ", self.line(area, self.told.areas))
            for seat, area in enumerate(areas[: self.scene.state.players])
        ]

    # -- pieces -------------------------------------------------------------------------------

    def card(self, piece: Piece) -> RenderableType:
        """All about one piece."""
        colour = self.told.names.get(piece.colour, piece.colour)
        head = ", ".join(part for part in (piece.number, colour, piece.symbols) if part)
        shown = [self._fact(fact) for fact in piece.printed()]
        lines = [line for line in (head, *piece.lines, ", ".join(shown)) if line]
        body = Group(*map(Text, lines)) if lines else Text(piece.key, "dim")
        return Panel.fit(body, title=Text(piece.name), title_align="left")

    def _fact(self, fact: Fact) -> str:
        name = self.told.names.get(fact.name, pretty(fact.name))
        return f"{name} {self.plain(fact.value, '', None)}"
