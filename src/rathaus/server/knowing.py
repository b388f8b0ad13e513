"""What each seat knows of its table: nobody sees that another has answered before all have."""

from bisect import bisect_right
from collections.abc import Sequence, Set
from dataclasses import dataclass, field

from rathaus.core.errors import RathausError
from rathaus.core.state import State
from rathaus.server.course import Course
from rathaus.server.errors import NotAllowed, Stale
from rathaus.server.header import Summary


@dataclass(slots=True)
class Knowing(Course):
    version: int = 0  # the number of the last entry
    sealed: list[list[int]] = field(init=False)  # by seat: the entries that nobody else knows
    asked_at: list[int] = field(init=False)  # by seat: since which version it is asked this
    _asked: list[object] = field(init=False)  # by seat: what tells its question from others

    def __post_init__(self) -> None:
        Course.__post_init__(self)
        self.sealed = [[] for _ in range(self.header.players)]
        self.asked_at = [0] * self.header.players
        self._asked = [None] * self.header.players

    def asked(self) -> list[int]:
        """The seats of the open question, whether they have answered or not."""
        if self.match is None:
            return []
        state = self.match.state
        return [seat for seat in range(state.players) if seat in (state.asked() or state.turn())]

    def turn_for(self, mine: Set[int]) -> list[int]:
        """Who has to decide, as far as these seats may know: whether others have answered
        already is not known until all have.
        """
        turn = self.match.state.turn() if self.match else ()
        return [seat for seat in self.asked() if seat in turn or seat not in mine]

    def seen(self, mine: Set[int], number: int | None = None) -> int:
        """How many entries these seats know of, up to a number: the version they are told."""
        known = number = self.version if number is None else number
        for seat, sealed in enumerate(self.sealed):
            if sealed and seat not in mine:
                number -= bisect_right(sealed, known)
        return number

    def summary(self) -> Summary:
        """What the lobby tells of it."""
        turn = self.match.state.turn() if self.match else ()
        asked = self.asked()
        return Summary(
            self.status,
            [seat.name for seat in self.seats],
            asked,
            [seat for seat in asked if seat not in turn],
            [seat.secret for seat in self.seats],
        )

    def check_fresh(self, seat: int, version: int, mine: Set[int] | None = None) -> None:
        """Is the seat still asked what it was asked at that version, as these seats count them?"""
        mine = frozenset(range(len(self.seats))) if mine is None else mine
        if not self.seen(mine, self.asked_at[seat]) <= version <= self.seen(mine):
            raise Stale("the table has gone on since; look at it again and decide anew")

    def considered(
        self, seat: int, version: int, path: Sequence[str], mine: Set[int] | None = None
    ) -> State:
        """The state if the seat had begun its answer so."""
        self.check_fresh(seat, version, mine)
        try:
            return self._running().considered(seat, path)
        except RathausError as error:
            raise NotAllowed(str(error)) from error

    def go_on_from(
        self, names: tuple[str, ...], answers: Sequence[tuple[int, Sequence[str]]], ways_back: int
    ) -> None:
        """Play all these answers, as they were left when a snapshot was taken."""
        self.match = match = self._new_match()
        match.seats = names
        for seat, moves in answers:
            match.play(seat, *match.read(seat, moves))
        match.forget_ways_back(ways_back)
        self._asked = [self._question_of(seat) for seat in range(len(self.seats))]
        self._share()

    @property
    def is_sealed(self) -> bool:
        """Does only one seat know of the last entry?"""
        return any(sealed and sealed[-1] == self.version for sealed in self.sealed)

    # -- inside -------------------------------------------------------------------------------

    def _note_questions(self) -> None:
        for seat in range(len(self.seats)):
            asked = self._question_of(seat)
            if asked != self._asked[seat]:
                self._asked[seat] = asked
                self.asked_at[seat] = self.version

    def _question_of(self, seat: int) -> object:
        """Differs from one question to the next, and only then."""
        if self.match is None or seat not in self.match.state.turn():
            return None
        return self.rewinds, self.match.state.resolved, self.match.state.answers[seat]
