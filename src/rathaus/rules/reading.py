"""Rules from their text: a small part of Markdown, with anchors, clauses and pictures.

## Set-up {#set-up}
Take 6 coins. [NEO-3.2]
- A list of **short** items with a picture: {piece:villas}. [NEO-3.4 NEO-3.5]
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from rathaus.core.errors import RathausError
from rathaus.rules.book import (
    CHAPTERS,
    TOP,
    Block,
    BlockKind,
    Cell,
    Row,
    Rulebook,
    Section,
    Span,
    SpanKind,
)

HEADING = re.compile(r"(#{1,4}) (.+?)(?: \{#([a-z0-9-]+)\})?")
ITEM = re.compile(r"( *)(-|\d+\.) (.+)")
RULE = re.compile(r"\|?[ :|-]*-[ :|-]*")  # the line below the head of a table
CLAUSE = r"[A-Z]{2,5}-\d+(?:\.\d+)*"
CLAUSES = re.compile(rf"(.*?)\s*\[({CLAUSE}(?:[ ,]+{CLAUSE})*)\]")
SPAN = re.compile(r"\{piece:([\w.+-]+)\}|\*\*(.+?)\*\*|\*(.+?)\*")
INDENT = 2
LISTS = ("list", "steps")

Lines = Sequence[tuple[int, str]]  # with their numbers


class BadRules(RathausError):
    """A text of rules does not have the form that `docs/rules/README.md` tells."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")


def parse(text: str) -> Rulebook:
    """The rulebook that a text tells."""
    lines = [(number, line.rstrip()) for number, line in enumerate(text.splitlines(), start=1)]
    if not text.startswith("# "):
        raise BadRules(1, "the first line is the title: # Title")
    parts = list(_sections(lines))
    _, title, _, about = parts[0]
    sections = tuple(_section(*part) for part in parts[1:])
    _check(sections, len(lines))
    return Rulebook(title, tuple(_blocks(about)), sections)


def _check(sections: Sequence[Section], last: int) -> None:
    anchors = [section.anchor for section in sections]
    if twice := {each for each in anchors if anchors.count(each) > 1}:
        raise BadRules(last, f"an anchor stands once: {', '.join(sorted(twice))}")
    tops = tuple(section.anchor for section in sections if section.level == TOP)
    if tops != CHAPTERS:
        raise BadRules(last, f"the parts are {', '.join(CHAPTERS)}, not {', '.join(tops)}")


# -- sections ---------------------------------------------------------------------------------


def _sections(lines: Lines) -> Iterator[tuple[int, str, str, Lines]]:
    """Level, heading, anchor, and the lines below each heading."""
    starts = [place for place, (_, line) in enumerate(lines) if line.startswith("#")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        number, line = lines[start]
        found = HEADING.fullmatch(line)
        if found is None:
            raise BadRules(number, "a heading is: ## Heading {#anchor}")
        level, heading, anchor = len(found[1]), found[2], found[3] or ""
        if (level == 1) == bool(anchor):
            raise BadRules(number, "every heading but the title has an anchor: {#anchor}")
        if (level == 1) != (start == starts[0]):
            raise BadRules(number, "there is one title, and it comes first")
        yield level, heading, anchor, lines[start + 1 : end]


def _section(level: int, heading: str, anchor: str, lines: Lines) -> Section:
    return Section(anchor, heading, level, tuple(_blocks(lines)))


# -- blocks -----------------------------------------------------------------------------------


def _blocks(lines: Lines) -> Iterator[Block]:
    """Empty lines part them, but not the items of a list."""
    before: Block | None = None
    for block in _parted(lines):
        if before and before.kind == block.kind and block.kind in LISTS:
            before = Block(block.kind, before.rows + block.rows)
            continue
        if before:
            yield before
        before = block
    if before:
        yield before


def _parted(lines: Lines) -> Iterator[Block]:
    for filled, paragraph in groupby(lines, key=lambda line: bool(line[1])):
        if filled:
            yield from _block(list(paragraph))


def _block(lines: Lines) -> Iterator[Block]:
    if lines[0][1].startswith("|"):
        yield _table(lines)
        return
    first = next((n for n, (_, line) in enumerate(lines) if ITEM.fullmatch(line)), len(lines))
    if first:
        yield Block("text", (_row([" ".join(line for _, line in lines[:first])]),))
    if first < len(lines):
        yield _list(lines[first:])


def _list(lines: Lines) -> Block:
    """Lines that begin no item go on with the one before."""
    items: list[str] = []
    for _, line in lines:
        if ITEM.fullmatch(line):
            items.append(line)
        else:
            items[-1] += f" {line.strip()}"
    found = [each for each in map(ITEM.fullmatch, items) if each]
    kind: BlockKind = "list" if found[0][2] == "-" else "steps"
    return Block(kind, tuple(_row([each[3]], len(each[1]) // INDENT) for each in found))


def _table(lines: Lines) -> Block:
    (number, _), *_ = lines
    if len(lines) < 3 or not RULE.fullmatch(lines[1][1]):
        raise BadRules(number, "a table is a head, a line | --- | and rows")
    head, *rows = [_row(_cells(line)) for _, line in (lines[0], *lines[2:])]
    for (place, _), row in zip(lines[2:], rows, strict=True):
        if len(row.cells) != len(head.cells):
            raise BadRules(place, f"the table has {len(head.cells)} columns")
    return Block("table", tuple(rows), head.cells)


def _cells(line: str) -> list[str]:
    """Of a row; its clauses may stand behind it as well as in its last cell."""
    *cells, behind = line.strip().removeprefix("|").split("|")
    cells = [cell.strip() for cell in cells]
    if behind.strip():
        cells[-1] += f" {behind.strip()}"
    return cells


def _row(texts: Sequence[str], depth: int = 0) -> Row:
    *others, last = texts
    found = CLAUSES.fullmatch(last)
    if found:
        last = found[1]
    clauses = tuple(re.findall(CLAUSE, found[2])) if found else ()
    return Row(tuple(_spans(text) for text in (*others, last)), clauses, depth)


def _spans(text: str) -> Cell:
    """Words, those that stand out, and pieces."""
    found: list[Span] = []
    end = 0
    for match in SPAN.finditer(text):
        found.append(Span("text", text[end : match.start()]))
        piece, strong, em = match.groups()
        kind: SpanKind = "piece" if piece else "strong" if strong else "em"
        found.append(Span(kind, piece or strong or em))
        end = match.end()
    found.append(Span("text", text[end:]))
    return tuple(span for span in found if span.text)
