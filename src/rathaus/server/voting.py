"""What needs the others' consent: a farther undo, and a seat for a bot."""

from dataclasses import dataclass

from rathaus.server.entries import Proposed, Returned, Voted
from rathaus.server.errors import NotAllowed
from rathaus.server.header import ORDER
from rathaus.server.knowing import Knowing


@dataclass(slots=True)
class Vote:
    """A proposal that is open."""

    number: int
    what: str
    by: int
    about: int
    level: str
    waiting: set[int]
    is_willing: bool  # the person concerned is asked, too


@dataclass(slots=True)
class Voting(Knowing):
    vote: Vote | None = None

    def _propose(self, entry: Proposed) -> None:
        self._running()
        self._check_proposal(entry)
        level = entry.level if entry.what == "bot" else ""
        waiting = set(self.people()) - {entry.seat}
        if not entry.is_here:
            waiting.discard(entry.about)
        waiting.difference_update(entry.away)
        willing = entry.is_here or entry.seat == entry.about
        about = entry.seat, entry.about
        self.vote = Vote(self.version + 1, entry.what, *about, level, waiting, willing)
        self._maybe_carry_out()

    def _check_proposal(self, entry: Proposed) -> None:
        concerned = self._seat(entry.about)
        if self.vote is not None:
            raise NotAllowed("another proposal is open; it has to be answered first")
        if entry.what == "bot":
            if concerned.level:
                raise NotAllowed("a bot takes a person's seat, not another bot's")
            self._check_level(entry.level)
        if entry.what == "person" and not (concerned.level and concerned.secret):
            raise NotAllowed("nobody has left this seat to a bot")
        if entry.what == "undo":
            self._check_rewind(entry.about)

    def _answer_vote(self, entry: Voted) -> None:
        vote = self.vote
        withdraws = vote is not None and not entry.agrees and entry.seat in (vote.by, vote.about)
        if vote is None or not (withdraws or entry.seat in vote.waiting):
            raise NotAllowed("there is no proposal that waits for your answer")
        if not entry.agrees:
            self.vote = None
            return
        vote.waiting.discard(entry.seat)
        self._maybe_carry_out()

    def _come_back(self, entry: Returned) -> None:
        """Nobody has to agree."""
        self._running()
        seat = self._seat(entry.seat)
        if not (seat.level and seat.secret):
            raise NotAllowed("nobody has left this seat to a bot")
        if self.vote is not None and self.vote.about == entry.seat:
            self.vote = None
        self._return(entry.seat)

    def _drop_undo_vote(self, resolved: int) -> None:
        """If the game has gone on. A proposal about a seat stays open."""
        has_gone_on = self._resolved != resolved or self.header.order < ORDER
        if has_gone_on and self.vote is not None and self.vote.what == "undo":
            self.vote = None

    def _maybe_carry_out(self) -> None:
        """All have agreed."""
        vote = self.vote
        if vote is None or vote.waiting:
            return
        self.vote = None
        if vote.what == "undo":
            self._rewind(vote.about)
        elif vote.what == "bot":
            self._replace(vote)
        else:
            self._return(vote.about)

    def _replace(self, vote: Vote) -> None:
        self.seats[vote.about].level = vote.level
        kind = "table_handed_over" if vote.is_willing else "table_replaced"
        self._note(kind, vote.about, level=vote.level)

    def _return(self, seat: int) -> None:
        self.seats[seat].level = ""
        self._note("table_returned", seat)
