"""Which build runs: the compiled one (`make fast`) or plain Python.

Compiled modules stand beside their sources, and Python would take them whatever the sources say
by now. So a note tells what they were made from. If a source is another one since, none of them
is used, and it is said so. RATHAUS_PLAIN=1 leaves them aside as well.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType

NOTE = "compiled.json"
VARIABLE = "RATHAUS_PLAIN"
PACKAGE = Path(__file__).parent


class PlainFinder:
    """Finds the sources of this package and nothing else."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("rathaus."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, [".py"])) for folder in path)
        return next(filter(None, (finder.find_spec(name) for finder in finders)), None)


def choose() -> None:
    """Leave compiled modules aside that do not fit their sources."""
    note = PACKAGE / NOTE
    if not note.exists():
        return
    changed = sorted(_changed(json.loads(note.read_text("utf-8")), digests(PACKAGE)))
    if changed or os.environ.get(VARIABLE):
        sys.meta_path.insert(sys.meta_path.index(PathFinder), PlainFinder)
    if changed:
        sys.stderr.write(
            f"rathaus: {changed[0]} is not what was compiled ({len(changed)} changed): running "
            "plain Python. `make fast` compiles anew, `make plain` ends this warning.\n"
        )


def kind() -> str:
    """`compiled` or `plain`."""
    from rathaus.core import state

    return "plain" if str(state.__file__).endswith(".py") else "compiled"


def digests(package: Path) -> dict[str, str]:
    """What a compiled build depends on: its own sources and those they use, words aside."""
    return {
        path.relative_to(package).as_posix(): hashlib.blake2b(
            path.read_bytes(), digest_size=16
        ).hexdigest()
        for path in _sources(package)
    }


def _sources(package: Path) -> Iterator[Path]:
    for part in ("bots", "core", "envs/observing", "games"):
        for path in (package / part).rglob("*.py"):
            if path.parent.name != "text":
                yield path


def _changed(before: dict[str, str], now: dict[str, str]) -> set[str]:
    return {name for name in {*before, *now} if before.get(name) != now.get(name)}
