"""Plots as SVG without a plotting library: intervals in rows, bars side by side, curves.

Every shape says in words what it shows, and colours are never the only sign.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

COLOURS = ("#2f6f9f", "#c9803a", "#4a8f5c", "#a2567f", "#7a6ba8", "#8a7a2f")
WIDTH, LABEL, WORDS, ROW = 680, 130, 150, 28


@dataclass(frozen=True, slots=True)
class Row:
    """A value with its interval, and a mark to compare it with."""

    label: str
    value: float
    low: float
    high: float
    par: float | None = None
    words: str = ""


def rows(
    title: str,
    data: Sequence[Row],
    *,
    ends: tuple[float, float] | None = None,
    logarithmic: bool = False,
) -> str:
    """One row for each value: a dot, a line for its interval, a tick for par, and words."""
    values = [*(ends or ()), *(value for row in data for value in _values(row))]
    place = _scale(values, LABEL + 12, WIDTH - WORDS, logarithmic)
    shapes = [shape for n, row in enumerate(data) for shape in _row(row, ROW * n + 16, place)]
    return _svg(title, shapes, ROW * len(data) + 8)


def _row(row: Row, y: int, place: "_Place") -> list[str]:
    shapes = [
        _text(LABEL, y + 4, row.label, "end"),
        _line(place(row.low), place(row.high), y, y, f'stroke-width="4" stroke="{COLOURS[0]}"'),
        f'<circle cx="{place(row.value)}" cy="{y}" r="5" fill="currentColor"/>',
        _text(WIDTH - WORDS + 14, y + 4, row.words, "start"),
    ]
    if row.par is not None:
        x, style = place(row.par), 'stroke-width="2" stroke-dasharray="3 2"'
        shapes.append(_line(x, x, y - 11, y + 11, f'{style} stroke="{COLOURS[1]}"'))
    return shapes


def _line(x1: str, x2: str, y1: int, y2: int, style: str) -> str:
    return f'<line x1="{x1}" x2="{x2}" y1="{y1}" y2="{y2}" {style}/>'


def bars(title: str, labels: Sequence[str], series: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Groups of bars: one bar per series, in the order of the names."""
    height, foot = 150, 40
    top = max((value for _, values in series for value in values), default=0) or 1
    group = (WIDTH - 20) / max(1, len(labels))
    width = group * 0.86 / max(1, len(series))
    shapes = [
        _text(14 + 110 * n, 14, f"{n + 1} {name}", "start", colour=COLOURS[n % 6])
        for n, (name, _) in enumerate(series)
    ]
    for n, (name, values) in enumerate(series):
        for at, value in enumerate(values):
            x, tall = 10 + group * at + width * n, height * value / top
            shapes.append(
                f'<rect x="{x:.1f}" y="{height + 24 - tall:.1f}" width="{max(1, width - 1):.1f}" '
                f'height="{tall:.1f}" fill="{COLOURS[n % 6]}"><title>{escape(name)}, '
                f"{escape(labels[at])}: {value:g}</title></rect>"
            )
    every = max(1, len(labels) // 16)
    shapes += [
        _text(10 + group * (at + 0.5), height + foot, labels[at], "middle")
        for at in range(0, len(labels), every)
    ]
    return _svg(title, shapes, height + foot + 8)


def curve(title: str, points: Sequence[tuple[float, float]], words: Sequence[str]) -> str:
    """A line through points from left to right, each with its words."""
    height = 190
    across = _scale([x for x, _ in points], 30, WIDTH - 20)
    up = _scale([-y for _, y in points], 14, height - 14)
    path = " ".join(f"{across(x)},{up(-y)}" for x, y in points)
    shapes = [f'<polyline points="{path}" fill="none" stroke="{COLOURS[0]}" stroke-width="2"/>']
    for (x, y), text in zip(points, words, strict=True):
        shapes.append(
            f'<circle cx="{across(x)}" cy="{up(-y)}" r="4" fill="{COLOURS[0]}">'
            f"<title>{escape(text)}</title></circle>"
        )
    shapes.append(_text(30, height, words[0], "start", small=True))
    shapes.append(_text(WIDTH - 20, height, words[-1], "end", small=True))
    return _svg(title, shapes, height + 6)


class _Place:
    """Where a value stands between two ends of a picture."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.low, self.left = low, left
        self.unit = (right - left) / ((high - low) or 1)

    def __call__(self, value: float) -> str:
        return f"{self.left + (value - self.low) * self.unit:.1f}"


class _LogPlace(_Place):
    def __call__(self, value: float) -> str:
        return super().__call__(log10(max(value, 1e-7)))


def _scale(values: Sequence[float], left: float, right: float, logarithmic: bool = False) -> _Place:
    if not logarithmic:
        return _Place(min(values), max(values), left, right)
    logs = [log10(max(value, 1e-7)) for value in values]
    return _LogPlace(floor(min(logs)), max(logs), left, right)


def _values(row: Row) -> list[float]:
    return [row.low, row.value, row.high, *([] if row.par is None else [row.par])]


def _text(
    x: float, y: float, text: str, anchor: str, *, small: bool = False, colour: str = "currentColor"
) -> str:
    size = 10 if small else 12
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" '
        f'fill="{colour}">{escape(text)}</text>'
    )


def _svg(title: str, shapes: Sequence[str], height: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'role="img" aria-label="{escape(title)}">{"".join(shapes)}</svg>'
    )
