"""What several verbs show: a bar while they work, and tables without lines."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table


class Bar:
    """How far the work has come."""

    def __init__(self, shown: Progress, task: TaskID) -> None:
        self.is_seen = not shown.disable
        self._shown, self._task = shown, task

    def advance(self, count: int) -> None:
        self._shown.advance(self._task, count)

    def reach(self, done: int, total: int) -> None:
        self._shown.update(self._task, completed=done, total=total)


@contextmanager
def progress_bar(words: str = "playing", total: int | None = None) -> Iterator[Bar]:
    """A bar on the error stream if that is a terminal; it vanishes when the work is done."""
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as shown:
        yield Bar(shown, shown.add_task(words, total=total))


def plain_table(*columns: str) -> Table:
    """A table without lines between its columns."""
    return Table(*columns, box=SIMPLE, pad_edge=False, padding=(0, 1, 0, 0))
