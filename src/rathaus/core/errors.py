"""What can be wrong with an input; each message says what would be right.

All of them are `ValueError`s, so a caller may catch them together.
"""


class RathausError(ValueError):
    """Something given to Rathaus from outside is wrong."""


class IllegalMove(RathausError):
    """The move may not be played now; the state is exactly as it was."""


class UnknownGame(RathausError):
    """There is no game of that name."""


class BadPlayers(RathausError):
    """The game cannot be played by that many players, or a seat does not exist."""


class BadOption(RathausError):
    """The game has no such option, or the option has no such value."""


class BadNotation(RathausError):
    """The text is not the name of a move of this game."""


class BadState(RathausError):
    """The saved state cannot be loaded."""


class BadPosition(RathausError):
    """The position cannot be made: a name, number or step does not exist, or cannot be there."""


class BadComponents(RathausError):
    """The component file changes something it may not, or to something that cannot be."""


class UnknownBot(RathausError):
    """There is no computer opponent of that name, or not the right number of them."""


class BadRecord(RathausError):
    """The game record cannot be replayed; `line` is the first line that is wrong."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
