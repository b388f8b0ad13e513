"""What a rulebook is made of: sections of blocks, blocks of rows, rows of cells, cells of spans."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

CHAPTERS = ("two-minutes", "aid", "rules")  # the anchors of the three parts, in this order
TOP = 2  # the level of their headings


SpanKind = Literal["text", "strong", "em", "piece"]
BlockKind = Literal["text", "list", "steps", "table"]


class Span(NamedTuple):
    """Some words of one kind; of a piece it is the key."""

    kind: SpanKind
    text: str


Cell = tuple[Span, ...]


class Row(NamedTuple):
    """A paragraph, an item of a list or a row of a table, and the clauses it tells."""

    cells: tuple[Cell, ...]
    clauses: tuple[str, ...] = ()
    depth: int = 0  # of an item inside another


class Block(NamedTuple):
    """Rows that belong together; a paragraph is a block of one."""

    kind: BlockKind
    rows: tuple[Row, ...]
    head: tuple[Cell, ...] = ()  # of a table


class Section(NamedTuple):
    anchor: str
    heading: str
    level: int
    blocks: tuple[Block, ...]

    def clauses(self) -> list[str]:
        """All that it tells, in its order."""
        return [clause for block in self.blocks for row in block.rows for clause in row.clauses]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game in one language."""

    title: str
    about: tuple[Block, ...]  # what the game is, in a sentence or two
    sections: tuple[Section, ...]

    def told_about(self) -> list[str]:
        """What the game is, paragraph by paragraph, in plain words."""
        rows = [row for block in self.about for row in block.rows]
        return ["".join(span.text for cell in row.cells for span in cell) for row in rows]

    def chapter(self, anchor: str) -> list[Section]:
        """A section and those below it."""
        starts = [n for n, each in enumerate(self.sections) if each.anchor == anchor]
        found: list[Section] = []
        for section in self.sections[starts[0] :] if starts else ():
            if found and section.level <= found[0].level:
                break
            found.append(section)
        return found

    def place_of(self, clause: str) -> Section | None:
        """Where the complete rules tell a clause."""
        told = (each for each in self.chapter(CHAPTERS[-1]) if clause in each.clauses())
        return next(told, None)
