"""Marks in a sentence: which stretch of it names a piece, a player or a number.

A game writes a sentence with `mark`; `read_marks` gives the plain text and where the marks are.
The signs around a mark are from Unicode's private use area and never reach a reader.
"""

from typing import NamedTuple

_OPEN, _BAR, _CLOSE = "\ue000", "\ue001", "\ue002"
_SIGNS = str.maketrans("", "", _OPEN + _BAR + _CLOSE)


class Mark(NamedTuple):
    start: int
    end: int
    kind: str  # piece, seat, number
    key: str


class Line(NamedTuple):
    text: str
    marks: tuple[Mark, ...] = ()


def mark(kind: str, key: object, text: str) -> str:
    """A stretch of a sentence that names something; marks do not nest.

    >>> read_marks(f"Ann builds {mark('piece', 'villas', 'Villas')}.")
    Line(text='Ann builds Villas.', marks=(Mark(start=11, end=17, kind='piece', key='villas'),))
    """
    return f"{_OPEN}{kind}{_BAR}{key}{_BAR}{text}{_CLOSE}"


def plain(text: str) -> str:
    """What somebody wrote, without the signs of marks."""
    return text.translate(_SIGNS)


def read_marks(text: str) -> Line:
    """The plain text, and the marks in it."""
    pieces, marks, length = [], [], 0
    for stretch in text.split(_OPEN):
        head, _, rest = stretch.partition(_CLOSE)
        if _BAR in head:
            kind, key, said = head.split(_BAR)
            marks.append(Mark(length, length + len(said), kind, key))
            head = said
        pieces.append(head + rest)
        length += len(head) + len(rest)
    return Line("".join(pieces), tuple(marks))


def split_head(text: str) -> tuple[str, str]:
    """A leading mark's opening, which nobody reads, and the rest."""
    if not text.startswith(_OPEN):
        return "", text
    start = text.rindex(_BAR, 0, text.index(_CLOSE)) + 1
    return text[:start], text[start:]
