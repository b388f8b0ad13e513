"""Records in files: where simulations keep their games, and how they are read again."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rathaus.core import records
from rathaus.core.errors import BadRecord, RathausError, UnknownGame
from rathaus.core.game import Game
from rathaus.core.records import Record
from rathaus.registry import find

SUFFIX = ".jsonl"


class Shelf:
    """A folder of records, one file per game."""

    def __init__(self, folder: Path, game: str) -> None:
        """The folder is made; one that holds records already is refused, so that none are mixed."""
        if folder.exists() and (not folder.is_dir() or any(folder.glob(f"*{SUFFIX}"))):
            raise RathausError(f"{folder} holds records already, or is a file; name another folder")
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.game = folder, game

    def keep(self, number: int, record: str) -> None:
        path = self.folder / f"{self.game}-{number:06}{SUFFIX}"
        path.write_text(record, encoding="utf-8")


def record_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files themselves, and those of folders in the order of their names."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = sorted(path.glob(f"*{SUFFIX}"))
        if not found:
            raise RathausError(f"{path} holds no records (files that end with {SUFFIX})")
        yield from found


def read_record(path: Path) -> Record:
    """The record in a file; damage is named with its line, even where it is not text."""
    data = path.read_bytes()
    try:
        return records.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadRecord(line, "this is not text in UTF-8") from error


def game_of(record: Record, components: str | None) -> Game:
    """The game with the components it was played with."""
    try:
        game = find(record.game, components)
    except UnknownGame as error:
        raise BadRecord(1, str(error)) from error
    if game.components_id != record.components:
        raise BadRecord(1, _which_components(game, record, components is not None))
    return game


def _which_components(game: Game, record: Record, is_given: bool) -> str:
    if record.components == type(game).components_id:
        return "the game was played with the standard components; leave --components out"
    wanted = f"the game was played with the components {record.components!r}"
    if is_given:
        return f"{wanted}, but the file given is {game.components_id!r}"
    return f"{wanted}; give their file with --components FILE"
