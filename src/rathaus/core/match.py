"""A game being played: the state, the chance behind it, the decisions so far, and undo."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from rathaus.core.errors import BadRecord, IllegalMove
from rathaus.core.events import Event
from rathaus.core.game import Game
from rathaus.core.records import (
    Decision,
    Record,
    chance_generator,
    hash_of,
    outcome,
    replay,
)
from rathaus.core.state import State
from rathaus.core.steps import CHANCE


@dataclass(frozen=True, slots=True)
class _UndoPoint:
    seat: int
    state: State
    decisions: int
    events: int
    sizes: int
    opened: int


class Match:
    """Drives one game. Chance is drawn by itself; seats decide through `play`.

    The seed is the only secret: with it every draw can be repeated.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        seed: str,
        options: Mapping[str, object] | None = None,
        seats: tuple[str, ...] = (),
        opening: Sequence[Decision] = (),
    ) -> None:
        """`opening` are decisions of another game, chance included, from which this one goes on."""
        self.game = game
        self.seed = seed
        self.seats = seats or tuple(f"player {seat + 1}" for seat in range(players))
        self.decisions: list[Decision] = []
        self.events: list[Event] = []
        self.state = game.start(players, options, self.events.append)
        self._rng = chance_generator(seed)
        self._undo: list[_UndoPoint] = []
        self._sizes: list[int] = []  # of what was decided at once
        self._take_over(opening)
        self._opening = len(self.decisions)
        self._opened = len(self._sizes)  # how many there were when the open question was asked
        self._draw()

    def copy(self) -> "Match":
        """An independent match that goes on from here in the same way."""
        new = object.__new__(Match)
        new.game, new.seed, new.seats = self.game, self.seed, self.seats
        new.decisions, new.events = self.decisions[:], self.events[:]
        new.state = self.state.copy()
        new.state.listener = new.events.append
        new._rng = Random()
        new._rng.setstate(self._rng.getstate())
        new._undo = [replace(point, state=point.state.copy()) for point in self._undo]
        new._sizes = self._sizes[:]
        new._opening, new._opened = self._opening, self._opened
        return new

    @property
    def is_over(self) -> bool:
        return not self.state.turn()

    def play(self, seat: int, *moves: int) -> None:
        """A seat's decision, and all the chance that follows it.

        Several moves are the steps of one answer; they are taken back together. If one of them is
        not allowed, none is made.
        """
        if seat == CHANCE:
            raise IllegalMove("chance is drawn by the match itself")
        if not moves:
            raise IllegalMove("a decision has at least one move")
        if seat not in self.state.turn():
            self.state.play(seat, moves[0])  # says why not
        before = self._point(seat)
        alone = len(self.state.asked()) == 1
        resolved = self.state.resolved
        taken: list[tuple[int, int]] = []
        self.state.taken = taken
        try:
            for place, move in enumerate(moves):
                if self.state.resolved > resolved or seat not in self.state.turn():
                    raise IllegalMove(f"the answer is complete after {place} of {len(moves)} moves")
                self.state.play(seat, move)
                self._note(seat, move)
        except IllegalMove:
            self._go_back(before)
            raise
        self._sizes.append(len(moves))
        self.state.taken = None
        if self.state.resolved > resolved:
            shown = not alone or self._shows(seat, taken, self.events[before.events :])
            self._settle(None if shown else before)
        self._draw()

    def considered(self, seat: int, notations: Sequence[str]) -> State:
        """The state if the seat had begun its answer so. Nothing is resolved, so the seat learns
        nothing new from it.
        """
        return self._begin(seat, notations)[0]

    def read(self, seat: int, notations: Sequence[str]) -> list[int]:
        """The moves of one answer; each is read in the state that those before it lead to."""
        *first, last = notations
        state, moves = self._begin(seat, first)
        return [*moves, self.game.parse(state, last)]

    def is_final(self, seat: int, *moves: int) -> bool:
        """Would this legal decision reveal something, so that it could not be taken back?"""
        alone, after, events = len(self.state.asked()) == 1, self.state.copy(), list[Event]()
        taken: list[tuple[int, int]] = []
        after.listener, after.taken = events.append, taken
        for move in moves:
            after.play(seat, move)
        if after.resolved == self.state.resolved:
            return False
        return not alone or self._shows(seat, taken, events) or len(after.asked()) != 1

    def answers(self) -> list[list[Decision]]:
        """The decisions; those made at once stand together, chance and the opening alone."""
        return self._grouped(0)

    @property
    def is_settled(self) -> bool:
        """Has nobody begun to answer the open question?"""
        return len(self._sizes) == self._opened

    def settled(self) -> list[list[Decision]]:
        """Of these, the ones whose questions are answered; nobody knows of others' open ones."""
        return self._grouped(0)[: self._opened]

    def can_undo(self, seat: int) -> bool:
        return self._has_begun(seat) or self._last_point(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back a seat's last decision, as long as nothing was revealed since."""
        point = self._last_point(seat)
        if self._has_begun(seat):
            self._retract(seat)
        elif point is not None:
            self._undo.pop()
            self._go_back(point)
        else:
            raise IllegalMove("nothing can be taken back: something was revealed since")

    @property
    def ways_back(self) -> int:
        """How many decisions one seat could take back, one after the other."""
        return len(self._undo)

    def forget_ways_back(self, kept: int) -> None:
        """All but those of the last few decisions. What was taken back since ends older ones, so
        a game that is played again without it has more of them than it had.
        """
        del self._undo[: len(self._undo) - kept]

    def bot_generator(self, seat: int) -> Random:
        """A generator for a bot's decision here: the same after a save or an undo."""
        return Random(f"rathaus bot {self.seed} {seat} {len(self.decisions)}")

    def record(self, *, with_seed: bool | None = None) -> Record:
        """The game so far. The seed goes in when the game is over, or into a save file."""
        show = self.is_over if with_seed is None else with_seed
        return Record(
            game=self.game.name,
            rules_version=self.game.rules_version,
            components=self.game.components_id,
            players=self.state.players,
            options=self.game.options_of(self.state),
            seats=self.seats,
            seed_hash=hash_of(self.seed),
            seed=self.seed if show else None,
            result=outcome(self.state),
            opening=self._opening,
            decisions=tuple(self.decisions),
        )

    @classmethod
    def resume(cls, game: Game, record: Record) -> "Match":
        """Go on with a saved game."""
        if record.seed is None:
            raise BadRecord(1, "a game can be resumed only from a file that holds its seed")
        for _ in replay(record, game):  # refuses whatever does not fit
            pass
        match = cls(
            game,
            record.players,
            seed=record.seed,
            options=record.options,
            seats=record.seats,
            opening=record.decisions[: record.opening],
        )
        for decision in record.decisions[record.opening :]:
            if decision.seat != CHANCE:
                match.play(decision.seat, game.parse(match.state, decision.move))
        return match

    # -- inside -------------------------------------------------------------------------------

    def _take_over(self, opening: Sequence[Decision]) -> None:
        for decision in opening:
            self.state.play(decision.seat, self.game.parse(self.state, decision.move))
            self.decisions.append(decision)
            self._sizes.append(1)

    def _point(self, seat: int) -> _UndoPoint:
        counts = len(self.decisions), len(self.events), len(self._sizes), self._opened
        return _UndoPoint(seat, self.state.copy(), *counts)

    def _go_back(self, point: _UndoPoint) -> None:
        self.state = point.state
        self.state.listener = self.events.append
        del self.decisions[point.decisions :]
        del self.events[point.events :]
        del self._sizes[point.sizes :]
        self._opened = point.opened

    def _begin(self, seat: int, notations: Sequence[str]) -> tuple[State, list[int]]:
        """The state in which the seat has begun its answer so, and the moves that lead there."""
        state = self.state.copy() if notations else self.state
        moves = []
        for notation in notations:
            move = self.game.parse(state, notation)
            if move in state.moves(seat) and state.completes(seat, move):
                raise IllegalMove(f"{notation} completes the answer: nothing can follow it")
            state.play(seat, move)
            moves.append(move)
        return state, moves

    def _note(self, seat: int, move: int) -> None:
        self.decisions.append(Decision(seat, self.game.notation(self.state, move)))

    def _shows(self, seat: int, taken: Sequence[tuple[int, int]], events: Sequence[Event]) -> bool:
        """Did anybody see more than this seat knew when it decided? An outcome of chance shows
        something even if it was the only one left, and so does what another seat had to do.
        What the seat shows of its own hand is its own affair: only the others know more.
        """
        others = (CHANCE, *(each for each in range(self.state.players) if each != seat))
        if any(each in others for each, _ in taken):
            return True
        return any(each.audience is not None and each.audience != (seat,) for each in events)

    def _settle(self, point: _UndoPoint | None) -> None:
        """A question was answered. One seat's answer can be taken back until the next seat
        decides; an answer of several is a reveal, and so is a question to several, which shows
        them their new hands.
        """
        self._opened = len(self._sizes)
        if point is None or len(self.state.asked()) != 1:
            self._undo.clear()
            return
        self._undo = [each for each in self._undo if each.seat == point.seat]
        self._undo.append(point)

    def _draw(self) -> None:
        while self.state.turn() == (CHANCE,):
            move = self.state.sample(self._rng)
            self.state.play(CHANCE, move)
            self._note(CHANCE, move)
            self._sizes.append(1)
            self._undo.clear()
            self._opened = len(self._sizes)

    def _grouped(self, first: int) -> list[list[Decision]]:
        sizes = self._sizes[first:]
        decisions = iter(self.decisions[len(self.decisions) - sum(sizes) :])
        return [list(islice(decisions, size)) for size in sizes]

    def _has_begun(self, seat: int) -> bool:
        """Has it decided something in the question that is still open?"""
        return any(group[0].seat == seat for group in self._grouped(self._opened))

    def _last_point(self, seat: int) -> _UndoPoint | None:
        """Another seat may have begun its answer meanwhile: nobody knows of it yet."""
        if self._undo and self._undo[-1].seat == seat:
            return self._undo[-1]
        return None

    def _retract(self, seat: int) -> None:
        """Take back what the seat has decided last in the question that is still open."""
        groups = self._grouped(self._opened)
        own = [group for group in groups if group[0].seat == seat]
        kept = [group for group in groups if group[0].seat != seat] + own[:-1]
        self.state.retract(seat)
        for group in own[:-1]:
            for decision in group:
                self.state.play(seat, self.game.parse(self.state, decision.move))
        del self.decisions[len(self.decisions) - sum(map(len, groups)) :]
        self.decisions += [decision for group in kept for decision in group]
        self._sizes[self._opened :] = map(len, kept)
