"""What needs the others' consent: a farther undo, a seat for a bot, a bot's seat for a person."""

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
    token: str = ""  # of a link: its hash


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
        number = self.version + 1
        self.vote = Vote(number, entry.what, *about, level, waiting, willing, entry.token)
        self._maybe_carry_out()

    def _check_proposal(self, entry: Proposed) -> None:
        concerned = self._seat(entry.about)
        if self.vote is not None:
            raise NotAllowed("another proposal is open; it has to be answered first")
        if entry.what == "bot":
            if concerned.level:
                raise NotAllowed("a bot takes a person's seat, not another bot's")
            self._check_level(entry.level)
        if entry.what == "person":
            self._check_return(entry.about)
        if entry.what == "invite":
            self._check_offer(entry)
        if entry.what == "undo":
            self._check_rewind(entry.about)

    def _check_return(self, number: int) -> None:
        seat = self._seat(number)
        if not (seat.level and seat.secret):
            raise NotAllowed("nobody has left this seat to a bot")
        if seat.has_conceded:
            raise NotAllowed("who has conceded does not come back; a bot plays on")

    def _check_offer(self, entry: Proposed) -> None:
        seat = self._seat(entry.about)
        if self.header.is_prepared:
            raise NotAllowed("the deal of this guided game is known, so nobody else may sit here")
        if not seat.level or seat.secret:
            raise NotAllowed("a link leads to the seat of a bot that plays for nobody")
        if not entry.token:
            raise NotAllowed("an invitation needs a token")

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
        self._check_return(entry.seat)
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
        elif vote.what == "invite":
            self._offer(vote)
        else:
            self._return(vote.about)

    def _replace(self, vote: Vote) -> None:
        self.seats[vote.about].level = vote.level
        kind = "table_handed_over" if vote.is_willing else "table_replaced"
        self._note(kind, vote.about, level=vote.level)

    def _offer(self, vote: Vote) -> None:
        """A link that was made before leads nowhere now."""
        self.seats[vote.about].offer = vote.token
        self._note("table_offered", vote.by, about=vote.about)

    def _return(self, seat: int) -> None:
        self.seats[seat].level = ""
        self._note("table_returned", seat)
