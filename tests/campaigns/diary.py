"""What a campaign has done so far, one line of JSON for each piece of work."""

import json
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

FOLDER = Path("build/campaigns")


class Diary:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: list[dict[str, Any]] = []
        if path.exists():
            self.lines = [json.loads(line) for line in path.read_text().splitlines()]

    def done(self) -> set[str]:
        return {line["piece"] for line in self.lines}

    def note(self, piece: str, **found: Any) -> None:
        line = {"piece": piece, **found}
        self.lines.append(line)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a") as file:
            file.write(json.dumps(line) + "\n")


def work_off(
    diary: Diary,
    pieces: Iterable[tuple[str, tuple[Any, ...]]],
    work: Callable[..., dict[str, Any]],
    jobs: int,
    console: Console,
) -> None:
    """Do all pieces that the diary does not name yet, in so many processes."""
    done = diary.done()
    todo = [(name, args) for name, args in pieces if name not in done]
    columns = *Progress.get_default_columns()[:-1], MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console) as progress, ProcessPoolExecutor(jobs) as pool:
        bar = progress.add_task("working", total=len(todo))
        names = {pool.submit(work, *args): name for name, args in todo}
        for job in as_completed(names):
            diary.note(names[job], **job.result())
            progress.advance(bar)
