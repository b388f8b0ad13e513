"""Keeps a game on disk while it is played."""

from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from rathaus.cli.terminal import saves
from rathaus.cli.terminal.device import Device
from rathaus.cli.terminal.words import Words, parse_yes
from rathaus.core.match import Match


@dataclass(slots=True)
class Keeper:
    """`named`: the player has asked for the file, so it is kept up to date."""

    match: Match
    words: Words
    device: Device
    path: Path
    named: bool
    components: Path | None = None

    def keep(self) -> None:
        """After every decision, where the player has named a file."""
        if not self.named:
            return
        try:
            saves.save(self.match, self.path)
        except OSError as error:
            self._complain(error)

    def write(self, name: str) -> None:
        """Save to a file by name, and keep it up to date from now on."""
        path = Path(name).expanduser() if name else self.path
        if self.save(path):
            self.path, self.named = path, True

    def offer(self) -> None:
        """Before leaving: ask whether to save, unless the game is kept anyway."""
        answer: bool | None = True if self.named else None
        while answer is None:
            question = self.words("ask_save", file=self.path)
            answer = parse_yes(self.device.read(question), default=True)
        if answer:
            self.save(self.path)
        else:
            self.device.console.print(self.words("not_saved"))

    def save(self, path: Path | None = None) -> bool:
        """Save now and say how to go on; False: the file cannot be written."""
        path = path or self.path
        try:
            saves.save(self.match, path)
        except OSError as error:
            self._complain(error)
            return False
        command = saves.resume_command(path, self.components, self.match.seats)
        for line in (self.words("saved", file=path), self.words("go_on"), f"  {command}"):
            self.device.console.print(Text(line), soft_wrap=True)
        return True

    def _complain(self, error: OSError) -> None:
        text = self.words("cannot_save", reason=error.strerror or str(error))
        self.device.console.print(Text(text, style="bold red"))
