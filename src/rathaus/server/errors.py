"""What a client did wrong, in words that say what would be right."""

import traceback
from pathlib import Path

from rathaus.core.errors import RathausError


class Refused(Exception):
    """A request that changes nothing. `code` is stable, `status` is that of HTTP."""

    code = "refused"
    status = 400

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class NotFound(Refused):
    code = "not_found"
    status = 404


class NotYours(Refused):
    """The seat belongs to somebody else."""

    code = "not_yours"
    status = 403


class NotWelcome(Refused):
    """An address that is blocked."""

    code = "blocked"
    status = 403


class Stale(Refused):
    """The table has gone on since; the client gets the current state."""

    code = "stale"
    status = 409


class Outdated(Refused):
    """The rules of the game have changed since."""

    code = "outdated"
    status = 410


class Final(Refused):
    """A careful client did not know that there is no way back."""

    code = "final"
    status = 409


class NotAllowed(Refused):
    """Against the rules of the game or the order of the table."""

    code = "not_allowed"
    status = 409


class TooMuch(Refused):
    """A limit of this server."""

    code = "too_much"
    status = 429


class BadDatabase(RathausError):
    """The server cannot keep its tables there."""


def place_of(error: BaseException) -> str:
    """For logs: its kind and where it came from. What it says may be hidden from the players."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + place
