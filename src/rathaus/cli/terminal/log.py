"""The log of a game: what a seat may know of its events, as lines."""

from rich.text import Text

from rathaus.cli.terminal.words import Words
from rathaus.core.match import Match

MOST_LINES = 14  # on the screen, besides the table


class Log:
    """Remembers how much of the story each seat had seen when it last decided."""

    def __init__(self, match: Match, words: Words, quiet: frozenset[str]) -> None:
        self.match = match
        self.words = words
        self.quiet = quiet  # kinds of events that the screen shows anyway
        # Named players are counted: a game knows its automa beyond the only one.
        self._names = (words("Player", number=1),) if match.state.players == 1 else None
        # Of a game that goes on, the last lines are news.
        before = max(0, len(match.events) - MOST_LINES) if match.decisions else 0
        self._seen = [before] * match.state.players

    def mark(self, seat: int) -> None:
        """The seat decides now: what comes later is news to it."""
        self._seen[seat] = len(self.match.events)

    def lines(self, seat: int | None, since: int = 0) -> list[str]:
        return [self._line(index) for index in self._told(seat, since, frozenset())]

    def news(self, seat: int) -> list[str]:
        """What has happened since the seat's last decision."""
        told = self._told(seat, self._seen[seat], self.quiet)
        return [self._line(index) for index in told]

    def last_news(self) -> list[str]:
        """What has happened since anyone's last decision, as everyone may know it."""
        return self.lines(None, max(self._seen))

    def recent(self, seat: int, room: int) -> list[Text]:
        """The news with a heading, cut to the room there is."""
        lines = self.news(seat)
        shown = lines if len(lines) < room else lines[len(lines) - max(1, room - 1) :]
        hidden = len(lines) - len(shown)
        head = self.words("earlier", count=hidden) if hidden else self.words("log")
        texts = [Text(f"  {line}") for line in shown]
        return [Text(head, style="dim"), *texts] if texts and room > 1 else texts

    def _told(self, seat: int | None, since: int, leave_out: frozenset[str]) -> list[int]:
        events = self.match.events
        return [
            index
            for index in range(min(since, len(events)), len(events))
            if events[index].visible_to(seat)
            and events[index].kind not in leave_out
            and self._line(index)
        ]

    def _line(self, index: int) -> str:
        return self.match.game.story(self.match.events[index], self.words.lang, self._names)
