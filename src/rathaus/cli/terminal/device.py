"""The screen and the keyboard."""

import sys
from contextlib import suppress

from rich.console import Console


class Device:
    """Reads lines and clears the screen; quiet about both when it is not a terminal."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_interactive = console.is_terminal and sys.stdin.isatty()
        if self.is_interactive:
            with suppress(ImportError):  # line editing and history, where Python has it
                import readline  # noqa: F401

    def read(self, prompt: str) -> str:
        """A line from the player; EOFError when there are no more."""
        line = input(prompt)
        if not self.is_interactive:
            self.console.print()
        return line

    def clear(self, *, with_history: bool = False) -> None:
        """An empty screen; `with_history`: what was on it cannot be scrolled back to either."""
        if not self.is_interactive:
            self.console.print()
            return
        self.console.clear()
        if with_history:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
