"""Rules as a terminal shows them: pieces by their names, clauses in brackets."""

from collections.abc import Iterable, Iterator

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rathaus.core.catalogue import Catalogue
from rathaus.rules import Block, Row, Rulebook, Section
from rathaus.rules.book import TOP, Cell

STYLES = {"text": "", "strong": "bold", "em": "italic", "piece": "bold"}
LEAST = 4  # letters of a heading that are enough to mean it


def contents(book: Rulebook) -> str:
    """All sections, each with the name it is asked for by."""
    return "\n".join(
        f"{'  ' * (section.level - TOP)}{section.anchor}: {section.heading}"
        for section in book.sections
    )


class Reader:
    """Reads from one rulebook."""

    def __init__(self, book: Rulebook, catalogue: Catalogue) -> None:
        self.book = book
        self.catalogue = catalogue

    def whole(self) -> RenderableType:
        title = Text(self.book.title, style="bold underline")
        return Group(title, *self._blocks(self.book.about), *self._shown(self.book.sections))

    def section(self, wanted: str) -> RenderableType | None:
        """That of an anchor, a heading or a clause, with those below it."""
        found = self._find(wanted)
        return None if found is None else Group(*self._shown(self.book.chapter(found.anchor)))

    def _find(self, wanted: str) -> Section | None:
        small = wanted.lower()
        for section in self.book.sections:
            if section.anchor == small or section.heading.lower() == small:
                return section
        if place := self.book.place_of(wanted.upper()):
            return place
        begun = (each for each in self.book.sections if each.heading.lower().startswith(small))
        return next(begun, None) if len(small) >= LEAST else None

    def _shown(self, sections: Iterable[Section]) -> Iterator[RenderableType]:
        for section in sections:
            style = "bold underline" if section.level == TOP else "bold"
            yield Text(f"\n{section.heading}", style=style)
            yield from self._blocks(section.blocks)

    def _blocks(self, blocks: Iterable[Block]) -> Iterator[RenderableType]:
        for block in blocks:
            if block.kind == "table":
                yield self._table(block)
            else:
                yield from self._lines(block)

    def _lines(self, block: Block) -> Iterator[RenderableType]:
        for number, row in enumerate(block.rows, start=1):
            sign = {"text": "", "list": "- ", "steps": f"{number}. "}[block.kind]
            grid = Table.grid()
            grid.add_column(no_wrap=True)
            grid.add_column()
            grid.add_row(sign, self._told(row.cells[0], row))
            yield Padding(grid, (0, 0, 0, 2 * row.depth))

    def _table(self, block: Block) -> Table:
        table = Table(box=SIMPLE, pad_edge=False, show_header=any(block.head))
        for head in block.head:
            table.add_column(self._cell(head))
        for row in block.rows:
            *others, last = row.cells
            table.add_row(*map(self._cell, others), self._told(last, row))
        return table

    def _told(self, cell: Cell, row: Row) -> Text:
        text = self._cell(cell)
        return text.append(f" [{' '.join(row.clauses)}]", style="dim") if row.clauses else text

    def _cell(self, cell: Cell) -> Text:
        text = Text()
        for place, (kind, words) in enumerate(cell):
            name = self.catalogue.name_of(words) if kind == "piece" else words
            if kind != "piece" or not self._begins(cell[place + 1 :], name):
                text.append(name, style=STYLES[kind])
        return text

    def _begins(self, cell: Cell, name: str) -> bool:
        """A picture beside its own name: the name is enough."""
        return bool(cell) and cell[0].text.lstrip().startswith(name)
