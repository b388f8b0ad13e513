"""A server whose deals have a name, so that a test meets the same position in every run."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser import dealing
from tests.server.servers import Server


class DealtServer(Server):
    command = (sys.executable, dealing.__file__)

    def __init__(self, folder: Path, **options: str) -> None:
        super().__init__(f"sqlite:///{folder / 'tables.db'}", **options)
        self._deal = folder / "deal"
        self.environment = {dealing.NAMED_IN: str(self._deal)}
        self.deal("")

    def deal(self, name: str) -> None:
        """The tables that are made from now on are dealt by this name, one after the other."""
        self._deal.write_text(name, encoding="utf-8")

    @contextmanager
    def dealing(self, name: str) -> Iterator[None]:
        """Meanwhile, for tables that several tests share."""
        before = self._deal.read_text(encoding="utf-8")
        self.deal(name)
        try:
            yield
        finally:
            self.deal(before)
