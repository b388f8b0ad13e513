"""The spec of a game in `docs/spec`: its tables, row by row, and its pages."""

import csv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
Row = dict[str, str]


def rows_of(game: str, table: str) -> list[Row]:
    with (_folder(game) / f"{table}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def page(game: str, name: str) -> str:
    return (_folder(game) / f"{name}.md").read_text(encoding="utf-8")


def _folder(game: str) -> Path:
    return ROOT / "docs" / "spec" / game
