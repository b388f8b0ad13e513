"""Save files: written whole or not at all, and read back with the place of any damage."""

import os
import shlex
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from tempfile import mkstemp

from rathaus.bots import is_own
from rathaus.core import records
from rathaus.core.errors import RathausError
from rathaus.core.match import Match
from rathaus.core.records import Record

SUFFIX = ".jsonl"


def save(match: Match, path: Path) -> None:
    """Write beside the file, then rename: a crash leaves the old file or the new one."""
    text = match.record(with_seed=True).dumps()
    handle, draft = mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".draft")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(draft).unlink()
        raise


def read_text(path: Path) -> str:
    """The text of a file a player has named."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise RathausError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RathausError(f"{path} is not a text file (byte {error.start})") from error


def load(path: Path) -> Record:
    """The record in a file; what is wrong with it is told with its line."""
    text = read_text(path)
    try:
        return records.loads(text)
    except RathausError as error:
        raise RathausError(f"{path}, {error}") from error


def default_path(game: str) -> Path:
    """A name that is free in the current folder."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 100))]
    return next(path for name in names if not (path := Path(name + SUFFIX)).exists())


def resume_command(path: Path, components: Path | None = None, seats: Sequence[str] = ()) -> str:
    """What to type to go on with a saved game."""
    parts = ["rathaus", "play", "--resume", str(path)]
    if components is not None:
        parts += ["--components", str(components)]
    if own := sorted({name for name in seats if is_own(name)}):
        parts += ["--bots", ",".join(own)]
    return shlex.join(parts)
