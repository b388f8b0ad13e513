"""The course of a game at its table: it goes on, and it goes back."""

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rathaus.core.errors import RathausError
from rathaus.core.events import Event, EventValue
from rathaus.core.match import Match
from rathaus.core.records import Decision
from rathaus.core.steps import CHANCE
from rathaus.server.errors import Final, NotAllowed
from rathaus.server.header import OPEN, ORDER, OVER, PLAYING, Status
from rathaus.server.once import Once
from rathaus.server.seating import Seating
from rathaus.server.sharing import share_decisions, share_events
from rathaus.server.story import Story

MOST_REWINDS = 500
KEPT_EVERY = 20  # answers: from there a game is played again when it goes back
MOST_KEPT = 4


@dataclass(slots=True)
class Course(Seating):
    match: Match | None = None
    is_closed: bool = False  # by whoever runs the server
    rewinds: int = 0  # how often the game went back
    wasted: int = 0  # moves since the last snapshot that were taken back or played again
    story: Story = field(default_factory=Story)  # of the table itself
    rendered: dict[str, list[Any]] = field(default_factory=dict)  # lines of the log, by language
    once: Once = field(default_factory=Once, compare=False)  # what is shown of it now
    _kept: list[tuple[int, Match]] = field(default_factory=list)  # so many answers, and the match
    _shared: tuple[int, int] = (0, 0)  # so many events and decisions

    @property
    def status(self) -> Status:
        if self.match is None:
            return OPEN
        return OVER if self.match.is_over else PLAYING

    def bots_in_turn(self) -> list[int]:
        if self.match is None or self.is_closed:
            return []
        return [seat for seat in self.match.state.turn() if self.seats[seat].level]

    def notation(self, move: int) -> str:
        return self.game.notation(self._running().state, move)

    def finished(self) -> Match:
        if self.match is None or not self.match.is_over:
            raise NotAllowed("that is possible when the game is over")
        return self.match

    @property
    def lines(self) -> int:
        """The length of the log."""
        return self.story.length(self.match.events if self.match else ())

    def told(self, start: int = 0) -> Iterator[tuple[int, Event]]:
        """The log from a line on, with what happened at the table itself."""
        return self.story.told(self.match.events if self.match else (), start)

    def check_way_back(self, seat: int, notations: Sequence[str]) -> None:
        """Can an answer be taken back, if not all agree? An illegal one is refused elsewhere.

        Among several, nobody knows whether the answer is the last one, which reveals them all.
        """
        match = self._running()
        if self.people() == [seat] or len(match.state.asked()) > 1:
            return
        with contextlib.suppress(RathausError):
            if match.is_final(seat, *match.read(seat, notations)):
                raise Final("this cannot be taken back; say so if you are sure")

    # -- going on -----------------------------------------------------------------------------

    def _running(self) -> Match:
        if self.match is None:
            raise NotAllowed("the game starts when every seat is taken")
        if self.match.is_over:
            raise NotAllowed("the game is over")
        return self.match

    @property
    def _resolved(self) -> int:
        """How many questions are answered."""
        return self.match.state.resolved if self.match else 0

    def _maybe_start(self) -> None:
        """The game starts when the last seat is taken."""
        if not any(seat.is_open for seat in self.seats):
            self.match = self._new_match()
            if self.header.opening:
                self._note("table_known", None)

    def _new_match(self) -> Match:
        header = self.header
        names = tuple(seat.level or seat.name for seat in self.seats)  # a record tells the level
        return Match(
            self.game,
            header.players,
            seed=header.seed,
            options=header.options,
            seats=names,
            opening=[Decision(seat, move) for seat, move in header.opening],
        )

    def _play(self, seat: int, notations: Sequence[str]) -> None:
        match = self._running()
        try:
            match.play(seat, *match.read(seat, notations))
        except RathausError as error:
            raise NotAllowed(str(error)) from error

    def _note(self, kind: str, seat: int | None, **data: EventValue) -> None:
        events = len(self._running().events)
        same = self.story.lines_before(events)
        for lines in self.rendered.values():
            del lines[same:]  # of what was taken back, and of the table since then
        self.story.note(kind, seat, events, **data)

    # -- going back ---------------------------------------------------------------------------

    def _take_back(self, seat: int) -> bool:
        """What the seat has decided last, if nothing was revealed since. False: at a table of
        old something was, and it is taken back all the same.
        """
        match = self._running()
        resolved = match.state.resolved
        try:
            match.undo(seat)
        except RathausError as error:
            if self.header.order < ORDER:
                self._rewind(seat)  # less counted as a reveal then
                return False
            raise NotAllowed(f"{error}; you can propose it to the others") from error
        self.wasted += 1
        if match.state.resolved < resolved:  # else a sealed answer: nobody else is concerned
            self.rewinds += 1
            self._drop_kept(len(self._answers()))
            self._note("table_undone", seat)
        return True

    def _check_rewind(self, seat: int) -> None:
        if not any(answer[0].seat == seat for answer in self._answers()):
            raise NotAllowed(f"{self.seats[seat].name} has decided nothing yet")
        if self.rewinds >= MOST_REWINDS:
            raise NotAllowed("so much was taken back at this table that it has to go on now")

    def _answers(self) -> list[list[Decision]]:
        """What people and bots have decided so far and all know, without what the game went on
        from.
        """
        match = self._running()
        known = match.answers() if self.header.order < ORDER else match.settled()
        answers = known[len(self.header.opening) :]
        return [answer for answer in answers if answer[0].seat != CHANCE]

    def _rewind(self, seat: int) -> None:
        """Back to before what a seat has decided last, whatever was revealed since."""
        answers = self._answers()
        before = len(answers)
        while answers.pop()[0].seat != seat:
            pass
        self.wasted += before - len(answers)
        self.match = self._play_again(answers)
        self.rewinds += 1
        self.rendered.clear()
        self._shared = 0, 0
        self._note("table_rewound", seat)

    def _play_again(self, answers: Sequence[Sequence[Decision]]) -> Match:
        """From the start, or from a place on the way that was kept when it was done last."""
        self._drop_kept(len(answers))
        done, match = self._kept[-1] if self._kept else (0, self._new_match())
        match = match.copy()
        match.seats = self._running().seats  # a record names those who began
        for number, answer in enumerate(answers[done:], start=done + 1):
            by = answer[0].seat
            match.play(by, *match.read(by, [each.move for each in answer]))
            self.wasted += 1
            if match.is_settled and (number % KEPT_EVERY == 0 or number == len(answers)):
                self._kept = [*self._kept[1 - MOST_KEPT :], (number, match.copy())]
        return match

    def _drop_kept(self, answers: int) -> None:
        """The game has gone back to so many answers; from there it may take another way."""
        while self._kept and self._kept[-1][0] > answers:
            self._kept.pop()

    def _share(self) -> None:
        """Many tables have to fit into memory."""
        if self.match is None:
            return
        events, decisions = self.match.events, self.match.decisions
        share_events(events, self._shared[0])
        share_decisions(decisions, self._shared[1])
        self._shared = len(events), len(decisions)
