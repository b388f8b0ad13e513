"""A report as one HTML file that needs nothing else: headings, tables and drawn plots."""

from collections.abc import Sequence
from html import escape

_STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 0.2rem 0.6rem; border-bottom: 1px solid #8884; }
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; } svg { width: 100%; height: auto; font-family: inherit; }
"""


def page(title: str, parts: Sequence[str]) -> str:
    """The whole file."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def section(heading: str, *parts: str) -> str:
    return f"<h2>{escape(heading)}</h2>\n" + "\n".join(parts)


def table(head: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in body
    )
    return (
        f'<div class="wide"><table><thead><tr>{top}</tr></thead>'
        f"<tbody>{lines}</tbody></table></div>"
    )
