"""A report as one HTML file that needs nothing else: headings, tables and drawn plots."""

import json
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

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


def write(folder: Path, name: str, html: str, data: Mapping[str, Any]) -> tuple[Path, Path]:
    """A report and the same as JSON, in a folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = folder / f"{name}.html", folder / f"{name}.json"
    paths[0].write_text(html, encoding="utf-8")
    paths[1].write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    return paths


def heading(header: Mapping[str, Any], *facts: str) -> str:
    """What was played, in a line."""
    options = "".join(f", {name}={value}" for name, value in header["options"].items())
    about = (
        f"{header['game']} (rules {header['rules_version']}, components {header['components']}): "
        f"{header['players']} players{options}"
    )
    return ", ".join((about, *facts, f"seed {header['seed']}"))


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
