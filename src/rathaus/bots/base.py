"""What a bot is, and the chair it sits on."""

from abc import ABC, abstractmethod
from random import Random

from rathaus.core.errors import RathausError
from rathaus.core.game import Game
from rathaus.core.state import State, View


class BadBot(RathausError):
    """A bot cannot be loaded, or does what no bot may do."""


class Chair:
    """A seat as a bot may use it: the view, the legal moves, and imagined full states.

    The true state stays behind the chair's back. `redeal` depends on the seat's knowledge and
    the generator alone, so whatever a bot does with this, it cannot cheat. Where people wait,
    `seconds` says how long a bot may think; None: as long as it likes.
    """

    __slots__ = ("_state", "seat", "seconds")

    def __init__(self, state: State, seat: int, seconds: float | None = None) -> None:
        self._state = state
        self.seat = seat
        self.seconds = seconds

    @property
    def players(self) -> int:
        return self._state.players

    def moves(self) -> list[int]:
        """The legal moves of the seat, sorted."""
        return self._state.moves(self.seat)

    def view(self) -> View:
        """All that the seat may know."""
        return self._state.view(self.seat)

    def redeal(self, rng: Random) -> State:
        """A full state that agrees with all the seat knows."""
        return self._state.redeal(self.seat, rng)


class Bot(ABC):
    """Decides for a seat. Stateless: all it may remember is in the view."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @classmethod
    def can_play(cls, game: Game) -> bool:
        """Some bots know certain games only."""
        return True

    @abstractmethod
    def choose(self, chair: Chair, rng: Random) -> int:
        """One of the chair's legal moves; the same for the same knowledge and generator."""
