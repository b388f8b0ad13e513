"""A file of JSON lines that a long run only adds to, so that it can go on after it was killed.

The first line says what is run; a file of another run is refused.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rathaus.core.errors import RathausError


class BadJournal(RathausError):
    """The file is damaged, or of another run."""


class Journal:
    """Begins a file, or takes over the entries in it; without a path it keeps nothing."""

    def __init__(self, path: Path | None, kind: str, header: Mapping[str, Any]) -> None:
        self.path = path
        self.entries: list[dict[str, Any]] = []
        if path is not None:
            self._take_over(path, f"rathaus_{kind}", header)

    def add(self, entry: Mapping[str, Any]) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(entry, ensure_ascii=False) + "\n")

    def wrong(self, number: int, reason: str) -> BadJournal:
        """The error for an entry, which are counted from 0."""
        return BadJournal(f"{self.path}, line {number + 2}: {reason}")

    def _take_over(self, path: Path, kind: str, header: Mapping[str, Any]) -> None:
        text = _read(path)
        wanted = json.loads(json.dumps({kind: FORMAT, **header}))
        if not text:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.add(wanted)
            return
        first, *rest = text.splitlines()
        _compare(path, kind, self._parse(-1, first), wanted)
        self.entries = [self._parse(number, line) for number, line in enumerate(rest)]

    def _parse(self, number: int, line: str) -> dict[str, Any]:
        try:
            content = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise self.wrong(number, "this is not JSON") from error
        if not isinstance(content, dict):
            raise self.wrong(number, "every line is a JSON object")
        return content


FORMAT = 1


def _read(path: Path) -> str:
    """All complete lines; half a line at the end is what a killed run leaves, and is cut off."""
    if not path.exists():
        return ""
    try:
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        text = whole.decode("utf-8")
        if len(whole) < len(data):
            path.write_bytes(whole)
    except (OSError, UnicodeDecodeError) as error:
        raise BadJournal(f"{path} cannot be read: {error}") from error
    return text


def _compare(path: Path, kind: str, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    if kind not in found:
        raise BadJournal(f"{path} is not a file of this command; name another one")
    for key, value in wanted.items():
        if found.get(key) != value:
            raise BadJournal(
                f"{path} is of another run: its {key.replace('_', ' ')} is {found.get(key)!r}, "
                f"not {value!r}; name another file, or go on with what it was begun with"
            )
