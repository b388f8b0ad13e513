"""Who comes and goes while the game is played: leaving, conceding, taking over from a bot."""

from dataclasses import dataclass
from hmac import compare_digest

from rathaus.server.entries import Conceded, Left, TookOver
from rathaus.server.errors import NotAllowed, NotYours
from rathaus.server.seating import Seat
from rathaus.server.voting import Voting


@dataclass(slots=True)
class Leaving(Voting):
    def _leave(self, entry: Left) -> None:
        """Nobody has to agree: whoever wants to go, goes. The seat stays theirs."""
        if self.match is None:
            self._free(entry.seat)
            return
        self._running()
        if entry.seat not in self.people():
            raise NotAllowed("a bot plays for this seat already")
        self._check_level(entry.level)
        self.seats[entry.seat].level = entry.level
        self._note("table_handed_over", entry.seat, level=entry.level)
        self._take_out_of_vote(entry.seat)

    def _free(self, seat: int) -> None:
        if self._seat(seat).is_open:
            raise NotAllowed(f"seat {seat + 1} is empty already")
        self.seats[seat] = Seat()

    def _concede(self, entry: Conceded) -> None:
        """A bot that plays for them already goes on."""
        self._running()
        seat = self._seat(entry.seat)
        if not seat.secret:
            raise NotAllowed("a bot does not concede")
        if seat.has_conceded:
            raise NotAllowed("you have conceded already")
        if not seat.level:
            self._check_level(entry.level)
            seat.level = entry.level
        seat.has_conceded = True
        self._note("table_conceded", entry.seat, level=seat.level)
        self._take_out_of_vote(entry.seat)

    def _take_over(self, entry: TookOver) -> None:
        """With a link that works once."""
        self._running()
        seat = self._seat(entry.seat)
        if not seat.offer or not compare_digest(seat.offer, entry.token):
            raise NotYours("this link leads to no seat any more; ask for a new one")
        bot = seat.name
        self.seats[entry.seat] = Seat(entry.name, entry.secret)
        self.rendered.clear()  # it has another name in all lines
        self._note("table_taken_over", entry.seat, bot=bot)

    def _take_out_of_vote(self, seat: int) -> None:
        """Who has gone is asked no more; what they proposed, or what was about their seat, is
        settled by it.
        """
        vote = self.vote
        if vote is None:
            return
        if seat == vote.by or (seat == vote.about and vote.what != "undo"):
            self.vote = None
            return
        vote.waiting.discard(seat)
        self._maybe_carry_out()
